"""Conditions on the block's size under which a race that was refuted is none."""

from classic_launches import everywhere
from tileprove.prover.cli import run


def test_the_largest_block_without_a_race_is_said(tmp_path, capsys):
    """All warps use the same 32 numbers: one warp is as many threads as there may be, and one more races."""
    file = tmp_path / "launches.py"
    file.write_text(everywhere("rows_of_warps_shared", ""))
    assert (
        run(["cuda", "check", str(file), "--no-cache", "--attack", "0", "--timeout", "5s", "--conditions", "20s"]) == 1
    )
    said = capsys.readouterr().out.split()
    assert "bx <= 32 (exact)" in " ".join(said[said.index("classic.races_s") :])
