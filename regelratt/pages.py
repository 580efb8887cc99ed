"""Pages and data that follow from the rulebook, the scenarios and the steps, and are never written by hand."""

import json
from pathlib import Path

from .definitions import Definition, definitions, reasons
from .register import Clause
from .rulings import Ruling
from .schema import schemas
from .specification import Scenario, read_features
from .suite import ROOT, Suite, suite
from .typescript import typescript

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
        **schemas(game, root),
        **typescript(game, root),
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
    ruled = {
        (each.path, each.line)
        for each in scenarios
        if any(found.rests_on(each.tags, edition) for edition in found.editions(each.tags))
    }
    tried = " och ".join(f"{runs[edition]} i utgåvan {edition}" for edition in editions)
    lines = [
        "# Täckning",
        "",
        f"Det finns {len(found.register.clauses)} regler, {len(names)} scenarier och {len(steps)} sorters meningar.",
        f"Med mallarnas rader prövas {len(scenarios)} scenarier: {tried}.",
        "",
        f"| regel | {' | '.join(editions)} | scenarier |",
        f"|---|{'---:|' * len(editions)}---|",
        *(_clause_row(found, clause, scenarios) for clause in found.register.clauses.values()),
        "",
        "## Avgöranden",
        "",
        f"Av scenarierna visar {len(names - ruled)} bara det som källorna själva säger. De andra vilar på avgöranden:",
        "",
        f"| avgörande | {' | '.join(editions)} | scenarier |",
        f"|---|{'---:|' * len(editions)}---|",
        *(_ruling_row(found, ruling, scenarios) for ruling in found.rulings.values()),
    ]
    return _MADE + "\n".join(lines) + "\n"


def _clause_row(found: Suite, clause: Clause, scenarios: list[Scenario]) -> str:
    """How many runs pin a clause in each edition that it holds in, and which scenarios."""
    mine = [each for each in scenarios if clause.id in each.tags]
    runs = [
        sum(edition in found.editions(each.tags) for each in mine) if edition in clause.editions else None
        for edition in found.register.editions
    ]
    return _row(clause.id, runs, mine)


def _ruling_row(found: Suite, ruling: Ruling, scenarios: list[Scenario]) -> str:
    """How many runs rest on a ruling in each edition that it decides something in, and which scenarios; or why none."""
    mine = [each for each in scenarios if ruling.id in each.tags]
    runs = [
        sum(edition in found.editions(each.tags) for each in mine) if found.decides(ruling.id, edition) else None
        for edition in found.register.editions
    ]
    return _row(ruling.id, runs, mine, f"*Visas inte: {ruling.unshown}.*" if ruling.unshown else "")


def _row(name: str, runs: list[int | None], scenarios: list[Scenario], otherwise: str = "") -> str:
    counts = ["–" if count is None else str(count) for count in runs]
    told = "; ".join(dict.fromkeys(each.name for each in scenarios)) or otherwise
    return f"| {name} | {' | '.join(counts)} | {told} |"
