"""The book: the rules as a website of plain files."""
