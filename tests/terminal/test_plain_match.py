"""Whole matches in lines of text, through a pipe and without one, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from flibuste.core.codec import loads
from flibuste.laws.cases import LONG
from tests.terminal.tables import Script, flibuste, in_this_process, numbers_to_the_end, table

END = {
    "en": ("wins the match.", "1. ", "pirates in the boat: 6", "Seed: 4", "Match code: "),
    "fr": (
        "gagne la partie.",
        "1. ",
        "pirates dans le bateau\u00a0: 6",
        "Graine\u00a0: 4",
        "Code de la partie\u00a0: ",
    ),
}


@pytest.mark.parametrize(
    ("language", "variant", "command"),
    [("en", "jamaica", flibuste), ("fr", "tortuga", in_this_process)],
)
def test_a_whole_match_is_played_through_a_pipe(language: str, variant: str, command: Any) -> None:
    played = table("you,greedy,random", "4", variant=variant)
    typed = numbers_to_the_end(played)
    arguments = ["--seats", "you,greedy,random", "--option", f"variant={variant}", "--seed", "4"]
    run = command("play", "cartagena", *arguments, given="\n".join(typed), language=language)
    assert run.returncode == 0
    assert run.stderr == ""
    for line in END[language]:
        assert line in run.stdout
    code = re.findall(r"cartagena\.1\.3\S+", run.stdout)[-1]
    assert loads(code).journal == played.match.journal


def test_the_same_match_is_told_alike_in_a_pipe_and_at_a_table() -> None:
    options: dict[str, Any] = {} if LONG else {"turn_limit": 20}
    typed = numbers_to_the_end(table(seed="8", **options))
    arguments = ["--seats", "you,greedy", "--seed", "8"]
    for name, value in options.items():
        arguments += ["--option", f"{name}={value}"]
    run = in_this_process("play", "cartagena", *arguments, given="\n".join(typed))
    told = Script(table(seed="8", **options), typed).play()
    assert "".join(run.stdout.split()) == "".join(told.split())


def test_bots_play_among_themselves_when_nobody_sits_down() -> None:
    arguments = ["--seats", "greedy,random", "--seed", "2", "--plain"]
    run = in_this_process("play", "cartagena", *arguments)
    assert run.returncode == 0
    assert "wins the match." in run.stdout
    assert not re.search(r"draws (a|an) (dagger|pistol|key|hat|bottle|skull)", run.stdout)


def test_the_end_of_the_input_leaves_the_table_quietly_with_the_code_to_come_back() -> None:
    run = flibuste("play", "cartagena", "--seats", "you,greedy", "--seed", "1", given="1\n2\n")
    assert run.returncode == 0
    assert run.stderr == ""
    code = run.stdout.split()[-1]
    assert [seat for seat, _ in loads(code).journal if seat >= 0] == [0, 0]


def test_a_long_menu_has_a_heading_for_each_kind_of_act() -> None:
    script = Script(table(), ["1", "2", "quit"])
    script.play()
    menus = script.text.split("Your turn: advance or retreat. One move left")[1]
    assert re.search(r"^Advance$", menus, re.MULTILINE)
    assert all(len(line) <= 80 for line in menus.splitlines() if line.startswith("  "))


def test_what_others_did_is_told_before_the_next_own_turn() -> None:
    script = Script(table(), ["1", "1", "1", "quit"])
    script.play()
    after = script.text.split("It is Green’s turn.")[1]
    assert "Green plays " in after.split("Your turn")[0]
