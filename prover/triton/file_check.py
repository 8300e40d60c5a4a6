"""The launches of a file, each decided as its turn comes; one that is in error does not stop the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ..attack.budget import Wanted
from ..language.obligations import SpecError
from ..running.cache import Cache
from ..showing.outputs.finished import Assumption
from .assumed import better, bounded, resting, unproved
from .checking import Decide, LaunchCheck, decided
from .sources import read
from .stated import Statements
from .ttir.errors import TritonError


class FileCheck:
    """What is found of a file's launches. decide, quick: as `decided` takes them. elements: that tensors are assumed to
    have at most, where something is not proved without that; None for no assumption. failed: a line for each launch in
    error."""

    def __init__(
        self, cache: Cache, decide: Decide, quick: Decide, attack: Wanted | None = None, elements: int | None = None
    ):  # fmt: skip
        self.cache, self.decide, self.quick, self.attack, self.elements = cache, decide, quick, attack, elements
        self.done: list[LaunchCheck] = []
        self.failed: list[str] = []
        self.notes: list[str] = []
        self._last: dict[bool, LaunchCheck] = {}  # whether it is under the assumption -> the check before

    def run(self, file: Path, names: Sequence[str] = (), configs: bool = False) -> Iterator[LaunchCheck]:
        """Each launch when it is decided. Raises TritonError for what is wrong with the whole file."""
        found = read(file, names, configs)
        self.failed, self.notes = found.failed, found.notes
        for own in found.statements:
            try:
                self.done.append(self._best(own))
            except (TritonError, SpecError) as error:
                self.failed.append(f"{own.file}:{own.line}: {own.name}: {error}")
            else:
                yield self.done[-1]

    def _best(self, own: Statements) -> LaunchCheck:
        """Without the assumption, unless it proves more and changes nothing else."""
        first = self._decided(own, False)
        if self.elements is None or not unproved(first):
            return first
        second = self._decided(bounded(own, self.elements), True)
        if not better(first, second):
            return first
        second.unbounded = first
        return second

    def _decided(self, own: Statements, assumes: bool) -> LaunchCheck:
        last = self._last.get(assumes)
        same = [last] if last is not None and last.statements.place == own.place else []
        self._last[assumes] = decided(own, self.cache, self.decide, self.quick, same, self.attack)
        return self._last[assumes]

    @property
    def assumed(self) -> list[Assumption] | None:
        """What verdicts rest on; None where nobody asked for an assumption."""
        found = [resting(check) for check in self.done]
        return None if self.elements is None else [one for one in found if one is not None]
