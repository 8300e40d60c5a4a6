"""Every argument of every public executor: junk, wrong signs and wrong kinds are refused in one line that names it."""

import inspect
from enum import Enum
from fnmatch import fnmatchcase

import numpy as np
import pytest
from argument_table import LOADERS
from argument_table_nvidia import NVIDIA
from argument_table_operands import OPERANDS
from tileprove.concrete.integers import ConfigError
from tileprove.prover.symbolic import coverage

VALID = LOADERS | OPERANDS | NVIDIA

# what has no row in the tables, and why
EXEMPT = {
    "interpreter.*": "read compiled kernels; tests/kernels",
    "arguments.*": "the rules themselves; below",
    "addresses.check_axes": "a rule",
    "lds_image.element_type": "a rule",
    "loader_config.loader_config": "a rule",
    "precondition.*": "preconditions as data, made and asked by modules of ours",
    "integers.*": "ConfigError, and a division",
    "addresses.Axes": "a NamedTuple; whoever takes one checks it",
    "im2col.OutputPosition": "a NamedTuple; whoever takes one checks it",
    "im2col.Tap": "a NamedTuple; whoever takes one checks it",
}


def public():
    """Every public class, and every public function or method with arguments."""
    for module in coverage._modules():
        short = coverage._label(module)
        for name, value in vars(module).items():
            own = not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
            if own and inspect.isclass(value):
                yield f"{short}.{name}"
        for name, value in coverage._members(module):
            inner = getattr(value, "__func__", value)
            if inspect.isfunction(inner) and not name.endswith("__post_init__"):
                code = coverage._code(inner)
                if code.co_filename == module.__file__ and set(inspect.signature(inner).parameters) - {"self", "cls"}:
                    yield f"{short}.{name}"


def test_every_public_function_has_a_row():
    found = {name for name in public() if not any(fnmatchcase(name, pattern) for pattern in EXEMPT)}
    assert found == set(VALID)
    assert all(any(fnmatchcase(name, pattern) for name in public()) for pattern in EXEMPT)


@pytest.mark.parametrize("name", VALID)
def test_the_valid_call_is_valid_and_names_every_parameter(name):
    function, arguments = VALID[name]
    assert set(inspect.signature(function).parameters) == set(arguments)
    function(**arguments)


def refused(function, arguments, **change):
    """What is said of a change to a valid call: one line, always a ConfigError."""
    with np.errstate(all="raise"), pytest.raises(ConfigError) as error:
        function(**arguments | change)
    said = str(error.value)
    assert "\n" not in said
    assert len(said) < 400
    return said


class Odd(Enum):
    ONE = 1


JUNK = (None, "middle", 1.5, True, [1, 2], {}, (None,), 1 + 2j, 1 << 70, Odd.ONE, np.float64(2.0), np.uint8(7),
        np.array(["x"]), np.zeros((2, 3, 5, 7), dtype=bool), object())  # fmt: skip
FREE_TEXT = {"addresses.Addresses": {"path", "stepping"}, "gpus.Arch": {"name"}, "mfma.Mfma": {"name", "grade"},
             "mma_sync.MmaSync": {"name", "grade"},
             "shared_tiles.SharedTile": {"name"}, "addresses.tile_base": {"axis"}}  # fmt: skip
NARROW = {"unpack_fp4", "pack_fp4", "doubled", "scale_bytes"}  # they do no arithmetic that could wrap


def may_be(name, parameter, valid, junk):
    """Whether a value of JUNK is a legal argument here."""
    if junk is None:
        return valid is None or (name, parameter) in {
            ("addresses.Addresses", "stepping"), ("dense.gemm", "row_stride"),
        }  # fmt: skip
    if isinstance(junk, (bool, np.ndarray)):
        own = isinstance(valid, bool) or (isinstance(valid, np.ndarray) and valid.dtype == bool)
        return (own and (np.ndim(junk) == 0 or parameter == "active")) or (parameter == "tensor" and np.ndim(junk) > 0)
    if isinstance(junk, str):
        return parameter in FREE_TEXT.get(name, ())
    return isinstance(junk, np.uint8) and name.rpartition(".")[2] in NARROW


@pytest.mark.parametrize("name", VALID)
def test_junk_is_refused_and_named(name):
    function, arguments = VALID[name]
    for parameter, valid in arguments.items():
        for junk in JUNK:
            if not may_be(name, parameter, valid, junk):
                said = refused(function, arguments, **{parameter: junk})
                if not (isinstance(junk, str) and junk in said):  # tables are asked by name
                    assert_named(parameter, said)


# how a sentence about the hardware names an argument
WORDS = {"width_bytes": "bytes a lane", "imm_bytes": "immediate offset",
         "element_bytes": "elements of", "iterations": "iteration", "address": "bytes -", "a_op_sel": "op_sel",
         "b_op_sel": "op_sel", "a_words": "words", "b_words": "words", "warps": "warp"}  # fmt: skip


def assert_named(parameter, said):
    assert parameter.lower() in said.lower() or WORDS.get(parameter, parameter) in said.lower(), (parameter, said)


# may be below zero: parts of sums, 32-bit registers, and data; LoaderConfig leaves tile_rows to its preconditions
NEGATIVE = {
    "addresses.tile_base": {"anchor", "offset"}, "buffer.wrap32": {"x"}, "epilogue.RegTileEpilogue.address": {"m"},
    "dense.gemm": {"a", "b"}, "im2col.addresses": {"m_anchor", "m_offset", "k_anchor", "k_offset"},
    "im2col.load_tile": {"tensor"}, "lds_image.LdsImage": {"written"}, "lds_image.simulate": {"tensor"},
    "loader_config.LoaderConfig": {"tile_rows"}, "swizzle.xor_bits": {"shift"}, "tile_loader.load_tile": {"array"},
    "tma.TensorMap.load": {"y"},
}  # fmt: skip


@pytest.mark.parametrize("name", VALID)
def test_negative_numbers_are_refused_and_named(name):
    function, arguments = VALID[name]
    for parameter, valid in arguments.items():
        counts = (
            not isinstance(valid, bool) and isinstance(valid, (int, np.ndarray)) and np.asarray(valid).dtype.kind == "i"
        )
        if counts and parameter not in NEGATIVE.get(name, ()):
            bad = -1 if isinstance(valid, int) else valid - valid.max() - 1
            assert_named(parameter, refused(function, arguments, **{parameter: bad}))


@pytest.mark.parametrize("name", VALID)
def test_arrays_whose_products_would_wrap_are_refused(name):
    """int64 lane data: int32 is refused, wherever an array is given."""
    function, arguments = VALID[name]
    for parameter, valid in arguments.items():
        if isinstance(valid, np.ndarray) and valid.dtype == np.int64 and parameter not in DATA:
            assert_named(parameter, refused(function, arguments, **{parameter: valid.astype(np.int32)}))


DATA = {"codes", "a_codes", "b_codes", "a_scales", "b_scales", "a", "b", "words"}
