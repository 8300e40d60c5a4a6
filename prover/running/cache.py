"""Verdicts kept between runs, in one sqlite file under the user's cache folder.

A verdict is kept under the digest of its statement and the fingerprint of everything that could change it: this
package's sources and the solver's version. Only what was decided is kept. Each value carries a seal, so a damaged one
counts as absent. The seal's key is public: whoever can write the file can put any verdict there, so a run that somebody
else's cache must not fool reads nothing (``reads``). A cache that cannot be read or written costs one warning, never the
run.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..engines.outcome import Outcome
from ..language.obligations import Verdict

KEPT = frozenset({Verdict.PROVED, Verdict.REFUTED, Verdict.VACUOUS})
FILE = "verdicts-1.sqlite3"
SETTLED = 2_000_000_000  # nanoseconds after which a change of a file is seen in its times, however coarse these are
DAYS = 30  # verdicts under another fingerprint (an edited prover, another checkout) are dropped after this long
# the rooms that workers which decide or replay import from: no verdict depends on the others
ROOMS = ("attack", "base", "engines", "evidence", "language", "proof", "record", "running")
SOLVERS = ("z3-solver", "bitwuzla", "cvc5", "numpy")

TABLES = """
create table if not exists outcomes(
    digest text, fingerprint text, day integer, brief blob, evidence blob, primary key (digest, fingerprint));
create table if not exists times(name text primary key, seconds real);
create table if not exists plans(system text primary key, sources text, data blob);
"""

T = TypeVar("T")


class Evidence(msgspec.Struct, omit_defaults=True):
    """The bulky part of an outcome, read only where somebody asks for it."""

    witness: dict[str, Any] = {}
    tree: dict[str, Any] = {}


def folder() -> Path:
    """TILEPROVE_CACHE, or tileprove in the user's cache folder."""
    chosen = os.environ.get("TILEPROVE_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "tileprove"


def source_hash(*folders: Path) -> str:
    """A hash of the Python files below the folders, names included."""
    total = hashlib.sha256()
    for root in folders:
        for folder, inside, files in os.walk(root):
            inside.sort()
            below = Path(folder).relative_to(root).as_posix()
            for name in sorted(files):
                if name.endswith(".py"):
                    content = _content(os.path.join(folder, name))  # noqa: PTH118 -- a thousand paths a plan
                    total.update(f"{root.name}/{below}/{name} {content}\n".encode())
    return total.hexdigest()


_CONTENTS: dict[str, tuple[tuple[int, ...], str]] = {}  # file -> what the file system says of it, hash of its content


def _content(file: str) -> str:
    """A hash of the file; what this process read already is not read again while the file system says it is the same."""
    found = os.stat(file)  # noqa: PTH116
    state = (found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)
    known = _CONTENTS.get(file)
    if known is not None and known[0] == state:
        return known[1]
    content = hashlib.sha256(Path(file).read_bytes()).hexdigest()
    if time.time_ns() - max(state[2:]) > SETTLED:
        _CONTENTS[file] = state, content
    return content


def versions(names: Iterable[str] = SOLVERS) -> dict[str, str]:
    """Name -> version of Python and of what is installed, without importing it."""
    import importlib.metadata

    found = {"Python": f"{sys.version_info.major}.{sys.version_info.minor}"}
    for name in names:
        with suppress(importlib.metadata.PackageNotFoundError):
            found[name] = importlib.metadata.version(name)
    return found


def room_hash() -> str:
    """A hash of the sources that a verdict depends on."""
    return source_hash(*(Path(__file__).parent.parent / room for room in ROOMS))


def fingerprint() -> str:
    """A hash of whatever a verdict depends on beside its statement."""
    parts = [room_hash(), *(f"{name} {version}" for name, version in versions().items())]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


class Cache:
    """Verdicts, running times and plans on disk; with ``path`` None it remembers nothing.

    reads: whether what is there already counts; without, it is written only, but for the running times.
    """

    def __init__(
        self,
        path: Path | None,
        fingerprint: str = "",
        warn: Callable[[str], None] = lambda message: None,
        reads: bool = True,
    ):
        self.path, self.fingerprint, self.warn, self.reads = path, fingerprint, warn, reads
        self.connection: sqlite3.Connection | None = None
        if path is not None:
            self._attempt(None, self._open)

    @classmethod
    def default(cls, warn: Callable[[str], None], reads: bool = True) -> Cache:
        """The user's cache."""
        return cls(folder() / FILE, fingerprint(), warn, reads)

    # -- verdicts --------------------------------------------------------------------------------------------

    def outcomes(self, digests: Iterable[str]) -> dict[str, Outcome]:
        """Digest -> outcome without its evidence, for those that are known."""
        wanted = list(digests)

        def read(connection: sqlite3.Connection) -> dict[str, Outcome]:
            decoder = msgspec.json.Decoder(Outcome)
            found: dict[str, Outcome] = {}
            for start in range(0, len(wanted), 500):
                some = wanted[start : start + 500]
                marks = ", ".join("?" * len(some))
                rows = connection.execute(
                    f"select digest, brief from outcomes where fingerprint = ? and digest in ({marks})",
                    (self.fingerprint, *some),
                )
                for digest, blob in rows:
                    if (data := self._unsealed(digest, blob)) is not None:
                        found[digest] = decoder.decode(data)
            return found

        return self._attempt({}, read) if self.reads else {}

    def evidence(self, digest: str) -> Evidence | None:
        """Witness and proof tree of a known outcome."""

        def read(connection: sqlite3.Connection) -> Evidence | None:
            row = connection.execute(
                "select evidence from outcomes where digest = ? and fingerprint = ?", (digest, self.fingerprint)
            ).fetchone()
            data = self._unsealed(digest, row[0]) if row else None
            return None if data is None else msgspec.json.decode(data, type=Evidence)

        return self._attempt(None, read) if self.reads else None

    def keep(self, digest: str, outcome: Outcome) -> None:
        """Remember a verdict, if it is one."""
        if outcome.verdict not in KEPT:
            return
        evidence = Evidence(outcome.witness, outcome.tree)
        brief = msgspec.structs.replace(outcome, witness={}, tree={})
        row = (
            digest, self.fingerprint, _today(),
            self._sealed(digest, msgspec.json.encode(brief)), self._sealed(digest, msgspec.json.encode(evidence)),
        )  # fmt: skip
        self._write("insert or replace into outcomes values (?, ?, ?, ?, ?)", [row])

    # -- how long it took, what there is to decide -----------------------------------------------------------

    def times(self) -> dict[str, float]:
        """Obligation name -> seconds the last time."""
        return self._attempt({}, lambda connection: dict(connection.execute("select name, seconds from times")))

    def keep_times(self, seconds: dict[str, float]) -> None:
        self._write("insert or replace into times values (?, ?)", list(seconds.items()))

    def plan(self, system: str, sources: str) -> bytes | None:
        """What was kept for a system, or for a claim by its full name, if its sources are still the same."""

        def read(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute("select sources, data from plans where system = ?", (system,)).fetchone()
            return self._unsealed(sources, row[1]) if row and row[0] == sources else None

        return self._attempt(None, read) if self.reads else None

    def knew(self, name: str) -> bool:
        """Whether something was kept under that name, whatever its sources say now."""
        wanted = "select 1 from plans where system = ?"
        return self.reads and self._attempt(False, lambda c: c.execute(wanted, (name,)).fetchone() is not None)

    def keep_plans(self, fresh: Mapping[str, tuple[str, bytes]]) -> None:
        """name -> (hash of its sources, what is kept)."""
        rows = [(name, sources, self._sealed(sources, data)) for name, (sources, data) in fresh.items()]
        self._write("insert or replace into plans values (?, ?, ?)", rows)

    # -- the file --------------------------------------------------------------------------------------------

    def _open(self, _: None) -> None:
        assert self.path is not None
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        if os.access(self.path.parent, os.W_OK):
            # the lock of another run is waited for; autocommit, so that a verdict is on disk once it is found
            connection = self._connected(self.path, isolation_level=None)
            # a crash of this process loses nothing; a power cut may, and the seals tell
            connection.execute("pragma synchronous = off")
            connection.executescript(TABLES)
        elif self.path.is_file():
            connection = self._connected(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)
        else:
            raise OSError("the folder cannot be written")
        self.connection = connection

    @staticmethod
    def _connected(place: Path | str, **options: Any) -> sqlite3.Connection:
        # threads may use it, one at a time: base/turn_lock.py
        return sqlite3.connect(place, timeout=10, check_same_thread=False, **options)

    def _attempt(self, otherwise: T, action: Callable[[Any], T]) -> T:
        """The action's result; after the first failure there is no cache any more."""
        if self.path is None or (self.connection is None and action != self._open):
            return otherwise
        try:
            return action(self.connection)
        except (sqlite3.Error, OSError, msgspec.MsgspecError) as error:
            self.close()
            self.connection, self.path, place = None, None, self.path
            self.warn(f"going on without the cache {place}: {error}")
            return otherwise

    def _write(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            try:
                if len(rows) > 1:
                    connection.execute("begin immediate")
                connection.executemany(statement, rows)
                if connection.in_transaction:
                    connection.commit()
            except sqlite3.OperationalError as error:
                if "readonly" not in str(error):
                    raise

        self._attempt(None, write)

    def close(self) -> None:
        """Drop what is out of date and close the file."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                if connection.total_changes:
                    connection.execute(
                        "delete from outcomes where fingerprint != ? and day < ?", (self.fingerprint, _today() - DAYS)
                    )
                connection.close()

    # -- seals -----------------------------------------------------------------------------------------------

    def _seal(self, key: str, data: bytes) -> bytes:
        whose = hashlib.sha256(f"{key} {self.fingerprint}".encode()).digest()
        return hashlib.blake2b(data, digest_size=16, key=whose).digest()

    def _sealed(self, key: str, data: bytes) -> bytes:
        return self._seal(key, data) + data

    def _unsealed(self, key: str, blob: Any) -> bytes | None:
        if not isinstance(blob, bytes) or len(blob) < 16:
            return None
        return blob[16:] if self._seal(key, blob[16:]) == blob[:16] else None


def _today() -> int:
    return int(time.time() // 86400)
