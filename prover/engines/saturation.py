"""What the search derives in a state before it splits: everything that can be said about the divisions and bit operations.

Untrusted, over the rules of `kernel` (trusted). Saturation walks the divisions innermost first: it establishes each
divisor's sign, the division's defining facts, a closed form where one can be found, and bounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np

from ..base.clock import now
from ..language.terms import Term
from ..proof.errors import RuleError
from ..proof.facts import BIT_BOUNDS, MOST_SHIFT
from ..proof.polynomials import Poly, atom, constant, content
from . import equalities
from .cuts import cut, without_solution
from .division import PROPOSALS, Rule, divisions, inner_first, proposals
from .farkas import Oracle
from .monomials import split_by
from .packing import above, above_ends, end, is_power, multiples
from .quotients import cancellations, divided_alike, lower_bounds, quotients_of_facts, upper_bounds
from .samples import Samples
from .search_state import SearchState

WORD = 1 << 16  # a constant divisor this large is what is left of a machine word


class OutOfTime(Exception):
    """The deadline passed; the verdict is unknown."""


class Strategy(NamedTuple):
    """How to look for closed forms. again: whether to try a division once more when another one came into use.

    steps: whether parts of the goal that look equal are proved equal first. bounds: whether what the goal multiplies is
    bounded by a quotient first, where that looks true. near: whether nothing is found out about
    divisions that the goal does not mention. late: whether assumed equalities of divisions wait until something is known
    of both. back: whether inputs are written in terms of the output that they share first. bits: whether an operation with
    a power of two is written with the bit that it changes. apart: equalities that rewrite
    nothing; first: steps that rewrite as assumptions do. plain: whether what is assumed with alternatives is left aside.
    share: of the time that is left; least: the seconds that it may take in any case. opaque: quotients of which nothing is
    found out beyond what is assumed of them. bare: whether of a division nothing is found out but its remainder's equation.
    """

    rules: tuple[Rule, ...] = PROPOSALS
    again: bool = False
    steps: bool = False
    near: bool = False
    bounds: bool = False
    late: bool = False
    back: bool = False
    bits: bool = False
    apart: tuple[Term, ...] = ()
    first: tuple[Term, ...] = ()
    plain: bool = False
    share: float = 1.0
    least: float = 0.0
    opaque: tuple[Term, ...] = ()
    bare: bool = False


class Saturation:
    """Deriving, for one attempt at one obligation.

    proved: steps that may be assumed. samples: None if there are none. finite: whether every variable has an end, so that
    bits are another engine's matter.
    """

    def __init__(
        self, deadline: float, strategy: Strategy, proved: Iterable[Term], samples: Samples | None, finite: bool
    ):
        self.deadline, self.strategy, self.samples, self.finite = deadline, strategy, samples, finite
        self.solved = frozenset(strategy.apart if strategy.late or strategy.back else proved)
        self.waiting = strategy.late
        self.oracle = Oracle(deadline=deadline)

    def _choose(self, state: SearchState) -> None:
        progress = True
        while progress:
            progress = False
            for number in list(state.conditionals):
                with suppress(RuleError):  # the branch mentions the conditional itself
                    progress |= state.choose(number)

    def _check_time(self) -> None:
        if now() > self.deadline:
            raise OutOfTime

    def _derive(self, state: SearchState, target: Poly, tiers: int = 4) -> bool:
        """Try to make target >= 0 a fact."""
        target = state.normal(target)
        if state.holds(target) is not None:
            return True
        if target.constant is not None and state.known(constant(-1)) is None:
            return False
        if self._fails_at_a_sample(state, target, state.guide):
            return False
        self._check_time()
        shares = self.oracle.shares(state, target, tiers)
        if shares is None:
            return False
        state.combine(target, shares)
        return True

    def _fails_at_a_sample(self, state: SearchState, target: Poly, chosen: Any) -> bool:
        if self.samples is None:
            return False
        value = self.samples.poly(state, target)
        return value is not None and bool(np.any(value[chosen] < 0))

    def _contradiction(self, state: SearchState, tiers: int = 4) -> bool:
        if state.known(constant(-1)) is not None or state.exclude():
            return True
        if self.samples is not None and np.any(state.rows):
            return False  # some sample satisfies every case assumed so far
        self._check_time()
        shares = self.oracle.shares(state, constant(-1), tiers)
        if shares is None:
            return False
        state.combine(constant(-1), shares)
        return True

    def _saturate(self, state: SearchState, polys: Sequence[Poly]) -> None:
        """Everything that can be said about the divisions in the polys and facts, until nothing is new."""
        done: set[int] = set()
        divided: dict[tuple[Poly, Poly], None] = {}
        equalities.solve(state, self.waiting, self.solved)
        equalities.settle_digits(state, self._derive)
        self._tighten(state)
        hidden = set[int]().union(*(state.atoms.inside(state.poly(node)) for node in self.strategy.opaque))
        for _ in range(6):
            facts = () if self.strategy.near else (fact.poly for _, fact in state.live())
            below = inner_first(state, *map(state.normal, polys), *facts)
            fresh = [number for number in below if number not in done and number not in hidden]
            if not fresh:
                break
            for number in fresh:
                done.add(number)
                kind, _, arguments = state.atoms[number]
                if kind in BIT_BOUNDS:
                    self._bits(state, number, arguments)
                elif kind in ("div", "mod"):
                    pair = (state.normal(arguments[0]), state.normal(arguments[1]))
                    if pair not in divided:
                        divided[pair] = None
                        self._division(state, *pair)
            self._tighten(state)
        if self.strategy.again:
            self._again(state, divided)
        for smaller in quotients_of_facts(state):
            self._derive(state, smaller, tiers=2)
        for x, d in divided:  # now that every division has its closed form, facts divide by what they share
            for whole in cancellations(state, state.normal(x), state.normal(d)):
                if not self._derive(state, whole - 1, tiers=2):
                    self._derive(state, whole, tiers=2)

    def _bits(self, state: SearchState, number: int, arguments: tuple[Poly, ...]) -> None:
        """The bounds of a bit operation; a shift or a mask is written with its power of two from now on."""
        if number in state.rewrites or not all(self._derive(state, each, tiers=2) for each in arguments):
            return
        state.bitwise(number)
        kind = state.atoms[number].kind
        numbers = all(each.constant is not None for each in arguments)
        if self.strategy.bits:
            self._write(state, number, state.bit(number))
        if self.finite and not numbers and (kind != "band" or all(each.constant is None for each in arguments)):
            if kind in ("xor", "bor"):
                self._below(state, number, arguments, above_ends(state, arguments))
            return
        if is_power(state, number):
            self._power(state, number, arguments[1])
            return
        self._write(state, number, state.power(number))
        self._write(state, number, state.undo(number))
        if kind in ("xor", "bor", "band") and number not in state.rewrites:
            for power, whole, other in multiples(state, arguments):
                if self._derive(state, power - 1 - other, tiers=2):
                    self._write(state, number, state.apart(number, power, whole))
        if kind in ("xor", "bor") and number not in state.rewrites:
            self._below(state, number, arguments, above(state, self.samples, arguments))

    def _below(self, state: SearchState, number: int, arguments: tuple[Poly, ...], powers: Iterable[Poly]) -> None:
        """That it is below the first of these powers of two that its operands are below."""
        for power in powers:
            if all(self._derive(state, power - 1 - each, tiers=2) for each in arguments):
                state.below(number, power)
                return

    def _power(self, state: SearchState, number: int, amount: Poly) -> None:
        """2^amount: at least 1, and a product where the amount is a sum, or where a smaller power is in use."""
        state.power(number)
        smaller = [Poly({m: 1 if m else c}) for m, c in amount.terms.items() if c > 0]
        powers = [other for other in range(len(state.atoms.known)) if is_power(state, other)]
        smaller += [state.atoms[other].arguments[1] for other in powers]
        for part in smaller:
            rest = state.normal(amount - part)
            if rest and part and all(self._derive(state, each, tiers=2) for each in (part, rest)):
                self._write(state, number, state.powers(part, rest))
                return
        most = end(state, amount)  # 2^amount * 2^(most - amount) is 2^most
        if most is not None and 0 <= most <= MOST_SHIFT and state.powers(amount, most - amount) is not None:
            other = state.atoms.number("shl", None, (constant(1), most - amount))
            if state.power(other) is not None:
                self._derive(state, constant(1 << most) - atom(number))

    def _write(self, state: SearchState, number: int, found: int | None) -> None:
        """The atom as the fact says it."""
        if found is not None and found not in state.stale and state.facts[found].equal and number not in state.rewrites:
            with suppress(RuleError):  # it mentions itself
                state.rewrite(number, found)

    def _again(self, state: SearchState, divided: Iterable[tuple[Poly, Poly]]) -> None:
        """Closed forms through divisions that came into use later: x div a for x div (a*b), rounding up for down."""
        for _ in range(2):  # one that closes may be inside another
            pairs = [(state.normal(x), state.normal(d)) for x, d in divided]
            for x, d in pairs:
                q = state.atoms.find("div", None, (x, d))
                if q is None or q in state.rewrites or (x, d) in state.revisited:
                    continue
                if state.atoms.find("div", None, (-x - 1, d)) is not None or self._inside(x, d, pairs):
                    state.revisited.add((x, d))
                    state.tried.discard((x, d))
                    self._close(state, x, d)

    @staticmethod
    def _inside(x: Poly, d: Poly, pairs: Iterable[tuple[Poly, Poly]]) -> bool:
        """Whether x is also divided by a part of d."""
        return d.single is not None and any(
            other != d and y == x and other.single and not split_by(d, other.single)[1] for y, other in pairs
        )

    def _division(self, state: SearchState, x: Poly, d: Poly) -> None:
        if d.constant is None:
            self._derive(state, d - 1)
        if not self._ready(state, x, d):
            return
        if self.strategy.bare:
            state.euclid(x, d)
            return
        if self._close(state, x, d):
            return
        euclid = state.euclid(x, d)
        if euclid is None:
            return
        q = atom(euclid[0])
        if self._derive(state, x, tiers=2):
            self._derive(state, q, tiers=2)
        for bound in lower_bounds(state, x, d):
            if (bound.constant or 1) > 0 and self._derive(state, x - d * bound, tiers=2):
                self._derive(state, q - bound, tiers=2)
        for bound in upper_bounds(state, x, d):
            if self._derive(state, d * bound - 1 - x, tiers=2) and self._derive(state, bound - 1 - q, tiers=2):
                break
        if d.constant is None:
            for other in divided_alike(state, x, d):
                _ = self._derive(state, other - 1 - q, tiers=2) or self._derive(state, other - q, tiers=2)

    def _ready(self, state: SearchState, x: Poly, d: Poly) -> bool:
        return (d.constant or 0) >= 1 if d.constant is not None else state.known(d - 1) is not None

    def _close(self, state: SearchState, x: Poly, d: Poly) -> bool:
        """Find whole and rest with x = d*whole + rest and 0 <= rest < d, and rewrite the division to them."""
        tiers = 1 if (x, d) in state.tried else 2  # a new case can close a carry, and that takes no products
        if (d.constant or 0) >= WORD:
            tiers = 4  # whether an address wraps is a question about products
        state.tried.add((x, d))
        for whole, rest in list(proposals(state, x, d, self.strategy.rules)):
            self._check_time()
            for inner in divisions(state, whole, rest):
                if inner != (x, d) and state.known(atom(state.atoms.number("mod", None, inner))) is None:
                    self._division(state, *inner)
            whole, rest = state.normal(whole), state.normal(rest)
            # the upper bound first: it fails sooner for a proposal that carries too little
            bounded = self._derive(state, d - 1 - rest, tiers) and self._derive(state, rest, tiers)
            difference = state.normal(d * whole + rest - x)
            if bounded and self._derive(state, difference) and self._derive(state, -difference):
                try:
                    state.unique(x, d, whole, rest)
                except RuleError:  # the closed form mentions the division itself
                    continue
                return True
        return False

    def _tighten(self, state: SearchState) -> None:
        if state.tightened == len(state.facts):
            return
        for number in range(state.tightened, len(state.facts)):
            fact = state.facts[number]
            if number in state.stale:
                continue
            if fact.equal:
                without_solution(state, number)
            elif content(fact.poly) > 1:
                state.tighten(number)
        cut(state)
        state.tightened = len(state.facts)
