"""Bugs of compilers that were released: which kernel of bugs.py shows each, where, and texts that were emitted of it.

texts/NAME/wrong.* and right.* are what Triton of these releases emitted, with the launch as JSON; remake.py writes them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from msgspec.structs import replace
from tileprove.prover.compiled.checking import Subject
from tileprove.prover.compiled.texts import Texts
from tileprove.prover.triton.launching.carried import Carried, unpack
from tileprove.prover.triton.launching.launch import Launch

HERE = Path(__file__).parent
TEXTS = HERE / "texts"
TRITON, ROCM = "https://github.com/triton-lang/triton/issues/", "https://github.com/ROCm/triton/issues/"
KINDS = ("ttir", "ttgir", "ptx", "llir")


@dataclass(frozen=True)
class Bug:
    """wrong, right: releases whose text is kept; found_in: those in which it was found. fixed: the launch of the right
    text, where only another kernel avoids the bug. settings: of the environment when it is compiled."""

    name: str
    title: str
    issues: tuple[str, ...]
    target: str
    wrong: str
    right: str
    found_in: str
    lesson: str
    fixed: str = ""
    settings: dict[str, str] = field(default_factory=dict)

    def launch(self, side: str) -> str:
        return self.fixed if side == "right" and self.fixed else self.name

    def release(self, side: str) -> str:
        return self.wrong if side == "wrong" else self.right

    @property
    def command(self) -> str:
        """That shows it, where that release of Triton is installed."""
        said = " ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{said} tileprove triton check bugs.py {self.name} --compiled {self.target}".strip()

    def subject(self, side: str) -> Subject:
        """The committed texts. Raises OSError, TritonError."""
        folder = TEXTS / self.name
        texts = {kind: own.read_text() for kind in KINDS if (own := folder / f"{side}.{kind}").exists()}
        carried = msgspec.json.decode((folder / f"{side}.json").read_bytes(), type=Carried)
        code = texts.get("ptx") or texts["llir"]
        own = Subject(carried.name, unpack(carried, Launch), Texts(texts["ttir"], texts["ttgir"], code, self.target))
        return replace(own, file="bugs.py", line=carried.line)


BUGS = (
    Bug(
        "ring", "a remainder of negatives is taken for contiguous", (f"{TRITON}7749",), "sm_90", "3.9.0", "3.9.0",
        "3.0 to 3.9", "`%` keeps the sign of what is divided, so the remainders of a range jump where it passes 0: a vector"
        " load there takes other elements. A hint that nothing is contiguous (`ring_hinted`) avoids it.", "ring_hinted",
    ),
    Bug(
        "groups", "a quotient of negatives is taken for constant", (f"{TRITON}11569",), "gfx942", "3.9.0", "3.9.0",
        "3.8, 3.9", "`//` rounds towards 0, so a group of quotients of negatives begins one later: one load stands for four"
        " lanes of which the first has another element. Hints (`groups_hinted`) avoid it.", "groups_hinted",
    ),
    Bug(
        "windows", "a remainder is taken for a multiple of what it is not", (f"{TRITON}11544",), "sm_90", "3.8.0", "3.9.0",
        "3.0 to 3.8", "The remainder by 2 and 4 is 1 too: a load of two floats begins at a byte that 8 does not divide.",
    ),
    Bug(
        "twice_turned", "no barrier before a call that overwrites shared memory", (f"{TRITON}11326",), "sm_90", "3.8.0",
        "3.9.0", "3.0 to 3.8", "That a function waits at its end says nothing about its beginning: a warp writes the second"
        " tile over the first one, which another has not read yet.",
    ),
    Bug(
        "pairs", "a condition on a number that loops within each other count is folded to true", (f"{TRITON}11313",),
        "gfx942", "3.8.0", "3.9.0", "3.4 to 3.8", "The inner loop's count depends on the outer one's iteration: its first"
        " one is no bound for all.",
    ),
    Bug(
        "part", "an offset is cast back to 32 bits", (f"{ROCM}830",), "gfx942", "3.5.1", "3.9.0", "3.2 to 3.5.1",
        "Of a sum that wraps and comes out right, a part moved into the base no longer wraps: the address is 2^32 too low.",
        settings={"AMDGCN_USE_BUFFER_OPS": "1"},
    ),
    Bug(
        "far", "a tensor of 4 GiB is read as zeros behind its half", (f"{ROCM}871",), "gfx942", "3.5.1", "3.9.0",
        "3.2 to 3.5.1", "The count of a buffer's resource was 2^31 - 2 bytes, whatever the tensor has.",
        settings={"AMDGCN_USE_BUFFER_OPS": "1"},
    ),
)  # fmt: skip
