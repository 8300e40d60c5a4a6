"""What heuristics and grids find for an argument: as torch has it, or an error. An answer that is always False chose one
configuration of two, and what the other one does was proved by nobody."""

from __future__ import annotations

import pytest
from tileprove.prover.language.meanings.text import text
from tileprove.prover.language.obligations import SpecError
from tileprove.prover.language.terms import Term, integer

triton = pytest.importorskip("triton", reason="the kernels are compiled by Triton: pip install triton")

import triton.language as tl  # noqa: E402
from tileprove.prover.triton.launching.configurations import configurations  # noqa: E402
from tileprove.prover.triton.launching.host_values import as_host_has_them  # noqa: E402

from tileprove.triton import check, descriptor, i64, scalar, tensor  # noqa: E402


class Dtype:
    """As torch's, which is not installed everywhere."""

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return f"torch.{self.name}"


class Tensor:
    """Likewise."""


def by_type(value):
    return type(value) is int


def by_pattern(value):
    match value:
        case int():
            return True
    return False


@triton.jit
def kernel(x, n, beta, CHOSEN: tl.constexpr):
    tl.store(x + tl.program_id(0) + CHOSEN, 1.0)


N, M = integer("n", 1), integer("m", 1)
SAME = tensor("fp32", N, M)
GIVEN = {"x": SAME, "y": SAME, "n": N, "m": i64(M), "beta": scalar("fp32"), "eps": 0.5, "flags": tensor("bool", N)}


def chosen(choose) -> list[object]:
    """What is chosen, with the sizes for which it is."""
    found = configurations(triton.heuristics({"CHOSEN": choose})(kernel), GIVEN, "here")
    return [(own.values["CHOSEN"], *map(text, own.given)) for own in found]


@pytest.mark.parametrize(("choose", "found"), [
    (lambda args: args["x"].dtype == Dtype("float32"), [(True,)]),
    (lambda args: Dtype("float32") == args["x"].dtype, [(True,)]),
    (lambda args: args["x"].dtype != tl.float32, [(False,)]),
    (lambda args: args["x"].dtype in (Dtype("float16"), Dtype("float")), [(True,)]),
    (lambda args: args["x"].dtype in (Dtype("float16"), Dtype("int4")), [(False,)]),
    (lambda args: args["flags"].dtype == Dtype("bool"), [(True,)]),
    (lambda args: str(args["x"].dtype).startswith("torch.float"), [(True,)]),
    (lambda args: args["x"].dtype.is_floating_point and not args["flags"].dtype.is_floating_point, [(True,)]),
    (lambda args: args["x"].element_size() + args["x"].dtype.itemsize, [(8,)]),
    (lambda args: (args["x"].ndim, args["x"].dim()) == (2, 2), [(True,)]),
    (lambda args: args["x"].stride()[1], [(1,)]),
    (lambda args: args["x"] is args["y"], [(True,)]),
    (lambda args: args["x"] is not None and args["beta"] is not None, [(True,)]),
    (lambda args: args["eps"] == 0.5, [(True,)]),
    (lambda args: args["m"] == 1, [(True, "m = 1"), (False, "m != 1")]),
    (lambda args: args["x"].size(1) % 2 == 0, [(True, "m mod 2 = 0"), (False, "m mod 2 != 0")]),
    (lambda args: isinstance(args["n"], int), [(True,)]),
    (lambda args: isinstance(args["m"] * 2, (float, int)) and args["m"] == 1, [(True, "m = 1"), (False, "m != 1")]),
    (lambda args: isinstance(args["n"], (bool, float)) or isinstance(args["eps"], int), [(False,)]),
    (lambda args: isinstance(args["n"] == 1, bool), [(True,)]),
    (lambda args: isinstance(args["x"], int), [(False,)]),
    (lambda args: isinstance(args["x"], (Tensor, int)) and not isinstance(args["n"], Tensor), [(True,)]),
    (lambda args: isinstance(args["x"].dtype, (int, object)), [(True,)]),
])  # fmt: skip
def test_an_answer_is_the_host_s(choose, found):
    assert chosen(choose) == found


@pytest.mark.parametrize("choose", [
    lambda args: args["beta"] == 0,
    lambda args: args["beta"] != 0.0,
    lambda args: args["beta"] > 0,
    lambda args: 1 if args["beta"] else 2,
    lambda args: args["beta"] in (0, 1),
    lambda args: int(args["beta"]),
    lambda args: args["x"].is_contiguous(),
    lambda args: args["x"].data_ptr() % 16 == 0,
    lambda args: 1 if args["x"] else 2,
    lambda args: args["x"].dtype == float,
    lambda args: {Dtype("float32"): 1}.get(args["x"].dtype, 2),
    lambda args: isinstance(args["beta"], float),
    lambda args: isinstance(args["x"], Dtype),
    lambda args: type(args["n"]) is int,
    lambda args: [type(each) for each in args.values()] == [],
    lambda args: by_type(args["n"]),
    lambda args: by_pattern(args["n"]),
    lambda args: args["n"].__class__ is int,
    lambda args, of=type: of(args["n"]) is int,
])  # fmt: skip
def test_what_the_launch_does_not_say_is_an_error(choose):
    with pytest.raises(SpecError, match="cannot be asked about sizes"):
        chosen(choose)


def test_what_is_chosen_so_is_what_is_proved():
    own = triton.heuristics({"CHOSEN": lambda args: args["x"].dtype == Dtype("float32")})(kernel)

    def build(n):
        return (n,), {"x": tensor("fp32", n), "n": n, "beta": 0.0}

    assert [one.verdict.value for one in check(own, build, seconds=20, jobs=1).answers if one.name == "store_x"] == [
        "refuted"
    ]


def test_a_grid_has_them_too():
    def build(n):
        return (lambda meta: (n + (1 if meta["beta"] == 0 else 0),)), {"x": tensor("fp32", n), "n": n, "beta": scalar()}

    with pytest.raises(SpecError, match="of beta the launch says no value"):
        check(kernel, build, CHOSEN=0)
    assert isinstance(as_host_has_them({"n": i64(N)})["n"], Term)


@triton.jit
def copied(d, BLOCK: tl.constexpr):
    d.store([tl.program_id(0) * BLOCK], d.load([tl.program_id(0) * BLOCK]))


@pytest.mark.parametrize("hook", [None, lambda args: None])
def test_a_hook_that_may_set_the_block_of_a_descriptor(hook):
    """With its own block each configuration writes all; with that of the launch one of them was refuted."""
    configs = [triton.Config({"BLOCK": size}, pre_hook=hook) for size in (16, 64)]
    tuned, given = triton.autotune(configs=configs, key=[])(copied), {"d": descriptor(tensor("fp32", N), [16])}
    assert len(configurations(tuned, {"d": tensor("fp32", N)}, "here")) == 2
    assert configurations(tuned, {**given, "BLOCK": 16}, "here")
    if hook is None:
        assert len(configurations(tuned, given, "here")) == 2
    else:
        with pytest.raises(SpecError, match="has a pre_hook, which may set the block of d; fix one"):
            configurations(tuned, given, "here")


def leaves_out(configs, args, **more):
    return [config for config in configs if config.kwargs["BLOCK"] == 16]


def makes(configs, args, **more):
    return [triton.Config({"BLOCK": 2 * config.kwargs["BLOCK"]}) for config in configs]


def changes(configs, args, **more):
    for config in configs:
        config.kwargs["BLOCK"] *= 2
    return configs


@pytest.mark.parametrize(("prune", "sees"), [(leaves_out, True), (makes, False), (changes, False)])
def test_pruning_that_makes_configurations(prune, sees):
    """Those that were not in the list were proved by nobody."""
    configs = [triton.Config({"BLOCK": size}) for size in (16, 64)]
    tuned = triton.autotune(configs=configs, key=[], prune_configs_by={"early_config_prune": prune})(copied)
    if sees:
        assert len(configurations(tuned, {}, "here")) == 2
    else:
        with pytest.raises(SpecError, match="prune_configs_by makes configurations of its own"):
            configurations(tuned, {}, "here")
    assert len(configurations(tuned, {"BLOCK": 32}, "here")) == 1
