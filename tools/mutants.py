"""Mutation testing: `make mutants [ARGS="scoring planner/search --sample 40"]`; docs/testing.md tells what for.

The mutants are those of cosmic-ray's operators. Its own way of testing them writes each into the tree and starts Python
anew; here each is put in place of its module as that is imported, in a fork of a process in which pytest is loaded
already. So nothing in the tree changes, and a mutant costs what its tests cost. Results are kept in build/mutants/ as
lines of JSON and not made again; `--again` forgets them.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import resource
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from difflib import unified_diff
from functools import cache
from hashlib import blake2s
from itertools import islice
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "mutants"
RULES = (
    *("test_golden", "test_scenarios", "test_engine", "test_reasons", "test_perft", "test_setup", "test_actions"),
    *("test_mutants_rules", "test_views", "test_orders", "test_forced", "test_session", "test_random_games"),
)
PLANNER = ("test_mutants_planner", "test_planner", "ui/test_reach")
SCORING = (
    "test_mutants_scoring",
    "test_engine",
    "test_scenarios",
    "test_golden",
    "ui/test_scores",
    "test_random_games",
)
TESTS: dict[str, tuple[str, ...]] = {
    "scoring": SCORING,
    **{f"planner/{name}": PLANNER for name in ("__init__", "search", "steps", "values")},
    "engine": RULES,
    "ledger": RULES,
    "state": RULES,
    **{
        f"phases/{name}": RULES
        for name in ("bidding", "building", "effects", "exchange", "final", "free", "payment", "track", "workers")
    },
}
"""The modules that are mutated, and the files of tests that look at each, the quickest to notice first."""
# What these make cannot be told from the original here: whole numbers, None and interned actions are one object each.
# Variables are not swapped: those operators need names to be given by hand.
LEFT_OUT = (
    "Eq_Is",
    "Eq_IsNot",
    "NotEq_Is",
    "NotEq_IsNot",
    "Is_Eq",
    "IsNot_NotEq",
    "VariableReplacer",
    "VariableInserter",
)
LONGEST = 12
"""A mutant is ended after so many times the processor time of the sound tests."""
MEMORY = 2 << 30
"""Bytes of address space that a mutant may take."""


@dataclass
class Mutant:
    """A change of one module: the operator, the line, the lines before and after, and what became of it."""

    module: str
    operator: str
    line: int
    diff: str
    key: str
    source: str = ""
    outcome: str = ""
    by: str = ""
    seconds: float = 0.0


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module as its mutant says."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the one module that is mutated before anybody else does."""

    def __init__(self, name: str, path: Path, source: str) -> None:
        self._name, self._path, self._source = name, path, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = _Loader(fullname, str(self._path), self._source)
        return importlib.util.spec_from_file_location(fullname, self._path, loader=loader)


def meaning(source: str) -> str:
    """What a source does: its syntax tree without annotations, which nobody asks at run time, and without the sizes of
    caches, which decide nothing but speed."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "lru_cache":
            node.keywords = []
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return ast.dump(tree)


def file_of(module: str) -> Path:
    return ROOT / "homesteaders" / f"{module}.py"


def places_of(code: str) -> list[tuple[str, int]]:
    """Every change that there is to make: an operator and the number of the place in the code."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

    nodes = list(ast_nodes(get_ast(code)))
    names = [name for name in sorted(operator_names()) if not name.endswith(LEFT_OUT)]
    operators = {name: get_operator(name)() for name in names}
    return [
        (name, place)
        for name, operator in operators.items()
        for place in range(sum(len(list(operator.mutation_positions(node))) for node in nodes))
    ]


def mutants_of(module: str, code: str, places: list[tuple[str, int]]) -> Iterator[Mutant]:
    """The mutants at these places, but those that are no Python and those that mean the same."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    sound = meaning(code)
    for name, place in places:
        changed = mutate_code(code, get_operator(name)(), place)
        try:
            if changed is None or meaning(changed) == sound:
                continue
            compile(changed, module, "exec")
        except SyntaxError:
            continue
        lines = list(unified_diff(code.splitlines(), changed.splitlines(), n=0, lineterm=""))[2:]
        line = int(lines[0].split()[1].lstrip("-").partition(",")[0])
        diff = "\n".join(line for line in lines if line[0] in "+-")
        key = blake2s(f"{module}\n{diff}".encode(), digest_size=8).hexdigest()
        yield Mutant(module, name.removeprefix("core/"), line, diff, key, changed)


def _tests(module: str) -> list[str]:
    files = [ROOT / "tests" / f"{name}.py" for name in TESTS[module]]
    return [str(file.relative_to(ROOT)) for file in files if file.exists()]


def _child(mutant: Mutant | None, tests: list[str], output: Path) -> int:
    """In the fork: run the tests, the mutant in place; pytest's exit code."""
    import pytest

    with output.open("w") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    if mutant:
        name = "homesteaders." + mutant.module.replace("/", ".").removesuffix(".__init__")
        sys.meta_path.insert(0, _Finder(name, file_of(mutant.module), mutant.source))
    options = ["-x", "-q", "--tb=line", "-p", "no:cacheprovider", "-p", "no:randomly", "-m", "not long and not bench"]
    # Collecting takes longer than most mutants live, so the quickest files are asked alone first.
    return next((code for part in (tests[:2], tests[2:]) if part and (code := int(pytest.main([*options, *part])))), 0)


def run(mutant: Mutant | None, tests: list[str], limit: float, output: Path) -> tuple[str, float]:
    """ "killed", "survived" or "too long", and the processor time that it took."""
    child = os.fork()
    if child == 0:
        code = 3
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 2))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = _child(mutant, tests, output)
        except BaseException:
            code = 3
        finally:
            os._exit(code)
    _, status, usage = os.wait4(child, 0)
    seconds = usage.ru_utime + usage.ru_stime
    if os.WIFSIGNALED(status):
        return ("too long" if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else "killed"), seconds
    return ("survived" if os.WEXITSTATUS(status) == 0 else "killed"), seconds


def killer(output: Path) -> str:
    """The test that noticed, as far as pytest said."""
    found = [line for line in output.read_text(errors="replace").splitlines() if line.startswith(("FAILED", "ERROR"))]
    return found[0].partition(" - ")[0].removeprefix("FAILED ").removeprefix("ERROR ") if found else ""


def known(module: str) -> dict[str, dict[str, object]]:
    """What is known of a module's mutants, by key."""
    path = KEPT / f"{module.replace('/', '.')}.jsonl"
    if not path.exists():
        return {}
    return {line["key"]: line for line in map(json.loads, path.read_text(encoding="utf-8").splitlines())}


@cache
def sound_time(tests: tuple[str, ...], output: Path) -> float:
    """The processor time of these tests without any mutant; they must pass."""
    outcome, seconds = run(None, list(tests), 3000, output)
    if outcome != "survived":
        sys.exit(f"Without any mutant there is a failure already: see {output}")
    return seconds


def examine(module: str, sample: int, seed: int, again: bool) -> tuple[int, Counter[str]]:
    """Test a module's mutants, all or a sample; how many places there are and the outcomes."""
    code = file_of(module).read_text(encoding="utf-8")
    every = places_of(code)
    random.Random(f"{seed} {module}").shuffle(every)
    chosen = list(islice(mutants_of(module, code, every), sample or None))
    tests, output = _tests(module), KEPT / "output.txt"
    base = sound_time(tuple(tests), output)
    print(
        f"{module}: {len(every)} places for a mutant, {len(chosen)} mutants are tested; sound tests take {base:.1f} s",
        flush=True,
    )
    there = known(module)
    count: Counter[str] = Counter()
    for mutant in chosen:
        old = there.get(mutant.key)
        if old and (old["outcome"] != "survived" or not again):
            count[str(old["outcome"])] += 1
            continue
        mutant.outcome, mutant.seconds = run(mutant, tests, LONGEST * base + 5, output)
        mutant.by = killer(output) if mutant.outcome == "killed" else ""
        count[mutant.outcome] += 1
        with (KEPT / f"{module.replace('/', '.')}.jsonl").open("a", encoding="utf-8") as file:
            kept = asdict(mutant)
            del kept["source"]
            file.write(json.dumps(kept) + "\n")
        if mutant.outcome == "survived":
            print(
                f"  survived, line {mutant.line} ({mutant.operator}):\n    " + mutant.diff.replace("\n", "\n    "),
                flush=True,
            )
    return len(every), count


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("modules", nargs="*", default=list(TESTS), help="as in TESTS, such as scoring or phases/track")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants of each module; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--again", action="store_true", help="test survivors of earlier runs again")
    parser.add_argument("--list", action="store_true", help="only count the places")
    args = parser.parse_args()
    if unknown := set(args.modules) - set(TESTS):
        parser.error(f"no such module: {', '.join(sorted(unknown))}; there are {', '.join(TESTS)}")
    KEPT.mkdir(parents=True, exist_ok=True)
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(KEPT / "pycache")
    if args.list:
        for module in args.modules:
            print(f"{module:20} {len(places_of(file_of(module).read_text(encoding='utf-8'))):5}")
        return 0
    import _pytest.assertion.rewrite  # noqa: F401 - loaded once, for all forks
    import pytest  # noqa: F401

    rows = []
    for module in args.modules:
        mutants, count = examine(module, args.sample, args.seed, args.again)
        rows.append((module, mutants, count))
    print(f"\n{'module':20} {'places':>8} {'tested':>8} {'killed':>8} {'too long':>8} {'survived':>8}  share killed")
    total: Counter[str] = Counter()
    for module, mutants, count in [*rows, ("all", sum(row[1] for row in rows), total)]:
        if module != "all":
            total += count
        tested = count.total()
        dead = tested - count["survived"]
        print(
            f"{module:20} {mutants:8} {tested:8} {count['killed']:8} {count['too long']:8} {count['survived']:8}"
            f"  {100 * dead / max(tested, 1):.1f} %"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
