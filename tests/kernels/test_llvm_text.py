"""The interpreter's own reader of LLVM's text: it reads what the prover's reads, and shows where that one misreads."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

pytest.importorskip("llvmlite")

from compiled import KERNELS
from kernel_text import INSIDE, TURNS, written
from tileprove.concrete.interpreter.llvm import reread
from tileprove.prover.kernels.binding import reading
from tileprove.prover.kernels.binding.reading import read_file
from tileprove.prover.kernels.ir.module import Module


def _with(records: dict, text: str, change) -> dict:
    """A module in which a faulty reader read one instruction otherwise; its text stays."""
    for block in records["kernels"][0]["blocks"]:
        for one in block["instructions"]:
            if text in one["text"]:
                change(one)
                return records
    raise AssertionError(text)


MISREAD = {
    "a constant": ("udiv i32 %t, 3", lambda one: one["operands"][1].update(value=4)),
    "a sign": ("mul i32 %a, 4", lambda one: one["operands"][1].update(value=-4)),
    "a predicate": ("icmp ult i32 %t", lambda one: one.update(predicate="sle")),
    "an opcode": ("lshr i32 %t, 6", lambda one: one.update(opcode="shl")),
    "an operand": ("add i32 %s, %u", lambda one: one["operands"][1].update(name="s")),
    "the start of a phi": ("phi i32", lambda one: one["operands"][0].update(value=1)),
    "an element's size": ("getelementptr i8", lambda one: one.update(source={"kind": "int", "bits": 32})),
    "the ways of a branch": ("br i1 %c", lambda one: one["operands"].append(one["operands"].pop(1))),
}


@pytest.mark.parametrize("name", MISREAD)
def test_a_reader_that_misreads_an_instruction_is_contradicted(
    name: str, believed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    text, change = MISREAD[name]

    def misread(path: Path) -> Module:
        module = read_file(path)
        return msgspec.convert(_with(msgspec.to_builtins(module), text, change), Module)

    monkeypatch.setattr(reading, "read_file", misread)
    code, run, said = believed(*written(tmp_path, TURNS, INSIDE), "--bounds", "--attack", "20")
    assert code == 3, said
    assert run["attacks"][0]["contradictions"], said


def test_two_readers_read_every_committed_kernel_alike():
    count = 0
    for file in sorted(KERNELS.rglob("*.ll")):
        given = msgspec.to_builtins(read_file(file))
        own, left = reread(given)
        assert not left, (file, left)
        for one, other in zip(_instructions(given), _instructions(own), strict=True):
            assert one == other, (file, one.get("text"))
            count += 1
    assert count > 7000


def _instructions(module: dict) -> list:
    return [
        _plain(i) for k in module["kernels"] for b in k["blocks"] for i in b["instructions"] if i["opcode"] != "fence"
    ]


def _plain(record):
    """Without what only a reader of messages looks at, and without what is at its default."""
    if isinstance(record, dict):
        found = {
            key: _plain(value) for key, value in record.items() if key != "text" and value not in ("", 0, [], None)
        }
        return {**found, "flags": sorted(found["flags"])} if "flags" in found else found
    return [_plain(one) for one in record] if isinstance(record, list) else record
