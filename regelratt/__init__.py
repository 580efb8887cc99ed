"""Regelrätt: the judge. It knows the contract, never a game."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("regelratt")
except PackageNotFoundError:  # run from a folder that was never installed
    __version__ = "0"
