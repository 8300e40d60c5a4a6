"""Kernels of kernels.ptx with their launches twice: in the words of `tileprove cuda check`, and as numbers at given sizes.

The numbers go to the interpreter of PTX, which shares no code with the prover: `violations` runs whole launches at many
small sizes and some threads of large ones, and says which line of the text does what no launch may do.
"""

import itertools
import time
from dataclasses import dataclass, field

import numpy as np
from tileprove.concrete.interpreter import ptx

MOST = 40_000  # accesses of a launch: loops that a mutant made endless
A_LAUNCH = 3.0  # seconds, for such loops without accesses


@dataclass
class Numbers:
    """A launch at sizes. memory: of each pointer, by the place of its argument, the bytes that it has, or its contents.
    written: pointers of which every element is to be written. blocks, threads: which ones run; all if not said."""

    grid: tuple
    block: tuple
    arguments: list
    memory: dict
    shared: int = 0
    written: tuple = ()
    blocks: list | None = None
    threads: list | None = None


@dataclass(frozen=True)
class Subject:
    """kernel: mangled. launch: of @cuda_launch(FILE, ...) all that follows FILE. at: sizes -> Numbers. sizes: of each its
    values. large: sizes with the threads that run."""

    kernel: str
    launch: str
    at: object
    sizes: dict
    large: tuple = field(default=())

    def points(self):
        for values in itertools.product(*self.sizes.values()):
            yield self.at(**dict(zip(self.sizes, values, strict=True)))
        yield from (self.at(**own) for own in self.large)


def up(a, b):
    return -(-a // b)


def corners(grid, block):
    """The first and the last block, and their first and last threads."""
    ends = [{"blocks": tuple(e - 1 for e in grid), "threads": tuple(e - 1 for e in block)}]
    return {
        "blocks": list(dict.fromkeys([(0, 0, 0), ends[0]["blocks"]])),
        "threads": list(dict.fromkeys([(0, 0, 0), ends[0]["threads"]])),
    }


def numbers(grid, block, arguments, memory, whole=True, **more):
    grid, block = (tuple([*own, 1, 1][:3]) for own in (grid, block))
    some = {} if whole else corners(grid, block)
    return Numbers(grid, block, arguments, memory, **{**some, **more})


class Enough(Exception):
    pass


def violations(text, subject):
    """What is wrong at all these points: ("line", number) or ("apart" or "written", argument) -> where it was seen; and how
    many accesses were seen."""
    kernel = ptx.read(text)[subject.kernel]
    found, seen = {}, 0
    for point in subject.points():
        one = _Launch(kernel, point)
        one.run()
        seen += one.touches
        for key, said in one.found.items():
            found.setdefault(key, f"{said}, grid {point.grid}, block {point.block}, {point.arguments}")
    return found, seen


class _Launch:
    def __init__(self, kernel, point):
        self.kernel, self.point = kernel, point
        self.found, self.touches, self.writers, self.ended = {}, 0, {}, False

    def run(self):
        memory = {}
        for place, own in self.point.memory.items():
            whole = isinstance(own, int)
            memory[f"m{place}"] = ptx.Contents(
                b"" if whole else np.ascontiguousarray(own).tobytes(), own if whole else 0
            )
        arguments = [
            ptx.Pointer(f"m{at}") if at in self.point.memory else v for at, v in enumerate(self.point.arguments)
        ]
        try:
            ptx.run(
                self.kernel, arguments, self.point.grid, self.point.block, memory, self.see, shared=self.point.shared,
                blocks=self.point.blocks, threads=self.point.threads, deadline=time.monotonic() + A_LAUNCH,
            )  # fmt: skip
            self.ended = True
        except (Enough, ptx.OutOfTime, ptx.NotRun, ptx.UndefinedBehaviour):
            pass  # what it did until then is judged
        if self.ended and self.point.blocks is None:
            for place in self.point.written:
                own = self.point.memory[place]
                missing = set(range(own)) - {byte for name, byte in self.writers if name == f"m{place}"}
                if missing:
                    self.found["written", place] = f"nobody writes byte {min(missing)}"

    def see(self, event):
        who = f"block {event.block}, thread {event.thread}"
        if isinstance(event, ptx.Undefined):
            if event.what in ("outside", "alignment", "space", "division by zero", "overflowing division"):
                self.found.setdefault(("line", event.line), f"{event.what}: {who}")
            return
        self.touches += 1
        if self.touches > MOST:
            raise Enough
        if event.space == "global" and event.kind == "store":
            for byte in range(event.byte, event.byte + event.bytes):
                other = self.writers.setdefault((event.memory, byte), (event.block, event.thread))
                if other != (event.block, event.thread) and event.memory:
                    self.found.setdefault(("apart", int(event.memory[1:])), f"byte {byte}: {who} and {other}")


def stride(n, bx, gx, whole=True):
    return numbers((gx,), (bx,), [0, 0, n], {0: 4 * n, 1: 4 * n}, whole, written=(1,))


def mat(m, n, bx, by, whole=True):
    return numbers(
        (up(n, bx), up(m, by)), (bx, by), [0, 0, m, n], {0: 4 * m * n, 1: 4 * m * n}, whole, written=(1,)
    )  # fmt: skip


def mat64(m, n, whole=True):
    return mat(m, n, 32, 8, whole)


def transpose(m, n, whole=True):
    return numbers(
        (up(n, 32), up(m, 32)), (32, 8), [0, 0, m, n], {0: 4 * m * n, 1: 4 * m * n}, whole, written=(1,)
    )  # fmt: skip


def reduce(n, bx, g):
    return numbers((g,), (bx,), [0, 0, n], {0: 4 * n, 1: 4 * g}, shared=4 * bx, written=(1,))


def warps_bad(rows, n, bx):
    return numbers((rows,), (bx,), [0, 0, n], {0: 4 * rows, 1: 4 * rows}, written=(1,))


def dot4(rows, k):
    return numbers((up(rows, 128),), (128,), [0, 0, 0, rows, k], {0: 4 * rows * k, 1: 4 * k, 2: 4 * rows}, written=(2,))


def vec4(n, bx, whole=True):
    return numbers((up(n, bx),), (bx,), [0, 0, n], {0: 16 * n, 1: 16 * n}, whole, written=(1,))


def gather(n, V):
    index = (np.arange(n, dtype=np.int32) * 7919 + V - 1) % V
    return numbers((up(n, 256),), (256,), [0, 0, 0, n], {0: index, 1: 4 * V, 2: 4 * n}, written=(2,))


def back(n, bx):
    return numbers((1,), (bx,), [0, 0, n], {0: 4 * n * bx, 1: 4 * n * bx}, written=(1,))


def stencil(n):
    return numbers((up(n, 256),), (256,), [0, 0, n], {0: 4 * n, 1: 4 * n})


def divmod_(n, w, bx):
    return numbers((up(n * w, bx),), (bx,), [0, 0, n, w], {0: 4 * n * w, 1: 4 * n * w}, written=(1,))


def hist(n, bx, gx):
    letters = np.arange(n, dtype=np.uint8) * 37 + 255
    return numbers((gx,), (bx,), [0, 0, n], {0: letters, 1: 1024})


BIG = {"whole": False}
HALF = 1 << 30
SUBJECTS = {
    "stride": Subject(
        "_Z6stridePKfPfi",
        'block="bx", grid="gx")\ndef NAME(n, bx, gx):\n    given(n + bx * gx < 2**31)\n'
        '    return [tensor("fp32", n), tensor("fp32", n, written=True), n]\n',
        stride,
        {"n": (1, 2, 5, 31, 64, 65), "bx": (1, 3, 32), "gx": (1, 2, 3)},
        tuple({"n": n, "bx": 1024, "gx": 2000, **BIG} for n in (70_000, 2**29 + 9, HALF + 5, 2**31 - 1 - 2_048_000)),
    ),
    "mat": Subject(
        "_Z3matPKfPfii",
        'block=("bx", "by"), grid=("cdiv(n, bx)", "cdiv(m, by)"))\ndef NAME(m, n, bx, by):\n'
        "    given(m * n < 2**31, m < 2**30, n < 2**30)\n"
        '    return [tensor("fp32", m, n), tensor("fp32", m, n, written=True), m, n]\n',
        mat,
        {"m": (1, 2, 7), "n": (1, 3, 10), "bx": (1, 4), "by": (1, 3)},
        (
            {"m": 40_000, "n": 50_000, "bx": 32, "by": 8, **BIG},
            {"m": 1, "n": HALF - 1, "bx": 1024, "by": 1, **BIG},
            {"m": 65_535, "n": 32_767, "bx": 1, "by": 1, **BIG},
        ),
    ),
    "mat64": Subject(
        "_Z5mat64PKfPfll",
        'block=(32, 8), grid=("cdiv(n, 32)", "cdiv(m, 8)"))\ndef NAME(m, n):\n    given(m < 2**30, n < 2**30)\n'
        '    return [tensor("fp32", m, n), tensor("fp32", m, n, written=True), m, n]\n',
        mat64,
        {"m": (1, 7, 8, 9), "n": (1, 31, 32, 33)},
        ({"m": 300_000, "n": 400_000, **BIG}, {"m": 3, "n": HALF - 1, **BIG}, {"m": 524_280, "n": 1000, **BIG}),
    ),
    "transpose": Subject(
        "_Z9transposePKfPfii",
        'block=(32, 8), grid=("cdiv(n, 32)", "cdiv(m, 32)"))\ndef NAME(m, n):\n    given(m < 2**30, n < 2**30)\n'
        '    return [tensor("fp32", m, n), tensor("fp32", n, m, written=True), m, n]\n',
        transpose,
        {"m": (1, 9, 32, 33), "n": (1, 31, 40)},
        (
            {"m": 300_000, "n": 400_000, **BIG},
            {"m": 2_000_000, "n": 3, **BIG},
            {"m": 3, "n": HALF - 32, **BIG},
        ),
    ),
    "reduce": Subject(
        "_Z6reducePKfPfi",
        'block="bx", grid="g", shared="4*bx")\ndef NAME(n, bx, g):\n    given(g * bx < 2**31)\n'
        '    return [tensor("fp32", n), tensor("fp32", g, written=True), n]\n',
        reduce,
        {"n": (1, 5, 40), "bx": (1, 2, 7, 32), "g": (1, 3)},
    ),
    "warps_512": Subject(
        "_Z9warps_badPKfPfi",
        'block="bx", grid="rows")\ndef NAME(rows, n, bx):\n    given(bx <= 512)\n'
        '    return [tensor("fp32", rows), tensor("fp32", rows, written=True), n]\n',
        warps_bad,
        {"rows": (1, 2), "n": (1, 9), "bx": (1, 31, 33, 480, 512)},
    ),
    "dot4": Subject(
        "_Z4dot4PKfS0_Pfii",
        'block=128, grid="cdiv(rows, 128)")\ndef NAME(rows, k):\n    given(rows * k < 2**31, rows < 2**30)\n'
        '    return [tensor("fp32", rows, k), tensor("fp32", k), tensor("fp32", rows, written=True), rows, k]\n',
        dot4,
        {"rows": (1, 5, 129), "k": (1, 2, 3, 4, 5, 8, 9)},
    ),
    "vec4": Subject(
        "_Z4vec4PK6float4PS_i",
        'block="bx", grid="cdiv(n, bx)")\ndef NAME(n, bx):\n    given(n < 2**30)\n'
        '    return [tensor("fp32", n, 4), tensor("fp32", n, 4, written=True), n]\n',
        vec4,
        {"n": (1, 2, 7, 64, 65), "bx": (1, 3, 64)},
        tuple({"n": n, "bx": 1024, **BIG} for n in (40_000, 2**27 + 1024, 2**28 + 7, 2**30 - 1)),
    ),
    "gather": Subject(
        "_Z6gatherPKiPKfPfi",
        'block=256, grid="cdiv(n, 256)")\ndef NAME(n, V):\n    given(n < 2**30)\n'
        '    return [tensor("int32", n, values=(0, V)), tensor("fp32", V), tensor("fp32", n, written=True), n]\n',
        gather,
        {"n": (1, 5, 255, 256, 257), "V": (1, 2, 40)},
        ({"n": 3, "V": 2**29 + 9}, {"n": 3, "V": 2**31 - 1}),
    ),
    "back": Subject(
        "_Z4backPKfPfi",
        'block="bx", grid=1)\ndef NAME(n, bx):\n    given(n * bx < 2**31)\n'
        '    return [tensor("fp32", n, bx), tensor("fp32", n, bx, written=True), n]\n',
        back,
        {"n": (1, 2, 3, 4, 5, 9), "bx": (1, 5, 33)},
    ),
    "stencil": Subject(
        "_Z7stencilPKfPfi",
        'block=256, grid="cdiv(n, 256)")\ndef NAME(n):\n    given(n < 2**30)\n'
        '    return [tensor("fp32", n), tensor("fp32", n), n]\n',
        stencil,
        {"n": (1, 2, 255, 256, 257, 258, 600)},
    ),
    "divmod": Subject(
        "_Z6divmodPKfPfii",
        'block="bx", grid="cdiv(n*w, bx)")\ndef NAME(n, w, bx):\n    given(n * w < 2**30)\n'
        '    return [tensor("fp32", n, w), tensor("fp32", w, n, written=True), n, w]\n',
        divmod_,
        {"n": (1, 3, 8), "w": (1, 2, 7), "bx": (1, 5, 32)},
    ),
    "hist": Subject(
        "_Z4histPKhPii",
        'block="bx", grid="gx")\ndef NAME(n, bx, gx):\n    given(n + bx * gx < 2**31)\n'
        '    return [tensor("uint8", n), tensor("int32", 256), n]\n',
        hist,
        {"n": (1, 40, 300), "bx": (1, 64, 300), "gx": (1, 2)},
    ),
}
