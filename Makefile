# Two commands matter: `make play` and `make test`. `make help` lists all.
.DEFAULT_GOAL := help
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules
SHELL := /bin/sh

PORT ?= 8000
PYTHON ?= python3
export PYTHON
VENV := .venv/bin
# So many test processes run side by side in `make test`.
TOGETHER ?= 2
# A test that hangs is a failure with its name and its stacks, after so many seconds. Not in pyproject.toml: the pytest
# inside Pyodide has no plugins.
LIMIT = --timeout-method thread --timeout
# A browser's process for a page crashed once in some hundred launches (docs/testing.md). Should it happen again: such a test,
# and no other, is run once more; the summary counts it.
CRASHED = --reruns 1 --only-rerun "Target crashed"
NEED := tools/need.sh

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ---- what the others stand on

.PHONY: need need-python
need:
	@$(NEED) python3 node npm
need-python:
	@$(NEED) python3

node_modules/.installed: package.json package-lock.json | need
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

.venv/.installed: requirements-dev.txt | need-python
	$(PYTHON) -m venv --clear .venv
	$(VENV)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

# ---- the game

.PHONY: play dist
play: dist ## build the game and serve it at http://localhost:8000/ (PORT=... for another)
	@$(PYTHON) tools/serve.py dist $(PORT)

dist: need node_modules/.installed ## build dist/, the folder to upload to any static host
	@$(PYTHON) tools/build.py dist

# ---- the checks

.PHONY: setup test test-long lint types unit e2e
setup: need node_modules/.installed .venv/.installed

test: setup ## everything: lint, types, unit, rules, the engine inside Pyodide, end to end (needs a Chromium)
	@$(MAKE) --no-print-directory lint types
	@$(PYTHON) tools/build.py build/site  # the archives are made once, not by each of the processes
	@CHROMIUM="$$($(VENV)/python tools/browser.py)" && export CHROMIUM && \
	$(VENV)/python -m pytest --numprocesses $(TOGETHER) --dist loadgroup $(LIMIT)=400 $(CRASHED)

test-long: setup ## the checks that need longer than `make test` should
	@$(VENV)/python -m pytest -m long tests --numprocesses $(TOGETHER) $(LIMIT)=1500
	@CHROMIUM="$$($(VENV)/python tools/browser.py)" && export CHROMIUM && \
	$(VENV)/python -m pytest -m long e2e $(LIMIT)=1500 $(CRASHED)  # one after the other: some compare times

lint: .venv/.installed ## ruff: rules and formatting
	$(VENV)/ruff check
	$(VENV)/ruff format --check

types: .venv/.installed ## mypy --strict on homesteaders and ui
	$(VENV)/mypy

unit: setup ## only tests/, on this machine's Python (ARGS=... goes to pytest)
	$(VENV)/python -m pytest tests --ignore tests/pyodide $(ARGS)

.PHONY: pyodide
pyodide: setup ## only the engine suite inside Pyodide under Node (ARGS=... goes to the pytest there)
	node tests/pyodide/run.mjs $(ARGS)

e2e: setup ## only e2e/, in a real browser (ARGS=... goes to pytest)
	@CHROMIUM="$$($(VENV)/python tools/browser.py)" && export CHROMIUM && $(VENV)/python -m pytest e2e $(ARGS)

.PHONY: test-firefox
test-firefox: setup dist ## a smoke run of the built page in Firefox, where there is one (FIREFOX=... names another)
	@$(PYTHON) tools/firefox.py dist

# ---- teaching the opponents

build/train/.installed: requirements-train.txt | need-python
	$(PYTHON) -m venv --clear build/train/venv
	build/train/venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-train.txt
	@touch $@

.PHONY: train
train: build/train/.installed ## fit the opponents' win model anew, about 20 minutes (FULL=1: overnight, ARGS=... goes to tools/train.py)
	build/train/venv/bin/python tools/train.py $(if $(FULL),--full) $(ARGS)

# ---- looking for faults, at length (docs/testing.md)

build/mutants/.installed: requirements-mutants.txt | need-python
	$(PYTHON) -m venv --clear build/mutants/venv
	build/mutants/venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-mutants.txt
	@touch $@

.PHONY: fuzz mutants
fuzz: .venv/.installed ## spoilt codes, saves and transcripts, games by chance: MINUTES=10 (SEED=n goes on, ARGS="--only codes")
	$(VENV)/python tools/fuzz.py --minutes $(or $(MINUTES),10) $(if $(SEED),--seed $(SEED)) $(ARGS)

mutants: build/mutants/.installed ## do the tests notice changed rules, planner, scoring? hours (ARGS="phases/track --sample 20")
	build/mutants/venv/bin/python tools/mutants.py $(ARGS)

# ---- puzzles (docs/puzzles.md)

.PHONY: puzzles
puzzles: .venv/.installed ## make the puzzles anew, about 15 minutes, and check them (CHECK=1 only checks those that are there)
	$(VENV)/python tools/puzzles.py $(if $(CHECK),--check) $(ARGS)

# ---- measuring, looking, cleaning

.PHONY: bench bench-start bench-memory bench-clicks bench-thinking pictures fonts clean
bench: need node_modules/.installed ## speed of the engine on this Python, inside Pyodide under Node, then bench-clicks and bench-thinking
	$(PYTHON) -m homesteaders bench
	node tools/pyodide.mjs -m homesteaders bench
	@$(MAKE) --no-print-directory bench-clicks bench-thinking

bench-start: setup dist ## starts of the built page, cold, warm, offline, beside a bare stock Pyodide page (ARGS=--rounds=3 is shorter)
	@CHROMIUM="$$($(VENV)/python tools/browser.py)" && export CHROMIUM && $(VENV)/python tools/bench_start.py $(ARGS)

bench-memory: setup dist ## memory over three whole games on the built page (ARGS="--games=5 --level=baron")
	@CHROMIUM="$$($(VENV)/python tools/browser.py)" && export CHROMIUM && $(VENV)/python tools/bench_memory.py $(ARGS)

bench-clicks: setup dist ## click to painted change over whole games on the built page (ARGS=--rounds=2 is shorter)
	@CHROMIUM="$$($(VENV)/python tools/browser.py)" && export CHROMIUM && $(VENV)/python tools/bench_clicks.py $(ARGS)

bench-thinking: setup dist ## frames while three Barons play a whole game on the built page (ARGS=--rounds=2 is shorter)
	@CHROMIUM="$$($(VENV)/python tools/browser.py)" && export CHROMIUM && $(VENV)/python tools/bench_thinking.py $(ARGS)

pictures: setup dist ## every screen at three sizes, light and dark, into build/pictures/ (ARGS="NAME ..." for some)
	@CHROMIUM="$$($(VENV)/python tools/browser.py)" && export CHROMIUM && $(VENV)/python e2e/pictures.py $(ARGS)

fonts: setup ## make assets/fonts/ anew from the packages of npm: other letters, another version (docs/look.md)
	@$(VENV)/python tools/fonts.py

clean: ## remove all that was built or installed here
	rm -rf dist build node_modules .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
