"""Pointers that are one of several: each access is one in each of the arrays, where it goes there."""

import pytest
from classic_launches import DATA
from test_absent import verdicts
from tileprove.prover.attack.budget import Wanted
from tileprove.prover.cli import run
from tileprove.prover.cuda import deciding, threads
from tileprove.prover.cuda.reading import chosen, read_text
from tileprove.prover.guessing.closed_forms import InTurn, in_turn
from tileprove.prover.kernels.loops import searching
from tileprove.prover.kernels.loops.paths import trace
from tileprove.prover.kernels.machine import frame

LAUNCH = f"""
from tileprove.cuda import cuda_launch, given, tensor

@cuda_launch("{DATA}/arrays.ptx", "NAME", block=256, grid=1)
def it(r):
    given(r < 1000)
    return ARGUMENTS
"""
OF_TENSORS = ("of_tensors", "of_tensors_in_turn", "twice", "too_far", "in_turn_too_far")
NO_ATTACK = ("--attack", "0")
ALONE = ("by_thread", "by_half")


def launch(tmp_path, name):
    dtype = "i32" if name.startswith("counted") else "fp32"
    more = [f'tensor("{dtype}", 256)'] * (1 + (name in OF_TENSORS)) + ["r"] * (name not in ALONE)
    (tmp_path / "launches.py").write_text(LAUNCH.replace("NAME", name).replace("ARGUMENTS", f"[{', '.join(more)}]"))
    return tmp_path / "launches.py"


RIGHT = [
    "one_of_two",
    "and_the_other",
    "by_thread",
    "of_tensors",
    "in_a_loop",
    "counted",
    "swapped",
    "in_turn",
    "of_tensors_in_turn",
]


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
        ("swapped_at_once", "races_a"),
        ("in_turn_one_late", "races_c"),
        ("in_turn_too_far", "store_param_1"),
    ],
)
def test_wrong_ones_are_refuted_in_the_array_in_which_they_are_wrong(name, claim, tmp_path):
    worst, details, _ = verdicts(launch(tmp_path, name))
    assert worst[claim] == "refuted", (worst, details)


@pytest.mark.parametrize(("name", "claim"), [("of_tensors", "store_param_0"), ("one_of_two", "store_a")])
def test_an_array_that_is_forgotten_is_seen_by_the_attack(name, claim, tmp_path, monkeypatch):
    whole = frame.OneOf
    monkeypatch.setattr(frame, "OneOf", lambda why, ok, arms: whole(why, ok, arms[:1]))
    attacked = deciding.CudaCheck.attacked
    monkeypatch.setattr(deciding.CudaCheck, "attacked", lambda self, _, checking: attacked(self, Wanted(2.0), checking))
    worst, _, _ = verdicts(launch(tmp_path, name))
    assert worst[claim] == "contradicted", worst


def test_numbers_that_are_believed_to_change_places_otherwise_are_refused(tmp_path, monkeypatch):
    """Of three that come round two are taken to change places, and of two each for the other's start."""
    wrong = lambda follows: {n: InTurn(form.names[:2]) for n, form in in_turn(follows).items()}  # noqa: E731
    monkeypatch.setattr(searching, "in_turn", wrong)
    worst, _, _ = verdicts(launch(tmp_path, "in_turn"))
    assert {verdict for claim, verdict in worst.items() if claim.startswith("races")} == {"unsupported"}, worst
    monkeypatch.setattr(searching, "in_turn", lambda follows: {n: InTurn((n, n)) for n in in_turn(follows)})
    worst, _, _ = verdicts(launch(tmp_path, "swapped"))
    assert {verdict for claim, verdict in worst.items() if claim.startswith("races")} == {"unsupported"}, worst


def test_cycles_are_those_that_come_back():
    forms = in_turn({"a": "b", "b": "a", "c": "d", "d": "e", "e": "c", "f": "a", "g": None, "h": "h"})
    ways = {name: "".join(form.names) for name, form in forms.items()}
    assert ways == {"a": "ab", "b": "ba", "c": "cde", "d": "dec", "e": "ecd"}


def test_of_lanes_that_go_to_several_arrays_no_bank_conflicts_are_told(tmp_path, capsys):
    assert (
        run(
            [
                "cuda",
                "check",
                str(launch(tmp_path, "by_thread")),
                "--banks",
                "--no-cache",
                "--conditions",
                "0",
                *NO_ATTACK,
            ]
        )
        == 0
    )
    said = capsys.readouterr().out
    assert "it goes to one of several arrays" in said
    assert "load_a: proved" in said


def test_where_an_instruction_is_taken_for_one_access_it_stays_one():
    """As comparing a compiled kernel's accesses with its source's takes it."""
    (kernel,) = chosen(module := read_text((DATA / "arrays.ptx").read_text(), "arrays"), "one_of_two")
    for each, counts in ((True, [2, 2, 1]), (False, [1, 1, 1])):
        found = trace(module, kernel, threads.launch(kernel, (256,), (1,), several=each))
        own = [found.of(number) for number in range(len(found.sinks))]
        assert [len(one) for one in own] == counts
        assert all(bool(one[0].why) == (not each) for one in own[:2])


BY_NUMBER = """.version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u32 n) {
.reg .b32 %r<9>; .shared .align 4 .b32 s[64];
ld.param.u32 %r1, [n]; mov.u32 %r2, %tid.x; shl.b32 %r3, %r2, 2; mov.u32 %r4, s; add.s32 %r4, %r4, %r3;
st.shared.u32 [%r4], %r2; st.shared.u32 [%r1], %r1; ret;\n}\n"""


def test_an_address_in_shared_memory_that_is_a_number_is_named_in_words_of_cuda(tmp_path, capsys):
    (tmp_path / "k.ptx").write_text(BY_NUMBER)
    launch = "@cuda_launch('k.ptx', 'k', block=64, grid=1)\ndef k(n):\n    return [n]\n"
    (tmp_path / "launches.py").write_text(f"from tileprove.cuda import cuda_launch\n\n{launch}")
    run(["cuda", "check", str(tmp_path / "launches.py"), "--no-cache", *NO_ATTACK])
    said = " ".join(capsys.readouterr().out.split())
    assert "LDS" not in said
    assert said.count("nothing says in which array it lies") == 2  # whether it is inside, and whether it races
    assert "proved PTX line 7 races_s" not in said
