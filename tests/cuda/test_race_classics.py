"""What `tileprove cuda check` says of classic kernels, right and wrong, held against what each line of the table says.

The table follows by hand from the kernels' text; `tests/concrete/test_race_classics.py` has runs show it. Verdicts may be
undecided, and are never wrong.
"""

import pytest
from classic_launches import at, classics, everywhere, verdict

RUNS = [(name, one) for name, (_, all_of_it) in classics.CLASSICS.items() for one in all_of_it]
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
def test_for_all_block_sizes_what_is_wrong_for_some_is_not_proved(name, tmp_path, capsys):
    found = verdict(everywhere(name, ""), tmp_path, capsys)
    with capsys.disabled():
        print(f"\n  {name}: {found.said} {found.why}", end="")
    assert found.said != "proved"
