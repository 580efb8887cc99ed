"""The folder that the book lies in."""

from pathlib import Path

Files = dict[str, str | bytes]
"""Every file of the book, by its path."""

LIST = "bok.txt"
"""The file that says which files are the book's, so that a new one can take away the pages of an old one."""


class Occupied(ValueError):
    """A folder with something in it that is no book of ours."""


def write(files: Files, folder: Path) -> None:
    """Put the book in a folder, in place of the book that is there; nothing else is touched."""
    old = _old(folder)
    for parent in {(folder / path).parent for path in files}:
        parent.mkdir(parents=True, exist_ok=True)
    (folder / LIST).write_text("".join(f"{path}\n" for path in sorted({*old, *files})), "utf-8")
    for path, content in files.items():
        (folder / path).write_bytes(content.encode() if isinstance(content, str) else content)
    for path in old - files.keys():
        (folder / path).unlink(missing_ok=True)
    (folder / LIST).write_text("".join(f"{path}\n" for path in sorted(files)), "utf-8")


def _old(folder: Path) -> set[str]:
    """The files of the book that is there, each within the folder; raises where the folder is somebody else's."""
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    if not (folder / LIST).is_file():
        raise Occupied(f"{folder} is not empty, and what is in it is no book.")
    listed = (folder / LIST).read_text("utf-8").splitlines()
    inside = folder.resolve()
    return {path for path in listed if path and (inside / path).resolve().is_relative_to(inside)}
