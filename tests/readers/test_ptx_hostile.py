"""Files that are no PTX, or not all of it: one clear line each, in a moment, and no crash."""

import re
from pathlib import Path

import pytest
from tileprove.prover.cuda.child import page
from tileprove.prover.cuda.reading import PtxError, read_file, read_text
from tileprove.prover.readers.ptx.modules import module
from tileprove.prover.readers.ptx.tokens import Unread

ROOT = Path(__file__).parent.parent.parent
SHARED = ROOT.parent.parent / "shared" / "cuda" / "corpus"
HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"


def kernel(body):
    return f"{HEAD}.visible .entry k(.param .u64 x) {{\n{body}\n}}\n"


def refused(text):
    """The line that says why; None where it is read."""
    said = None
    try:
        module(text, "k.ptx")
    except Unread as error:
        said = str(error)
    assert said is None or re.fullmatch(r"line \d+: .+", said)
    return said


@pytest.mark.parametrize("name", ["kernels/cuda/row_sums.ptx", "tests/data/ptx/calls.O0.ptx"])
def test_a_file_that_ends_too_early(name):
    text = (ROOT / name).read_text()
    ends = [refused(text[:at]) for at in range(0, len(text), 500)]
    assert sum(said is not None for said in ends) > len(ends) // 2


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared corpus is not here")
def test_files_of_others_that_end_too_early():
    for path in sorted(SHARED.glob("*.ptx"))[::15]:
        text = path.read_text()[:20_000]
        for at in range(0, len(text), 500):
            refused(text[:at])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no .version"),
        (kernel("ret;") + kernel("exit;").removeprefix(HEAD), "line 7: k has a body already"),
        (HEAD, "no kernel (.entry)"),
        (f"{HEAD}.func f() {{ ret; }}", "no kernel (.entry)"),
        (".version 99.9\n.target sm_990\n.address_size 64\n.visible .entry k() { ret; }", "version 99.9"),
        (kernel("ret;").replace("8.0", "newest"), "line 1: PTX of version newest"),
        (kernel(".reg .b32 %r<4294967296>; ret;"), "line 5: more than a million registers"),
        (kernel("".join(f".reg .b32 %a{n}_<65536>; " for n in range(20))), "more than a million registers"),
        (kernel(".reg .b32 %r<99999999999999999999999999999999999999999999999999>;"), "more than 40 digits"),
        (kernel("{" * 20_000 + "}" * 20_000), "too deep"),
        (kernel("{" * 90 + "}" * 90 + "ret;"), ""),
        (kernel(f".reg .b32 %r<2>; mov.b64 %r1, {'{' * 20_000};"), "too deep"),
        (kernel("bra L; L: bra L;"), ""),
        (kernel(".local .b8 own[99999999999999];"), ""),
        (kernel("st.u32 [" + "9" * 39 + "], 1;"), ""),
        (kernel(".reg .b64 %d<2>; add.s64 %d0, %d1; st.global.u32 [%d0], 1;"), "add.s64 has too few operands"),
    ],
)  # fmt: skip
def test_text_that_is_strange_is_read_or_refused(text, said):
    found, told = None, ""
    try:
        found = read_text(text, "k.ptx", seconds=30)
    except PtxError as error:
        told = str(error)
    if found is None:
        assert said
    else:
        own = page(found, found.kernels[0], exact=False, seconds=30)
        told = " ".join(why for _, why in own.unread)
    assert said in told
    assert "\n" not in told
    assert "finish" not in told


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x7fELF\x02", "machine code"),
        (b"P\xed\x55\xba", "machine code"),
        (b"\xff\xfe", "UTF-8"),
        (b".version\0 8.0", "not a text file"),
    ],
)
def test_files_that_are_something_else(tmp_path, content, said):
    (tmp_path / "k.ptx").write_bytes(content)
    with pytest.raises(PtxError, match=said):
        read_file(tmp_path / "k.ptx")
    with pytest.raises(PtxError, match="is a folder"):
        read_file(tmp_path)


def test_zero_bytes_at_the_end_are_the_compilers(tmp_path):
    (tmp_path / "k.ptx").write_bytes(kernel("ret;").encode() + b"\0\0")
    assert read_file(tmp_path / "k.ptx").kernels[0].name == "k"
