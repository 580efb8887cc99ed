"""Pages and data that follow from the rulebook, the scenarios and the steps, and are never written by hand."""

import json
from collections.abc import Collection
from pathlib import Path

from .definitions import Definition, definitions, reasons
from .specification import Scenario, read_features
from .suite import ROOT, Suite, suite

_MADE = "<!-- Skriven av: regelratt docs. Ändra inte här. -->\n\n"
_KINDS = {"given": "Givet: ställningen", "when": "När: vad som görs", "then": "Så: vad som följer"}


def pages(game: str, root: Path = ROOT) -> dict[Path, str]:
    """Every page of a game that is generated, with its text."""
    found = suite(game, root)
    features = read_features(found.features)
    scenarios = [scenario for feature in features for scenario in feature.scenarios]
    steps = definitions(game)
    docs = root / "docs" / game
    return {
        docs / "steg.md": _steps_page(steps, reasons(game)),
        docs / "tackning.md": _coverage_page(found, scenarios, steps),
        found.features / "register.json": _register(found),
    }


def _register(found: Suite) -> str:
    """The clause register as JSON, for machines."""
    clauses = [
        {
            "id": clause.id,
            "chapter": clause.chapter,
            "versions": [
                {
                    "editions": version.editions,
                    "ground": "text" if version.ground == "text" else "ruling",
                    "rulings": version.rulings,
                    "codes": version.codes,
                    "text": version.text,
                }
                for version in clause.versions
            ],
        }
        for clause in found.register.clauses.values()
    ]
    data = {"game": found.game, "chapters": found.register.chapters, "clauses": clauses}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _steps_page(steps: list[Definition], phrases: dict[str, str]) -> str:
    """Every sentence that a scenario can be written in, with an example."""
    lines = [
        "# Meningarna i scenarierna",
        "",
        f"Ett scenario skrivs med {len(steps)} sorters meningar. Här står alla, med exempel. Efter den första meningen",
        "av varje sort skriver man *Och* i stället för att upprepa *Givet*, *När* eller *Så*. Efter *Så* kommer verbet",
        "först (*Så har Anna …*), efter *Och* den det handlar om (*Och Anna har …*); båda förstås.",
        "",
        "Ett scenario gäller i alla utgåvor som dess regler gäller i, om det inte har ett märke som säger något annat.",
        "Följer det som visas inte av källorna utan av ett avgörande säger ett märke som *@A-13* vilket.",
    ]
    for kind, title in _KINDS.items():
        lines += ["", f"## {title}"]
        for step in (each for each in steps if each.kind == kind):
            lines += ["", step.description, "", "```gherkin", step.example, "```"]
    lines += ["", "## Skälen till att ett drag vägras", "", "| i scenarierna | kod |", "|---|---|"]
    lines += [f"| {phrase} | {code} |" for phrase, code in phrases.items()]
    return _MADE + "\n".join(lines) + "\n"


def _coverage_page(found: Suite, scenarios: list[Scenario], steps: list[Definition]) -> str:
    """How many there are of everything, which scenarios pin which clause, and which rest on which ruling."""
    editions = found.register.editions
    runs = {edition: sum(edition in found.editions(each.tags) for each in scenarios) for edition in editions}
    names = {(each.path, each.line) for each in scenarios}
    free = {(each.path, each.line) for each in scenarios if not found.rests_on(each.tags)}
    tried = " och ".join(f"{runs[edition]} i utgåvan {edition}" for edition in editions)
    lines = [
        "# Täckning",
        "",
        f"Det finns {len(found.register.clauses)} regler, {len(names)} scenarier och {len(steps)} sorters meningar.",
        f"Med mallarnas rader prövas {len(scenarios)} scenarier: {tried}.",
        "",
        f"| regel | {' | '.join(editions)} | scenarier |",
        f"|---|{'---:|' * len(editions)}---|",
        *(_row(found, clause.id, clause.editions, scenarios) for clause in found.register.clauses.values()),
        "",
        "## Avgöranden",
        "",
        f"Av scenarierna visar {len(free)} bara sådant som källorna själva säger. De andra vilar på avgöranden:",
        "",
        f"| avgörande | {' | '.join(editions)} | scenarier |",
        f"|---|{'---:|' * len(editions)}---|",
        *(_row(found, ruling.id, editions, scenarios, ruling.unshown) for ruling in found.rulings.values()),
    ]
    return _MADE + "\n".join(lines) + "\n"


def _row(found: Suite, tag: str, editions: Collection[str], scenarios: list[Scenario], unshown: str = "") -> str:
    """How many runs have a tag in each edition that it can hold in, and which scenarios; or why none has it."""
    mine = [scenario for scenario in scenarios if tag in scenario.tags]
    counts = [
        str(sum(edition in found.editions(each.tags) for each in mine)) if edition in editions else "–"
        for edition in found.register.editions
    ]
    told = "; ".join(dict.fromkeys(each.name for each in mine)) or (unshown and f"*Visas inte: {unshown}.*")
    return f"| {tag} | {' | '.join(counts)} | {told} |"
