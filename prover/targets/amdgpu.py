"""AMD CDNA3 and CDNA4 (gfx942, gfx950): what a wave is, how LDS-DMA steps, how large LDS is.

Sources: AMD CDNA3 and CDNA4 instruction-set manuals; LLVM's AMDGPU usage guide. `specs.hardware` has claims about them.
"""

from __future__ import annotations

WAVE = 64  # lanes

DMA_SLOTS = {1: 4, 2: 4, 4: 4, 12: 16, 16: 16}  # bytes a lane moves to LDS -> bytes from one lane's to the next one's

# (M, N, K) of the matrix instructions whose operand layouts are known
MFMA_SHAPES = (
    (16, 16, 16), (32, 32, 8), (16, 16, 32), (32, 32, 16), (16, 16, 64), (32, 32, 32), (16, 16, 128), (32, 32, 64),
)  # fmt: skip

LDS_BYTES = {"gfx942": 64 * 1024, "gfx950": 160 * 1024}  # of a workgroup, at most
