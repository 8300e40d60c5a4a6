"""Decides every spec of this folder and prints docs/MUSEUM.md: python examples/museum/table.py > docs/MUSEUM.md"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from tileprove.prover.language.obligations import Obligation
from tileprove.prover.running import registry
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.checking import Check
from tileprove.prover.running.plan import Plans
from tileprove.prover.running.results import ClaimResult, Result, Standing, by_claim
from tileprove.prover.running.runner import Runner

HERE = Path(__file__).parent
FILES = tuple(sorted(path for path in HERE.glob("*.py") if path != Path(__file__)))

INTRODUCTION = """# The museum

For those who ask whether real bugs are caught: each command can be run.

{bugs} bugs in the address arithmetic of released GPU kernels, of {projects} projects. Each is a spec file of at most
40 lines in [examples/museum](../examples/museum): the formula that was shipped, refuted, and the repaired one, proved
for all values of its variables. {findings} statements are refuted and {claims} proved, {cases} cases in all, in less
than a minute.
`python examples/museum/table.py > docs/MUSEUM.md` writes this page.
[REPAIRS.md](REPAIRS.md) is about Triton kernels and their repairs. Compilers have a part of their own below.

```console
$ tileprove check examples/museum/ggml_14789_im2col_divisor.py --verbose
...
refuted, as documented: ggml_14789_im2col_divisor.as_shipped
...
    at          KW=2  KH=1  OW=1  kx=1  ky=0  ow=0
...
```

A file has the mistake and what surrounds it as far as the mistake needs it, written anew from the public source; names
are ours. **False for** is a counterexample that tileprove found, not the one of the report. **Proved instead** holds
for every value in the variables' ranges, which are unbounded unless the file says otherwise; "(z3)" is a proof on that
solver's word alone.

| bug | false for | proved instead | what to learn |
|---|---|---|---|
"""

END = """
{compiled}
## Repairs that are not right either

- `aiter_3445_last_row_group`: the columns that are done are counted as if the last group of rows were a whole one.
- `cutlass_3049_store_offset`: the repair made load and store agree, by dividing both; the tile starts elsewhere.
- `cutlass_879_packed_strides`: with the column-major strides repaired, the row-major ones were wrong, for three years.
- `modular_037ca32_channel_straddle`: the gate asks for `load_width` channels or more; needed is that it divides them.
- `modular_037ca32_strip_of_16`: nothing is asserted about the rows: of 48 the last 16 are not loaded, of 24 the last 8.
- `modular_04c9bae_single_carry`: where H and W are known at run time only, the bound is a comment.
- `tvm_18694_floor_division`: the guard bounds `b - least`; what overflows is `a + b*c`.

## What is not in it

Races, missing barriers, wrong instructions and numerical mistakes: they are no formulas of a lane's address. The formulas
of these files are read out of a text, a pull request or a comment, and not out of the lines of code that were wrong; this
is what was found when the citations were looked up again:

{told}
"""
TOLD = {
    "flash_attention_a3a257c_varlen_zero": "no discussion of the commit was found to compare it with",
    "modular_037ca32_scaled_twice": "a comment in the loader",
    "rocroller_5084_subdword": "merged; it adds a test that shows lanes a dword apart, with wrong scales as its"
    " reason; the repaired formula is ours",
    "tilelang_742_atomic_vectors": "merged; it says that an access out of bounds goes with an index that is"
    " scaled directly, and gives no formula",
    "triton_11295_source_lanes": "open when it was looked up, so no repair was released; it lets a layout pass only where"
    " lanes stay in range",
    "triton_6126_strided_vector": "merged; 6116, which it replaced, says that the width did not look at what"
    " the offsets hold",
    "vllm_45466_output_alignment": "merged; it says what the file says, of heads of 46 elements",
}


@dataclass(frozen=True)
class Exhibit:
    """A spec file with what was decided about it. obligations: of the findings' first cases, by the claim's name."""

    file: Path
    title: str
    lesson: str
    claims: tuple[ClaimResult, ...]
    obligations: dict[str, Obligation]

    @property
    def findings(self) -> list[ClaimResult]:
        return [result for result in self.claims if result.claim.is_finding]

    @property
    def proved(self) -> list[ClaimResult]:
        return [result for result in self.claims if not result.claim.is_finding]

    @property
    def as_expected(self) -> bool:
        return all(result.standing is Standing.EXPECTED for result in self.claims)


def exhibits(files: tuple[Path, ...] = FILES, cache: Cache | None = None) -> Iterator[Exhibit]:
    """Each file with its verdicts; without a cache everything is decided anew."""
    cache = cache or Cache(None)
    plans = Plans(registry.targets([str(file) for file in files]), cache)
    check = Check(plans, plans.claims, cache)
    check.look_up()
    check.run(Runner(None, 60.0))
    results = by_claim(check.results)
    titles = {system.name: system.title for system in plans.systems}
    for file in files:
        own = tuple(result for result in results if Path(result.claim.file).resolve() == file.resolve())
        lesson = ast.get_docstring(ast.parse(file.read_text())) or ""
        first = {
            result.claim.name: plans.obligation(result.cases[0].statement) for result in own if result.claim.is_finding
        }
        yield Exhibit(file, titles[own[0].claim.system], " ".join(lesson.split()), own, first)


def point(result: Result) -> str:
    """The counterexample in words: of a map that is not one-to-one it may be a cell that nothing hits."""
    outcome = result.outcome
    if outcome is None or outcome.verdict != "refuted":
        return "**not refuted**"
    if outcome.point is None:
        return outcome.detail
    return ", ".join(f"{name} = {value}" for name, value in outcome.point.items())


def row(one: Exhibit) -> str:
    links: dict[str, None] = dict.fromkeys(result.claim.documented for result in one.findings)
    sources = ", ".join(f"[source]({link})" for link in links)
    false = "<br>".join(point(result.cases[0]) for result in one.findings)
    true = "<br>".join(_sentence(result) for result in one.proved)
    cells = (f"[{one.title}](../examples/museum/{one.file.name}) ({sources})", false, true, one.lesson)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def _sentence(result: ClaimResult) -> str:
    if result.standing is not Standing.EXPECTED:
        return "**not proved**"
    return result.claim.sentence + (f" ({', '.join(result.rests_on)})" if result.rests_on else "")


def page(all_of_them: list[Exhibit], compiled: str) -> str:
    """compiled: the part about compilers."""
    projects = {one.title.split(":")[0] for one in all_of_them}
    numbers = {
        "bugs": len(all_of_them), "projects": len(projects),
        "findings": sum(len(one.findings) for one in all_of_them), "claims": sum(len(one.proved) for one in all_of_them),
        "cases": sum(len(result.cases) for one in all_of_them for result in one.claims),
    }  # fmt: skip
    told = "\n".join(f"- `{name}`: {said}." for name, said in TOLD.items())
    return INTRODUCTION.format(**numbers) + "".join(map(row, all_of_them)) + END.format(told=told, compiled=compiled)


if __name__ == "__main__":
    sys.path.insert(0, str(HERE / "compiled"))
    compilers = import_module("compilers")
    found = list(exhibits())
    sys.stdout.write(page(found, compilers.section(list(compilers.exhibits()))))
    sys.exit(not all(one.as_expected for one in found))
