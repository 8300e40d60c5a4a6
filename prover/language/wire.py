"""An obligation as text: what is hashed, sent to a worker and kept in an artifact.

Terms become a list of nodes ``[op, payload, argument numbers...]`` in a canonical order, so equal obligations have
equal text on every machine. Reading checks every operator, arity and sort; nothing from the text is executed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from .claims import Call, Goal, Holds, Obligation, OneToOne, Replay, Verdict
from .terms import SIGNATURES, Term, as_bool, as_int, make, postorder

FORMAT = 1
NUMBER = re.compile(r"-?[0-9]+")


class WireError(ValueError):
    """Text that is no obligation."""


def pack_terms(roots: Sequence[Term]) -> tuple[list[list[Any]], list[int]]:
    """(nodes, numbers of the roots); a node's arguments come before it."""
    numbers: dict[Term, int] = {}
    nodes: list[list[Any]] = []
    for term in postorder(*roots, ranges=True):
        payload = term.payload
        if term.op == "var":
            name, low, high = payload
            payload = [name, *(None if bound is None else numbers[bound] for bound in (low, high))]
        elif isinstance(payload, int) and not isinstance(payload, bool):
            payload = str(payload)  # JSON numbers are not exact beyond 2^53 everywhere
        numbers[term] = len(nodes)
        nodes.append([term.op, payload, *(numbers[arg] for arg in term.args)])
    return nodes, [numbers[root] for root in roots]


def unpack_terms(nodes: Sequence[Sequence[Any]]) -> list[Term]:
    """The terms, in the order of the nodes. Raises WireError on anything that is no term."""
    terms: list[Term] = []
    try:
        for node in nodes:
            op, payload, *arguments = node
            if any(not isinstance(number, int) or not 0 <= number < len(terms) for number in arguments):
                raise WireError("a node refers to one that does not come before it")
            args = tuple(terms[number] for number in arguments)
            sorts, _ = SIGNATURES[op]
            wanted = [sorts[min(i, len(sorts) - 2)] for i in range(len(args))] if sorts[-1:] == ("*",) else list(sorts)
            if [arg.sort for arg in args] != wanted:
                raise WireError(f"{op} with the wrong arguments")
            if op == "const":
                if not isinstance(payload, str) or not NUMBER.fullmatch(payload):
                    raise WireError(f"not a term: {payload!r} is no constant")
                payload = int(payload)
            elif op == "var":
                name, low, high = payload
                payload = (str(name), *(None if bound is None else _at(terms, bound) for bound in (low, high)))
            elif op == "truth" and not isinstance(payload, bool):
                raise WireError(f"not a term: {payload!r} is no truth value")
            terms.append(make(op, args, payload))
    except WireError:
        raise
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise WireError(f"not a term: {error}") from None
    return terms


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


def _at(terms: Sequence[Term], number: Any) -> Term:
    if not isinstance(number, int) or not 0 <= number < len(terms):
        raise WireError(f"not an obligation: there is no term {number!r}")
    return terms[number]


def _unpack_goal(goal: Any, roots: Sequence[Term]) -> Goal:
    if "holds" in goal:
        return Holds(as_bool(_at(roots, goal["holds"])))
    outputs, extents = tuple(as_int(_at(roots, n)) for n in goal["one_to_one"]), tuple(goal["extents"])
    if len(outputs) != len(extents) or any(not isinstance(extent, int) or extent < 0 for extent in extents):
        raise WireError("not an obligation: every output needs an extent")
    return OneToOne(outputs, extents)


def _unpack_call(data: Any, roots: Sequence[Term]) -> Any:
    if "term" in data:
        return _at(roots, data["term"])
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


def _unpack_replay(part: Any, roots: Sequence[Term]) -> Replay:
    called, number, item = part
    if item is not None and not isinstance(item, int):
        raise WireError(f"not an obligation: {item!r} is no place in a tuple")
    return Replay(_unpack_call(called, roots), _at(roots, number), item)


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
    nodes, numbers = pack_terms(roots)
    return {**data, "nodes": nodes, "roots": numbers}


def unpack(data: dict[str, Any]) -> Obligation:
    """The obligation that `pack` wrote. Raises WireError."""
    try:
        if data["format"] != FORMAT:
            raise WireError(f"format {data['format']} is not {FORMAT}")
        terms = unpack_terms(data["nodes"])
        roots = [_at(terms, number) for number in data["roots"]]
        return Obligation(
            data["system"],
            data["claim"],
            data["case"],
            tuple(as_bool(_at(roots, number)) for number in data["given"]),
            _unpack_goal(data["goal"], roots),
            Verdict(data["expected"]),
            tuple((label, tuple(_at(roots, n) for n in numbers)) for label, numbers in data["show"]),
            tuple(_unpack_replay(part, roots) for part in data["replay"]),
        )
    except WireError:
        raise
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
    """A hash of the statement alone: ranges, assumptions and goal, not its name or what a reader is shown."""
    goal = obligation.goal
    nodes, numbers = pack_terms(obligation.roots)
    statement = [FORMAT, len(obligation.given), list(goal.extents) if isinstance(goal, OneToOne) else None]
    return hashlib.sha256(msgspec.json.encode([statement, nodes, numbers])).hexdigest()
