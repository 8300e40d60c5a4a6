"""Mutation of specs: do the claims notice a slip in the formulas they are about?"""
