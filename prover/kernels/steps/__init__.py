"""What the terms and ranges of a kernel rest on: every answer of the simplifier, noted and proved."""
