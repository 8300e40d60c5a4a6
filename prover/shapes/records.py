"""What `tileprove shapes` finds, as data; `--json` writes it as it is."""

from __future__ import annotations

from enum import StrEnum

import msgspec

SCHEMA_VERSION = 1


class Status(StrEnum):
    """How a layer stands to a precondition. UNDECIDED: it makes no sense while an earlier one is violated."""

    MET = "met"
    VIOLATED = "violated"
    DOES_NOT_APPLY = "does not apply"
    UNDECIDED = "undecided"


class Effect(StrEnum):
    """What a violated precondition does to the layer.

    WRONG: there is a lane, or an LDS byte, that goes wrong. CONDITIONAL: there is one under a reading of the hardware.
    HARMLESS: everything was looked at and nothing goes wrong. NOT_FOUND: a part was looked at and nothing goes wrong.
    REFUSED: nothing runs, as the loader does not compile.
    """

    WRONG = "wrong"
    CONDITIONAL = "wrong under a reading of the hardware"
    HARMLESS = "harmless here"
    NOT_FOUND = "no wrong lane found"
    REFUSED = "refused"


class Place(msgspec.Struct):
    """An input element: its number, its byte, and (n, [d,] h, w, c). All of them None: zero, not read from the tensor.

    Without coordinates it lies outside the tensor.
    """

    element: int | None
    byte: int | None
    coordinates: list[int] | None


class WrongLane(msgspec.Struct):
    """One element that a lane gets wrong; element: its number inside the lane's load. load: where the load starts, as
    an input element; replay: an executor call that answers it.

    row, column: (n, [d_out,] h_out, w_out) of m and ([kq,] kh, kw, c) of k. asks: what the addresses say before they
    travel in 32 bits. gets: what arrives. belongs: what it should be.
    """

    m_offset: int
    k_offset: int
    iteration: int
    warp: int
    lane: int
    element: int
    m: int
    row: list[int]
    k: int
    column: list[int]
    asks: Place
    gets: Place
    belongs: Place
    load: int
    replay: str


class LdsProblem(msgspec.Struct):
    """What is wrong in LDS, in a sentence. byte: from the start of the tile, if it is about one; writers: [iteration, warp,
    lane] of the loads that write it."""

    what: str
    byte: int | None = None
    writers: list[list[int]] = []


class Check(msgspec.Struct):
    """One precondition of one layer. note: what a violation means here, in words. searched: where a lane was sought."""

    name: str
    group: str
    sentence: str
    asserted: bool
    claims: list[str]
    status: Status
    values: str
    effect: Effect | None = None
    note: str = ""
    reading: str = ""
    searched: str = ""
    lane: WrongLane | None = None
    lds: LdsProblem | None = None


class Loader(msgspec.Struct):
    """The loader's configuration, see `concrete.loader_config.LoaderConfig`."""

    tile_rows: int
    tile_cols: int
    warps: int
    element_bytes: int
    load_width: int
    full_tile_width: bool
    swizzle: list[int] | None
    runtime_hw: bool


class LayerReport(msgspec.Struct):
    """One layer for one N. input: [N, [D,] H, W, C]; output, filter, stride, dilation, pad: [[d,] h, w].

    m, k: rows and columns of the GEMM. stepping: None on the pointwise path.
    """

    name: str
    also: list[str]
    input: list[int]
    output: list[int]
    filter: list[int]
    stride: list[int]
    dilation: list[int]
    pad: list[int]
    loader: Loader
    path: str
    stepping: str | None
    m: int
    k: int
    tensor_bytes: int
    checks: list[Check]

    @property
    def violated(self) -> list[Check]:
        return [check for check in self.checks if check.status is Status.VIOLATED]


class ShapesReport(msgspec.Struct):
    """A run of `tileprove shapes`; exit_code: 0 if every layer meets every precondition, else 1."""

    schema_version: int
    tool: str
    version: str
    system: str
    file: str
    title: str
    exit_code: int
    layers: list[LayerReport]
