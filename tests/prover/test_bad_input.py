"""Bad input gets one clear line with the place, and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import Spec, one_line
from small_specs import EASY, HEAD
from tileprove.prover import cli


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("SYSTEM = \n", ":8: invalid syntax"),
        ("1 / 0\n", ":8: ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit('goodbye')\n", ":9: the spec leaves with sys.exit: goodbye"),
        ("raise ValueError('two\\nlines')\n", ":8: ValueError: two lines"),
        ("from nowhere import x\n", ":8: ModuleNotFoundError"),
        ("SYSTEM = 3\n", ":4: the System demo is under no name of this file"),
        ("def deep():\n    return deep()\ndeep()\n", ":9: RecursionError"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield Case('', N < 1 / 0)\n", ":10: ZeroDivisionError"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield 3\n", ":8: demo.a must yield Case values, not 3"),
        ("@SYSTEM.claim('x')\ndef a():\n    return 3\n", ":8: demo.a must yield Case values, it returns 3"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield from ()\n", ":8: demo.a yields no case"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield Case('', N)\n", ":8: TypeError: a truth value is needed"),
        ("@SYSTEM.claim('x')\ndef a():\n    yield Case('', N < 3 and H < 2)\n", ":10: TypeError: a term has no truth"),
        (
            "@SYSTEM.claim('x')\ndef a():\n    yield Case('c', N < 3)\n    yield Case('c', N < 4)\n",
            ":8: demo.a yields the case 'c' twice",
        ),
        (
            "@SYSTEM.claim('x')\ndef a():\n    yield Case('c', both(N < 3, integer('N', 2) < 4))\n",
            ":8: demo.a/c uses two variables named N",
        ),
        ("@SYSTEM.claim('x')\ndef a():\n    raise SystemExit\n    yield\n", ":10: the spec leaves with sys.exit"),
    ],
)
def test_a_broken_spec_is_one_line_with_the_place(tileprove, write_spec: Spec, text: str, said: str):
    spec = write_spec(text)
    for command in ("check", "list") if "yield" not in text and "return 3" not in text else ("check",):
        line = one_line(tileprove(command, spec))
        assert line.startswith(spec)
        assert said in line.removeprefix(spec)


def test_an_error_in_a_helper_names_the_line_that_called_it(tileprove, write_spec: Spec):
    write_spec("", name="helper.py", head="def broken():\n    raise KeyError('x')\n")
    spec = write_spec("import helper\nhelper.broken()\n")
    assert one_line(tileprove("check", spec)).startswith(f"{spec}:9: KeyError")


def test_two_systems_of_one_name(tileprove, write_spec: Spec):
    specs = write_spec(EASY, name="one.py"), write_spec(EASY, name="two.py")
    assert "two systems named demo" in one_line(tileprove("check", *specs))
    assert "two systems named demo" in one_line(tileprove("list", *specs))


def test_a_spec_named_twice_is_one(tileprove, write_spec: Spec):
    spec = write_spec(EASY)
    assert "1 claim" in tileprove("check", spec, spec, Path(spec).name).out


def test_a_spec_may_use_a_built_in_one(tileprove, write_spec: Spec):
    spec = write_spec(EASY, head=HEAD + "from tileprove.specs.swizzle.system import SYSTEM as swizzle, Swizzle\n")
    assert "demo.round_trip" in tileprove("list", spec).out
    assert "swizzle." not in tileprove("list", spec).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", "swizle"], "no system is named 'swizle'; did you mean swizzle?"),
        (["list", "swizle"], "no system is named 'swizle'; did you mean swizzle?"),
        (["check", "swizzle", "--claim", "involutoin"], "did you mean involution"),
        (["explain", "swizzle.involutoin"], "did you mean swizzle.involution"),
        (["check", "no/such.py"], "no/such.py: no such spec file"),
        (["check", "."], ". is a folder"),
        (["check", "--timeout", "abc"], "'abc' is no duration; write 500ms, 30s or 2m"),
        (["check", "--timeout", "0"], "'0' is no duration"),
        (["check", "--timeout", "-3s"], "'-3s' is no duration"),
        (["check", "--timeout", "3h"], "'3h' is no duration"),
        (["check", "--jobs", "0"], "0 is not in the range"),
        (["check", "--jobs", "two"], "'two' is not a valid integer"),
        (["check", "--no-such"], "No such option"),
        (["chek"], "no command is named 'chek'; did you mean check?"),
        (["explain"], "Missing argument"),
    ],
)
def test_bad_usage_is_one_line(tileprove, arguments: list[str], said: str):
    assert said in one_line(tileprove(*arguments))


@pytest.mark.parametrize(("text", "seconds"), [("500ms", 0.5), ("30s", 30), ("2m", 120), ("7", 7), (" 1.5 s ", 1.5)])
def test_durations_have_units(text: str, seconds: float):
    from tileprove.prover.commands.options import Duration

    assert Duration().convert(text, None, None) == seconds


def test_a_bug_of_ours_is_not_a_verdict(tileprove, write_spec: Spec, monkeypatch: pytest.MonkeyPatch):
    from tileprove.prover.showing import report

    monkeypatch.setattr(report, "table", lambda *_: 1 // 0)
    done = tileprove("check", write_spec(EASY))
    assert done.code == cli.BUG
    assert "bug in tileprove" in done.err
