"""AMD CDNA3 and CDNA4 (gfx942, gfx950): what a wave is, how LDS-DMA steps, how large LDS is.

Sources: AMD CDNA3 and CDNA4 instruction-set manuals; LLVM's AMDGPU usage guide. `specs.hardware` has claims about them.
"""

from __future__ import annotations

WAVE = 64  # lanes

DMA_SLOTS = {1: 4, 2: 4, 4: 4, 12: 16, 16: 16}  # bytes a lane moves to LDS -> bytes from one lane's to the next one's

LDS_BYTES = {"gfx942": 64 * 1024, "gfx950": 160 * 1024}  # of a workgroup, at most
