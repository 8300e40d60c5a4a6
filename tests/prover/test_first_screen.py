"""`tileprove check` without names: a line a system, in full what is not as expected, how to see more; and its progress."""

from __future__ import annotations

import re

import pytest
from small_specs import EASY, FALSE, FINDING, HEAD, WORD
from tileprove.prover.running.progress import Progress


@pytest.fixture
def project(tmp_path, monkeypatch, write_spec):
    """project(part, ...): a project with one spec file of these parts and a second one that is in order."""

    def make(*parts: str) -> None:
        write_spec(*parts, name="spec_a.py")
        write_spec(EASY, name="spec_b.py", head=HEAD.replace('"demo"', '"second"', 1))
        (tmp_path / "pyproject.toml").write_text('[tool.tileprove]\nspecs = ["spec_*.py"]\n')

    monkeypatch.chdir(tmp_path)
    return make


def lines(out: str) -> dict[str, list[str]]:
    """First word of a line -> its words, of the table."""
    table = out.split("─\n")[1].split("\n\n")[0]
    return {line.split()[0]: line.split()[1:] for line in table.splitlines() if not line.startswith(" ")}


def test_a_line_a_system(tileprove, project):
    project(EASY, FINDING)
    done = tileprove("check")
    assert done.code == 0
    found = lines(done.out)
    assert list(found) == ["demo", "second"]
    assert found["demo"][:3] == ["1", "1", "all"]
    assert found["second"][:2] == ["1", "all"]
    assert "round_trip\n" not in done.out  # no row a claim
    assert "`tileprove check demo` prints the claims of a system" in " ".join(done.out.split())


def test_what_is_not_as_expected_is_printed_in_full_and_named(tileprove, project):
    project(EASY, FALSE)
    done = tileprove("check")
    assert done.code == 1
    assert lines(done.out)["demo"][:4] == ["2", "1", "of", "2"]
    assert re.search(r"^REFUTED: demo\.\w+", done.out, re.M)
    assert "    at " in done.out
    assert re.search(r"^not as expected: demo\.\w+$", done.out, re.M)


def test_a_solvers_word_is_counted(tileprove, project):
    project(EASY, WORD)
    done = tileprove("check")
    row = lines(done.out)["demo"]
    assert "1" in row[3:], row


@pytest.mark.parametrize("arguments", [("--verbose",), ("spec_a.py",), ("--claim", "round*")])
def test_the_table_comes_for_a_name_a_pattern_or_verbose(tileprove, project, arguments):
    project(EASY, FINDING)
    done = tileprove("check", *arguments)
    assert done.code == 0
    assert re.search(r"^round_trip$", done.out, re.M)
    assert "prints the claims of a system" not in done.out


def test_a_line_of_progress_is_whole():
    progress = Progress(200)
    assert progress.line(20) == "0 of 200 decided after 20 s"
    progress.started("im2col.a")
    progress.started("im2col.b")
    progress.started("im2col.c")
    progress.finished("im2col.c")
    progress.done = 50
    assert progress.line(20) == "50 of 200 decided after 20 s, about 60 s left; at work on im2col.a and im2col.b"
    progress.done = 200
    progress.running.clear()
    assert progress.line(600) == "200 of 200 decided after 10 min"


def test_a_few_lines_not_one_for_every_obligation(capsys, monkeypatch):
    now = [0.0]
    monkeypatch.setattr("tileprove.prover.running.progress.time.monotonic", lambda: now[0])
    progress = Progress(3600)
    for second in range(3600):
        now[0] = float(second)
        progress.started(f"claim {second}")
        progress.finished(f"claim {second}")
    said = capsys.readouterr().err.splitlines()
    assert 5 <= len(said) <= 12
    assert not any(line.endswith(("now ", "on ")) for line in said)
