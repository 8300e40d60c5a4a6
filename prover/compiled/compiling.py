"""The launches of a user's file, compiled for targets in a process of its own; none of it runs here."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..language.obligations import SpecError
from ..running.names import printable
from ..running.supervising import Limits
from ..triton.asked import asked
from ..triton.launching.carried import unpack
from ..triton.launching.launch import Launch, TensorArgument
from ..triton.sources import entries, with_text
from ..triton.ttir.errors import TritonError
from .checking import Subject
from .child import ALIGNED, Answer
from .text_child import Emitted, Wanted
from .texts import Texts

SECONDS, MEMORY = 300.0, 16384  # for a file; MiB of address space
EACH = 120.0  # seconds for a kernel of a file of texts
NVIDIA, AMD = re.compile(r"sm_(\d+)a?"), re.compile(r"gfx\d{1,2}\d[0-9a-f]")
Target = tuple[str, str, str, int]


def target(said: str) -> Target:
    """Name, backend, architecture, lanes of a warp. Raises SpecError.

    >>> target("sm_90")
    ('sm_90', 'cuda', '90', 32)
    """
    if found := NVIDIA.fullmatch(said):
        return said, "cuda", found[1], 32
    if AMD.fullmatch(said):
        if not said.startswith("gfx9"):
            raise SpecError(f"{said}: emitted code is read for waves of 64 lanes: gfx942, gfx950")
        return said, "hip", said, 64
    raise SpecError(f"{said}: a target is sm_80, sm_90, gfx942, gfx950, ...")


def compilations(path: Path, names: Sequence[str], targets: Sequence[Target]) -> tuple[list[Subject], list[str]]:
    """Each launch for each target; and a line for each that is in error. Raises TritonError for what is wrong with the
    file."""
    if path.suffix == ".json":
        return of_texts(path, names, targets)
    given = os.fsencode(path), list(names), [list(one) for one in targets]
    late = f"its launches are not compiled after {SECONDS:g} s"
    found = asked("tileprove.prover.compiled.child:answer", given, Limits(SECONDS, MEMORY), path, Answer, late)
    if found.error:
        raise TritonError(printable(found.error))
    subjects, failed = list[Subject](), [printable(said) for said in found.failed]
    for one in found.made:
        launch, where = unpack(one.launch, Launch), f"{one.launch.file}:{one.launch.line}"
        if one.error:
            failed.append(printable(f"{where}: {one.launch.name} does not compile for {one.target}: {one.error}"))
            continue
        texts = Texts(one.ttir, one.ttgir, one.code, _named(one.target, one.said), tuple(one.said), one.shared)
        subjects.append(Subject(one.launch.name, launch, texts, one.launch.file, one.launch.line))
    return subjects, failed


def _named(target: str, said: Sequence[str]) -> str:
    multiple = [own for own in said if "%" in own]
    return f"{target}{', ' + ' and '.join(multiple) if multiple else ''}"


def of_texts(path: Path, names: Sequence[str], targets: Sequence[Target]) -> tuple[list[Subject], list[str]]:
    """The same for launches in JSON, whose kernels are TTIR that was kept: compiled from that on."""
    subjects, failed = list[Subject](), list[str]()
    for entry in entries(path, names):
        try:
            own = with_text(path, entry)
        except SpecError as error:
            failed.append(str(error))
            continue
        options = entry.get("options") if isinstance(entry.get("options"), dict) else {}
        for target in targets:
            for places, said in divisible(own.launch):
                name = _named(target[0], said)
                one = _emitted(path, Wanted(own.text, options or {}, places), target)
                if one.error:
                    failed.append(printable(f"{path}: {own.name} does not compile for {name}: {one.error}"))
                    continue
                texts = Texts(one.ttir, one.ttgir, one.code, name, tuple(said), one.shared)
                subjects.append(Subject(own.name, own.launch, texts, str(path), 1))
    return subjects, failed


def _emitted(path: Path, wanted: Wanted, target: Target) -> Emitted:
    """What is emitted; a compiler that ends its process takes no other kernel with it."""
    given, late = (msgspec.to_builtins(wanted), list(target)), f"it is not compiled after {EACH:g} s"
    try:
        return asked("tileprove.prover.compiled.text_child:answer", given, Limits(EACH, MEMORY), path, Emitted, late)
    except TritonError as error:
        return Emitted(error=str(error))


def divisible(launch: Launch) -> list[tuple[list[int], list[str]]]:
    """For integers of any size, and where there are some that may be, for multiples of 16: the places of arguments that the
    compiler is told to be multiples of that, and that in words. Tensors begin at such."""
    pointers, certain, free = list[int](), list[int](), list[int]()
    for at, own in enumerate(launch.arguments):
        if isinstance(own, TensorArgument):
            pointers.append(at)
        elif own.term is not None and own.type in ("i32", "i64"):
            if own.term.op != "const":
                free.append(at)
            elif own.term.payload % ALIGNED == 0:
                certain.append(at)
    named = [own.name for own in launch.arguments]
    begins = [f"{named[at]} begins at a multiple of {ALIGNED} bytes" for at in pointers]
    return [
        ([*pointers, *certain, *more], [*begins, *(f"{named[at]} % {ALIGNED} == 0" for at in more)])
        for more in ([], free) if more or more is not free
    ]  # fmt: skip
