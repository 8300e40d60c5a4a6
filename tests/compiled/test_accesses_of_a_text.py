"""How many accesses a kernel has of which nothing is claimed: as many as its text, each as unknown as that it is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from deciding import PIPELINED
from tileprove.prover.compiled.checking import late
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.compiled.emitted import Emitted
from tileprove.prover.compiled.showing import counted
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache

pytest.importorskip("triton")
ACCESS = re.compile(r"^\s*(@!?%p\d+ )?(cp\.async\.c[ag]\.shared\.global|(ld|st)\.global)", re.MULTILINE)
SHARED = re.compile(r"(ld|st)\.shared|ldmatrix")


class Slow:
    """What had begun, and claimed nothing."""

    now = "relates accesses of both sides"

    def __init__(self, emitted: Emitted):
        self.emitted = emitted

    def late(self, why: str) -> None:
        return None


def test_accesses_of_a_kernel_that_was_not_related_are_those_of_its_text(tmp_path: Path):
    (tmp_path / "ops.py").write_text(PIPELINED.replace("BLOCK", "32"))
    (own, *_), _ = compilations(tmp_path / "ops.py", (), [target("sm_80")])
    count = len(ACCESS.findall(own.texts.code))
    assert count > 8
    assert SHARED.search(own.texts.code)
    emitted = Emitted(own.launch, own.texts)
    assert emitted.in_text == count, "a copy to shared memory is one access, and what is in shared memory none"
    found = late(own, Cache(None), 1.0, Slow(emitted))  # type: ignore[arg-type]
    assert counted(found, "accesses") == {Verdict.UNKNOWN: count}
    assert counted(late(own, Cache(None), 1.0, None), "accesses") == {Verdict.UNKNOWN: 1}, "not even read"
    assert not found.proved
