"""The loaders of examples/loaders: proved as they are, without any solver's word; a slip in each place is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

LOADERS = Path(__file__).parents[2] / "examples" / "loaders"

# file -> (what stands there, a slip, the claim that notices it)
SLIPS = {
    "threadblock_swizzle.py": (
        ("return x // W, y * W + x % W", "return x // W, y * W + x // W", "every_tile"),
        ("return x // W, y * W + x % W", "return x % TILES_M, y * W + x // TILES_M", "every_tile"),
        ("return x // W, y * W + x % W", "return x // W, y * W + minimum(x % W, 7)", "no_tile_twice"),
        ('"y": cdiv(TILES_N, W)}', '"y": TILES_N // W}', "every_tile"),
        ("given=[y < GRID", "given=[y <= GRID", "one_test_is_enough"),
    ),
    "paged_cache.py": (
        ("position % size) * heads", "position) * heads", "reads_stay_inside"),
        ('integer("entry", 0, BLOCKS)', 'integer("entry", 0, BLOCKS + 1)', "reads_stay_inside"),
        ("bytes=2,", "bytes=4,", "reads_stay_inside"),
        ("0, cdiv(LENGTH, SIZE)", "0, LENGTH // SIZE", "table_is_long_enough"),
        ("implies(~same, block != another)", "implies(~same, block >= 0)", "positions_are_apart"),
        ("one % SIZE != another * SIZE + other % SIZE", "one % SIZE != another * SIZE + one % SIZE", "positions_are_apart"),
    ),
}  # fmt: skip


def test_every_loader_is_here():
    assert sorted(SLIPS) == sorted(file.name for file in LOADERS.glob("*.py"))


@pytest.mark.parametrize("name", SLIPS)
def test_the_loader_is_proved(name: str, tileprove):
    done = tileprove("check", LOADERS / name)
    assert done.code == 0, done.out
    assert "one solver" not in done.out


@pytest.mark.parametrize(("name", "slip"), [(name, slip) for name, slips in SLIPS.items() for slip in slips])
def test_a_slip_is_noticed(name: str, slip: tuple[str, str, str], tileprove, tmp_path: Path):
    right, wrong, claim = slip
    text = (LOADERS / name).read_text()
    assert text.count(right) == 1
    file = tmp_path / name
    file.write_text(text.replace(right, wrong).replace("import Case", "import minimum, Case"))
    done = tileprove("check", file, "--claim", claim)
    assert done.code == 1, done.out
    assert "REFUTED" in done.out


@pytest.mark.parametrize(
    ("claim", "condition", "lane"),
    [
        ("paged_cache.py::rounded_down", "block_size divides length (exact)", "position = length - 1"),
        ("threadblock_swizzle.py::no_test_at_all", "W divides tiles_n (exact)", "y = tiles_n div W"),
    ],
)
def test_the_condition_of_the_slip_is_found(claim: str, condition: str, lane: str, tileprove):
    said = tileprove("weaken", LOADERS / claim).out
    assert condition in said
    assert lane in said
