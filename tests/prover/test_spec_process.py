"""Every spec file in a process of its own: what it does there reaches neither this process nor another spec."""

from __future__ import annotations

import builtins
import json
import os
import py_compile
import signal
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest
from commands import Spec, one_line
from small_specs import EASY, HEAD
from tileprove.prover.language import wire
from tileprove.prover.language.claims import Case
from tileprove.prover.language.constructors import both
from tileprove.prover.language.obligations import SpecError
from tileprove.prover.language.systems import System
from tileprove.prover.language.terms import integer
from tileprove.prover.mutation import summary as report
from tileprove.prover.mutation.aside import aside
from tileprove.prover.running import plan, spec_process
from tileprove.prover.running.cache import FILE, Cache, fingerprint
from tileprove.prover.running.registry import Target, obligations

linux = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")
GENERATOR = "@SYSTEM.claim('x')\ndef a():\n    {}\n    yield Case('', N >= 1)\n"


# -- what does not come to its end -------------------------------------------------------------------------------


@linux
@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("while True: pass\n", ":8: ", "not read to its end after 1 s; an endless loop?"),
        ("import time\ntime.sleep(99)\n", ":9: ", "give it some with --load-timeout 5m"),
        (GENERATOR.format("while True: pass"), ":10: ", "not read to its end after 1 s"),
        ("import os\nos._exit(0)\n", ": ", "ended in the middle of it (exit code 0; os._exit?)"),
        (GENERATOR.format("import os; os._exit(0)"), ":8: ", "exit code 0; os._exit?"),
        ("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n", ": ", "(SIGKILL)"),
        ("import ctypes\nctypes.string_at(0)\n", ":9: ", "(SIGSEGV)"),
        ("import os, time\nos.closerange(3, 99)\ntime.sleep(9)\n", ": ", "the spec closes, or writes to, the pipe"),
        ("raise KeyboardInterrupt\n", ":8: ", "KeyboardInterrupt"),
        ("class Odd(BaseException): pass\nraise Odd('x')\n", ":9: ", "Odd: x"),
        (GENERATOR.format("raise GeneratorExit"), ":10: ", "GeneratorExit"),
    ],
)
def test_a_spec_that_is_not_read_to_its_end_is_one_line(tileprove, write_spec: Spec, text: str, place: str, said: str):
    spec = write_spec(text)
    start = time.monotonic()
    line = one_line(tileprove("check", spec, "--load-timeout", "1s", "--no-cache"))
    assert time.monotonic() - start < 20
    assert line.startswith(spec + place)
    assert said in line


def test_a_spec_that_needs_more_time_gets_it(tileprove, write_spec: Spec):
    spec = write_spec("import time\ntime.sleep(2)\n", EASY)
    assert "not read to its end after 1 s" in one_line(tileprove("list", spec, "--load-timeout", "1s"))
    assert tileprove("list", spec, "--load-timeout", "20s").code == 0


@linux
def test_what_a_spec_starts_ends_with_it(tileprove, write_spec: Spec, tmp_path: Path, wait_for):
    spec = write_spec(
        "import os, threading, time\nfrom pathlib import Path\n"
        "threading.Thread(target=time.sleep, args=(99,)).start()\n"
        f"if not os.fork():\n    Path({str(tmp_path / 'copy')!r}).write_text(str(os.getpid()))\n    time.sleep(99)\n"
        f"while not Path({str(tmp_path / 'copy')!r}).exists():\n    time.sleep(0.01)\n",
        EASY,
    )
    start = time.monotonic()
    assert "demo.round_trip" in tileprove("list", spec).out
    assert time.monotonic() - start < 20
    copy = Path(f"/proc/{(tmp_path / 'copy').read_text()}/status")
    wait_for(lambda: not copy.exists() or "State:\tZ" in copy.read_text())


@linux
def test_a_copy_that_goes_on_says_nothing(tileprove, write_spec: Spec):
    done = tileprove("check", write_spec("import os\nos.fork()\n", EASY))
    assert (done.code, "1 claim: 1 proved" in done.out) == (0, True)


def test_what_a_spec_prints_is_no_answer(tileprove, write_spec: Spec):
    done = tileprove(
        "list", write_spec('print(\'{"systems":[]}\', flush=True)\nimport sys\nsys.__stdout__.write("x\\n")\n', EASY)
    )
    assert (done.code, "demo.round_trip" in done.out) == (0, True)
    assert '{"systems":[]}' in done.err
    assert "systems" not in done.out


@linux
def test_a_spec_that_writes_where_the_answer_goes_is_refused(tileprove, write_spec: Spec):
    spec = write_spec(
        "import os\nfor fd in range(3, 40):\n    try: os.write(fd, b'forged' * 99)\n    except OSError: pass\n", EASY
    )
    assert "spec.py" in one_line(tileprove("check", spec))


def test_a_spec_may_import_a_built_in_one_in_a_claim(tileprove, write_spec: Spec):
    spec = write_spec(GENERATOR.format("from tileprove.specs.swizzle.system import Swizzle"))
    assert tileprove("check", spec, "--load-timeout", "99999999999m").code == 0


# -- what stays in its process -----------------------------------------------------------------------------------

POLLUTER = """
import builtins, os
from tileprove.specs import swizzle
builtins.POLLUTED = True
os.environ["POLLUTED"] = "1"
swizzle.SYSTEM.claims.clear()
"""


def test_a_spec_changes_nothing_here_and_nothing_that_is_kept(tileprove, write_spec: Spec, cache_folder: Path):
    clean = {c.full_name: [s.digest for s in c.statements] for c in plan.Plans([Target("swizzle")], Cache(None)).claims}
    spec = write_spec(POLLUTER, EASY)
    assert tileprove("check", spec, "swizzle", "--claim", "round_trip").code == 0
    assert not hasattr(builtins, "POLLUTED")
    assert "POLLUTED" not in os.environ
    assert not [n for n, m in sys.modules.items() if str(getattr(m, "__file__", "")).startswith(str(Path(spec).parent))]
    cache = Cache(cache_folder / FILE, fingerprint())
    kept = msgspec.json.decode(cache.plan("swizzle", plan.install_hash()) or b"null", type=plan.SystemPlan)
    assert {c.full_name: [s.digest for s in c.statements] for c in kept.claims} == clean


@pytest.mark.parametrize(
    "change",
    [
        "from tileprove.prover.language import constructors\nconstructors.where = lambda c, a, b: a\n",
        "from tileprove.prover.language import claims\nclaims.definedness = lambda *terms: []\n",
        "from tileprove.prover.language.terms import Term\nTerm.__le__ = lambda a, b: a == a\n",
        "from tileprove.prover.language.claims import Claim\nClaim._obligation = None\n",
        "from tileprove.prover.language.constructors import where\nwhere.__code__ = (lambda c, a, b: a).__code__\n",
        "from tileprove.specs.swizzle.system import Swizzle\nSwizzle.__call__ = lambda self, x: x\n",
        "from tileprove.specs.swizzle import system\nsystem.integer = None\n",
    ],
)
def test_a_spec_that_changes_what_its_claims_mean_is_refused(tileprove, write_spec: Spec, change: str):
    spec = write_spec(change, EASY)
    for command in ("check", "list"):
        assert "changes tileprove." in one_line(tileprove(command, spec))


def test_two_specs_have_helpers_of_one_name(tileprove, write_spec: Spec, tmp_path: Path):
    specs = []
    for name, limit in (("one", 5), ("two", 6)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "helpers.py").write_text(f"LIMIT = {limit}\n")
        text = "from helpers import LIMIT\n@SYSTEM.claim('x')\ndef a():\n    yield Case('', "
        text += f"both(LIMIT == {limit}, N >= 1))\n"
        specs.append(write_spec(text, name=f"{name}/spec.py", head=HEAD.replace('"demo"', f'"{name}"')))
    for order in (specs, specs[::-1]):
        assert "2 claims: 2 proved" in tileprove("check", *order, "--no-cache").out


def test_no_compiled_file_stands_in_for_a_source(tileprove, write_spec: Spec, tmp_path: Path):
    helper = tmp_path / "helpers.py"
    spec = write_spec("from helpers import LEAST\n@SYSTEM.claim('x')\ndef a():\n    yield Case('', N >= LEAST)\n")
    helper.write_text("LEAST = 1\n")
    py_compile.compile(str(helper))
    py_compile.compile(spec)
    times = (helper.stat().st_atime, helper.stat().st_mtime)
    assert tileprove("check", spec).code == 0
    helper.write_text("LEAST = 2\n")
    os.utime(helper, times)
    assert tileprove("check", spec).code == 1


def test_mutants_of_a_spec_are_judged_elsewhere(tileprove, tmp_path: Path):
    text = HEAD + "\ndef size(a):\n    return a * H\n" + EASY.replace("(n * H + h)", "(size(n) + h)")
    (tmp_path / "tile.py").write_text("import builtins\nbuiltins.POLLUTED = True\n" + text)
    done = tileprove("mutate", "tile.py", "--jobs", 1, "--limit", 2, "--json", "found.json")
    assert done.code == 0, done.err
    assert json.loads(Path("found.json").read_text())["systems"][0]["mutants"]
    assert tileprove("reach", "tile.py", "--jobs", 1).code == 0
    assert not hasattr(builtins, "POLLUTED")
    assert not [n for n, m in sys.modules.items() if str(getattr(m, "__file__", "")).startswith(str(tmp_path))]


@linux
@pytest.mark.parametrize("command", ["mutate", "reach"])
def test_what_a_spec_starts_where_it_is_judged_ends_too(tileprove, tmp_path: Path, wait_for, command: str):
    begun = "import subprocess\nother = subprocess.Popen(['sleep', '40'])\nopen('begun', 'a').write(f'{other.pid} ')\n"
    (tmp_path / "tile.py").write_text(HEAD + EASY + begun)
    tileprove(command, "tile.py", "--jobs", 1)
    states = [Path(f"/proc/{process}/stat") for process in (tmp_path / "begun").read_text().split()]
    assert states
    wait_for(lambda: not any(state.exists() and ") Z " not in state.read_text() for state in states))


@linux
def test_an_interruption_reaches_the_copy_that_judges():
    def judge() -> tuple[report.Summary, bool]:
        try:
            time.sleep(30)
        except KeyboardInterrupt:
            time.sleep(0.2)  # a second one, of the terminal, does not count
            return report.summary("demo", [], [], 0.0), False
        return report.summary("demo", [], [], 0.0), True

    timer = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    found, complete = aside("demo", judge)
    assert (found.system, complete) == ("demo", False)


@linux
def test_a_copy_that_fails_says_so():
    def broken() -> tuple[report.Summary, bool]:
        raise SpecError("demo.py:3: no \x1b[2J")

    with pytest.raises(SpecError, match=r"^demo\.py:3: no \\x1b\[2J$"):
        aside("demo", broken)
    with pytest.raises(SpecError, match="ended in the middle of it"):
        aside("demo", lambda: os._exit(0))


# -- what comes back is data, and checked ------------------------------------------------------------------------


def honest() -> dict:
    """An answer as a spec's process gives it."""
    system = System("demo", "A demo")
    x, y = integer("x"), integer("y", 1)

    @system.claim("A remainder is less than its divisor.")
    def below():
        yield Case("", both(x % y < y, y > 0), show={"rest": x % y})

    (obligation,) = obligations(system.claims["below"])
    outline = msgspec.to_builtins(plan.outline(system))
    return {"systems": [outline], "obligations": [json.loads(wire.encode(obligation))]}


def forged(change) -> bytes:
    said = honest()
    change(said)
    return json.dumps(said).encode()


def _system(key, value):
    return lambda said: said["systems"][0].update({key: value})


def _claim(key, value):
    return lambda said: said["systems"][0]["claims"][0].update({key: value})


def _obligation(key, value):
    return lambda said: said["obligations"][0].update({key: value})


FORGED = {
    "a path for a name": (_system("name", "../../x"), "is no name for a System"),
    "a built-in system": (_system("name", "swizzle"), "among the claims of swizzle"),
    "no claims": (_system("claims", []), "has no claims"),
    "an escape sequence": (_claim("sentence", "red\x1b[31m"), "cannot be printed"),
    "an escape sequence in a file's name": (_claim("file", "a\x1b[31m.py"), "cannot be printed"),
    "another claim's obligation": (_obligation("claim", "above"), "something else than obligations"),
    "another system's obligation": (_obligation("system", "swizzle"), "something else than obligations"),
    "another expectation": (_obligation("expected", "refuted"), "contradicts itself"),
    "no obligation": (lambda said: said.update(obligations=[]), "yields no case"),
    "an obligation twice": (lambda said: said.update(obligations=said["obligations"] * 2), "contradicts itself"),
    "no terms": (_obligation("nodes", [["exec", "1"]]), "something else than obligations"),
    "a case that is no text": (_obligation("case", ["x"]), "no text"),
    "a label with an escape sequence": (_obligation("show", [["\x1b[2J", [0]]]), "cannot be printed"),
    "something else": (lambda said: said.update(systems=3), "something else than its claims"),
    "an error with an escape sequence": (lambda said: said.update(error="x\x1b[2J"), r"x\x1b[2J"),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_answer_is_refused(monkeypatch: pytest.MonkeyPatch, name: str):
    change, said = FORGED[name]
    monkeypatch.setattr(spec_process, "_run", lambda *_: forged(change))
    with pytest.raises(SpecError) as caught:
        spec_process.read(Path("demo.py"))
    assert said in str(caught.value)
    assert str(caught.value).isprintable() or "file" in name


def test_a_digest_is_computed_here(monkeypatch: pytest.MonkeyPatch):
    statement = {
        "system": "demo",
        "claim": "below",
        "case": "",
        "digest": "0" * 64,
        "variables": [],
        "given": [],
        "where": [],
    }
    monkeypatch.setattr(spec_process, "_run", lambda *_: forged(_claim("statements", [statement])))
    (claim,) = plan.Plans([Target("demo.py", Path("demo.py"))], Cache(None)).claims
    (made,) = claim.statements
    assert made.digest != "0" * 64
    assert [variable.name for variable in made.variables] == ["x", "y"]
