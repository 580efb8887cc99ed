"""The commands, a module each. What is slow to import is imported when a command runs: `--help` must be quick."""
