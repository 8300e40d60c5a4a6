"""Executor functions that no claim of `executors` runs, and why: (pattern of names, reason). First match counts."""

from __future__ import annotations

MOVES = "moves data by addresses that are proved; a simulation, compared with the claims by tests"
VALUES = "computes with data, not with addresses"
READS = "reads compiled kernels or replays one: nothing that a spec describes"
MEASURED = "a fact that was measured; tests compare every row of tests/data/nvidia, and no spec describes it"
TABLES = "checks a row of a table that is made when the module is imported"

REASONS: tuple[tuple[str, str], ...] = (
    ("arguments.*", "checks what an executor is given, not what it computes; tests refuse what each rule refuses"),
    ("banks.LdsTiming.__post_init__", TABLES),
    ("gpus.Arch.__post_init__", TABLES),
    ("mfma.Mfma.__post_init__", TABLES),
    ("shared_tiles.*.__post_init__", TABLES),
    ("cp_async.*", MEASURED),
    ("ldmatrix.*", MEASURED),
    ("mma_sync.*", MEASURED),
    ("tma.*", MEASURED),
    ("warp_banks.*", MEASURED),
    ("wgmma.*", MEASURED),
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
