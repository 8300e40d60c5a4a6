"""Writes the texts below texts/ again: examples/museum/compiled/remake.py [--venvs FOLDER]

Each release of Triton is installed into a virtual environment of its own below --venvs, beside this tree.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import msgspec
from cases import BUGS, HERE, TEXTS, Bug
from tileprove.prover.compiled.compiling import compilations, target
from tileprove.prover.triton.launching.carried import pack

ROOT = HERE.parents[2]


def write(one: Bug, side: str) -> None:
    """In the process that has the release."""
    subjects, failed = compilations(HERE / "bugs.py", [one.launch(side)], [target(one.target)])
    if failed:
        raise SystemExit(failed[0])
    own, folder = subjects[0], TEXTS / one.name
    folder.mkdir(parents=True, exist_ok=True)
    code = own.texts.code.partition("\n\t.section\t")[0] + "\n" if own.texts.is_ptx else own.texts.code
    parts = {"ttir": own.texts.ttir, "ttgir": own.texts.ttgir, "ptx" if own.texts.is_ptx else "llir": code}
    for kind, text in parts.items():
        (folder / f"{side}.{kind}").write_text(text.replace(f"{HERE}/", "").replace(str(HERE), "."))
    at = {"file": "bugs.py", "line": own.line, "source": "bugs.py"}
    carried = msgspec.json.encode(pack(own.launch, name=own.name, **at)).replace(f"{HERE}/".encode(), b"")
    (folder / f"{side}.json").write_bytes(msgspec.json.format(carried, indent=0) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--venvs", type=Path, default=Path("/tmp/triton-releases"))
    parser.add_argument("--write", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.write:
        return write(next(one for one in BUGS if one.name == options.write[0]), options.write[1])
    for one in BUGS:
        for side in ("wrong", "right"):
            release = one.release(side)
            python = options.venvs / release / "bin" / "python"
            if not python.exists():
                subprocess.run([sys.executable, "-m", "venv", python.parents[1]], check=True)
                subprocess.run([python, "-m", "pip", "install", "-q", f"triton=={release}", "-e", ROOT], check=True)
            settings = {**os.environ, **one.settings}
            subprocess.run([python, __file__, "--write", one.name, side], check=True, env=settings)
            print(one.name, side, release)
    return None


if __name__ == "__main__":
    main()
