"""Wrong executors: each mutant of the executors' own source is refuted at a lane, where its replay shows it."""

import inspect
from importlib import import_module

import pytest
from tileprove.prover.engines.counterexample import find
from tileprove.prover.engines.ladder import decide
from tileprove.prover.language.obligations import Verdict
from tileprove.prover.running.registry import obligations
from tileprove.prover.showing.failure import explain
from tileprove.specs.executors import SYSTEM

from tileprove import concrete

# (module, what its source says, what the mutant says instead, a claim that must notice)
MUTANTS = [
    ("im2col", "tap.kh * conv.dilation_h", "tap.kh", "im2col_element_address"),
    ("im2col", "tap.kq * conv.dilation_d", "tap.kq * conv.dilation_h", "im2col_element_address"),
    ("im2col", "(x >= 0) & (x < length)", "(x >= 0) & (x <= length)", "im2col_element_address"),
    ("im2col", "np.divmod(tap, conv.S)", "np.divmod(tap, conv.R)", "im2col_decompose_k"),
    ("im2col", "over = low >= length", "over = low > length", "im2col_carry"),
    ("im2col", "first._replace(c=first.c + col)", "first._replace(c=first.c)", "im2col_uniform_tap"),
    ("conv", "(taps - 1) - 1) // stride", "(taps - 1)) // stride", "conv_geometry"),
    ("im2col_conditions", "conv.C % config.tile_cols == 0", "config.tile_cols % conv.C == 0", "im2col_paths"),
    ("swizzle", "base + max(0, shift)", "base + max(1, shift)", "swizzle_xor_bits"),
    ("swizzle", "abs(self.shift) < self.bits", "abs(self.shift) <= self.bits", "swizzle_class"),
    ("swizzle", "abs(self.shift) < self.bits", "self.shift < self.bits", "swizzle_class"),
    ("swizzle", "self.swizzles[::-1]", "self.swizzles", "swizzle_compose"),
    ("lane_map", " + iteration * config.rows_per_iteration", "", "lane_map_coordinates"),
    ("lane_map", "np.minimum(config.warps,", "np.maximum(config.warps,", "lane_map_coordinates"),
    ("loader_config", "ceil_div(self.tile_rows, self.rows_per_warp)", "self.tile_rows // self.rows_per_warp",
     "loader_counts"),
    ("tile_loader", "(self.rows - 1) * self.stride + self.cols", "self.rows * self.stride", "tile_loader_offsets"),
    ("mma_loader", "half * (k // self.halves)", "half * k", "mma_load_b_reads"),
    ("mma_loader", "self.rows % m", "self.rows % 16", "mma_loader_refuses"),
    ("preshuffle", "kb // 16 % 4 * 256", "kb // 16 % 4 * 128", "preshuffle_b"),
    ("preshuffle", "ks // 8 * 256", "ks // 4 * 128", "preshuffle_scales"),
    ("v_strips", "8 * (pair // 4)", "4 * (pair // 4)", "v_strip_reads"),
    ("v_strips", "ROW_LANES * row + butterfly", "row + butterfly", "v_strip_holds"),
    ("block_scaled", "k_tile * self.num_m + m", "m * self.num_k + k_tile", "block_scaled_registers"),
    ("epilogue", "n + self.chunk <= self.n_total", "n + self.chunk < self.n_total", "epilogue_stores"),
    ("v_tile_loader", "subtile_row * SUBTILE_ROWS + r", "subtile_row + r", "v_tile_positions"),
    ("subtile_loader", "(strip + worker_base) * wave", "strip * wave + worker_base", "subtile_source_vector"),
    ("transpose_read", "row + 2 * n + c % 2", "row + 2 * n", "transposed_reads"),
    ("buffer", "start + DWORD_BYTES <= self.num_records", "start + DWORD_BYTES < self.num_records", "buffer_model"),
    ("mfma", "self.chunk * (lane // self.M)", "self.chunk * (lane % self.M)", "mfma_layouts"),
    ("shared_tiles", ">> self.right) << self.left", ">> self.left) << self.right", "shared_tiles"),
]  # fmt: skip


PARTS = ("co_code", "co_consts", "co_names")


def functions(namespace, file):
    """Every function below a module's or class's namespace, with its name."""
    for name, value in namespace.items():
        inner = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        inner = inspect.unwrap(inner) if callable(inner) else inner
        if inspect.isfunction(inner) and inner.__code__.co_filename == file:
            yield name, inner
        elif inspect.isclass(value) and value.__module__ == namespace.get("__name__"):
            yield from ((f"{name}.{member}", found) for member, found in functions(vars(value), file))


def mutate(patch, module_name, old, new):
    """Give the module's functions the code that its changed source has; True if any changed."""
    module = import_module(concrete.PLACES[module_name])
    source = inspect.getsource(module)
    assert old in source, f"{old!r} is no longer in {module_name}"
    wrong = {"__name__": module.__name__, "__package__": module.__package__, "__file__": module.__file__}
    # slots=True makes a second class, whose methods are found under the same names
    exec(compile(source.replace(old, new), module.__file__, "exec", dont_inherit=True), wrong)
    others = dict(functions(wrong, module.__file__))
    changed = 0
    for name, function in functions(vars(module), module.__file__):
        other = others[name].__code__
        changed += any(getattr(other, part) != getattr(function.__code__, part) for part in PARTS)
        patch.setattr(function, "__code__", other)
    return changed > 0


def refuted(claim):
    """The first obligation of the claim that is refuted, by sampling if that will do; None if there is none."""
    found = obligations(SYSTEM.claims[claim])
    for obligation in [one for one in found if find(one) is not None] or found:
        outcome = decide(obligation, 30)
        if outcome.verdict is Verdict.REFUTED:
            return obligation, outcome
    return None


@pytest.mark.parametrize(("module", "old", "new", "claim"), MUTANTS, ids=lambda part: str(part)[:40])
def test_a_wrong_executor_is_refuted(module, old, new, claim, monkeypatch):
    assert mutate(monkeypatch, module, old, new)
    found = refuted(claim)
    assert found is not None
    obligation, outcome = found
    failure = explain(obligation, outcome.point)
    assert failure.broken
    if failure.replays and "step" not in obligation.case and not outcome.detail:
        assert any(not replay.agrees for replay in failure.replays), failure.replays


def test_a_change_of_nothing_is_not_refuted(monkeypatch):
    mutate(monkeypatch, "im2col", "first.c + col", "col + first.c")
    assert refuted("im2col_uniform_tap") is None
