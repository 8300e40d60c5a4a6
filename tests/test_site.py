"""The pages build as one site: no link leads nowhere, README is its first page, and pictures have their sliders."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mkdocs", reason="pip install -e '.[site]'")
ROOT = Path(__file__).parent.parent


def built(folder: Path, config: Path = ROOT / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(folder)]
    return subprocess.run(run, cwd=ROOT, capture_output=True, text=True)


def test_the_site_is_built_from_the_pages(tmp_path: Path):
    done = built(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    first = (tmp_path / "index.html").read_text()
    assert "Does every lane of this kernel touch the right byte" in first
    assert 'href="TRITON/"' in first
    for page in (ROOT / "docs").glob("*.md"):
        assert (tmp_path / page.stem / "index.html").exists(), page
    assert (tmp_path / "search" / "search_index.json").exists()
    shown = (tmp_path / "PICTURES" / "index.html").read_text()
    pictures = re.findall(r'<p class="picture" tabindex="0"><img [^>]*style="min-width: (\d+)px"', shown)
    assert len(pictures) == shown.count('.svg"') == (ROOT / "docs" / "PICTURES.md").read_text().count("![")
    assert str(round(0.8 * 1246)) in pictures  # im2col_halo.svg: it scrolls on a telephone
    for frame in (tmp_path / "live").glob("*.html"):
        assert f"../live/{frame.name}" in shown
        assert 'data-name="' in frame.read_text()


def test_a_link_that_leads_nowhere_is_refused(tmp_path: Path):
    pages = tmp_path / "docs"
    pages.mkdir()
    (pages / "index.md").write_text("# A page\n\n[elsewhere](nowhere.md)\n")
    config = tmp_path / "mkdocs.yml"
    text = (ROOT / "mkdocs.yml").read_text()
    left_out = ("hooks", "docs_dir", "extra_css")
    kept = [line for line in text.partition("nav:")[0].splitlines() if not line.startswith(left_out)]
    config.write_text("\n".join([*kept, f"docs_dir: {pages}"]))
    done = built(tmp_path / "site", config)
    assert done.returncode != 0
    assert "nowhere.md" in done.stdout + done.stderr
