"""Copies that go on by themselves, cp.async: pipelines of any number of tiles, held against runs of whole blocks.

tests/data/races/stages.cu has pipelines of 2, 3 and 4 stages as nvcc compiles them. The random ones are run first, by an
interpreter that shares no code with the prover; what that sees must not be proved.
"""

import copy

import pytest
from classic_launches import DATA, verdict
from random_copies import Copying
from searching import LONG
from test_random_launches import Asked
from test_random_races import launches
from test_values_of_loops import Written, holds, run
from tileprove.concrete.interpreter import ptx
from tileprove.prover.cuda.traced import CpAsync
from tileprove.prover.kernels.between import copies
from tileprove.prover.kernels.loops.intervals import FIRST, FURTHER, LATER, NEXT
from tileprove.prover.language.terms import integer

TEXT = (DATA / "stages.ptx").read_text()
RIGHT = {
    "stages_2": "8 * bx",
    "stages_3": "12 * bx",
    "stages_4": "16 * bx",
    "ring_3": "12 * bx",
    "two_waits": "4 * n * bx",
    "own_alone": "4 * bx",
}
WRONG = {
    "stages_2_late": "8 * bx", "stages_2_unsynced": "8 * bx", "stages_2_slot": "8 * bx", "stages_3_late": "12 * bx",
    "two_waits_swapped": "4 * n * bx", "own_alone_unwaited": "4 * bx",
}  # fmt: skip
MORE = {
    "stages_3_unsynced": "12 * bx", "stages_3_slot": "12 * bx", "stages_4_late": "16 * bx",
    "stages_4_unsynced": "16 * bx", "stages_4_slot": "16 * bx", "ring_3_late": "12 * bx",
    "ring_3_slot": "12 * bx",
}  # fmt: skip


def launch(name, shared):
    return (
        "from tileprove.cuda import cuda_launch, given, tensor\n\n"
        f'@cuda_launch("{DATA / "stages.ptx"}", "{name}", block=("bx",), grid=(1,), shared="{shared}")\n'
        "def staged(bx, n):\n    given(n <= 4096)\n"
        "    return [tensor('i32', 1 << 24), tensor('i32', 1 << 24), n]\n"
    )


def races(name):
    """In blocks of four, of up to six tiles."""
    kernel, found = ptx.read(TEXT)[name], []
    for n in (1, 2, 6):
        memory = {own: ptx.Contents(bytes(4 * 4 * 6)) for own in ("out", "in")}
        report = ptx.look(
            kernel, [ptx.Pointer("out"), ptx.Pointer("in"), n], (1, 1, 1), (4, 1, 1), memory, shared=4 * 4 * 6
        )
        assert not report.stopped
        found += report.races
    return found


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_pipeline_is_proved_for_any_block_and_number_of_tiles(name, tmp_path):
    assert not races(name)
    found = verdict(launch(name, RIGHT[name]), tmp_path, seconds=2.0)
    assert found.said == "proved", found.why


def wrong(name, folder, **how):
    assert races(name)
    found = verdict(launch(name, {**WRONG, **MORE}[name]), folder, seconds=0.5, **how)
    assert found.said == "refuted", found.why
    assert "in flight" in found.why


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_one_is_refuted(name, tmp_path):
    wrong(name, tmp_path, ends=True)


@pytest.mark.parametrize("name", MORE)
def test_more_wrong_ones_are_refuted(name, tmp_path):
    wrong(name, tmp_path)


COPY = """
mad.lo.s32 %i1, %r0, 4, %s0;
cp.async.ca.shared.global [%i1], [%b0], 4;
"""
READ = """
xor.b32 %i0, %r0, 1;
mad.lo.s32 %i2, %i0, 4, %s0;
ld.shared.u32 %v3, [%i2];
"""
SMALL = {  # one of them each is missing, or not for all
    "the first thread ends before its wait": "cp.async.commit_group;\n@%p0 bra $END;\ncp.async.wait_all;\nbar.sync 0;",
    "no group": "cp.async.wait_group 0;\nbar.sync 0;",
    "a group of some threads": "@%p1 cp.async.commit_group;\ncp.async.wait_group 0;\nbar.sync 0;",
    "some threads wait": "cp.async.commit_group;\n@%p1 cp.async.wait_group 0;\nbar.sync 0;",
    "the wait behind the barrier": "cp.async.commit_group;\nbar.sync 0;\ncp.async.wait_group 0;",
    "one group too many": "cp.async.commit_group;\ncp.async.wait_group 1;\nbar.sync 0;",
    "a wait for bulk copies": "cp.async.commit_group;\ncp.async.bulk.wait_group 0;\nbar.sync 0;",
    "a group of bulk copies": (
        "cp.async.commit_group;\ncp.async.bulk.commit_group;\ncp.async.wait_group 1;\nbar.sync 0;"
    ),
}


def asked(body, folder):
    own = Written(body)
    return own, Asked(own.text, copy.deepcopy(launches(folder)["k0"]))


@pytest.mark.parametrize("between", SMALL.values(), ids=SMALL)
def test_what_leaves_a_copy_under_way_is_not_proved(between, tmp_path):
    own, found = asked(COPY + between + READ, tmp_path)
    assert own.raced()
    assert not holds(found, "races_sa")


@pytest.mark.parametrize(
    "between",
    [
        "cp.async.commit_group;\ncp.async.wait_group 0;\nbar.sync 0;",
        "cp.async.wait_all;\nbar.sync 0;",
        "cp.async.commit_group;\ncp.async.commit_group;\ncp.async.wait_group 1;\nbar.sync 0;",
    ],
)
def test_what_waits_for_it_is_proved(between, tmp_path):
    own, found = asked(COPY + between + READ, tmp_path)
    assert not own.raced()
    assert holds(found, "races_sa")


def test_beside_barriers_of_a_warp_copies_are_not_followed(tmp_path):
    _, found = asked(f"{COPY}cp.async.wait_all;\nbar.warp.sync -1;\nbar.sync 0;{READ}", tmp_path)
    said = [one.detail for key, one in found.stated.given.items() if key[0] == "races_sa"]
    assert any("until when it goes on is not followed beside bar.warp.sync" in one for one in said)


def test_iterations_are_counted_from_the_copy_on():
    i, j = integer("i"), integer("j")
    assert copies.behind(((i, NEXT),), ((i, NEXT),)) == ((i, "next but one"),)
    assert copies.behind(((i, FIRST),), ((i, NEXT), (j, FIRST))) == ((i, "second"), (j, FIRST))
    assert copies.behind(((i, "next but six"),), ((i, NEXT),)) == ((i, LATER),)
    assert copies.behind(((i, "eighth"),), ((i, NEXT),)) == ((i, FURTHER),)
    assert copies.behind(((i, "second"),), ((i, LATER),)) == ((i, FURTHER),)


def test_nothing_false_is_proved_of_a_few_pipelines(tmp_path):
    assert not run(tmp_path, Copying, 0, 3.0)


@pytest.mark.slow
def test_nothing_false_is_proved_of_many_pipelines(tmp_path):
    assert not run(tmp_path, Copying, 10_000, LONG)


def test_a_wait_that_is_believed_to_wait_for_one_group_more_is_seen(tmp_path, monkeypatch):
    before = CpAsync.waited
    monkeypatch.setattr(CpAsync, "waited", lambda own, instruction, groups: before(own, instruction, groups + 1))
    assert run(tmp_path, Copying, 0, 3.0)
