"""Repairs of a kernel or its launch: edits proposed from what is refuted, and shown only where they are proved."""
