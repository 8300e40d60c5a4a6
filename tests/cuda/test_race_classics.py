"""What `tileprove cuda check` says of classic kernels, right and wrong, held against what each line of the table says.

The table follows by hand from the kernels' text; `tests/concrete/test_classics_run.py` has runs show it. Verdicts may be
undecided, and are never wrong.
"""

import pytest
from classic_launches import PTX, all_proved, at, classics, everywhere, verdict
from ptx_mutants import alone

RUNS = [  # of each kernel, one of each kind of what goes wrong
    (name, one)
    for name, (_, all_of_it) in classics.CLASSICS.items()
    for one in {(str(one.kinds), one.meets): one for one in all_of_it}.values()
]
CONDITIONS = [name for name, (right, _) in classics.CLASSICS.items() if right != "False" and "<= 0" not in right]


@pytest.mark.parametrize(("name", "one"), RUNS, ids=[f"{name}-{one.block}-{one.numbers}" for name, one in RUNS])
def test_at_the_sizes_of_a_run_no_verdict_is_wrong(name, one, tmp_path, capsys):
    found = verdict(at(name, one), tmp_path, capsys)
    with capsys.disabled():
        print(f"\n  {name} {one.block} {one.numbers}: {found.said} {found.why}", end="")
    assert found.said != ("refuted" if not one.kinds and not one.meets else "proved"), found.why


@pytest.mark.parametrize("name", CONDITIONS)
def test_for_all_block_sizes_for_which_it_is_right_nothing_is_refuted(name, tmp_path, capsys):
    found = verdict(everywhere(name, classics.CLASSICS[name][0]), tmp_path, capsys)
    with capsys.disabled():
        print(f"\n  {name}: {found.said} {found.why}", end="")
    assert found.said != "refuted", found.why


@pytest.mark.parametrize("name", [name for name, (right, _) in classics.CLASSICS.items() if right != "True"])
def test_for_all_block_sizes_what_is_wrong_for_some_is_not_proved(name, tmp_path):
    assert not all_proved(everywhere(name, ""), tmp_path)


def test_what_is_right_for_all_block_sizes_is_proved_in_the_same_way(tmp_path):
    assert all_proved(everywhere("rows_of_warps", ""), tmp_path)


def test_a_barrier_of_some_lanes_of_a_warp_is_not_followed(tmp_path, capsys):
    """With the barrier of all lanes it is proved."""
    text = alone(PTX, "rows_of_warps")
    for mask, said in (("-1", "proved"), ("65535", "undecided")):
        changed = text.replace("bar.warp.sync \t-1;", f"bar.warp.sync \t{mask};")
        assert mask == "-1" or changed != text
        (tmp_path / "rows_of_warps.ptx").write_text(changed)
        assert verdict(everywhere("rows_of_warps", ""), tmp_path, capsys).said == said
