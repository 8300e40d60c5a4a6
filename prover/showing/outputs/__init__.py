"""What a run writes for other tools: one format a module, each with ``render(Finished) -> str``."""
