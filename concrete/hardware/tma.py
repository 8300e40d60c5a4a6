"""TMA, two-dimensional tiles: where in shared memory a box lies, what a load fills and what a store writes.

Row r and byte b of a box's row lie at an absolute shared address

    a = base + r*pitch + b,   pitch = max(bytes of the box's row, span of the swizzle)
    byte = a ^ (((a >> 7) & mask) << 4)

so a box that is narrower than the span leaves gaps, which are not written. Grade A, measured on an H200 and an H100
(`warp`): two dimensions, no interleaving, all swizzles. What the hardware answers with a fault is a ConfigError
here: an inner coordinate that is no multiple of 16 bytes, a base that is no multiple of 128, a store at a negative
coordinate. Loads clip at the element and fill with zeros; stores clip rows at 16 bytes, so that a tensor whose inner
extent is no multiple of 16 bytes has its padding overwritten.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arguments import checked, fields, memory_bytes, not_negative, numbers, one_of, refuse, whole
from ..integers import ConfigError, Integers, ceil_div
from .gpus import Bytes
from .warp import CHUNK_BYTES
from .wgmma import SPANS, Mode

BASE_BYTES = 128
"""What the shared base of every tile is a multiple of."""

BOX_MOST = 256


@dataclass(frozen=True, slots=True, kw_only=True)
class TensorMap:
    """A tensor of `height` rows of `width` elements, rows `pitch` bytes apart, moved in boxes; takes every `step`-th row.

    The element step of the inner dimension is ignored by the hardware. Raises ConfigError as the encoder refuses.

        >>> tensor = tma.TensorMap(width=37, height=20, pitch=80, element_bytes=2, box_width=16, box_height=8)
        >>> tensor.row_bytes, tensor.row_pitch, tensor.rows, tensor.transaction_bytes
        (32, 32, 8, 256)
        >>> narrow = tma.TensorMap(
        ...     width=64, height=8, pitch=128, element_bytes=2, box_width=16, box_height=8, swizzle="128B"
        ... )
        >>> narrow.row_pitch, narrow.shared_byte(base=1024, row=1, byte=0), narrow.shared_bytes
        (128, 1168, 1024)
    """

    width: int
    height: int
    pitch: int
    element_bytes: int
    box_width: int
    box_height: int
    swizzle: Mode = "none"
    step: int = 1

    def __post_init__(self) -> None:
        side = whole(1, BOX_MOST)
        fields(self, width=whole(1, 1 << 32), height=whole(1, 1 << 32), pitch=whole(0, (1 << 40) - 1, multiple_of=16))
        fields(self, element_bytes=one_of(1, 2, 4, 8), box_width=side, box_height=side, swizzle=one_of(*SPANS))
        fields(self, step=whole(1, 8))
        if self.row_bytes % CHUNK_BYTES:
            raise ConfigError(f"TensorMap.box_width must make rows of whole 16 bytes, got {self.row_bytes} bytes")
        if self.swizzle != "none" and self.row_bytes > SPANS[self.swizzle]:
            refuse("TensorMap.box_width", f"at most the swizzle's {SPANS[self.swizzle]} bytes", self.row_bytes)

    @property
    def row_bytes(self) -> int:
        """Bytes of a row of the box."""
        return self.box_width * self.element_bytes

    @property
    def row_pitch(self) -> int:
        """Bytes from one row of the box to the next in shared memory."""
        return max(self.row_bytes, SPANS[self.swizzle])

    @property
    def rows(self) -> int:
        """Rows that a box brings."""
        return ceil_div(self.box_height, self.step)

    @property
    def transaction_bytes(self) -> int:
        """Bytes that a load reports to its mbarrier, however much of the box is outside the tensor.

        A barrier that expects more never completes; one that expected 16 less did so in three runs of five.
        """
        return self.rows * self.row_bytes

    @property
    def shared_bytes(self) -> int:
        """Bytes of shared memory from the base to the end of the last row, gaps with them."""
        return self.rows * self.row_pitch

    @checked(base=numbers(0, multiple_of=BASE_BYTES), row=not_negative, byte=not_negative)
    def shared_byte(self, base: Integers, row: Integers, byte: Integers) -> Integers:
        """Absolute shared address of byte `byte` of row `row` of the box at `base`."""
        a = base + row * self.row_pitch + byte
        return a ^ (((a >> 7) & (SPANS[self.swizzle] // CHUNK_BYTES - 1)) << 4)

    @checked(memory=memory_bytes, image=memory_bytes, x=numbers(), y=numbers(), base=whole(0, multiple_of=BASE_BYTES))
    def load(self, memory: Bytes, image: Bytes, x: int, y: int, base: int) -> None:
        """Simulate a load of the box at element x of row y into `image` at `base`: zeros outside the tensor.

        Raises ConfigError where the hardware faults, or something lies outside memory or image.

            >>> tensor = tma.TensorMap(width=37, height=2, pitch=80, element_bytes=2, box_width=16, box_height=2)
            >>> memory, image = np.arange(160).astype(np.uint8), np.full(64, 238, dtype=np.uint8)
            >>> tensor.load(memory, image, x=32, y=1, base=0)
            >>> image[6:14].tolist(), image[32:34].tolist()
            ([150, 151, 152, 153, 0, 0, 0, 0], [0, 0])
        """
        column, row, to = self._grid(x, y, base, image)
        inside = (row >= 0) & (row < self.height) & (column >= 0) & (column < self.width * self.element_bytes)
        source = np.where(inside, row * self.pitch + column, 0)
        if source.max() >= memory.size:
            raise ConfigError(f"TensorMap.load: memory must hold the tensor, got {memory.size} bytes")
        image[to] = np.where(inside, memory[source], 0)

    @checked(memory=memory_bytes, image=memory_bytes, x=numbers(0), y=numbers(0), base=whole(0, multiple_of=BASE_BYTES))
    def store(self, memory: Bytes, image: Bytes, x: int, y: int, base: int) -> None:
        """Simulate a store of the box in `image` at `base` to element x of row y of the tensor in `memory`.

        Raises ConfigError where the hardware faults. Rows end at the next multiple of 16 bytes after the tensor's width.

            >>> tensor = tma.TensorMap(width=37, height=2, pitch=80, element_bytes=2, box_width=16, box_height=2)
            >>> memory, image = np.zeros(160, dtype=np.uint8), np.full(64, 7, dtype=np.uint8)
            >>> tensor.store(memory, image, x=32, y=0, base=0)
            >>> memory[62:66].tolist(), memory[72:82].tolist()
            ([0, 0, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 0, 0])
        """
        column, row, source = self._grid(x, y, base, image)
        end = ceil_div(self.width * self.element_bytes, CHUNK_BYTES) * CHUNK_BYTES
        inside = (row < self.height) & (column < end)
        to = (row * self.pitch + column)[inside]
        if to.size and to.max() >= memory.size:
            raise ConfigError(f"TensorMap.store: memory must hold the tensor's padded rows, got {memory.size} bytes")
        memory[to] = image[source[inside]]

    def _grid(self, x: int, y: int, base: int, image: Bytes) -> tuple[npt.NDArray, npt.NDArray, npt.NDArray]:
        """(byte of the tensor's row, row, shared byte) of every byte of the box."""
        if x * self.element_bytes % CHUNK_BYTES:
            raise ConfigError(f"TensorMap: x times {self.element_bytes} bytes must be a multiple of 16, got x = {x}")
        byte, row = np.arange(self.row_bytes)[None, :], np.arange(self.rows)[:, None]
        shared = self.shared_byte(base, row, byte)
        if shared.max() >= image.size:
            raise ConfigError(f"TensorMap: the image must hold the box at base {base}, got {image.size} bytes")
        column = np.broadcast_to(x * self.element_bytes + byte, shared.shape)
        return column, np.broadcast_to(y + row * self.step, shared.shape), shared
