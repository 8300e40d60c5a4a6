"""A field of a launch is declared once: Python's words, the wire between processes and JSON have it by that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tileprove.prover.triton import launching

ADDED = {  # record -> a field more; the line before which it stands in the copy
    "Contents": ('    extra: Annotated[Term | None, Said("one more", word=True)] = None\n', "class Tensor("),
    "TensorArgument": ('    more: Annotated[Term | None, Said("one more", word=True)] = None\n', "    def stride"),
    "ScalarArgument": ("    extra: Term | None = None\n", "    @property\n    def bits"),
    "Launch": ("    extra: Term | None = None\n", "    programs:"),
}
SURVIVES = """
import msgspec
from tileprove.prover.language.terms import integer
from tileprove.prover.triton.launching import launch as launches, words
from tileprove.prover.triton.launching.carried import Carried, pack, unpack
from tileprove.prover.triton.launching.child import _argument
from tileprove.prover.triton.launching.described import launch_of
from tileprove.prover.triton.launching.fields import taken_apart

a, b, c, d = (integer(name, 1) for name in "abcd")
x, _ = _argument("x", words.tensor("i32", a, values=(0, b), extra=b, more=c), "here")
wanted = launches.Launch("k", {v.payload[0]: v for v in (a, b, c, d)}, (a,), [x, launches.ScalarArgument("n", "i32", a, b)])
wanted.extra = d
wire = msgspec.json.encode(pack(wanted, name="", file="", line=1, source="", text=""))
written = taken_apart(wanted, lambda term: str(term.payload if term.op == "const" else term.payload[0]), )
for found in (wanted, unpack(msgspec.json.decode(wire, type=Carried), launches.Launch), launch_of(written)):
    x, n = found.arguments
    assert (x.contents.extra, x.more, n.extra, found.extra) == (b, c, b, d), found
print(launches.__file__)
"""


def test_a_field_that_is_declared_survives_every_form(tmp_path: Path):
    """In a copy with one line more in each record, and nothing else."""
    root, copy = Path(launching.__file__).parents[3], tmp_path / "tileprove"
    for folder in ("tileprove", "prover", "concrete"):
        where = copy if folder == "tileprove" else copy / folder
        shutil.copytree(root / folder, where, ignore=shutil.ignore_patterns("__pycache__"))
    where = copy / "prover" / "triton" / "launching"
    for record, (line, before) in ADDED.items():
        path = where / ("tensors.py" if record == "Contents" else "launch.py")
        text = path.read_text(encoding="utf-8")
        at = text.index(before, text.index(f"class {record}"))
        while record != "Launch" and text[at - 2 : at] == "\n\n":
            at -= 1
        path.write_text(text[:at] + line + text[at:], encoding="utf-8")
    own = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    done = subprocess.run(
        [sys.executable, "-S", "-c", SURVIVES], env=own, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, str(where / "launch.py")), done.stderr
