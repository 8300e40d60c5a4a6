"""The condition that makes a refuted claim true: a search over its parameters, and what the engines prove of its result."""
