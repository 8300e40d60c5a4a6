"""What `tileprove cuda check` says of classic kernels, right and wrong, held against what each line of the table says.

The table follows by hand from the kernels' text; `tests/concrete/test_classics_run.py` has runs show it. Verdicts may be
undecided, and are never wrong. A fourth of the kernels, unless the variable TILEPROVE_CLASSICS is `all`, which takes ten
minutes.
"""

import os

import pytest
from classic_launches import DATA, at, classics, everywhere, verdict

STEP = 1 if os.environ.get("TILEPROVE_CLASSICS") == "all" else 4
RUNS = [  # of each kernel, one of each kind of what goes wrong
    (name, one)
    for name, (_, all_of_it) in list(classics.CLASSICS.items())[::STEP]
    for one in {(str(one.kinds), one.meets): one for one in all_of_it}.values()
]
RIGHT = [name for name, (right, _) in classics.CLASSICS.items() if right != "False" and "<= 0" not in right][1::STEP]
WRONG = [name for name, (right, _) in classics.CLASSICS.items() if right != "True"][2::STEP]


@pytest.mark.parametrize(("name", "one"), RUNS, ids=[f"{name}-{one.block}-{one.numbers}" for name, one in RUNS])
def test_at_the_sizes_of_a_run_no_verdict_is_wrong(name, one, tmp_path, capsys):
    found = verdict(at(name, one), tmp_path)
    with capsys.disabled():
        print(f"\n  {name} {one.block} {one.numbers}: {found.said} {found.why}", end="")
    assert found.said != ("refuted" if not one.kinds and not one.meets else "proved"), found.why


@pytest.mark.parametrize("name", RIGHT)
def test_for_all_block_sizes_for_which_it_is_right_nothing_is_refuted(name, tmp_path, capsys):
    found = verdict(everywhere(name, classics.CLASSICS[name][0]), tmp_path, seconds=1.0)
    with capsys.disabled():
        print(f"\n  {name}: {found.said} {found.why}", end="")
    assert found.said != "refuted", found.why


def test_an_array_that_is_cleared_with_a_stride_of_the_block_is_proved(tmp_path):
    """The compiler unrolls that loop by four, and chooses whether some iterations came before."""
    found = verdict(everywhere("histogram", classics.CLASSICS["histogram"][0]), tmp_path, seconds=3.0)
    assert found.said == "proved", found.why


def test_a_sort_in_nested_loops_is_proved(tmp_path):
    """That all threads leave the inner loop in one iteration orders its last accesses and the next first ones."""
    found = verdict(everywhere("bitonic", "True"), tmp_path, seconds=2.0)
    assert found.said == "proved", found.why


def test_where_a_thread_leaves_an_inner_loop_by_its_own_number_nothing_is_ordered(tmp_path):
    text = (DATA / "classics.ptx").read_text()
    parts = text.partition(".entry bitonic(")
    own = parts[2].replace("setp.ne.s32 \t%p7, %r22, 0;", "setp.gt.s32 \t%p7, %r22, %r1;", 1)
    assert own != parts[2]
    (tmp_path / "classics.ptx").write_text(parts[0] + parts[1] + own)
    launch = everywhere("bitonic", "True").replace(str(DATA), str(tmp_path))
    assert verdict(launch, tmp_path, seconds=0.5, ends=True).said != "proved"


@pytest.mark.parametrize("name", WRONG)
def test_for_all_block_sizes_what_is_wrong_for_some_is_not_proved(name, tmp_path, capsys):
    found = verdict(everywhere(name, ""), tmp_path, seconds=1.0, ends=True)
    with capsys.disabled():
        print(f"\n  {name}: {found.said} {found.why}", end="")
    assert found.said != "proved"


def test_a_barrier_of_some_lanes_of_a_warp_is_not_followed(tmp_path):
    """With the barrier of all lanes it is proved."""
    text = (DATA / "classics.ptx").read_text()
    parts = text.partition(".entry rows_of_warps(")
    for mask, said in (("-1", "proved"), ("65535", "undecided")):
        changed = parts[2].replace("bar.warp.sync \t-1;", f"bar.warp.sync \t{mask};")
        assert mask == "-1" or changed != parts[2]
        (tmp_path / "classics.ptx").write_text(parts[0] + parts[1] + changed)
        launch = everywhere("rows_of_warps", "").replace(str(DATA), str(tmp_path))
        assert verdict(launch, tmp_path).said == said
