"""Pointers that are one of several: each access is one in each of the arrays, where it goes there."""

import pytest
from classic_launches import DATA
from test_absent import verdicts
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.cuda import deciding
from tileprove.prover.kernels.machine import several

LAUNCH = f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/arrays.ptx", "NAME", block=256, grid=1)
def it(r):
    given(r < 1000)
    return ARGUMENTS
"""
OF_TENSORS, ALONE = ("of_tensors", "twice", "too_far"), ("by_thread", "by_half")


def launch(tmp_path, name):
    dtype = "i32" if name.startswith("counted") else "fp32"
    more = [f'tensor("{dtype}", 256)'] * (1 + (name in OF_TENSORS)) + ["r"] * (name not in ALONE)
    (tmp_path / "launches.py").write_text(LAUNCH.replace("NAME", name).replace("ARGUMENTS", f"[{', '.join(more)}]"))
    return tmp_path / "launches.py"


RIGHT = ["one_of_two", "and_the_other", "by_thread", "of_tensors", "in_a_loop", "counted"]


@pytest.mark.parametrize("name", RIGHT)
def test_right_ones_are_proved_and_their_accesses_are_inside(name, tmp_path):
    worst, _, _ = verdicts(launch(tmp_path, name))
    assert set(worst.values()) <= {"proved", "vacuous"}, worst


@pytest.mark.parametrize(
    ("name", "claim"),
    [
        ("no_barrier", "races_a"),
        ("one_barrier", "races_a"),
        ("one_barrier", "races_b"),
        ("by_half", "races_a"),
        ("twice", "apart_param_0"),
        ("twice", "apart_param_1"),
        ("one_in_a_loop", "races_a"),
        ("one_in_a_loop", "races_b"),
        ("counted_plain", "races_a"),
        ("too_far", "store_param_0"),
    ],
)
def test_wrong_ones_are_refuted_in_the_array_in_which_they_are_wrong(name, claim, tmp_path):
    worst, details, _ = verdicts(launch(tmp_path, name))
    assert worst[claim] == "refuted", (worst, details)


@pytest.mark.parametrize(("name", "claim"), [("of_tensors", "store_param_0"), ("one_of_two", "store_a")])
def test_an_array_that_is_forgotten_is_seen_by_the_attack(name, claim, tmp_path, monkeypatch):
    arms = several._arms
    monkeypatch.setattr(several, "_arms", lambda *given: arms(*given)[:1] * 2)
    attacked = deciding.CudaCheck.attacked
    monkeypatch.setattr(deciding.CudaCheck, "attacked", lambda self, _, checking: attacked(self, Wanted(2.0), checking))
    worst, _, _ = verdicts(launch(tmp_path, name))
    assert worst[claim] == "contradicted", worst
