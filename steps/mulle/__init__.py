"""Mulle's sentences. `words` reads them, `scene` holds the position, `given`, `when` and `then` define the steps."""
