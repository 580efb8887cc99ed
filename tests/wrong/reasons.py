"""What no wrong engine can be made for, and the scenarios that fail none, each with the reason. A last resort."""

UNBREAKABLE: dict[str, str] = {}
"""Clauses that cannot be broken through the contract."""

NO_KILL: dict[str, str] = {}
"""Scenarios that fail no wrong engine, by id, with the reason why they are there all the same."""

NOT_ITS_OWN: dict[str, str] = {}
"""Scenarios that fail wrong engines, but none that is wrong about one of their own clauses, by id, with the reason."""
