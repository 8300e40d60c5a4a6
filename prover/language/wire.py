"""An obligation as text: what is hashed, sent to a worker and kept in an artifact.

Terms become a list of nodes in a canonical order, as `nodes` packs them, so equal obligations have equal text on every
machine. Nothing from the text is executed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from .lemmas import LemmaError, checked
from .nodes import WireError, pack_terms, term_at, unpack_terms, whole
from .obligations import Call, Goal, Holds, Induction, Obligation, OneToOne, Replay, Use, Using, Verdict
from .terms import Term, as_bool, as_int

FORMAT = 1


def _pack_call(value: Any, index: dict[Term, int], roots: list[Term]) -> Any:
    if isinstance(value, Term):
        if value not in index:
            index[value] = len(roots)
            roots.append(value)
        return {"term": index[value]}
    if isinstance(value, Call):
        return {
            "call": value.path,
            "arguments": [_pack_call(argument, index, roots) for argument in value.arguments],
            "keywords": {key: _pack_call(argument, index, roots) for key, argument in value.keywords.items()},
        }
    return {"value": value}


def _unpack_goal(goal: Any, roots: Sequence[Term]) -> Goal:
    if "holds" in goal:
        return Holds(as_bool(term_at(roots, goal["holds"])))
    outputs, extents = tuple(as_int(term_at(roots, n)) for n in goal["one_to_one"]), tuple(map(whole, goal["extents"]))
    if len(outputs) != len(extents) or any(extent < 0 for extent in extents):
        raise WireError("not an obligation: every output needs an extent")
    return OneToOne(outputs, extents)


def _unpack_call(data: Any, roots: Sequence[Term]) -> Any:
    if "term" in data:
        return term_at(roots, data["term"])
    if "call" in data:
        return Call(
            data["call"],
            tuple(_unpack_call(argument, roots) for argument in data["arguments"]),
            {key: _unpack_call(argument, roots) for key, argument in data["keywords"].items()},
        )
    return _plain(data["value"])


def _plain(value: Any) -> Any:
    """A value out of JSON as a spec writes it: what is a list there was most likely a tuple, which can be hashed."""
    return tuple(map(_plain, value)) if isinstance(value, list) else value


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise WireError(f"not an obligation: {value!r} is no truth value")
    return value


def _name(value: Any) -> str:
    if not isinstance(value, str):
        raise WireError(f"not an obligation: {value!r} is no name")
    return value


def _unpack_replay(part: Any, roots: Sequence[Term]) -> Replay:
    called, number, item = part
    return Replay(_unpack_call(called, roots), term_at(roots, number), None if item is None else whole(item))


def _pack_use(use: Use | Induction, index: dict[Term, int], roots: list[Term]) -> dict[str, Any]:
    """The whole lemma, without what is only shown, and the terms of its variables in their order."""
    if isinstance(use, Induction):
        return {"over": _pack_call(use.over, index, roots)["term"]}
    terms = [_pack_call(term, index, roots)["term"] for term in use.terms]
    return {"lemma": pack(use.lemma.bare), "at": terms}


def _unpack_use(data: dict[str, Any], roots: Sequence[Term]) -> Use | Induction:
    if "over" in data:
        return Induction(term_at(roots, data["over"]))
    lemma = unpack(data["lemma"])
    return Use(lemma, tuple(zip(lemma.variables, (term_at(roots, n) for n in data["at"]), strict=True)))


def pack(obligation: Obligation) -> dict[str, Any]:
    """The whole obligation as plain data."""
    roots: list[Term] = []
    index: dict[Term, int] = {}

    def number(term: Term) -> int:
        return _pack_call(term, index, roots)["term"]

    goal = obligation.goal
    data: dict[str, Any] = {
        "format": FORMAT,
        "system": obligation.system,
        "claim": obligation.claim,
        "case": obligation.case,
        "expected": obligation.expected.value,
        "given": [number(term) for term in obligation.given],
        "goal": {"holds": number(goal.formula)}
        if isinstance(goal, Holds)
        else {"one_to_one": [number(term) for term in goal.outputs], "extents": list(goal.extents)},
        "show": [[label, [number(term) for term in terms]] for label, terms in obligation.show],
        "replay": [[_pack_call(r.call, index, roots), number(r.term), r.item] for r in obligation.replay],
    }
    if obligation.using is not None:
        uses = [_pack_use(use, index, roots) for use in obligation.using.uses]
        data["using"] = {"assumed": obligation.using.assumed, "uses": uses}
    if obligation.made:
        data["made"] = list(obligation.made)
    if obligation.proposed:
        data["proposed"] = obligation.proposed
    if obligation.resting:
        data["resting"] = True
    nodes, numbers = pack_terms(roots)
    return {**data, "nodes": nodes, "roots": numbers}


def unpack(data: dict[str, Any]) -> Obligation:
    """The obligation that `pack` wrote. Raises WireError."""
    try:
        if whole(data["format"]) != FORMAT:
            raise WireError(f"format {data['format']} is not {FORMAT}")
        terms = unpack_terms(data["nodes"])
        roots = [term_at(terms, number) for number in data["roots"]]
        using = None
        if "using" in data:
            uses = tuple(_unpack_use(use, roots) for use in data["using"]["uses"])
            using = Using(whole(data["using"]["assumed"]), uses)
        found = Obligation(
            data["system"],
            data["claim"],
            data["case"],
            tuple(as_bool(term_at(roots, number)) for number in data["given"]),
            _unpack_goal(data["goal"], roots),
            Verdict(data["expected"]),
            tuple((label, tuple(term_at(roots, n) for n in numbers)) for label, numbers in data["show"]),
            tuple(_unpack_replay(part, roots) for part in data["replay"]),
            using,
            tuple(map(_name, data.get("made", ()))),
            _name(data.get("proposed", "")),
            resting=_truth(data.get("resting", False)),
        )
        return checked(found)
    except WireError:
        raise
    except LemmaError as error:
        raise WireError(f"not an obligation: {error}") from None
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise WireError(f"not an obligation: {error!r}") from None


def encode(obligation: Obligation) -> bytes:
    return msgspec.json.encode(pack(obligation))


def decode(text: bytes | str) -> Obligation:
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise WireError(f"not JSON: {error}") from None
    if not isinstance(data, dict):
        raise WireError("not an obligation")
    return unpack(data)


def digest(obligation: Obligation) -> str:
    """A hash of the statement alone: ranges, assumptions and goal, not its name or what a reader is shown. Which of the
    assumptions are lemmas, and whose, is part of it, and whether the goal is about what was only looked for, or is only
    rested on."""
    goal, using = obligation.goal, obligation.using
    statement: list[Any] = [FORMAT, len(obligation.given), list(goal.extents) if isinstance(goal, OneToOne) else None]
    roots = list(obligation.roots)
    if using is not None:
        whose = [None if isinstance(use, Induction) else digest(use.lemma) for use in using.uses]
        statement.append([using.assumed, whose])
        for use in using.uses:
            roots += [use.over] if isinstance(use, Induction) else use.terms
    if obligation.proposed:
        statement.append("proposed")
    if obligation.resting:
        statement.append("resting")
    nodes, numbers = pack_terms(roots)
    return hashlib.sha256(msgspec.json.encode([statement, nodes, numbers])).hexdigest()
