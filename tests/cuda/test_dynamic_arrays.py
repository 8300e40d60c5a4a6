"""Of several `extern __shared__` arrays in one file, a kernel's races are found in the one that it names itself."""

from __future__ import annotations

import json

from tileprove.prover.cli import run

TEXT = """
.version 8.0
.target sm_80
.address_size 64
.extern .shared .align 4 .b8 first[];
.extern .shared .align 4 .b8 second[];
.visible .entry shifted()
{
    .reg .b32 %r<8>;
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, second;
    shl.b32 %r3, %r1, 2;
    add.s32 %r4, %r2, %r3;
    st.shared.u32 [%r4], %r1;
    ld.shared.u32 %r5, [%r4+4];
    st.shared.u32 [second], %r5;
    ret;
}
"""
LAUNCH = """
from tileprove.cuda import cuda_launch

@cuda_launch("two.ptx", "shifted", block="threads", grid=1, shared="4*threads + 4")
def shifted(threads):
    return []
"""


def test_a_race_in_a_dynamic_array_that_is_not_the_first_of_its_file(tmp_path, capsys):
    (tmp_path / "two.ptx").write_text(TEXT)
    (tmp_path / "launches.py").write_text(LAUNCH)
    run(["cuda", "check", str(tmp_path / "launches.py"), "--no-cache", "--conditions", "0", "--json", "-"])
    said = json.loads(capsys.readouterr().out)["obligations"]
    races = {one["claim"]: one["verdict"] for one in said if one["claim"].startswith("races")}
    assert set(races) == {"races_second"}
    assert "refuted" in {one["verdict"] for one in said if one["claim"] == "races_second"}
