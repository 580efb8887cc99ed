"""Broken little adapters: each is a real program, right in all but one way."""
