"""Bank conflicts of any map: degrees and turns against the numpy executor's, and what has no degrees."""

from __future__ import annotations

import itertools
import re

import numpy as np
import pytest
from tileprove.concrete.hardware import banks as executor
from tileprove.prover import cli
from tileprove.prover.drawing import banks
from tileprove.prover.drawing.scene import Hatch
from tileprove.prover.engines.ladder import decide
from tileprove.prover.language.bank_degrees import question
from tileprove.prover.language.choosing import instance
from tileprove.prover.language.conflicts import Phased, Question
from tileprove.prover.language.constructors import where
from tileprove.prover.language.maps import Access, Map, MapError
from tileprove.prover.language.tables import tabulate
from tileprove.prover.language.terms import as_int, integer
from tileprove.prover.running import registry

MAPS, TIMINGS = registry.maps(), registry.lds_timings()
READS = [
    ("load_b", {}, "ds_read_b128"), ("load_b", {"bk": [64], "swizzle": [(3, 0, 3)]}, "ds_read_b128"),
    ("load_b", {"shape": [(16, 16, 128)], "bk": [384]}, "ds_read_b128"), ("load_b_tr", {}, "ds_read_b64_tr_b16"),
    ("load_b_tr", {"row_stride": [96]}, "ds_read_b64"), ("load_v_strip", {}, "ds_read_b64_tr_b8"),
    ("load_v_strip_16", {}, "ds_write_b64"), ("fp4_fragment", {"num_k": [2]}, "ds_read_b128"),
    ("fp4_fragment", {"swizzled": [True]}, "ds_read_b128"),
]  # fmt: skip
SPEC = '''
from tileprove import Access, Case, System
SYSTEM = System("reads", "my reads")

@SYSTEM.map("the tile in LDS", {"lane": 64})
def column(lane, stride=128):
    """Lane l reads the first 4 bytes of row l."""
    return Access(lane * stride, bytes=4)

@SYSTEM.claim("It is a claim.")
def claim():
    yield Case("", True)
'''


def lds(build, coordinates) -> Map:
    return Map("mine", build.__name__, build, "the tile in LDS", coordinates)


def counted(of: Map, at, instruction: str, arch: str) -> list[int]:
    """The executor's degree of each phase, the largest over the places."""
    table = tabulate(instance(of, at))
    places = [column for name, column in table.columns.items() if name != "lane"]
    worst = None
    for place in {tuple(int(column[n]) for column in places) for n in range(len(table))}:
        here = np.all(
            [column == value for column, value in zip(places, place, strict=True)] or [table.first >= 0], axis=0
        )
        degrees = executor.conflict_degrees(table.first[here], instruction, arch)
        worst = degrees if worst is None else list(map(max, worst, degrees))
    assert worst is not None
    return worst


@pytest.mark.parametrize(("name", "at", "instruction"), READS)
@pytest.mark.parametrize("arch", ["gfx950", "gfx942"])
def test_degrees_are_the_executors_and_proved(name, at, instruction, arch):
    if (arch, instruction) not in TIMINGS:
        pytest.skip(f"{arch} has no {instruction}")
    asked = question(instance(MAPS[name], at), TIMINGS[arch, instruction])
    degrees = asked.degrees()
    assert [d.lanes_a_bank for d in degrees] == counted(MAPS[name], at, instruction, arch)
    assert decide(asked.claim(degrees), 20).verdict.value == "proved"
    fewer = [type(d)(d.lanes, d.lanes_a_bank + 1, d.at) for d in degrees]
    assert decide(asked.claim(fewer), 20).verdict.value == "refuted"


def first_lane(cell):
    return int(cell.label.partition(",")[0])


@pytest.mark.parametrize(("name", "at", "instruction"), READS)
def test_the_picture_has_every_lane_in_its_banks_once(name, at, instruction):
    asked = question(instance(MAPS[name], at), TIMINGS["gfx950", instruction])
    degrees = asked.degrees()
    panel = banks.scene("", [("", asked, degrees)]).panels[0]
    timing, width = asked.access.timing, asked.access.width
    assert len(panel.rows) == sum(d.lanes_a_bank for d in degrees)
    assert len(panel.columns) == timing.banks * 4 // width
    table = tabulate(instance(MAPS[name], at))
    others = [column.tolist() for of, column in table.columns.items() if of != "lane"]
    points = zip(*others, strict=True) if others else [()] * len(table)
    address = dict(zip(zip(points, table.columns["lane"].tolist(), strict=True), table.first.tolist(), strict=True))
    assert {lane for _, lane in address} == set(range(64))
    seen = [int(lane) for cell in panel.cells for lane in cell.label.split(",")]
    assert sorted(seen) == list(range(64))
    for degree in degrees:  # the first lane of a group of banks is served, the others wait
        busy = [cell for cell in panel.cells if first_lane(cell) in degree.lanes]
        assert {cell.hatch for cell in busy if panel.rows[cell.row].startswith("phase")} == {Hatch.PLAIN}
        assert {cell.hatch for cell in busy if panel.rows[cell.row].startswith("turn")} <= {Hatch.WAITS}
    for cell in panel.cells:  # what waits is coloured so, and the longer the redder
        assert (cell.key == 0) == (cell.hatch is Hatch.PLAIN) == panel.rows[cell.row].startswith("phase")
        assert cell.key in (0, int(panel.rows[cell.row].split()[1]) - 1)
    for cell in panel.cells:  # somewhere in the tile the lane does touch these banks
        first = {value // 4 % timing.banks for (_, lane), value in address.items() if lane == first_lane(cell)}
        assert int(panel.columns[cell.col]) in first


def test_lanes_that_read_one_dword_together_wait_for_nobody():
    def pairs(lane, step):
        """Two lanes read the same 4 bytes."""
        return Access(as_int(lane) // 2 * 4 * step, 4)

    of = lds(pairs, {"lane": 64})
    for step, arch in itertools.product((1, 2, 32), ("gfx950", "gfx942")):
        asked = question(instance(of, {"step": [step]}), TIMINGS[arch, "ds_read_b32"])
        degrees = asked.degrees()
        assert [d.lanes_a_bank for d in degrees] == counted(of, {"step": [step]}, "ds_read_b32", arch)
        assert decide(asked.claim(degrees), 20).verdict.value == "proved"
        picture = banks.scene("", [("", asked, degrees)]).panels[0]
        assert picture.cells[0].label == "0,1"


def test_a_read_that_is_not_aligned_is_no_claim():
    lane = integer("lane", 0, 64)
    timing = TIMINGS["gfx950", "ds_read_b64"]
    odd = Question(Phased(lambda own: own, timing, 8), lane, (), ((lane * 8 + 4) % 8 < 1,))
    assert decide(odd.claim(odd.degrees()), 20).verdict.value == "refuted"


def _misaligned(lane):
    """8 bytes at every 4."""
    return Access(as_int(lane) * 4, 8)


def _sometimes(lane):
    """Half of them."""
    return Access(as_int(lane) * 4, 4, active=as_int(lane) < 32)


def _few(lane):
    """Half a wave."""
    return Access(as_int(lane) * 4, 4)


def _wide(lane):
    """12 bytes."""
    return Access(as_int(lane) * 12, where(as_int(lane) < 64, 12, 12))


@pytest.mark.parametrize(
    ("build", "lanes", "said"),
    [
        (_misaligned, 64, "at lane=1 it is 8 bytes at 4"), (_sometimes, 64, "do not always happen"),
        (_few, 32, "lane is 0..63"), (_wide, 64, "degrees are known of 4, 8 and 16"),
    ],
)  # fmt: skip
def test_what_has_no_degrees_is_refused(build, lanes, said):
    with pytest.raises(MapError, match=re.escape(said)):
        question(instance(lds(build, {"lane": lanes}), {}), TIMINGS["gfx950", "ds_read_b64"])


def test_a_precondition_that_some_lanes_break_leaves_no_whole_wave():
    def read(lane):
        """Any."""
        return Access(as_int(lane) * 4, 4)

    of = Map("mine", "read", read, "the tile in LDS", {"lane": 64}, lambda lane: [as_int(lane) < 60])
    with pytest.raises(MapError, match="a precondition holds at 60 of 64 accesses only"):
        question(instance(of, {}), TIMINGS["gfx950", "ds_read_b32"])


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.run(["banks", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_a_users_read(run, tmp_path):
    file = tmp_path / "spec.py"
    file.write_text(SPEC)
    code, out, err = run(f"{file}:column", "--arch", "gfx950", "-o", str(tmp_path / "banks.svg"))
    assert (code, err) == (0, "")
    assert re.search(r"^0 +0-63 +32$", out, re.M)
    assert "proved" in out
    assert (tmp_path / "banks.svg").read_text().count("turn ") == 31
    code, out, _ = run(f"{file}:column", "stride=132", "--arch", "gfx942")
    assert re.search(r"^0 +0-31 +1$", out, re.M)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tile_loader",), "is about the matrix; banks are those of a memory that says LDS"),
        (("epilogue",), "is about the output"),
        (("fp4_scale",), "moves 1 bytes"),
        (("load_b", "--instruction", "ds_read_b9"), "nothing is known of 'ds_read_b9'"),
        (("load_b", "--arch", "gfx90a"), "no arch is named 'gfx90a'"),
        (("load_b_tr", "--swizzle", "1,1,4"), "has no parameter 'swizzle'"),
        (("load_b", "lane=0..5"), "lane is 0..63"),
        (("load_b", "i=2..3"), "i: give one value, or all from 0 on"),
        (("load_b", "load_b"), "name one map, not 2"),
        (("load_b", "-o", "x.gif"), "a picture is .svg or .png"),
    ],
)
def test_bad_input_is_one_line(run, arguments, said):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert said in err
