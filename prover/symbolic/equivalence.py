"""Executor = spec, as ordinary cases: the executor runs on terms, and what it returns must equal the spec's terms.

`computes` gives one case for every path of the executor, under that path's conditions, and one case that there is no
other path. Where the executor refuses its arguments (a ValueError), the spec must call them illegal: those paths are
cases too. Integers are mathematical; `stays_below` bounds every intermediate value, so that int64 holds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ..language.claims import Case
from ..language.constructors import both, negation, where
from ..language.definedness import definedness
from ..language.fresh import terms_in
from ..language.idioms import equivalent
from ..language.meanings.text import text
from ..language.obligations import Call, Replay, SpecError
from ..language.replay import resolve
from ..language.terms import BOOL, Term, as_bool, const, truth
from ..language.walking import postorder, substitute
from .paths import Exploration, Path, explore
from .watching import NAMED, watched

Part = Callable[[Any], Any]


class _Array(tuple[Term, ...]):
    """A one-dimensional array, as an executor's argument."""


def array(*terms: Term) -> _Array:
    """A one-dimensional array, as an executor's argument."""
    return _Array(terms)


def _argument(value: Any) -> Any:
    """An argument as the executor gets it: terms become symbolic scalars or ints, calls are run, in tuples too."""
    from .array import Symbolic  # numpy is imported where an executor runs, not where claims are listed

    if isinstance(value, Term):
        return value.payload if value.op == "const" else Symbolic.of(value)
    if isinstance(value, Call):
        return run(value)
    if isinstance(value, _Array):
        return Symbolic.of(tuple(value))
    if isinstance(value, tuple):
        return tuple(map(_argument, value))
    return value


def run(request: Call) -> Any:
    """What the executor returns for the call's terms. Branches on them need `explore`."""
    arguments = [_argument(value) for value in request.arguments]
    return resolve(request.path)(*arguments, **{key: _argument(value) for key, value in request.keywords.items()})


def _flat(value: Any) -> list[Term]:
    """The terms of a result: of a scalar, an array (row-major) or a tuple of those; None has none."""
    import numpy as np

    from .array import Symbolic

    if value is None:
        return []
    if isinstance(value, Term):
        return [value]
    if isinstance(value, Symbolic):
        return value.terms
    if isinstance(value, (bool, np.bool_)):
        return [truth(bool(value))]
    if isinstance(value, (int, np.integer)):
        return [const(int(value))]
    if isinstance(value, np.ndarray):
        return Symbolic.of(value).terms
    if isinstance(value, (tuple, list)):
        return [term for part in value for term in _flat(part)]
    raise TypeError(f"an executor's result of type {type(value).__name__} is no number, array or tuple")


def _equal(left: Term, right: Term) -> Term:
    from .functions import as_number

    if left.sort == right.sort:
        return equivalent(left, right) if left.sort == BOOL else left == right
    return (as_number(left) if left.sort == BOOL else left) == (as_number(right) if right.sort == BOOL else right)


def paths_of(
    request: Call,
    given: Sequence[Term | bool] = (),
    spec: Any = (),
    part: Part | None = None,
    steps: Sequence[tuple[Call, Any]] = (),
) -> Exploration:
    """Every path of the call under the assumptions; part: what to take of the result.

    A computing path's result is (terms of the result, terms of each step's own call).
    """

    def code() -> tuple[list[Term], list[list[Term]]]:
        with watched():
            result = run(request)
            return _flat(result if part is None else part(result)), [_flat(run(step)) for step, _ in steps]

    return explore(code, [as_bool(formula) for formula in given], [*terms_in(request), *_flat(spec)])


def _chained(parts: Sequence[tuple[str, list[Term], list[Term]]]) -> list[Term]:
    """One goal for each part, (path of the call, own terms, the spec's): all are equal.

    In each goal the spec's terms stand in for the executor's of the goals before it, which is sound where those hold.
    """
    goals: list[Term] = []
    rules: list[dict[Term, Term]] = []
    for path, own, spec in parts:
        if len(own) != len(spec):
            raise SpecError(f"{path} returns {len(own)} values, the spec has {len(spec)}")
        for rule in rules:
            own = substitute(rule, *own)
        pairs = list(zip(own, spec, strict=True))
        # equal terms fold away, and with them what must hold for them to mean anything
        goals.append(both(*(_equal(left, right) for left, right in pairs), *definedness(*own, *spec)))
        rules.append({a: b for a, b in pairs if a.op not in ("const", "var", "truth") and a.sort == b.sort})
    return goals


def computes(
    name: str,
    request: Call,
    spec: Any,
    given: Sequence[Term | bool] = (),
    *,
    legal: Term | None = None,
    part: Part | None = None,
    steps: Sequence[tuple[Call, Any]] = (),
    show: Mapping[str, Any] | None = None,
) -> Iterator[Case]:
    """Cases that the call returns the spec's terms (a term, or nested tuples of terms), one a path.

    legal: where the executor must not refuse, and it must everywhere else; without it, it must refuse nowhere. part:
    what to take of the result, where it is more than the spec speaks of. steps: calls on the way and their terms of the
    spec; their equalities are cases of their own, and in the others the spec's terms stand in for the executor's.
    """
    yield from _step_cases(name, given, steps)
    yield from _main_cases(name, request, spec, given, legal, part, steps, show)


def _main_cases(
    name: str, request: Call, spec: Any, given: Sequence[Term | bool], legal: Term | None, part: Part | None,
    steps: Sequence[tuple[Call, Any]], show: Mapping[str, Any] | None,
) -> Iterator[Case]:  # fmt: skip
    """The cases of the call itself, the steps in use."""
    wanted = _flat(spec)
    NAMED.get().update(one.path for one in (request, *(step for step, _ in steps)))
    found = paths_of(request, given, wanted, part, steps)
    names = _names(name, found)
    for path in found.paths:
        conditions = [*found.given, *path.conditions]
        replay = [] if part else _replays(request, wanted)
        if path.refusal:
            yield Case(names[id(path)], negation(True if legal is None else legal), conditions, show or {}, replay)
            continue
        own, _ = path.result
        shown = {"executor": tuple(map(_number, own)), "spec": tuple(map(_number, wanted)), **(show or {})}
        goal = both(_goal(path, request, steps, wanted), *(() if legal is None else (legal,)))
        yield Case(names[id(path)], goal, conditions, shown, replay)
    if found.forced is not truth(True):
        yield Case(_joined(name, "no other path"), found.forced, found.given)


def _goal(path: Path, request: Call, steps: Sequence[tuple[Call, Any]], wanted: list[Term]) -> Term:
    """That the call's result is the spec's, with the spec's terms of the steps for the executor's."""
    own, on_the_way = path.result
    parts = [(step.path, terms, _flat(spec)) for (step, spec), terms in zip(steps, on_the_way, strict=True)]
    return _chained([*parts, (request.path, own, wanted)])[-1]


def computes_each(
    name: str,
    wanted: Sequence[tuple[str, Call, Any, Sequence[Term | bool], Part | None]],
    given: Sequence[Term | bool],
    steps: Sequence[tuple[Call, Any]],
) -> Iterator[Case]:
    """`computes` for several (name, call, spec, further assumptions, part) on the way to which the same steps lie."""
    yield from _step_cases(name, given, steps)
    for own, request, spec, more, part in wanted:
        yield from _main_cases(_joined(name, own), request, spec, [*given, *more], None, part, steps, None)


def _step_cases(name: str, given: Sequence[Term | bool], steps: Sequence[tuple[Call, Any]]) -> Iterator[Case]:
    """The cases that every step computes its spec, each with those before it in use."""
    for number, (request, spec) in enumerate(steps):
        label = _joined(name, f"step {number + 1}" if len(steps) > 1 else "step")
        yield from _main_cases(label, request, spec, given, None, None, steps[:number], None)


def stays_below(name: str, request: Call, limit: Term, given: Sequence[Term | bool] = ()) -> Iterator[Case]:
    """Cases that every integer the call computes on its way lies in [-limit, limit], one a path and value.

    With limit < 2^63 the executor gives the same answer in int64. What every path computes has one case.
    """
    found = paths_of(request, given)
    names = _names(name, found)
    where_computed: dict[Term, list[Path]] = {}
    for path in found.computing:
        for value in path.values:
            where_computed.setdefault(value, []).append(path)
    for number, (value, paths) in enumerate(where_computed.items()):
        goal = both(-limit <= value, value <= limit)
        if len(paths) == len(found.computing):
            yield Case(_joined(name, f"value {number}"), goal, found.given, {"value": value})
            continue
        for path in paths:
            label = _joined(names[id(path)], f"value {number}")
            yield Case(label, goal, [*found.given, *path.conditions], {"value": value})


def _number(term: Term) -> Term:
    return where(term, 1, 0) if term.sort == BOOL else term


def _joined(name: str, more: str) -> str:
    return f"{name}, {more}" if name else more


def _names(name: str, found: Exploration) -> dict[int, str]:
    """A name for every path: what sets it apart, if that is short."""
    if len(found.paths) == 1:
        return {id(found.paths[0]): name}
    names: dict[int, str] = {}
    for number, path in enumerate(found.paths, 1):
        said = text(path.condition) if sum(1 for _ in postorder(path.condition)) < 24 else ""
        label = said if said and len(said) <= 80 else f"path {number}"
        names[id(path)] = _joined(name, f"refused: {label}" if path.refusal else label)
    return names


def _replays(request: Call, spec: list[Term]) -> list[Replay]:
    """The same calls at a counterexample; not for arguments that are tuples of terms, which `Call` cannot carry."""
    if not _plain(request):
        return []
    if len(spec) == 1:
        return [Replay(request, _number(spec[0]))]
    return [Replay(request, _number(term), item) for item, term in enumerate(spec)]


def _plain(request: Any) -> bool:
    if isinstance(request, Call):
        return all(map(_plain, (*request.arguments, *request.keywords.values())))
    if isinstance(request, tuple):
        return not any(isinstance(part, (Term, Call, tuple)) for part in request)
    return True
