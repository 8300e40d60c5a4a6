"""What is done in the process that asks libraries about a layout (`supervising.answer`): Triton aborts on what it does not
know, and a user's file may do anything. What comes back is text.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from ..layouts.adapters import Foreign, linear_text, text_of
from .child import module_of
from .complaints import one_line

GLUON = "triton.experimental.gluon.language"
MODULES = (GLUON, f"{GLUON}.amd", f"{GLUON}.amd._layouts", f"{GLUON}.nvidia.blackwell")


class Asked(msgspec.Struct, omit_defaults=True):
    """Either an object of a file, or a call of a class of Gluon's with a tensor's shape."""

    file: str = ""
    object: str = ""
    made: msgspec.Raw = msgspec.Raw(b"null")
    shape: list[int] = []


class Answer(msgspec.Struct, omit_defaults=True):
    """A layout's text; or why there is none; or the library that is missing."""

    text: str = ""
    error: str = ""
    missing: str = ""


def answer(given: bytes, _: object) -> bytes:
    asked = msgspec.json.decode(given, type=Asked)
    try:
        found = Answer(_of_file(asked) if asked.file else _of_triton(asked))
    except ModuleNotFoundError as error:
        found = Answer(missing=(error.name or "a module").partition(".")[0])
    except Foreign as error:
        found = Answer(error=str(error))
    except AssertionError as error:
        found = Answer(error=f"it takes no such arguments ({str(error) or 'an assert of its own failed'})")
    except Exception as error:
        found = Answer(error=one_line(error, asked.file) if asked.file else str(error) or type(error).__name__)
    return msgspec.json.encode(found)


def _of_file(asked: Asked) -> str:
    module = module_of(Path(asked.file))
    if not hasattr(module, asked.object):
        raise Foreign(f"nothing is named {asked.object!r} there")
    return text_of(getattr(module, asked.object))


def _of_triton(asked: Asked) -> str:
    made = msgspec.json.decode(asked.made)
    return linear_text(_built(made), asked.shape)


def _built(value: Any) -> Any:
    """The object that a call's data says."""
    if isinstance(value, list):
        return [_built(one) for one in value]
    if not isinstance(value, dict):
        return value
    return _class(value["name"])(
        *map(_built, value["arguments"]), **{name: _built(one) for name, one in value["keywords"].items()}
    )


def _class(name: str) -> Any:
    """A class of Gluon's layouts, or a function of one."""
    parts = [
        part for part in name.split(".") if part not in ("gl", "ttgl", "gluon", "triton", "amd", "language", "nvidia")
    ]
    if not parts or len(parts) > 2 or any(part.startswith("_") for part in parts):
        raise Foreign(f"{name} is no class of Gluon's layouts")
    for module in MODULES:
        try:
            found = getattr(import_module(module), parts[0], None)
        except ModuleNotFoundError as error:
            if error.name == "triton":
                raise
            continue
        if isinstance(found, type) and parts[0].endswith("Layout"):
            made = getattr(found, parts[1], None) if len(parts) == 2 else found
            if callable(made):
                return made
    raise Foreign(f"{name} is no class of Gluon's layouts")
