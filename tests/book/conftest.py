"""The book, made once, and a real browser that reads it."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from regelratt.book.folder import Files, write
from regelratt.book.making import made
from regelratt.book.site import Book, read_book
from regelratt.suite import suite

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 900}


@pytest.fixture(scope="session")
def book() -> Book:
    """What the pages are made from."""
    return read_book(suite("mulle"))


@pytest.fixture(scope="session")
def files() -> Files:
    """Every file of the book, without results."""
    return made(suite("mulle"))


@pytest.fixture(scope="session")
def folder(files: Files, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book as it lies on disk."""
    found = tmp_path_factory.mktemp("bok")
    write(files, found)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium from the system's packages."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        pytest.skip("No Chromium here, so no page was looked at (on Debian: apt-get install chromium).")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield started
        started.close()


def inaccessible(page: Page) -> str:
    """What axe finds wrong with a page; nothing where it finds nothing. It must not fetch the style sheet by itself."""
    found = Axe().run(page, options={"preload": False})
    return found.generate_report() if found.violations_count else ""


@dataclass
class Visit:
    """A visit in the browser: the page, and what must not happen while it is open."""

    page: Page
    home: str
    trouble: list[str] = field(default_factory=list)
    """Errors in the console, and scripts that broke."""
    asked: list[str] = field(default_factory=list)
    """Every address that was asked for."""

    def goto(self, path: str) -> Page:
        """Open a page of the book."""
        self.page.goto(self.home + path)
        return self.page

    def outside(self) -> list[str]:
        """What was asked for that is not of the book."""
        return [url for url in self.asked if not url.startswith((self.home, "data:"))]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Visit]]:
    """A new visitor, who remembers nothing. Whatever she does, there is no error and no request to elsewhere."""
    visits: list[Visit] = []

    def begun(home: Path | str, viewport: Any = DESK, **options: Any) -> Visit:
        page = browser.new_context(viewport=viewport, **options).new_page()
        made = Visit(page, f"{home.as_uri()}/" if isinstance(home, Path) else home)
        page.on("console", lambda message: made.trouble.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: made.trouble.append(str(error)))
        page.on("request", lambda request: made.asked.append(request.url))
        visits.append(made)
        return made

    yield begun
    for each in visits:
        each.page.context.close()
        assert each.trouble == []
        assert each.outside() == []
