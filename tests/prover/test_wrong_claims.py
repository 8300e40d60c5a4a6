"""A claim that says nothing, for an error in it alone, does not stop the others of its file."""

from __future__ import annotations

import json

import pytest

SPEC = """
from tileprove import Case, System, integer, kinds

SYSTEM = System("loader", "a loader")
x = integer("x", 0, 64)


@SYSTEM.claim("Lanes stay inside.")
def inside():
    yield Case("", x < 64)


@SYSTEM.claim("Every cell is written.")
def written():
    yield Case("before", x < 64)
    i, o = integer("i", 0, 64), integer("o", 0, 64)
    yield from kinds.produced("", lambda i: i * 3 % 64, {"i": 64}, {"o": 64}, given=[i < o])


@SYSTEM.claim("It rests on the one that says nothing.")
def resting():
    yield Case("", x < 65, using=[written])


@SYSTEM.claim("Nobody yields anything.")
def empty():
    return iter(())
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "spec_loader.py"
    path.write_text(SPEC)
    return path


def test_the_others_are_decided_and_each_error_is_a_line_with_its_place(tileprove, spec):
    done = tileprove("check", spec, "--no-cache", "--attack", "0")
    assert done.code == 2
    assert "1 claim: 1 proved; 3 in error, not decided" in done.out
    lines = done.err.splitlines()
    assert [line.partition(": ")[0] for line in lines if line.startswith("tileprove: ")] == ["tileprove"] * 3
    for line, place, said in zip(
        [line for line in lines if line.startswith("tileprove: ")],
        ("spec_loader.py:17", "spec_loader.py:17", "spec_loader.py:25"),
        ("(in loader.written)", "(in loader.resting)", "loader.empty yields no case"),
        strict=True,
    ):
        assert place in line
        assert said in line
        assert line.endswith("it was not decided")


def test_the_files_of_a_run_say_what_was_not_decided(tileprove, spec, tmp_path):
    files = [option for name in ("json", "sarif", "junit") for option in (f"--{name}", tmp_path / name)]
    assert tileprove("check", spec, "--no-cache", "--attack", "0", *files).code == 2
    said = json.loads((tmp_path / "json").read_text())
    assert not said["complete"]
    assert [line.endswith("it was not decided") for line in said["failed"]] == [True] * 3
    assert (tmp_path / "sarif").read_text().count("it was not decided") == 3
    assert 'errors="3"' in (tmp_path / "junit").read_text()


def test_no_record_is_made_of_a_file_with_such_a_claim(tileprove, spec, tmp_path):
    done = tileprove("check", spec, "--no-cache", "--attack", "0", "--update", "--proofs", tmp_path / "proofs")
    assert done.code == 2
    assert not (tmp_path / "proofs").exists()


def test_a_claim_that_is_right_may_be_asked_for_alone(tileprove, spec):
    assert tileprove("check", spec, "--claim", "inside", "--no-cache", "--attack", "0").code == 0
    assert tileprove("check", spec, "--claim", "written", "--no-cache", "--attack", "0").code == 2


def test_who_asks_for_what_only_a_whole_file_shows_is_refused(tileprove, spec):
    done = tileprove("weaken", f"{spec}::inside")
    assert done.code == 2
    assert "spec_loader.py:17: MapError" in done.err


def test_a_case_that_nobody_yields_is_an_error_beside_one(tileprove, spec):
    """What the claim in error made is forgotten; what a claim without one made and kept to itself is not."""
    text = SPEC.replace('yield Case("", x < 64)\n', 'yield Case("", x < 64)\n    Case("lost", x < 63)\n', 1)
    spec.write_text(text)
    done = tileprove("check", spec, "--no-cache", "--attack", "0")
    assert done.code == 2
    assert "spec_loader.py:11: the Case 'lost' is made here and not yielded" in done.err
    assert "proved" not in done.out
