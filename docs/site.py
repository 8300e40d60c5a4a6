"""What mkdocs.yml has done to the pages: README becomes the first one, and pictures with sliders are made.

`mkdocs build` calls these functions. A link that leaves docs/ for a file that is no page becomes that file's name.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
FIRST = {"README.md": "index.md", "CONTRIBUTING.md": "CONTRIBUTING.md", "CHANGELOG.md": "CHANGELOG.md"}
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)")
PICTURE = re.compile(r'<p>(<img [^>]*src="[^"]*(pictures/\w+\.svg)")([^>]*>)</p>')
SMALLEST = 0.8  # of its own size: letters of 8 pixels
# name of the page -> what `tileprove draw` is asked for
LIVE = {
    "banks of a fragment's read": ["load_b", "swizzle=none+1,1,4", "swizzle2=none+1,0,6"],
    "a convolution with its halo": ["im2col_loader"],
    "the last columns of an output": ["epilogue"],
}


def on_files(files: Files, config: Any) -> Files:
    """README, CONTRIBUTING and CHANGELOG are pages too."""
    for source, page in FIRST.items():
        files.append(File.generated(config, page, content=at_home((ROOT / source).read_text())))
    return files


def at_home(text: str) -> str:
    """A page of the root, with links as seen from docs/."""
    text = re.sub(r"\]\((docs/)", "](", text)
    return re.sub(r"!\[([^\]]*)\]\(docs/", r"![\1](", text)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links that lead nowhere in the site become names; PICTURES shows pages with sliders."""

    def linked(found: re.Match[str]) -> str:
        said, target, anchor = found[1], found[2], found[3] or ""
        if "://" in target or files.get_file_from_path(target) is not None:
            return found[0]
        inside = target.removeprefix("../")
        if inside in FIRST:
            return f"[{said}]({FIRST[inside]}{anchor})"
        return f"{said} (`{inside}`)"

    found = LINK.sub(linked, markdown)
    if page.file.src_uri == "PICTURES.md":
        frames = (
            f'### {name}\n\n<iframe src="../live/{at}.html" title="{name}"></iframe>' for at, name in enumerate(LIVE)
        )
        found += "\n\n## With sliders\n\n" + "\n\n".join(frames)
    return found


def on_page_content(html: str, page: Any, config: Any, files: Files) -> str:
    """A picture shrinks to its column while it can be read; where the column is narrower, it scrolls."""

    def framed(found: re.Match[str]) -> str:
        begin, file, rest = found.groups()
        width = re.search(r'<svg [^>]*\bwidth="(\d+)"', (ROOT / "docs" / file).read_text())
        assert width, file
        least = round(SMALLEST * int(width[1]))
        return f'<p class="picture" tabindex="0">{begin} style="min-width: {least}px"{rest}</p>'

    return PICTURE.sub(framed, html)


def on_post_build(config: Any) -> None:
    """The pages with sliders, made by the command that everybody has."""
    folder = Path(config["site_dir"]) / "live"
    folder.mkdir(exist_ok=True)
    for at, arguments in enumerate(LIVE.values()):
        made = [sys.executable, "-m", "tileprove", "draw", *arguments, "--html", str(folder / f"{at}.html")]
        subprocess.run(made, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
