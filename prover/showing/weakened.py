"""What `weaken` answers, as data and as a sentence."""

from __future__ import annotations

from ..engines.outcome import Weakest
from ..language.terms import Term
from .page import as_html, coordinates, labelled
from .report import duration

WIDTH = 100


class Weakened:
    """A condition on parameters that makes a statement true. It is true where one was found.

    condition: the formula, to be given to `prove` or a `Case`; None if none was found. exact: whether for every other
    value of the parameters some lane is proved to fail. also: if it is not exact, values of the parameters for which the
    statement holds without the condition, where such were found. why: why no condition was found. details: all of it
    in words.

        >>> from tileprove import integer, weaken
        >>> rows, block = integer("rows", 1), integer("block", 1)
        >>> row = integer("row", 0, rows)
        >>> found = weaken(row // block < rows // block)
        >>> found.condition, found.exact
        (<rows mod block = 0>, True)
    """

    def __init__(self, condition: Term | None, details: Weakest):
        self.condition, self.details = condition, details

    def __bool__(self) -> bool:
        return self.condition is not None

    @property
    def exact(self) -> bool:
        return self.details.exact

    @property
    def also(self) -> dict[str, int] | None:
        return self.details.also

    @property
    def why(self) -> str:
        return self.details.why

    @property
    def sentence(self) -> str:
        """The condition with how much it says, or why there is none."""
        return lines(self.details)[0][1]

    def __repr__(self) -> str:
        (label, first), *others = lines(self.details)
        return "\n".join([f"{label} {first}", *labelled(others, WIDTH).plain.splitlines()])

    def _repr_html_(self) -> str:
        return as_html(lines(self.details))


def lines(found: Weakest) -> list[tuple[str, str]]:
    """Labels and lines for a reader: the condition, what fails without it, the parameters, who proved it."""
    about = ("parameters", ", ".join(found.parameters))
    tried = f"{found.tried} condition{'s' * (found.tried != 1)} tried, {duration(found.seconds)}"
    if not found.condition:
        return [line for line in (("no condition:", found.why), about, ("search", tried)) if line[1]]
    how = "exact" if found.exact else "sufficient"
    word = f", on the word of {found.rests_on} alone" if found.rests_on else ""
    rest = [
        *(("fails else", lane) for lane in dict.fromkeys(found.fails)),
        *([("holds also", coordinates(found.also))] if found.also else []),
        about,
        ("proved by", ", ".join(found.engines) + word),
        ("search", tried),
    ]
    return [("holds with", f"{found.condition} ({how})"), *rest]
