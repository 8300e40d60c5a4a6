"""Terms as text that a person can read although they share large parts: such a part gets a name and a line of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..meanings.text import text
from ..terms import INT, Term, integer, postorder, substitute, variables

LONG = 160  # nodes of a term, every repetition counted, from which on its repeated parts get names
PART = 10  # nodes of a part that gets one


class Printed:
    """The text of terms that are printed together.

    parts: name of each part -> what it stands for, over the names before it.
    """

    def __init__(self, terms: Iterable[Term]):
        roots = tuple(terms)
        self._names: dict[Term, Term] = {}
        self._taken = {variable.payload[0] for variable in variables(*roots)}
        self.parts: dict[str, Term] = {}
        self._size: dict[Term, int] = {}
        for term in postorder(*roots):
            self._size[term] = 1 + sum(self._size[arg] for arg in term.args)
        self._name(tuple(root for root in roots if self._size[root] >= LONG))

    def _name(self, roots: tuple[Term, ...]) -> None:
        uses = Counter(arg for term in postorder(*roots) for arg in term.args)
        size: dict[Term, int] = {}
        for term in postorder(*roots):
            size[term] = 1 + sum(size[arg] for arg in term.args)
            if term.sort == INT and uses[term] > 1 and size[term] >= PART:
                name = next(self._fresh())
                self.parts[name] = self._short(term)
                self._names[term], size[term] = integer(name, None, None), 1

    def _fresh(self) -> Iterator[str]:
        number = len(self.parts) + 1
        while True:
            if f"u{number}" not in self._taken:
                self._taken.add(f"u{number}")
                yield f"u{number}"
            number += 1

    def _short(self, term: Term) -> Term:
        return substitute(self._names, term)[0]

    def text(self, term: Term) -> str:
        """The term; of a long one's parts, the names."""
        return text(self._short(term) if self._size.get(term, 0) >= LONG else term)

    @property
    def definitions(self) -> list[tuple[str, str]]:
        """Name and text of each part, in an order in which nothing is used before it is said."""
        return [(name, text(part)) for name, part in self.parts.items()]
