"""The executors run on any array class that implements NumPy's protocols, and never look at its values."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.lib.mixins import NDArrayOperatorsMixin
from tileprove.concrete.hardware.buffer import Resource
from tileprove.concrete.hardware.swizzle import ST_32X32_BYTES, Swizzle
from tileprove.concrete.loaders import im2col, tile_loader
from tileprove.concrete.loaders.im2col import Conv, LoaderConfig
from tileprove.concrete.loaders.tile_loader import Matrix


class Opaque(NDArrayOperatorsMixin):
    """An int64 array that refuses to become a Python number, a truth value or an ndarray."""

    def __init__(self, hidden):
        self.hidden = hidden

    def __array_ufunc__(self, ufunc, method, *inputs, **options):
        assert method == "__call__"
        assert "out" not in options
        result = getattr(ufunc, method)(*reveal(inputs), **options)
        return tuple(map(Opaque, result)) if isinstance(result, tuple) else Opaque(result)

    def __array_function__(self, function, types, args, options):
        if function is np.shape:
            return np.shape(self.hidden)
        return Opaque(function(*reveal(args), **reveal(options)))

    def _refuse(self, *args, **options):
        raise TypeError("lane data was forced to a value")

    __array__ = __bool__ = __int__ = __index__ = __float__ = __iter__ = __len__ = _refuse


def reveal(value):
    if isinstance(value, Opaque):
        return value.hidden
    if isinstance(value, (tuple, list)):
        return type(value)(map(reveal, value))
    return {name: reveal(v) for name, v in value.items()} if isinstance(value, dict) else value


FIELDS = ("row", "col", "m", "k", "element", "voffset", "soffset", "lds")
BF16 = LoaderConfig(tile_rows=64, tile_cols=32, warps=4, element_bytes=2, load_width=8, runtime_hw=True)
FP8 = LoaderConfig(
    tile_rows=64,
    tile_cols=64,
    warps=4,
    element_bytes=1,
    load_width=16,
    full_tile_width=True,
    swizzle=Swizzle(2, 4, 4),
    runtime_hw=True,
)


@pytest.mark.parametrize("config", [BF16, FP8, replace(BF16, swizzle=Swizzle(1, 5, 4))], ids=str)
@pytest.mark.parametrize(
    "conv",
    [
        Conv(N=2, H=9, W=11, C=64),
        Conv(N=2, H=9, W=11, C=64, R=3, S=3, pad_h=1),
        Conv(N=2, H=9, W=11, C=16, R=3, S=3, pad_w=1, stride_h=2),
        Conv(N=2, D=5, H=9, W=11, C=16, Q=3, R=3, S=3, pad_d=1),
    ],
    ids=str,
)
def test_im2col_on_opaque_geometry_and_anchors(conv, config):
    hidden = replace(
        conv,
        **{name: Opaque(np.int64(getattr(conv, name))) for name in ("N", "D", "H", "W")},
        runtime_output=tuple(Opaque(np.int64(length)) for length in conv.derived_output),
    )
    tile = {"m_anchor": 128, "m_offset": 64, "k_anchor": 64, "k_offset": 64}
    wanted = im2col.addresses(conv, config, **tile)
    got = im2col.addresses(hidden, config, **{name: Opaque(np.int64(value)) for name, value in tile.items()})
    for field in FIELDS:
        assert np.array_equal(reveal(getattr(got, field)), getattr(wanted, field)), field


def test_linear_loader_on_opaque_rows_and_anchors():
    matrix = Matrix(rows=200, cols=64, stride=64)
    hidden = Matrix(rows=Opaque(np.int64(200)), cols=64, stride=64)
    wanted = tile_loader.addresses(matrix, BF16, m_anchor=64)
    got = tile_loader.addresses(hidden, BF16, m_anchor=Opaque(np.int64(64)))
    assert np.array_equal(reveal(got.element), wanted.element)
    assert reveal(tile_loader.resource(hidden, BF16).num_records) == tile_loader.resource(matrix, BF16).num_records


def test_swizzle_and_bounds_on_opaque_offsets():
    offsets = np.arange(4096)
    assert np.array_equal(reveal(ST_32X32_BYTES(Opaque(offsets))), ST_32X32_BYTES(offsets))
    hidden = Resource(Opaque(np.int64(1000))).dword_in_range(Opaque(offsets), soffset_in_check=True)
    assert np.array_equal(reveal(hidden), Resource(1000).dword_in_range(offsets))
