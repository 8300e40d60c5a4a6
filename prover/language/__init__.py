"""The language of claims: terms, what they mean, what a claim says, and how it is written down."""
