"""Mutation: small changes to the reference engine, and whether the scenarios and the tests notice each of them."""
