"""The cases of `spec_checks.ClaimTests`: a system's claims, and the ways to break them."""


def pytest_generate_tests(metafunc):
    if "mutant" in metafunc.fixturenames:
        mutants = metafunc.cls.mutants
        metafunc.parametrize("mutant", mutants, ids=[f"{claim}-{i}" for i, (claim, _) in enumerate(mutants)])
    if "claim" in metafunc.fixturenames and metafunc.cls is not None:
        claims = metafunc.cls.system.claims
        metafunc.parametrize("claim", claims.values(), ids=claims)
