"""What hosts promise of tables, bins and pages is enough for what kernels write by them; less is refuted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.commands.check import run_check
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.cache import Cache
from tileprove.prover.triton.checking import LaunchCheck, decided
from tileprove.prover.triton.launching.described import launch_of
from tileprove.prover.triton.launching.process import launches
from tileprove.prover.triton.launching.promises import Promise
from tileprove.prover.triton.stated import Statements
from tileprove.prover.triton.ttir.errors import TritonError
from workers import LIMITS

pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

DATA = Path(__file__).parent / "data"
FILES = {"relations.py": ["chunks", "blocks", "padded_copy", "fill"], "lengths.py": ["states", "bounded", "recurrent"]}
RIGHT = ["ok_chunks", "ok_blocks", "ok_padded_copy", "ok_fill", "ok_fill_used", "ok_states", "ok_bounded"]
WRONG = {  # launch -> something that is refuted
    "bad_chunks_of_one_pair": "writes",
    "bad_chunks_of_no_sequence": "load",
    "bad_chunks_anywhere": "store",
    "bad_blocks": "writes_scale",
    "bad_padded_copy_first": "writes",  # first found at a billion rows, whose contents nobody chooses
    "bad_fill_too_long": "load",
    "bad_bounded": "writes_log",
}


def check_of(name: str, limits: dict[str, Any] = LIMITS) -> LaunchCheck:
    (file,) = [file for file, about in FILES.items() if any(part in name for part in about)]
    (own,) = launches(DATA / file, [name])
    return decided(
        Statements(own.name, own.launch, own.text, own.file, own.line), Cache(None),
        lambda asked: run_check(asked, limits, False), attack=Wanted(0.3, None),
    )  # fmt: skip


def verdicts(name: str, limits: dict[str, Any] = LIMITS) -> list[tuple[str, Verdict]]:
    return [(r.claim.name, r.outcome.verdict) for r in check_of(name, limits).results if r.outcome]


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_promised_is_enough(name: str):
    found = check_of(name).results
    assert {r.outcome.verdict for r in found if r.outcome} == {Verdict.PROVED}, found
    words = [f"{r.claim.name}, {r.statement.case}" for r in found if r.outcome and r.outcome.engine == "nia"]
    assert not words, "a solver's word alone"


@pytest.mark.parametrize(("name", "part"), WRONG.items())
def test_less_is_not(name: str, part: str):
    found = verdicts(name)
    assert not {Verdict.CONTRADICTED, Verdict.VACUOUS} & {verdict for _, verdict in found}, found
    assert any(verdict is Verdict.REFUTED and claim.startswith(part) for claim, verdict in found), found


def test_two_programs_that_do_the_same_are_found_where_no_engine_decides():
    found = verdicts("bad_recurrent", {**LIMITS, "seconds": 0.05})
    assert ("writes_out", Verdict.REFUTED) in found, found


ENTRY = {
    "kernel": "k",
    "sizes": {"B": "", "T": "", "L": ""},
    "grid": ["B"],
    "args": [
        {"name": "cu", "kind": "pointer", "dtype": "i32", "shape": ["B + 1"], "strides": ["1"]},
        {"name": "table", "kind": "pointer", "dtype": "i32", "shape": ["B", "2"], "strides": ["2", "1"]},
        {"name": "weights", "kind": "pointer", "dtype": "f32", "shape": ["B"], "strides": ["1"]},
    ],
}


def promised(*texts: object) -> list[Promise]:
    return launch_of({**ENTRY, "promise": list(texts)}).promises


def test_a_promise_in_json_is_a_text():
    first, second, third = promised(
        "lambda i: cu[i + 1] - cu[i] <= L",
        "lambda k, m: table[k, 0] != table[m, 0] or not table[k, 1] == table[m, 1] or k == m",
        "lambda k: (0 <= table[k, 0] < B) & (cu[table[k, 0] + 1] <= 2**20)",
    )
    assert first.said == "cu[i+1] - cu[i] <= L for all i"
    assert [read.base for read in second.reads] == ["table"] * 4
    assert [read.base for read in third.reads] == ["table", "cu"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cu[i] <= L", "is no promise"),
        ("lambda i: cu[i] <=", "is no promise"),
        (3, "is no promise"),
        ("lambda i, *j: cu[i] <= L", "takes indices by their names"),
        ("lambda i: cu[i] <= M", "M is no size"),
        ("lambda i: weights[i] <= 1", "holds none"),
        ("lambda i: table[i] <= 1", "an index for each"),
        ("lambda i: cu[i] / 2 <= 1", "nothing that a promise says"),
        ("lambda i: cu.shape[i] <= 1", "nothing that a promise says"),
        ("lambda i: __import__('os') == cu[i]", "nothing that a promise says"),
        ("lambda i: i <= L", "index of no element"),
        ("lambda L: cu[L] <= 1", "there is a size named L"),
    ],
)
def test_other_texts_are_refused(text: object, said: str):
    with pytest.raises(TritonError, match=said):
        promised(text)
