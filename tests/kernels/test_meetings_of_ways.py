"""Where ways in an unrolled loop meet, a block runs when its dominator did in all iterations, not in the latest alone."""

import json
from pathlib import Path

import pytest

pytest.importorskip("llvmlite")

from kernel_text import HEAD, START, STORE
from tileprove.prover.kernels.binding.reading import read_text
from tileprove.prover.kernels.ir.dominance import meetings
from tileprove.prover.kernels.ir.order import order

BINDING = """threads = 64
[parameters]
n = {n}
[arguments]
n = "n"
[pointers.p]
bytes = {size}
align = 4
"""
# each iteration but the first runs only where n is 7
LEFT = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %s = shl nsw i32 %i, 8
  %u = shl nsw i32 %t, 2
  %o = add nsw i32 %s, %u
""" + STORE + """  %j = add nsw i32 %i, 1
  %a = icmp eq i32 %n, 7
  %c = icmp slt i32 %j, 3
  %d = and i1 %a, %c
  br i1 %d, label %loop, label %done
done:
  ret void
"""  # fmt: skip
# %skip goes back, and stands between %d and %m, to which all ways from %d lead
BETWEEN = """  br label %h
a:
  br label %m
skip:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, 3
  br i1 %c, label %h, label %done
m:
  %v = phi i32 [ 0, %a ], [ 4, %b ]
  %e = mul i32 %i, -100
  %f = add i32 %e, 200
  %o = add nsw i32 %f, %v
""" + STORE + """  %k = add nsw i32 %i, 1
  %g = icmp slt i32 %k, 3
  br i1 %g, label %h, label %done
b:
  br label %m
d:
  %z = icmp eq i32 %n, 7
  br i1 %z, label %a, label %b
h:
  %i = phi i32 [ 0, %0 ], [ %j, %skip ], [ %k, %m ]
  %w = lshr i32 %n, %i
  %y = trunc i32 %w to i1
  br i1 %y, label %skip, label %d
done:
  ret void
"""  # fmt: skip
# the same without the way back
BRANCH = """  %w = icmp eq i32 %n, 1
  br i1 %w, label %done, label %d
d:
  %z = icmp eq i32 %n, 7
  br i1 %z, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %o = phi i32 [ 0, %a ], [ 4, %b ]
""" + STORE + """  br label %done
done:
  ret void
"""  # fmt: skip


@pytest.fixture
def verdicts(run, tmp_path: Path):
    def check(body: str, **binding) -> dict[tuple[str, str], str]:
        run(body, BINDING.format(**binding), "--bounds", "--json", "found.json")
        found = json.loads(Path("found.json").read_text())["obligations"]
        return {(one["claim"], one["case"]): one["verdict"] for one in found}

    return check


@pytest.mark.parametrize(("n", "holds"), [("[7, 7]", True), ("[1, 9]", False)])
def test_what_an_iteration_writes_is_written_only_where_it_runs(n, holds, verdicts):
    found = verdicts(LEFT, n=n, size="768\nwritten = true")
    assert (found["written_p", "written"] == "proved") is holds
    assert "contradicted" not in found.values()


@pytest.mark.parametrize(("size", "inside"), [(208, True), (207, False), (108, False), (8, False)])
def test_an_iteration_that_skips_hides_none_before_it(size, inside, verdicts):
    found = verdicts(BETWEEN, n="[1, 9]", size=size)
    own = [verdict for (claim, case), verdict in found.items() if claim == "sink_0" and "inside" in case]
    assert ("refuted" not in own) is inside
    assert "contradicted" not in found.values()


@pytest.mark.parametrize(("body", "expected"), [
    (BRANCH, {("m", "d")}),
    (LEFT, set()),  # a way back leads to it
    (BETWEEN, set()),
])  # fmt: skip
def test_which_blocks_take_over_when_their_dominator_runs(body, expected):
    (kernel,) = read_text(HEAD + START + body + "}\n", "k.ll").kernels
    found = set(meetings(kernel, order(kernel)).items())
    assert {(name, at) for name, at in found if name != "done"} == expected
