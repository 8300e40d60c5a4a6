"""Evidence: what stands behind a verdict as data, and the checkers that establish the verdict from it again."""
