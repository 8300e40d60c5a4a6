"""No two programs write one element: what is claimed of stores, and a shorter way to prove it.

An offset that is row * stride + column, with 0 <= column < stride, says which row and which column: so two lanes that
write one element agree on both, and so on for every unit (`positional`). That digits are in their ranges are cases; that
programs whose digits are the same are the same program is another. These are the same statements for many of the stores to
one tensor, and then decided once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import inf

from msgspec import Struct

from ..language.claims import Case
from ..language.constructors import both, either, mul, negation
from ..language.idioms import within
from ..language.meanings.text import text
from ..language.monomials import expanded, in_vectors, total
from ..language.parts import Interval, infinite
from ..language.terms import Term, at_least, integer
from ..language.walking import substitute, variables
from .access import Access, Ground
from .positional import Proposer, below, make_up, quotient, units

_X, _Q, _R = (integer(name, None) for name in ("x", "quotient", "remainder"))
_N, _M = integer("n", 1), integer("m", 1)
# of all integers, whatever is given of a launch's
DIVIDED = Case("a quotient and a remainder", _X == _Q * _N + _R, [_X // _N == _Q, _X % _N == _R])
NESTED = Case("a quotient of a quotient", _X // (_N * _M) == _X // _N // _M)
OF_A_TYPE = -(1 << 30)  # as low as this is what a type says, perhaps with a little added
OTHER = "~2"  # ends the names of the second program's variables


class Written(Struct, frozen=True):
    """The offset of a store by its digits, one for each unit, both offsets of a pair less the same amount."""

    store: Access
    digits: list[Term]


class Races:
    """Makes the cases. propose: says which digits to take. who: what tells apart those of whom it is claimed, some of what
    tells programs apart: of two that have all of it in common nothing is said."""

    def __init__(self, ground: Ground, propose: Proposer, who: Sequence[Term] | None = None):
        self.ground, self.ranges, self.propose = ground, ground.ranges, propose
        self.who = [term for term in (ground.who if who is None else who) if term.op == "var"]
        self.shared = {id(variable) for variable in ground.sizes}

    def short(self, store: Access, other: Access, coarse: bool = False) -> list[Case]:
        """By digits; nothing where these do not speak of every program. coarse: a digit that its range lets be too large is
        one with that above it, as of an unrolled loop that begins after up to three steps; nothing where there is none."""
        if store.unit != other.unit or store.span > 1 or other.span > 1:
            return []
        of, mine, theirs = self._digits(store, other)
        if coarse:
            before = len(of)
            of, mine, theirs = _in_one(of, mine, theirs, self._large)
            if len(of) == before:
                return []
        speaking = self._speaking(mine, theirs)
        if not set(self.who) <= self._spoken(store, [mine.digits[at] for at in speaking]):
            return []
        silent = set(range(len(of))) - speaking
        of, mine, theirs = _in_one(of, mine, theirs, lambda at, *_: {at - 1, at} <= silent)  # of these nothing is asked
        speaking = self._speaking(mine, theirs)
        apart = [a == b for a, b in zip(mine.digits, self.primed(*theirs.digits), strict=True)]
        found: dict[str, Case] = {}
        for own in (mine, theirs) if other is not store else (mine,):
            for case in self._in_ranges(own, of):
                name = case.name if case.name not in found else f"{case.name}, other store"
                found[name] = replace(case, name=name)
        known = [mine.digits[at] for at in sorted(speaking) if mine.digits[at] is theirs.digits[at]]
        same = [apart[at] for at in sorted(speaking) if mine.digits[at] is not theirs.digits[at]]
        elements, where = self._elements(store, other, known, [*map(self._same, known), *same])
        further, known = self._joined(store, [*known, *where])
        if where and set(self.who) <= {_all_of(term) for term in known}:  # what the elements say has been used
            known, same = [term for term in known if _all_of(term) in set(self.who)], []
        same = [*map(self._same, known), *same]
        last = self._different(
            f"{self.ground.several} with the same digits are the same", store, other, same, lanes=False
        )
        return [*found.values(), *elements, *further, last]

    def _speaking(self, mine: Written, theirs: Written) -> set[int]:
        """The places of digits that may tell programs apart."""
        told = {at for at, digit in enumerate(mine.digits) if self._told(mine.store, digit)}
        connected = (self.propose.connected(own.digits, self.who, self.shared) for own in (mine, theirs))
        return told.union(*connected)

    def _elements(
        self, store: Access, other: Access, digits: Sequence[Term], same: list[Term]
    ) -> tuple[list[Case], list[Term]]:  # fmt: skip
        """(what is to be proved, what is then known): that the same digits are of the same elements, those that the digits
        speak of first, and then those that tell where these are. Each rests on those before it."""
        plain = self._joined(store, list(digits))[1]
        if set(self.who) <= set(plain) or not any(self._told(store, digit) for digit in digits):
            return [], []
        cases: list[Case] = []
        found: dict[Term, None] = {}
        todo = list(digits)
        while todo:
            offsets = [_place(offset) for offset in self._told(store, *todo)]
            todo = [where for where in dict.fromkeys(offsets) if where not in found and not self._of_launch(where)]
            for where in todo:
                name = f"{self.ground.several} with the same digits read the same element"
                name += f" ({len(cases) + 1})" if cases else ""
                given = [*map(self._same, found), *same]
                cases.append(self._two(name, store, other, self._same(where), given, lanes=False))
                found[where] = None
        return cases, list(found)

    def _spoken(self, store: Access, digits: Sequence[Term]) -> set[Term]:
        """The variables of some digits, and of the elements that these tell of."""
        found, todo = set[Term](), list(digits)
        while todo:
            new = [variable for variable in variables(*todo) if variable not in found]
            found.update(new)
            todo = self._told(store, *new)
        return found

    def _told(self, store: Access, *terms: Term) -> list[Term]:
        """Where the elements stand of which the terms speak, of those that may tell who reads them."""
        return [offset for variable in variables(*terms) for offset in self.ground.told(store, variable)]

    def _of_launch(self, term: Term) -> bool:
        """Whether it is the same in all programs."""
        return all(id(variable) in self.shared for variable in variables(term))

    def _same(self, term: Term) -> Term:
        return term == self.primed(term)[0]

    def _joined(self, store: Access, known: list[Term]) -> tuple[list[Case], list[Term]]:
        """(what is to be proved, what is then known): a term is the same in both programs if its quotient and its remainder
        by a size are, as x = quotient * n + remainder. That is said of all integers; here the size has to be positive."""
        cases: dict[str, Case] = {}
        while (found := self.propose.joint(known, self._of_launch)) is not None:
            if not found.told(known, self._of_launch):
                raise ValueError(f"{found.term} is not told by what is known")
            cases[DIVIDED.name] = DIVIDED
            if found.nested:
                cases[NESTED.name] = NESTED
            for by in found.divisors:
                if self.ranges.of(by)[0] < 1:
                    name = f"{text(by)} is positive"
                    cases[name] = self.ground.case(store, name, by >= 1, [], {"divides by": by}, True)
            used = set(found.among(known))
            known = [*(term for term in known if term not in used), found.term]
        return list(cases.values()), known

    def whole(self, store: Access, other: Access) -> Case:
        """At once: two lanes that write one element, or a part of one, are of one program."""
        first, second, sizes = self._ends(store, other)
        same = [first == second] if sizes == [1, 1] else [first < second + sizes[1], second < first + sizes[0]]
        return self._different(f"no two {self.ground.several} write one element", store, other, same, lanes=True)

    def parted(self, store: Access, other: Access) -> Case:
        """The same, said of what two programs write that are not the same: it lies apart."""
        a, b, sizes = self._ends(store, other)
        goal = either(a + sizes[0] <= b, b + sizes[1] <= a)
        name = f"no two {self.ground.several} write one element"
        return self._two(name, store, other, goal, [negation(self._one())], lanes=True)

    def _ends(self, store: Access, other: Access) -> tuple[Term, Term, Sequence[int]]:
        """Where two writes begin, and how far they go, in one unit."""
        (offset,) = self.primed(other.offset.ideal)
        first, second = store.offset.ideal, offset
        if store.unit != other.unit:
            return first * store.unit, second * other.unit, [store.bytes, other.bytes]
        return in_vectors(first, second, [store.span, other.span])

    def _different(self, name: str, store: Access, other: Access, same: list[Term], lanes: bool) -> Case:
        return self._two(name, store, other, self._one(), same, lanes)

    def _one(self) -> Term:
        """That two programs are one."""
        return both(*(a == b for a, b in zip(self.who, self.primed(*self.who), strict=True)))

    def _two(self, name: str, store: Access, other: Access, goal: Term, same: list[Term], lanes: bool) -> Case:
        """What holds of two that write, where these formulas do."""
        given = [*same]
        told = not lanes and any(self._told(store, formula) for formula in same)
        if lanes or told:
            given = [*store.runs, *self.primed(*other.runs), *same]
        show = {self.ground.called: tuple(self.ground.who), "and": tuple(self.primed(*self.ground.who))}
        case = self.ground.case(store, name, goal, given, {**show, "offset": store.offset.ideal}, lanes)
        said = [formula for formula in case.given if isinstance(formula, Term)]
        twice = self.ground.loaded_by_two(store, other, self.primed, said) if lanes or told else []
        return replace(case, given=(*twice, *case.given))

    def primed(self, *terms: Term) -> list[Term]:
        """The terms of the second program: with other programs, lanes, iterations and loaded values, and the same sizes."""
        return substitute({v: self._second(v) for v in variables(*terms) if id(v) not in self.shared}, *terms)

    def _second(self, variable: Term) -> Term:
        """The second program's variable, whose ends are the second's too."""
        name, *ends = variable.payload
        return integer(name + OTHER, *(None if end is None else self.primed(end)[0] for end in ends))

    # -- digits ------------------------------------------------------------------------------------------------

    def _digits(self, store: Access, other: Access) -> tuple[list[Term], Written, Written]:
        """The units of two offsets, and their digits at these. A stride that is a sum stands for itself meanwhile."""
        strides = [stride for stride in store.memory.strides if stride.op != "const" or stride.payload > 1]
        sums = {s: integer(f"stride~{at}", 1) for at, s in enumerate(strides) if len(expanded(s)) > 1}
        back = {name: stride for stride, name in sums.items()}
        shared = self.shared | {id(name) for name in back}

        def of_launch(factor: Term) -> bool:
            return all(id(variable) in shared for variable in variables(factor))

        def ranges(term: Term) -> Interval:
            return self.ranges.of(substitute(back, term)[0])

        offsets = [expanded(substitute(sums, own.offset.ideal)[0]) for own in (store, other)]
        of = self.propose.axes(offsets, substitute(sums, *strides), of_launch)
        proposed = [self.propose.digits(offset, of, ranges) for offset in offsets]
        if not all(make_up(own, of, offset) for own, offset in zip(proposed, offsets, strict=True)):
            raise ValueError("the digits are not those of the offset")
        own, its = (substitute(back, *one) for one in proposed)
        moved = [self._from_zero(a, b) for a, b in zip(own, its, strict=True)]
        first, second = Written(store, [a for a, _ in moved]), Written(other, [b for _, b in moved])

        def told(_: int, a: Term, b: Term, __: int) -> bool:
            return bool(self._told(store, a) or self._told(other, b))

        return _in_one(substitute(back, *units(of)), first, second, told)  # a chunk's first row may be any

    def _from_zero(self, own: Term, its: Term) -> tuple[Term, Term]:
        """Two digits less what both are at least: then both offsets are less by the same. The end of a type, of what is
        loaded, says nothing."""
        least = min(self.ranges.of(own)[0], self.ranges.of(its)[0])
        return (own, its) if infinite(least) or least <= OF_A_TYPE else (own - int(least), its - int(least))

    def _large(self, _: int, own: Term, its: Term, ratio: int) -> bool:
        """Whether a digit may be as large as the unit above it, by the ranges of what it is made of."""
        return max(self.ranges.of(own)[1], self.ranges.of(its)[1]) >= ratio

    def _in_ranges(self, own: Written, of: Sequence[Term]) -> Iterator[Case]:
        """What is below each unit is less than it."""
        for at in range(len(of) - 1):
            rest, size = below(own.digits, of, at)
            low, high = self.ranges.of(rest)
            if low < 0 or high >= self.ranges.of(size)[0] or high == inf:
                show = {"below": rest, "of": size}
                goal = within(rest, 0, size)
                yield self.ground.case(own.store, f"digit {at} is one", goal, own.store.runs, show, False)


def _in_one(
    of: list[Term], mine: Written, theirs: Written, wanted: Callable[[int, Term, Term, int], bool]
) -> tuple[list[Term], Written, Written]:  # fmt: skip
    """Units and digits where a digit is one with that above it, where this is wanted and its unit a constant part."""
    first, second = list(mine.digits), list(theirs.digits)
    for at in reversed(range(1, len(of))):
        ratio = quotient(of[at - 1], of[at])
        if ratio is not None and ratio.op == "const" and wanted(at, first[at], second[at], ratio.payload):
            first[at - 1 : at + 1] = [total(expanded(first[at - 1] * ratio + first[at]))]
            second[at - 1 : at + 1] = [total(expanded(second[at - 1] * ratio + second[at]))]
            of = [*of[: at - 1], *of[at:]]
    return of, Written(mine.store, first), Written(theirs.store, second)


def _place(offset: Term) -> Term:
    """What an element's offset says: of 2 * i + 1, i."""
    parts = {key: value for key, value in expanded(offset).items() if key}
    return mul(*next(iter(parts))) if len(parts) == 1 else offset


def _all_of(term: Term) -> Term:
    """What a remainder says all of: of x mod n, x, where that ends at n."""
    if term.op == "mod" and term.args[0].op == "var" and at_least(term.args[0], 0):
        return term.args[0] if term.args[0].payload[2] is term.args[1] else term
    return term
