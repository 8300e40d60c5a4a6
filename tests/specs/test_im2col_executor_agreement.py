"""The im2col specs and the numpy executor, lane by lane; and a wrong executor, which must be caught."""

import itertools

import numpy as np
import pytest
from tileprove.concrete.loaders import conv as executor_conv
from tileprove.concrete.loaders import im2col, lane_map
from tileprove.concrete.loaders.loader_config import LoaderConfig
from tileprove.concrete.loaders.precondition import ConfigError
from tileprove.prover.language.meanings import vectors
from tileprove.prover.language.terms import as_int, integer
from tileprove.specs.im2col.conv import Conv, carry
from tileprove.specs.im2col.system import asked
from tileprove.specs.im2col.tile import Tile

SHAPES = [
    # N, D, H, W, C, Q, R, S, stride, dilation, pad: boundary shapes among them
    (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0),
    (2, 1, 5, 7, 3, 1, 3, 3, 1, 1, 1),
    (1, 1, 9, 4, 8, 1, 3, 2, 2, 2, 2),
    (3, 1, 3, 3, 5, 1, 3, 3, 1, 1, 0),
    (1, 4, 5, 3, 2, 3, 2, 3, 2, 1, 1),
    (2, 3, 4, 4, 4, 2, 3, 1, 1, 2, 2),
]


def layers():
    for N, D, H, W, C, Q, R, S, stride, dilation, pad in SHAPES:
        three_d = Q > 1
        lengths, taps = ((D, H, W), (Q, R, S)) if three_d else ((H, W), (R, S))
        labels = "dhw" if three_d else "hw"
        steps = {f"{kind}_{axis}": value for axis in labels for kind, value in
                 (("stride", stride), ("dilation", dilation), ("pad", pad))}  # fmt: skip
        axes = tuple(
            Conv.axis(label, length, count, stride, dilation, pad)
            for label, length, count in zip(labels, lengths, taps, strict=True)
        )
        spec = Conv(as_int(N), as_int(C), axes)
        yield spec, executor_conv.Conv(N=N, D=D, H=H, W=W, C=C, Q=Q, R=R, S=S, **steps)


def grid(layer):
    """All (m, k) of the layer and some past its ends."""
    m, k = np.meshgrid(np.arange(layer.M + 40), np.arange(layer.K + 9), indexing="ij")
    return m.ravel(), k.ravel()


def spec_addresses(spec, m, k):
    lanes = vectors.evaluate({"m": m, "k": k}, asked(spec, integer("m"), integer("k")))[0]
    assert np.all(lanes.ok)
    return np.broadcast_to(lanes.values, m.shape)


@pytest.mark.parametrize(("spec", "layer"), list(layers()))
def test_every_address_agrees(spec, layer):
    m, k = grid(layer)
    asked = im2col.element_address(layer, m, k)
    if not layer.has_halo:  # the loader leaves the mask away where nothing is padded; the spec's mask is then idle
        inside = (m < layer.M) & (k < layer.K)
        m, k, asked = m[inside], k[inside], asked[inside]
    assert np.array_equal(asked, spec_addresses(spec, m, k))


@pytest.mark.parametrize(("spec", "layer"), list(layers()))
def test_every_carry_agrees(spec, layer):
    m = np.arange(layer.M * 2)
    for rows in (1, 2, 5, 16, 64):
        terms = carry(spec, spec.m_digits(integer("m")), rows)
        expected = [np.broadcast_to(lanes.values, m.shape) for lanes in vectors.evaluate({"m": m}, *terms)]
        at = im2col.carry(layer, im2col.decompose_m(layer, m), im2col.carry_step(layer, rows))
        got = [at.n, at.d, at.h, at.w] if layer.is_3d else [at.n, at.h, at.w]
        for a, b in zip(got, expected, strict=True):
            assert np.array_equal(np.broadcast_to(a, m.shape), b)


def configurations():
    """Every structural case that passes the loader's own asserts."""
    for es, bytes_, cols, warps, full in itertools.product(
        (1, 2, 4), (4, 16), (16, 32, 48, 64, 96, 128, 256), range(1, 17), (False, True)
    ):
        for rows in (1, 8, 24, 64, 128):
            try:
                config = LoaderConfig(
                    tile_rows=rows, tile_cols=cols, warps=warps, element_bytes=es, load_width=bytes_ // es,
                    full_tile_width=full,
                )  # fmt: skip
                config.validate()
            except (ConfigError, ZeroDivisionError):
                continue
            yield config


def test_every_lane_of_every_configuration_agrees():
    iteration, warp, lane = integer("iteration"), integer("warp"), integer("lane")
    count = 0
    for config in configurations():
        count += 1
        tile = Tile(
            as_int(config.threads_per_row), as_int(config.thread_rows), as_int(config.num_warp_cols),
            as_int(config.warps // config.num_warp_cols), as_int(config.load_width), as_int(config.tile_rows),
        )  # fmt: skip
        if config.threads_per_row * config.thread_rows != 64:
            continue  # the spec's wave is a full grid of lanes; test_lane_map covers ragged grids
        i, w, lanes = np.meshgrid(
            np.arange(config.num_iterations), np.arange(config.warps), np.arange(64), indexing="ij"
        )
        values = {"iteration": i.ravel(), "warp": w.ravel(), "lane": lanes.ravel()}
        row, col = tile.coordinates(iteration, warp, lane)
        terms = [row, col, tile.place(iteration, warp, lane), tile.active(iteration, warp)]
        spec = [np.broadcast_to(lanes_.values, i.size) for lanes_ in vectors.evaluate(values, *terms)]
        got_row, got_col = lane_map.lane_coordinates(config, w, lanes, i)
        place = lane_map.lds_byte(config, w, lanes, i)
        active = lane_map.is_active(config, w, i)
        for a, b in zip((got_row, got_col, place, active), spec, strict=True):
            scale = config.element_bytes if a is place else 1
            assert np.array_equal(np.broadcast_to(a, i.shape).ravel(), b * scale), config
    assert count > 1000


def test_a_wrong_executor_is_caught(monkeypatch):
    spec, layer = list(layers())[1]
    m, k = grid(layer)
    right = im2col.decompose_k
    monkeypatch.setattr(im2col, "decompose_k", lambda conv, k: right(conv, k)._replace(kw=right(conv, k).kh))
    assert not np.array_equal(im2col.element_address(layer, m, k), spec_addresses(spec, m, k))
