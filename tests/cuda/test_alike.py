"""Accesses that are compared at once are those that are there, each once, where they are."""

from itertools import product
from types import SimpleNamespace

import pytest
from in_process import checks
from tileprove.prover.accesses.access import Access, Both, Elements
from tileprove.prover.kernels.between.alike import Group, grouped, joined
from tileprove.prover.language.constructors import both
from tileprove.prover.language.meanings.python import evaluate as evaluated
from tileprove.prover.language.terms import as_int, integer

T, N = integer("t", 0, 32), integer("n", 1)


def evaluate(term, point):
    return evaluated(point, as_int(term))[0]


def arm(offset, bytes_=4):
    return Access(Elements("x", "x", 4), Both.of(as_int(offset)), 4, bytes_, None)


def access(line, what="store"):
    instruction = SimpleNamespace(text="st.shared.u32", line=line, flags=[])
    return SimpleNamespace(what=what, base="x", turns=(), instruction=instruction)


def groups(offsets, more=None):
    arms = {number: arm(offset) for number, offset in enumerate(offsets)}
    own = [(number, more[number] if more else None) for number in range(len(offsets))]
    return arms, grouped(own, arms, [access(number) for number in range(len(offsets))])


def places(group, arms, at):
    """Where the group says that its accesses are."""
    own = group.arm(arms[group.first])
    counters = [integer(f"access@{group.first}.{k}", 0, count) for k, (_, count) in enumerate(group.steps)]
    found = []
    for numbers in product(*(range(count) for _, count in group.steps)):
        point = {**at, **{v.payload[0]: number for v, number in zip(counters, numbers, strict=True)}}
        found.append(evaluate(own.offset.ideal, point))
    return sorted(found)


MANY = {
    "in a row": ([T + 4 * k for k in range(8)], 1),
    "from the end": ([T - 4 * k for k in range(8)], 1),
    "neighbours": ([T, T - 1, T + 1], 1),
    "rows of rows": ([T + 100 * j + k for j in range(4) for k in range(5)], 1),
    "rows of a size": ([T + N * 8 * j for j in range(4)], 1),
    "rows of a size of rows": ([T + N * 8 * j + k for j in range(4) for k in range(4)], 1),
    "a gap": ([T + k for k in (0, 1, 2, 3, 7, 8, 9)], 2),
    "two": ([T, T + 4], 2),
    "another formula": ([T, T + 1, T + 2, 2 * T], 2),
    "the same place twice": ([T, T + 1, T + 2, T], 2),
}


@pytest.mark.parametrize("name", MANY)
def test_each_access_is_in_one_group_at_its_place(name):
    offsets, count = MANY[name]
    arms, found = groups(offsets)
    assert len(found) == count
    assert sorted(number for group in found for number in group.numbers) == list(range(len(offsets)))
    for t, n in ((0, 1), (3, 7), (31, 2)):
        at = {"t": t, "n": n}
        for group in found:
            assert places(group, arms, at) == sorted(
                evaluate(arms[number].offset.ideal, at) for number in group.numbers
            )


def test_of_other_paths_or_other_bytes_they_are_not_alike():
    _, found = groups([T, T + 1, T + 2, T + 3], more=["a", "b", "a", "b"])
    assert len(found) == 4
    arms = {0: arm(T), 1: arm(T + 1, bytes_=8), 2: arm(T + 2)}
    assert len(grouped([(n, None) for n in arms], arms, [access(n) for n in arms])) == 3
    arms = {n: arm(T + n) for n in range(3)}
    assert len(grouped([(n, None) for n in arms], arms, [access(0), access(1, "load"), access(2)])) == 3


def test_of_one_place_under_several_paths_are_one_under_any_of_them():
    paths = [both(N >= 4, T == 1), both(N >= 4, T == 5), both(N >= 4, T >= 9), N >= 2]
    arms = {0: arm(T), 1: arm(T), 2: arm(T + 1), 3: arm(T), 4: arm(T, bytes_=8), 5: arm(T)}
    number_and_path = [(0, paths[0]), (1, paths[1]), (2, paths[1]), (3, paths[2]), (4, paths[3]), (5, paths[3])]
    accesses = [access(n, "load" if n == 5 else "store") for n in arms]
    found = joined([(Group((n,)), path) for n, path in number_and_path], arms, accesses)
    assert [group.numbers for group, _ in found] == [(0, 1, 3), (2,), (4,), (5,)]
    for t, n in product(range(32), range(1, 6)):
        at = {"t": t, "n": n}
        for group, path in found:
            own = [its for number, its in number_and_path if number in group.numbers]
            assert bool(evaluated(at, path)[0]) is any(evaluated(at, its)[0] for its in own)


AGAIN = """
.version 8.4
.target sm_80
.address_size 64
.visible .entry again()
{{
    .reg .b32 %r<9>;
    .shared .align 16 .b8 s[65536];
    mov.u32 %r1, %tid.x;
    mov.u32 %r4, s;
    mad.lo.u32 %r6, %r1, {row}, %r4;
    {body}
    ret;
}}
"""


@pytest.mark.parametrize(("row", "verdict"), [(32, "proved"), (16, "refuted")])
def test_places_that_are_written_again_and_again_are_compared_once(row, verdict, tmp_path):
    body = "\n    ".join(f"st.shared.u32 [%r6+{offset}], {n};" for n in range(15) for offset in (0, 4, 12, 28))
    (tmp_path / "again.ptx").write_text(AGAIN.format(row=row, body=body))
    (tmp_path / "launches.py").write_text(
        "from tileprove.cuda import cuda_launch\n\n"
        '@cuda_launch("again.ptx", "again", block="threads", grid=1)\n'
        "def again(threads):\n"
        "    return []\n"
    )
    (check,) = checks(tmp_path / "launches.py", only="races")
    own = [result.outcome.verdict.value for result in check.results if result.statement.claim == "races_s"]
    assert len(own) == 10  # four places, each with itself and with those behind it
    assert verdict in own
    assert verdict == "refuted" or set(own) == {verdict}
