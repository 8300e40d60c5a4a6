"""Launches of the classic kernels of tests/data/races, and what `tileprove cuda check` says of their threads."""

import importlib
import sys
from dataclasses import dataclass
from math import prod
from pathlib import Path

from in_process import of_threads

DATA = Path(__file__).parent.parent / "data" / "races"
sys.path.insert(0, str(DATA))
classics = importlib.import_module("classics")
SOURCE = (DATA / "classics.cu").read_text()
MOST = 2**12  # of a size, so that its square is in the arrays, and nothing wraps
TILES = (
    ("cdiv(n, 32)", "cdiv(n, 32)"),
    "n % 32 == 0",
)  # as many blocks as cover n by n, and what the kernels take for granted
SQUARES = (1,), "n % 16 == 0"
MATMULS = ("matmul_two_barriers", "matmul_one_barrier", "matmul_two_buffers")
GRIDS = {"transpose_padded": TILES, "transpose_xor": TILES, **dict.fromkeys(MATMULS, SQUARES)}


@dataclass(frozen=True)
class Verdict:
    """said: proved, refuted or undecided, of all claims about two threads. why: the first case that is not proved."""

    said: str
    why: str = ""


def parameters(name):
    """(C++ type, name) of each."""
    own = SOURCE.partition(f"K {name}(")[2].partition(")")[0].split(", ")
    return [(one.rpartition(" ")[0] + "*" * ("*" in one), one.rpartition(" ")[2].strip("*")) for one in own]


def shared(all_of_it):
    """Bytes of the dynamic array, as an expression of sizes."""
    each = {one.shared / prod(one.block) for one in all_of_it}
    if len(each) == 1:
        return f"{int(4 * each.pop())} * bx"
    return str(4 * max(one.shared for one in all_of_it))


def at(name, one):
    """The text of a launch at the sizes of a run."""
    return _launch(name, one.block, one.grid, 4 * one.shared, dict(zip(_numbers(name), one.numbers, strict=True)))


def everywhere(name, right):
    """The text of a launch of any block size, where the kernel's blocks are of one dimension, and any numbers, of which
    this holds."""
    _, all_of_it = classics.CLASSICS[name]
    first = all_of_it[0]
    block = first.block if len(first.block) > 1 else ("bx",)
    grid = ("grid",) if any(one.grid != (1,) for one in all_of_it) else (1,)
    grid, more = GRIDS.get(name, (grid, "True"))
    bytes_ = shared(all_of_it) if len(block) == 1 else str(4 * first.shared)
    return _launch(name, block, grid, bytes_, {}, *(one for one in (right, more) if one not in ("", "True")))


def _numbers(name):
    return [own for kind, own in parameters(name) if "*" not in kind]


def _launch(name, block, grid, bytes_, numbers, *right):
    sizes = [own for own in _numbers(name) if own not in numbers]
    names = {one for one in (*block, *grid) if isinstance(one, str) and one.isidentifier()}
    promised = [f"    given({own} <= {MOST})" for own in (*sizes, *sorted(names - {"bx"}))]
    promised += [f"    given(({one.replace(' or ', ') | (')}))" for one in right]
    values = []
    for at, (kind, own) in enumerate(parameters(name)):
        element = "i8" if "char" in kind else "i32"
        value = f'tensor("{element}", {1 << 24})' if "*" in kind else numbers.get(own, own)
        values.append(f'"{name}_param_{at}": {value}')
    used = [*sizes, *sorted(names)]
    return "\n".join([
        "from tileprove.cuda import cuda_launch, given, tensor", "",
        f'@cuda_launch("{DATA / "classics.ptx"}", "{name}", block={block!r}, grid={grid!r}, shared={bytes_!r})',
        f"def classic({', '.join(used)}):", *promised, f"    return {{{', '.join(values)}}}", "",
    ])  # fmt: skip


def verdict(text, folder, **how):
    """What is said of the threads of a launch. how: as `in_process.decide` has it."""
    file = folder / "launches.py"
    file.write_text(text)
    return Verdict(*of_threads(file, **how))
