"""Whatever is proved of random kernels with nested loops, casts, `while`, contracts, strides and descriptors holds wherever
an interpreter that shares no code with the proof runs them."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from nests_running import Compared, Verdicts
from random_nests import HEAD, Nest
from searching import LONG, now
from tileprove.prover.triton.launching.process import launches

from tileprove.triton import check

pytest.importorskip("triton", reason="it compiles the kernels: pip install triton")

MANY, QUICK = LONG * 2 / 3, 2.0  # seconds of this process; the workers take as much
AT_LEAST = 4  # kernels, on however slow a machine
FOR_A_CLAIM = 0.5
BATCH = 6  # kernels of a file
RUNS = 40  # of a kernel, at other sizes and with other contents
FIRST_OF_QUICK, FIRST_OF_LONG = 0, 1000


def module_of(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = found
    spec.loader.exec_module(found)
    return found


def compared(folder: Path, first: int, seconds: float) -> Iterator[tuple[Nest, str, Compared]]:
    """Kernel after kernel, with its source, until the time is over."""
    end, seed = now() + seconds, first
    while True:
        nests = {own: Nest(own) for own in range(seed, seed + BATCH)}
        sources = {own: nest.text() for own, nest in nests.items()}
        file = folder / f"nests_{seed}.py"
        file.write_text(HEAD + "".join(sources.values()))
        texts = {own.name: own.text for own in launches(file)}
        module = module_of(file)
        for own, nest in nests.items():
            name = f"launch_{own}"
            answers = check(getattr(module, name), seconds=FOR_A_CLAIM, jobs=2).answers
            found = Compared(nest, texts[name], Verdicts(answers))
            for run in range(RUNS):
                found.run(run)
                if found.contradictions:
                    break
            yield nest, sources[own], found
            if now() > end and own - first + 1 >= AT_LEAST:
                return
        seed += BATCH


def against(folder: Path, first: int, seconds: float, capsys: pytest.CaptureFixture[str]) -> None:
    kernels = proved = runs = accesses = 0
    wrong: list[str] = []
    for _, source, found in compared(folder, first, seconds):
        kernels, runs, accesses = kernels + 1, runs + found.runs, accesses + found.accesses
        proved += sum(found.verdicts.claims.values())
        wrong += [f"{said}\n{source}" for said in found.contradictions]
    with capsys.disabled():
        print(f"\n{kernels} kernels, {proved} claims proved, {runs} runs, {accesses} accesses of lanes compared")
    assert not wrong, "proved, and false:\n" + "\n".join(wrong)
    assert proved
    assert runs >= kernels


def test_what_is_proved_of_a_few_kernels_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    against(tmp_path, FIRST_OF_QUICK, QUICK, capsys)


@pytest.mark.slow
def test_what_is_proved_of_many_kernels_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    against(tmp_path, FIRST_OF_LONG, MANY, capsys)
