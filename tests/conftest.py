"""Hypothesis for all tests: the same examples on every machine, many more in the long run."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from hypothesis import settings

settings.register_profile(
    "short", derandomize=True, deadline=None, print_blob=True, max_examples=50
)
settings.register_profile("long", settings.get_profile("short"), max_examples=1000)
settings.load_profile("long" if os.environ.get("FLIBUSTE_LONG") else "short")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many saboteurs of each law were caught (tests/laws/test_saboteurs.py)."""
    found: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        _, caught, name = report.nodeid.partition("is_caught[")
        if caught:
            found[name.partition("-")[0]] += 1
    if found:
        by_law = ", ".join(
            f"{law} {found[law]}" for law in sorted(found, key=lambda law: (len(law), law))
        )
        terminalreporter.write_line(f"{found.total()} saboteurs caught: {by_law}")
