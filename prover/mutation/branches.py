"""Every ``where`` of a system's formulas: does some lane of some claim take each of its two branches?

A branch that no lane takes may hold anything: no claim says what it computes. Sampled lanes answer most; for the rest
the ladder proves that the condition never (or always) holds under a claim's assumptions, or finds the lane.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct, field

import tileprove

from ..base.files import shown
from ..engines import ladder
from ..engines.counterexample import find
from ..engines.sampling import rows
from ..language import constructors, idioms, operators
from ..language.constructors import negation
from ..language.meanings import vectors
from ..language.obligations import Holds, Obligation, Verdict
from ..language.terms import Term, as_bool
from ..language.walking import postorder
from ..running import registry
from . import sources
from .baseline import Known, with_lanes
from .baseline import build as build_baseline
from .loading import anew

BRANCHES = ("then", "otherwise")
WHERES = (constructors, idioms, operators, tileprove)  # modules that have a name for it
FILES = {module.__file__ for module in WHERES}


class Branch(msgspec.Struct, omit_defaults=True):
    """One branch. by: the statement that takes it; lane: where. Unreachable: proved of all ``statements`` with it."""

    side: str
    by: str = ""
    lane: dict[str, int] | None = None
    unreachable: bool = False
    statements: int = 0

    @property
    def open(self) -> bool:
        return not self.by and not self.unreachable


class Place(msgspec.Struct):
    """One ``where`` in a source file."""

    place: str
    source: str
    branches: list[Branch]


class Seen(Struct):
    """What one ``where`` built: its conditions, and the claims under which a condition was a constant."""

    conditions: dict[Term, None] = field(default_factory=dict)
    always: dict[bool, str] = field(default_factory=dict)


class Recorder(Struct):
    """Notes which source place built which condition. claim: the one being built."""

    places: dict[tuple[str, int, int, int], Seen] = field(default_factory=dict)
    claim: str = ""

    def note(self, condition: Term) -> None:
        frame = sys._getframe(2)
        while frame.f_back is not None and frame.f_code.co_filename in FILES:
            frame = frame.f_back
        line, end, column, _ = list(frame.f_code.co_positions())[frame.f_lasti // 2]
        at = (frame.f_code.co_filename, line or 0, end or 0, column or 0)
        seen = self.places.setdefault(at, Seen())
        if condition.op == "truth":
            seen.always.setdefault(condition.payload, self.claim)
        else:
            seen.conditions[condition] = None


@contextmanager
def recording() -> Iterator[Recorder]:
    """Have specs that are imported inside note their ``where``s."""
    recorder, plain = Recorder(), constructors.where

    def where(condition: Term | bool, then: Term | int, otherwise: Term | int) -> Term:
        recorder.note(as_bool(condition))
        return plain(condition, then, otherwise)

    try:
        for module in WHERES:
            vars(module)["where"] = where
        yield recorder
    finally:
        for module in WHERES:
            vars(module)["where"] = plain


def survey(target: registry.Target, chosen: set[str] | None, seconds: float) -> list[Place]:
    """Every ``where`` in the target's own files that its claims build. Raises SpecError."""
    folder = target.path.resolve().parent if target.path is not None else Path(__file__).parent / "nowhere"
    with anew(folder), recording() as recorder:
        known = _built(target, chosen, recorder)
    inside: dict[Term, list[Known]] = {}
    for each in known:
        for node in postorder(*each.obligation.roots, ranges=True):
            if node.op == "ite":
                inside.setdefault(node.args[0], []).append(each)
    files: dict[str, ast.Module] = {}
    found = []
    own = {source.path.resolve() for source in sources.of(target)}
    for at, seen in sorted(recorder.places.items()):
        if Path(at[0]).resolve() not in own:
            continue
        statements = [(condition, each) for condition in seen.conditions for each in inside.get(condition, ())]
        if statements or seen.always:
            branches = [_branch(side, seen, statements, seconds) for side in BRANCHES]
            found.append(Place(f"{shown(Path(at[0]))}:{at[1]}", _source(at, files), branches))
    return found


def _built(target: registry.Target, chosen: set[str] | None, recorder: Recorder) -> list[Known]:
    original = registry.obligations

    def named(claim: Any) -> list[Obligation]:
        recorder.claim = claim.full_name
        return original(claim)

    registry.obligations = named
    try:
        baseline = build_baseline(target, chosen)
    finally:
        registry.obligations = original
    return list(with_lanes(baseline).known.values())


def _branch(side: str, seen: Seen, statements: list[tuple[Term, Known]], seconds: float) -> Branch:
    wanted = side == BRANCHES[0]
    found = Branch(side, statements=len(statements))
    if wanted in seen.always:
        found.by = seen.always[wanted] or "every claim"
        return found
    for condition, known in statements:
        lane = _sampled(condition, wanted, known)
        if lane is not None:
            found.by, found.lane = known.obligation.name, lane
            return found
    unreachable = True
    for condition, known in statements:
        never = replace(known.obligation, goal=Holds(negation(condition) if wanted else condition), show=(), replay=())
        lane = find(never)
        if lane is None:
            outcome = ladder.decide(never, seconds)
            lane = outcome.point if outcome.verdict is Verdict.REFUTED else None
            unreachable &= outcome.verdict is Verdict.PROVED
        if lane is not None:
            found.by, found.lane = known.obligation.name, lane
            return found
    found.unreachable = unreachable
    return found


def _sampled(condition: Term, wanted: bool, known: Known) -> dict[str, int] | None:
    if not known.lanes:
        return None
    held = vectors.evaluate(known.lanes, condition)[0]
    good = np.broadcast_to(held.ok & (held.values == wanted), rows(dict(known.lanes)))
    if not good.any():
        return None
    row = int(np.argmax(good))
    return {variable.payload[0]: int(known.lanes[variable.payload[0]][row]) for variable in known.obligation.variables}


def _source(at: tuple[str, int, int, int], files: dict[str, ast.Module]) -> str:
    """The call as it is written."""
    file, line, _, column = at
    if file not in files:
        files[file] = ast.parse(Path(file).read_text(encoding="utf-8"))
    calls: Iterable[ast.Call] = (node for node in ast.walk(files[file]) if isinstance(node, ast.Call))
    return next((ast.unparse(call) for call in calls if (call.lineno, call.col_offset) == (line, column)), "where(...)")
