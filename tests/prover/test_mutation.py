"""Mutants of toy specs: what a claim notices, what is proved to change nothing, and what nobody notices."""

from __future__ import annotations

import ast
import os
import signal
import time
from pathlib import Path

import msgspec
import pytest
from commands import one_line
from tileprove.prover.language.claims import Case, Claim
from tileprove.prover.language.constructors import where
from tileprove.prover.language.obligations import Holds, Obligation, OneToOne
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import const, integer, named
from tileprove.prover.mutation import assumptions, campaign, equivalence, operators, pool, sources, statements
from tileprove.prover.mutation import summary as report
from tileprove.prover.mutation.asking import LocalSolver
from tileprove.prover.mutation.judge import Budget, Fate, Judgement
from tileprove.prover.running.process import RunnerError
from tileprove.prover.running.registry import targets

HEAD = """\
from tileprove import Case, System
from tileprove import Term, both, implies, integer, unravel, where, within

SYSTEM = System("tile", "A tile")
rows, cols = integer("rows", 1), integer("cols", 1)
r, c = integer("r", 0, rows), integer("c", 0, cols)

"""
ADDRESS = """
def address(r: Term, c: Term) -> Term:
    return c * rows + r

"""
IN_BOUNDS = """
@SYSTEM.claim("Every element lies inside the tile.")
def in_bounds():
    yield Case("", within(address(r, c), 0, rows * cols))

"""
INVERTIBLE = """
@SYSTEM.claim("An element's address says its row and column.")
def invertible():
    yield Case("", both(address(r, c) % rows == r, address(r, c) // rows == c))

"""
CLAMPED = """
def clamped(x: Term) -> Term:
    return where(x < 0, 0, x)

@SYSTEM.claim("A clamped row is a row.")
def clamped_row():
    yield Case("", clamped(r) == r)

"""


@pytest.fixture
def fates(tmp_path: Path):
    """fates(source text of a spec, claims or None) -> {(line's text, slip): judgement}, without the command."""

    def run(text: str, chosen: set[str] | None = None) -> dict[str, Judgement]:
        file = tmp_path / "tile.py"
        file.write_text(text)
        [target] = targets([str(file)])
        made = campaign.prepare(target, chosen, None)
        found: dict[str, Judgement] = {}

        def keep(mutant: sources.Mutant, judgement: Judgement) -> None:
            found[f"{mutant.before} -> {mutant.after}".replace("__tileprove_terms__.", "")] = judgement

        campaign.run(made, Budget(3, 20), 1, keep)
        assert file.read_text() == text
        return found

    return run


def test_a_slip_survives_without_the_claim_and_is_killed_with_it(fates):
    slip = "c * rows + r -> c * rows"
    alone = fates(HEAD + ADDRESS + IN_BOUNDS)
    assert alone[slip].fate is Fate.SURVIVED
    both_claims = fates(HEAD + ADDRESS + IN_BOUNDS + INVERTIBLE)
    assert both_claims[slip].fate is Fate.REFUTED
    assert both_claims[slip].by == "tile.invertible"
    point = both_claims[slip].point
    assert point is not None
    assert point["r"] != 0
    assert {judgement.fate for judgement in both_claims.values()} == {Fate.REFUTED}


MAP = """
from tileprove.prover.language import kinds
from tileprove.prover.language.maps import Access, Number
from tileprove.prover.language.terms import as_int

@SYSTEM.map("the tile", {"r": "rows", "c": "cols"})
def stored(r: Number, c: Number, rows: Number, cols: Number) -> Access:
    \"\"\"Column by column, four bytes an element.\"\"\"
    return Access((as_int(c) * rows + r) * 4, 4, as_int(rows) * cols * 4)

@SYSTEM.claim("Every element lies inside the tile.")
def stored_inside():
    yield from kinds.in_bounds("", stored.anywhere(rows=rows, cols=cols))

"""


def test_a_maps_formula_is_mutated_and_its_declaration_is_not(fates):
    found = fates(HEAD + MAP)
    assert found["(as_int(c) * rows + r) * 4 -> as_int(c) * rows * 4"].fate is Fate.SURVIVED
    assert found["(as_int(c) * rows + r) * 4 -> (as_int(c) * rows - r) * 4"].fate is Fate.REFUTED
    assert Fate.NOT_BUILT not in {judgement.fate for judgement in found.values()}
    assert not any("the tile" in slip for slip in found)


ALIKE = MAP.replace(
    'in_bounds("", stored.anywhere(rows=rows, cols=cols))',
    """in_bounds(
        "", stored.anywhere(rows=rows, cols=cols + r), given=[r == 0]
    )""",
)


def test_what_is_said_of_a_variable_is_not_said_of_a_coordinate_called_so(fates):
    """In the claim the coordinate is r': its row is any, and the slip shows there."""
    slip = "(as_int(c) * rows + r) * 4 -> as_int(c) * rows * 4"
    assert fates(HEAD + ALIKE)[slip].fate is not Fate.EQUIVALENT


def test_a_survivor_says_where_old_and_new_differ(fates):
    differs = fates(HEAD + ADDRESS + IN_BOUNDS)["c * rows + r -> c * rows"].differs
    assert differs is not None
    assert differs["r"] != 0  # there the omitted row shows


def test_equivalence_is_proved_under_the_claims_ranges(fates):
    found = fates(HEAD + CLAMPED)
    assert found["where(x < 0, 0, x) -> where(x <= 0, 0, x)"].fate is Fate.EQUIVALENT  # both are 0 at x = 0
    assert found["where(x < 0, 0, x) -> where(x < 0, 1, x)"].fate is Fate.EQUIVALENT  # r is never negative
    assert found["where(x < 0, 0, x) -> where(x < 0, x, 0)"].fate is Fate.REFUTED


LOW_BITS = """
def word(x: Term) -> Term:
    return x % 8

@SYSTEM.claim("The low bits survive.")
def low_bits():
    yield Case("", NAMED(word(r) % 4) + c == r % 4 + c)

"""


def test_a_difference_inside_a_named_value_that_stays_the_same_is_equivalent(fates):
    named = fates(
        HEAD + "from tileprove.prover.language.terms import named" + LOW_BITS.replace("NAMED(", 'named("low", ')
    )
    assert named["x % 8 -> x % 9"].fate is Fate.REFUTED
    assert named["x % 8 -> x"].fate is Fate.EQUIVALENT  # low is r % 4 either way
    bare = fates(HEAD + LOW_BITS.replace("NAMED(", "("))
    assert bare["x % 8 -> x"].fate is Fate.SURVIVED  # nothing here says what word is


CASES = {
    "display": (
        'def shown(x: Term) -> Term:\n    return x * 2\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    yield Case("", r < rows, show={"x": shown(r)})\n',
        "x * 2 -> x * 3",
        Fate.DISPLAY,
    ),
    "unreached": (
        'def nobody(x: Term) -> Term:\n    return x * 2\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    yield Case("", r < rows)\n',
        "x * 2 -> x * 3",
        Fate.UNREACHED,
    ),
    "unseen": (
        'def unused(x: Term) -> Term:\n    return x * 2\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    unused(r)\n    yield Case("", r < rows)\n',
        "x * 2 -> x * 3",
        Fate.UNSEEN,
    ),
    "not built": (
        'def pick(pair: tuple) -> Term:\n    return pair[1]\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    yield Case("", pick((r, c)) < cols)\n',
        "pair[1] -> pair[2]",
        Fate.NOT_BUILT,
    ),
    "narrower": (
        'LEAST = 4\n\n@SYSTEM.claim("Yes.")\ndef yes():\n    yield Case("", 2 * r >= 8, [r >= LEAST])\n',
        "LEAST = 4 -> LEAST = 5",
        Fate.NARROWER,
    ),
    "wider": (
        'LEAST = 4\n\n@SYSTEM.claim("Yes.")\ndef yes():\n    yield Case("", 2 * r >= 6, [r >= LEAST])\n',
        "LEAST = 4 -> LEAST = 3",
        Fate.WIDER,
    ),
    "claims less": (
        'known = lambda x: both(x >= 0, x < rows)\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    yield Case("", both(r + c >= 0, known(r)))\n',
        "lambda x: both(x >= 0, x < rows) -> lambda x: both(x >= 0)",
        Fate.WEAKER,
    ),
    "a goal that is true everywhere, and then a weaker one": (
        'def known(x: Term) -> Term:\n    return both(x >= 0, x < rows)\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    yield Case("", known(r))\n',
        "both(x >= 0, x < rows) -> both(x >= 0)",
        Fate.WEAKER,
    ),
    "an assumption that is true everywhere, and then a weaker one": (
        'def known(x: Term) -> Term:\n    return both(x >= 0, x < rows)\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    yield Case("", r <= rows, [known(r)])\n',
        "both(x >= 0, x < rows) -> both(x >= 0)",
        Fate.EQUIVALENT,
    ),
    "special case": (
        'def width() -> Term:\n    return integer("eighths", 1) * 8\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    yield Case("", integer("x", 0, width()) // 8 < integer("eighths", 1))\n',
        "integer('eighths', 1) * 8 -> 8",
        Fate.NARROWER,
    ),
    "any part is enough": (
        'known = lambda x: both(x >= 0, x < rows)\n\n@SYSTEM.claim("Yes.")\n'
        'def yes():\n    yield Case("", both(r + c >= 0, known(r)))\n',
        "lambda x: both(x >= 0, x < rows) -> lambda x: either(x >= 0, x < rows)",
        Fate.WEAKER,
    ),
    "finding proved": (
        'def half(x: Term) -> Term:\n    return x // 2\n\n@SYSTEM.finding("Halves are rows.", documented="nowhere")\n'
        'def halves():\n    yield Case("", half(r) == r)\n',
        "x // 2 -> x",
        Fate.FINDING,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_every_other_fate(fates, name):
    text, slip, fate = CASES[name]
    assert fates(HEAD + text)[slip].fate is fate


def test_a_slip_that_never_changes_a_value_is_equivalent(fates):
    text = (
        "def scale(size: int) -> int:\n    even = size % 4 == 0\n    assert even\n    return half(size) - half(size)\n\n"
        "def half(size: int) -> int:\n    return size // 3\n\n"
        '@SYSTEM.claim("Yes.")\ndef yes():\n    yield Case("", scale(8) * r < rows)\n'
    )
    found = fates(HEAD + text)
    assert found["size % 4 == 0 -> size % 4 <= 0"].fate is Fate.EQUIVALENT
    assert found["size // 3 -> size // 4"].fate is Fate.EQUIVALENT  # 2 either way, for a size of 8
    assert found["size // 3 -> size // 2"].fate is Fate.UNSEEN  # 4 instead of 2, and no claim minds


def test_another_formula_is_not_taken_for_a_weaker_goal_or_a_special_case():
    x, y = integer("x", 0), integer("y", 0)

    def says(goal) -> Obligation:
        return Obligation("s", "c", "", (), Holds(goal))

    assert statements.says_less(says((x < 5) & (y < 5)), says((x < 5) | (y < 7)))
    assert not statements.says_less(says((x < 5) & (y < 5)), says(x < 6))  # true, but not by the connectives alone
    assert not statements.says_less(says((x < 5) | (y < 5)), says(x < 5))
    assert statements.says_less(says(x == y), says(x <= y))
    assert not statements.says_less(says(x <= y), says(x == y))
    assert statements.is_special_case(says(x * y + 3 < 9), says(x + 3 < 9))
    assert not statements.is_special_case(says(x * y + 3 < 9), says(x + 4 < 9))
    assert not statements.is_special_case(says(x < 9), says(x < 9))


def test_a_wider_range_that_the_proof_needs_is_refuted(fates):
    text = 'LEAST = 4\n\n@SYSTEM.claim("Yes.")\ndef yes():\n    yield Case("", 2 * r >= 8, [r >= LEAST])\n'
    assert fates(HEAD + text)["LEAST = 4 -> LEAST = 3"].fate is Fate.REFUTED


def test_variables_of_one_name_and_two_ranges_are_not_taken_for_one():
    short, long = integer("m", 0, 4), integer("m", 0, 8)
    old, new = (Obligation("s", "c", "", (), Holds(named("x", m + 1) >= 0)) for m in (short, long))
    with pytest.raises(equivalence.Unlike):
        equivalence.names_agree(old, new)
    with pytest.raises(equivalence.Unlike):
        equivalence.results_agree(old, new, [(short, long)])


@pytest.mark.parametrize(
    ("old", "new"),
    [((1, 2), (1, 2, 3)), ("a", "b"), ({"x": 1}, {"y": 1}), (lambda: 1, lambda: 2), (1, True), (None, 1)],
    ids=["lengths", "texts", "keys", "functions", "sorts", "no value"],
)
def test_results_that_are_no_terms_or_have_other_shapes_are_unlike(old, new):
    with pytest.raises(equivalence.Unlike):
        assert not list(equivalence.pairs(old, new))


def test_equal_shapes_pair_up():
    x, y = integer("x", 0), integer("y", 0)
    assert list(equivalence.pairs((x, [y, 3]), (y, [y, 4]))) == [(x, y), (const(3), const(4))]
    assert list(equivalence.pairs({"a": x}, {"a": x})) == []


def test_closures_are_compared_by_text_and_by_what_they_close_over():
    x, y = integer("x", 0), integer("y", 0)

    def order(step, first=x):
        return lambda k: k * step + first

    def countdown(step):
        def down(k):
            return down(k - step) if k > step else k

        return down

    assert equivalence.identical(order(64 // 16), order(65 // 16))  # 4 either way
    assert not equivalence.identical(order(4), order(5))
    assert list(equivalence.pairs(order(4), order(x + y))) == [(const(4), x + y)]
    assert equivalence.identical(countdown(2), countdown(2))
    assert not equivalence.identical(countdown(2), countdown(3))
    assert not equivalence.identical(order(4), countdown(4))


STEPS = """
def step(rows: int) -> int:
    return rows // 2

STEP = step(8)

@SYSTEM.claim("Yes.")
def yes():
    yield Case("", r * STEP + SLACK >= 4 * r)

"""


def test_what_a_function_returned_to_the_module_counts_too(fates):
    """No call is made while the claim is built: nothing that is compared there differs."""
    exact = fates(HEAD + "SLACK = 0\n" + STEPS)
    assert exact["rows // 2 -> rows // 3"].fate is Fate.REFUTED
    assert exact["rows // 2 -> rows % 2"].fate is Fate.REFUTED
    assert exact["rows // 2 -> rows // 1"].fate is Fate.SURVIVED  # 8 rows, and larger is as good
    x = integer("x", 0)
    old, new = (Obligation("s", "c", "", (), Holds(x * size >= x)) for size in (2, 3))
    with pytest.raises(equivalence.Unlike):
        equivalence.results_agree(old, new, [])
    with pytest.raises(equivalence.Unlike):
        equivalence.results_agree(old, new, [(x, x)])


def test_another_box_is_not_taken_for_the_same_statement(fates):
    text = (
        "from tileprove import one_to_one\nHEIGHT = 8\n\n"
        '@SYSTEM.claim("Yes.")\ndef yes():\n    x = integer("x", 0, 8)\n    yield Case("", one_to_one([x], [HEIGHT]))\n'
    )
    found = fates(HEAD + text)
    assert found["HEIGHT = 8 -> HEIGHT = 9"].fate is Fate.REFUTED  # 8 is not reached
    assert found["HEIGHT = 8 -> HEIGHT = 7"].fate is Fate.REFUTED  # 7 is outside
    x = integer("x", 0, 8)
    old, new = (Obligation("s", "c", "", (), OneToOne((x,), (size,))) for size in (8, 9))
    with pytest.raises(equivalence.Unlike):
        equivalence.names_agree(old, new)


def test_a_slip_that_only_loses_a_case_is_not_equivalent(fates):
    text = (
        "WIDTHS = (4, 6)\n\ndef halves():\n    for width in WIDTHS:\n        if width % 2 == 0:\n"
        "            yield width // 2\n\n"
        '@SYSTEM.claim("Yes.")\ndef yes():\n    for half in halves():\n        yield Case(str(half), half * r >= r)\n'
    )
    found = fates(HEAD + text)["(4, 6) -> (4, 7)"]
    assert found.fate is Fate.RESTATED
    assert found.lost == ["tile.yes/3"]


REWRITES = {
    "a + b": {"a - b", "b", "a"},
    "a - b": {"a + b", "b - a", "a"},
    "a * b": {"a", "b"},
    "a // b": {"a % b", "b // a", "a"},
    "a ^ b": {"a | b", "a", "b"},
    "a << b": {"a >> b", "b << a", "a"},
    "a < b": {"a <= b"},
    "a >= b": {"a > b"},
    "a == b": {"a <= b"},
    "-a": {"a"},
    "~a": {"a"},
    "7": {"8", "6"},
    "True": set(),
    "'7'": set(),
    "where(a, b, c)": {"where(a, c, b)"},
    "divides(a, b)": {"divides(b, a)"},
    "a if b else c": {"c if b else a"},
    "other(a, b)": set(),
}


@pytest.mark.parametrize("before", REWRITES)
def test_the_rewrites_of_an_expression(before):
    node = ast.parse(before, mode="eval").body
    assert {ast.unparse(new) for _, new in operators.rewrites(node)} == REWRITES[before]
    assert ast.unparse(node) == before


def test_claims_ranges_types_texts_and_checks_are_not_mutated(tmp_path):
    file = tmp_path / "spec.py"
    file.write_text(
        "SIZE = 5\n"
        "Alias = int | str\n"
        "def formula(x: int | None = 7) -> int | None:\n"
        '    """Text with 1 + 1."""\n'
        "    assert x > 2\n"
        "    label = f'{x + 1}'\n"
        "    return x - integer('n', 1)\n"
        "def helper(x) -> Iterator[Case]:\n    yield Case('', x + 1)\n"
        "def any_lane(x) -> Anywhere:\n    return rows.anywhere(rows=x + 1)\n"
        "if SIZE.x + 8:\n    raise ValueError\n"
        "@SYSTEM.claim('A sentence.')\n"
        "def claim():\n    yield Case('', 3 + 4)\n"
    )
    source = sources.Source(file, sources.parsed(file), ())
    found = {(mutant.node.lineno, ast.unparse(mutant.node)) for mutant in sources.mutants(source)}
    assert found == {(1, "5"), (3, "7"), (7, "x - integer('n', 1)")}


def test_built_in_files_have_one_owner_and_helpers_too():
    owners: dict[str, str] = {}
    for name in ("im2col", "mma_loader", "subtile_loader"):
        for source in sources.of(targets([name])[0]):
            assert owners.setdefault(f"{source.path.parent.name}.{source.path.stem}", name) == name
            assert source.dependents[0] == name
    assert owners["im2col.conv"] == owners["im2col.tails"] == "im2col"
    assert owners["subtile_loader.subtiles"] == "subtile_loader"
    assert owners["mma_loader.operand_order"] == "mma_loader"


def test_copies_may_die_or_hang():
    def work(item: str, line: pool.Line) -> bytes:
        if item == "dies":
            raise ValueError(item)
        if item == "crashes":
            os.kill(os.getpid(), signal.SIGSEGV)
        if item == "hangs":
            time.sleep(60)
        return item.encode()

    found: dict[str, tuple[bytes | None, str]] = {}
    start = time.monotonic()
    pool.run(
        ["fine", "dies", "crashes", "hangs", "fine too"], work, lambda item, *said: found.update({item: said}), 2, 1.5
    )
    assert time.monotonic() - start < 20
    assert found["fine"][0] == b"fine"
    assert found["fine too"][0] == b"fine too"
    assert found["dies"] == found["crashes"] == (None, "the process died")
    assert found["hangs"] == (None, "the time was up")


def test_an_endless_mutant_is_abandoned(fates, monkeypatch):
    monkeypatch.setattr(campaign, "GRACE", -19.2)  # of 20: less than a second a mutant
    endless = (
        "def steps() -> int:\n    n = 8\n    while n != 0:\n        n = n - 2\n    return 1\n\n"
        '@SYSTEM.claim("Yes.")\ndef yes():\n    yield Case("", r * steps() < rows)\n'
    )
    assert fates(HEAD + endless)["n - 2 -> n - 3"].fate is Fate.ABANDONED


def _case(given: list, goal) -> Obligation:
    system = System("s", "t")

    def build():
        yield Case("", goal, given)

    claim: Claim = system.claims.setdefault("c", Claim("s", "c", "C.", build))
    return next(claim.obligations())


def test_dropped_assumptions_are_needed_or_not():
    x, y = integer("x", 0), integer("y", 0)
    found = {
        drop.assumption: drop
        for each in assumptions.drops(_case([(x > 2) & (y > 3), x + y < 50], x * y > 5))
        for drop in [assumptions.judge(each, 5, LocalSolver())]
    }
    assert found["2 < x"].need is assumptions.Need.NEEDED
    assert found["2 < x"].point is not None
    assert found["3 < y"].need is assumptions.Need.NEEDED
    assert found["x + y < 50"].need is assumptions.Need.NOT_NEEDED


def test_an_assumption_that_only_gives_meaning_is_needed():
    x, y = integer("x", 0), integer("y", 0)
    [only] = assumptions.drops(_case([y > 0], where(x < 5, x // y, 0) >= 0))
    found = assumptions.judge(only, 5, LocalSolver())
    assert found.need is assumptions.Need.NEEDED
    assert found.point is not None
    assert found.point["y"] == 0


def test_the_command_reports_survivors_and_scores_them(tileprove, tmp_path):
    (tmp_path / "tile.py").write_text(HEAD + ADDRESS + IN_BOUNDS)
    done = tileprove("mutate", "tile.py", "--json", "found.json", "--jobs", 1)
    assert done.code == 1
    assert "survived:" in done.out
    assert "tile.py:10" in done.out
    run = msgspec.json.decode((tmp_path / "found.json").read_bytes(), type=report.Run)
    [summary] = run.systems
    fates = [record.judgement.fate for record in summary.mutants]
    assert summary.fates == {"refuted": fates.count(Fate.REFUTED), "survived": fates.count(Fate.SURVIVED)}
    assert summary.score == fates.count(Fate.REFUTED) / len(fates)
    (tmp_path / "tile.py").write_text(HEAD + ADDRESS + IN_BOUNDS + INVERTIBLE)
    assert tileprove("mutate", "tile.py", "--jobs", 1, "--limit", 3).code == 0


def test_bad_input_is_one_line(tileprove, tmp_path):
    (tmp_path / "broken.py").write_text("def (:\n")
    assert "broken.py:1: invalid syntax" in one_line(tileprove("mutate", "broken.py"))
    (tmp_path / "false.py").write_text(HEAD + '@SYSTEM.claim("No.")\ndef no():\n    yield Case("", r >= rows)\n')
    assert "REFUTED as it stands" in one_line(tileprove("mutate", "false.py", "--jobs", 1))
    assert "no system is named 'im2cal'" in one_line(tileprove("mutate", "im2cal"))
    assert "is no folder" in one_line(tileprove("mutate", "swizzle", "--json", "nowhere/found.json"))


def test_without_fork_it_says_so(monkeypatch):
    monkeypatch.delattr("os.fork")
    with pytest.raises(RunnerError, match="fork"):
        pool.run([1], lambda item, line: b"", lambda *said: None, 1, 1.0)
