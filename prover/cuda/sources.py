"""What a user names on the command line -> CUDA launches with their kernels; and `--max-elements` of one."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from ..attack.budget import Wanted
from ..kernels.ir.module import Module
from ..language.obligations import SpecError
from ..running.allowance import Allowance
from ..running.backstop import Endless, backstop
from ..triton.assumed import Assumed
from ..triton.file_check import FileCheck
from ..triton.sources import Sources
from .checking import CudaCheck, Subject
from .deciding import decided
from .launching.fitting import fitted
from .launching.process import Written, declared
from .reading import PtxError, called, chosen, ptx, read_text
from .threads import MOST_THREADS


class Kernels(Struct):
    """The files of kernels that launches name. file: that is read instead of those of its name; None for those beside the
    launches. flags: of nvcc; wanted: the only kernel whose launches count, None for all. strict: as in `Subject`."""

    file: Path | None = None
    flags: tuple[str, ...] = ()
    wanted: str | None = None
    strict: bool = False
    texts: dict[Path, tuple[str, str]] = field(default_factory=dict)
    read: dict[tuple[Path, str], Module] = field(default_factory=dict)

    def module(self, source: Path, kernel: str) -> tuple[Module, str]:
        """What the file says of a kernel of that name, and its PTX; read once. What a kernel's variables are called does
        not hang on which others are read, so each is read for itself. Raises SpecError."""
        if source not in self.texts:
            try:
                self.texts[source] = ptx(source, self.flags)
            except OSError as error:
                raise PtxError(f"{source}: {error.strerror or error}") from None
        text, name = self.texts[source]
        if (source, kernel) not in self.read:
            self.read[source, kernel] = read_text(text, name, wanted=kernel)
        return self.read[source, kernel], text

    def subject(self, own: Written, source: Path) -> Subject | None:
        """The launch with its kernel; None for one of a kernel that is not wanted. Raises SpecError."""
        place = f"{own.file}:{own.line}"
        try:
            module, text = self.module(source, own.launch.kernel)
            (one, *more) = chosen(module, own.launch.kernel or None)
            if self.wanted is not None and all(one is not other for other in chosen(module, self.wanted)):
                return None
            if more:
                names = ", ".join(called(module, kernel) for kernel in (one, *more)[:4])
                raise PtxError(f"{own.launch.kernel or source} is {1 + len(more)} kernels; name one of them: {names}")
            fits = fitted(own.launch, module, one, place)
            return Subject(own.name, fits, module, fits.kernel, own.file, own.line, text, strict=self.strict)
        except SpecError as error:
            said = str(error)
            raise PtxError(said if said.startswith(place) else f"{place}: {said}") from None

    def launches(self, file: Path, names: Sequence[str]) -> Sources[Subject | None]:
        """The launches of a file, or those of these names. Raises SpecError for what is wrong with the whole file."""
        found = Sources[Subject | None]()
        launches, failed = declared(file, names)
        found.failed += failed
        for own in launches:
            source = self.file if self.file is not None else Path(own.file).parent / own.source
            if self.file is None or Path(own.source).stem == self.file.stem:
                found.add(partial(self.subject, own, source))
        found.statements = [own for own in found.statements if own is not None]
        return found


BEYOND = 3  # times a launch's time, for it and for runs of it


class CudaFileCheck(FileCheck):
    """The same for CUDA launches. kernels: which; allowance: of each launch."""

    kernels = Kernels()
    allowance = Allowance()

    def read(self, file: Path, names: Sequence[str], configs: bool) -> Sources[Subject | None]:
        return self.kernels.launches(file, names)

    def decided(self, own: Subject, same: Sequence[CudaCheck]) -> CudaCheck:
        self.allowance.begin()
        attack = self.attack or Wanted()
        most = self.allowance.seconds and BEYOND * self.allowance.seconds + attack.allowed(self.allowance.seconds)
        try:
            with backstop(most):
                return decided(own, self.cache, self.decide, self.quick, attack, self.allowance)
        except Endless:
            raise SpecError(
                f"nothing is said of it: after {most:g} s it was at work on one operation that did not look at the clock, "
                "which is a fault of tileprove; please report the kernel"
            ) from None

    def bounded(self, own: Subject, elements: int) -> Subject:
        assumed = Assumed(elements, max(MOST_THREADS))
        more = assumed.formulas(own.launch)
        launch = dataclasses.replace(own.launch, given=[*own.launch.given, *more])
        launch.programs = own.launch.programs
        threads = replace(own.fitted.threads, given=(*own.fitted.threads.given, *more))
        return replace(own, fitted=replace(own.fitted, launch=launch, threads=threads), assumed=assumed)
