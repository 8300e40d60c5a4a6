"""A counterexample run once more, on the concrete interpreter, by the obligation that `explain` shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from ..claims import Call, Obligation, Replay, call
from ..terms import Term, const, integer, substitute, variables
from .ir import Kernel, Module
from .launch import Launch, argument_label
from .obligations import Claims
from .sinks import Access

AXES = ("block_x", "block_y", "block_z")


class Shown(dict[str, Any]):
    """The module's records; prints as a name, because the call is shown to a reader."""

    def __repr__(self) -> str:
        return "module"


def _settled(term: Term, known: set[int]) -> Term:
    """The term with the least value for every variable that is not known."""
    free = [variable for variable in variables(term) if id(variable) not in known]
    return substitute({v: const(0) if v.payload[1] is None else v.payload[1] for v in free}, term)[0]


class Replays:
    """Adds the interpreter's call to obligations about an access."""

    def __init__(self, module: Module, kernel: Kernel, launch: Launch, claims: Claims):
        self.kernel, self.launch, self.claims = kernel, launch, claims
        self.module = Shown(msgspec.to_builtins(module))

    def with_replay(self, obligation: Obligation) -> Obligation:
        """The obligation with a replay, where it is about one access; only ever shown, never decided."""
        access = self.claims.accesses.get((obligation.claim, obligation.case))
        shown = dict(obligation.show)
        wanted = shown.get("in the spec" if "in the spec" in shown else "first byte")
        if access is None or access.iteration is None or wanted is None or not obligation.case.endswith(ADDRESSED):
            return obligation
        known = {id(variable) for variable in obligation.variables}
        return replace(obligation, replay=(Replay(self._call(access, known), _settled(wanted[0], known)),))

    def _call(self, access: Access, known: set[int]) -> Call:
        """The call; a variable that the obligation does not mention takes its least value."""
        launch = self.launch
        values: dict[str, Term] = {}
        for argument in self.kernel.arguments:
            if argument.type.kind == "int":
                label, half = argument_label(argument.name), 1 << (argument.type.bits - 1)
                values[argument.name] = _settled(launch.arguments.get(label, integer(label, -half, half)), known)
        base = next((a.name for a in self.kernel.arguments if argument_label(a.name) == access.base), access.base)
        thread = {"lane": launch.lane, "warp": launch.warp, **dict(zip(AXES, launch.blocks, strict=True))}
        thread = {name: _settled(term, known) for name, term in thread.items()}
        return call(
            "kernel_replay.address", self.module, self.kernel.name, call("kernel_replay.arguments", **values),
            access.number, access.iteration, **thread, threads=launch.threads[0], base=base,
        )  # fmt: skip


ADDRESSED = ("address", "inside or masked", "inside")
