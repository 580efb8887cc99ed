"""Regelrätt: the judge. It knows the contract, never a game."""
