"""Formulas of two threads that have passed the same barriers: what they have in common, and what each has for itself.

They have sizes in common, the block where it is one, the iterations of loops with barriers in them, and whatever such a
loop carries that hangs on nothing else. A number that both load from one place where nobody writes is one number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, Protocol

from ...accesses.apart import OTHER
from ...language.constructors import either, negation
from ...language.terms import Term, as_int, integer
from ...language.walking import substitute, variables
from ...machine.values import literals
from ..loops.intervals import AFTER, FIRST, FURTHER, LATER, NEXT, NTH, SAME, Intervals, Key
from ..loops.paths import Trace
from ..loops.visits import Carried

START = "~0"  # ends the names of what is meant in the iterations from which both set out
TOGETHER = ((SAME, SAME), (NEXT, NEXT), (FIRST, FIRST))
BEHIND = {(LATER, SAME): 2, (LATER, NEXT): 1, (FURTHER, FIRST): 1}  # by how many iterations, at least


class Threads(Protocol):
    """What a launch says of who runs. who: the variables of a thread, its block's first, three of these. sizes: what is the
    same in all threads of a launch."""

    who: tuple[Term, ...]
    sizes: list[Term]
    trace: Trace


class Ticket(NamedTuple):
    """A number that an atomic addition gives. place: of the counter; around: the loops around it; few: that there are no
    more additions than numbers; grid: whether all threads of the grid share the counter. near: two numbers of one counter
    are less than this apart, on a ring of `ring` numbers; 0 where that is not known. step: what each adds, so that no
    other number is less than this away."""

    place: Term
    around: frozenset[Term]
    few: Term
    grid: bool
    near: int = 0
    ring: int = 0
    step: int = 1


class Two:
    """The variables of a launch's threads. tickets: numbers that no two threads get of one counter. quiet: what is loaded
    where nobody writes before the next barrier -> the memory and the place in it; what a barrier tells its threads is like
    that. told: the latter -> the visit in which the barrier is.
    grid: they are any two of the grid, and the barriers those that all of it waits for."""

    def __init__(
        self, ground: Threads, intervals: Intervals, quiet: Mapping[Term, tuple[str, Term]], grid: bool = False,
        tickets: Mapping[Term, Ticket] | None = None, told: Mapping[Term, int] | None = None,
    ):  # fmt: skip
        self.tickets = tickets or {}
        self.ground, self.intervals, self.quiet, self.grid = ground, intervals, quiet, grid
        self.block = set[int]() if grid else {id(v) for v in ground.who[:3]}
        self.thread = {id(v) for v in ground.who[3:]}
        self.sizes = {id(v) for v in ground.sizes}
        visits = intervals.visits
        self.carried: dict[Term, tuple[Term, Carried]] = {}
        self.around: dict[Term, tuple[Term, ...]] = {}  # what a loop carries, or what is loaded -> loops around
        self.outside: dict[Term, set[Term]] = {}  # the number of a loop's iterations -> those of the loops around it
        for visit in visits:
            if visit.header is not None:
                self.outside[visit.header] = set(visit.around) - {visit.header}
            for variable, own in visit.carried.items():
                assert visit.header is not None
                self.carried[variable] = visit.header, own
                self.around[variable] = visit.around
        for term, at in {**ground.trace.order.loaded, **(told or {})}.items():
            self.around[term] = visits[at].around
        self.uniform = self._uniform()
        self.of_one = {v for v, (number, _) in self.carried.items() if number in intervals.counted}

    def _uniform(self) -> set[Term]:
        """Carried numbers that are the same in all threads of a block that are in one iteration."""
        found = {v for v, (number, _) in self.carried.items() if number in self.intervals.counted}
        while True:
            wrong = {v for v in found if not all(self._common(part, found, v) for part in self._made_of(v))}
            if not wrong:
                return found
            found -= wrong

    def _made_of(self, variable: Term) -> Iterator[Term]:
        _, own = self.carried[variable]
        yield own.start
        for path, after in own.after:
            yield variable if after is None else after
            if len(own.after) > 1:
                yield path
        if any(after is None for _, after in own.after):
            yield integer("of nobody knows what")

    def _common(self, term: Term, uniform: set[Term], carried: Term) -> bool:
        return all(
            id(v) in self.sizes or id(v) in self.block or v in uniform or v in self.intervals.counted
            or self._loaded_alike(v, uniform, carried)
            for v in variables(term)
        )  # fmt: skip

    def _loaded_alike(self, variable: Term, uniform: set[Term], carried: Term) -> bool:
        """Whether threads that are in one iteration of the carried number's loop have loaded one number: from one place
        where nobody writes, between the same barriers, as no loop is around the load in which they may be elsewhere."""
        own, around = self.quiet.get(variable), self.around.get(variable)
        if own is None or around is None or not set(around) <= self.counted_around(carried):
            return False
        return self._common(own[1], uniform, carried)

    # -- two threads -------------------------------------------------------------------------------------------------

    def both(self, first: Key, second: Key, blocks: bool = False, alone: bool = False) -> Pair:
        """first, second: in which iterations they are. blocks: whether they are of any two blocks, at any time. alone: of
        one thread at two times."""
        return Pair(self, dict(first), dict(second), blocks, alone)

    def relation(self, first: Key, second: Key, *terms: Term) -> tuple[object, ...]:
        """Equal of those that mean the same for these terms."""
        numbers = {n for v in variables(*terms) for n in (v, *self._numbers(v)) if n in self.intervals.counted}
        own, its = dict(first), dict(second)
        found = []
        for number in sorted(numbers, key=lambda n: n.payload[0]):
            pair = own.get(number, SAME), its.get(number, SAME)
            found.append((number.payload[0], *((SAME, SAME) if pair == (NEXT, NEXT) else pair)))
        return tuple(found)

    def counted_around(self, variable: Term) -> set[Term]:
        return set(self.around.get(variable, ())) & self.intervals.counted

    def _numbers(self, variable: Term) -> tuple[Term, ...]:
        return self.around.get(variable, ())


class Pair:
    """Terms of the one and of the other."""

    def __init__(
        self, two: Two, first: Mapping[Term, str], second: Mapping[Term, str], blocks: bool, alone: bool = False
    ):  # fmt: skip
        """facts: what holds of numbers that both load, beside what their terms say. spoken: what was said of the second, or
        of both."""
        self.two, self.blocks, self.alone = two, blocks, alone
        self.uniform = two.of_one if alone else two.uniform
        self.mine: dict[Term, Term] = {}
        self.theirs: dict[Term, Term] = {}
        self.facts: list[Term] = []
        self.spoken = set[Term]()
        pairs = {n: (first.get(n, SAME), second.get(n, SAME)) for n in (() if blocks else two.intervals.counted)}
        self.together = {number for number, pair in pairs.items() if pair in TOGETHER}
        for number, pair in pairs.items():
            if number in self.together:
                self.theirs[number] = number
            if pair[0] == SAME and pair[1] in AFTER[1:]:
                times = AFTER.index(pair[1])
                self.theirs[number] = number + times
                self.theirs.update(self._after(number, times))
            elif pair == (NEXT, SAME):
                self.theirs[number], self.mine[number] = number, number + 1
                after = self._on(number)
                self.mine.update(after)
                self.theirs.update({variable: variable for variable in after})
            for kept, which in ((self.mine, pair[0]), (self.theirs, pair[1])):
                if which in NTH:
                    self._begin(kept, number, NTH.index(which))
        self._in_order(pairs)
        for variable in () if blocks else self.uniform:
            if self.two.counted_around(variable) <= self.together:
                self.theirs.setdefault(variable, variable)
        for variable, around in two.around.items() if alone else ():
            if set(around) <= self.together:
                self.theirs.setdefault(variable, variable)

    def _in_order(self, pairs: Mapping[Term, tuple[str, str]]) -> None:
        """How far an iteration of which only that is known that it is later is behind the other's."""
        for number, (mine, theirs) in pairs.items():
            own, its = self.mine.get(number, number), (mine, theirs)
            if its in BEHIND:
                self.facts.append(self._other(number) + BEHIND[its] <= own)
            elif (theirs, mine) in BEHIND:
                self.facts.append(own + BEHIND[theirs, mine] <= self._other(number))

    def _begin(self, kept: dict[Term, Term], number: Term, nth: int) -> None:
        """nth: the iteration, from 0 on."""
        kept[number] = as_int(nth)
        found = dict[Term, Term]()
        for variable in self._of(number):
            own = self.two.carried[variable][1]
            if own.begins and self._around(own.start, number):
                found[variable] = own.start
        if nth:
            after = self._on(number, among=found)
            found = self._iterated({v: found[v] for v in after}, after, number, range(nth))
        kept.update(found)

    def _after(self, number: Term, times: int) -> dict[Term, Term]:
        """What the loop carries -> what that is so many iterations later."""
        found = self._on(number, set(self._of(number)) if times == 1 else ())
        return self._iterated(found, found, number, (number + more for more in range(1, times)))

    @staticmethod
    def _iterated(
        found: dict[Term, Term], after: Mapping[Term, Term], number: Term, iterations: Iterable[Term | int]
    ) -> dict[Term, Term]:  # fmt: skip
        """What is found in one iteration, in the one behind these."""
        for one in iterations:
            here = {**found, number: as_int(one) if isinstance(one, int) else one}
            found = {v: substitute(here, term)[0] for v, term in after.items()}
        return found

    def _on(
        self, number: Term, known: Iterable[Term] = (), among: Iterable[Term] | None = None
    ) -> dict[Term, Term]:  # fmt: skip
        """What the loop carries -> what that is in the next iteration, where this is said by what is meant in this one:
        known, beside the variables that are found. among: those that are looked at; None for all."""
        found = dict[Term, Term]()
        for variable in self._of(number) if among is None else among:
            _, own = self.two.carried[variable]
            after = own.after[0][1] if len(own.after) == 1 else None
            if own.exact and after is not None:
                found[variable] = after
        while wrong := [v for v, after in found.items() if not self._around(after, number, {*found, *known})]:
            for variable in wrong:
                del found[variable]
        return found

    def _around(self, term: Term, number: Term, known: Iterable[Term] = ()) -> bool:
        """Whether all that it is made of is known, or meant in the iterations of this loop and of those around it. What
        another loop leaves behind is meant in that one's last iteration, which may be none from which the two set out."""
        around = self.two.outside[number]
        told = {number, *around, *known, *(v for v in self.uniform if self.two.carried[v][0] in around)}
        return all(self._ever(v) or v in told for v in variables(term))

    def _of(self, number: Term) -> list[Term]:
        """What the loop carries alike in both, where they are together in the loops around it: only then what it begins
        with, and what comes next, are of the same iterations."""
        own = [v for v in self.uniform if self.two.carried[v][0] is number]
        return [v for v in own if self.two.counted_around(v) - {number} <= self.together]

    def first(self, *terms: Term) -> list[Term]:
        return substitute({v: self.mine[v] for v in variables(*terms) if v in self.mine}, *terms)

    def second(self, *terms: Term) -> list[Term]:
        self.spoken.update(variables(*terms))
        for variable in variables(*terms):
            self._other(variable)
        return substitute({v: self.theirs[v] for v in variables(*terms)}, *terms)

    def _other(self, variable: Term) -> Term:
        found = self.theirs.get(variable)
        if found is not None:
            return found
        if id(variable) in self.two.sizes or (not self.blocks and self._ever(variable)):
            self.theirs[variable] = variable
            return variable
        name, *ends = variable.payload
        primed = integer(name + OTHER, *(None if end is None else self.second(end)[0] for end in ends))
        self.theirs[variable] = primed
        quiet = self.two.quiet.get(variable)
        if quiet is not None and self._at_once(variable):
            mine, theirs = self.first(quiet[1])[0], self.second(quiet[1])[0]
            if mine is theirs:
                self.theirs[variable] = variable
            else:
                self.facts.append(either(negation(mine == theirs), variable == primed))
        ticket = self.two.tickets.get(variable)
        if ticket is not None and self._given_out(ticket):
            mine, theirs = self.first(ticket.place)[0], self.second(ticket.place)[0]
            same = negation(mine == theirs), negation(ticket.few)
            step = ticket.step
            self.facts.append(either(*same, variable + step <= primed, primed + step <= variable))
            if ticket.near:
                far = ticket.ring - ticket.near
                self.facts.append(either(*same, variable < primed + ticket.near, variable > primed + far))
                self.facts.append(either(*same, primed < variable + ticket.near, primed > variable + far))
        return self.theirs[variable]

    def _given_out(self, ticket: Ticket) -> bool:
        """Whether these are two, who got their numbers between the same barriers, or of what is nothing but a counter."""
        if self.alone or self.two.grid:
            return False
        return ticket.grid or (not self.blocks and ticket.around <= self.together)

    def _at_once(self, variable: Term) -> bool:
        """Whether both load it in the same iterations of loops with barriers, or at any time from what is never written."""
        if self.two.quiet[variable][0] == "":
            return True
        return not self.blocks and self.two.counted_around(variable) <= self.together

    def before(self, first: Key, second: Key, mine: Term, theirs: Term) -> list[Term]:
        """What holds in an iteration that one of them has passed and the other is in, as far as it hangs on sizes, the
        block and the numbers of iterations in which both are, or were."""
        own, its, found = dict(first), dict(second), list[Term]()
        if self.blocks:
            return found
        both_in = {id(n) for n in self.two.intervals.counted if own.get(n, SAME) == its.get(n, SAME) == SAME}
        for left, here, there in ((mine, own, its), (theirs, its, own)):
            passed = {id(n) for n in here if (here[n], there.get(n, SAME)) == (NEXT, SAME)}
            known = self.two.sizes | self.two.block | both_in | passed
            found += [one for one in literals(left) if all(id(v) in known for v in variables(one))]
        self.spoken.update(variables(*found))
        return found

    def at_start(self, first: Key, second: Key, mine: Term, theirs: Term) -> list[Term]:
        """What holds for the one in the iterations from which both set out, and for the other does not, where that is the
        same for both: then they did not part there. Of a thread that has come to a loop anew in a next iteration, as else
        these iterations are spoken of by their numbers; here they have names of their own. mine, theirs: as it is come to
        the next iteration, or, where there is none, to the access."""
        own, its = ({id(n): which for n, which in key} for key in (first, second))
        anew = any({FIRST, NEXT} <= set(key.values()) for key in (own, its))
        if self.blocks or not anew or own == its or FURTHER in (*own.values(), *its.values()):
            return []  # of a loop's first iteration it is said under the names of the one from which they set out
        denied = {id(negation(part)) for part in literals(theirs)}
        parts = [part for part in literals(mine) if id(part) in denied and self._alike(part)]
        self.spoken.update(variables(*parts))
        names = {v: integer(v.payload[0] + START, *v.payload[1:]) for v in variables(*parts) if not self._ever(v)}
        return substitute(names, *(each for part in parts for each in (part, negation(part))))

    def _alike(self, formula: Term) -> bool:
        """Whether it is the same for both where they set out."""
        common = {*self.two.uniform, *self.two.intervals.counted}
        return all(
            self._ever(v) or (v in common and not variables(*(end for end in v.payload[1:] if end is not None)))
            for v in variables(formula)
        )

    def _ever(self, variable: Term) -> bool:
        own = self.alone and id(variable) in self.two.thread
        return own or id(variable) in self.two.sizes or id(variable) in self.two.block

    def differ(self) -> Term:
        """That they are two."""
        all_of_it = self.blocks or self.two.grid
        who = [v for v in (self.two.ground.who if all_of_it else self.two.ground.who[3:]) if v.op == "var"]
        return either(*(negation(v == o) for v, o in zip(who, self.second(*who), strict=True)))

    def other_block(self) -> Term:
        who = [v for v in self.two.ground.who[:3] if v.op == "var"]
        return either(*(negation(v == o) for v, o in zip(who, self.second(*who), strict=True)))


def in_words(first: Key, second: Key) -> str:
    """In which iterations two accesses happen."""
    own, its = dict(first), dict(second)
    found = []
    for number in dict.fromkeys([*own, *its]):
        pair = own.get(number, SAME), its.get(number, SAME)
        if pair not in ((SAME, SAME), (NEXT, NEXT)):
            loop = number.payload[0].removeprefix("t@")
            found.append(f"{pair[0]} and {pair[1]} iteration of the loop at line {loop}")
    return "; ".join(found)
