"""What messages tell a user to install exists, in the words of pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from tileprove.prover.base import extras

ROOT = Path(__file__).parent.parent.parent
KNOWN = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]


def advised(text: str) -> list[str]:
    """The extras that a text tells to install."""
    return re.findall(r"pip install [^'\n]*'\.\[(\w+)\]'", text) + re.findall(r"install\('(\w+)'\)", text)


def test_the_extras_are_those_of_the_project():
    assert extras.EXTRAS.keys() == KNOWN.keys()
    assert all(advised(extras.install(extra)) == [extra] for extra in KNOWN)
    with pytest.raises(KeyError):
        extras.install("kernel")


def test_every_message_names_an_extra_that_there_is():
    assert advised("pip install -e '.[recheck]' or install('kernel')") == ["recheck", "kernel"]
    found = []
    for folder in ("prover", "concrete", "specs", "kernels", "docs", "benchmarks"):
        for file in [*(ROOT / folder).rglob("*.py"), *(ROOT / folder).rglob("*.md")]:
            text = file.read_text()
            assert "'tileprove[" not in text, f"{file}: the package is in no index"
            found += advised(text)
    assert len(found) > 5
    assert set(found) <= KNOWN.keys()
