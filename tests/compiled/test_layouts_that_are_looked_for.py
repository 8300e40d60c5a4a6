"""Elements at one byte, of which one is accessed: rows of a tile that is wider than the tensor end in the next ones."""

from __future__ import annotations

from tileprove.prover.compiled.searching import Table
from tileprove.prover.language.constructors import both
from tileprove.prover.language.terms import integer

ROW, COLUMN = integer("element_0", 0, 4), integer("element_1", 0, 4)


def nobody_asks() -> bool:
    raise AssertionError("nobody asks")


def test_of_several_elements_at_a_byte_it_is_the_one_that_is_accessed():
    table = Table.of((4, 4), 8 * ROW + 4 * COLUMN, both(COLUMN < 2, ROW < 3), {}, {})
    assert table.element(8, lambda: True) == (1, 0)
    assert table.element(8, lambda: False) == (0, 2)
    assert table.element(20, lambda: True) == (2, 1)
    assert table.element(20, lambda: False) == (1, 3)
    assert table.element(24, lambda: True) is None, "row 3 is not accessed"


def test_where_elements_are_apart_nobody_asks_whether_they_are_accessed():
    table = Table.of((4, 4), 16 * ROW + 4 * COLUMN, COLUMN < 2, {}, {})
    assert table.element(20, nobody_asks) == (1, 1)
    assert table.element(22, nobody_asks) is None
