"""Where numbers are seen to wrap, as counterexamples of an access: a loop goes on there with a number that begins anew.

What is said of an access by itself does not say how its loop got so far, so that its own counterexample may be of an
iteration that no thread has. A guess; the statement is evaluated at it, and a run has to show it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from ..guessing.unwritten import refuted
from ..language.obligations import Obligation

MOST = 4  # places, each of which is a run
FEW = 64  # iterations of a loop that a run goes through
LATER = (1, 0)  # iterations behind the one of which it is known: what wraps there may be what the next one has


def behind_wraps(
    places: Sequence[Mapping[str, int]], rounds: Collection[str], obligation: Obligation
) -> Iterator[dict[str, int]]:  # fmt: skip
    """Counterexamples of the statement. places: where a number is seen to wrap; rounds: names of iterations' numbers."""
    near = [place for place in places if all(place.get(name, 0) < FEW for name in rounds)]
    for place in near[:MOST]:
        for more in LATER:
            moved = {name: value + (more if name in rounds else 0) for name, value in place.items()}
            found = refuted(obligation, moved)
            if found is not None:
                yield found


__all__ = ["behind_wraps"]
