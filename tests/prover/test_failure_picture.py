"""A counterexample's picture in a few lines: below a refutation in a terminal, and in what `prove` answers."""

from __future__ import annotations

import random
import re

import pytest
from small_specs import FALSE
from tileprove.prover.drawing import counterexample
from tileprove.prover.showing.failure import Failure, Shown
from tileprove.prover.showing.failure_picture import MOST_LINES, small

from tileprove import integer, named, prove

BOUNDS = """
@SYSTEM.claim("It ends inside.")
def ends():
    lane = integer("lane", 0, 64)
    yield Case("", lane * 4 + 4 <= 202, show={"first byte": lane * 4, "bytes": 4, "memory": 202})
"""
HEAD = "from tileprove import Case, System, integer, named\nSYSTEM = System('demo', 'tests')\nH = integer('H', 1)\n"
PICTURE = """\
                                  0     ...      200      203
      touched (first byte)  .  .  .  .  .  .  . !! !! !! !!  .  .
    the memory ends at 202  .  .  #  #  #  #  #  #  #  .  .  .  .
"""


def failure(**shown: int) -> Failure:
    return Failure([], [Shown(label.replace("_", " "), str(value)) for label, value in shown.items()], [], [], [])


def test_a_refutation_has_its_picture_where_it_is_asked_for(tileprove, write_spec):
    spec = write_spec(BOUNDS, head=HEAD)
    pictured = tileprove("check", spec, "--picture", "--no-cache")
    assert pictured.code == 1
    assert PICTURE in pictured.out
    plain = tileprove("check", spec, "--no-cache")
    assert PICTURE not in plain.out  # no terminal
    assert re.sub(r"[\d.]+ m?s", "", pictured.out.replace(PICTURE, "")) == re.sub(r"[\d.]+ m?s", "", plain.out)


def test_a_terminal_has_it_unless_told_otherwise(tileprove, write_spec, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    spec = write_spec(BOUNDS, head=HEAD)
    monkeypatch.setattr("tileprove.prover.showing.page.Page.is_terminal", True)
    assert "touched (first byte)" in tileprove("check", spec).out
    assert "touched (first byte)" not in tileprove("check", spec, "--no-picture").out


def test_what_is_no_access_has_no_picture(tileprove, write_spec):
    out = tileprove("check", write_spec(FALSE), "--picture").out
    assert "fails" in out
    assert "!!" not in out


def test_it_says_what_the_numbers_say():
    """Read back from the letters: which places are touched, which are wanted, and where the memory ends."""
    rng = random.Random(3)
    for _ in range(300):
        touched, count = rng.randrange(-8, 400), rng.randrange(1, 17)
        other = rng.choice([{"should_be": rng.randrange(0, 400)}, {"memory": rng.randrange(1, 400)}])
        access = failure(address=touched, bytes=count, **other)
        few = small(access, 80).plain.splitlines()
        assert len(few) == 3
        assert max(map(len, few)) <= 80
        head, first, second = (line.ljust(200) for line in small(access, 200).plain.splitlines())
        begin = first.index(")") + 2
        cells, below = ([line[x : x + 3].strip() for x in range(begin, 200, 3)] for line in (first, second))
        assert cells.count("!!") == count
        columns = {round((found.start() - begin - 1) / 3): found[0] for found in re.finditer(r"-?\d+|\.\.\.", head)}
        at = cells.index("!!")
        if at in columns:
            assert int(columns[at]) == touched
        if "should_be" in other:
            assert below.count("#") == count
            assert below.index("#") - at == other["should_be"] - touched or "..." in columns.values()
        else:
            inside = sum(a == "!!" and b == "#" for a, b in zip(cells, below, strict=True))
            assert inside == max(0, min(touched + count, other["memory"]) - max(touched, 0))


def test_what_is_wider_than_the_terminal_is_left_out():
    access = failure(address=10**11, bytes=16, wanted=5 * 10**11)
    assert small(access, 160).plain.count("\n") <= MOST_LINES
    assert small(access, 40).plain == ""
    assert small(None, 80).plain == ""
    assert counterexample.scene({"address": 1, "wanted": 2}, [], "") is not None


def test_prove_answers_with_it():
    lane = integer("lane", 0, 64)
    answer = prove(named("address", lane * 4) + 4 <= named("memory", 2 * integer("n", 50, 100)))
    assert re.search(r"\n +touched \(address\)[ .]+!!.*\n +the memory ends at \d+[ .]+#", repr(answer))
    assert "<svg" in answer._repr_html_()
    assert "!!" not in repr(prove(lane < 63))
    assert "<svg" in prove(lane < 63)._repr_html_()  # its two sides
    assert "<svg" not in prove(lane < 64)._repr_html_()


@pytest.mark.parametrize("name", ["first byte", "goes to", "in the kernel"])
def test_labels_under_which_claims_show_an_access_are_known(name: str):
    assert f"touched ({name})" in small(failure(**{name.replace(" ", "_"): 3, "memory": 2}), 80).plain
