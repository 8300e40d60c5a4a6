"""What a kernel is compared with is, object for object, the map that its spec's claims are about."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from tileprove.prover.commands.kernel_runs import bound
from tileprove.prover.kernels.binding import binding as binding_files
from tileprove.prover.kernels.binding.reading import choose, read_file
from tileprove.prover.kernels.claims.matches import Matches
from tileprove.prover.kernels.claims.obligations import Builder
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.language.maps import Access, Map
from tileprove.prover.language.terms import Term, as_int
from tileprove.prover.running import registry

MOJO = Path(__file__).parents[2] / "kernels" / "mojo"
KERNELS = ("epilogue_16x16", "load_b_16x16x32", "load_b_tr_16x16x32", "v_strip", "im2col_uniform", "st_8x32_chunked")


def compared(name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Term], dict[Term, Map]]:
    """(what the kernel's addresses are compared with, where the binding names a map; the map that gave each address)."""
    sides: list[Term] = []
    given: dict[Term, Map] = {}
    as_meant, call = Matches._as_meant, Map.__call__

    def noted(self, name, access, label, meant, bound):
        if bound.map is not None and bound.table.address is None:  # else a formula of the binding's own
            sides.append(meant.address)
        return as_meant(self, name, access, label, meant, bound)

    def noted_call(self: Map, **values) -> Access:
        access = call(self, **values)
        given[as_int(access.address)] = self
        return access

    with monkeypatch.context() as patch:
        patch.setattr(Matches, "_as_meant", noted)
        patch.setattr(Map, "__call__", noted_call)
        table = binding_files.read_file(MOJO / f"{name}.toml")
        module = read_file(MOJO / "gfx950" / f"{name}.ll")
        kernel = choose(module, table.kernel or None)
        binding = bound(table, MOJO / f"{name}.toml", kernel, module)
        found = trace(module, kernel, binding.launch, declared=binding.loops)
        Builder(module, kernel, binding.launch, found, binding).build(bounds=False)
    return sides, given


@pytest.mark.parametrize("name", KERNELS)
def test_each_address_is_the_one_that_the_specs_own_map_gives(name: str, monkeypatch: pytest.MonkeyPatch):
    sides, given = compared(name, monkeypatch)
    assert sides
    for side in sides:
        one = given[side]
        (system,) = registry.Target(one.system).systems()
        assert system.maps[one.name] is one


def test_a_map_that_only_computes_the_same_is_another(monkeypatch: pytest.MonkeyPatch):
    """The test above would see it."""
    own = registry.map_named
    monkeypatch.setattr(registry, "map_named", lambda name: dataclasses.replace(own(name)))
    sides, given = compared("load_b_16x16x32", monkeypatch)
    assert sides
    assert all(registry.maps()[given[side].name] is not given[side] for side in sides)
