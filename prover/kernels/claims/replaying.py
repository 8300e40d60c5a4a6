"""A counterexample run once more, on the concrete interpreter, by the obligation that `explain` shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from ...base.clock import now
from ...engines.counterexample import Invalid, check
from ...language.obligations import Call, Obligation, Replay, call
from ...language.terms import Term, const
from ...language.walking import substitute, variables
from ...targets.amdgpu import WAVE
from ..ir.module import Kernel, Module
from ..machine.launch import Launch, argument_label, free_argument
from ..machine.sinks import SinkAccess
from .bounds import UNKNOWN_SIZE
from .cases import Claims
from .interpreted import sinks_by_access

MOST_REPLAYED = 200_000  # instructions; what fails after that in a long kernel is shown without the interpreter's word
FIRST = 2.0  # seconds to look for the first thread
AXES = ("block_x", "block_y", "block_z")


class Shown(dict[str, Any]):
    """The module's records; prints as a name, because the call is shown to a reader."""

    def __repr__(self) -> str:
        return "module"


def _settled(term: Term, known: set[int]) -> Term:
    """The term with the least value for every variable that is not known."""
    free = [variable for variable in variables(term) if id(variable) not in known]
    return substitute({v: const(0) if v.payload[1] is None else v.payload[1] for v in free}, term)[0]


def settings(kernel: Kernel, launch: Launch, known: set[int]) -> tuple[dict[str, Term], dict[str, Term]]:
    """The integer arguments and the thread, over the known variables; any other has its least value."""
    values: dict[str, Term] = {}
    for argument in kernel.arguments:
        if argument.type.kind == "int":
            label = argument_label(argument.name)
            own = launch.arguments.get(label)
            values[argument.name] = _settled(
                own if own is not None else free_argument(label, argument.type.bits), known
            )
    thread = {"lane": launch.lane, "warp": launch.warp, **dict(zip(AXES, launch.blocks, strict=True))}
    return values, {name: _settled(term, known) for name, term in thread.items()}


class Replays:
    """Adds the interpreter's call to obligations about an access."""

    def __init__(self, module: Module, kernel: Kernel, launch: Launch, claims: Claims):
        self.kernel, self.launch, self.claims = kernel, launch, claims
        self.module = Shown(msgspec.to_builtins(module))
        self.numbers = {sink: number for number, sink in sinks_by_access(kernel, self.module).items()}
        self.length = sum(len(block.instructions) for block in kernel.blocks)
        self.replayed: set[tuple[str, str]] = set()

    def with_replay(self, obligation: Obligation) -> Obligation:
        """The obligation with a replay, where it is about one access; only ever shown, never decided."""
        access = self.claims.accesses.get((obligation.claim, obligation.case))
        shown = dict(obligation.show)
        mapped = "in the spec" in shown
        wanted = shown.get("in the spec" if mapped else "first byte")
        if access is None or access.iteration is None or wanted is None or not obligation.case.endswith(ADDRESSED):
            return obligation
        if access.number not in self.numbers:  # the interpreter reports no such access
            return obligation
        known = {id(variable) for variable in obligation.variables}
        self.replayed.add((obligation.claim, obligation.case))
        if len(self.replayed) * self.length > MOST_REPLAYED:
            return obligation
        differ, agree = (said.replace("OF", _access(access)) for said in SAID[mapped])
        at = tuple(_settled(term, known) for term in (*self.launch.blocks, self.launch.warp, self.launch.lane))
        spec = _settled(wanted[0], known)
        return replace(obligation, replay=(Replay(self._call(access, known), spec, None, differ, agree, at),))

    def _call(self, access: SinkAccess, known: set[int]) -> Call:
        """The call; a variable that the obligation does not mention takes its least value."""
        values, thread = settings(self.kernel, self.launch, known)
        base = next((a.name for a in self.kernel.arguments if argument_label(a.name) == access.base), access.base)
        return call(
            "kernel_replay.address", self.module, self.kernel.name, call("kernel_replay.arguments", **values),
            self.numbers[access.number], access.iteration, **thread, threads=self.launch.threads[0], base=base,
        )  # fmt: skip


def _access(access: SinkAccess) -> str:
    """The access in words, as part of a format."""
    said = f"{access.name} of {access.where}" if access.base else access.name
    return said.replace("{", "{{").replace("}", "}}")


def first_thread(obligation: Obligation, point: Mapping[str, int]) -> dict[str, int]:
    """The counterexample in the first thread of its block, by wave and lane, in which it is one."""
    ends = {"warp": point.get("warp", 0), "lane": point.get("lane", 0)}
    deadline = now() + FIRST
    for warp in range(ends["warp"] + 1):
        for lane in range(ends["lane"] if warp == ends["warp"] else WAVE):
            other = {**point, **{name: at for name, at in (("warp", warp), ("lane", lane)) if name in point}}
            try:
                check(obligation, other)
                return other
            except Invalid:
                pass
            if now() > deadline or "lane" not in point:
                break
    return dict(point)


# is there a map? -> what the interpreter's address means where it is not the term's, and where it is
THREAD = "block ({0}, {1}, {2}), warp {3}, lane {4}: "
SAID = {
    True: (
        THREAD + "the kernel's OF is at byte {executor}, and the map says byte {spec}",
        THREAD + "the kernel's OF is at byte {executor}, where the map says; something else differs",
    ),
    False: (
        THREAD + "the kernel's OF is at byte {executor}, not {spec}: tileprove misread the kernel, please report it",
        THREAD + "run in the interpreter, the kernel's OF is at byte {executor}",
    ),
}
ADDRESSED = ("address", "inside", "or masked", UNKNOWN_SIZE)  # ends of the cases that are about the first byte
