"""The plugin of the judge."""

pytest_plugins = ["regelratt.plugin"]
