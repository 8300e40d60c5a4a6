"""What promises say of the elements that a claim reads.

A promise is instantiated at the indices that make one of its reads an element that the kernel reads: of
``cu[i + 1] - cu[i] <= L`` and a load of element o, at i = o and at i = o - 1. What stands at elements that it needs and the
kernel does not read are variables. Each instance says first that all of its reads are elements, so that an instance too
many says nothing false.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd

from msgspec import Struct, field
from msgspec.structs import replace

from ..language.constructors import both, mul
from ..language.idioms import implies
from ..language.monomials import divided, expanded, total
from ..language.terms import Term, as_int, at_least, const, integer
from ..language.walking import substitute
from .launching.elements import element
from .launching.launch import Launch, TensorArgument, fresh
from .launching.promises import Promise, PromisedRead, element_name, linear
from .machine.names import Read

MOST_INSTANCES = 32  # of one promise in one claim
MOST_TRIED = 500  # of which these are chosen


class Needed(Read, frozen=True):
    """An element that a promise speaks of and the kernel does not read. width: its bytes; promise: its number."""

    width: int = 0
    promise: int = -1

    @property
    def bytes(self) -> int:
        return self.width


class Promised(Struct):
    """The instances of a launch's promises. cut: promise -> the most that were left out in one claim."""

    launch: Launch
    made: dict[object, Term] = field(default_factory=dict)
    cut: dict[str, int] = field(default_factory=dict)

    def argument(self, base: str) -> TensorArgument:
        found = next(own for own in self.launch.arguments if own.name == base)
        assert isinstance(found, TensorArgument)
        return found

    def value(self, base: str, indices: tuple[Term, ...], like: Term) -> Term:
        """What stands for an element that nobody reads, one for equal offsets. like: has its range."""
        key = base, _key(self.offset(base, indices))
        if key not in self.made:
            name = element_name(base, indices)
            taken = {str(own.payload[0]) for own in self.made.values()}
            self.made[key] = integer(fresh(name, taken), *like.payload[1:])
        return self.made[key]

    def offset(self, base: str, indices: Sequence[Term]) -> Term:
        found = const(0)
        for index, stride in zip(indices, self.argument(base).strides, strict=True):
            found = found + mul(index, stride)
        return total(expanded(found))

    def indices(self, argument: TensorArgument, offset: Term) -> list[Term]:
        """Of the element at an offset, as far as strides are seen in it: a guess, that nothing rests on."""
        rest, found = expanded(offset), dict[int, Term]()
        order = sorted(range(len(argument.shape)), key=lambda at: -_weight(argument.strides[at]))
        for at in order:
            if argument.strides[at] is const(1):
                found[at], rest = total(rest), {}
                continue
            rest, own = divided(rest, argument.strides[at], whole=False)
            found[at] = total(own)
        return [found[at] for at in range(len(argument.shape))]


class Instances:
    """The instances in one claim. reads: elements that the claim reads, in their order."""

    def __init__(self, own: Promised):
        self.own, self.launch = own, own.launch
        self.reads: list[Read] = []
        self.at: dict[object, Term] = {}  # (tensor, offset) -> what stands for the element
        self.done: set[object] = set()
        self.numbers = [0] * len(own.launch.promises)

    def facts(self, more: Sequence[Read]) -> tuple[list[Term], list[Needed]]:
        """(what holds where these are read too; the elements that it needs)."""
        related = self.launch.related
        new: list[Read] = [read for read in more if read.base in related and self._fits(read)]
        said: list[Term] = []
        needed: list[Needed] = []
        first = True
        while new:
            self.reads += new
            for read in new:
                self.at.setdefault((read.base, _key(read.offset)), read.term)
            found: list[Needed] = []
            for number, promise in enumerate(self.launch.promises):
                for at in self._candidates(number, promise, first):
                    said.append(self._instance(number, promise, at, found))
            needed += found
            new = []
            new += found if first else []
            first = False
        return [fact for fact in said if fact.op != "truth"], needed

    def _fits(self, read: Read) -> bool:
        """Whether it reads a whole element of a tensor that the kernel leaves as it is."""
        return read.element is not None and not read.changes and read.bytes == self.own.argument(read.base).bytes

    def _candidates(self, number: int, promise: Promise, first: bool) -> list[dict[Term, Term]]:
        """Values of the indices. Those at which an element is needed that nobody reads are left out where each that is read
        is in another instance, and where most of their elements are such."""
        reads = [
            read for read in self.reads if first or not (isinstance(read, Needed) and read.promise == number)
        ]  # fmt: skip
        found: dict[object, tuple[dict[Term, Term], list[Read]]] = {}
        about = {read.base for read in promise.reads}
        if not promise.indices and all(read.base not in about for read in reads):
            return []
        for at, used in self._assigned(promise, {}, [], reads):
            found.setdefault(tuple(_key(at[index]) for index in promise.indices), (at, used))
            if len(found) > MOST_TRIED:
                break
        there = {key: [own in self.at for own in self._elements(promise, at)] for key, (at, _) in found.items()}
        whole = {key: all(own) for key, own in there.items()}
        seen = {id(read) for key, (_, used) in found.items() if whole[key] for read in used}
        most = {key: 2 * sum(own) >= len(own) or not promise.indices for key, own in there.items()}
        wanted = [
            (key, at) for key, (at, used) in found.items()
            if (number, key) not in self.done
            and (whole[key] or (most[key] and (not used or any(id(own) not in seen for own in used))))
        ]  # fmt: skip
        wanted.sort(key=lambda own: not whole[own[0]])
        room = max(MOST_INSTANCES - self.numbers[number], 0)
        if len(wanted) > room:
            self._cut(promise, len(wanted) - room)
        self.numbers[number] += len(wanted[:room])
        self.done.update((number, key) for key, _ in wanted[:room])
        return [at for _, at in wanted[:room]]

    def _assigned(
        self, promise: Promise, at: dict[Term, Term], used: list[Read], reads: Sequence[Read]
    ) -> Iterator[tuple[dict[Term, Term], list[Read]]]:  # fmt: skip
        """Values of all indices, with the reads that gave them; those of one element come together."""
        open_ = next((index for index in promise.indices if index not in at), None)
        if open_ is None:
            yield at, used
            return
        for wanted in promise.reads:
            lines = [linear(own, open_) for own in wanted.indices]
            if not any(lines):
                continue
            for read in reads:
                if read.base == wanted.base:
                    more = {index: value for index, value in self._solved(promise, wanted, read) if index not in at}
                    if open_ in more:
                        yield from self._assigned(promise, {**at, **more}, [*used, read], reads)

    def _elements(self, promise: Promise, at: dict[Term, Term]) -> Iterator[object]:
        known = dict(at)
        for read in promise.reads:
            indices = substitute(known, *read.indices)
            key = read.base, _key(self.own.offset(read.base, indices))
            yield key
            known[read.term] = self.at.get(key, read.term)

    def _cut(self, promise: Promise, count: int) -> None:
        self.own.cut[promise.said] = max(self.own.cut.get(promise.said, 0), count)

    def _solved(self, promise: Promise, wanted: PromisedRead, read: Read) -> Iterator[tuple[Term, Term]]:
        """Values of indices at which what the promise reads is this element."""
        found = self.own.indices(self.own.argument(read.base), read.offset)
        for axis, own in enumerate(wanted.indices):
            for index in promise.indices:
                if (line := linear(own, index)) is not None:
                    factor, rest = line
                    value = total(expanded(found[axis] - rest))
                    if factor > 1:
                        value = total(divided(expanded(value), const(factor), whole=False)[1])
                    yield index, value

    def _instance(self, number: int, promise: Promise, at: dict[Term, Term], found: list[Needed]) -> Term:
        known, guards = dict(at), list[Term]()
        for read in promise.reads:
            indices = tuple(total(expanded(own)) for own in substitute(known, *read.indices))
            guard = self._guard(read, indices)
            guards.append(guard)
            key = read.base, _key(self.own.offset(read.base, indices))
            if key not in self.at:
                self.at[key] = self.own.value(read.base, indices, read.term)
                found.append(self._needed(number, read, indices, guard, self.at[key]))
            known[read.term] = self.at[key]
        return implies(both(*guards), substitute(known, promise.holds)[0])

    def _guard(self, read: PromisedRead, indices: tuple[Term, ...]) -> Term:
        """That these are the indices of an element."""
        parts: list[Term] = []
        for index, extent in zip(indices, self.own.argument(read.base).shape, strict=True):
            parts += [] if at_least(index, 0) else [index >= 0]
            parts += [] if at_least(extent - 1 - index, 0) or _ends_at(index, extent) else [index < extent]
        return both(*parts)

    def _needed(
        self, number: int, read: PromisedRead, indices: tuple[Term, ...], guard: Term, term: Term
    ) -> Needed:  # fmt: skip
        argument, offset = self.own.argument(read.base), self.own.offset(read.base, indices)
        own = replace(element(argument, offset), holds=guard)
        last = argument.shape[-1] if argument.shape else const(1)
        own = replace(own, column=indices[-1]) if last.op == "const" and last.payload > 1 else own
        operation = self.reads[0].operation
        return Needed(
            term, read.base, offset, operation, element=own, known=guard, width=argument.bytes, promise=number
        )  # fmt: skip


def _key(term: Term) -> object:
    return frozenset(expanded(term).items())


def _ends_at(index: Term, extent: Term) -> bool:
    """Whether it is a variable, as of a grid, that is below the extent."""
    if index.op != "var" or index.payload[2] is None:
        return False
    most = apart(as_int(index.payload[2]), extent)
    return most is not None and most >= 0


def _weight(stride: Term) -> int:
    """How large a stride is, as far as its factors tell."""
    return max((len(key) for key in expanded(stride)), default=0) * (1 << 40) + (
        stride.payload if stride.op == "const" else 0
    )


def never_same(first: Term, second: Term) -> bool:
    """Whether two offsets plainly differ, as 2*i and 2*j + 1 do."""
    own = expanded(second - first)
    rest = own.get((), 0)
    common = gcd(*(value for key, value in own.items() if key))
    return bool(rest % common) if common else rest != 0


def apart(first: Term, second: Term) -> int | None:
    """By how much the second is plainly larger; None where that is not plain."""
    own = expanded(second - first)
    return own.get((), 0) if set(own) <= {()} else None
