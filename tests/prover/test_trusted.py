"""What has to be right for a verdict: the table is read from the sources, and docs/TRUST.md has it as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tileprove.prover.evidence import trusted

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
        ("evidence.checkers", "proof/rules.py"),  # ..proof.rules
        ("proof.trees", "proof/closing.py"),
        ("proof.trees", "language/wire.py"),
        ("evidence.blasting", "evidence/gates.py"),
        ("evidence.points", "language/meanings/vectors.py"),  # from ..language.meanings import vectors
        ("evidence.lemmas", "base/extras.py"),  # inside a function
    ],
)
def test_what_a_file_imports_is_found(entry: str, file: str):
    assert file in trusted.closure([entry])


def test_no_engine_that_searches_is_among_what_a_proof_tree_needs():
    needed = trusted.closure(trusted.PARTS["proof tree"])
    assert not [
        file for file in needed if re.fullmatch(r"engines/(search|farkas|integer|hunting|sweeping|ladder).py", file)
    ]


@pytest.mark.parametrize("file", sorted(set(re.findall(r"`((?:attacks|prover|kernels|concrete)/[\w/.]+)`", PAGE))))
def test_the_files_that_the_page_names_are_there(file: str):
    folders = (ROOT, ROOT / "tests", ROOT / "prover")
    assert any((folder / file).exists() for folder in folders), file
