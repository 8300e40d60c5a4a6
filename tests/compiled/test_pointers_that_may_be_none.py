"""Loads under `pointer != 0`: the source's integer of an argument's pointer is that argument's address, and no other's."""

from __future__ import annotations

import re

import pytest
from deciding import compiled, decided
from msgspec.structs import replace
from tileprove.prover.language.obligations import Verdict

KERNEL = """
import triton
import triton.language as tl

from tileprove.triton import launch, tensor


@triton.jit
def scaled(x, weight, bias, o, B: tl.constexpr):
    at = tl.arange(0, B)
    found = tl.load(x + at)
    if weight:
        found *= tl.load(weight + at)
    if bias:
        found += tl.load(bias + at)
    tl.store(o + at, found)


@launch(scaled, B=128)
def one():
    return (1,), dict(x=tensor("fp32", 128), weight=tensor("fp32", 128), bias=tensor("fp32", 128), o=tensor("fp32", 128))
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    pytest.importorskip("triton")
    return compiled(tmp_path_factory.mktemp("pointers"), KERNEL, "sm_90")


def verdicts(own):
    found = decided(own, 1.0)
    return {claim: found.verdict(claim) for claim in found.claims if claim.startswith("load")}


def test_what_triton_emits_is_proved(own):
    found = verdicts(own)
    assert {"load_weight", "load_bias"} <= found.keys()
    assert set(found.values()) == {Verdict.PROVED}


@pytest.mark.parametrize("slip", ["of another argument", "always", "where there is none"])
def test_a_load_under_another_condition_is_not_proved(own, slip):
    tests = re.findall(r"setp\.(?:eq|ne)\.[bsu]64[^;]*;", own.texts.code)
    assert len(tests) == 2, own.texts.code
    if slip == "of another argument":
        registers = [re.findall(r"%rd\d+", one)[0] for one in tests]
        other = tests[0].replace(registers[0], registers[1])
    elif slip == "always":
        register = re.findall(r"%rd\d+", tests[0])[0]
        other = tests[0].replace(f"{register}, 0", f"{register}, -1")
    else:
        other = tests[0].replace(".eq.", ".xx.").replace(".ne.", ".eq.").replace(".xx.", ".ne.")
    code = own.texts.code.replace(tests[0], other, 1)
    assert code != own.texts.code
    found = verdicts(replace(own, texts=replace(own.texts, code=code)))
    assert found.pop("load_weight") is not Verdict.PROVED
    assert set(found.values()) == {Verdict.PROVED}
