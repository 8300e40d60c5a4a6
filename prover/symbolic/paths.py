"""Every way that a run of Python code on symbolic values can go.

Where the code asks for the truth of a symbolic value, the run is repeated under each answer that the assumptions
allow. An answer is left out only if z3 finds no value for it, and that is not taken on trust: `Exploration.forced` has
the formula that must be proved for the paths to be all there are.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from typing import Any

from msgspec import Struct, field

from ..language.constructors import both, negation
from ..language.idioms import implies
from ..language.meanings import python
from ..language.terms import Term, at_least, truth
from ..language.walking import range_of, variables

MOST_PATHS = 256
POINTS = 8  # that are remembered, to answer without z3
STEPS_OF_Z3 = 1_000_000  # for a question, some 0.5 s: the same on a busy machine, so that paths are, too
STEPS = (0, 1, 7)  # above their least values all variables stand at the first points


class PathError(Exception):
    """The code cannot be followed: it has too many paths, or does something else when it is run again."""


class Path(Struct):
    """One way through the code. result: what it returned, or refusal: the ValueError that it raised.

    conditions: the answers where both were possible. forced: the answers where the assumptions leave only one, each
    with the conditions before it. values: every intermediate integer.
    """

    conditions: tuple[Term, ...] = ()
    forced: tuple[Term, ...] = ()
    values: tuple[Term, ...] = ()
    result: Any = None
    refusal: str = ""

    @property
    def condition(self) -> Term:
        return both(*self.conditions)


class Exploration(Struct, frozen=True):
    """All paths under the assumptions."""

    given: tuple[Term, ...]
    paths: tuple[Path, ...]

    @property
    def forced(self) -> Term:
        """What must hold under the assumptions for the paths to be all there are."""
        found = {id(formula): formula for path in self.paths for formula in path.forced}
        return both(*found.values())

    @property
    def computing(self) -> tuple[Path, ...]:
        return tuple(path for path in self.paths if not path.refusal)


class _Run(Struct):
    """One run: the answers it has to give first, and those it gave. Each answer is (condition, whether forced)."""

    possible: Callable[[Sequence[Term]], bool]
    script: tuple[tuple[Term, bool], ...]
    taken: list[tuple[Term, bool]] = field(default_factory=list)
    known: dict[int, bool] = field(default_factory=dict)
    other: list[tuple[tuple[Term, bool], ...]] = field(default_factory=list)
    values: dict[int, Term] = field(default_factory=dict)

    def decide(self, question: Term) -> bool:
        if id(question) in self.known:
            return self.known[id(question)]
        opposite = negation(question)
        place = len(self.taken)
        if place < len(self.script):
            answer, forced = self.script[place]
            if answer is not question and answer is not opposite:
                raise PathError(f"the code asks something else when it is run again: {question!r}, not {answer!r}")
        else:
            before = [condition for condition, _ in self.taken]
            ways = [way for way in (question, opposite) if self.possible([*before, way])]
            if not ways:
                raise PathError(f"the assumptions contradict each other where the code asks {question!r}")
            answer, forced = ways[0], len(ways) == 1
            if not forced:
                self.other.append((*self.taken, (opposite, False)))
        self.taken.append((answer, forced))
        self.known[id(question)], self.known[id(opposite)] = answer is question, answer is not question
        return answer is question

    def path(self) -> Path:
        conditions: list[Term] = []
        forced: list[Term] = []
        for condition, is_forced in self.taken:
            if is_forced:
                forced.append(implies(both(*conditions), condition))
            else:
                conditions.append(condition)
        return Path(tuple(conditions), tuple(forced), tuple(self.values.values()))


_current: ContextVar[_Run | None] = ContextVar("run", default=None)


def decide(question: Term) -> bool:
    """The truth of a symbolic value, where the code asks for it. Raises TypeError outside `explore`."""
    if question.op == "truth":
        return question.payload
    run = _current.get()
    if run is None:
        raise TypeError(f"a branch depends on a symbolic value: {question!r}; run the code under explore()")
    return run.decide(question)


def record(terms: Iterable[Term]) -> None:
    """Remember intermediate integers, for bounds on what the machine's integers must hold."""
    run = _current.get()
    if run is not None:
        run.values.update((id(term), term) for term in terms if term.sort == "int" and term.op not in ("const", "var"))


@contextmanager
def _running(run: _Run) -> Iterator[None]:
    token = _current.set(run)
    try:
        yield
    finally:
        _current.reset(token)


def explore(code: Callable[[], Any], given: Sequence[Term] = (), scope: Sequence[Term] = ()) -> Exploration:
    """Every path of ``code`` under the assumptions and the ranges of their variables and of the terms in ``scope``.

    A ValueError ends a path as a refusal; any other exception is raised. Raises PathError.
    """
    possible = _Possible(tuple(given), tuple(scope))
    found: list[Path] = []
    waiting: list[tuple[tuple[Term, bool], ...]] = [()]
    while waiting:
        run = _Run(possible, waiting.pop())
        with _running(run):
            try:
                result, refusal = code(), ""
            except ValueError as error:
                result, refusal = None, f"{type(error).__name__}: {error}"
        path = run.path()
        path.result, path.refusal = result, refusal
        found.append(path)
        waiting.extend(run.other)
        if len(found) + len(waiting) > MOST_PATHS:
            raise PathError(f"more than {MOST_PATHS} paths")
    return Exploration(tuple(given), tuple(found))


def _beyond_its_range(condition: Term) -> bool:
    """Whether it wants something below what its variables' ranges say, as n < 1 of a count."""
    if condition.op not in ("lt", "le"):
        return False
    smaller, larger = condition.args
    return larger.op == "const" and at_least(smaller, larger.payload + (condition.op == "le"))


def _hold(conditions: Sequence[Term], known: dict[Term, Any]) -> bool:
    """Whether all of them hold at a point, as far as it gives their variables a value."""
    try:
        return all(python.evaluate({}, condition, memo=known)[0] for condition in conditions)
    except (KeyError, ArithmeticError):
        return False


class _Possible:
    """Whether conditions can hold together with the assumptions; True when that is not known.

    Points at which the assumptions hold answer first, z3 where none of them does. points: the values of terms there.
    """

    def __init__(self, given: Sequence[Term], scope: Sequence[Term]):
        self.given, self.scope = given, scope
        order = variables(*given, *scope)
        plain = [{variable: (variable.least or 0) + step for variable in order} for step in STEPS]
        needed = [*given, *(formula for variable in order for formula in range_of(variable))]
        self.points = deque[dict[Term, Any]]((point for point in plain if _hold(needed, point)), maxlen=POINTS)

    def __call__(self, conditions: Sequence[Term]) -> bool:
        if any(condition is truth(False) or _beyond_its_range(condition) for condition in conditions):
            return False
        if any(_hold(conditions, point) for point in self.points):
            return True
        possible, point = self._asked.ask(conditions)
        if point is not None:
            self.points.appendleft(point)
        return possible

    @cached_property
    def _asked(self) -> _Solver:
        return _Solver(self.given, self.scope)


class _Solver:
    """z3, with the assumptions and the ranges of the variables; what has no integer meaning there says nothing."""

    def __init__(self, given: Sequence[Term], scope: Sequence[Term]):
        import z3

        from ..language.meanings.names import Names

        self.names = Names()
        self.solver = z3.Solver()
        self.solver.set("rlimit", STEPS_OF_Z3)
        self.ranged: set[Term] = set()
        self.literals: dict[Term, Any] = {}
        self.solver.add(*self._lowered(*self._ranges(*given, *scope), *given))

    def ask(self, conditions: Sequence[Term]) -> tuple[bool, dict[Term, Any] | None]:
        """Whether the conditions are possible for all that z3 knows, and a point where it has one."""
        import z3

        new = [condition for condition in conditions if condition not in self.literals]
        if new:
            ranges = self._ranges(*new)
            lowered = self._lowered(*ranges, *new)
            self.solver.add(*lowered[: len(ranges)])
            for condition, meant in zip(new, lowered[len(ranges) :], strict=True):
                self.literals[condition] = z3.Bool(f"taken!{len(self.literals)}")
                self.solver.add(z3.Implies(self.literals[condition], meant))
        answer = self.solver.check(*(self.literals[condition] for condition in conditions))
        if answer != z3.sat:
            return answer != z3.unsat, None
        model = self.solver.model()
        values: dict[str, Any] = {declared.name(): model[declared] for declared in model.decls()}
        return True, {v: values[n].as_long() for v, n in self.names.items() if z3.is_int_value(values.get(n))}

    def _lowered(self, *formulas: Term) -> list[Any]:
        import z3

        from ..language.meanings import smtlib
        from ..language.meanings.names import Names

        own = Names()
        own.update((variable, self.names[variable]) for variable in variables(*formulas))
        try:
            return [*z3.parse_smt2_string(smtlib.script(formulas, truth(False), names=own))][:-1]
        except NotImplementedError:
            few = [self._lowered(formula) for formula in formulas] if len(formulas) > 1 else [[z3.BoolVal(True)]]
            return [one for lowered in few for one in lowered]

    def _ranges(self, *formulas: Term) -> list[Term]:
        """What the ranges say of variables that are new."""
        new = [variable for variable in variables(*formulas) if variable not in self.ranged]
        self.ranged.update(new)
        return [formula for variable in new for formula in range_of(variable)]
