"""What the sentences of the features mean, one sub-package per game. No rules here: a step only asks and compares."""
