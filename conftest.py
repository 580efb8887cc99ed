"""The plugin of the judge, and the steps of every game."""

pytest_plugins = ["regelratt.plugin", "steps.mulle.given", "steps.mulle.when", "steps.mulle.then"]
