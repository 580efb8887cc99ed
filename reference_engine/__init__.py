"""Reference engines, one sub-package per game. Each is right by definition and imports nothing of ours."""
