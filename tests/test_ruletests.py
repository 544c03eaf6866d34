"""docs/rules-tests.md is what tools/ruletests.py makes; every rule has a test that names it."""

from tools import ruletests


def test_the_table_of_rules_and_tests_is_up_to_date() -> None:
    hint = "`python tools/ruletests.py` writes it anew"
    assert ruletests.TARGET.read_text(encoding="utf-8") == ruletests.table(), hint


def test_every_rule_is_named_by_a_test() -> None:
    named = set(ruletests.cases()) | set(ruletests.naming())
    assert named <= {*ruletests.numbers(), *{number.partition(".")[0] for number in ruletests.numbers()}}
    assert {number for number in ruletests.numbers() if number not in named} == set()
