"""Forged records of CUDA launches: `recheck` refuses what does not show its verdict, and `cuda check --locked` what is not
the launch's. Seals, counts and digests are recomputed each time."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from forging import Forger, Forgery
from tileprove.prover import cli
from tileprove.prover.evidence.record import packed
from tileprove.prover.language.wire import digest, unpack

pytest.importorskip("pysat.solvers")
pytest.importorskip("cvc5")

TEXT = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_param_0, .param .u32 k_param_1)
{
.reg .pred %p<2>; .reg .b32 %r<6>; .reg .b64 %w<4>;
ld.param.u64 %w0, [k_param_0];
ld.param.u32 %r1, [k_param_1];
mov.u32 %r2, %ctaid.x;
mov.u32 %r3, %ntid.x;
mov.u32 %r4, %tid.x;
mad.lo.s32 %r5, %r2, %r3, %r4;
setp.ge.s32 %p1, %r5, %r1;
@%p1 bra $END;
cvta.to.global.u64 %w1, %w0;
mul.wide.s32 %w2, %r5, 4;
add.s64 %w3, %w1, %w2;
st.global.u32 [%w3], %r5;
$END:
ret;
}
"""
LAUNCHES = """
from tileprove.cuda import cdiv, cuda_launch, given, tensor

@cuda_launch("k.ptx", "k", block=64, grid="cdiv(n, 64)")
def right(n):
    given(n < 2**30)
    return {"p": tensor("u32", n), "n": n}

@cuda_launch("k.ptx", "k", block=64, grid="cdiv(n, 64)")
def wrong(n):
    given(n < 2**30, n >= 2)
    return {"p": tensor("u32", n - 1), "n": n}
"""
RIGHT, WRONG = "cuda--right.store_p", "cuda--wrong.store_p"


def of(forger: Forger, claim: str) -> str:
    """The record of a claim, that of its access."""
    return next(name for name in forger.records if name.partition("/")[0] == claim)


def another_launch(forger: Forger) -> None:
    """The right launch's proof stands under the wrong one's name."""
    name, taken = of(forger, WRONG), of(forger, RIGHT)
    own = dict(forger.records[taken])
    own |= {"name": name, "statement": own["statement"] | {"system": "cuda--wrong"}}
    own["digest"] = digest(unpack(own["statement"]))
    forger.records[name] = own
    forger.lines[name] = forger.lines[taken] | {"name": name}


def without_its_guard(forger: Forger) -> None:
    """A statement of one assumption less, with the proof of the one that has it."""
    name = of(forger, RIGHT)
    whole = unpack(forger.records[name]["statement"])
    least = replace(whole, given=whole.given[:-1])
    forger.records[name] |= {"statement": packed(least), "digest": digest(least)}


def refuted_as_proved(forger: Forger) -> None:
    """The wrong launch's own statement, with the evidence of the right one's."""
    name, taken = of(forger, WRONG), of(forger, RIGHT)
    whole = unpack(forger.records[name]["statement"])
    honest = forger.records[taken]
    said = replace(whole, expected=unpack(honest["statement"]).expected)
    forger.records[name] = honest | {"name": name, "statement": packed(said), "digest": digest(said)}
    forger.lines[name] = forger.lines[taken] | {"name": name}


def one_claim_less(forger: Forger) -> None:
    name = of(forger, WRONG)
    del forger.records[name], forger.lines[name]


# what is forged -> (how, whether recheck refuses it, what --locked says)
FORGERIES: dict[str, tuple[Forgery, bool, str]] = {
    "another launch's proof": (another_launch, False, f"changed: {WRONG}"),
    "a guard less": (without_its_guard, True, f"changed: {RIGHT}"),
    "a refuted claim as proved": (refuted_as_proved, True, f"changed: {WRONG}"),
    "a claim less": (one_claim_less, False, f"missing: {WRONG}"),
}


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cuda")
    (folder / "k.ptx").write_text(TEXT)
    (folder / "launches.py").write_text(LAUNCHES)
    assert check(folder, "--update") == 1
    return folder


@pytest.fixture
def forger(recorded: Path, tmp_path: Path) -> Forger:
    shutil.copytree(recorded, tmp_path / "copy")
    return Forger(tmp_path / "copy")


def check(folder: Path, *more: str) -> int:
    options = ("--proofs", str(folder / "proofs"), "--attack", "0", "--conditions", "0", "--jobs", "1", "--no-cache")
    return cli.run(["cuda", "check", str(folder / "launches.py"), *options, *more])


def test_what_is_honest_is_accepted(forger: Forger, capsys: pytest.CaptureFixture[str]):
    forger.save()
    code = cli.run(["recheck", str(forger.proofs), "--jobs", "1"])
    said = capsys.readouterr()
    assert code == 0, said.out + said.err


@pytest.mark.parametrize("what", FORGERIES)
def test_it_is_refused(what: str, forger: Forger, capsys: pytest.CaptureFixture[str]):
    forge, refused, locked = FORGERIES[what]
    forge(forger)
    forger.save()
    capsys.readouterr()
    assert cli.run(["recheck", str(forger.proofs), "--jobs", "1"]) == int(refused)
    said = " ".join(capsys.readouterr().out.split())
    assert ("1 refused" in said) == refused
    assert "that they are that kernel's is what `tileprove cuda check FILE.py --locked` looks at" in said
    assert check(forger.folder, "--locked") == 1
    assert locked in " ".join(capsys.readouterr().err.split())
