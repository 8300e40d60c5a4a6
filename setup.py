"""The packages: every folder with Python files below the four that `[tool.setuptools.package-dir]` names."""

from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
FOLDERS = {
    file.parent.relative_to(HERE)
    for root in ("concrete", "prover", "specs", "tileprove")
    for file in (HERE / root).rglob("*.py")
}

setup(packages=sorted(".".join(("tileprove", *folder.parts)).removesuffix(".tileprove") for folder in FOLDERS))
