"""The language of claims: terms, what they mean, what a claim says, and how it is written down."""

from .meanings import text  # noqa: F401  (it gives terms their repr)
