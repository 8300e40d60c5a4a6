"""Headless Chromium for tests: at another width and colour scheme, asked by axe, and what it shows from afar."""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

CHROMIUM, DRIVER = "/usr/bin/chromium", "/usr/bin/chromedriver"


def chromium(profile: Path):
    """A driver; skips where there is none."""
    webdriver = pytest.importorskip("selenium.webdriver", reason="pip install -e '.[browser]'")
    if not Path(CHROMIUM).exists() or not Path(DRIVER).exists():
        pytest.skip("no Chromium with its driver: apt-get install chromium chromium-driver")
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for flag in (
        "headless", "no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-background-networking",
        "disable-component-update", "disable-sync", f"user-data-dir={profile}",
    ):  # fmt: skip
        options.add_argument(f"--{flag}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))


@contextmanager
def emulated(driver, scheme: str, width: int) -> Iterator[None]:
    """A reader's colour scheme, light or dark, and the width of the screen."""
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    )
    metrics = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    try:
        yield
    finally:
        driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def check_reading(driver, scheme: str, width: int) -> None:
    """The page fits the width, has the scheme's colours, and axe finds nothing."""
    axe = pytest.importorskip("axe_selenium_python")
    assert driver.execute_script("return document.documentElement.scrollWidth") <= width
    dark = driver.execute_script("return getComputedStyle(document.body).backgroundColor") != "rgb(255, 255, 255)"
    assert dark == (scheme == "dark")
    checker = axe.Axe(driver)
    checker.inject()
    found = checker.run()["violations"]
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []


def no_errors(driver) -> None:
    assert [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE"] == []


# -- screenshots ---------------------------------------------------------------------------------------------


def pixels(png: bytes) -> tuple[int, int, list[bytes], int]:
    """Width, height, rows of bytes, bytes of a pixel, of a PNG with 8 bits a channel that is not interlaced."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, data, head = 8, b"", b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        part = png[at + 8 : at + 8 + length]
        head, data = (part if kind == b"IHDR" else head), data + part * (kind == b"IDAT")
        at += length + 12
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", head)
    assert (depth, interlaced) == (8, 0)
    size = {2: 3, 6: 4}[colour]
    raw, rows, above = zlib.decompress(data), [], bytes(width * size)
    for y in range(height):
        start = y * (width * size + 1)
        above = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + width * size]), above, size)
        rows.append(above)
    return width, height, rows, size


def _unfiltered(kind: int, line: bytearray, above: bytes, size: int) -> bytes:
    for x in range(len(line)):
        left = line[x - size] if x >= size else 0
        up, corner = above[x], above[x - size] if x >= size else 0
        if kind == 4:
            guess = left + up - corner
            near = min((left, up, corner), key=lambda value: abs(guess - value))
        else:
            near = (0, left, up, (left + up) // 2)[kind]
        line[x] = (line[x] + near) & 255
    return bytes(line)


def from_afar(png: bytes, across: int = 16, down: int = 12) -> list[list[int]]:
    """The mean red, green and blue of each of ``across`` x ``down`` parts of the picture."""
    width, height, rows, size = pixels(png)
    found = []
    for part in range(across * down):
        y, x = divmod(part, across)
        lines = rows[y * height // down : (y + 1) * height // down : 3]
        first, last = x * width // across * size, (x + 1) * width // across * size
        inside = [line[first:last] for line in lines]
        count = sum(map(len, inside)) // size
        found.append([round(sum(sum(line[channel::size]) for line in inside) / count) for channel in range(3)])
    return found


LOOSELY = 50  # of 255: another font changes about 40, another setting of a map's page 70 and more
REFERENCES = Path(__file__).parent.parent / "data" / "from_afar.json"


def difference(png: bytes, name: str) -> float:
    """The largest difference of a part's mean colour from that of the reference of this name; with
    TILEPROVE_LOOKS=1 in the environment the screenshot becomes one that is missing."""
    now = from_afar(png)
    known = json.loads(REFERENCES.read_text()) if REFERENCES.exists() else {}
    if os.environ.get("TILEPROVE_LOOKS") and name not in known:
        known[name] = now
        REFERENCES.write_text(json.dumps(known, sort_keys=True) + "\n")
    return max(
        sum(abs(a - b) for a, b in zip(one, two, strict=True)) / 3 for one, two in zip(now, known[name], strict=True)
    )
