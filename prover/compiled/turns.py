"""Between which barriers a straight kernel's accesses of shared memory are.

TRUSTED: a store before a barrier that all threads come to is over before a load behind it. Whatever may write shared
memory is among the stores, or it is said that it is not followed.
"""

from __future__ import annotations

import re
from functools import cached_property

from ..kernels.between.waits import LDS, Waits
from ..kernels.loops.paths import Trace
from ..kernels.loops.visits import ACCESS, BARRIER
from ..kernels.machine.intrinsics import BARRIER as ALL_WAIT
from ..kernels.machine.intrinsics import WAVES_BARRIER
from ..kernels.machine.sinks import BUFFER
from ..language.terms import Term
from ..language.walking import variables
from ..machine.values import TRUE
from .emitted import Emitted
from .matrices import MATRIX

SPACE, GLOBAL = 3, (1, BUFFER)
OTHERS = re.compile(r"cluster|\batomic\b|\bvolatile\b")  # of an instruction that is no plain one of this block's memory
SIZES = (1, 2, 4, 8, 16, 32)  # of an access, in bytes
BARRIERS = (ALL_WAIT, WAVES_BARRIER)


class NotPassed(Exception):
    """Why it is not known who stored what is loaded: a few words."""


class Nowhere(NotPassed):
    """As nobody has stored it."""


class Turns:
    """fields: the variables of a thread's number."""

    def __init__(self, emitted: Emitted, trace: Trace):
        assert trace.frame is not None
        self.emitted, self.trace, self.form = emitted, trace, trace.frame.algebra.simplify
        self.fields = [(term, count) for term, count in emitted.lanes.fields if count]
        launch = emitted.launch
        uniform = [*launch.programs, *launch.sizes.values(), *emitted.threads.arguments.values()]
        self.known = {*variables(*uniform), *(term for term, _ in self.fields)}

    def common(self, *terms: Term) -> bool:
        """Whether they hang on nothing but what all threads of a block share, and the thread's number."""
        return all(variable in self.known for variable in variables(*terms))

    @property
    def shared(self) -> list[int]:
        """The accesses of shared memory, by their places in the trace. Raises NotPassed."""
        if isinstance(self._found, NotPassed):
            raise self._found
        return self._found

    @cached_property
    def _found(self) -> list[int] | NotPassed:
        try:
            return self._looked_up()
        except NotPassed as error:
            return error

    def _looked_up(self) -> list[int]:
        found, bases = list[int](), set[str]()
        if self.trace.loops:
            raise NotPassed("there are loops")
        for number, one in enumerate(self.trace.accesses):
            if not one.why and one.lds is None and (one.base in self.emitted.memories or one.space in GLOBAL):
                continue
            loads, kind = "load" in one.what and one.lds is None, one.instruction.opcode
            plain = kind in ("load", "store") or one.instruction.callee == MATRIX
            plain = plain and not one.why and one.space == SPACE and one.lds is None
            if not plain or OTHERS.search(one.instruction.text):
                if loads:
                    continue
                raise NotPassed(f"what line {one.instruction.line} does to shared memory is not followed")
            own = map(self.form, (one.first, *(() if loads else (one.path, one.ok))))
            if one.bytes not in SIZES or len(self.trace.of(one.number)) > 1 or not self.common(*own):
                if loads:
                    continue
                raise NotPassed(f"where line {one.instruction.line} stores, and whether, hangs on more than the thread")
            bases.add(one.base)
            found.append(number)
        if len(bases) > 1:
            raise NotPassed(f"{' and '.join(sorted(bases))} may be at one place")
        return found

    @cached_property
    def all(self) -> dict[int, int]:
        """Each access of shared memory -> how many barriers that order it are before it."""
        found, count, own = dict[int, int](), 0, set(self.shared)
        visits = self.trace.order.all
        if not self.emitted.texts.is_ptx:
            visits = Waits(visits, dict.fromkeys(own, LDS)).seen((LDS,))
        for visit in visits:
            for event in visit.events:
                if event.kind == ACCESS and event.number in own:
                    found[event.number] = count
                elif event.kind == BARRIER and visit.path is TRUE and event.instruction is not None:
                    count += event.instruction.callee in BARRIERS
        return found
