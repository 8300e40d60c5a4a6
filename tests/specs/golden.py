"""Reads the golden hardware tables of tests/data/hardware."""

import csv
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "data" / "hardware"


def rows(name):
    """The rows of a table, as dicts of strings."""
    with (FOLDER / name).open() as file:
        return list(csv.DictReader(file))


def numbers(runs):
    """The numbers of a list of runs: "0-2 7" is [0, 1, 2, 7]."""
    pairs = [run.partition("-") for run in runs.split()]
    return [number for first, _, last in pairs for number in range(int(first), int(last or first) + 1)]
