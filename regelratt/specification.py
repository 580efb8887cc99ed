"""The scenarios as the official Gherkin parser reads them: what is written, whatever a test runner makes of it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from .unreadable import UnreadableFile, read

FIRST_LINE = "# language: sv"
EXPECTED = (
    "En rad börjar med Egenskap:, Regel:, Scenario:, Scenariomall:, Exempel:, Givet, När, Så, Och, Men, @ eller |."
)
KEYWORDS = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Step:
    """A sentence, with its keyword apart, and what kind it is."""

    kind: str
    text: str
    line: int
    keyword: str = ""
    table: tuple[tuple[str, ...], ...] = ()
    """What stands in the table under it."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as it runs: a row of an outline is one of its own."""

    path: Path
    name: str
    line: int
    tags: tuple[str, ...]
    rule: str
    steps: tuple[Step, ...]
    row: int | None = None
    """The line of the outline's row, if it is one."""
    cells: tuple[str, ...] = ()
    """What stands in that row."""
    last: int = 0
    """The last line of the scenario as written, with all its rows."""
    own: tuple[str, ...] = ()
    """The tags of its rule: what it is about in the first place."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature file."""

    path: Path
    name: str
    scenarios: tuple[Scenario, ...]
    tags: tuple[tuple[str, int], ...]
    """Every tag in the file, with its line."""
    loose: tuple[tuple[str, int], ...]
    """What has no place in a feature of ours, each as what is wrong and its line."""


def read_features(folder: Path) -> list[Feature]:
    """Every feature in a folder, in the order of the file names."""
    return [read_feature(path) for path in sorted(folder.rglob("*.feature"))]


def read_feature(path: Path) -> Feature:
    """One feature file; `UnreadableFile` where it cannot be read."""
    text = read(path)
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise UnreadableFile(path, 1, f"Första raden ska vara {FIRST_LINE} och inget annat.")
    try:
        document: dict[str, Any] = dict(Parser().parse(text))
    except CompositeParserException as error:
        line = error.errors[0].location.get("line", 1)
        found = lines[line - 1].strip() if line <= len(lines) else ""
        what = f"Raden ”{found}” förstås inte här" if found else "Filen tar slut för tidigt"
        raise UnreadableFile(path, line, f"{what}. {EXPECTED}") from error
    feature = document["feature"]
    if not feature:
        raise UnreadableFile(path, 1, "Filen har ingen egenskap: den ska börja med Egenskap: och ett namn.")
    nodes = _nodes(feature)
    compiled: Any = document | {"uri": str(path)}
    scenarios = [_scenario(path, pickle, nodes) for pickle in Compiler().compile(compiled)]
    return Feature(path, feature["name"], tuple(scenarios), tuple(_tags(feature)), tuple(_misplaced(feature)))


def _misplaced(feature: dict[str, Any]) -> list[tuple[str, int]]:
    """Rules without scenarios, scenarios without a rule, outlines without rows, and what would hide from the reader."""
    found = []
    for child in feature["children"]:
        if "rule" not in child:
            node = child.get("scenario") or child["background"]
            found.append(("Scenarier står under en rad Regel:, och Bakgrund: används inte.", node["location"]["line"]))
            continue
        rule = child["rule"]
        found += _lost(rule)
        if not rule["name"] or not rule["children"]:
            found.append(("En regel har ett namn och minst ett scenario.", rule["location"]["line"]))
        for node in (each.get("scenario") or each["background"] for each in rule["children"]):
            examples = node.get("examples", [])
            outline = node["keyword"] in ("Scenariomall", "Abstrakt Scenario")
            if outline and not any(each["tableBody"] for each in examples):
                found.append(("En mall har en tabell under Exempel: med minst en rad.", node["location"]["line"]))
            found += _lost(node)
            if any(each["tags"] for each in examples):
                found.append(("Märken står ovanför Scenariomall:, inte ovanför Exempel:.", node["location"]["line"]))
            if node["keyword"] == "Bakgrund":
                found.append(
                    ("Bakgrund: används inte: varje scenario säger hela sin ställning.", node["location"]["line"])
                )
    return found


def _lost(node: dict[str, Any]) -> list[tuple[str, int]]:
    """A line under Regel:, Scenario: or Exempel: that begins with no word of ours would be read as a mere comment."""
    found = []
    for part in (node, *node.get("examples", [])):
        for line in part.get("description", "").strip().splitlines()[:1]:
            found.append((f"Raden ”{line.strip()}” läses inte. {EXPECTED}", part["location"]["line"] + 1))
    return found


def _nodes(feature: dict[str, Any]) -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """Scenarios, steps and rows by id, each with its rule."""
    found: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}

    def walk(children: list[dict[str, Any]], rule: dict[str, Any]) -> None:
        for child in children:
            if "rule" in child:
                walk(child["rule"]["children"], child["rule"])
                continue
            node = child.get("scenario") or child["background"]
            found[node["id"]] = (node, rule)
            for step in node["steps"]:
                found[step["id"]] = (step, rule)
            for examples in node.get("examples", []):
                for row in examples["tableBody"]:
                    found[row["id"]] = (row, rule)

    walk(feature["children"], {"name": "", "tags": []})
    return found


def _scenario(path: Path, pickle: Any, nodes: dict[str, tuple[dict[str, Any], dict[str, Any]]]) -> Scenario:
    node, rule = nodes[pickle["astNodeIds"][0]]
    row = nodes[pickle["astNodeIds"][1]][0] if len(pickle["astNodeIds"]) > 1 else None
    steps = [_step(step, nodes[step["astNodeIds"][0]][0]) for step in pickle["steps"]]
    tags, own = (tuple(tag["name"].removeprefix("@") for tag in node["tags"]) for node in (pickle, rule))
    line = row["location"]["line"] if row else None
    cells = tuple(cell["value"] for cell in row["cells"]) if row else ()
    return Scenario(
        path, node["name"], node["location"]["line"], tags, rule["name"], tuple(steps), line, cells, _last(node), own
    )


def _step(step: Any, node: dict[str, Any]) -> Step:
    rows = step.get("argument", {}).get("dataTable", {}).get("rows", [])
    table = tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)
    kind = KEYWORDS.get(step["type"], "given")
    return Step(kind, step["text"], node["location"]["line"], node["keyword"].strip(), table)


def _last(node: Any) -> int:
    """The last line of whatever has lines in it."""
    if isinstance(node, list):
        return max(map(_last, node), default=0)
    if not isinstance(node, dict):
        return 0
    own = node["location"]["line"] if "location" in node else 0
    if "delimiter" in node:
        own += node["content"].count("\n") + 2
    return max(own, *map(_last, node.values()))


def _tags(feature: dict[str, Any]) -> list[tuple[str, int]]:
    found = [(tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in feature["tags"]]
    for child in feature["children"]:
        node = child.get("rule") or child.get("scenario")
        if node:
            found += [(tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in node["tags"]]
        if "rule" in child:
            found += _tags({"tags": [], "children": child["rule"]["children"]})
        for examples in (child.get("scenario") or {}).get("examples", []):
            found += [(tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in examples["tags"]]
    return found
