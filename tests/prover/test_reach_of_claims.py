"""What a claim can depend on: the files that its hash is of reach as far as its function does, and as any change does."""

from __future__ import annotations

import ast
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest
from tileprove.prover.language.claims import Claim
from tileprove.prover.running import plan, registry, sources
from tileprove.prover.running.cache import Cache
from tileprove.prover.running.sources import Sources

SPECS = Path(__file__).parents[2] / "specs"
FILES = sorted(SPECS.rglob("*.py"))
READS = {"claims", "maps", "timings"}  # what a System has that other files may put there
FOREIGN = {"open", "read_text", "read_bytes", "environ", "getenv"}


def all_claims() -> list[Claim]:
    return [c for name in registry.BUILT_IN for c in registry.targets([name])[0].systems()[0].claims.values()]


def reached(of: Sources, home: str) -> set[Path]:
    found, stack = {Path(home)}, [Path(home)]
    while stack:
        more = of._files[stack.pop()][1] - found
        found |= more
        stack += more
    return found


def used(claim: Claim) -> Iterator[Path]:
    """The files of the specs that made what the claim's function can get hold of."""
    seen: set[int] = set()
    stack: list[Any] = [claim.build]
    while stack:
        thing = stack.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, FunctionType):
            file = Path(thing.__code__.co_filename)
            if SPECS in file.parents:
                yield file
                stack += [thing.__globals__[name] for name in names(thing.__code__) if name in thing.__globals__]
            stack += [cell.cell_contents for cell in thing.__closure__ or () if not empty(cell)]
            stack += [*(thing.__defaults__ or ()), getattr(thing, "__wrapped__", None)]
        elif isinstance(thing, type):
            module = sys.modules.get(thing.__module__)
            if module is not None and SPECS in Path(getattr(module, "__file__", None) or "").parents:
                yield Path(module.__file__ or "")
                stack += vars(thing).values()
        elif isinstance(thing, ModuleType):
            assert SPECS not in Path(getattr(thing, "__file__", None) or "").parents, f"{claim.full_name}: {thing}"
        elif isinstance(thing, dict):
            stack += thing.values()
        elif isinstance(thing, (list, tuple, set, frozenset)):
            stack += thing
        elif isinstance(thing, (property, staticmethod, classmethod)):
            stack += [getattr(thing, "fget", None), getattr(thing, "__func__", None)]
        elif isinstance(thing, Claim):
            stack.append(thing.build)
        elif hasattr(thing, "__dict__") or hasattr(type(thing), "__slots__"):
            stack.append(type(thing))
            stack += [getattr(thing, name, None) for name in (*getattr(thing, "__dict__", ()), *slots(type(thing)))]


def slots(kind: type) -> list[str]:
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]


def names(code: Any) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if hasattr(constant, "co_names"):
            yield from names(constant)


def empty(cell: Any) -> bool:
    try:
        return cell.cell_contents is cell
    except ValueError:
        return True


def missing(of: Sources, claims: list[Claim]) -> list[str]:
    return [
        f"{claim.full_name}: {file}"
        for claim in claims
        for file in sorted({*used(claim), Path(claim.file)} - reached(of, claim.home))
        if SPECS in file.parents
    ]


def test_every_claim_has_a_hash():
    of = Sources(Cache(None))
    assert all(of.of(claim.home) for claim in all_claims())
    assert of.of("elsewhere.py") == ""


def test_what_a_claim_can_get_hold_of_is_part_of_it():
    assert missing(Sources(Cache(None)), all_claims()) == []


def test_a_graph_without_an_import_is_noticed(monkeypatch: pytest.MonkeyPatch):
    usual = sources._imports

    def forgetful(tree: ast.Module, *more: Any) -> Iterator[Path]:
        return (path for path in usual(tree, *more) if path.name != "conv.py")

    monkeypatch.setattr(sources, "_imports", forgetful)
    assert missing(Sources(Cache(None)), all_claims())


def test_specs_read_no_systems_of_others_and_no_files():
    for file in FILES:
        tree = ast.parse(file.read_text())
        filling = [ast.walk(s) for s in tree.body if ast.unparse(s).startswith("SYSTEM.timings.update(BANKS)")]
        own = {id(node) for nodes in filling for node in nodes}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and id(node) not in own:
                assert node.attr not in READS | FOREIGN, f"{file}:{node.lineno}"
            if isinstance(node, ast.Name):
                assert node.id not in FOREIGN, f"{file}:{node.lineno}"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from .conv import Conv", ["im2col/conv.py"]),
        ("from . import conv, tiles", ["im2col/conv.py", "im2col/tiles.py"]),
        ("from .. import SYSTEMS", ["__init__.py"]),
        ("from ..swizzle import SYSTEM", ["swizzle/__init__.py"]),
        ("from ..swizzle import system", ["swizzle/system.py"]),
        ("from ...prover.language.terms import Term", []),
        ("import tileprove.specs.swizzle.system", ["swizzle/system.py"]),
        ("from tileprove.specs.swizzle.system import SYSTEM", ["swizzle/system.py"]),
        ("def later():\n    from .tile import Tile", ["im2col/tile.py"]),
        ("import numpy, sys", []),
    ],
)
def test_imports_as_they_may_be_written(text: str, found: list[str]):
    files = {path.relative_to(SPECS): path for path in FILES}
    got = {path for path in sources._imports(ast.parse(text), Path("im2col/new.py"), files) if path in files}
    assert got == set(map(Path, found))


@pytest.mark.parametrize(
    "text",
    [
        "from importlib import import_module",
        "import importlib",
        "from importlib.util import find_spec",
        "__import__('x')",
    ],
)
def test_a_file_that_may_import_anything_depends_on_everything(text: str):
    files = {path.relative_to(SPECS): path for path in FILES}
    assert set(sources._imports(ast.parse(text), Path("im2col/new.py"), files)) == set(files)


# -- plans -------------------------------------------------------------------------------------------------------------


def test_only_claims_that_changed_are_built_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    cache, built = Cache(tmp_path / "cache"), list[str]()
    first = plan.Plans(registry.targets(["v_strips"]), cache).systems
    build = registry.obligations

    def noted(claim: Claim):
        built.append(claim.name)
        return build(claim)

    monkeypatch.setattr(registry, "obligations", noted)
    monkeypatch.setattr(plan, "install_hash", lambda: "another installation")
    assert plan.Plans(registry.targets(["v_strips"]), cache).systems == first
    assert built == []
    of = Sources.of
    changed = {claim.home for claim in all_claims() if claim.home.endswith("v_strips/order.py")}
    (home,) = changed
    monkeypatch.setattr(Sources, "of", lambda self, file: of(self, file) + ("x" if file == home else ""))
    monkeypatch.setattr(plan, "install_hash", lambda: "a third one")
    assert plan.Plans(registry.targets(["v_strips"]), cache).systems == first
    wanted = [c.name for c in all_claims() if c.home == home]
    assert built == wanted
    assert 0 < len(wanted) < sum(claim.system == "v_strips" for claim in all_claims())
    cache.close()


@cache
def digests(*arguments: str) -> dict[str, list[str]] | None:
    """Claim -> digests; None where the changed file cannot be imported."""
    command = [sys.executable, str(Path(__file__).with_name("mutated_plan.py")), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    return json.loads(done.stdout) if done.returncode == 0 else None


@pytest.mark.parametrize("number", range(12))
def test_a_change_of_a_file_changes_no_claim_without_it(number: int):
    """Operators and numbers of some file, changed; each claim that then says something else has the file in its hash."""
    rng, of = random.Random(number), Sources(Cache(None))
    claims = {claim.full_name: claim for claim in all_claims()}
    touching = {file for claim in claims.values() for file in reached(of, claim.home)}
    file = rng.choice(sorted(touching))
    before = digests()
    assert before is not None
    for seed in range(number, number + 50):
        after = digests(str(file), str(seed))
        differing = after and [name for name in before if after.get(name) != before[name]]
        if differing:
            assert [name for name in differing if file not in reached(of, claims[name].home)] == []
            return
    pytest.fail(f"no change of {file} is seen in any claim")
