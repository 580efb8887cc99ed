"""Where the book is written: nothing that is not the book's own is ever touched."""

from pathlib import Path

import pytest

from regelratt.book.folder import LIST, Occupied, write


def there(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_new_book_takes_the_place_of_an_old_one_and_leaves_what_is_not_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "bok"
    write({"index.html": "1", "scenario/a.html": "å"}, folder)
    (folder / "CNAME").write_text("mine", "utf-8")
    write({"index.html": "2", "scenario/b.html": b"b"}, folder)
    assert there(folder) == {"index.html", "scenario/b.html", "CNAME", LIST}
    assert (folder / "index.html").read_text("utf-8") == "2"


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("my own page", "utf-8")
    with pytest.raises(Occupied, match="no book"):
        write({"index.html": "2"}, tmp_path)
    assert there(tmp_path) == {"index.html"}
    assert (tmp_path / "index.html").read_text("utf-8") == "my own page"


def test_a_forged_list_takes_nothing_outside_the_folder(tmp_path: Path) -> None:
    folder, outside = tmp_path / "bok", tmp_path / "precious.txt"
    outside.write_text("precious", "utf-8")
    write({"index.html": "1"}, folder)
    (folder / LIST).write_text(f"../precious.txt\n{outside}\nindex.html\n", "utf-8")
    write({"b.html": "2"}, folder)
    assert outside.exists()
    assert there(folder) == {"b.html", LIST}
