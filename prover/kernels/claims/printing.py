"""Terms as text that a person can read although they share large parts: such a part gets a name and a line of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import count

from ...language.meanings.text import text
from ...language.terms import Term
from ...language.walking import postorder, variables

LONG = 160  # nodes of a term, every repetition counted, from which on its repeated parts get names
PART = 10  # nodes of a part that gets one


class Printed:
    """The text of terms that are printed together, which may share parts.

    definitions: name and text of each part, in an order in which nothing is used before it is said.
    """

    def __init__(self, terms: Iterable[Term]):
        roots = tuple(terms)
        self._names: dict[Term, str] = {}
        self._taken = {variable.payload[0] for variable in variables(*roots)}
        self.definitions: list[tuple[str, str]] = []
        size: dict[Term, int] = {}
        for term in postorder(*roots):
            size[term] = 1 + sum(size[arg] for arg in term.args)
        self._long = dict.fromkeys(root for root in roots if size[root] >= LONG)
        self._name()

    def _name(self) -> None:
        uses = Counter(arg for term in postorder(*self._long) for arg in term.args)
        size: dict[Term, int] = {}
        for term in postorder(*self._long):
            size[term] = 1 + sum(size[arg] for arg in term.args)
            if uses[term] > 1 and size[term] >= PART:
                name = self._fresh()
                self.definitions.append((name, text(term, names=self._names)))
                self._names[term], size[term] = name, 1

    def _fresh(self) -> str:
        number = next(n for n in count(len(self._names) + 1) if f"u{n}" not in self._taken)
        self._taken.add(f"u{number}")
        return f"u{number}"

    def text(self, term: Term) -> str:
        """The term; of a long one's parts, the names."""
        return text(term, names=self._names if term in self._long else None)
