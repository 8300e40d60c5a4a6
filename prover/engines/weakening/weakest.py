"""The search for the weakest condition: guess from labelled points, ask the ladder, learn from its counterexamples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from ...base.clock import now, worked
from ...language.constructors import either, negation
from ...language.obligations import Holds, Obligation, Verdict
from ...language.terms import Term, const, truth
from ...language.walking import conjuncts, postorder
from .. import exhaustive, ladder
from ..counterexample import find
from ..hunting import hunt
from ..outcome import Outcome, unknown
from ..pairs import met
from . import parameters as guessing
from .asking import LEAST, asked
from .choosing import Choice, History, choose, plain
from .points import Points, around, satisfy
from .quotients import in_digits
from .sampled import Sampled
from .stated import stated
from .telling import Condition, Found, spoken
from .witness import Lane, lanes_for, without

MOST_CANDIDATES = 24  # conditions that the engines are asked about
MOST_UNKNOWN = 6  # of these that may stay unknown
MOST_PLAIN = 4  # that only say what divides sizes
AFTER_PLAIN = 0.3  # share of the time that is left, for something weaker than one of these
MOST_PROVED = 3  # that are only sufficient, before the best of them is taken
MOST_CHALLENGES = 40
MOST_DOUBTS = 6  # times that the engines are asked for lanes that fail where none was seen
MOST_INSTANCES = 2  # values of the parameters that are tried, to show that a condition asks for more than it needs
MOST_WITNESSES = 6  # guesses of the lane that fails, for each part of a condition
FIRST = 0.7  # share of the time for the first set of parameters, where there is another
HUNT = 2.0  # seconds for a counterexample, where none is known


def weaken(
    obligation: Obligation, seconds: float = 60.0, parameters: Sequence[Term] | None = None,
    point: Mapping[str, int] | None = None,
) -> Found:  # fmt: skip
    """A condition on the parameters under which a refuted obligation is proved, exact if there is one of those tried.

    parameters: those that a condition may mention; guessed if not given. seconds: after which the search ends. point: a
    counterexample, if one is known.
    """
    begun, deadline = worked(), now() + seconds
    point = point or _counterexample(obligation)
    sets = guessing.guesses(obligation) if parameters is None else [list(parameters)]
    found = Found([], why=_unfit(obligation, sets))
    if not found.why:
        for number, chosen in enumerate(sets):
            share = 1.0 if number + 1 == len(sets) else FIRST
            other = _Search(obligation, chosen, now() + share * (deadline - now()), point).run()
            tried = found.tried + other.tried
            found = other
            found.tried = tried
            if found.condition is not None:
                break
    found.seconds = worked() - begun
    return found


def _counterexample(obligation: Obligation) -> dict[str, int] | None:
    goal = obligation.goal
    if not isinstance(goal, Holds):
        return None
    return find(obligation) or hunt(obligation.assumptions, goal.formula, now() + HUNT)


def _unfit(obligation: Obligation, sets: Sequence[Sequence[Term]]) -> str:
    if not isinstance(obligation.goal, Holds):
        return "a one_to_one has no parameters"
    if any(len(some) == len(obligation.variables) for some in sets[:1]) and _is_plain(obligation.goal.formula):
        return "it is about parameters alone, and says itself when it holds"
    return "" if any(sets) else "it has no parameters: all of its variables are lanes"


def _is_plain(formula: Term) -> bool:
    """Whether it compares sums and products only, so that a condition would be the same once more."""
    plain = {"and", "or", "not", "eq", "le", "lt", "const", "var", "named", "add", "mul"}
    return all(node.op in plain for node in postorder(formula))


class _Search(Sampled):
    def __init__(
        self, obligation: Obligation, parameters: list[Term], deadline: float, point: Mapping[str, int] | None
    ):
        super().__init__(obligation, parameters, point)
        self.deadline = deadline
        self.challenges = self.doubts = self.plain = 0
        self.simple = False  # the one that is found
        self.history = History()
        self.found = Found(parameters)
        goal = obligation.goal
        self.meets = isinstance(goal, Holds) and met(obligation.given, goal.formula) is not None
        self.said = stated(goal.formula, parameters)[::-1] if isinstance(goal, Holds) else []

    def run(self) -> Found:
        unknown = proved = 0
        while self.found.tried < MOST_CANDIDATES and unknown < MOST_UNKNOWN and proved < MOST_PROVED:
            if self._left() <= 0:
                self.found.why = "no condition was proved in the time"
                break
            choice = choose(self.grammar, self.points, self.history)
            said = self._stated()
            simple = None if said is not None or (choice is not None and choice.whole) else self._plain()
            choice = said or simple or choice
            if choice is None:
                if self._doubted():
                    continue
                self.found.why = self._nothing()
                break
            if self._challenged(choice):
                continue
            self.plain += simple is not None
            self.history.tried.append(choice.formula)
            self.found.tried += 1
            outcome = self._enough(choice.formula)
            if outcome.verdict is Verdict.REFUTED and outcome.point is not None:
                self._learn(outcome.point)
            elif outcome.verdict is Verdict.PROVED:
                proved += 1
                self.history.enough.append(choice.formula)
                self._keep(Condition(choice.formula, choice.parts, outcome), simple is not None)
                if simple is not None or said is not None:  # what else is right is seldom worth as much
                    self.deadline = min(self.deadline, now() + AFTER_PLAIN * self._left())
                if self.found.condition is not None and self.found.condition.is_exact:
                    break
            else:
                unknown += 1
                self.history.undecided.update(choice.parts)
                self.found.why = f"no engine decided the claim with {choice.formula!r}"
        self._one_or_the_other()
        best = self.found.condition
        if best is not None and not best.is_exact:
            best.also = self._where_it_holds_too(best)
        return self.found

    def _stated(self) -> Choice | None:
        """The next of what the statement itself says to be enough, if it ever holds."""
        while self.said and self.points.size:
            formula = self.said.pop()
            keeps = satisfy(self.points, formula)
            if keeps.any() and not (keeps & self.points.bad).any() and formula not in self.history.tried:
                return Choice(tuple(conjuncts(formula)), bool(keeps[~self.points.bad].all()))
        return None

    def _plain(self) -> Choice | None:
        """The next of the plain conditions, before others that are not all that the points allow; none behind one that
        suffices."""
        if self.plain == MOST_PLAIN or self.history.enough:
            return None
        return plain(self.grammar, self.points, self.history)

    def _doubted(self) -> bool:
        """Whether an engine finds a lane that fails at a point where those that were tried do not. It is kept, and every
        point is labelled anew with lanes near it."""
        if self.complete or self.doubts == MOST_DOUBTS:
            return False
        self.doubts += 1
        if self.doubts == 1 and self._ends():
            self.near = self._ends()
            self.points = self._labelled(self.points.columns)
            return True
        doubtful = np.flatnonzero(~self.points.bad & ~self.points.sure)
        for row in doubtful[:: max(1, len(doubtful) // MOST_INSTANCES)][:MOST_INSTANCES]:
            here = self.points.at(int(row))
            fixed = [variable == here[variable.payload[0]] for variable in self.parameters]
            point = ladder.decide(replace(self.obligation, given=(*self.obligation.given, *fixed)), LEAST).point
            if point is not None and self._left() > 0:
                lanes = [variable for variable in self.obligation.variables if variable not in set(self.parameters)]
                self.near += [const(point[variable.payload[0]]) for variable in lanes]
                self.points = self._labelled(self.points.columns)
                self._learn(point)
                return True
        return False

    def _one_or_the_other(self) -> None:
        """Two conditions that are each enough may be exact together; if they are not, the better one says more clearly what
        is enough."""
        best = self.found.condition
        if best is None or best.is_exact:
            return
        for other in self.history.enough:
            formula = either(best.formula, other)
            more = satisfy(self.points, formula) & ~satisfy(self.points, best.formula) & ~self.points.bad
            if other is best.formula or not more.any() or self._left() <= 0:
                continue
            outcome = self._enough(formula)
            whole = Condition(formula, (formula,), outcome)
            if outcome.verdict is Verdict.PROVED and self._exactly(whole):
                self.found.condition = whole
                return

    def _keep(self, condition: Condition, simple: bool) -> None:
        """The condition, if it is exact or holds at more good points than the one before, which is no simple one."""
        exact, other = self._exactly(condition), self.found.condition
        better = other is None or self._good_points(condition) > self._good_points(other)
        if exact or (better and not self.simple):
            self.found.condition, self.found.why = condition, ""
            self.simple = simple

    def _challenged(self, choice: Choice) -> bool:
        """Whether fresh points contradict the choice: a bad one that satisfies it, or a good one that does not where it
        was thought to keep them all. They are kept."""
        self.challenges += 1
        if self.complete or self.challenges > MOST_CHALLENGES:
            return False
        fresh = self._drawn(100 + self.challenges)
        inside = satisfy(fresh, choice.formula)
        wrong = (inside & fresh.bad) | (~inside & ~fresh.bad & choice.whole)
        if not wrong.any():
            return False
        self.points = self.points + fresh
        return True

    def _good_points(self, condition: Condition) -> int:
        return int((satisfy(self.points, condition.formula) & ~self.points.bad).sum())

    def _where_it_holds_too(self, condition: Condition) -> dict[str, int] | None:
        """Small values of the parameters where the claim holds without the condition: all lanes were tried, or an engine
        proved it."""
        others = np.flatnonzero(~self.points.bad & ~satisfy(self.points, condition.formula))
        weight = sum(np.abs(column[others].astype(float)) for column in self.points.columns.values())
        for row in others[np.lexsort((weight, ~self.points.sure[others]))][:MOST_INSTANCES] if len(others) else ():
            point = self.points.at(int(row))
            fixed = [variable == point[variable.payload[0]] for variable in self.parameters]
            if self.points.sure[row]:
                return point
            if self._left() > 0:
                outcome = self._asked(replace(self.obligation, given=(*self.obligation.given, *fixed)))
                if outcome.verdict is Verdict.PROVED:
                    return point
        return None

    def _nothing(self) -> str:
        if not self.points.size:
            return "no values of the parameters were found for which the assumptions hold"
        if self.points.bad.all() and self.complete:
            return f"there is none: some lane fails at each of the {self.points.size} values of the parameters"
        if self.points.bad.all():
            self.near = self._ends()
            if self._fails_without(none := Condition(truth(False), (truth(False),), unknown("", "")), truth(False)):
                which = " or ".join(spoken(lane, self.obligation) for lane in none.lanes[0]) or "every one"
                return (
                    f"there is none: a lane fails whatever the parameters, {which} (proved by {none.exact[0].engine})"
                )
            return "some lane fails at every point of the parameters that was tried"
        if not self.points.bad.any():
            return "no lane failed at any point of the parameters that was tried"
        return "no combination of conditions separates the points that fail from the others"

    # -- proofs ----------------------------------------------------------------------------------------------

    def _left(self) -> float:
        return self.deadline - now()

    def _enough(self, condition: Term) -> Outcome:
        """The claim's verdict with the condition, whose quotients have names first: no engine divides by what it does not
        know as easily as it multiplies."""
        plain = replace(self.obligation, given=(*self.obligation.given, condition))
        named = in_digits(self.obligation, condition)
        ways = [plain] if named is None else [plain, named] if self.meets else [named, plain]
        return self._asked(*ways)

    def _fails(self, lanes: list[Lane], part: Term) -> Outcome:
        """Whether one of the lanes fails wherever the part does not hold; its quotient has a name where that helps."""
        plain = without(self.obligation, lanes, part)
        named = in_digits(replace(plain, given=self.obligation.given), negation(part))
        return self._asked(plain, *([] if named is None else [named]))

    def _asked(self, *ways: Obligation) -> Outcome:
        return asked(ways, self._left)

    def _exactly(self, condition: Condition) -> bool:
        """Whether some lane is proved to fail wherever a part does not hold, for each part; the proofs are kept."""
        if self.complete:
            outside = ~satisfy(self.points, condition.formula)
            counted = Outcome(verdict=Verdict.PROVED, engine=exhaustive.NAME, points=int(outside.sum()))
            condition.exact = [] if (outside & ~self.points.bad).any() else [counted] * len(condition.parts)
            return condition.is_exact
        for part in condition.parts:
            if not self._fails_without(condition, part):
                condition.exact.clear()
                condition.lanes.clear()
                return False
        return True

    def _fails_without(self, condition: Condition, part: Term) -> bool:
        hard: Points | None = None
        before: set[tuple[Term, ...]] = set()
        for _ in range(MOST_WITNESSES):
            if self._left() <= 0:
                return False
            lanes = lanes_for(
                self.obligation, self.parameters, self.points, part, self.grammar, hard, [*self.near, *self.ends]
            )
            said = tuple(term for lane in lanes for term in lane.values())
            if (not lanes and self._has_lanes()) or said in before:
                return False
            before.add(said)
            outcome = self._fails(lanes or [{}], part)
            if outcome.verdict is Verdict.PROVED:
                condition.exact.append(outcome)
                condition.lanes.append(lanes)
                return True
            if outcome.verdict is not Verdict.REFUTED or outcome.point is None:
                return False
            here = self._of_parameters(outcome.point)
            at = self._labelled({name: np.array([value]) for name, value in here.items()})
            self.points = self.points + at + self._labelled(around(here, self.rng, self.grammar.terms))
            if at.size and not at.bad[0]:
                return False  # no lane fails there: the condition seems to ask for more than it needs
            hard = at if hard is None else hard + at
        return False

    def _has_lanes(self) -> bool:
        return len(self.parameters) < len(self.obligation.variables)
