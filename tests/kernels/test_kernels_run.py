"""What the committed kernels do, run thread by thread in the interpreter, is what the numpy executors say."""

from __future__ import annotations

import functools
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import msgspec
import numpy as np
import pytest
from tileprove.concrete.hardware.buffer import Resource
from tileprove.concrete.hardware.swizzle import Swizzle, on_vectors
from tileprove.concrete.interpreter.llvm import access_instructions
from tileprove.concrete.loaders import im2col, mma_loader, tile_loader, v_strips
from tileprove.concrete.loaders.addresses import Addresses
from tileprove.concrete.loaders.block_scaled import BlockScaledMmaOp
from tileprove.concrete.loaders.conv import Conv
from tileprove.concrete.loaders.epilogue import RegTileEpilogue
from tileprove.concrete.loaders.loader_config import LoaderConfig
from tileprove.concrete.loaders.mma_loader import TiledMmaLoader
from tileprove.concrete.loaders.subtile_loader import SubTileLoader
from tileprove.concrete.loaders.tile_loader import Matrix
from tileprove.concrete.loaders.v_tile_loader import VTileLoader

pytest.importorskip("llvmlite", reason="reading kernels needs llvmlite")

from compiled import KERNELS, LANES, MOJO, OPENCL, executions, from_argument, of_kind, wave
from tileprove.prover.kernels.binding.reading import read_file
from tileprove.prover.kernels.machine.sinks import is_sink


def test_accesses_are_numbered_as_the_prover_numbers_sinks():
    """Counterexamples name a sink by its number; the interpreter finds it by the same one."""
    for name in ("opencl/gfx950/tile_copy_o0", "mojo/gfx950/scaled_2_tiles", "triton/gfx950/matmul"):
        found = read_file(KERNELS / f"{name}.ll").kernels[0]
        sinks = [i.text for block in found.blocks for i in block.instructions if is_sink(i)]
        own = [instruction["text"] for instruction in access_instructions(msgspec.to_builtins(found))]
        assert sinks == own
        assert len(own) > 2


Loads = list[
    tuple[int, int, int | None, int, int]
]  # voffset, soffset, LDS byte, bytes, num_records of a thread, in order


def loads_of(addresses: Addresses, config: LoaderConfig, resource: Resource, warp: int, lane: int) -> Loads:
    """The loads that an executor's tables say one thread issues."""
    shape = np.broadcast_shapes(*(np.shape(a) for a in (addresses.active, addresses.voffset, addresses.lds)))
    tables = [np.broadcast_to(table, shape)[:, warp, lane] for table in (
        addresses.active, addresses.voffset, addresses.soffset, addresses.lds)]  # fmt: skip
    return [
        (int(voffset), int(soffset), int(lds), config.load_bytes, int(resource.num_records))
        for active, voffset, soffset, lds in zip(*tables, strict=True)
        if active
    ]


def issued(ran) -> Loads:
    return [(a.voffset, a.soffset, a.lds, a.size, a.resource.num_records) for a in of_kind(ran, "dma", "buffer")]


def same_loads(file: Path, arguments: tuple[int, ...], warps: int, expected: Callable[[int, int], Loads], **where):
    """Every thread of the first and the last warp issues the expected loads; returns how many."""
    chosen = (0, warps - 1)
    waves = [wave(file, *arguments, warp=warp, **where) for warp in chosen]
    count = 0
    for position, lane, ran in executions(*waves):
        want = expected(chosen[position], lane)
        assert issued(ran) == want, (file.name, arguments, chosen[position], lane)
        count += len(want)
    return count


FP8_SWIZZLE = Swizzle(3, 4, 4)
BF16 = {"tile_rows": 128, "warps": 4, "element_bytes": 2, "load_width": 8}
FP8 = {"tile_rows": 128, "tile_cols": 128, "warps": 4, "element_bytes": 1, "load_width": 16} | {
    "full_tile_width": True,
    "swizzle": FP8_SWIZZLE,
}
SIZE_56 = {"H": 56, "W": 56}
TAPS_3 = {"R": 3, "S": 3}
PAD_1 = {"pad_h": 1, "pad_w": 1}

# harness kernel -> (layer without N, tile)
MOJO_IM2COL: dict[str, tuple[dict, dict]] = {
    "im2col_pointwise": (SIZE_56 | {"C": 64}, BF16 | {"tile_cols": 64}),
    "im2col_pointwise_fp8": (SIZE_56 | {"C": 128}, FP8),
    "im2col_uniform": (SIZE_56 | TAPS_3 | PAD_1 | {"C": 64}, BF16 | {"tile_cols": 64}),
    "im2col_uniform_stride2": (
        SIZE_56 | TAPS_3 | PAD_1 | {"C": 64, "stride_h": 2, "stride_w": 2},
        BF16 | {"tile_cols": 64},
    ),
    "im2col_no_pad": (SIZE_56 | TAPS_3 | {"C": 64}, BF16 | {"tile_cols": 64}),
    "im2col_per_lane": (SIZE_56 | TAPS_3 | PAD_1 | {"C": 16}, BF16 | {"tile_cols": 64}),
    "im2col_fp8": (SIZE_56 | TAPS_3 | PAD_1 | {"C": 128}, FP8),
    "im2col_3d": (
        {"D": 16, "H": 28, "W": 28, "C": 32, "Q": 3, "pad_d": 1} | TAPS_3 | PAD_1,
        BF16 | {"tile_cols": 32},
    ),
}


def im2col_loads(conv: Conv, config: LoaderConfig, **at: int) -> Callable[[int, int], Loads]:
    table, resource = im2col.addresses(conv, config, **at), im2col.resource(conv, config)
    return lambda warp, lane: loads_of(table, config, resource, warp, lane)


@pytest.mark.parametrize("name", MOJO_IM2COL)
def test_modulars_im2col_loader_compiled(name: str):
    layer, tile = MOJO_IM2COL[name]
    for images, m_tile, k_tile in ((1, 0, 0), (3, 40, 3)):
        conv, config = Conv(N=images, **layer), LoaderConfig(**tile)
        m, k = m_tile * 128 + 48, k_tile % max(conv.K // config.tile_cols, 1) * config.tile_cols
        expected = im2col_loads(conv, config, m_anchor=m, k_offset=k)
        assert same_loads(MOJO / "gfx950" / f"{name}.ll", (images, m, k), 4, expected) > 0


@pytest.mark.parametrize(("name", "C", "tile"), [
    ("im2col_runtime", 64, BF16 | {"tile_cols": 64}), ("im2col_runtime_fp8", 128, FP8)
])  # fmt: skip
def test_modulars_im2col_loader_with_sizes_at_run_time(name: str, C: int, tile: dict):
    for images, height, width, m, k in ((2, 30, 41, 1200, C), (1, 64, 5, 256, 0)):
        conv = Conv(N=images, H=height, W=width, C=C, **TAPS_3, **PAD_1, runtime_output=(height, width))
        config = LoaderConfig(**tile, runtime_hw=True)
        expected = im2col_loads(conv, config, m_anchor=m, k_offset=k)
        arguments = (images, height, width, height, width, m, k)
        assert same_loads(MOJO / "gfx950" / f"{name}.ll", arguments, 4, expected) > 0


def opencl_im2col(target: str) -> LoaderConfig:
    width = {"gfx950": 8, "gfx942": 2}[target]
    return LoaderConfig(tile_rows=width * 16, tile_cols=32, warps=4, element_bytes=2, load_width=width)


def opencl_conv(images: int, height: int, width: int) -> Conv:
    return Conv(N=images, H=height, W=width, C=64, **TAPS_3, dilation_h=2, dilation_w=2, pad_h=2, pad_w=2)


IM2COL_POINTS = ((2, 20, 17, 3, 5), (1, 96, 9, 0, 0), (3, 14, 14, 4, 17))  # images, height, width, block x, block y


@pytest.mark.parametrize("target", ["gfx950", "gfx942"])
@pytest.mark.parametrize("name", ["im2col", "im2col_carried", "im2col_uniform", "im2col_o0"])
def test_our_im2col_loader_compiled(target: str, name: str):
    file = OPENCL / target / f"{name}.ll"
    if not file.exists():
        assert name.endswith("_o0")
        assert target == "gfx942"
        return
    config = opencl_im2col(target)
    for images, height, width, x, y in IM2COL_POINTS:
        expected = im2col_loads(
            opencl_conv(images, height, width), config, m_anchor=x * config.tile_rows, k_anchor=y * config.tile_cols
        )
        arguments = (images, height, width, height, width)
        assert same_loads(file, arguments, 4, expected, block=(x, y, 0)) > 0


@pytest.mark.parametrize("wrong", ["no_mask", "no_dilation", "wrong_carry"])
def test_our_wrong_im2col_loaders_do_something_else(wrong: str):
    """Each differs at some thread, so that a proof of it would be a bug."""
    config, differing = opencl_im2col("gfx950"), 0
    for images, height, width, x, y in IM2COL_POINTS:
        expected = im2col_loads(opencl_conv(images, height, width), config, m_anchor=x * 128, k_anchor=y * 32)
        arguments = (images, height, width, height, width)
        run = wave(OPENCL / "gfx950" / f"im2col_{wrong}.ll", *arguments, block=(x, y, 0))
        differing += sum(issued(run.run(lane)) != expected(0, lane) for lane in LANES)
    assert differing > 0


def test_signed_bytes_overflow_where_the_right_kernel_does_not():
    """The sentinel of 2^30 elements is 2^31 bytes; one image less still fits."""
    right, wrong = (OPENCL / "gfx950" / f"{name}.ll" for name in ("im2col", "im2col_signed_bytes"))
    fits, over = (255, 256, 256, 256, 256), (256, 256, 256, 256, 256)
    assert wave(wrong, *fits).run(0).trouble is None
    assert issued(wave(right, *over).run(0))[0][0] == 2**31
    trouble = wave(wrong, *over).run(0).trouble
    assert trouble.undefined
    assert "the vector offset is poison: nsw: 1073741824" in trouble.reason


@pytest.mark.parametrize(("name", "cols", "swizzle", "element_bytes"), [
    ("tile_loader", 64, None, 2), ("tile_loader_fp8", 128, FP8_SWIZZLE, 1)
])  # fmt: skip
def test_modulars_tile_loader_compiled(name: str, cols: int, swizzle: Swizzle | None, element_bytes: int):
    config = LoaderConfig(
        tile_rows=128, tile_cols=cols, warps=8, element_bytes=element_bytes, load_width=16 // element_bytes,
        full_tile_width=swizzle is not None, swizzle=swizzle,
    )  # fmt: skip
    for rows, m, k in ((1000, 128, 0), (64, 0, 3 * cols)):
        matrix = Matrix(rows=rows, cols=4096, stride=4096)
        table = tile_loader.addresses(matrix, config, m_offset=m, k_offset=k)
        expected = functools.partial(loads_of, table, config, tile_loader.resource(matrix, config))
        assert same_loads(MOJO / "gfx950" / f"{name}.ll", (rows, m, k), 8, expected) > 0


@pytest.mark.parametrize("target", ["gfx950", "gfx942"])
def test_our_tile_copy_compiled(target: str):
    """The loads are the executor's, and byte b of the copy is byte b of the tile, through LDS."""
    config = LoaderConfig(
        tile_rows=64, tile_cols=64, warps=4, element_bytes=2, load_width=8 if target == "gfx950" else 2,
        full_tile_width=True, swizzle=Swizzle(3, 4, 3),
    )  # fmt: skip
    rows, stride, x, y = 200, 192, 2, 1
    matrix = Matrix(rows=rows, cols=stride, stride=stride)
    table = tile_loader.addresses(matrix, config, m_offset=y * 64, k_offset=x * 64)
    resource = tile_loader.resource(matrix, config)
    waves = [wave(OPENCL / target / "tile_copy.ll", rows, stride, block=(x, y, 0), warp=warp) for warp in range(4)]
    lds: dict[int, int] = {}
    for warp, lane, ran in executions(*waves):
        assert issued(ran) == loads_of(table, config, resource, warp, lane)
        for a in of_kind(ran, "dma", "buffer"):
            lds.update((a.lds + i, a.offset + i) for i in range(a.size))
    copied: dict[int, int] = {}
    for _, _, ran in executions(*waves):
        for read, store in zip(of_kind(ran, "load", "lds"), of_kind(ran, "store", "global"), strict=True):
            assert (read.size, store.size) == (16, 16)
            argument, byte = from_argument(store)
            assert argument == 1
            copied.update((byte + i, lds[read.address + i]) for i in range(16))
    want = {(r * 64 + c) * 2 + b: ((y * 64 + r) * stride + x * 64 + c) * 2 + b
            for r in range(64) for c in range(64) for b in range(2)}  # fmt: skip
    assert copied == want


@pytest.mark.parametrize(("name", "cols", "stride", "swizzles"), [
    ("subtile_plain", 32, 64, (None, None)),
    ("subtile_pair", 32, 128, (Swizzle(1, 1, 4), Swizzle(1, 0, 6))),
    ("subtile_wide", 64, 576, (Swizzle(3, 0, 3), None)),
])  # fmt: skip
def test_modulars_subtile_loader_compiled(name: str, cols: int, stride: int, swizzles: tuple):
    loader = SubTileLoader(rows=32, cols=cols, element_bytes=2, swizzle=swizzles[0], swizzle2=swizzles[1])
    num_records = (255 * stride + cols) * 2
    for warp_row in (0, 5):
        base = warp_row * 32 * stride * 2

        def loads(warp: int, lane: int, base: int = base) -> Loads:
            return [
                (loader.voffset(lane, strip, stride), loader.soffset(block, strip, stride, base),
                 loader.lds_byte(lane, block, strip), loader.lane_bytes, num_records)
                for block, strip in loader.steps()
            ]  # fmt: skip

        assert same_loads(MOJO / "gfx950" / f"{name}.ll", (warp_row,), 1, loads) > 0


@pytest.mark.parametrize(("name", "rows", "depth", "stride", "es", "chunked"), [
    ("st_8x32_depth64", 64, 64, 64, 2, False),
    ("st_8x32_depth128", 64, 128, 1024, 2, False),
    ("st_8x32_fp8", 128, 128, 128, 1, False),
    ("st_8x32_chunked", 128, 128, 128, 1, True),
])  # fmt: skip
def test_modulars_v_tile_loader_compiled(name: str, rows: int, depth: int, stride: int, es: int, chunked: bool):
    loader = VTileLoader(
        rows=rows, depth=depth, block_cols=64 // es, threads=512, element_bytes=es, chunked=chunked
    )  # fmt: skip
    num_records = ((rows - 1) * stride + depth) * es

    def loads(warp: int, lane: int) -> Loads:
        return [
            (int(loader.source_byte(warp, lane, i, stride)), 4096, int(loader.lds_base(warp, i)) + 16 * lane, 16,
             num_records)
            for i in range(loader.iterations)
        ]  # fmt: skip

    assert same_loads(MOJO / "gfx950" / f"{name}.ll", (4096,), 8, loads) > 0


def lds_reads(file: Path, kind: str, expected: Callable[[int], list[int]], size: int, **where) -> None:
    """Every lane reads the expected LDS bytes, in any order (a compiler may move loads)."""
    for _, lane, ran in executions(wave(file, **where)):
        found = of_kind(ran, kind, "lds")
        assert sorted(access.address for access in found) == sorted(expected(lane)), (file.name, lane)
        assert {access.size for access in found} == {size}


S30 = Swizzle(3, 0, 3)
LOAD_B = {
    "load_b_16x16x32": ((16, 16, 32), 2, 32, 64, None, None),
    "load_b_32x32x16": ((32, 32, 16), 2, 64, 32, None, None),
    "load_b_fp8_16x16x128": ((16, 16, 128), 1, 32, 128, S30, None),
    "load_b_fp8_32x32x64": ((32, 32, 64), 1, 32, 128, None, None),
    "load_b_pair": ((32, 32, 16), 2, 64, 32, Swizzle(1, 1, 4), Swizzle(1, 0, 6)),
}


@pytest.mark.parametrize("name", LOAD_B)
def test_modulars_load_b_compiled(name: str):
    shape, element_bytes, rows, cols, swizzle, swizzle2 = LOAD_B[name]
    loader = TiledMmaLoader(
        shape=shape, element_bytes=element_bytes, rows=rows, cols=cols, swizzle=swizzle, swizzle2=swizzle2
    )
    blocks, tiles = loader.grid
    steps = [(i, j, h) for i in range(blocks) for j in range(tiles) for h in range(loader.halves)]
    lds_reads(
        MOJO / "gfx950" / f"{name}.ll", "load", lambda lane: [int(loader.load_b_byte(lane, *at)) for at in steps], 16
    )


TR_KERNELS = [
    ((32, 32, 16), MOJO / "gfx950" / "load_b_tr_32x32x16.ll", {}),
    ((16, 16, 32), MOJO / "gfx950" / "load_b_tr_16x16x32.ll", {}),
    ((32, 32, 16), OPENCL / "gfx950" / "transposed_read.ll", {"name": "b_operand"}),
]


@pytest.mark.parametrize(("shape", "file", "where"), TR_KERNELS, ids=["modular 32", "modular 16", "ours"])
def test_load_b_tr_compiled(shape: tuple[int, int, int], file: Path, where: dict):
    def expected(lane: int) -> list[int]:
        return [2 * int(mma_loader.load_b_tr_offset(shape, lane, half, shape[1])) for half in (0, 1)]

    lds_reads(file, "transposed", expected, 8, **where)


STRIPS = {
    "v_strip": (v_strips.STRIP_32, 64, 64, 1, None),
    "v_strip_swizzled": (v_strips.STRIP_32, 64, 64, 2, S30),
    "v_strip_16": (v_strips.STRIP_16, 128, 64, 1, None),
    "v_strip_16_swizzled": (v_strips.STRIP_16, 128, 128, 5, S30),
}


@pytest.mark.parametrize("name", STRIPS)
def test_modulars_v_strips_compiled(name: str):
    strip, rows, cols, dt, swizzle = STRIPS[name]

    def expected(lane: int) -> list[int]:
        return [
            int(v_strips.strip_byte(strip, lane, base, block_rows=rows, block_cols=cols, dt=dt, swizzle=swizzle))
            for base in strip.key_bases
        ]

    lds_reads(MOJO / "gfx950" / f"{name}.ll", "transposed", expected, 8)


@pytest.mark.parametrize("bk_tile", [0, 1])
def test_our_v_strip_compiled(bk_tile: int):
    strip = v_strips.STRIP_32

    def expected(lane: int) -> list[int]:
        return [
            int(v_strips.strip_byte(strip, lane, base, block_rows=128, block_cols=64, dt=1, bk_tile=bk_tile))
            for base in strip.key_bases
        ]

    file = OPENCL / "gfx950" / "transposed_read.ll"
    for _, lane, ran in executions(wave(file, 1, bk_tile, name="v_strip")):
        assert [access.address for access in of_kind(ran, "transposed", "lds")] == expected(lane)


@pytest.mark.parametrize(("name", "op"), [
    ("scaled_1_tile", BlockScaledMmaOp(num_m=2, num_n=2, num_k=1)),
    ("scaled_2_tiles", BlockScaledMmaOp(num_m=4, num_n=2, num_k=2)),
])  # fmt: skip
def test_modulars_block_scaled_loads_compiled(name: str, op: BlockScaledMmaOp):
    """The four LDS tiles lie where the module's variables were laid out; each is read at the executor's bytes."""
    run = wave(MOJO / "gfx950" / f"{name}.ll")
    tiles = (op.num_m * 16, op.num_n * 16)
    sizes = [rows * op.row_bytes for rows in tiles] + [rows * 4 * op.num_k for rows in tiles]
    variables = [variable for variable in run.module["globals"] if variable["name"] in run.globals]
    assert sorted(v["size"] for v in variables) == sorted(sizes)
    for _, lane, ran in executions(run):
        found = sorted((a.address, a.size) for a in of_kind(ran, "load", "lds"))
        candidates = [
            sorted(expected_scaled_loads(op, lane, dict(zip("ABab", order, strict=True))))
            for order in orders(run, variables, sizes)
        ]
        assert found in candidates, lane


def orders(run, variables: list[dict], sizes: list[int]) -> list[tuple[int, ...]]:
    """Base addresses of (A, B, A scales, B scales) that fit the variables' sizes: equal sizes can be told no further."""
    return [
        tuple(run.globals[variable["name"]] for variable in choice)
        for choice in permutations(variables)
        if [variable["size"] for variable in choice] == sizes
    ]


def expected_scaled_loads(op: BlockScaledMmaOp, lane: int, base: dict[str, int]) -> list[tuple[int, int]]:
    loads = []
    for k in range(op.num_k):
        for operand, count in (("A", op.num_m), ("B", op.num_n)):
            for tile in range(count):
                loads.append((base[operand] + int(op.fragment_byte(lane, tile, k)), 16))
                loads.append((base[operand.lower()] + int(op.scale_byte(lane, tile, k)), 1))
    return loads


def stored_elements(waves) -> list[int]:
    """Elements of the second argument that all lanes store, 4 bytes each."""
    found: list[int] = []
    for _, _, ran in executions(*waves):
        for access in of_kind(ran, "store", "global"):
            argument, byte = from_argument(access)
            assert argument == 1
            assert byte % 4 == 0
            found += range(byte // 4, (byte + access.size) // 4)
    return found


@pytest.mark.parametrize(("file", "shape", "our_own"), [
    (OPENCL / "gfx950" / "epilogue.ll", 16, True), (OPENCL / "gfx942" / "epilogue.ll", 16, True),
    (OPENCL / "gfx950" / "epilogue_o0.ll", 16, True),
    (MOJO / "gfx950" / "epilogue_16x16.ll", 16, False), (MOJO / "gfx950" / "epilogue_32x32.ll", 32, False),
], ids=lambda value: value.stem if isinstance(value, Path) else str(value))  # fmt: skip
def test_epilogues_store_the_valid_elements_once(file: Path, shape: int, our_own: bool):
    rows, columns = shape + 5, 3 * shape + (4 if file.stem == "epilogue_16x16" else 6)
    stride = 4096 if "padded" in file.stem else columns + 3 if our_own else columns
    arguments = (rows, columns, stride) if our_own else (rows, columns)
    waves = [wave(file, *arguments, block=(0, y, 0), warp=warp) for y in range(2) for warp in range(4)]
    writer = RegTileEpilogue(n_total=columns, row_stride=stride, chunk=1)
    want = sorted(writer.address(m, n) for m in range(rows) for n in range(columns))
    assert sorted(stored_elements(waves)) == want


@pytest.mark.parametrize("file", [OPENCL / "gfx950" / "epilogue_aligned.ll", MOJO / "gfx950" / "epilogue_16x16.ll"],
                         ids=["ours, aligned", "modular"])  # fmt: skip
def test_a_wide_store_that_claims_its_alignment_is_undefined_in_odd_rows(file: Path):
    """Modular's epilogue is compiled to such a store (the finding epilogue.wide_store_is_aligned)."""
    for stride, fine in ((56, True), (54, False)):
        arguments = (16, stride, stride)[: 3 if "aligned" in file.stem else 2]
        troubles = [ran.trouble for ran in wave(file, *arguments).lanes()]
        assert all(trouble is None for trouble in troubles) == fine
        assert fine or all(t is None or "no multiple of 16" in t.reason for t in troubles)


@pytest.mark.parametrize("wrong", ["no_partial", "off_by_one"])
def test_wrong_epilogues_store_something_else(wrong: str):
    file = OPENCL / "gfx950" / f"epilogue_{wrong}.ll"
    stored = stored_elements([wave(file, 15, 54, 57, warp=3)])
    valid = [element for element in stored if element % 57 < 54 and element // 57 < 15]
    assert len(valid) < len(stored)


@pytest.mark.parametrize("file", ["gfx950/masked_copy", "gfx942/masked_copy", "gfx950/masked_copy_o0"])
def test_masked_copy_stores_every_element_once(file: str):
    for count in (1021, 1024, 1026):
        waves = [wave(OPENCL / f"{file}.ll", count, block=(x, 0, 0), warp=w) for x in range(2) for w in range(4)]
        assert sorted(stored_elements(waves)) == list(range(count))
        loads = [a for _, _, ran in executions(*waves) for a in of_kind(ran, "load", "buffer")]
        past = [a for a in loads if a.voffset != 0xFFFFFFFF and a.voffset >= 4 * count]
        assert not past
        assert {a.resource.num_records for a in loads} == {4 * count}


@pytest.mark.parametrize("wrong", ["no_tail_mask", "off_by_one"])
def test_wrong_masked_copies_store_past_the_end(wrong: str):
    stored = stored_elements([wave(OPENCL / "gfx950" / f"masked_copy_{wrong}.ll", 101)])
    assert max(stored) >= 101


def test_an_offset_of_32_signed_bits_overflows_in_the_last_block():
    """The store is plain, so the run goes on to it only if the load's offset was defined."""
    count, block = 2**30 - 1, (2**20 - 1, 0, 0)
    right, wrong = (OPENCL / "gfx950" / f"{name}.ll" for name in ("masked_copy", "masked_copy_int_bytes"))
    assert wave(right, count, block=block, warp=3).run(63).trouble is None
    assert wave(wrong, 2**29 - 1, block=(2**19 - 1, 0, 0), warp=3).run(63).trouble is None
    assert wave(wrong, count, block=block, warp=3).run(63).trouble.undefined


def test_swapped_swizzle_bits_give_another_tile():
    """The two wrong tile copies and the right one agree on what is stored where, not on what is loaded or read."""
    folder = OPENCL / "gfx950"
    files = [folder / f"{name}.ll" for name in ("tile_copy", "tile_copy_swapped_bits", "tile_copy_read_plain")]
    right, swapped, plain = ([ran for _, _, ran in executions(wave(file, 64, 64))] for file in files)
    assert [issued(r) for r in right] != [issued(r) for r in swapped]
    assert [issued(r) for r in right] == [issued(r) for r in plain]
    reads = [[[a.address for a in of_kind(r, "load", "lds")] for r in some] for some in (right, swapped, plain)]
    assert reads[0] == reads[1] != reads[2]
    swizzled = on_vectors(Swizzle(3, 0, 3), 16)
    assert reads[0] == [[int(swizzled(byte)) for byte in lane] for lane in reads[2]]
