"""The claims that every store and every atomic of the source is made by the emitted code, atomics once."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ..accesses.naming import named_briefly
from ..kernels.ir.values import plain
from ..kernels.loops.bounds import monotone, without
from ..language.claims import Case
from ..language.constructors import both, either, negation
from ..language.monomials import expanded, total
from ..language.obligations import Verdict
from ..language.terms import Term, as_int, integer
from ..language.walking import substitute, variables
from ..machine.values import literals
from ..triton.formulas import Formula
from .claimed import About
from .drafting import Draft
from .encodings import Encoding
from .indexing import index_of, replicas
from .pairs import Pair, Place
from .source import Source

SAID = {"store": "written", "atomic": "updated"}


class Stores:
    """States them for a draft."""

    def __init__(self, draft: Draft):
        self.draft = draft
        self.sources, self.emitted, self.trace, self.form = (
            draft.sources,
            draft.emitted,
            draft.trace,
            draft.form,
        )

    def state(self, pairs: Sequence[Pair]) -> None:
        """Every store and every atomic of the source is emitted; an atomic once."""
        stores = [one for one in self.sources.all if one.access.what in SAID]
        names = named_briefly([SAID[one.access.what] for one in stores])
        for name, source in zip(names, stores, strict=True):
            cases: list[Case] = []
            own = [pair for pair in pairs if pair.place is not None and pair.place.source is source]
            encodings = list(dict.fromkeys(pair.place.encoding for pair in own if pair.place is not None))
            if source.access.why or len(encodings) != 1:
                why = source.access.why or "no emitted store is proposed to be this one, or in several layouts"
                cases.append(self.draft.stated.fixed(name, "emitted", why))
            else:
                self._written(name, source, encodings[0], own, cases)
            made = "stored" if source.access.what == "store" else "updated once"
            self.draft.stated.lines[name] = f"every element of the {source.said} is {made}"
            self.draft.claim(
                name, f"Every element of the {source.said} is {made} where its mask holds.", cases, source.line
            )

    def _written(self, name: str, source: Source, encoding: Encoding, own: Sequence[Pair], cases: list[Case]) -> None:
        if not encoding.whole:
            cases.append(self.draft.stated.fixed(name, "elements", "its layout does not give every element a thread"))
        for register in encoding.registers:
            case = f"register {','.join(map(str, register)) or '0'}"
            mine = [pair for pair in own if pair.place is not None and pair.place.register == register]
            if not mine:
                cases.append(self.draft.stated.fixed(name, case, "no emitted store is proposed to be of this element"))
                continue
            place = Place(source, encoding, register)
            formula = self.draft.used[place] = self.draft.pairing.formula(place)
            if formula.why:
                cases.append(self.draft.stated.fixed(name, case, formula.why))
                continue
            runs = [*map(self.form, formula.arms[0].runs_exactly), *replicas(encoding, self.emitted.lanes)]
            parted = next((why for pair in mine if (why := self._parted(pair))), "")
            if parted:
                cases.append(self.draft.stated.fixed(name, case, parted, Verdict.UNKNOWN))
                continue
            goal = either(*self._each(mine, surely=True))
            runs += self._ended(goal)
            show = {"element": index_of(encoding, register, self.emitted.lanes)}
            self.draft.case(name, case, goal, runs, show, formula, cases, About("made", mine[0]))
            if source.access.what == "atomic":
                self._once(name, case, mine, formula, cases)

    def _once(self, name: str, case: str, mine: Sequence[Pair], formula: Formula, cases: list[Case]) -> None:
        """No two threads make the atomic of one element, and no thread makes it twice."""
        place = mine[0].place
        assert place is not None
        if not place.encoding.single:
            cases.append(
                self.draft.stated.fixed(name, f"{case}: once", "its layout gives some element to several threads")
            )
            return
        for pair in mine:
            known = variables(*(now for _, now in pair.place.turns)) if pair.place is not None else []
            if any(all(turn is not one for one in known) for _, turn in pair.access.turns):
                cases.append(self.draft.stated.fixed(name, f"{case}: once", "it is in a loop that the source has not"))
                return
        first = both(*replicas(place.encoding, self.emitted.lanes))
        show = {"element": index_of(place.encoding, place.register, self.emitted.lanes)}
        for at, (pair, made) in enumerate(zip(mine, self._each(mine), strict=True)):
            given = [made]
            self.draft.case(name, f"{case}: once, {at}", first, given, show, formula, cases, About("once", pair))
            for other in mine[at + 1 :]:
                named = f"{case}: once, {at} and {len(cases)}"
                one, another = self._each([pair, other])
                given, goal = [one], negation(another)
                self.draft.case(name, named, goal, given, show, formula, cases, About("once", pair))

    def _parted(self, pair: Pair) -> str:
        """Why nobody knows whether a loop that the store is in comes to an iteration; "" if that is known."""
        exact = {one.number for one in self.trace.rounds if one.whole}
        if all(turn in exact for _, turn in pair.access.turns):
            return ""
        return f"the loop around {self.draft.said_of(pair.access)} may be left for a reason that is not followed"

    def _ended(self, goal: Term) -> Iterator[Term]:
        """Of loops whose iterations the goal still speaks of, which one it means: that in which who got there left it."""
        said = variables(goal)
        for one in self.trace.exits:
            if any(one.number is own for own in said):
                yield either(negation(self.form(both(*one.reached))), self.form(both(*one.ending)))

    def _came(self, pair: Pair) -> Iterator[Term]:
        """That loops around the store went on in all iterations before: its path only says so of the last one."""
        for one in self.trace.rounds:
            if any(turn is one.number for _, turn in pair.access.turns):
                t, formula = one.number, self.form(one.goes_on)
                earlier = as_int(0)
                if not monotone(formula, t):  # any of them
                    earlier = integer(plain(f"earlier {pair.access.number} {pair.at} {t.payload[0]}"), 0)
                yield either(t <= earlier, *substitute({t: earlier}, formula))

    def _each(self, pairs: Sequence[Pair], surely: bool = False) -> list[Term]:
        """When each of the emitted stores is made, in the source's iterations. surely: with all that this hangs on. What a
        loop makes anew in each iteration is one number for those that are made in one iteration alone: for others it has
        another name."""
        made = [self._made(pair, surely) for pair in pairs]
        iterations = [tuple((id(turn), id(own)) for turn, own in back.items()) for _, back in made]
        first = () if () in iterations else iterations[0]
        groups = {own: number for number, own in enumerate(dict.fromkeys([first, *iterations]))}
        return [
            self._renamed(formula, back, groups[own]) for (formula, back), own in zip(made, iterations, strict=True)
        ]

    def _renamed(self, formula: Term, turns: Collection[Term], number: int) -> Term:
        """The formula with other names, which have the number in them, for what changes in the loops of these turns."""
        loops = [one for one in self.trace.rounds if any(one.number is turn for turn in turns)]
        frame = self.trace.frame
        if not number or frame is None:
            return formula
        changing = [one for one in variables(formula) if any(loop.makes(one, frame.frozen) for loop in loops)]
        names = {one: integer(f"{one.payload[0]}/{number}", *one.payload[1:]) for one in changing}
        return substitute(names, formula)[0]

    def _made(self, pair: Pair, surely: bool = False) -> tuple[Term, dict[Term, Term]]:
        """(when the emitted store is made, turn of a loop around it -> which one that is in the source's iterations)."""
        assert pair.place is not None
        turns = [turn for _, turn in pair.access.turns]
        path = without(pair.access.path, self.trace.endings)
        formula = both(*map(self.form, literals(path)), self.draft.fits(pair), *(self._came(pair) if surely else ()))
        back: dict[Term, Term] = {}
        more: list[Term] = []
        for own, now in pair.place.turns:
            mine = [turn for turn in turns if any(turn is one for one in variables(now))]
            if not mine:
                more.append(own == now)
                continue
            by, ahead = _of_turn(now, mine[0])
            if by < 1 or len(mine) > 1:
                return both(False), {}  # nobody knows in which turn it is that iteration
            back[mine[0]] = own - ahead if by == 1 else (own - ahead) // by
            more += [own >= ahead, *([(own - ahead) % by == 0] if by > 1 else [])]
        (found,) = substitute(back, formula)
        return both(found, *more), back


def _of_turn(now: Term, turn: Term) -> tuple[int, Term]:
    """now as so many times the turn, and a number that does not hang on it; (0, now) where it is not that."""
    parts = expanded(now)
    by = parts.pop((turn,), 0)
    rest = total(parts)
    return (0, now) if any(turn is one for one in variables(rest)) else (by, rest)
