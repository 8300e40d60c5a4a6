"""The claims that each stored register is the same function of the same loaded elements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..kernels.machine.sinks import SinkAccess
from ..language.claims import Case
from ..language.obligations import Verdict
from ..language.terms import Term, integer
from ..machine.values import literals
from ..triton.formulas import Formula
from .calculating import value_at
from .claimed import About
from .drafting import Draft
from .indexing import index_of
from .ir_values import IrValues
from .links import joined
from .matching import FALSE, TRUE, Matching, made_of, unknown_in
from .nodes import Node, Nodes
from .pairs import Pair
from .passing import Elsewhere, Passing
from .points import drawn
from .ptx_values import PtxValues
from .source_values import SourceValues
from .stored import NotCompared

POINTS = 12


class Valued:
    """Compares what stores store. why: nothing is; left: line of an emitted store that is not compared -> why not."""

    def __init__(self, draft: Draft):
        self.draft, self.nodes, self.why = draft, Nodes(), ""
        self.left: dict[int, str] = {}
        self.written = ""  # a memory that is loaded and stored
        self.source = SourceValues(draft.sources, draft.trusted, self.nodes)
        emitted, loads = draft.emitted, dict[int, list[SinkAccess]]()
        for access in draft.trace.accesses:
            loads.setdefault(access.instruction.line, []).append(access)
        self.stored: dict[int, Node] = {}
        self.passing = Passing(emitted, draft.trace, self.stored, self.nodes, draft.form)
        try:
            if emitted.texts.is_ptx:
                labels = [own.name for own in emitted.launch.arguments]
                found = PtxValues(emitted.texts.code, emitted.kernel.name, labels, loads, self.nodes).stored
                self.stored |= {
                    one.number: found[line] for line, made in loads.items() if line in found for one in made
                }
            else:
                order, by_sink, form = draft.trace.order, draft.trace.by_sink, draft.form
                self.stored |= IrValues(emitted.kernel, order, emitted.names, by_sink, self.nodes, form).stored
        except NotCompared as error:
            self.why = str(error)

    def state(self, name: str, pair: Pair, formula: Formula, given: list[Term], cases: list[Case]) -> None:
        """The claim of an element of an emitted store, if its value is understood."""
        line, place = pair.access.instruction.line, pair.place
        assert place is not None
        own = self.stored.get(pair.access.number)
        low, bits = 8 * pair.at * pair.bytes, 8 * pair.bytes
        if self.why or place.turns or own is None or own.bits < low + bits:
            self.left[line] = self.why or ("it is in a loop" if place.turns else "what it stores is not followed")
            return
        index = index_of(place.encoding, place.register, self.draft.emitted.lanes)
        mine, rests = self.passing.said(self.nodes.part(own, low, bits))
        theirs = self.source.stored(place.source, index)
        form, known = self.draft.form, {part for one in given for part in literals(one)}

        def holds(condition: Term) -> bool:
            return all(part in known or form(part) in known for part in literals(condition))

        self.written = ""
        matching = Matching(self._address, self.source.formulas, self._memory, holds, self.nodes)
        goal = matching.same(mine, theirs)
        case = f"{pair.said}: value"
        self.draft.said |= dict.fromkeys(matching.said)
        foreign = matching.foreign
        lost = bool(self.written) or (foreign is not None and self._fails(goal, given))
        if goal is FALSE or (lost and goal is not TRUE):
            if self.written:
                self.left[line] = f"{self.written} is loaded and stored"
            elif foreign is not None and not (self._nowhere(mine) and not unknown_in(theirs)):
                self.left[line] = " against ".join(_short(one) for one in foreign)
            else:
                why = f"{_short(mine)} is stored, and {_short(theirs)} by the source"
                cases.append(self.draft.stated.fixed(name, case, why, Verdict.UNKNOWN))
            return
        for leaf, used in self._loads(theirs):
            self.draft.used[leaf] = used
        show = {"element": index}
        whole = joined(formula, (used for _, used in self._loads(theirs)))
        about = About("value", pair)
        if not rests:
            self.draft.case(name, case, goal, given, show, whole, cases, about)
            return
        ways, more = self.passing.ways(goal, given)
        names = [f"{case} {number}" for number in range(1, len(ways))]
        for own_name, way in zip([*names, case], ways, strict=True):  # the last one rests on the others
            self.draft.case(name, own_name, way.goal, [*way.where, *way.given], show, whole, cases, about)
        self._rest(name, case, sorted(rests | more), cases)
        self.draft.stated.needs[name, case] += tuple(names)

    def _fails(self, goal: Term, given: Sequence[Term]) -> bool:
        """Whether it does somewhere, of a few places."""
        known = [*self.draft.emitted.given, *given]
        places = drawn(POINTS, [], known, self.draft.loads, [goal, *self.draft.emitted.who], whole=True)
        return any(not value_at(goal, place) for place in places)

    def _nowhere(self, own: Node) -> bool:
        """Whether some of it is loaded from shared memory where nobody has stored it."""
        return any(one in self.passing.nowhere for one in made_of(own))

    def _rest(self, name: str, case: str, rests: Sequence[str], cases: list[Case]) -> None:
        """What a value that went through shared memory rests on, among the cases of the same claim."""
        known = {one.name for one in cases}
        for own in rests:
            if own not in known:
                needed = self.passing.needed[own]
                cases.append(Case(own, needed.goal, list(needed.given), {"thread": self.draft.emitted.who[3:]}))
        self.draft.stated.needs[name, case] = tuple(rests)

    def _address(self, said: int | Elsewhere) -> tuple[str, Term]:
        number, thread = (said.number, said.thread) if isinstance(said, Elsewhere) else (said, -1)
        access = self.draft.trace.of(number)[0]
        found = self.draft.emitted.memories.get(access.base)
        if found is None or access.why or access.address is None:
            return "", integer("none", 0)
        if found.memory in self.draft.written:
            self.written = found.name
            return "", integer("none", 0)
        return found.memory, self.passing.at(thread, self.draft.form(access.first))

    def _memory(self, base: str) -> str:
        return self.draft.sources.launch.tensor(base).memory

    def _loads(self, own: Node) -> Iterator[tuple[Node, Formula]]:
        """The loaded elements of which a value is made, with their formulas."""
        for one in made_of(own):
            if one in self.source.formulas:
                yield one, self.source.formulas[one]


def _short(own: Node) -> str:
    text = str(own.said) if own.op == "unknown" else str(own)
    return text if len(text) <= 70 else f"{text[:67]}..."
