"""What is done in the process that reads one .ptx file (`running.supervising.answer`)."""

from __future__ import annotations

import os

import msgspec

from ...kernels.ir.module import Read
from .modules import module
from .tokens import Unread


def answer(given: bytes, _: object) -> bytes:
    """The encoded `Read` of (a name for messages, the text, the kernel that is wanted)."""
    name, text, wanted = msgspec.json.decode(given, type=tuple[bytes, str, str])
    try:
        return msgspec.json.encode(Read(module(text, os.fsdecode(name), wanted)))
    except Unread as error:
        return msgspec.json.encode(Read(error=str(error)))
