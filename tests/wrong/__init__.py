"""Deliberately wrong engines, which prove that the scenarios can say no; and which scenario fails which."""
