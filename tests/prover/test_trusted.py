"""What has to be right for a verdict: the table is read from the sources, and docs/TRUST.md has it as it is."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from problems import stated
from tileprove.prover.base.clock import now
from tileprove.prover.engines import integer as integer_engine
from tileprove.prover.evidence import trusted
from tileprove.prover.language.nodes import pack_terms
from tileprove.prover.language.obligations import Obligation
from tileprove.prover.language.terms import integer

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "TRUST.md").read_text()


def test_the_page_has_the_table():
    assert trusted.table() in PAGE, "tileprove recheck --trusted prints it"


def test_every_file_stands_once_with_its_lines():
    rows = [file for part in trusted.parts() for file in part.files]
    assert len(dict(rows)) == len(rows) > 20
    for file, lines in rows:
        assert (ROOT / "prover" / file).read_text().count("\n") == lines


@pytest.mark.parametrize(
    ("entry", "file"),
    [
        ("proof.trees", "proof/rules.py"),  # .rules
        ("proof.trees", "proof/closing.py"),
        ("proof.trees", "language/nodes.py"),  # ..language.nodes
        ("evidence.blasting", "evidence/gates.py"),
        ("evidence.points", "language/meanings/vectors.py"),  # from ..language.meanings import vectors
        ("evidence.drat", "base/extras.py"),  # inside a function
    ],
)
def test_what_a_file_imports_is_found(entry: str, file: str):
    assert file in trusted.closure([entry])


@pytest.mark.parametrize("part", trusted.PARTS)
def test_no_engine_that_searches_is_needed(part: str):
    needed = trusted.closure(trusted.PARTS[part])
    assert {file for file in needed if file.startswith(("engines/", "guessing/"))} <= {"engines/outcome.py"}


@pytest.mark.parametrize("file", sorted(set(re.findall(r"`((?:attacks|prover|kernels|concrete)/[\w/.]+)`", PAGE))))
def test_the_files_that_the_page_names_are_there(file: str):
    folders = (ROOT, ROOT / "tests", ROOT / "prover")
    assert any((folder / file).exists() for folder in folders), file


# -- the trusted room --------------------------------------------------------------------------------------------

MOST_LINES = 1440  # an evening's reading; whatever makes it more should be worth it
MOST_OF_THE_MACHINE = 2500  # lines
# of the standard library: nothing that searches, draws, waits or reaches out of the process
LIBRARY = {"__future__", "collections.abc", "dataclasses", "fractions", "functools", "math", "typing"}
MODULES = sorted((ROOT / "prover" / trusted.ROOM).glob("*.py"))
# what the room has to do without, in an interpreter that has none of it
CHILD = """
import importlib, json, sys

BLOCKED = {"numpy", "z3", "sympy", "msgspec", "rich", "click"}

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
asked = json.load(sys.stdin)
for name in asked["modules"]:
    importlib.import_module(name)
from tileprove.prover.language.nodes import unpack_terms
from tileprove.prover.proof import errors, multiples, trees

terms = unpack_terms(asked["nodes"])
*given, goal = [terms[number] for number in asked["roots"]]
assumptions, goal, _ = multiples.prepared(given, goal)
try:
    print(len(trees.read(asked["tree"], assumptions, goal).trees), "trees")
except errors.Refused as error:
    print("refused:", error)
for name in asked["without"]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        print("without", error.name)
print(*sorted(name for name in sys.modules if name.startswith("tileprove.prover.")))
"""


def test_the_size_of_the_trusted_room():
    files = trusted.room()
    assert set(files) == {file.name for file in MODULES}
    assert MOST_LINES - 50 < sum(files.values()) <= MOST_LINES
    assert f"`prover/proof`, has {sum(files.values()):,} lines in {len(files)} files" in PAGE
    assert {f"proof/{name}" for name in files} - {"proof/__init__.py"} <= set(
        trusted.closure([*trusted.PARTS["proof tree"], *trusted.PARTS["every point of a subdomain"]])
    ), "a file of the room that no proof needs"


def test_the_machine_is_small_and_does_not_search():
    """It asks neither engines nor a simplifier but through the door that notes what it says."""
    files = sorted((ROOT / "prover" / "machine").glob("*.py"))
    assert 0 < sum(len(file.read_text().splitlines()) for file in files) < MOST_OF_THE_MACHINE
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.level > 1:
                assert (node.module or "").partition(".")[0] in ("language", "proof"), file


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.stem)
def test_what_the_trusted_room_imports(file: Path):
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            assert node.level == 1 or (node.level == 2 and (node.module or "").partition(".")[0] == "language"), file
        elif isinstance(node, ast.ImportFrom):
            assert node.module in LIBRARY, f"{file}:{node.lineno}"
        elif isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= LIBRARY, f"{file}:{node.lineno}"
        elif isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 45, f"{node.name} is long"


X, A, B, Y = integer("X", 0), integer("A", 1), integer("B", 1), integer("Y", 0)


def in_a_bare_interpreter(obligation: Obligation, tree: dict) -> list[str]:
    """What an interpreter without numpy, z3 and the like prints that imports the room and reads the proof tree."""
    nodes, roots = pack_terms([*obligation.assumptions, obligation.goal.formula])  # type: ignore[union-attr]
    names = [f"tileprove.prover.proof.{file.stem}" for file in MODULES if file.stem != "__init__"]
    asked = {"modules": names, "nodes": nodes, "roots": roots, "tree": tree}
    asked["without"] = ["tileprove.prover.language.wire", "tileprove.prover.language.meanings.vectors"]
    done = subprocess.run([sys.executable, "-c", CHILD], input=json.dumps(asked), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_trusted_room_alone_checks_a_proof_and_refuses_another():
    def inside(most: int) -> Obligation:
        return stated(A * B - most >= X * A + Y, X < B, Y < A)

    outcome = integer_engine.decide(inside(1), now() + 20)
    assert outcome.tree
    first, *absent, modules = in_a_bare_interpreter(inside(1), outcome.tree)
    assert first == "1 trees"
    assert absent == ["without msgspec", "without numpy"], "so nothing of it was there"
    rooms = {name.split(".")[2] for name in modules.split()}
    assert rooms == {"language", "proof"}
    assert in_a_bare_interpreter(inside(2), outcome.tree)[0].startswith("refused: ")
