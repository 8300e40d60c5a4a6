"""Races and divergence that the interpreter finds in small kernels, as they follow by hand from their text."""

import re
from pathlib import Path

import pytest
from tileprove.concrete.interpreter import ptx

DATA = Path(__file__).parent.parent / "data" / "races"
SOURCE = (DATA / "kinds.cu").read_text().splitlines()
BETWEEN, WITHIN, OWN, BLOCKS = "between warps", "within a warp", "within a thread", "between blocks"
OUT = {"out": 1024}


@pytest.fixture(scope="module")
def kernels():
    return ptx.read((DATA / "kinds.ptx").read_text())


def looked(kernels, name, *numbers, grid=1, block=64, **more):
    """All pointers to memories of 4 KiB; the numbers are the other arguments."""
    kernel, rest, given, memory = kernels[name], list(numbers), [], {}
    for own, _, size in kernel.arguments:
        if size == 8:
            memory[own] = ptx.Contents(b"", 4096)
        given.append(ptx.Pointer(own) if size == 8 else rest.pop(0))
    return ptx.look(kernel, given, (grid, 1, 1), (block, 1, 1), memory, **more)


def marked(name, mark):
    """The line of the source behind which the mark stands, in this kernel."""
    start = next(at for at, line in enumerate(SOURCE) if re.match(rf"K {name}\(", line))
    return next(at + 1 for at in range(start, len(SOURCE)) if f"// {mark}" in SOURCE[at])


KINDS = [
    ("warps_apart", (), 1, {BETWEEN}),
    ("warps_apart_right", (), 1, set()),
    ("neighbours", (), 1, {WITHIN}),
    ("neighbours_right", (), 1, set()),
    ("neighbours_of_both", (), 1, {BETWEEN}),
    ("half_a_warp", (), 1, {WITHIN}),
    ("half_a_warp_right", (), 1, set()),
    ("shuffled", (), 1, {WITHIN}),
    ("one_instruction", (), 1, {WITHIN}),
    ("one_instruction_equal", (), 1, {f"{WITHIN}, equal values"}),
    ("one_instruction_equal", (), 2, {f"{WITHIN}, equal values", f"{BLOCKS}, equal values"}),
    ("plain_and_atomic", (), 1, {f"{BETWEEN}, plain against atomic", f"{WITHIN}, plain against atomic"}),
    ("plain_and_atomic_right", (), 1, set()),
    ("atomic_in_block", (), 1, set()),
    ("atomic_in_block", (), 2, {f"{BLOCKS}, scopes"}),
    ("volatile_pair", (), 1, {f"{BETWEEN}, strong"}),
    ("one_barrier", (1,), 1, set()),
    ("one_barrier", (2,), 1, {BETWEEN, WITHIN}),
    ("two_barriers", (3,), 1, set()),
    ("blocks_apart", (), 1, set()),
    ("blocks_apart", (), 2, {BLOCKS}),
    ("blocks_apart_right", (), 3, set()),
    ("global_in_block", (), 2, set()),
    ("copied", (), 1, set()),
    ("copied_unwaited", (), 1, {f"{BETWEEN}, in flight"}),
    ("copied_own", (), 1, {f"{OWN}, in flight"}),
    ("copied_behind", (), 1, {f"{BETWEEN}, in flight"}),
    ("pipelined", (5,), 1, set()),
    ("pipelined_late", (5,), 1, {f"{BETWEEN}, in flight"}),
    ("returned", (64,), 1, set()),
    ("produced", (), 1, set()),
    ("produced_behind", (), 1, {BETWEEN}),
    ("half_a_block", (), 1, set()),
    ("half_a_block_wrong", (), 1, {BETWEEN}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "numbers", "grid", "kinds"), KINDS)
def test_a_kernel_has_the_races_that_its_text_has(kernels, name, numbers, grid, kinds):
    report = looked(kernels, name, *numbers, grid=grid)
    assert {race.kind for race in report.races} == kinds
    assert report.clean == (not kinds)
    assert not report.exits


def test_a_race_names_both_accesses(kernels):
    report = looked(kernels, "warps_apart")
    (race,) = report.races
    ends = {race.first.site.how: race.first, race.second.site.how: race.second}
    store, load = ends["store"], ends["load"]
    assert store.site.source == ("kinds.cu", marked("warps_apart", "store"))
    assert load.site.source == ("kinds.cu", marked("warps_apart", "load"))
    assert (store.thread[0] - load.thread[0]) % 64 == 32
    assert (race.low, race.high) == (4 * store.thread[0], 4 * store.thread[0] + 4)
    assert store.value == store.thread[0]
    assert (race.space, race.lanes) == ("shared", False)


def test_lanes_of_one_instruction_are_told_apart(kernels):
    (race,) = looked(kernels, "one_instruction").races
    assert race.lanes
    assert race.first.site is race.second.site
    assert race.first.thread[0] // 2 == race.second.thread[0] // 2 == race.low // 4


def test_a_race_of_two_rounds_has_the_intervals_of_both(kernels):
    for race in looked(kernels, "one_barrier", 2).races:
        assert {race.first.site.how, race.second.site.how} == {"store", "load"}
        assert race.first.interval == race.second.interval == 1


def test_threads_at_two_places_of_one_barrier(kernels):
    report = looked(kernels, "two_places")
    (found,) = report.divergences
    assert (found.kind, found.allowed) == ("different instructions", False)
    assert [(own.thread, own.threads, own.barrier) for own in found.stops] in (
        [((0, 0, 0), 32, 0), ((32, 0, 0), 32, 0)], [((32, 0, 0), 32, 0), ((0, 0, 0), 32, 0)],
    )  # fmt: skip
    assert not report.races
    assert not report.stopped


def test_threads_at_two_barriers_wait_for_ever(kernels):
    report = looked(kernels, "two_barriers_at_once")
    (found,) = report.divergences
    assert found.kind == "different barriers"
    assert {own.barrier for own in found.stops} == {0, 1}
    assert len(report.stopped) == 2


def test_a_barrier_that_waits_for_more_threads_than_there_are(kernels):
    assert [own.kind for own in looked(kernels, "too_few").divergences] == ["never reached"]
    assert looked(kernels, "too_few", block=96).clean


def test_threads_that_returned_before_a_barrier_are_noted_apart(kernels):
    report = looked(kernels, "returned", 40)
    (found,) = report.exits
    assert (found.thread, found.threads) == ((40, 0, 0), 24)
    assert report.clean


def test_what_a_race_decides_shows_in_another_schedule(kernels):
    forward = looked(kernels, "decided", schedules=("forward",))
    both = looked(kernels, "decided")
    memories = [{race.memory.rpartition("_")[2] for race in own.races} for own in (forward, both)]
    assert memories == [{"0"}, {"0", "1"}]


def test_what_is_not_run_is_told(kernels):
    text = (DATA / "kinds.ptx").read_text()
    wrong = ptx.read(text.replace("bar.warp.sync", "mbarrier.frobnicate"))
    report = looked(wrong, "neighbours_right")
    assert not report.clean
    assert all("mbarrier is not run" in own for own in report.stopped)
    assert [own.partition(":")[0] for own in report.stopped] == ["forward", "backward"]
