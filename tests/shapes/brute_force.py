"""The convolution's A matrix, cut out of a padded array, and the tiles that the simulated loader leaves in LDS."""

import numpy as np
from tileprove.concrete.loaders import im2col
from tileprove.concrete.loaders.conv import output_length

DTYPES = {1: np.uint8, 2: np.uint16, 4: np.uint32}


def tensor(conv, element_bytes):
    """An input of distinct values above zero (as far as the type goes), 0 being what the padding reads."""
    count = conv.num_records
    values = np.arange(count, dtype=np.int64) % (256**element_bytes - 1) + 1
    return values.astype(DTYPES[element_bytes]).reshape(conv.input_shape)


def a_matrix(conv, data):
    """[M, K], by shifting windows over the padded input; the layer's own output lengths."""
    names = "dhw" if conv.is_3d else "hw"
    lengths = (conv.D, conv.H, conv.W)[-len(names) :]
    filters = (conv.Q, conv.R, conv.S)[-len(names) :]
    pads = [getattr(conv, f"pad_{x}") for x in names]
    strides = [getattr(conv, f"stride_{x}") for x in names]
    dilations = [getattr(conv, f"dilation_{x}") for x in names]
    outs = [output_length(*v) for v in zip(lengths, pads, dilations, filters, strides, strict=True)]
    padded = np.pad(data, [(0, 0), *((p, p) for p in pads), (0, 0)])
    columns = []
    for tap in np.ndindex(*filters):
        window = tuple(
            slice(t * d, t * d + s * (out - 1) + 1, s)
            for t, d, s, out in zip(tap, dilations, strides, outs, strict=True)
        )
        columns.append(padded[(slice(None), *window)].reshape(-1, conv.C))
    return np.concatenate(columns, axis=1)


def loaded(conv, config, data, m_offset, k_offset, rule="end"):
    """What the lanes of one tile get, [iterations, warps, 64, load_width], out of the simulated LDS image."""
    image = im2col.load_tile(data, conv, config, m_offset=m_offset, k_offset=k_offset, soffset_in_check=True, rule=rule)
    loads = im2col.addresses(conv, config, m_offset=m_offset, k_offset=k_offset)
    byte = loads.lds[..., None] + np.arange(config.load_width) * config.element_bytes
    padded = np.concatenate([image.data, np.zeros(1 << 16, dtype=np.uint8)])
    return loads, padded.view(DTYPES[config.element_bytes])[byte // config.element_bytes]


def mismatches(conv, config, rule="end"):
    """(m, k) of every element of a valid row and column that differs from the A matrix, over all tiles."""
    data = tensor(conv, config.element_bytes)
    matrix = a_matrix(conv, data)
    rows, columns = matrix.shape
    found = set()
    for m_offset in range(0, rows, config.tile_rows):
        for k_offset in range(0, columns, config.tile_cols):
            loads, values = loaded(conv, config, data, m_offset, k_offset, rule)
            k = loads.k[..., None] + np.arange(config.load_width)
            m = np.broadcast_to(loads.m[..., None], k.shape)
            valid = loads.active[..., None] & (m < rows) & (k < columns)
            wrong = values[valid] != matrix[m[valid], k[valid]]
            found |= set(zip(m[valid][wrong].tolist(), k[valid][wrong].tolist(), strict=True))
    return found
