"""What is taken of the emitted code, decided some at a time: a point at which one part is false is tried at the rest.

Search: what falls is not taken, and what is taken counts by its proof alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ..kernels.loops.paths import Trace
from ..kernels.machine.assuming import Assuming
from ..kernels.steps.proving import Effort
from ..language.exact import Invalid, check, completed
from ..language.meanings import python
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import SIGNATURES, Term
from ..language.walking import fold, variables
from ..running.outlines import Statement
from ..triton.claimed import HOLDS
from .compiled_check import CompiledCheck
from .points import WRONG
from .tightest import chains

FIRST = 6  # statements that are decided before others; then twice as many, and so on
SAME = 2  # statements that take too long, after which no other is tried that is alike but for its numbers
FALSE = 6  # statements that are false, after which none of their sort is tried
WIDE = 1 << 32  # values
Key = tuple[str, str]  # claim, case


def falls_at(own: Obligation, point: Mapping[str, int]) -> bool:
    """Whether all that is assumed holds at the point, and the goal does not."""
    try:
        check(own, completed(own.variables, point))
    except (Invalid, *WRONG):
        return False
    return True


def fallen_at(terms: Mapping[Key, Obligation], point: Mapping[str, int]) -> set[Key]:
    """Those that fall there. What their goals have in common is computed once, and where a goal holds nothing else is."""
    goals = {key: own.goal.formula for key, own in terms.items() if isinstance(own.goal, Holds)}
    whole, memo = completed(variables(*goals.values()), point), dict[Term, Any]()

    def holds(goal: Term) -> bool:
        try:
            return bool(python.evaluate(whole, goal, memo=memo)[0])
        except WRONG:
            return False

    return {key for key, own in terms.items() if not (key in goals and holds(goals[key])) and falls_at(own, point)}


def families(goals: Iterable[Term]) -> list[int]:
    """A number for each goal, one number for goals that are alike but for their numbers.

    >>> from ..language.terms import integer
    >>> n = integer("n", 0)
    >>> one, other, more = families([n + 4 <= 70, n + 8 <= 30, n * 4 <= 70])
    >>> one == other, one == more
    (True, False)
    """
    known: dict[object, int] = {}

    def number(node: Term, *below: int) -> int:
        return known.setdefault((node.op, None if node.op == "const" else node.payload, *below), len(known))

    return fold(dict.fromkeys(SIGNATURES, number), *goals)


class Tried:
    """What came of statements, by their families: of one of which nothing is proved few are tried at a time."""

    def __init__(self, terms: Mapping[Key, Obligation]):
        goals = {key: own.goal.formula for key, own in terms.items() if isinstance(own.goal, Holds)}
        self.family = dict(zip(goals, families(goals.values()), strict=True))
        self.long, self.false, self.proved = Counter[int](), Counter[int](), set[int]()
        self.wild = {key: [one for one in variables(goal) if wild(one)] for key, goal in goals.items()}
        self.breaking = Counter[Term]()  # how often goals about it are false
        self.bounded = set[Term]()  # about which one is not

    def next_of(self, left: Mapping[Key, Statement], most: int) -> dict[Key, Statement]:
        """The first of what is left."""
        found, of_family = dict[Key, Statement](), Counter[int]()
        for key, one in left.items():
            family = self.family[key]
            if family in self.proved or of_family[family] < SAME:
                found[key] = one
                of_family[family] += 1
            if len(found) == most:
                break
        return found

    def note(self, key: Key, known: bool | None) -> None:
        if known is None:
            self.long[self.family[key]] += 1
        elif known:
            self.proved.add(self.family[key])
            self.bounded.update(self.wild[key])
        else:
            self.false[self.family[key]] += 1
            self.breaking.update(self.wild[key])

    def hopeless(self, key: Key) -> bool:
        family = self.family[key]
        return self.long[family] >= SAME and family not in self.proved

    def falls(self, key: Key) -> bool:
        """Whether it is given up as others are, of which several are false: that are alike, or about an integer of which
        nobody says anything."""
        family = self.family[key]
        if self.false[family] >= FALSE and family not in self.proved:
            return True
        return any(self.breaking[one] >= FALSE and one not in self.bounded for one in self.wild[key])


def wild(variable: Term) -> bool:
    """Whether it may be any integer of 32 bits or more, negative ones too, as one that is loaded.

    >>> from ..language.terms import integer
    >>> wild(integer("loaded", -(2**31), 2**31)), wild(integer("n", 1)), wild(integer("tid", 0, 128))
    (True, False, False)
    """
    low, high = variable.payload[1:3]
    if low is None or high is None or low.op != "const" or high.op != "const":
        return False
    return low.payload < 0 and high.payload - low.payload >= WIDE


def waiting(chain: Sequence[Key], left: Mapping[Key, object]) -> list[Key]:
    """Those of a chain that are not asked for yet: all but the tightest; where that did not hold, all but the ends."""
    own = [key for key in chain if key in left]
    return own[1:] if len(own) == len(chain) else own[1:-1]


def decide(
    own: CompiledCheck, quick: Callable[[CompiledCheck, Effort], object], keys: Iterable[Key]
) -> dict[Key, bool]:  # fmt: skip
    """Of which of the check's statements it is known whether they hold, and whether they do. Where some took too long, and
    none was proved, those that are alike but for their numbers are not tried; where some are false, their sort falls."""
    wanted = dict.fromkeys(keys)
    left = {(one.claim, one.case): one for _, one in own.items if (one.claim, one.case) in wanted}
    terms = {key: own.plans.obligation(one) for key, one in left.items()}
    known, count, tried, said = dict[Key, bool](), FIRST, Tried(terms), chains(terms)
    while left:
        points = list[Mapping[str, int]]()
        later = {key for chain in said for key in waiting(chain, left)}
        now = tried.next_of({key: one for key, one in left.items() if key not in later}, count)
        own.asked = {one.digest for one in now.values()}
        quick(own, Effort.ALL)
        for key, one in now.items():
            outcome = own.outcomes.get(one.digest)
            if outcome is not None and outcome.verdict in HOLDS:
                known[key] = True
            elif outcome is not None and outcome.verdict is Verdict.REFUTED:
                known[key] = False
                points += [outcome.point] if outcome.point else []
            tried.note(key, known.get(key))
        for chain in said:
            at = next((at for at, key in enumerate(chain) if known.get(key)), len(chain))
            known |= dict.fromkeys(chain[at:], True)
        left = {key: one for key, one in left.items() if key in now or key not in known}
        left = {key: one for key, one in left.items() if key not in now and not tried.hopeless(key)}
        known |= {key: False for key in left if tried.falls(key)}
        left = {key: one for key, one in left.items() if key not in known}
        for point in points:
            known |= dict.fromkeys(fallen_at({key: terms[key] for key in left}, point), False)
            left = {key: one for key, one in left.items() if key not in known}
        count *= 2
    own.asked = None
    return known


def without(
    before: Assuming, trace: Trace, assumed: Mapping[Key, Term], known: Mapping[Key, bool], last: bool
) -> Assuming:  # fmt: skip
    """What is assumed next: nothing that does not hold, nothing of an instruction of which one formula took too long, and
    at last of no value what was not assumed, and held, now."""
    fallen = frozenset(term for key, term in assumed.items() if not known.get(key))
    long = {term for key, term in assumed.items() if key not in known}
    noted = () if trace.frame is None else trace.frame.noted.values()
    lost = frozenset(id(one.instruction) for one in noted if one.formula in long and one.instruction is not None)
    alone = frozenset(one.formula for one in noted) - fallen if last else None
    return Assuming(before.refused | fallen, before.lost | lost, alone, before.signs)
