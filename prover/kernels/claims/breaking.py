"""Whether the kernel itself breaks what is said of its loop, or only the step of the induction fails."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from ....concrete.integers import ConfigError
from ....concrete.interpreter.llvm import kernel_replay
from ...engines.counterexample import Invalid, check
from ...language.meanings import python
from ...language.obligations import Obligation
from ...language.terms import Term, is_const
from ..ir.module import Kernel, Module
from ..ir.order import natural_loop
from ..loops.induction import HavocValue
from ..machine.iteration_variables import carried, iterations
from ..machine.launch import Launch
from .replaying import settings

TRIED = (4, 16, 64, 256, 1024)  # values of parameters, where the solver's do not get there


class Breaking:
    """Runs loops on the interpreter, one thread at a time."""

    def __init__(self, module: Module, kernel: Kernel, launch: Launch, kept: Sequence[HavocValue]):
        self.module, self.kernel, self.launch, self.kept = module, kernel, launch, kept

    @cached_property
    def records(self) -> Mapping[str, Any]:
        """The module as the interpreter takes it; only a loop whose invariant fails needs it."""
        return msgspec.to_builtins(self.module)

    def point(self, obligation: Obligation, header: str, point: Mapping[str, int]) -> dict[str, int] | None:
        """A counterexample that the thread of this one gets to; None if none is seen."""
        counts, free = iterations(*obligation.roots), {v.payload[0] for v in carried(*obligation.roots)}
        if not counts and not free:  # it says how the loop begins
            return dict(point)
        if len(counts) > 1:
            return None
        kept, inside = [one for one in self.kept if one.header == header], natural_loop(self.kernel, header)
        for other in self._larger(obligation, point):
            rounds = self._rounds(header, kept, obligation, other)
            if sum(before not in inside for before, _ in rounds) != 1:
                continue
            for number, (_, values) in enumerate(rounds):
                own = dict(one.variable(values[one.phi]) for one in kept if one.phi in values)
                here = other | {name: value for name, value in own.items() if name in free}
                here |= {count.payload[0]: number for count in counts}
                try:
                    check(obligation, here)
                    return here
                except Invalid:
                    continue
        return None

    def _larger(self, obligation: Obligation, point: Mapping[str, int]) -> Iterator[dict[str, int]]:
        """The point, and others with larger parameters: loops that run more often get to more."""
        own = {id(variable) for variable in (*self.launch.blocks, self.launch.warp, self.launch.lane)}
        held = (*iterations(*obligation.roots), *carried(*obligation.roots))
        ends = {
            variable.payload[0]: variable.payload[2].payload - 1
            for variable in obligation.variables
            if id(variable) not in own and all(variable is not one for one in held) and _ends(variable)
        }
        yield dict(point)
        for least in TRIED:
            yield {**point, **{name: max(point[name], min(end, least)) for name, end in ends.items()}}

    def _rounds(
        self, header: str, kept: Sequence[HavocValue], obligation: Obligation, point: Mapping[str, int]
    ) -> list[tuple[str, dict[str, int]]]:  # fmt: skip
        values, thread = settings(self.kernel, self.launch, {id(variable) for variable in obligation.variables})
        arguments = dict(zip(values, python.evaluate(point, *values.values()), strict=True))
        at = dict(zip(thread, python.evaluate(point, *thread.values()), strict=True))
        widths = {one.phi: one.bits for one in kept}
        bases = {one.phi: one.base for one in kept if one.base is not None}
        try:
            return kernel_replay.rounds(
                self.records, self.kernel.name, arguments, header, widths, bases,
                **at, threads=self.launch.threads[0],
            )  # fmt: skip
        except ConfigError:
            return []


def _ends(variable: Term) -> bool:
    end = variable.payload[2]
    return end is not None and is_const(end)
