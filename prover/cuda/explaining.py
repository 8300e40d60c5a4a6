"""One claim about a CUDA launch: its line, the address as a formula, where each assumption is from, and the evidence."""

from __future__ import annotations

from collections.abc import Iterator

from ..language.meanings.text import text
from ..language.obligations import Obligation
from ..language.terms import Term
from ..language.walking import conjuncts, variables
from ..machine.values import literals
from ..triton import explaining
from .checking import CudaCheck
from .showing_check import Shown
from .stated import About


class Explained(explaining.Explained):
    """The same for CUDA's, of threads in place of programs and lanes."""

    check: CudaCheck
    nothing = About()

    def shows(self, check: CudaCheck) -> Shown:
        return Shown(self.out, check)

    def address(self, about: About, obligation: Obligation) -> Iterator[str]:
        ground = self.check.builder.ground
        if about.covering is not None:
            yield f"element of {about.covering.argument.name}: {text(about.covering.axes.offset)}"
            return
        for own in about.pair or (about.access,):
            if own is None or about.room is None or own.address is None or ground is None:
                continue
            arm = ground.access(own, self.check.statements.fitted.rooms[own.base])
            unit = "byte" if arm.unit == 1 else f"element of {arm.unit} bytes"
            size = "" if arm.size is None else f", which has {text(arm.size)}"
            yield f"{unit} {text(arm.offset.exact)} of {arm.base}{size}; {own.bytes} bytes are accessed"
            when = [text(one) for one in arm.runs_exactly if one.op != "truth"]
            if when:
                yield f"where {' and '.join(when)}"
            yield from (f"{text(turn)}: number of an iteration of a loop, from 0" for _, turn in own.turns)

    def origins(self, about: About, obligation: Obligation) -> Iterator[tuple[Term, str]]:
        launch, ground = self.check.statements.launch, self.check.builder.ground
        paths = [literals(own.path) for own in about.pair or (about.access,) if own is not None]
        own = {
            "launch": launch.given,
            "any launch": launch.facts,
            "path": [] if ground is None else [ground.algebra.simplify(one) for path in paths for one in path],
        }
        known = {part: origin for origin, formulas in reversed(own.items()) for f in formulas for part in conjuncts(f)}
        reads = set() if ground is None else set(ground.reads.reads)
        for said in obligation.given:
            for part in conjuncts(said):
                yield part, known.get(part, "contents" if reads & set(variables(part)) else "case")
