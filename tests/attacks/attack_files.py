"""Attack files: what their first comment lines ask for, and whether it came about."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
LINE = re.compile(r"^[#;] (attack|run|exit|says|never): (.*)$")
SECONDS = 120


@dataclass
class Step:
    """One command line and what must come of it."""

    run: str
    exit: int = 0
    says: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)


@dataclass
class Attack:
    """What a file tries, and its steps in order."""

    file: Path
    sentence: str = ""
    steps: list[Step] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.file.relative_to(HERE).as_posix()


def attacks() -> list[Attack]:
    """Every attack file below this folder."""
    found = sorted(file for folder in ("specs", "kernels") for file in (HERE / folder).rglob("*"))
    return [read(file) for file in found if file.suffix in (".py", ".ll") and not file.name.startswith("_")]


def read(file: Path) -> Attack:
    """The attack that a file describes. Raises ValueError with the place for a header that asks for nothing."""
    attack = Attack(file)
    for line in file.read_text("utf-8", "surrogateescape").splitlines():
        found = LINE.match(line)
        if not found:
            break
        key, value = found.groups()
        if key == "attack":
            attack.sentence = value
        elif key == "run":
            attack.steps.append(Step(value))
        else:
            if not attack.steps:
                attack.steps.append(Step("check {file} --no-cache"))
            step = attack.steps[-1]
            if key == "exit":
                step.exit = int(value)
            else:
                getattr(step, key).append(value)
    if not attack.sentence or not all(step.exit or step.says or step.never for step in attack.steps or [Step("")]):
        raise ValueError(f"{file}: an attack says what it tries, and of each run what must come of it")
    return attack


def complaints(step: Step, file: Path) -> list[str]:
    """Runs the step in the file's folder; what came out otherwise than asked for."""
    arguments = [part.replace("{file}", file.name) for part in step.run.split()]
    done = subprocess.run(
        [sys.executable, "-m", "tileprove.prover.cli", *arguments],
        cwd=file.parent,
        env=os.environ | {"TILEPROVE_CACHE": str(file.parent / "cache"), "COLUMNS": "120"},
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=SECONDS,
    )
    printed = " ".join((done.stdout + done.stderr).decode("utf-8", "replace").split())
    wrong = [] if done.returncode == step.exit else [f"exit code {done.returncode} and not {step.exit}"]
    wrong += [f"does not say {wanted!r}" for wanted in step.says if wanted not in printed]
    wrong += [f"says {word!r}" for word in step.never if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", printed)]
    if "Traceback" in printed:
        wrong.append("ends in a traceback")
    return [f"tileprove {step.run}: {each}\n{printed}" for each in wrong]
