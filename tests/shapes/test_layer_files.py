"""Layer files: what they say, what they may not say, and the ones that come with tileprove."""

import pytest
from tileprove.concrete.hardware.swizzle import Swizzle
from tileprove.prover.shapes.layer_file import LayerFileError, read, shipped, titles
from tileprove.prover.shapes.survey import survey

LOADER = """
tile_rows = 64
tile_cols = 128
warps = 4
element_bytes = 2
load_width = 8
"""
LAYER = """
[[layer]]
name = "a"
H = 14
W = 13
C = 64
"""
GOOD = f"[defaults]{LOADER}{LAYER}"


def parse(tmp_path, text, overrides=()):
    path = tmp_path / "layers.toml"
    path.write_text(text, encoding="utf-8")
    return read(str(path), overrides)


def test_numbers_spread_over_the_axes(tmp_path):
    (layer,) = parse(tmp_path, GOOD + "filter = 3\nstride = [2, 1]\ndilation = 2\npad = [0, 1]\n").layers
    conv = layer.conv
    assert (conv.N, conv.H, conv.W, conv.C, conv.R, conv.S) == (1, 14, 13, 64, 3, 3)
    assert (conv.stride_h, conv.stride_w, conv.dilation_h, conv.dilation_w) == (2, 1, 2, 2)
    assert (conv.pad_h, conv.pad_w) == (0, 1)
    assert not conv.is_3d
    assert layer.config.swizzle is None
    assert not layer.config.runtime_hw


def test_depth_makes_a_layer_three_dimensional(tmp_path):
    (layer,) = parse(tmp_path, GOOD + "D = 5\nfilter = [3, 2, 1]\npad = [1, 0, 0]\noutput = [5, 13, 13]\n").layers
    conv = layer.conv
    assert conv.is_3d
    assert (conv.D, conv.Q, conv.R, conv.S, conv.pad_d, conv.pad_h) == (5, 3, 2, 1, 1, 0)
    assert conv.output == (5, 13, 13)


def test_a_layer_once_for_each_n_and_defaults_below_it(tmp_path):
    text = f"[defaults]{LOADER}N = [1, 4]\nswizzle = {{ bits = 1, base = 5, shift = 4 }}\n{LAYER}tile_cols = 32\n"
    one, four = parse(tmp_path, text).layers
    assert (one.conv.N, four.conv.N) == (1, 4)
    assert one.config == four.config
    assert one.config.tile_cols == 32
    assert one.config.swizzle == Swizzle(1, 5, 4)
    (plain,) = parse(tmp_path, text + "swizzle = false\nN = 2\n").layers
    assert plain.config.swizzle is None
    (changed,) = parse(tmp_path, text, ["N=8", "tile_cols = 64"]).layers
    assert (changed.conv.N, changed.config.tile_cols) == (8, 64)


FIELDS = [
    ("filter = 0", "filter: expected integer >= 1, got 0"),
    ("filter = [3, 0]", "filter[1]: expected integer >= 1, got 0"),
    ("filter = [3, 3, 3]", "filter: expected 2 values, one for H and W, as the layer has no D; got 3"),
    ("D = 4\nfilter = [3, 3]", "filter: expected 3 values, one for D, H and W, as the layer has D; got 2"),
    ("D = 4", "filter: one plane runs on the 2-D loader; leave D out and put it into N"),
    ("pad = -1", "pad: expected integer >= 0, got -1"),
    ("pad = []", "pad: expected list of length >= 1, got []"),
    ("stride = 1.5", "stride: expected integer, got 1.5"),
    ("N = [1, -2]", "N[1]: expected integer >= 1, got -2"),
    ("N = 0", "N: expected integer >= 1, got 0"),
    ("output = [7, 0]", "output[1]: expected integer >= 1, got 0"),
    ("output = [7]", "output: expected 2 values, one for H and W, as the layer has no D; got 1"),
    ("runtime_hw = 1", "runtime_hw: expected bool, got 1"),
    ("c = 4", "unknown field c; did you mean C?"),
    ("strides = 2", "unknown field strides; did you mean stride?"),
    ("title = 'x'", "unknown field title; it belongs at the top of the file"),
    ("swizzle = { bits = 1, base = 4 }", "swizzle.shift is missing"),
    ("swizzle = { bits = 1, bas = 4, shift = 1 }", "unknown field swizzle.bas; did you mean base?"),
    ("swizzle = { bits = -1, base = 4, shift = 1 }", "swizzle.bits: expected integer >= 0, got -1"),
    ("swizzle = { bits = 3, base = 4, shift = 1 }", "swizzle: Swizzle needs |shift| >= bits"),
    ("swizzle = true", "swizzle: expected table, got True"),
    ("also = ['b', 'a']", "there are two layers named a"),
    ("element_bytes = 3", "element_bytes: expected 1, 2 or 4, got 3"),
    ("tile_rows = 60000", "tile_rows, tile_cols: a tile of 15,360,000 bytes fits no LDS"),
    ("load_width = 0", "load_width: expected integer >= 1, got 0"),
    ("tile_rows = -1", "tile_rows: expected integer >= 0, got -1"),
]
"""A line at the end of a layer, and what is said about it."""

FILES = [
    (GOOD + LAYER, "layer a: there are two layers named a"),
    (GOOD.replace("C = 64\n", ""), "layer a: C is missing"),
    (GOOD.replace("C = 64", "C = -64"), "layer a: C: expected integer >= 1, got -64"),
    (GOOD.replace("C = 64", "C = 64.0"), "layer a: C: expected integer, got 64.0"),
    (GOOD.replace("C = 64", "C = true"), "layer a: C: expected integer, got True"),
    (GOOD.replace("C = 64", "C = '64'"), "layer a: C: expected integer, got '64'"),
    (GOOD.replace("C = 64", f"C = {10**30}"), "layer a: C: expected integer <= 2147483647, got 1000000"),
    (GOOD.replace("H = 14\nW = 13", "H = 200000000\nW = 200000000"), "layer a: N=1: more than 2^60 bytes"),
    (
        GOOD.replace("H = 14\nW = 13", "H = 2000000000\nW = 2000000000"),
        "layer a: Conv: the padded input must have less",
    ),
    (GOOD.replace('name = "a"\n', ""), "layer number 1: name is missing"),
    (GOOD.replace('"a"', "3"), "layer number 1: name: expected str, got 3"),
    (GOOD.replace("warps = 4\n", ""), "layer a: warps is missing"),
    (GOOD.replace("warps = 4", "warps = 4.5"), "layer a: warps (from [defaults]): expected integer, got 4.5"),
    (GOOD.replace("warps", "warp"), "[defaults]: unknown field warp; did you mean warps?"),
    (GOOD.replace("warps = 4", "name = 'x'"), "[defaults]: name belongs into a [[layer]]"),
    (LOADER + LAYER, "unknown field tile_rows; it belongs into [defaults] or a [[layer]]"),
    ("colour = 1\n" + GOOD, "unknown field colour"),
    ("layer = 3\n", "layer: expected list, got 3"),
    ("layer = [3]\n", "layer[0]: expected table, got 3"),
    ("[defaults]\n", "no [[layer]] in this file"),
    ("", "no [[layer]] in this file"),
    ("[[layer]\n", "Expected ']]' at the end of an array declaration (at line 1, column 8)"),
]
"""A whole file, and what is said about it."""


def complaint(tmp_path, text):
    with pytest.raises(LayerFileError) as error:
        parse(tmp_path, text)
    said = str(error.value)
    assert said.startswith(f"{tmp_path / 'layers.toml'}: ")
    assert "\n" not in said
    return said.removeprefix(f"{tmp_path / 'layers.toml'}: ")


@pytest.mark.parametrize(("line", "said"), FIELDS)
def test_a_mistake_in_a_layer_is_one_line_with_file_layer_and_field(tmp_path, line, said):
    assert complaint(tmp_path, f"{GOOD}{line}\n").startswith(f"layer a: {said}")


@pytest.mark.parametrize(("text", "said"), FILES)
def test_a_mistake_in_a_file_is_one_line_with_its_place(tmp_path, text, said):
    assert complaint(tmp_path, text).startswith(said)


@pytest.mark.parametrize(
    ("override", "said"),
    [
        ("M=3", "--set M=3: unknown field M"),
        ("tilecols=3", "--set tilecols=3: unknown field tilecols; did you mean tile_cols?"),
        ("name='b'", "--set name='b': name is each layer's own"),
        ("N", "--set N: expected FIELD=VALUE"),
        ("N=", "--set N=: expected FIELD=VALUE"),
        ("N=0", "layers.toml: layer a: N (from --set): expected integer >= 1, got 0"),
    ],
)
def test_a_mistake_in_set_names_it(tmp_path, override, said):
    with pytest.raises(LayerFileError) as error:
        parse(tmp_path, GOOD, [override])
    assert said in str(error.value)


def test_files_that_are_not_there(tmp_path):
    with pytest.raises(LayerFileError, match="no layer file is named 'resnet5'; did you mean resnet50"):
        read("resnet5")
    with pytest.raises(LayerFileError, match="no layer file is named 'zzz'; there is flux-vae-decoder, "):
        read("zzz")
    with pytest.raises(LayerFileError, match="no such layer file"):
        read(str(tmp_path / "none.toml"))
    with pytest.raises(LayerFileError, match="is a folder"):
        read(str(tmp_path))
    (tmp_path / "latin.toml").write_bytes(b"title = '\xe9'")
    with pytest.raises(LayerFileError, match="UTF-8"):
        read(str(tmp_path / "latin.toml"))


# -- the files that come with tileprove ----------------------------------------------------------------------


def test_shipped_files_load_and_say_where_they_come_from():
    assert list(shipped()) == ["flux-vae-decoder", "flux-vae-encoder", "resnet50", "video-vae"]
    for name, title, place in titles():
        assert title
        assert place.endswith(f"{name}.toml")
        assert "# Source: " in shipped()[name].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "convolutions"),
    [("resnet50", 53), ("flux-vae-decoder", 39), ("flux-vae-encoder", 31), ("video-vae", 39)],
)
def test_shipped_files_have_every_convolution_of_their_model(name, convolutions):
    first = {layer.name: layer for layer in read(name).layers}
    assert sum(1 + len(layer.also) for layer in first.values()) == convolutions


def layers_of(name):
    return survey(read(name)).layers


def broken(name):
    return {(layer.name, layer.input[0]): [check.name for check in layer.violated] for layer in layers_of(name)
            if layer.violated}  # fmt: skip


def test_resnet50():
    found = layers_of("resnet50")
    stem = ["load_stays_in_pixel", "dword_aligned"]
    assert broken("resnet50") == {("conv1", 1): stem, ("conv1", 256): stem}
    by_name = {(layer.name, layer.input[0]): layer for layer in found}
    for (name, _), layer in by_name.items():
        pointwise = layer.filter == [1, 1] and layer.stride == [1, 1]
        assert (layer.path == "pointwise") is pointwise
        assert layer.stepping == (None if pointwise else "carried")
        if layer.filter == [3, 3]:
            assert layer.path == ("per-lane" if name.startswith("layer1") else "uniform")
    assert by_name["layer1.0.conv2", 256].m == 256 * 56 * 56
    assert by_name["layer1.0.conv2", 256].k == 576
    assert by_name["layer4.0.conv2", 1].output == [7, 7]
    assert by_name["conv1", 1].tensor_bytes == 224 * 224 * 3 * 2


def test_resnet50_macs_are_those_of_the_model():
    """Every entry's M * K, over its layers' output channels, is the known 4.1 G multiply-adds of an image."""
    outputs = {"conv1": 64}
    for stage, planes in ((1, 64), (2, 128), (3, 256), (4, 512)):
        for block in range(6):
            outputs |= {f"layer{stage}.{block}.conv{i}": planes * (4 if i == 3 else 1) for i in (1, 2, 3)}
            outputs[f"layer{stage}.{block}.downsample.0"] = planes * 4
    once = [layer for layer in layers_of("resnet50") if layer.input[0] == 1]
    total = sum(layer.m * layer.k * outputs[name] for layer in once for name in (layer.name, *layer.also))
    assert total == 4_087_136_256


def test_the_flux_decoder_meets_everything_until_a_batch_makes_4_gib():
    cap = ["total_bytes"]
    assert broken("flux-vae-decoder") == {("up.1.upsample.conv", 8): cap, ("up.0.block.0.nin_shortcut", 8): cap}
    assert {layer.tensor_bytes for layer in layers_of("flux-vae-decoder") if layer.violated} == {2**32}


def test_the_flux_encoder_starts_with_three_channels():
    assert broken("flux-vae-encoder") == {("conv_in", 1): ["load_stays_in_pixel", "dword_aligned"]}


def test_the_video_vae_meets_everything_in_three_dimensions():
    found = {layer.name: layer for layer in layers_of("video-vae")}
    assert not broken("video-vae")
    causal = found["decoder.upsamples.8.residual.2"]
    assert causal.input == [1, 6, 360, 640, 192]
    assert causal.output == [4, 360, 640]
    assert found["decoder.upsamples.3.time_conv"].output == [1, 90, 160]
    assert found["decoder.head.2"].path == "uniform"
    assert found["decoder.conv1"].path == "per-lane"
