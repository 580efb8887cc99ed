"""Mulle's scenarios as tests."""

from pytest_bdd import scenarios

from regelratt.definitions import fixtures

globals().update(fixtures("mulle"))
scenarios("../../features/mulle")
