"""docs/FOUND.md: the launches need packages that are not here; what they say of sizes is counted, and each can be read."""

import re
from pathlib import Path

PAGE = (Path(__file__).parent.parent / "docs" / "FOUND.md").read_text()


def test_each_launch_is_python_that_names_its_package():
    launches = re.findall(r"^```text\n(.*?)^```$", PAGE, re.S | re.M)
    assert len(launches) == len(re.findall("^## ", PAGE, re.M)) == len(re.findall(r"^\| .*`\w.*\|$", PAGE, re.M)) == 7
    for text in launches:
        compile(text, "FOUND.md", "exec")
        assert "from tileprove.triton import" in text


def test_the_sizes_that_are_named_are_the_first_wrong_ones():
    blocks = 1048576 * 2 * 4  # before program 1048576 of 2 * SPLIT_NUM_BLOCKS blocks
    assert blocks * 256 == 2**31
    assert (
        -(-1073741825 // 256) > 1048576 * 4 >= -(-(2**30) // 256)
    )  # so it is launched for the one and not for the other
    rows = {
        n: n - n // 128 * 128 for n in (64, 150, 192)
    }  # of the last block of queries, whose second block has no keys
    assert rows == {64: 64, 150: 22, 192: 64}
    assert all(-(-n // 64) % 2 for n in rows)
    assert 2 * 64 - 96 == 32


def test_what_the_sizes_of_blocks_say():
    """Elements behind a tensor, and those that two programs have, at the sizes that the page names."""
    assert -(-96 // 64) * 64 - 96 == 32  # rows of a length of 96, of 64 elements each
    assert (128 - 96) * 64 == 2048
    assert 2 * 128 // 8 - 192 // 8 == 8  # packed integers of the second block that a row of 24 has not
    assert (2 * 192 // 8, 256 * 192 // 8) == (48, 6144)
    group, block = 20 // 4, 8
    assert {own * group + lane for own in (0,) for lane in range(block)} & {group + lane for lane in range(block)} == {
        5,
        6,
        7,
    }
    assert [own for own in range(4) if any(own * group + lane < 20 for lane in range(group, block))] == [0, 1, 2]
