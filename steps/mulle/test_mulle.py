"""Mulle's scenarios as tests."""

from pytest_bdd import scenarios

scenarios("../../features/mulle")
