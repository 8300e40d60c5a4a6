"""A valid call of each function, method and class of NVIDIA's hardware: (what to call, its arguments by name)."""

import numpy as np
from tileprove.concrete.hardware import cp_async, ldmatrix, mma_sync, tma, warp_banks, wgmma

LANE = np.arange(32)
IMAGE = np.zeros(1 << 15, dtype=np.uint8)
ROWS = {"image": IMAGE, "address": LANE * 16}
CORE = mma_sync.mma_named("m16n8k8_f16_f32")
A, B, D = (np.zeros(CORE.shape(operand)) for operand in "ABD")
HELD = {name: mma_sync.scatter(CORE, operand, x) for name, operand, x in (("a", "A", A), ("b", "B", B), ("c", "D", D))}
OPERAND = {"mode": "128B", "major": "K", "element_bytes": 2, "lbo": 16, "sbo": 1024, "base_offset": 1}
TENSOR = {"width": 64, "height": 20, "pitch": 128, "element_bytes": 2, "box_width": 16, "box_height": 8,
          "swizzle": "64B", "step": 2}  # fmt: skip
SHARED, MAP = wgmma.SharedOperand(**OPERAND), tma.TensorMap(**TENSOR)
BOX = {"memory": IMAGE, "image": IMAGE.copy(), "x": 8, "y": 1, "base": 128}

NVIDIA = {
    "cp_async.source": (cp_async.source, {"src": LANE, "src_size": LANE % 16, "cp_size": 16}),
    "cp_async.copy": (
        cp_async.copy,
        {"memory": IMAGE, "image": IMAGE.copy(), "src": 64, "dst": 16, "cp_size": 16, "src_size": None},
    ),
    "cp_async.bulk_bytes": (cp_async.bulk_bytes, {"size": LANE}),
    "ldmatrix.element": (ldmatrix.element, {"lane": LANE, "half": 1, "transposed": True}),
    "ldmatrix.address_lane": (ldmatrix.address_lane, {"matrix": 3, "row": LANE % 8}),
    "ldmatrix.load": (ldmatrix.load, {**ROWS, "count": 4, "transposed": False}),
    "ldmatrix.store": (
        ldmatrix.store,
        {**ROWS, "registers": np.zeros((32, 2, 2), dtype=np.uint16), "transposed": False},
    ),
    "mma_sync.MmaSync": (
        mma_sync.MmaSync,
        {"name": "m16n8k8", "M": 16, "N": 8, "K": 8, "bits": 16, "result_bits": 32, "grade": "A"},
    ),
    "mma_sync.MmaSync.a": (CORE.a, {"lane": LANE, "e": 3}),
    "mma_sync.MmaSync.b": (CORE.b, {"lane": LANE, "e": 1}),
    "mma_sync.MmaSync.result": (CORE.result, {"lane": LANE, "e": 3}),
    "mma_sync.MmaSync.position": (CORE.position, {"operand": "D", "lane": LANE, "e": 3}),
    "mma_sync.MmaSync.register": (CORE.register, {"operand": "D", "e": LANE}),
    "mma_sync.MmaSync.elements": (CORE.elements, {"operand": "A"}),
    "mma_sync.MmaSync.shape": (CORE.shape, {"operand": "A"}),
    "mma_sync.mma_named": (mma_sync.mma_named, {"name": "m8n8k4_f64"}),
    "mma_sync.gather": (mma_sync.gather, {"mma": CORE, "operand": "A", "fragments": HELD["a"]}),
    "mma_sync.scatter": (mma_sync.scatter, {"mma": CORE, "operand": "A", "matrix": A}),
    "mma_sync.simulate": (mma_sync.simulate, {"mma": CORE, **HELD, "c": None}),
    "tma.TensorMap": (tma.TensorMap, TENSOR),
    "tma.TensorMap.shared_byte": (MAP.shared_byte, {"base": 1024, "row": LANE, "byte": 3}),
    "tma.TensorMap.load": (MAP.load, BOX),
    "tma.TensorMap.store": (MAP.store, BOX),
    "warp_banks.SharedAccess": (
        warp_banks.SharedAccess,
        {"width_bytes": 8, "together": 16, "paired": None, "atomic": None, "rows_only": True, "grade": "A"},
    ),
    "warp_banks.access_named": (warp_banks.access_named, {"name": "ld128"}),
    "warp_banks.is_paired": (warp_banks.is_paired, {"address": LANE * 4}),
    "warp_banks.wavefronts": (warp_banks.wavefronts, {"address": LANE * 4, "name": "ld32"}),
    "wgmma.result": (wgmma.result, {"thread": LANE, "e": 3}),
    "wgmma.a_register": (wgmma.a_register, {"thread": LANE, "e": 3, "bits": 16}),
    "wgmma.SharedOperand": (wgmma.SharedOperand, OPERAND),
    "wgmma.SharedOperand.byte": (SHARED.byte, {"start": 1024, "mn": LANE, "k": 3}),
    "wgmma.SharedOperand.descriptor": (SHARED.descriptor, {"start": 1024}),
    "wgmma.SharedOperand.read": (SHARED.read, {"image": IMAGE, "start": 1024, "count": 64}),
}
