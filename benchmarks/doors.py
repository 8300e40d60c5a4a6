"""How long the first proved kernel takes, by door: the commands that the pages say, in a clean clone and environment each.

    python benchmarks/doors.py [DOOR ...] > table.md

Each door begins with a clone of this repository's HEAD in a folder that is removed afterwards, with a home folder, and so
caches, of its own. A command counts with what passes on the wall, and with the processor time of it and of all processes
that it waited for; nothing of what a reader does between two of them counts. docs/FIRST.md has the table.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent


class Step(NamedTuple):
    """command: as the page has it. status: the exit code that the page says, by what it shows."""

    page: str
    command: str
    status: int = 0


class Door(NamedTuple):
    """proved: what the last command prints of the first proof."""

    name: str
    steps: tuple[Step, ...]
    proved: str


INSTALL = Step("README.md", "python3 -m venv .venv && .venv/bin/pip install -q -e .")
GELU = "examples/triton/compiled_launches.py gelu --compiled sm_90,gfx950"
COPY = "kernels/opencl/gfx950/masked_copy.ll"
DOORS = (
    Door("your own mapping", (
        Step("README.md", "tileprove init my_spec.py"),
        Step("README.md", "tileprove check my_spec.py"),
    ), "proved"),
    Door("a CUDA kernel", (
        Step("docs/CUDA.md", "tileprove cuda show kernels/cuda/row_sums.ptx --launch"),
        Step("docs/CUDA.md", "tileprove cuda check kernels/cuda/row_sums_launches.py any_block", 1),
        Step("docs/CUDA.md", "tileprove cuda check kernels/cuda/row_sums_launches.py sums"),
    ), "sums: proved for all sizes"),
    Door("a Triton kernel", (
        Step("README.md", "pip install triton"),
        Step("README.md", "tileprove triton check docs/examples/softmax.py", 1),
    ), "right: safe for all sizes"),
    Door("what Triton's compiler made of one", (
        Step("README.md", "pip install triton"),
        Step("docs/COMPILED.md", "pip install llvmlite"),
        Step("docs/COMPILED.md", f"tileprove triton check {GELU}"),
    ), "17 claims: 17 proved"),
    Door("an AMD kernel", (
        Step("docs/KERNELS.md", "pip install -e '.[kernels]'"),
        Step("docs/KERNELS.md", f"tileprove kernel show {COPY}"),
        Step("docs/KERNELS.md", f"tileprove kernel check {COPY} --binding kernels/opencl/masked_copy.toml"),
    ), "proved"),
)  # fmt: skip


def run(command: str, folder: Path) -> tuple[subprocess.CompletedProcess[str], float, float]:
    """What it printed, seconds on the wall, seconds of processor time of it and of all that it waited for."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    home = folder.parent / "home"
    home.mkdir(exist_ok=True)
    path = os.pathsep.join([str(folder / ".venv" / "bin"), kept.get("PATH", "")])
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(
        command, shell=True, cwd=folder, env={**kept, "HOME": str(home), "PATH": path}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    wall, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return done, wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def table(doors: tuple[Door, ...] = DOORS) -> str:
    """Markdown. Raises SystemExit where a command does something else than its page says."""
    rows = ["| door | command | page | s | processor s |", "|---|---|---|---|---|"]
    for door in doors:
        folder = Path(tempfile.mkdtemp(prefix="door")) / "tileprove"
        try:
            subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
            total, printed, name = [0.0, 0.0], "", f"**{door.name}**"
            for step in (INSTALL, *door.steps):
                done, wall, work = run(step.command, folder)
                printed = done.stdout
                if done.returncode != step.status:
                    raise SystemExit(f"{step.command}: exit {done.returncode}\n{printed[-3000:]}{done.stderr[-3000:]}")
                total = [total[0] + wall, total[1] + work]
                rows.append(f"| {name} | `{step.command}` | {Path(step.page).stem} | {wall:.1f} | {work:.1f} |")
                name = ""
                print(rows[-1], file=sys.stderr)
            if door.proved not in printed:
                raise SystemExit(f"{door.name}: {door.proved!r} is not in\n{printed[-3000:]}")
            rows.append(f"| | all of these | | {total[0]:.0f} | {total[1]:.0f} |")
        finally:
            shutil.rmtree(folder.parent)
    return "\n".join(rows)


if __name__ == "__main__":
    wanted = tuple(door for door in DOORS if not sys.argv[1:] or any(word in door.name for word in sys.argv[1:]))
    print(table(wanted))
