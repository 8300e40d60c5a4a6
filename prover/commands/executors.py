"""`tileprove executors`: which executor functions are proved equal to the specs, as one Markdown page."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ..symbolic.coverage import Function

INTRODUCTION = """# Executors

For users of the numpy executors who ask how far each is proved.

What the numpy executors in `concrete/` compute, against the specs: each function is run on terms, unchanged, and its
result proved equal to the spec's (`tileprove check executors`). "itself" means that the function's own result is
compared; "within" that it runs on terms on the way to one that is. `tileprove executors --output docs/EXECUTORS.md`
writes this page from the claims.

Terms are mathematical integers; the claims `int64_*` say below which sizes int64 holds every intermediate value.
"""
MOST_NAMED = 3

MOVES = "moves data by addresses that are proved; a simulation, compared with the claims by tests"
VALUES = "computes with data, not with addresses"
READS = "reads compiled kernels or replays one: nothing that a spec describes"
MEASURED = (
    "counts on concrete addresses; tests compare every row of tests/data/nvidia, and degrees are claims of `nvidia`"
)
TABLES = "checks a row of a table that is made when the module is imported"

# executor functions that no claim of `executors` runs, and why: (pattern of names, reason); the first match counts
REASONS: tuple[tuple[str, str], ...] = (
    ("arguments.*", "checks what an executor is given, not what it computes; tests refuse what each rule refuses"),
    ("banks.LdsTiming.__post_init__", TABLES),
    ("gpus.Arch.__post_init__", TABLES),
    ("mfma.Mfma.__post_init__", TABLES),
    ("shared_tiles.*.__post_init__", TABLES),
    ("mma_sync.MmaSync.__post_init__", TABLES),
    ("cp_async.copy", MOVES),
    ("ldmatrix.load", MOVES),
    ("ldmatrix.store", MOVES),
    ("mma_sync.gather", MOVES),
    ("mma_sync.scatter", MOVES),
    ("mma_sync.simulate", VALUES),
    ("tma.TensorMap.load", MOVES),
    ("tma.TensorMap.store", MOVES),
    ("wgmma.SharedOperand.descriptor", "packs the bits of a descriptor; tests compare with those that were measured"),
    ("wgmma.SharedOperand.read", MOVES),
    ("warp_banks.*", MEASURED),
    ("interpreter.*", READS),
    ("dense.*", MOVES),
    ("scaled.*", MOVES),
    ("lds_image.*", MOVES),
    ("gpus.read", MOVES),
    ("gpus.lds_dma", MOVES),
    ("*.load_tile", MOVES),
    ("mma_loader.load_b_tr", MOVES),
    ("mma_loader.TiledMmaLoader.load_b", MOVES),
    ("block_scaled.BlockScaledMmaOp.load_*", MOVES),
    ("block_scaled.BlockScaledMmaOp.write_tile", MOVES),
    ("block_scaled.BlockScaledMmaOp.mma", VALUES),
    ("epilogue.RegTileEpilogue.store", MOVES),
    ("epilogue.RegTileEpilogue.lambda_calls", MOVES),
    ("epilogue.writer_store", MOVES),
    ("preshuffle.preshuffle_*", MOVES),
    ("subtile_loader.SubTileLoader.load", MOVES),
    ("subtile_loader.SubTileLoader.steps", "the order of issue, which no claim is about"),
    ("v_tile_loader.VTileLoader.load", MOVES),
    ("v_strips.load_v_fp8_strip", MOVES),
    ("transpose_read.read_transposed", MOVES),
    ("mfma.gather_*", MOVES),
    ("mfma.scatter_*", MOVES),
    ("mfma.simulate", VALUES),
    ("mx_formats.*", VALUES),
    ("addresses.axes", "concrete numbers of all lanes; the claims put any lane in their place"),
    ("banks.*degree*", "counts distinct values of data; the degrees are claims of `banks`, tests compare"),
    ("swizzle.is_permutation", "sorts concrete numbers; that swizzles permute is a claim of `swizzle`"),
    ("precondition.survey", "a report on the preconditions; what they refuse is proved"),
)


@click.command(short_help="Print which executor functions are proved, as Markdown.")
@click.option("--output", metavar="FILE", type=click.Path(path_type=Path), help="Write the page to FILE.")
def command(output: Path | None) -> int:
    """List every public function of the executors with the claims that prove it equal to a spec, or the reason why
    none does.

    \b
    Examples
      tileprove executors
      tileprove executors --output executors.md
    """
    from ..base.files import replace_content
    from ..running import registry
    from ..symbolic.coverage import covered

    (system,) = registry.Target("executors").systems()
    page = "".join(lines(covered(system.claims.values())))
    if output is None:
        sys.stdout.write(page)
    else:
        replace_content(output, page.encode())
    return 0


def lines(functions: Iterable[Function]) -> Iterator[str]:
    """The page."""
    found = list(functions)
    itself = [one for one in found if one.direct]
    within = [one for one in found if one.within and not one.direct]
    rest = [one for one in found if not one.direct and not one.within]
    yield INTRODUCTION
    yield f"\n## Proved, itself ({len(itself)} functions)\n\n| function | claims |\n|---|---|\n"
    yield from (f"| `{one.name}` | {_some(one.direct)} |\n" for one in itself)
    yield f"\n## Proved within others ({len(within)} functions)\n\n| function | claims |\n|---|---|\n"
    yield from (f"| `{one.name}` | {_some(one.within)} |\n" for one in within)
    yield "\n## Not covered\n\n| functions | reason |\n|---|---|\n"
    for module, why, names in _grouped(rest):
        said = f": {', '.join(f'`{name}`' for name in names)}" if names else ""
        yield f"| `{module}`{said} | {why} |\n"


def _some(claims: list[str]) -> str:
    more = len(claims) - MOST_NAMED
    return ", ".join(f"`{name}`" for name in claims[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def _grouped(functions: Iterable[Function]) -> Iterator[tuple[str, str, list[str]]]:
    """(module or modules, reason, names); without names where the reason is one for whole modules."""
    groups: dict[tuple[str, str], list[str]] = {}
    for one in functions:
        module, _, name = one.name.partition(".")
        pattern, why = excuse(one.name)
        if pattern.endswith("*") and "." not in pattern:
            groups.setdefault((pattern, why), [])
        else:
            groups.setdefault((module, why or "**no reason is given**"), []).append(name)
    for (module, why), names in groups.items():
        yield module, why, names


def excuse(name: str) -> tuple[str, str]:
    """(the pattern, the reason) why no claim runs this function; empty if nobody said."""
    return next(((pattern, why) for pattern, why in REASONS if fnmatchcase(name, pattern)), ("", ""))
