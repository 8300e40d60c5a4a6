"""The PTX that Triton makes: predicated blocks of assembler, copies, and by name what is not known."""

import importlib

import pytest
from tileprove.prover.cuda.showing import Shown
from tileprove.prover.readers.ptx.modules import module

pytest.importorskip("triton")


@pytest.fixture(scope="module")
def kernels(tmp_path_factory):
    patch = pytest.MonkeyPatch()
    patch.setenv("TRITON_CACHE_DIR", str(tmp_path_factory.mktemp("triton")))
    yield importlib.import_module("triton_kernels")
    patch.undo()


def shown(text):
    found = module(text, "k.ptx")
    return Shown(found, found.kernels[0], exact=False)


@pytest.mark.parametrize("capability", [80, 90, 100])
def test_predicated_vectors(kernels, capability):
    found = shown(kernels.ptx(kernels.add_one, capability))
    assert not found.unread
    own = [dict(lines) for _, lines in found.each()]
    assert len(own) == 4
    assert all("16 bytes, global" in (one.get("load") or one["store"]) for one in own)
    assert all("when" in one for one in own)
    assert {one["address"].split(" ")[0] for one in own if "load" in one} == {"param_0"}
    assert all("triton_kernels.py:" in title for title, _ in found.each())


def test_copies_and_matrices(kernels):
    found = shown(kernels.ptx(kernels.product, 80))
    assert not found.unread
    said = [title for title, _ in found.each()]
    assert any("cp.async" in title for title in said)
    assert any("ldmatrix" in title for title in said)


@pytest.mark.parametrize(("capability", "names"), [(90, ("wgmma.mma_async",)), (100, ("mbarrier.init", "tcgen05.mma"))])
def test_what_is_not_known_is_named_at_its_line(kernels, capability, names):
    found = shown(kernels.ptx(kernels.product, capability))
    for name in names:
        (place, _), *_ = [(place, why) for place, why in found.unread if f"the meaning of {name}" in why]
        assert "triton_kernels.py:" in place
