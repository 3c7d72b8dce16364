"""For all tests, in tests/ and in the games' folders."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule", help="run only the tests that name this rule: @pytest.mark.rule('C9')"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test would see broken")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of one rule; `make sabotage` breaks a rule and asks them."""
    rule = config.getoption("--rule")
    if rule:
        items[:] = [item for item in items if rule in rules_named(item)]


def rules_named(item: pytest.Item) -> set[str]:
    return {str(rule) for mark in item.iter_markers("rule") for rule in mark.args}
