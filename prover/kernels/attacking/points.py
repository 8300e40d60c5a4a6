"""Sets of values at which a kernel is run: small ones, the ends of what callers promise, near 2^31, and any."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from ...engines.sampling import some
from ...language.constructors import both
from ...language.meanings import python
from ...language.terms import Term
from ...language.walking import variables
from ..machine.launch import Launch

FAR = 1 << 31
MOST_TRIES = 40
FEW = 64  # as many as lanes
DRAWN = 64  # rows that the sampler gives where values are not found one by one
Point = dict[str, int]


class Points:
    """Draws values for the variables of a launch. own: terms of the arguments."""

    def __init__(self, launch: Launch, own: Sequence[Term], random: Random):
        self.launch, self.random = launch, random
        thread = (*launch.blocks, launch.warp, launch.lane)
        sizes = tuple(launch.sizes.values())
        self.order = variables(*launch.given, *own, *sizes, *thread)
        self.names = {variable.payload[0] for variable in self.order}  # an argument may be called like a parameter
        self.given = both(*launch.given)
        self.sizes = [v for v in self.order if all(v is not one for one in thread)]
        self.thread = [v for v in self.order if any(v is one for one in thread)]

    def __iter__(self) -> Iterator[Point]:
        """Without an end; each as promised. Nothing where no such values are found."""
        rows = some(list(self.launch.given), self.order, DRAWN)
        count = min(map(len, rows.values()), default=0)
        sampled = [{name: int(column[row]) for name, column in rows.items()} for row in range(count)]
        idle, ways = 0, (self._small, self._end, self._far, self._end, self._any)
        for turn in range(1 << 30):
            known = self._drawn(ways[turn % len(ways)])
            if known is None and sampled:
                known = self.random.choice(sampled)
            if known is None or not self.holds(known):
                idle += 1
                if idle > MOST_TRIES:
                    return
                continue
            idle = 0
            yield self._stretched(known) if turn % len(ways) == 3 else known

    @property
    def least(self) -> Point | None:
        """The smallest sizes that are no less than nothing."""
        return self._drawn(lambda low, high: min(max(low, 0), high - 1))

    def threads(self, point: Point) -> Iterator[Point]:
        """The same sizes in other threads: the first and the last first."""
        for pick in (self._small, self._last):
            found = self._drawn(pick, point)
            if found is not None:
                yield found
        for turn in range(1 << 30):
            found = self._drawn((self._near, self._any)[turn % 2], point)
            if found is None:
                return
            yield found

    def holds(self, point: Mapping[str, int]) -> bool:
        """Whether the values are in their ranges, and as callers promise."""
        try:
            for variable in self.order:
                low, high = self._ends(variable, point)
                if not low <= point[variable.payload[0]] < high:
                    return False
            return bool(python.evaluate(point, self.given)[0])
        except ArithmeticError:
            return False

    def _drawn(self, pick, sizes: Point | None = None) -> Point | None:
        for _ in range(MOST_TRIES):
            point: Point = {} if sizes is None else {v.payload[0]: sizes[v.payload[0]] for v in self.sizes}
            try:
                for variable in self.order:
                    name = variable.payload[0]
                    if name in point:
                        continue
                    low, high = self._ends(variable, point)
                    if low >= high:
                        break
                    point[name] = pick(low, high)
            except (ArithmeticError, KeyError):
                continue
            if len(point) == len(self.names) and self.holds(point):
                return point
        return None

    @staticmethod
    def _ends(variable: Term, point: Mapping[str, int]) -> tuple[int, int]:
        _, low, high = variable.payload
        least = -FAR if low is None else python.evaluate(point, low)[0]
        return least, least + 4 * FAR if high is None else python.evaluate(point, high)[0]

    # -- a value of low <= value < high ------------------------------------------------------------------------

    def _small(self, low: int, high: int) -> int:
        start = max(low, 0) if high > 0 else low
        return start + self.random.randrange(min(high - start, 9))

    def _near(self, low: int, high: int) -> int:
        """Any lane, of the first blocks."""
        return self.random.randrange(low, high) if high - low <= FEW else self._small(low, high)

    def _last(self, low: int, high: int) -> int:
        return high - 1

    def _end(self, low: int, high: int) -> int:
        return self.random.choice((low, min(low + 1, high - 1), high - 1, max(high - 2, low), self._any(low, high)))

    def _far(self, low: int, high: int) -> int:
        return min(max(FAR - self.random.randrange(-2, 3), low), high - 1)

    def _any(self, low: int, high: int) -> int:
        """Each size as likely as any other."""
        if self.random.random() < 0.3:
            return self.random.randrange(low, high)
        start = max(low, 0) if high > 0 else low
        return min(start + self.random.randrange(1 << self.random.randrange(1, 40)), high - 1)

    def _stretched(self, point: Point) -> Point:
        """One size as large as everything else allows, found by halving."""
        if not self.sizes:
            return point
        variable = self.random.choice(self.sizes)
        name = variable.payload[0]
        try:
            _, high = self._ends(variable, point)
        except ArithmeticError:
            return point
        low, top = point[name], high - 1
        while low < top:
            middle = (low + top + 1) // 2
            if self.holds({**point, name: middle}):
                low = middle
            else:
                top = middle - 1
        return {**point, name: low}
