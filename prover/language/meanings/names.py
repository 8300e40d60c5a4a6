"""What solvers call the variables: v0, v1, ... in the order of the obligation. Its own names are for people only."""

from __future__ import annotations

from collections.abc import Iterable

from ..terms import Term


class Names(dict[Term, str]):
    """Variable -> its name; one that is asked for the first time gets the next. Different variables have different ones,
    whatever people call them."""

    def __init__(self, variables: Iterable[Term] = ()):
        for variable in variables:
            self[variable]

    def __missing__(self, variable: Term) -> str:
        self[variable] = name = f"v{len(self)}"
        return name

    @property
    def legend(self) -> list[str]:
        """What each name stands for, a comment of SMT-LIB each."""
        return [f"; {name} is {variable.payload[0]}" for variable, name in self.items()]
