"""Writing a file so that a reader, or an interruption, never sees half of it; reading a text that is one."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct, field

MOST_BYTES = 32 << 20  # of a text that is read


class TextKind(Struct, frozen=True):
    """Texts that compilers write. error: what a file that is none raises, of one line. magic: how other files begin, and
    what they are. ended: whether zero bytes may stand at the end."""

    ending: str
    error: type[Exception]
    magic: dict[tuple[bytes, ...], str] = field(default_factory=dict)
    ended: bool = False


def read_text(path: Path, kind: TextKind) -> str:
    """The text in the file. Raises the kind's error; OSError if there is no such file."""
    if path.is_dir():
        raise kind.error(f"{path} is a folder; name a {kind.ending} file in it")
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise kind.error(f"{path}: {size:,} bytes of text; at most {MOST_BYTES >> 20} MiB are read")
    content = path.read_bytes()
    for starts, said in kind.magic.items():
        if content.startswith(starts):
            raise kind.error(f"{path}: {said}")
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise kind.error(f"{path}: not a text file in UTF-8") from None
    text = text.rstrip("\0") if kind.ended else text
    if "\0" in text:
        raise kind.error(f"{path}: not a text file")
    return text


def replace_content(file: Path, content: bytes) -> None:
    """Replace the file's content as a whole, or leave it alone if it is the same already."""
    with suppress(OSError):
        if file.read_bytes() == content:
            return
    file.parent.mkdir(parents=True, exist_ok=True)
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with _named(file):
            temporary.write_bytes(content)
            temporary.replace(file)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def shown(file: Path) -> str:
    """The path for a reader, relative to the current folder where it lies below it."""
    here, path = Path.cwd(), file.resolve()
    return str(path.relative_to(here) if path.is_relative_to(here) else file)


def write_text(file: Path, text: str) -> None:
    """`write_bytes` of the text in UTF-8."""
    write_bytes(file, text.encode())


def write_bytes(file: Path, content: bytes) -> None:
    """Replace the file's content as a whole, in a folder that is there; a link's target; a device by writing to it."""
    if not file.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    if file.exists() and not file.is_file():
        with _named(file):
            file.write_bytes(content)
    else:
        replace_content(file.resolve(), content)


def write_out(file: str, text: str) -> None:
    """`write_text`, or to stdout for ``-``."""
    if file == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        write_text(Path(file), text)


def write_json(file: str | None, record: object) -> None:
    """The record as JSON, `write_out`; nothing where no file is given."""
    import msgspec

    if file is not None:
        write_out(file, msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keeps other processes that ask for the same folder waiting; it is made if it is not there. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder, os.O_RDONLY) if sys.platform != "win32" else None
    try:
        if handle is not None:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)  # let go of when the handle is closed, however the process ends
        yield
    finally:
        if handle is not None:
            os.close(handle)


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """An error is about this file, whatever name was used, or none: a full disk has none."""
    try:
        yield
    except OSError as error:
        error.filename, error.filename2 = str(file), None
        raise
