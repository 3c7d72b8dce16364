"""Every command of the line mode, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flibuste.core.codec import dumps, loads
from flibuste.core.sections import as_text
from flibuste.terminal.commands import COMMANDS, command_of
from tests.terminal.tables import Script, answers, table


def said(*lines: str, language: str = "en", seed: str = "1") -> str:
    """What the table says to the last of these lines."""
    return answers(table(seed=seed), *lines, language=language)[-1]


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("why 3", "why"),
        ("pourquoi 3", "why"),
        ("WHY 3", "why"),
        ("rules", "rules"),
        ("règles", "rules"),
        ("regles C9", "rules"),
        ("Règle C9", "rules"),
        ("hint", "hint"),
        ("conseil", "hint"),
        ("undo", "undo"),
        ("annuler", "undo"),
        ("menu", "menu"),
        ("coups", "menu"),
        ("board", "board"),
        ("plateau", "board"),
        ("log", "log"),
        ("journal", "log"),
        ("save", "save"),
        ("sauver ici.json", "save"),
        ("code", "code"),
        ("lang", "lang"),
        ("langue", "lang"),
        ("help", "help"),
        ("aide", "help"),
        ("?", "help"),
        ("quit", "quit"),
        ("quitter", "quit"),
    ],
)
def test_commands_are_understood_in_both_languages_whichever_is_spoken(
    typed: str, command: str
) -> None:
    found = command_of(typed)
    assert found is not None
    assert found[0] == command


def test_help_tells_of_every_command() -> None:
    for language in ("en", "fr"):
        told = said("help", language=language)
        for line in told.splitlines()[2:]:
            assert command_of(line.split()[0])
        assert len(told.splitlines()) == len(COMMANDS) + 2


def test_why_says_that_an_act_is_allowed() -> None:
    assert said("why 2") == "Allowed: key: from the start to 2."
    assert said("why Advance 0 key") == "Allowed: key: from the start to 2."
    assert said("why key: from the start to 2") == "Allowed: key: from the start to 2."
    assert said('why {"type": "Advance", "origin": 0, "symbol": "key"}').startswith("Allowed")
    assert said("pourquoi avancer 0 clef", language="fr").startswith("Permis\u00a0: clef")


@pytest.mark.parametrize(
    ("typed", "rule", "sentence"),
    [
        ("why Advance 9 skull", "C9", "You have no pirate on square 9."),
        ("why advance 0 dagger", "C9", "You hold no dagger."),
        ("why advance boat key", "C9", "A pirate in the boat does not advance any more."),
        ("why retreat start", "C11", "A pirate at the start cannot retreat."),
        ("why Retreat 0", "C11", "A pirate at the start cannot retreat."),
        ("why end turn", "C8", "At least one move must be made in a turn, and you have one."),
        ("why Draw key", "G4", "Luck and the clock are not players"),
        ("why Advance 99 key", "G3", "This move is not possible right now."),
    ],
)
def test_why_names_the_rule_that_forbids_an_act_and_where_to_read_it(
    typed: str, rule: str, sentence: str
) -> None:
    told = said(typed)
    assert told.startswith(f"Not allowed. {rule}: {sentence}")
    assert told.endswith(f"The whole rule: rules {rule}")


def test_why_speaks_french_and_understands_it() -> None:
    told = said("pourquoi avancer 9 tête de mort", language="fr")
    assert told.startswith("Interdit. C9\u00a0: Vous n’avez pas de pirate sur la case 9.")
    assert told.endswith("La règle entière\u00a0: règles C9")
    assert said("pourquoi reculer 5", language="fr").startswith("Interdit. C11")


def test_a_forbidden_act_is_not_made_and_its_rule_is_named() -> None:
    session = table()
    told = answers(session, "Retreat 5")[0]
    assert told.startswith("Not allowed. C11")
    assert all(seat < 0 for seat, _ in session.match.journal)


def test_acts_can_be_written_in_words_and_in_json() -> None:
    session = table()
    answers(session, "avancer 0 clef", '{"type": "Advance", "origin": 0, "symbol": "hat"}')
    made = [repr(action) for seat, action in session.match.journal if seat == 0]
    assert made == ["Advance(origin=0, symbol='key')", "Advance(origin=0, symbol='hat')"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("foo", "“foo” is neither a command nor a move of this game"),
        ("99", "There is no move 99 in the list, which goes up to 5."),
        ("0", "There is no move 0 in the list, which goes up to 5."),
        ("why", "Name a move: its number, or words"),
        ("why foo", "“foo” is neither"),
        ("why 99", "There is no move 99"),
        ("why {", "“{” is neither"),
        ('why {"type": "Fly"}', "is neither"),
        ("why Advance 3", "This move needs more: Advance origin symbol"),
        ("rules Z9", "There is no rule “Z9”; there are C1–C17, G1–G4."),
        ("lang de", "There is no language “de”; there are: en, fr."),
        ("9" * 5000, "is neither"),
        ("x" * 5000, "is neither"),
    ],
)
def test_unknown_input_gets_a_helpful_line_and_nothing_is_lost(typed: str, answer: str) -> None:
    session = table()
    told = answers(session, typed)[0]
    assert answer in told
    assert all(seat < 0 for seat, _ in session.match.journal)


def test_an_empty_line_says_nothing() -> None:
    assert said("") == ""
    assert said("   ") == ""


def test_rules_show_the_contents_one_rule_or_the_whole_page() -> None:
    contents = said("rules")
    assert "C9 Advance" in contents
    assert "G4 Luck and the clock are not players" in contents
    assert said("rules c9").startswith("C9 · Advance\n\nDiscard a card face up")
    assert "C10" not in said("rules c9")
    assert said("rules all").count("\n### ") == 21
    assert said("règles C9", language="fr").startswith("C9 · Avancer")
    assert "Règles" not in said("règles tout", language="fr").split("###")[0]


def test_a_hint_names_an_act_of_the_menu() -> None:
    assert said("hint").startswith("The captain would play ")
    assert said("conseil", language="fr").startswith("Le capitaine jouerait ")


def test_a_hint_is_as_strong_as_it_is_asked_for() -> None:
    _, why, *_ = said("hint").splitlines()
    assert re.search(r"(good as|better than) “", why)
    for typed in ("hint move", "conseil coup"):
        (line,) = said(typed).splitlines()
        assert line.startswith("The captain would play ")
    nudge = said("hint nudge")
    assert re.fullmatch(r"It is (number \d+|one of these: \d+(, \d+)+)\.", nudge)
    assert re.match("C’est (le numéro|l’un de)", said("conseil piste", language="fr"))


def test_the_log_tells_all_that_this_person_saw() -> None:
    told = said("1", "log").splitlines()
    assert told[0] == "You begin."
    assert "Green draws a card. (× 6)" in told
    assert told[-1] == "You play a pistol: a pirate runs from the start to 3."


def test_the_board_and_the_menu_are_shown_again() -> None:
    session = table()
    script = Script(session, ["board", "menu"])
    script.play()
    board = as_text(session.game.board(session.view()), script.plain.speaker)
    assert script.text.count(board) == 2
    assert script.text.count("  1 pistol: from the start to 3") == 2


def test_the_code_is_the_match_so_far() -> None:
    session = table()
    told = answers(session, "1", "code")[1]
    assert told == dumps(session.match)
    assert loads(told).journal == session.match.journal


def test_the_language_can_be_changed_at_any_time() -> None:
    assert said("lang").startswith(
        "Désormais en français.\nÀ vous\u00a0: jouez une carte. Encore 3 coups"
    )
    assert said("langue en", language="fr").startswith("From now on in English.\nYour turn")
    assert said("lang fr").startswith("Désormais")


def test_save_writes_a_file_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert said(f"save {file}") == f"Saved in {file}; to go on: flibuste play --load {file}"
    assert file.is_file()


def test_what_cannot_be_saved_is_told_in_one_line(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "match.json"
    assert said(f"save {missing}").endswith("cannot be written: there is no such folder.")
    assert said(f"sauver {tmp_path}", language="fr").endswith("\u00a0: c’est un dossier.")
    assert said("save " + "x" * 3000).endswith("cannot be written: the name is too long.")


def test_quitting_shows_the_code_to_come_back() -> None:
    session = table()
    told = Script(session, ["1", "quit"]).play()
    assert told.endswith(f"to go on: flibuste play --load {dumps(session.match)}")
