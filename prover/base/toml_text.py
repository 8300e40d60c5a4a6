"""TOML that somebody wrote by hand: what is wrong with it in one line."""

from __future__ import annotations

import tomllib
from typing import Any


def tables(content: bytes, place: str, error: type[Exception]) -> tuple[str, dict[str, Any]]:
    """The text and its tables. place: what the file is called in a complaint. Raises ``error`` with one line."""
    try:
        text = content.decode()
        return text, tomllib.loads(text)
    except UnicodeDecodeError:
        said = "not a text file in UTF-8"
    except tomllib.TOMLDecodeError as found:
        said = str(found)
    except RecursionError:
        said = "values nested too deeply"
    raise error(f"{place}: {said}")
