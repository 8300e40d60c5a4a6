"""How long the slow random searches go on: half a minute of the processor, and ten where TILEPROVE_NIGHTLY is set.

The clock counts this process's work, so that a machine which is busy with other tests draws as many kernels as an idle one.
"""

from __future__ import annotations

import os
import time

LONG = 600.0 if os.environ.get("TILEPROVE_NIGHTLY") else 30.0  # seconds
now = time.process_time
