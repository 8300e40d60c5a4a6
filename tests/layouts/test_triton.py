"""Triton's and Gluon's layouts: what is read is what Triton's own library applies."""

from __future__ import annotations

import random
import re
import textwrap
from itertools import product as pairs

import pytest
from tileprove.prover import cli
from tileprove.prover.language.meanings import python
from tileprove.prover.language.obligations import SpecError
from tileprove.prover.language.terms import integer
from tileprove.prover.layouts.linear import Linear, Shared
from tileprove.prover.running.layout_places import layout_at

triton = pytest.importorskip("triton")
pytest.importorskip("triton.experimental.gluon")

DISTRIBUTED = [
    "BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0]) on 128x64",
    "BlockedLayout([2, 2], [4, 8], [1, 2], [0, 1]) on 32x32",
    "NVMMADistributedLayout([2, 0], [4, 1], [16, 8]) on 64x64",
    "NVMMADistributedLayout([3, 0], [4, 1], [16, 64, 16]) on 64x64",
    "DotOperandLayout(0, NVMMADistributedLayout([2, 0], [4, 1], [16, 8]), 2) on 64x64",
    "SliceLayout(1, BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0])) on 128",
    "amd.AMDMFMALayout(4, [32, 32, 16], True, [4, 1]) on 128x64",
    "AMDMFMALayout(4, [16, 16, 32], False, [2, 2]) on 64x64",
]
SHARED = [
    "SwizzledSharedLayout(8, 1, 8, [1, 0]) on 64x64",
    "SwizzledSharedLayout(4, 2, 4, [1, 0]) on 32x64",
    "SwizzledSharedLayout(8, 1, 8, [0, 1]) on 64x32",
    "NVMMASharedLayout(128, 16, 2) on 64x64",
    "NVMMASharedLayout(64, 16, 2) on 64x32",
    "NVMMASharedLayout(128, 16, 2, transposed=True) on 64x64",
]


def applied(said):
    """Triton's LinearLayout of the text, by its own library."""
    import triton.experimental.gluon.language as gluon
    from triton._C.libtriton import gluon_ir, ir
    from triton._C.libtriton.linear_layout import LinearLayout  # pyright: ignore[reportMissingImports]

    text, _, shape = said.partition(" on ")
    names = {name: getattr(gluon, name) for name in dir(gluon)}
    layout = eval(text, {**names, "AMDMFMALayout": gluon.amd.AMDMFMALayout})
    context = ir.context()
    ir.load_dialects(context)
    builder = gluon_ir.GluonOpBuilder(context)
    extents = [int(n) for n in shape.split("x")]
    found = builder.to_linear_layout(layout._to_ir(builder), extents)
    inputs = {"register": "reg_bases", "lane": "lane_bases", "warp": "warp_bases"} | {"offset": "offset_bases"}
    bases = [(name, getattr(found, word)) for name, word in inputs.items() if hasattr(found, word)]
    return LinearLayout.from_bases(bases, [f"dim{n}" for n in range(len(extents))], extents, False)


@pytest.mark.parametrize("said", DISTRIBUTED)
def test_a_distributed_layout_is_what_triton_applies(said):
    own, theirs = layout_at(said), applied(said)
    assert isinstance(own, Linear)
    at = {name: integer(name, 0, size) for name, size in own.inputs.items()}
    formulas, source = own(**at), random.Random(7)
    for _ in range(50):
        point = {name: source.randrange(size) for name, size in own.inputs.items()}
        wanted = theirs.apply({name: value for name, value in point.items() if name != "block"})
        assert python.evaluate(point, *formulas) == [wanted[f"dim{n}"] for n in range(len(formulas))]
        assert [number.payload for number in own(**point)] == list(wanted.values())  # without terms on the way
        some = own(**point | {"lane": at["lane"]})
        assert python.evaluate({"lane": point["lane"]}, *some) == list(wanted.values())


@pytest.mark.parametrize("said", SHARED)
def test_a_shared_layout_is_the_inverse_of_what_triton_applies(said):
    own, theirs = layout_at(said), applied(said)
    assert isinstance(own, Shared)
    at = [integer(name, 0, extent) for name, extent in zip("ij", own.extents, strict=True)]
    formula = own(*at)
    for i, j in pairs(range(0, own.extents[0], 5), range(own.extents[1])):
        offset = python.evaluate({"i": i, "j": j}, formula)[0]
        assert theirs.apply({"offset": offset}) == {"dim0": i, "dim1": j}


def test_padding_is_gluons():
    own = layout_at("PaddedSharedLayout.with_identity_for([[64, 8]], [64, 64], [1, 0])")
    assert isinstance(own, Shared)
    i, j = integer("i", 0, 64), integer("j", 0, 64)
    formula = own(i, j)
    for a, b in pairs(range(64), range(0, 64, 7)):
        assert python.evaluate({"i": a, "j": b}, formula)[0] == a * 72 + b
    two = layout_at("PaddedSharedLayout([[2, 1], [4, 2]], [[1], [2], [4]], [], [8])")
    assert isinstance(two, Shared)
    x = integer("x", 0, 8)
    # e0 e1 p e2 e3 p p p e4 e5 p e6 e7, as its documentation draws it
    assert [python.evaluate({"x": n}, two(x))[0] for n in range(8)] == [0, 1, 3, 4, 8, 9, 11, 12]


def test_what_triton_prints_is_read(tmp_path):
    from triton._C.libtriton.linear_layout import LinearLayout  # pyright: ignore[reportMissingImports]

    made = LinearLayout.from_bases(
        [("register", [[0, 1], [8, 0]]), ("lane", [[1, 0], [2, 3], [4, 0]]), ("warp", [])],
        ["dim0", "dim1"],
        [16, 4],
        False,
    )
    own = layout_at(str(made))
    assert isinstance(own, Linear)
    at = {name: integer(name, 0, size) for name, size in own.inputs.items()}
    for register, lane in pairs(range(4), range(8)):
        point = {"register": register, "lane": lane, "warp": 0}
        wanted = made.apply(point)
        assert python.evaluate(point, *own(**at)) == [wanted["dim0"], wanted["dim1"]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.run(["layout", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


THREADS = "((4,8),(2,2)):((32,1),(16,8))"
MMA = "NVMMADistributedLayout([2, 0], [1, 1], [16, 8]) on 16x8"


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [
        ("Sw<3,3,3> o 0 o (64,64):(64,1)", "NVMMASharedLayout(128, 16, 2) on 64x64", 0),
        ("Sw<3,4,3> o smem_ptr[16b](unset) o (64,64):(64,1)", "SwizzledSharedLayout(8, 1, 8, [1, 0]) on 64x64", 0),
        ("Sw<3,3,3> o 0 o (64,64):(64,1)", "SwizzledSharedLayout(8, 2, 8, [1, 0]) on 64x64", 1),
        ("Sw<3,3,2> o 0 o (64,64):(64,1)", "NVMMASharedLayout(128, 16, 2) on 64x64", 2),
        ("(64,64):(72,1)", "PaddedSharedLayout.with_identity_for([[64, 8]], [64, 64], [1, 0])", 0),
        ("(64,64):(71,1)", "PaddedSharedLayout.with_identity_for([[64, 8]], [64, 64], [1, 0])", 1),
        (THREADS, MMA, 0),
        (MMA, THREADS, 0),
        ("((4,8),(2,2)):((32,1),(8,16))", MMA, 1),
        ("NVMMASharedLayout(128, 16, 2) on 64x64", "SwizzledSharedLayout(8, 1, 8, [1, 0]) on 64x64", 0),
        (MMA, "BlockedLayout([1, 2], [8, 4], [1, 1], [1, 0]) on 16x8", 0),  # two blocks of 8x8, one below the other
        (MMA, "BlockedLayout([1, 2], [8, 4], [1, 1], [0, 1]) on 16x8", 1),
    ],
)
def test_equality_is_proved_or_has_a_witness(run, first, second, code):
    found, out, err = run("equal", first, second)
    assert found == code, err
    assert code == 2 or ("equal: proved" if code == 0 else "equal: refuted") in out


def test_the_witness_is_a_place_where_triton_says_otherwise(run):
    _, out, _ = run("equal", "((4,8),(2,2)):((32,1),(8,16))", MMA)
    at = {name: int(value) for name, value in re.findall(r"(lane|warp|register)=(\d+)", out)}
    theirs = applied(MMA).apply(at)
    assert f"the second's element: ({theirs['dim0']}, {theirs['dim1']})" in out
    number = at["lane"] % 4 * 32 + at["lane"] // 4 + at["register"] % 2 * 8 + at["register"] // 2 * 16
    assert f"the first's element: ({number % 16}, {number // 16})" in out
    assert (number % 16, number // 16) != (theirs["dim0"], theirs["dim1"])


@pytest.mark.parametrize("said", DISTRIBUTED)
def test_each_element_is_some_registers(run, said):
    code, out, _ = run("show", said)
    assert code == 0
    assert "each element is some register's: proved" in out


def test_a_layout_that_misses_elements_says_so(run):
    code, out, _ = run("show", "LinearLayout.from_bases([('lane', [[0, 1]])], ['dim0', 'dim1'], [2, 2])")
    assert code == 0
    assert "some elements are no register's" in out


@pytest.mark.parametrize("said", SHARED)
def test_elements_and_offsets_pair_up(run, said):
    code, out, _ = run("show", said)
    assert code == 0
    assert "no two elements stand at one offset: proved" in out


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("FooLayout(1) on 8x8", "FooLayout is no class of Gluon's layouts"),
        ("os.system('ls') on 8x8", "is no layout"),
        ("BlockedLayout(__import__('os').getpid()) on 8x8", "a layout is a class's name"),
        ("BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0])", "say of which tensor"),
        ("BlockedLayout([1, 8]) on 128x64", "missing 3 required positional arguments"),
        ("BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0]) on 100x64", "has no such layout"),
        ("BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0]) on 0x64", "a tensor has 1 to"),
        ("BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0]) on 99999999x64", "a tensor has 1 to"),
        ("BlockedLayout([1.5, 8], [8, 4], [4, 1], [1, 0]) on 64x64", "numbers, lists and layouts"),
        ("BlockedLayout(*[1]) on 64x64", "numbers, lists and layouts"),
        ("BlockedLayout(**{}) on 64x64", "has no meaning here"),
        ("NVMMASharedLayout(99, 16, 2) on 64x64", "takes no such arguments"),
        ("LinearLayout.from_bases([('lane', [[3, 1]])], ['dim0', 'dim1'], [2, 2])", "outside of the tensor"),
        ("LinearLayout.from_bases([('lane', [[1]])], ['dim0', 'dim1'], [2, 2])", "not of 2 dimensions"),
        ("LinearLayout.from_bases([('lane', [[1, 0]])], ['dim0', 'dim1'], [3, 2])", "powers of two"),
        ("LinearLayout.from_bases([('lane', 3)], ['dim0'])", "from_bases takes"),
        ("LinearLayout.from_bases(bad=3)", "takes bases"),
        ("SharedLinearLayout(offset_bases=[[1, 0], [1, 0]])", "do not pair up"),
        ("PaddedSharedLayout([[3, 1]], [[1], [2]], [], [4])", "a power of two"),
        ("PaddedSharedLayout([[64, 8]]) on 64x32", "are PaddedSharedLayout.with_identity_for([[64, 8]], [64, 32], [1, 0])"),
        ("PaddedSharedLayout([[64, 8]])", "with_identity_for([[64, 8]], [rows, columns], [1, 0])"),
        ("\n- lane=2 -> (0, 1)\nwhere out dims are: [dim0 (size 2), dim1 (size 2)]", "the bit 1 of lane is missing"),
        ("\n- lane=1 => (0, 1)\nwhere out dims are: [dim0 (size 2), dim1 (size 2)]", "no line of a printed linear layout"),
        ("LinearLayout.from_bases([('la ne', [[0, 1]])], ['dim0', 'dim1'], [2, 2])", "'la ne' is no name of an input"),
        ("LinearLayout.from_bases([('if', [[0, 1]])], ['dim0', 'dim1'], [2, 2])", "'if' is no name of an input"),
        ("SharedLinearLayout(offset_bases=[[1\n0]])", "is no layout"),
        ("SharedLinearLayout(offset_bases=[[0x1for, 0]])", "is no layout"),
        ("lane where out dims are:", "ends with"),
    ],
)  # fmt: skip
def test_what_is_no_layout_is_one_line(run, said, wrong):
    code, out, err = run("show", said)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert wrong in err


FILE = """
    import triton.experimental.gluon.language as gl
    from triton._C.libtriton.linear_layout import LinearLayout  # pyright: ignore[reportMissingImports]

    tile = gl.NVMMASharedLayout(128, 16, 2)
    lanes = LinearLayout.from_bases([("lane", [[0, 1], [1, 0]])], ["dim0", "dim1"])
    number = 3

    class Layout:
        shape, stride = (64, 64), (64, 1)

    cute = Layout()
"""


def test_objects_of_a_file(run, tmp_path):
    file = tmp_path / "layouts.py"
    file.write_text(textwrap.dedent(FILE))
    assert run("equal", f"{file}:tile on 64x64", "Sw<3,3,3> o 0 o (64,64):(64,1)")[0] == 0
    assert run("equal", f"{file}:cute", "(64,64):(64,1)")[0] == 0
    assert run("show", f"{file}:lanes")[0] == 0
    assert "is no layout of pycute" in run("show", f"{file}:number")[2]
    assert "nothing is named 'other' there" in run("show", f"{file}:other")[2]


def test_a_library_that_is_missing_is_named_with_its_extra(run, tmp_path):
    for module, extra in (("pycute_", "not installed"), ("cutlass", "[cute]")):
        file = tmp_path / "layouts.py"
        file.write_text(f"import {module}\n")
        code, out, err = run("show", f"{file}:tile")
        if "nothing is named" in err:  # it is installed
            continue
        assert (code, out) == (2, "")
        assert len(err.splitlines()) == 1
        assert module in err
        assert extra in err


def test_an_object_of_pycute(run, tmp_path):
    pytest.importorskip("pycute")
    file = tmp_path / "layouts.py"
    file.write_text(
        "import pycute\ntile = pycute.Layout((64, (8, 8)), (64, (1, 8)))\nswizzle = pycute.Swizzle(3, 3, 3)\n"
    )
    assert run("equal", f"{file}:tile", "(64,64):(64,1)")[0] == 0


def test_banks_of_a_store_from_registers(capsys):
    said = "of f16 by store NVMMADistributedLayout([2, 0], [4, 1], [16, 8]) on 64x64"
    free, plain = "NVMMASharedLayout(128, 16, 2) on 64x64", "SwizzledSharedLayout(1, 1, 1, [1, 0]) on 64x64"
    for layout, degree in ((free, "1"), (plain, "8")):
        assert cli.run(["banks", f"{layout} {said}"]) == 0
        out = capsys.readouterr().out
        assert "sm_90 st.shared.b32" in out
        rows = [line.split() for line in out.splitlines() if line[:1] == "0"]
        assert rows[0][-1] == degree


def test_lanes_of_amd_make_amds_accesses(capsys):
    """64 lanes that load and store: DS instructions, not NVIDIA's; and the known padding comes out in time."""
    tile, on = "(64,64):(64,1) of f16", "on 64x64"
    load = f"{tile} by load DotOperandLayout(0, AMDMFMALayout(4, [16, 16, 32], True, [4, 1]), 8) {on}"
    store = f"{tile} by store BlockedLayout([1, 8], [8, 8], [4, 1], [1, 0]) {on}"
    assert cli.run(["banks", load, store, "--arch", "gfx950", "--find", "--most", "1"]) == 0
    out = capsys.readouterr().out
    assert "ds_read_b128" in out
    assert "ds_write_b128" in out
    assert re.search(r"xor: .*\n +bytes +Swizzle<2,5,3> +proved", out)
    assert "PaddedSharedLayout([[128, 16]])" in out


def test_padding_keeps_elements_apart(run):
    code, out, _ = run("show", "PaddedSharedLayout.with_identity_for([[64, 8], [128, 4]], [64, 64], [1, 0])")
    assert code == 0
    assert "no two elements stand at one offset: proved" in out


def test_a_bad_text_is_a_spec_error():
    with pytest.raises(SpecError):
        layout_at("(4,4")
