"""A kernel's texts where some arguments are 1, of which Triton makes constexprs: another text for each set of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from .launch import Launch, ScalarArgument, Single, TensorArgument
from .looking import looked_at

MOST = 4  # arguments of which every set is compiled
Names = frozenset[str]


class Singles:
    """texts: those that compile, the fewest arguments first. ones: the arguments that are 1 in any of them; all, where none
    compiles. unseen: the arguments of which not every set is compiled, although the kernel may ask which are constexprs.

    Where it does not ask, what it makes of a set is what it makes of each of the arguments, so each alone and all at once
    are enough. compiled: the text before it is simplified where some are 1, empty where it does not compile.
    """

    def __init__(self, function: object, launch: Launch, compiled: Callable[[Sequence[str]], str]):
        self.names, self.compiled = list(launch.ones), compiled
        self.tied = _tied(launch)
        self.known: dict[Names, str] = {}
        self.unseen: list[str] = []
        self._compile(self._alone())
        whole = frozenset(self.names)
        self._compile([whole])
        if len(self.names) > 1:
            pointers = [own.name for own in launch.arguments if isinstance(own, TensorArgument)]
            self._some(looked_at(function, self.names, pointers))
        if self.names and not self.known[whole]:
            self._fewer()
        sets = sorted(self.known, key=lambda own: (len(own), self._ordered(own)))
        self.texts = [Single(self._ordered(own), self.known[own]) for own in sets if self.known[own]]
        ones = frozenset[str]().union(*(own.ones for own in self.texts)) or whole
        self.ones = self._ordered(ones)

    def _some(self, asked: Names) -> None:
        """Compile the sets of those on which the kernel may ask."""
        groups = [own for own in self._alone() if own & asked]
        if len(groups) <= MOST:
            return self._compile(_joined(groups, range(2, len(groups) + 1)))
        self._compile(_joined(groups, (2, len(groups) - 1, len(groups))))
        self.unseen = self._ordered(asked)

    def _fewer(self) -> None:
        """Compile other sets where that of all does not compile: those of few; or that of all which compile alone, and with
        one more, as what stands behind a branch may be what does not compile."""
        groups = self._alone()
        if len(groups) <= MOST:
            return self._compile(_joined(groups, range(2, len(groups))))
        kept = frozenset[str]().union(*(own for own in groups if self.known[own]))
        self._compile([kept, *(kept | own for own in groups if not self.known[own])] if kept else [])

    def _alone(self) -> list[Names]:
        return list(dict.fromkeys(self.tied[name] for name in self.names))

    def _compile(self, sets: Iterable[Names]) -> None:
        for own in sets:
            if own and own not in self.known:
                self.known[own] = self.compiled(self._ordered(own))

    def _ordered(self, names: Names) -> list[str]:
        return [name for name in self.names if name in names]


def _joined(groups: Sequence[Names], counts: Iterable[int]) -> Iterator[Names]:
    for count in counts:
        yield from (frozenset[str]().union(*chosen) for chosen in combinations(groups, count))


def _tied(launch: Launch) -> dict[str, Names]:
    """For each argument that may be 1 those that are 1 with it, as they are one number."""
    terms = {own.name: own.term for own in launch.arguments if isinstance(own, ScalarArgument)}
    return {
        name: frozenset(
            other
            for other in launch.ones
            if other == name or ((term := terms[name]) is not None and terms[other] is term)
        )
        for name in launch.ones
    }
