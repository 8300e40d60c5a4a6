"""Pages of HTML with everything in them: no network, no font, and one script, which they name by its digest."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent  # with what several pages share


def rendered(folder: Path, name: str, **values: Any) -> str:
    """The page of the template ``{name}.html`` in that folder, with the script ``{name}_script.html`` beside it."""
    import jinja2  # an extra

    script = (folder / f"{name}_script.html").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader([folder, HERE]), autoescape=True, undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    return templates.get_template(f"{name}.html").render(script=script, digest=digest, **values)
