"""An access that no thread makes: right where the map says so, vacuous or refuted anywhere else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from kernel_text import BINDING, BRANCH, STORE

ADDRESS = BINDING.format(address="4*thread")
# a store under thread < n that only threads from n - 1 + MORE on get to: none for MORE = 1
NARROW = """  %c = icmp slt i32 %t, %n
  br i1 %c, label %a, label %b
a:
  %o = shl nsw i32 %t, 2
  %m = add nsw i32 %t, {more}
  %d = icmp sge i32 %m, %n
  br i1 %d, label %s, label %b
s:
{store}  br label %b
b:
  ret void
""".replace("{store}", STORE)
# under n <= thread + MORE, store number i happens where thread + i < n
LOOP = """  %r = sub nsw i32 %n, %t
  %z = icmp sle i32 %r, {more}
  br i1 %z, label %head, label %done
head:
  br label %loop
loop:
  %i = phi i32 [ 0, %head ], [ %j, %next ]
  %c = icmp slt i32 %i, %r
  br i1 %c, label %s, label %next
s:
  %k = add nsw i32 %t, %i
  %o = shl nsw i32 %k, 2
{store}  br label %next
next:
  %j = add nsw i32 %i, 1
  %e = icmp slt i32 %j, {count}
  br i1 %e, label %loop, label %done
done:
  ret void
""".replace("{store}", STORE)


def test_never_on_both_sides_is_proved_in_plain_words(run, tmp_path: Path):
    code, said = run(NARROW.format(more=0), ADDRESS + 'active = "thread < n and n <= thread"\n', "--json", "out.json")
    assert code == 0, said
    assert "never runs, as the map says" in said
    records = {r["case"]: r for r in json.loads((tmp_path / "out.json").read_text())["obligations"]}
    assert {record["verdict"] for record in records.values()} == {"proved"}
    assert records["address"]["detail"] == "never runs, as the map says"
    assert records["address"]["lane"] is None
    assert records["runs when it should"]["lane"] is not None


@pytest.mark.parametrize(("more", "active"), [
    (0, "n <= thread + 1 and thread < n"),  # the map runs in one thread, the kernel in none
    (0, "lane >= 0"),  # the map runs in all
    (1, "thread < n and n <= thread"),  # the kernel runs in one, the map in none
    (1, "lane < 0"),
])  # fmt: skip
def test_a_false_twin_is_refuted(run, more: int, active: str):
    code, said = run(NARROW.format(more=more), ADDRESS + f'active = "{active}"\n')
    assert code == 1
    assert "REFUTED: k.sink_0, case runs when it should" in said
    assert "never runs, as the map says" not in said


def test_without_the_maps_word_it_stays_vacuous(run):
    code, said = run(NARROW.format(more=0), ADDRESS)
    assert code == 1
    assert "VACUOUS" in said
    assert "as the map says" not in said


def test_contradictory_promises_stay_vacuous(run):
    binding = "given = ['n < 5', 'n > 5']\n" + ADDRESS + 'active = "thread < n and n <= thread"\n'
    code, said = run(NARROW.format(more=0), binding)
    assert code == 1
    assert "VACUOUS" in said
    assert "as the map says" not in said


SHIFTED = BINDING.format(address="4*thread + 4*i")


def test_iterations_of_a_loop(run):
    """Stores of a chunk of four that the row's end cuts: the fourth never happens."""
    cut = LOOP.format(more=3, count=4)
    code, said = run(cut, SHIFTED + 'active = "thread + i < n and n <= thread + 3"\n')
    assert code == 0, said
    assert "iteration 3 never runs, as the map says" in said
    assert "iteration 2" not in said
    code, said = run(cut, SHIFTED + 'active = "thread + i < n + i // 3 and n <= thread + 3"\n')
    assert code == 1
    assert "REFUTED: k.sink_0, case iteration 3: runs when it should" in said


def test_an_access_that_the_kernel_leaves_out(run):
    """Where the map says of every i whether the access happens, a loop that ends too early is refuted."""
    whole = SHIFTED + 'active = "thread + i < n and n <= thread + 3"\n'
    code, said = run(LOOP.format(more=3, count=3), whole)
    assert code == 0, said
    code, said = run(LOOP.format(more=3, count=2), whole)
    assert code == 1
    assert "REFUTED: k.sink_0, case no access is missing" in said


def test_a_sink_without_any_access(run):
    """The branch is decided, so nothing is left of the store."""
    never = BRANCH.replace("%t, %n", "%t, 0")
    code, said = run(never, ADDRESS + 'active = "thread < 0"\n')
    assert code == 0, said
    code, said = run(never, ADDRESS + 'active = "thread < i"\n')
    assert code == 1
    assert "REFUTED: k.sink_0, case never runs, as it should" in said
    code, said = run(never, ADDRESS)
    assert code == 1
    assert "VACUOUS" in said


HIDDEN = LOOP.replace("  %e = icmp slt i32 %j, {count}\n", "  %e0 = icmp slt i32 %j, %n\n  %e = {e}\n")


def test_a_loop_that_stands_for_all_iterations(run):
    """Where it is plain in which iterations a loop runs, the map's word is enough; else it is only an upper bound."""
    never = SHIFTED + 'active = "thread + i < n and n <= thread"\n'
    code, said = run(HIDDEN.format(more=0, e="and i1 %e0, true"), never)
    assert code == 0, said
    assert "never runs, as the map says" in said
    early = "icmp ne i32 %j, 50\n  %e = and i1 %e0, %e1"  # it ends in the fiftieth iteration, or earlier
    code, said = run(HIDDEN.format(more=0, e=early).replace("%e = icmp", "%e1 = icmp"), never)
    assert code == 1
    assert "VACUOUS" in said
    assert "as the map says" not in said


def test_how_many_accesses_there_are(run):
    always = LOOP.replace("icmp slt i32 %i, %r", "icmp slt i32 %i, 4")
    always = always.replace("icmp sle i32 %r, {more}", "icmp sle i32 0, 0")
    for count, code in ((3, 1), (4, 0), (5, 1)):
        found, said = run(always.format(count=4), SHIFTED + f"times = {count}\n")
        assert found == code, said
        assert ("REFUTED: k.sink_0, case no access is missing" in said) == bool(code)
    code, said = run(LOOP.format(more=1000, count="%n"), SHIFTED + "times = 4\n")
    assert code == 1
    assert "REFUTED: k.sink_0, case any iteration: runs when it should" in said


TAIL = BRANCH.replace("%t, %n", "%n, 3")  # for fewer than three columns
SIZES = """threads = 128
given = [{given}]
[parameters]
n = [{least}, 1000]
[arguments]
n = "n"
[pointers.p]
bytes = 512
"""


@pytest.mark.parametrize(("least", "given"), [(3, ""), (0, "'n % 5 == 3'")])  # decided by the ranges, by an engine
def test_a_dead_tail_that_nobody_claims_is_said_to_be_one(run, least: int, given: str):
    code, said = run(TAIL, SIZES.format(least=least, given=given), "--bounds")
    assert code == 0, said
    assert "never runs with this launch" in said
    assert "as the map says" not in said


@pytest.mark.parametrize(("least", "given"), [(2, ""), (0, "'n % 5 == 2'")])
def test_a_tail_that_one_size_gets_to_is_looked_at(run, least: int, given: str):
    binding = SIZES.format(least=least, given=given)
    code, said = run(TAIL, binding, "--bounds")
    assert code == 0, said
    assert "never runs" not in said
    code, said = run(TAIL, binding.replace("512", "511"), "--bounds")
    assert code == 1
    assert "REFUTED: k.sink_0, case inside" in said


@pytest.mark.parametrize("given", ["'n > 5', 'n < 5'", "'n % 5 == 3', 'n % 10 == 4'", "'n % 7 == 3', 'n*n % 7 == 3'"])
def test_a_launch_without_threads_is_vacuous_and_no_dead_tail(run, given: str):
    code, said = run(TAIL, SIZES.format(least=0, given=given), "--bounds")
    assert code == 1, said
    assert "VACUOUS" in said
    assert "never runs with this launch" not in said


def test_a_claimed_sink_that_never_runs_is_vacuous_and_active_false_says_so(run):
    binding = ADDRESS.replace("[1, 1000]", "[3, 1000]")
    code, said = run(TAIL, binding)
    assert code == 1
    assert "active = false" in said
    code, said = run(TAIL, binding + "active = false\n")
    assert code == 0, said


def test_what_never_runs_is_on_record_as_that(run, tmp_path: Path):
    from click.testing import CliRunner
    from tileprove.prover.commands.recheck import command

    active = ADDRESS + 'active = "thread < n and n <= thread"\n'
    code, said = run(NARROW.format(more=0), active, "--update", "--proofs", "kept")
    assert code == 0, said
    assert "not on record" not in said
    done = CliRunner().invoke(command, ["kept", "--jobs", "1"], standalone_mode=False)
    assert done.return_value == 0, done.output
    (file,) = (tmp_path / "kept" / "evidence").iterdir()
    assert "sink_0/address" in file.read_text()
    code, said = run(NARROW.format(more=0), active, "--locked", "--proofs", "kept")
    assert code == 0, said
    code, said = run(NARROW.format(more=1), active, "--locked", "--proofs", "kept")
    assert code == 1
    assert "sink_0/address" in said
