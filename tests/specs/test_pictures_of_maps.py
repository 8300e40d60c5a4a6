"""Pictures of the shipped maps, cell by cell, against the numpy executors: the colour of a cell is the lane they say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from test_maps import EXAMPLES, MAPS, Example
from tileprove.concrete.hardware import mfma, transpose_read
from tileprove.prover.drawing.maps import LDS, MEMORY, STEPS, TABLE, scene
from tileprove.prover.drawing.scene import Hatch, Panel
from tileprove.prover.language.choosing import instance
from tileprove.prover.language.maps import REQUIRED

FEW = 6  # examples of a map


def settings(example: Example, last: bool) -> tuple[dict[str, list[Any]], np.ndarray]:
    """The example's parameters as a picture takes them, each other axis at one of its ends, and where its points are."""
    of = MAPS[example.map]
    columns = example.columns
    chosen = np.ones(len(next(iter(columns.values()))), bool)
    plain = {name: default for name, default in of.parameters.items() if default is not REQUIRED}
    at: dict[str, list[Any]] = {name: [value] for name, value in (plain | example.fixed).items()}
    if example.map not in ("im2col", "tile_loader"):
        at.pop("records", None)  # only a number, of nothing
    for name, values in example.axes.items():
        numbers = [int(value) for value in values if int(value) >= 0]
        if name not in of.coordinates:
            numbers = [numbers[-1 if last else 0]]
        if example.map == "epilogue":
            numbers = [
                n for n in numbers if (name != "m" or n < 3) and (name != "n" or n % example.fixed["chunk"] == 0)
            ]
        at[name] = numbers
        chosen &= np.isin(columns[name], numbers)
    return at, chosen


def places(panel: Panel) -> dict[int, Any]:
    """Byte at which a drawn cell begins -> the cell; the headings say where it is, 256 bytes a row of LDS."""
    numbers = [int(name) for name in panel.rows if name.isdigit()]
    unit = 256 // len(panel.columns) if panel.across == "bank" else 0
    offsets = [number * unit for number in range(len(panel.columns))] if unit else list(map(int, panel.columns))
    found = {}
    for cell in panel.cells:
        if cell.row < len(numbers):
            for col in range(cell.col, cell.col + cell.span):
                found[numbers[cell.row] + offsets[col]] = cell
    return found


def is_lane(cell: Any, key: int) -> bool:
    return cell is not None and (cell.key == key or cell.hatch is Hatch.COLLISION)


def some(name: str) -> list[Example]:
    found = [e for e in EXAMPLES if e.map == name and "load_width" not in (e.fixed if name == "im2col" else ())]
    return found[:: max(len(found) // FEW, 1)]


@pytest.mark.parametrize("name", [name for name in MAPS if name != "im2col"])
@pytest.mark.parametrize("last", [False, True])
def test_the_colour_of_a_cell_is_the_lane_that_the_executor_says(name: str, last: bool):
    compared = 0
    for example in some(name):
        at, chosen = settings(example, last)
        if "element" in example.axes:
            continue  # single elements stand beside the wide stores, below
        by = "lane" if "lane" in example.axes else next(iter(MAPS[name].coordinates))
        drawn = scene(instance(MAPS[name], at | ({"element": [None]} if name == "epilogue" else {})), MEMORY, by)
        cells, wanted, asked = places(drawn.panels[0]), example.wanted, 0
        size_of_all = wanted["records"] if "records" in wanted and "records" not in example.fixed else 1 << 62
        records = np.broadcast_to(size_of_all, chosen.shape)
        size = np.broadcast_to(wanted["bytes"], chosen.shape)
        active = np.broadcast_to(wanted.get("active", True), chosen.shape)
        for point in np.flatnonzero(chosen & active):
            first, key = int(wanted["address"][point]), int(example.columns[by][point])
            if first + size[point] > records[point]:
                asked += 1
            elif first in cells:
                assert is_lane(cells[first], key), (at, first)
                compared += 1
        told = [
            int(note.split()[0].replace(",", ""))
            for note in drawn.notes
            if "accesses begin" in note or "lie out" in note
        ]
        assert sum(told) == asked
        compared += asked
    assert compared >= 3


@pytest.mark.parametrize("name", ["im2col_loader", "tile_loader", "subtile_loader_v", "subtile_loader_k"])
def test_the_place_in_lds_is_the_executors(name: str):
    for example in some(name):
        at, chosen = settings(example, False)
        drawn = scene(instance(MAPS[name], at), LDS, "lane")
        cells, wanted = places(drawn.panels[0]), example.wanted
        lanes = example.columns["lane"]
        for point in np.flatnonzero(chosen):
            byte = int(np.broadcast_to(wanted["lds"] + lanes * wanted["bytes"], chosen.shape)[point])
            assert byte not in cells or is_lane(cells[byte], int(lanes[point]))
        assert set(map(int, lanes[chosen])) <= {cell.key for cell in drawn.panels[0].cells}


def test_a_table_of_a_convolution_has_the_executors_elements_and_its_halo():
    seen = 0
    for example in some("im2col"):
        if example.fixed.get("masked") is False:
            continue
        at, chosen = settings(example, False)
        drawn = scene(instance(MAPS["im2col"], at | {"m": "..", "k": ".."}), TABLE)
        cells = {(cell.row, cell.col): cell for cell in drawn.panels[0].cells}
        panel, wanted, es = drawn.panels[0], example.wanted, example.fixed["element_bytes"]
        for point in np.flatnonzero(chosen):
            m, k = int(example.columns["m"][point]), int(example.columns["k"][point])
            if f"m={m}" not in panel.rows or str(k) not in panel.columns:
                continue
            cell = cells.get((panel.rows.index(f"m={m}"), panel.columns.index(str(k))))
            address, end = (int(np.broadcast_to(wanted[f], chosen.shape)[point]) for f in ("address", "records"))
            assert cell is not None
            assert (cell.hatch is Hatch.SENTINEL) == (address == end)
            assert cell.label == ("pad" if address == end else str(address // es))
            seen += 1
    assert seen > 50


def test_the_last_chunk_of_an_output_is_stored_element_by_element():
    panel = scene(instance(MAPS["epilogue"], {})).panels[0]
    row = [cell for cell in panel.cells if cell.row == 0]
    assert [(cell.label, cell.col, cell.span) for cell in row] == [
        ("0:0", 0, 4), ("0:4", 4, 4), ("0:8", 8, 4), ("0:12:0", 12, 1), ("0:12:1", 13, 1),
    ]  # fmt: skip
    assert len(panel.columns) == 16


@pytest.mark.parametrize("name", MAPS)
def test_every_shipped_map_has_a_picture_of_its_own_accord(name: str):
    drawn = scene(instance(MAPS[name], {}))
    assert all(panel.cells for panel in drawn.panels)
    assert any(note.startswith("Chosen: ") for note in drawn.notes)
    hatched = {cell.hatch for panel in drawn.panels for cell in panel.cells}
    assert Hatch.COLLISION not in hatched


# -- what the hardware does ----------------------------------------------------------------------------------


@pytest.mark.parametrize("own", mfma.MFMAS.values(), ids=lambda own: f"{own.arch} {own.name}")
def test_an_operand_is_drawn_as_the_matrix_with_lane_and_register_in_each_cell(own: mfma.Mfma):
    at: dict[str, list[Any]] = {"shape": [(own.M, own.N, own.K)], "bits": [own.bits]}
    lane, element = np.arange(64)[:, None], np.arange(own.elements)[None, :]
    (i, k), (register, bit) = own.operand(lane, element), own.register(element)
    panel = scene(instance(MAPS["mfma_operand"], at), MEMORY, "register").panels[0]
    first = (i * own.K + k) * own.bits - bit  # bit of the matrix at which the register begins
    labels = {byte: cell.label for byte, cell in places(panel).items()}
    for byte, label in labels.items():
        whole = first == byte * 8
        assert {
            f"{n}:{r}" for n, r in zip(*(np.broadcast_to(x, first.shape)[whole] for x in (lane, register)), strict=True)
        } <= {label}
        assert whole.any() or own.bits == 6  # of 6 bits: an element may begin in the register before
    assert len(labels) == own.M * own.K * own.bits // 32
    assert len(panel.rows) == own.M
    i, j = own.result(lane, np.arange(own.results)[None, :])
    panel = scene(instance(MAPS["mfma_result"], at), MEMORY, "register").panels[0]
    wanted = {
        int(i[n, e] * own.N + np.broadcast_to(j, i.shape)[n, e]) * 4: f"{n}:{e}"
        for n in range(64)
        for e in range(own.results)
    }
    assert {byte: cell.label for byte, cell in places(panel).items()} == wanted


@pytest.mark.parametrize("documented", [False, True])
def test_a_transposed_read_hands_each_byte_to_the_lane_that_the_executor_says(documented: bool):
    panel = scene(instance(MAPS["transposed_read"], {"documented": [documented]})).panels[0]
    lane, byte = np.arange(16)[:, None], np.arange(8)[None, :]
    source, own = transpose_read.transposed_source(lane, byte, 1, "documented" if documented else "measured")
    wanted = {int(place): number for number, row in enumerate(np.asarray(source * 8 + own)) for place in row}
    assert {byte: cell.key for byte, cell in places(panel).items()} == wanted


def test_the_butterfly_is_an_arrow_from_each_lane_to_its_depth():
    drawn = scene(instance(MAPS["butterfly_depth"], {}), STEPS)
    depth = transpose_read.butterfly(np.arange(16))
    assert {(start.col, end.col) for start, end in drawn.arrows} == set(enumerate(depth.tolist()))
    (panel,) = drawn.panels
    last = len(panel.rows) - 1
    assert (panel.rows[0], panel.rows[last]) == ("lane", "depth")
    assert {(c.col, c.label, c.key) for c in panel.cells if c.row == last} == {
        (int(d), str(lane), lane) for lane, d in enumerate(depth)
    }
