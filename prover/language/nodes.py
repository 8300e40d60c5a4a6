"""Terms as plain data: a list of nodes ``[op, payload, argument numbers...]``, each after its arguments.

Reading checks every operator, arity and sort; nothing that is read is executed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from .constructors import make
from .terms import SIGNATURES, Term
from .walking import postorder

NUMBER = re.compile(r"-?[0-9]+")


class WireError(ValueError):
    """Data that is no term, or no obligation."""


class _Packed(NamedTuple):
    """What was packed: roots, how many nodes there were after each, nodes, and the number of each."""

    roots: tuple[Term, ...]
    ends: list[int]
    nodes: list[list[Any]]
    numbers: dict[Term, int]


_before = _Packed((), [], [], {})


def pack_terms(roots: Sequence[Term]) -> tuple[list[list[Any]], list[int]]:
    """(nodes, numbers of the roots); a node's arguments come before it. The nodes are shared with other calls, since the
    statements of one launch begin with the same assumptions, which are packed once."""
    global _before
    before = _before
    same = 0
    for root, other in zip(roots, before.roots, strict=False):
        if root is not other:
            break
        same += 1
    ends = before.ends[:same]
    count = ends[-1] if same else 0
    nodes, numbers = before.nodes[:count], dict(islice(before.numbers.items(), count))
    for root in roots[same:]:
        nodes += [_packed(term, numbers) for term in postorder(root, ranges=True, numbers=numbers)]
        ends.append(len(nodes))
    _before = _Packed(tuple(roots), ends, nodes, numbers)
    return list(nodes), [numbers[root] for root in roots]


def _packed(term: Term, numbers: dict[Term, int]) -> list[Any]:
    payload = term.payload
    if term.op == "var":
        name, *bounds = payload
        payload = [name, *(None if bound is None else numbers[bound] for bound in bounds)]
    elif isinstance(payload, int) and not isinstance(payload, bool):
        payload = str(payload)  # JSON numbers are not exact beyond 2^53 everywhere
    return [term.op, payload, *[numbers[arg] for arg in term.args]]


def unpack_terms(nodes: Sequence[Sequence[Any]]) -> list[Term]:
    """The terms, in the order of the nodes. Raises WireError on anything that is no term."""
    terms: list[Term] = []
    try:
        for node in nodes:
            op, payload, *arguments = node
            args = tuple(term_at(terms, number) for number in arguments)
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
                if not isinstance(name, str):
                    raise WireError(f"not a term: {name!r} is no name")
                payload = (name, *(None if bound is None else term_at(terms, bound) for bound in (low, high)))
            elif op == "truth" and not isinstance(payload, bool):
                raise WireError(f"not a term: {payload!r} is no truth value")
            terms.append(make(op, args, payload))
    except WireError:
        raise
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise WireError(f"not a term: {error}") from None
    return terms


def term_at(terms: Sequence[Term], number: Any) -> Term:
    if not 0 <= whole(number) < len(terms):
        raise WireError(f"not an obligation: there is no term {number} before it is referred to")
    return terms[number]


def whole(number: Any) -> int:
    """The number, out of JSON. Raises WireError for all but an integer: in Python true is 1, and 1.0 is too."""
    if type(number) is not int:
        raise WireError(f"{json.dumps(number, default=repr)} stands where an integer should")
    return number
