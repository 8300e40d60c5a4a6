"""Engines decide obligations; each leaves a witness. `ladder` lists them, cheapest first."""
