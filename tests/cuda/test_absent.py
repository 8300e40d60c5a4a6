"""Functions that the text does not have, of which a launch says that they are harmless: only that is believed of them."""

import json

import pytest
from classic_launches import DATA
from in_process import checks
from tileprove.concrete.interpreter import ptx
from tileprove.prover.cli import run

LAUNCH = """
from tileprove.cuda import cuda_launch, tensor

@cuda_launch("FILE", "NAME", block=BLOCK, grid=1HARMLESS)
def it():
    return {"out": tensor("i32", 1024)}
"""
FUNCTIONS = {
    "loops": ("number",), "given_local": ("told",), "outside": ("wide",), "other_in_text": ("number",),
}  # fmt: skip


def launch(tmp_path, name, harmless=None, block=64, file=DATA / "absent.ptx"):
    names = FUNCTIONS.get(name, ("number",)) if harmless is None else harmless
    own = f", harmless={names!r}" if names else ""
    text = LAUNCH.replace("FILE", str(file)).replace("NAME", name)
    (tmp_path / "launches.py").write_text(text.replace("BLOCK", str(block)).replace("HARMLESS", own))
    return tmp_path / "launches.py"


def verdicts(file):
    """Claim -> its worst verdict; what is said of those that are refuted; the names of all cases."""
    order = ["proved", "vacuous", "unknown", "unsupported", "refuted", "contradicted"]
    worst, details, names = {}, [], []
    (check,) = checks(file)
    for one in check.results:
        claim, verdict = one.statement.claim, one.outcome.verdict.value
        worst[claim] = max(worst.get(claim, "proved"), verdict, key=order.index)
        details += [one.outcome.detail] if verdict == "refuted" else []
        names.append((claim, one.statement.case))
    return worst, details, names


@pytest.mark.parametrize("name", ["own_places", "loops", "masked", "given_local", "other_in_text"])
def test_what_holds_whatever_they_give_is_proved_and_the_assumption_is_a_case_on_record(name, tmp_path):
    worst, _, names = verdicts(launch(tmp_path, name))
    assert set(worst.values()) == {"proved"}, worst
    assumed = [case for claim, case in names if claim == "harmless"]
    assert assumed
    assert all(case.endswith(") touches no memory, has no barrier in it, and returns") for case in assumed), assumed


@pytest.mark.parametrize("name", ["own_places", "loops", "masked", "given_local", "other_in_text"])
def test_of_those_that_the_launch_does_not_name_nothing_is_believed(name, tmp_path):
    worst, _, names = verdicts(launch(tmp_path, name, ()))
    assert worst["reached"] == "unsupported"
    assert not any(claim == "harmless" for claim, _ in names)
    threads = {verdict for claim, verdict in worst.items() if claim.startswith(("apart", "races"))}
    assert threads <= {"unsupported"}, worst


def test_one_of_two_that_is_not_named_may_still_have_a_barrier(tmp_path):
    worst, _, _ = verdicts(launch(tmp_path, "loops", ("number(int)",)))
    assert worst["reached"] == "unsupported"


@pytest.mark.parametrize(
    ("name", "claim", "said"),
    [
        ("one_place", "races_s", "race"),
        ("same_branch", "reached", "wait"),
        ("rare", "apart_out", "race within a warp"),
        ("beside", "apart_out", "both write"),
        ("outside", "store_out", "byte"),
    ],
)
def test_what_goes_wrong_for_some_numbers_is_refuted_by_a_run(name, claim, said, tmp_path):
    worst, details, _ = verdicts(launch(tmp_path, name))
    assert worst[claim] == "refuted", (worst, details)
    assert any(said in detail for detail in details), details


@pytest.mark.parametrize(
    ("harmless", "said"),
    [
        (("nobody",), "calls no function nobody that the text does not have; those are number"),
        (("inside",), "calls no function inside that the text does not have; those are number"),
        ("number", "harmless is a list of names of functions"),
        ((7,), "harmless is a list of names of functions"),
    ],
)
def test_a_name_that_is_none_of_them_is_refused_in_one_line(harmless, said, tmp_path, capsys):
    assert run(["cuda", "check", str(launch(tmp_path, "other_in_text", harmless)), "--no-cache"]) == 2
    error = capsys.readouterr().err.strip()
    assert said in error, error
    assert "\n" not in error


def test_it_is_printed_and_locked(tmp_path, capsys):
    options = ["--no-cache", "--conditions", "0", "--attack", "0", "--proofs", str(tmp_path / "proofs")]
    file = launch(tmp_path, "masked")
    assert run(["cuda", "check", str(file), "--update", *options]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "assumed number() touches no memory, has no barrier in it, and returns" in said
    assert "harmless assumed" in said
    ledger = [json.loads(line) for line in (tmp_path / "proofs" / "ledger.jsonl").read_text().splitlines()[1:]]
    assert any("harmless/assumed: number() touches no memory" in one["name"] for one in ledger)
    assert run(["cuda", "check", str(file), "--locked", *options]) == 0
    assert run(["recheck", str(tmp_path / "proofs")]) == 0
    launch(tmp_path, "masked", ())
    assert run(["cuda", "check", str(file), "--locked", *options]) == 1


def test_the_interpreter_runs_no_function_of_which_nobody_says_what_it_gives():
    kernel = ptx.read((DATA / "absent.ptx").read_text())["own_places"]
    place = kernel, [ptx.Pointer("out")], (1, 1, 1), (4, 1, 1), {"out": ptx.Contents(b"", 64)}
    with pytest.raises(ptx.NotRun, match="there is no body of _Z6numberv"):
        ptx.run(*place, lambda event: None)
    seen, calls = [], []

    def given(call):
        calls.append(call)
        return 7 + call.thread[0]

    ptx.run(*place, seen.append, absent={"_Z6numberv": given})
    assert [own.value for own in seen if own.kind == "store"] == [7, 8, 9, 10]
    assert [(own.thread[0], own.number, own.bits) for own in calls] == [(0, 0, 32), (1, 0, 32), (2, 0, 32), (3, 0, 32)]


OTHER_NAME = """.version 9.0
.target sm_90
.address_size 64
.func other();
.visible .global .align 4 .b32 four[4];
.func inside() { .reg .b32 %r<2>; mov.u32 %r1, 1; st.global.u32 [four+PLACE], %r1; ret; }
.alias other, inside;
.visible .entry it(.param .u64 out) { call other, (); ret; }
"""


@pytest.mark.parametrize(("place", "verdict"), [(12, "proved"), (16, "refuted")])
def test_a_function_that_is_in_the_text_under_another_name_is_not_missing(place, verdict, tmp_path, capsys):
    (tmp_path / "other.ptx").write_text(OTHER_NAME.replace("PLACE", str(place)))
    worst, details, _ = verdicts(launch(tmp_path, "it", (), file=tmp_path / "other.ptx", block=1))
    assert worst["store_four"] == verdict, (worst, details)
    said = launch(tmp_path, "it", ("other",), file=tmp_path / "other.ptx", block=1)
    assert run(["cuda", "check", str(said), "--no-cache"]) == 2
    assert "calls no function other that the text does not have; there are none" in capsys.readouterr().err


GIVES = """.version 9.0
.target sm_90
.address_size 64
.extern .func (.param .b64 given) NAME (.param .b64 size);
.visible .entry it(.param .u64 out)
{
    .reg .b64 %d<9>; .reg .b32 %r<9>; .reg .pred %p<9>;
    ld.param.u64 %d1, [out]; mov.u32 %r1, 0; mov.u64 %d2, 0;
AGAIN:
    { .param .b64 size; .param .b64 given;
      st.param.b64 [size], 16; call.uni (given), NAME, (size); ld.param.b64 %d3, [given]; }
    setp.ne.u64 %p1, %d2, %d3; setp.ne.u32 %p2, %r1, 0; and.pred %p1, %p1, %p2;
    @%p1 st.global.u32 [%d1+8000], %r1;
    mov.u64 %d2, %d3;
    add.u32 %r1, %r1, 1; setp.lt.u32 %p3, %r1, 4;
    @%p3 bra AGAIN;
    ret;
}
"""


@pytest.mark.parametrize(("name", "harmless"), [("malloc", ()), ("vprintf", ()), ("number", ("number",))])
def test_what_a_call_gives_in_one_iteration_is_not_what_it_gave_in_the_one_before(name, harmless, tmp_path):
    """What is stored where it differs lies outside. CUDA's own functions gave one number in all of them."""
    (tmp_path / "gives.ptx").write_text(GIVES.replace("NAME", name))
    worst, _, _ = verdicts(launch(tmp_path, "it", harmless, file=tmp_path / "gives.ptx", block=1))
    assert worst["store_out"] in ("unknown", "refuted"), worst
