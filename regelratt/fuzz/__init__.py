"""Fuzzing: two engines are asked the same, at random, until they differ; what differs becomes a scenario."""
