"""Every element of a tensor is written: the claim, by a witness for each store that may write it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from math import inf

from msgspec import Struct, field

from ..language.claims import Case
from ..language.constructors import both, either, mul
from ..language.idioms import within
from ..language.monomials import divided, expanded, total
from ..language.terms import Term, const, integer
from ..language.walking import substitute, variables
from .access import Access, Ground, Memory, Reading
from .points import fresh, with_ending

NO_WITNESS = "no rule was found for which program and lane write an element"
WRITTEN = "written"
OF_WITNESS = "~w"  # and a number: ends the names of what only the lane of a later witness has
MOST_JOINTS = 5  # between axes, that are tried as one and as two

Equation = tuple[Term, Term]  # a term, and the value that it has


class Axes(Struct, frozen=True):
    """An element of a tensor by its indices. Neighbouring axes that lie one behind the other may be one here.

    variables: an index for each; units: elements of the memory from one to the next.
    """

    variables: tuple[Term, ...]
    units: tuple[Term, ...]

    @property
    def offset(self) -> Term:
        found = const(0)
        for variable, unit in zip(self.variables, self.units, strict=True):
            found = found + variable * unit
        return found


class Division(Struct, frozen=True):
    """What a division that the solution turned around gives. dividend, divisor: as they stand in the formulas."""

    dividend: Term
    divisor: Term
    quotient: Term
    rest: Term


class Witness(Struct, frozen=True):
    """values: variable -> what it is for an element, in sizes and the element's own variables. doubtful: whoever proposes
    it has seen that it names nobody for the first element."""

    values: Mapping[Term, Term]
    divisions: Sequence[Division]
    doubtful: bool = False

    @property
    def digits(self) -> dict[Term, Term]:
        """Every quotient and remainder that was turned around, with its value."""
        found: dict[Term, Term] = {}
        for own in self.divisions:
            found[own.dividend // own.divisor] = own.quotient
            found[own.dividend % own.divisor] = own.rest
        return found


# (equations, further ones, unknown variables) -> values for which they hold; it is believed nothing
Solver = Callable[[Iterable[Equation], Iterable[Equation], Iterable[Term]], Witness | None]


class Covering(Struct):
    """What is claimed of a tensor. stores: that may write it; witnesses: of those for which one was found."""

    argument: Memory
    stores: Sequence[Access]
    axes: Axes
    witnesses: list[tuple[Access, Witness]] = field(default_factory=list)

    @property
    def promise(self) -> tuple[int, int]:
        return len(self.witnesses), -sum(witness.doubtful for _, witness in self.witnesses)


def ways_to_count(argument: Memory, taken: Collection[str] = ()) -> Iterator[Axes]:
    """The ways to name an element: by all axes, and with neighbours taken as one where no gap is between them. taken:
    names that variables have."""
    kept = [at for at, extent in enumerate(argument.shape) if extent is not const(1)]
    shape = [argument.shape[at] for at in kept]
    strides = [argument.strides[at] for at in kept]
    joints = [mul(shape[at + 1], strides[at + 1]) is strides[at] for at in range(len(shape) - 1)]
    options: list[list[bool]] = [[]]
    for at, joint in enumerate(joints):
        options = [
            [*own, together] for own in options for together in (False, True)[: 1 + (joint and at < MOST_JOINTS)]
        ]
    for option in sorted(options, key=sum):
        extents, units = list(shape[:1]), list(strides[:1])
        for together, extent, unit in zip(option, shape[1:], strides[1:], strict=True):
            if together:
                extents[-1], units[-1] = mul(extents[-1], extent), unit
            else:
                extents, units = [*extents, extent], [*units, unit]
        names = ["element"] if len(extents) == 1 else [f"element.{at}" for at in range(len(extents))]
        own = tuple(integer(fresh(name, taken), 0, extent) for name, extent in zip(names, extents, strict=True))
        yield Axes(own, tuple(units))


class Covers:
    """Makes the claims. solve: proposes who writes an element."""

    def __init__(self, ground: Ground, solve: Solver):
        self.ground, self.solve = ground, solve

    def covering(self, argument: Memory, stores: Sequence[Access]) -> Covering:
        """A way to name the elements for which there are witnesses of the most stores, few of them doubtful."""
        # the offset of another unit counts something else, and what is shorter than its unit writes no element whole
        own = [store for store in stores if argument.bytes == store.unit <= store.bytes]
        best: Covering | None = None
        for axes in ways_to_count(argument, self.ground.taken):
            found = Covering(argument, stores, axes)
            found.witnesses += [one for store in own for one in self._witnesses(store, axes)]
            if best is None or found.promise > best.promise:
                best = found
        assert best is not None
        return best

    def _witnesses(self, store: Access, axes: Axes) -> Iterator[tuple[Access, Witness]]:
        """Of the elements that a lane writes as a whole: which one it is is one more digit, or each is asked for alone."""
        chosen = self.ground.chosen(store)
        if chosen.hidden:
            return
        if store.span > 1:
            which = integer(fresh("part", self.ground.taken), 0, store.span)
            whole = store.further(which)
            found = self._witness(whole, axes, [*chosen.free, which])
            if found is not None:
                yield whole, found
                return
        for part in map(store.further, range(store.span)):
            found = self._witness(part, axes, chosen.free)
            if found is not None:
                yield part, found

    def _witness(self, store: Access, axes: Axes, unknown: Sequence[Term]) -> Witness | None:
        equal = [part for formula in store.runs for part in _equalities(formula)]
        for equations in _equations(store.offset, axes):
            found = self.solve(equations, equal, unknown)
            if found is not None and not set(variables(*found.values.values())) & set(unknown):
                return found
        return None

    def goal(self, covering: Covering) -> Term:
        """Some store's lane runs and goes to the element."""
        return either(*(self._writes(covering, number) for number in range(len(covering.witnesses))))

    def _writes(self, covering: Covering, number: int) -> Term:
        store, witness = covering.witnesses[number]
        there: list[Term] = []
        for variable, value in witness.values.items():
            _, low, high = variable.payload
            there += [] if low is None else [value >= low]
            there += [] if high is None else [value < high]
        formulas = [*store.runs_exactly, store.offset.exact == covering.axes.offset]
        return both(*there, *self._own(covering, number, *_with(witness, *formulas)))

    def _own(self, covering: Covering, number: int, *terms: Term) -> list[Term]:
        """The terms with what the lane of this witness loads, and whatever else it has beside its numbers: another lane has
        other values, so the names are this witness's, and of those that name the same lane."""
        lanes = [{id(v): id(value) for v, value in witness.values.items()} for _, witness in covering.witnesses]
        first = lanes.index(lanes[number])
        if not first:
            return list(terms)
        return with_ending(f"{OF_WITNESS}{first}", {*self.ground.sizes, *covering.axes.variables}, *terms)

    def case_list(self, covering: Covering) -> Iterator[Case]:
        """That what each division was turned around to is right, the inner ones first; then that the element is written.

        Each case may assume those before it, and all are cases of one claim."""
        proved: list[Term] = []
        for number, (_, witness) in enumerate(covering.witnesses):
            of = f" of store {number}" if number else ""
            given = [*self.ground.promised, *self._reads(covering, number)]
            for at, own in enumerate(witness.divisions):
                later = Witness(witness.values, witness.divisions[at + 1 :])
                dividend, divisor, quotient, remainder = self._own(
                    covering, number, *_with(later, own.dividend, own.divisor), own.quotient, own.rest
                )
                show = {"element": covering.axes.variables, "divided": dividend, "by": divisor, "remainder": remainder}
                rest = within(remainder, 0, divisor)
                yield Case(f"remainder {at}{of}", rest, [*given, *proved], show)
                proved.append(rest)
                goal = both(dividend // divisor == quotient, dividend % divisor == remainder)
                yield Case(f"digit {at}{of}", goal, [*given, rest], show)
        given = [fact for number in range(len(covering.witnesses)) for fact in self._reads(covering, number)]
        show = {"element": covering.axes.variables, "at": covering.axes.offset}
        assumed = [*self.ground.promised, *given, *proved]
        goal = self.goal(covering) if covering.witnesses else covering.axes.offset < 0
        yield Case(WRITTEN, goal, assumed, show)

    def _reads(self, covering: Covering, number: int) -> list[Term]:
        """What is promised of the integers that the store's lane depends on."""
        store, witness = covering.witnesses[number]
        said = self.ground.loaded(store, *store.runs_exactly, store.offset.exact)
        return self._own(covering, number, *_with(witness, *said))


def _with(witness: Witness, *terms: Term) -> list[Term]:
    """The terms at the witness; each quotient and remainder that it turned around is the digit that it is proved to be."""
    return substitute({**witness.values, **witness.digits}, *terms)


def _equations(offset: Reading, axes: Axes) -> Iterator[list[Equation]]:
    """What the parts of an offset must be: each axis its own, by the units; or the whole sum at once."""
    rest = expanded(offset.ideal)
    found: list[Equation] = []
    pairs = list(zip(axes.variables, axes.units, strict=True))
    for variable, unit in sorted(pairs, key=lambda pair: -pair[1].payload if pair[1].op == "const" else -inf):
        if unit is const(1):
            continue
        rest, digit = divided(rest, unit)
        found.append((total(digit), variable))
    last = [variable for variable, unit in pairs if unit is const(1)]
    if len(last) <= 1:
        yield [*found, (total(rest), last[0] if last else const(0))]


def _equalities(formula: Term) -> Iterator[Equation]:
    if formula.op == "and":
        for part in formula.args:
            yield from _equalities(part)
    elif formula.op == "eq":
        left, right = formula.args
        yield left, right
        yield right, left
