"""The trusted room: rules of integer arithmetic, and the check that a tree of them is a proof. Nothing here searches."""
