"""Every map that kernels are compared with is the one that its claims, and its executor's equality, are about."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tileprove.prover.language.fresh import settled
from tileprove.prover.language.maps import Access, Map
from tileprove.prover.language.obligations import Obligation, Verdict
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import Term, integer
from tileprove.prover.language.walking import postorder
from tileprove.prover.running import registry

MAPS = registry.maps()
NO_EXECUTOR = {
    "masked_vector": "a vector's load is what kernels do around a loader; no executor computes it",
}

# layouts of the hardware's own, for pictures and bank conflicts; test_maps.py compares each with an executor at every lane
NO_CLAIM = {
    "mfma_operand", "mfma_result", "transposed_read", "butterfly_depth", "mma_a", "mma_b", "mma_accumulator",
    "wgmma_accumulator", "ldmatrix_rows", "tma_box",
}  # fmt: skip


@contextmanager
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, set[Term]]]:
    """The addresses, by the map's name, of every call of a map."""
    found: dict[str, set[Term]] = {name: set() for name in MAPS}
    plain = Map.__call__

    def noted(self: Map, **values: Any) -> Access:
        access = plain(self, **values)
        if self.name in MAPS and MAPS[self.name].build is self.build:
            found[self.name] |= {access.address, *settled(access.address)}
        return access

    with monkeypatch.context() as patch:
        patch.setattr(Map, "__call__", noted)
        yield found


def obligations(system: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Obligation], dict[str, set[Term]]]:
    with calls(monkeypatch) as found:
        made = [one for claim in system_of(system).claims.values() for one in registry.obligations(claim)]
    return made, found


def system_of(name: str) -> System:
    (found,) = registry.Target(name).systems()
    return found


def named_in(maps: set[str], made: list[Obligation], found: dict[str, set[Term]], shown: bool = False) -> set[str]:
    """The maps of which an address stands, as the same term, in an obligation's assumptions or goal; in what it shows too,
    if wanted."""
    seen: set[str] = set()
    for one in made:
        roots = [*one.roots, *(term for _, terms in one.show for term in terms)] if shown else one.roots
        terms = set(postorder(*roots))
        seen |= {name for name in maps - seen if not found[name].isdisjoint(terms)}
    return seen


@pytest.mark.parametrize("system", sorted({one.system for one in MAPS.values()}))
def test_every_map_is_what_a_claim_of_its_system_is_about(system: str, monkeypatch: pytest.MonkeyPatch):
    own = {one.name for one in MAPS.values() if one.system == system} - NO_CLAIM
    made, found = obligations(system, monkeypatch)
    assert named_in(own, [one for one in made if one.expected is Verdict.PROVED], found) == own


def test_every_map_is_what_an_executor_is_proved_equal_to(monkeypatch: pytest.MonkeyPatch):
    """Equal terms fold away in the goal; the case still shows what it compared."""
    made, found = obligations("executors", monkeypatch)
    assert named_in(set(MAPS), made, found, shown=True) == MAPS.keys() - NO_EXECUTOR.keys() - NO_CLAIM


def test_a_formula_written_anew_is_not_the_map(monkeypatch: pytest.MonkeyPatch):
    """The test above sees it: without the calls nothing is named."""
    made, _ = obligations("preshuffle", monkeypatch)
    nowhere = {name: {integer("elsewhere")} for name in MAPS}
    assert named_in({"preshuffled_b"}, made, nowhere) == set()


@pytest.mark.parametrize("name", MAPS)
def test_a_map_says_what_it_is(name: str):
    one = MAPS[name]
    assert one.sentence.endswith(".")
    assert one.memory
    assert one.coordinates.keys() <= one.parameters.keys()
    for coordinate, ends in one.coordinates.items():
        assert isinstance(ends, (int, str, type(None))) or callable(ends), coordinate
        assert not isinstance(ends, str) or ends in one.parameters
    assert registry.map_named(name) is registry.map_named(one.full_name) is one


def test_what_is_no_map_is_one_line():
    for name, said in (
        ("load_d", "no map is named 'load_d'; did you mean load_b"),
        ("mma_loader.load_v_strip", "no map is named 'mma_loader.load_v_strip'"),
        ("my_spec.py:my_map", "a map of one's own spec file cannot be named here"),
    ):
        with pytest.raises(registry.SpecError) as error:
            registry.map_named(name)
        assert said in str(error.value)
        assert "\n" not in str(error.value)
    assert registry.map_named("mma_loader") is MAPS["load_b"]
