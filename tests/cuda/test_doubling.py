"""Loops that double one number and halve another: what they carry as closed forms, which count by their induction alone."""

import importlib

import in_process
import pytest
from classic_launches import DATA, verdict
from test_planted_proposals import believing
from tileprove.prover.guessing import closed_forms
from tileprove.prover.kernels.loops import facts, noticing

classics = importlib.import_module("classics")
POWERS = "bx & (bx - 1) == 0"


def launch(
    name: str, given: str = "bx > 0", ptx: str = f"{DATA}/doubling.ptx", block: object = "bx", shared: str = "4 * bx"
) -> str:
    return f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{ptx}", "{name}", block=({block!r},), grid=(1,), shared="{shared}")
def it({"bx" if block == "bx" else ""}):
    given({given})
    return {{"{name}_param_0": tensor("i32", 1 << 20), "{name}_param_1": tensor("i32", 1 << 20)}}
"""


@pytest.mark.parametrize(("name", "given"), [("up", "bx > 0"), ("down", POWERS)])
def test_right_ones_are_proved_for_any_block(name: str, given: str, tmp_path):
    found = verdict(launch(name, given), tmp_path, seconds=20.0)
    assert found.said == "proved", found.why


@pytest.mark.parametrize(
    ("name", "given"),
    [("up_unsynced", POWERS), ("up_beside", "bx > 0"), ("down", "bx > 0"), ("down_late", POWERS)],
)
def test_wrong_ones_are_refuted_by_a_run(name: str, given: str, tmp_path):
    found = verdict(launch(name, given), tmp_path, seconds=2.0, ends=True)
    assert found.said == "refuted", found.why


def test_a_number_that_is_doubled_in_most_rounds_is_not_taken_for_one(tmp_path, monkeypatch):
    """Nor where the guess says that it is: what is guessed has to be proved."""
    assert verdict(launch("mostly"), tmp_path, seconds=1.0, ends=True).said != "proved"
    asked = []

    def forged(name, start, own, after, bits):
        asked.append(own)
        return closed_forms.scale(name, start, own, after, bits) or closed_forms.Powers(name, doubled=True)

    monkeypatch.setattr(noticing, "scale", forged)
    assert verdict(launch("mostly"), tmp_path, seconds=1.0, ends=True).said != "proved"
    assert asked


@pytest.mark.parametrize(
    ("name", "said"), [("merged", "proved"), ("merged_wide", "refuted"), ("merged_by_threes", "refuted")]
)
def test_places_by_the_few_powers_of_two_of_a_large_block(name: str, said: str, tmp_path):
    text = launch(name, "True", block=1024, shared="8192")
    found = verdict(text, tmp_path, seconds=5.0, ends=said == "refuted")
    assert found.said == said, found.why


def test_powers_are_not_believed(tmp_path, monkeypatch):
    """A guess that leaves some out proves nothing, though all would follow from it."""
    asked, text = [], launch("merged", "True", block=1024, shared="8192")
    monkeypatch.setattr(facts, "powers_below", lambda most: asked.append(most) or [1, 2, 4, 8])
    assert verdict(text, tmp_path, seconds=1.0).said == "undecided"
    assert asked
    monkeypatch.setattr(in_process, "decide", believing)
    assert verdict(text, tmp_path, seconds=1.0).said == "proved"
