"""How an attack begins, and that it ends in an answer whatever goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .budget import OFF, Wanted
from .records import Attack

MOST_SAID = 200  # letters of an error


def begun(subject: str, wanted: Wanted, checking: float, text: str, proofs: bool) -> Attack:
    """An attack in which nothing is run yet, with ``why`` where nothing is to be. checking: seconds that it took to prove
    what is attacked. text: what the seed is made of. proofs: whether there are any."""
    why = OFF if wanted.off else "" if proofs else "there is no proof to attack"
    return Attack(subject=subject, seed=wanted.drawing(text), allowed=wanted.allowed(checking), why=why)


@contextmanager
def conducted(attack: Attack) -> Iterator[None]:
    """Whatever goes wrong meanwhile is said in the attack, and nothing is raised: a proof is not lost by it."""
    try:
        yield
    except KeyboardInterrupt:
        attack.why = "interrupted"
    except Exception as error:
        attack.why = f"it failed: {type(error).__name__}: {' '.join(str(error).split())[:MOST_SAID]}"
