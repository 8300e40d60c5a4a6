"""The launches of a file or of several, each decided as its turn comes; one that is in error does not stop the others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from ..attack.budget import Wanted
from ..language.obligations import SpecError
from ..running.cache import Cache
from ..showing.outputs.finished import Assumption
from .assumed import better, resting, unproved
from .sources import Sources, read
from .ttir.errors import NoLaunchError


class FileCheck:
    """What is found of the launches of files. decide, quick: as `decided` takes them. elements: that tensors are assumed to
    have at most, where something is not proved without that; None for no assumption. failed: a line for each launch in
    error. empty: files that were looked into and declare no launch."""

    def __init__(
        self, cache: Cache, decide: Any, quick: Any, attack: Wanted | None = None, elements: int | None = None
    ):  # fmt: skip
        self.cache, self.decide, self.quick, self.attack, self.elements = cache, decide, quick, attack, elements
        self.done: list[Any] = []
        self.failed: list[str] = []
        self.notes: list[str] = []
        self.empty: list[Path] = []
        self._last: dict[bool, Any] = {}  # whether it is under the assumption -> the check before

    def run(self, file: Path, names: Sequence[str] = (), configs: bool = False) -> Iterator[Any]:
        """Each launch when it is decided. Raises SpecError for what is wrong with the whole file."""
        found = self.read(file, names, configs)
        self.failed += found.failed
        self.notes += found.notes
        for own in found.statements:
            self._set_apart(own)
            try:
                self.done.append(self.best(own))
            except SpecError as error:
                self.failed.append(f"{own.file}:{own.line}: {own.name}: {error}")
            else:
                yield self.done[-1]

    def only(self, file: Path, name: str) -> Any:
        """One launch, decided. Raises SpecError."""
        for _ in self.run(file, (name,)):
            pass
        if not self.done:
            raise SpecError(self.failed[0] if self.failed else f"{file}: {name} is no launch of that kernel")
        return self.done[0]

    def each(self, files: Sequence[Path], configs: bool, changed: bool) -> Iterator[Any]:
        """The launches of several files; what is wrong with one of these is a line. changed: a file without a launch is
        noted, else it is an error."""
        for file in files:
            try:
                yield from self.run(file, (), configs)
            except NoLaunchError as error:
                if changed:
                    self.empty.append(file)
                else:
                    self.failed.append(str(error))
            except SpecError as error:
                self.failed.append(str(error))

    def _set_apart(self, own: Any) -> None:
        """Give the launch a system of its own, where one of another file has that name."""
        before = [(check.unbounded or check).statements for check in self.done]
        known = {one.called for one in before if one.file != own.file}
        stem = "--in_" + re.sub(r"[^A-Za-z0-9_-]", "_", Path(own.file).stem)[:24]
        tails = (stem if number == 1 else f"{stem}_{number}" for number in count(1))
        while own.called in known:
            own.tail = next(tails)

    def best(self, own: Any) -> Any:
        """The launch, decided. Without the assumption, unless it proves more and changes nothing else."""
        first = self._decided(own, False)
        if self.elements is None or not unproved(first):
            return first
        second = self._decided(self.bounded(own, self.elements), True)
        if not better(first, second):
            return first
        second.unbounded = first
        return second

    def _decided(self, own: Any, assumes: bool) -> Any:
        last = self._last.get(assumes)
        same = [last] if last is not None and last.statements.place == own.place else []
        self._last[assumes] = self.decided(own, same)
        return self._last[assumes]

    # -- what another sort of kernels has otherwise --------------------------------------------------------------------

    def read(self, file: Path, names: Sequence[str], configs: bool) -> Sources[Any]:
        """The launches of a file, or those of these names. Raises SpecError for what is wrong with the whole file."""
        return read(file, names, configs)

    def decided(self, own: Any, same: Sequence[Any]) -> Any:
        """A launch, decided. same: checks of the same launch, whose outcomes serve again."""
        from .checking import decided  # which CUDA's check has no use for

        return decided(own, self.cache, self.decide, self.quick, same, self.attack)

    def bounded(self, own: Any, elements: int) -> Any:
        """The launch in which tensors have at most so many elements."""
        return own.bounded(elements)

    @property
    def assumed(self) -> list[Assumption] | None:
        """What verdicts rest on; None where nobody asked for an assumption."""
        found = [resting(check) for check in self.done]
        return None if self.elements is None else [one for one in found if one is not None]
