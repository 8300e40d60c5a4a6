"""The judges of claims by a kind: they contradict every false claim, none that is true, and no claim that ships."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from test_claim_kinds import KINDS
from test_pairing_kinds import FALSE, TRUE
from tileprove.prover.attack.kinds.attacking import attack, contradicting, drawn
from tileprove.prover.attack.kinds.numbers import Unjudged
from tileprove.prover.language.conflicts import Banks
from tileprove.prover.language.kinds.kind import Cases
from tileprove.prover.running import registry

from tileprove import Access, System, integer, kinds, where

POINTS = 24
SYSTEM = System("judged", "Maps for the judges")


def found(asked: Any) -> tuple[str, int]:
    """(what contradicts the claim, at how many points it was judged)."""
    assert isinstance(asked, Cases)
    rng, judged = Random(5), 0
    for point, _ in zip(drawn(asked, rng), range(POINTS), strict=False):
        try:
            said = contradicting(asked, point, rng)
        except Unjudged:
            continue
        judged += 1
        if said:
            return said, judged
    return "", judged


@pytest.mark.parametrize("kind", KINDS)
def test_a_true_claim_stands_and_its_slip_falls(kind: str):
    right, wrong = KINDS[kind]
    assert found(right()) == ("", found(right())[1])
    assert found(right())[1] > 0
    assert found(wrong())[0]


@pytest.mark.parametrize("name", TRUE)
def test_a_true_pairing_stands(name: str):
    forward, domain, codomain = TRUE[name]
    said, judged = found(kinds.bijective("", forward, None, domain, codomain))
    assert (said, judged > 0) == ("", True)


@pytest.mark.parametrize("name", FALSE)
def test_a_false_pairing_falls(name: str):
    forward, domain, codomain, _ = FALSE[name]
    assert found(kinds.bijective("", forward, None, domain, codomain))[0]


N, OUT = integer("N", 1), integer("output", 0, 8)
EVEN = integer("i", 0, 8) % 2 == 0


@SYSTEM.map("memory", {"byte": 4})
def all_at_zero(byte):
    """Four accesses at 0."""
    return Access(byte * 0, bytes=4)


@SYSTEM.map("LDS", {"lane": 8})
def colliding(lane):
    """Lanes 2 and 4 want two dwords of bank 2."""
    return Access(lane * 4 + where(lane == 4, 256 - 8, 0), bytes=4)


@SYSTEM.map("LDS", {"lane": 64})
def half_active(lane):
    """Lanes below 32, each a bank of its own; the inactive ones would share it."""
    return Access(where(lane < 32, lane * 4, lane * 4 + 128), bytes=4, active=lane < 32)


@SYSTEM.map("the matrix", {"row": 2, "lane": 64})
def over_and_over(row, lane):
    """Both rows go to the same bytes of the LDS."""
    return Access(row * 256 + lane * 4, 4, lds=row * 0)


@SYSTEM.map("LDS", {"lane": 64})
def reader(lane):
    """Reads what the lane of that number wrote."""
    return Access(lane * 4, 4)


@SYSTEM.map("out", {"row": 8}, lambda row: [row != 3])
def skipping(row):
    """Rows but 3, 16 bytes each."""
    return Access(row * 16, bytes=16)


@SYSTEM.map("m", {"lane": 64})
def chosen(lane, which):
    """4 bytes at 0, but far away for one lane."""
    return Access(where(lane == which, 1 << 20, 0), bytes=4)


def overwritten(row: int) -> Iterator[Any]:
    at = reader.anywhere()
    source = row * 256 + at.coordinates["lane"] * 4
    return kinds.round_trip("", at, source, over_and_over, {}, lambda b: {"row": row, "lane": b // 4})


HOLES = {  # claims that were proved once, and are false
    "coordinate byte": lambda: kinds.exactly_once("", all_at_zero.anywhere(), 4),
    "phases of another size": lambda: kinds.conflict_degree(
        "", colliding, {}, Banks(64, ((0, 1), (2, 3, 4, 5), (6, 7))), 1
    ),
    "inactive lanes": lambda: kinds.conflict_degree("", half_active, {}, Banks(64, (tuple(range(64)),)), 2),
    "two writers": lambda: overwritten(0),
    "two writers, the other": lambda: overwritten(1),
    "precondition": lambda: kinds.once_and_only_once("", skipping, {}, 128, lambda b: {"row": b // 16}),
    "parameter named as a coordinate": lambda: kinds.in_bounds("", chosen.anywhere(which=integer("lane", 0, 64)), 256),
    "parameter named output": lambda: kinds.produced("", lambda i: OUT + i, {"i": 1}, [8], by=lambda o: [0]),
    "input named i'": lambda: kinds.one_to_one("", lambda a, b: (a ^ b) * (1 + a), {"i": 2, "i'": 2}),
    "given of an input": lambda: kinds.produced("", lambda i: i, {"i": 8}, [8], given=[EVEN]),
    "given of an input, paired": lambda: kinds.bijective("", lambda i: i, lambda o: o, {"i": 8}, [8], given=[EVEN]),
    "one small size": lambda: kinds.produced("", lambda i: where(N < 4, i, 0), {"i": N}, [N]),
}


@pytest.mark.parametrize("hole", HOLES)
def test_what_was_proved_once_falls(hole: str):
    assert found(HOLES[hole]())[0]


@pytest.mark.parametrize("phases", [8, 16])
def test_inputs_without_an_end_are_judged_as_far_as_some_of_them_tell(phases: int):
    """Phases of 16 go beyond the 8 chunks of a row."""
    said, judged = found(
        kinds.one_to_one("", lambda row, chunk: row * 8 + (chunk ^ row % phases), {"row": None, "chunk": 8})
    )
    assert bool(said) == (phases == 16)
    assert judged
    assert found(kinds.produced("", lambda i: i, {"i": None}, [100], by=lambda o: [o])) == ("", 0)  # not all inputs


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_no_claim_that_ships_is_contradicted(name: str):
    (system,) = registry.Target(name).systems()
    made = attack(name, system.claims.values(), 11, 4.0)
    assert made.contradictions == []
    assert made.missed == []
