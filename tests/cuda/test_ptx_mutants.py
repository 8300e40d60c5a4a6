"""100 mutants of kernels of our own: none is proved for which the interpreter of PTX finds an access that is wrong.

The mutants are made by rule from committed PTX, drawn by a seed. The interpreter runs each at many sizes, and at some
threads of large ones. A claim about a line, or about a tensor, that is proved and is seen to be broken there is a false
proof.
"""

import json

import pytest
from judged_kernels import SUBJECTS, violations
from ptx_mutants import alone, some
from test_cuda_check import DATA
from tileprove.prover.cli import run

TEN = ("stride", "mat", "mat64", "reduce", "warps_512", "vec4", "gather", "stencil", "hist", "divmod")
EACH, SEED = 10, 28
HEAD = "from tileprove.cuda import cdiv, cuda_launch, given, tensor\n"
TRUSTED = ("proved", "vacuous")


@pytest.fixture(scope="module")
def texts():
    text = (DATA / "kernels.ptx").read_text()
    return {name: alone(text, own.kernel) for name, own in SUBJECTS.items()}


def verdicts(folder, launches, capsys):
    """Launch -> its records. launches: name -> subject and text."""
    parts = [HEAD]
    for name, (subject, text) in launches.items():
        (folder / f"{name}.ptx").write_text(text)
        parts.append(f"\n\n@cuda_launch('{name}.ptx', {subject.launch.replace('NAME', name)}")
    (folder / "launches.py").write_text("".join(parts))
    capsys.readouterr()
    options = (
        "--no-cache",
        "--attack",
        "0",
        "--conditions",
        "0",
        "--timeout",
        "1s",
        "--kernel-time",
        "10s",
        "--json",
        "-",
    )
    run(["cuda", "check", str(folder / "launches.py"), *options])
    found = {name: [] for name in launches}
    for one in json.loads(capsys.readouterr().out)["obligations"]:
        found[one["spec"].removeprefix("cuda--")].append(one)
    return found


def falsely(records, broken):
    """What is proved of a kernel and is seen to be broken. broken: what `violations` found."""
    found = []
    for (kind, which), said in broken.items():
        if kind == "line":
            own = [one for one in records if one["place"].endswith(f":{which}")]
        else:
            own = [one for one in records if one["claim"] == f"{kind}_param_{which}"]
        if own and all(one["verdict"] in TRUSTED for one in own):
            found.append(f"{own[0]['claim']}: {said}")
    if broken and records and all(one["verdict"] in TRUSTED for one in records):
        found.append(f"everything, and {next(iter(broken.values()))}")
    return found


@pytest.mark.parametrize("name", TEN)
def test_the_kernels_themselves_are_right(texts, name):
    broken, seen = violations(texts[name], SUBJECTS[name])
    assert not broken
    assert seen > 1000


@pytest.mark.slow
@pytest.mark.parametrize("name", TEN)
def test_no_wrong_mutant_is_proved(name, texts, tmp_path, capsys):
    mutants = {f"{name}_{at}": one for at, one in enumerate(some(texts[name], EACH, SEED))}
    assert len(mutants) == EACH
    records = verdicts(tmp_path, {own: (SUBJECTS[name], one.text) for own, one in mutants.items()}, capsys)
    false, verdict = {}, {}
    for own, mutant in mutants.items():
        broken, _ = violations(mutant.text, SUBJECTS[name])
        if proofs := falsely(records[own], broken):
            false[str(mutant)] = proofs
        said = {one["verdict"] for one in records[own]}
        verdict[str(mutant)] = "refuted" if "refuted" in said else "proved" if said <= {*TRUSTED} else "open", broken
    assert not false, json.dumps(false, indent=1)
    wrong = [verdict for verdict, broken in verdict.values() if broken]
    assert wrong.count("refuted") >= len(wrong) - 1, verdict  # one that a rule of another kind would find


def test_a_proof_that_a_run_contradicts_is_seen():
    """What the test stands on: a verdict that is turned is found."""
    broken = {("line", 7): "outside", ("apart", 1): "byte 0", ("written", 1): "byte 4"}
    right = [
        {"claim": claim, "place": f"k.ptx:{line}", "verdict": "refuted"}
        for claim, line in (("load_param_0", 7), ("apart_param_1", 9), ("written_param_1", 9))
    ]
    assert not falsely(right, broken)
    for at in range(3):
        turned = [{**one, "verdict": "proved" if number == at else "refuted"} for number, one in enumerate(right)]
        assert len(falsely(turned, broken)) == 1
