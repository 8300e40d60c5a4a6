"""Reads the measured tables of tests/data/nvidia."""

import csv
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).resolve().parent.parent / "data" / "nvidia"


def arrays(name):
    """The arrays of a table, by name."""
    with np.load(FOLDER / f"{name}.npz") as found:
        return {key: found[key] for key in found.files}


def rows(name):
    """The rows of a table, as dicts of strings."""
    with (FOLDER / f"{name}.csv").open() as file:
        return list(csv.DictReader(file))


def summed(differences):
    """Maps [.., mn, k] from their differences along both axes."""
    return np.cumsum(np.cumsum(differences.astype(np.int64), axis=2), axis=1)


def columns(table):
    """The columns of rows of small numbers, as int64."""
    return table.astype(np.int64).T
