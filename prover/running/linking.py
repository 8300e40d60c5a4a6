"""What a proof comes to, together with those it rests on: lemmas, their premises, base and step of an induction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..language.lemmas import needed
from ..language.obligations import Obligation
from ..language.wire import digest

Needs = Mapping[str, str]  # name -> digest, of what has to be proved beside


def needs_of(obligation: Obligation) -> dict[str, str]:
    """What has to be proved beside the obligation, itself and not what that rests on."""
    return {one.name: digest(one) for one in needed(obligation)}


def everything(obligations: Iterable[Obligation]) -> dict[str, tuple[Obligation, Needs]]:
    """Digest -> (obligation, what it needs), of these and of all that they rest on."""
    found: dict[str, tuple[Obligation, Needs]] = {}
    stack = list(obligations)
    while stack:
        one = stack.pop()
        key = digest(one)
        if key not in found:
            below = list(needed(one))
            found[key] = one, {other.name: digest(other) for other in below}
            stack += below
    return found


def words(needs: Mapping[str, Needs], own: Callable[[str], str]) -> dict[str, str]:
    """Digest -> the solver on whose word alone its proof rests, or one that it rests on; empty for none.

    own: digest -> that of its own proof."""
    known: dict[str, str] = {}

    def word(key: str) -> str:
        if key not in known:
            known[key] = own(key) or next(filter(None, map(word, needs.get(key, {}).values())), "")
        return known[key]

    return {key: word(key) for key in needs}


def shortfalls(needs: Mapping[str, Needs], lacking: Callable[[str], str]) -> dict[str, str]:
    """Digest -> why its proof shows nothing, of those that rest on something which is not proved.

    needs: by digest; one that is not there needs nothing. lacking: digest -> what is wrong with its own proof, as in "is
    refuted"; empty if nothing is. Nothing rests on itself: a digest is made of those that it needs.
    """
    known: dict[str, str] = {}

    def why(key: str) -> str:
        if key not in known:
            reasons = ((name, lacking(below) or why(below)) for name, below in needs.get(key, {}).items())
            known[key] = next((f"rests on {name}, which {reason}" for name, reason in reasons if reason), "")
        return known[key]

    return {key: why(key) for key in needs if why(key)}
