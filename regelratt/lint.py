"""The guards: what has to hold of a game's rulebook, scenarios and steps, told so that a rule owner understands."""

import difflib
import re
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .definitions import Definition, definitions, doubts, reasons
from .pages import pages
from .reference import reference
from .register import Clause
from .specification import Feature, Scenario, Step, read_features
from .suite import ROOT, Suite, suite
from .unreadable import UnreadableFile, read

_KIND = {"given": "Givet", "when": "När", "then": "Så"}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong: where, what, and how to write it instead."""

    path: Path
    line: int
    message: str
    advice: str = ""

    def __str__(self) -> str:
        place = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{place}:{self.line}: {self.message}" + (f"\n    {self.advice}" if self.advice else "")


def lint(game: str, root: Path = ROOT) -> list[Finding]:
    """Everything that is wrong with the suite of a game; what cannot be read hides the rest."""
    try:
        found = suite(game, root)
        features = read_features(found.features)
    except UnreadableFile as error:
        return [Finding(error.path, error.line, error.message)]
    scenarios = [scenario for feature in features for scenario in feature.scenarios]
    steps = definitions(game)
    findings = [
        *(finding for feature in features for finding in _format(feature)),
        *_tags(found, features),
        *_grounds(found, scenarios),
        *_asks(scenarios, reasons(game)),
        *_editions(found),
        *_names(scenarios),
        *_steps(scenarios, steps),
        *_said_again(scenarios, steps),
        *_doubts(game, scenarios),
        *_unused(scenarios, steps),
        *_clauses(found, scenarios, reasons(game)),
        *_floor(found, scenarios),
        *_rulings(found),
        *_shown(found, scenarios),
        *_stale(game, root),
    ]
    return list(dict.fromkeys(findings))  # a sentence in an outline is wrong once, not once a row


def refusals(scenario: Scenario, phrases: dict[str, str]) -> list[str]:
    """The codes of the refusals that a scenario asks for."""
    ends = {f": {phrase}": code for phrase, code in phrases.items()}
    return [
        code for step in scenario.steps for end, code in ends.items() if step.kind == "then" and step.text.endswith(end)
    ]


def accepts(scenario: Scenario, phrases: dict[str, str]) -> bool:
    """Whether some move in the scenario is followed by something else than its refusal."""
    ends = tuple(f": {phrase}" for phrase in phrases)
    follows = [[step] for step in scenario.steps if step.kind == "when"]
    place = -1
    for step in scenario.steps:
        place += step.kind == "when"
        if step.kind == "then" and place >= 0:
            follows[place].append(step)
    return any(len(after) > 1 and not any(step.text.endswith(ends) for step in after[1:]) for after in follows)


def _tags(found: Suite, features: list[Feature]) -> Iterator[Finding]:
    known = found.tags()
    for feature in features:
        for tag, line in feature.tags:
            if tag not in known:
                yield Finding(
                    feature.path, line, f"Märket @{tag} finns inte.",
                    "Ett märke är en regels nummer som @INT-3, ett avgörandes som @A-13, eller som @utgåva-utkast.",
                )  # fmt: skip
        for scenario in feature.scenarios:
            if not any(tag in found.register.clauses for tag in scenario.tags):
                yield Finding(
                    scenario.path, scenario.line, f"Scenariot ”{scenario.name}” hör inte till någon regel.",
                    "Skriv regelns nummer som ett märke ovanför Regel:, till exempel @INT-3.",
                )  # fmt: skip
            elif not found.editions(scenario.tags):
                yield Finding(
                    scenario.path, scenario.line, f"Scenariot ”{scenario.name}” gäller inte i någon utgåva.",
                    f"Märkena {', '.join('@' + tag for tag in scenario.tags)} har ingen utgåva gemensamt.",
                )  # fmt: skip


def _grounds(found: Suite, scenarios: list[Scenario]) -> Iterator[Finding]:
    """What only a ruling decides says which: an engine that reads the ruling otherwise is not asked about it."""
    for scenario in scenarios:
        editions, carried = found.editions(scenario.tags), [tag for tag in scenario.tags if tag in found.rulings]
        for clause in found.clauses(scenario.tags):
            versions = [found.register.clauses[clause].version(edition) for edition in editions]
            decided = [ruling for version in versions if version.ground == "avgörande" for ruling in version.rulings]
            if decided and not carried:
                yield Finding(
                    scenario.path, scenario.line,
                    f"Scenariot ”{scenario.name}” visar {clause}, som vilar på ett avgörande, men säger inte vilket.",
                    f"Skriv {_either(decided)} ovanför scenariot, eller ovanför Regel: om alla scenarier där gör det.",
                )  # fmt: skip
        for ruling in carried if editions else ():
            if not any(found.decides(ruling, edition) for edition in editions):
                told = ", ".join(editions)
                yield Finding(
                    scenario.path, scenario.line,
                    f"Scenariot ”{scenario.name}” har märket @{ruling}, men {ruling} avgör inget i {told}.",
                    "Ta bort märket, eller skriv avgörandet på raden Grund: vid de regler som det gäller i utgåvan.",
                )  # fmt: skip


def _either(tags: Iterable[str]) -> str:
    """Tags to choose between.

    >>> _either(["A-30", "A-31"])
    '@A-30 eller @A-31'
    """
    return " eller ".join(dict.fromkeys(f"@{tag}" for tag in tags))


def _asks(scenarios: list[Scenario], phrases: dict[str, str]) -> Iterator[Finding]:
    for scenario in scenarios:
        place = scenario.path, scenario.line
        if not scenario.steps or scenario.steps[-1].kind != "then":
            yield Finding(
                *place, f"Scenariot ”{scenario.name}” slutar inte med vad som ska följa.", "Skriv en rad Så …"
            )
        elif refusals(scenario, phrases) and not accepts(scenario, phrases):
            yield Finding(
                *place, f"Scenariot ”{scenario.name}” har bara vägrade drag.",
                "Skriv också ett drag från samma ställning som går att göra, och vad som följer av det.",
            )  # fmt: skip


def _editions(found: Suite) -> Iterator[Finding]:
    known = reference(found.game).EDITIONS
    for clause in found.register.clauses.values():
        for edition in clause.editions:
            if edition not in known:
                yield Finding(
                    found.register.path,
                    clause.line,
                    f"Utgåvan {edition} finns inte.",
                    f"De som finns är {', '.join(known)}.",
                )


def _names(scenarios: list[Scenario]) -> Iterator[Finding]:
    seen: dict[str, Scenario] = {}
    for scenario in scenarios:
        first = seen.setdefault(scenario.name, scenario)
        if (first.path, first.line) != (scenario.path, scenario.line):
            yield Finding(
                scenario.path, scenario.line, f"Ett scenario heter redan ”{scenario.name}”.",
                f"Det första står i {first.path.name} på rad {first.line}. Ge detta ett annat namn.",
            )  # fmt: skip
        elif scenario.row is None and scenario.name.endswith("."):
            yield Finding(scenario.path, scenario.line, "Ett scenarios namn slutar inte med punkt.")
        elif "<" in scenario.name:
            yield Finding(scenario.path, scenario.line, "En malls namn har inga <fält>: det är ett id.")


def _steps(scenarios: list[Scenario], steps: list[Definition]) -> Iterator[Finding]:
    for scenario in scenarios:
        for step in scenario.steps:
            count = sum(each.kind == step.kind and each.matches(step.text) for each in steps)
            if count == 0:
                yield Finding(
                    scenario.path, step.line, f"Meningen ”{_KIND[step.kind]} {step.text}” förstås inte.",
                    _nearest(step, steps),
                )  # fmt: skip
            elif count > 1:
                yield Finding(scenario.path, step.line, f"Meningen ”{step.text}” kan förstås på {count} sätt.")


def _said_again(scenarios: list[Scenario], steps: list[Definition]) -> Iterator[Finding]:
    """Said again, what was given first would be lost without a word. What it is about stands right after "att"."""
    for scenario in scenarios:
        seen: set[tuple[int, str]] = set()
        for step in scenario.steps:
            about = " ".join(step.text.split()[:2])
            for number, each in enumerate(steps):
                if step.kind == each.kind == "given" and each.matches(step.text):
                    if (number, about) in seen:
                        yield Finding(
                            scenario.path, step.line, f"Meningen ”Givet {step.text}” säger om något som redan är sagt.",
                            "Bara det som sägs sist gäller. Säg det en gång.",
                        )  # fmt: skip
                    seen.add((number, about))


def _doubts(game: str, scenarios: list[Scenario]) -> Iterator[Finding]:
    """A sentence can be understood and still be about what does not exist."""
    for scenario in scenarios:
        for place, message in doubts(game, [(step.kind, step.text) for step in scenario.steps]):
            yield Finding(scenario.path, scenario.steps[place].line, message)


def _nearest(step: Step, steps: list[Definition]) -> str:
    """The sentence that was probably meant, and where all of them are."""
    known = [each.example.partition("\n")[0] for each in steps if each.kind == step.kind]
    said = f"{_KIND[step.kind]} {step.text}"
    like = difflib.get_close_matches(said, known, n=1, cutoff=0.0)
    return f"Skriv som i ”{like[0]}”. Alla meningar som finns står i docs, på sidan steg.md."


def _unused(scenarios: list[Scenario], steps: list[Definition]) -> Iterator[Finding]:
    said = {(step.kind, step.text) for scenario in scenarios for step in scenario.steps}
    for each in steps:
        if not any(each.kind == kind and each.matches(text) for kind, text in said):
            first = each.example.partition("\n")[0]
            yield Finding(each.path, each.line, f"Ingen använder meningen ”{first}”.", "Använd den eller ta bort den.")


def _clauses(found: Suite, scenarios: list[Scenario], phrases: dict[str, str]) -> Iterator[Finding]:
    for clause in found.register.clauses.values():
        mine = [scenario for scenario in scenarios if clause.id in scenario.tags]
        for edition in clause.editions:
            those = [scenario for scenario in mine if edition in found.editions(scenario.tags)]
            yield from _clause(found, clause, edition, those, phrases)


def _clause(
    found: Suite, clause: Clause, edition: str, those: list[Scenario], phrases: dict[str, str]
) -> Iterator[Finding]:
    path, line = found.register.path, clause.line
    if not those:
        yield Finding(
            path, line, f"Regeln {clause.id} har inget scenario i utgåvan {edition}.",
            f"Skriv ett under en rad @{clause.id} och en rad Regel: i en fil i features/{found.game}.",
        )  # fmt: skip
        return
    names = {code: phrase for phrase, code in phrases.items()}
    told = [code for scenario in those for code in refusals(scenario, phrases)]
    for code in clause.version(edition).codes:
        if code not in names:
            yield Finding(path, line, f"Koden {code} finns inte.", f"De som finns är {', '.join(names)}.")
        elif code not in told:
            yield Finding(
                path, line, f"Regeln {clause.id} vägrar inget drag med skälet {code} i utgåvan {edition}.",
                f"Skriv ett scenario med märket @{clause.id} som slutar Så vägras draget: {names[code]}",
            )  # fmt: skip
    if clause.version(edition).codes and not any(accepts(scenario, phrases) for scenario in those):
        yield Finding(
            path, line, f"Regeln {clause.id} har bara vägrade drag i utgåvan {edition}.",
            "Skriv också ett drag från samma eller nästan samma ställning som går att göra: Så tillåts draget",
        )  # fmt: skip


def _floor(found: Suite, scenarios: list[Scenario]) -> Iterator[Finding]:
    """The number of scenarios in each edition is written down, so that none disappears or is narrowed unseen."""
    path = found.features / "golv.txt"
    runs = {name: sum(name in found.editions(each.tags) for each in scenarios) for name in found.register.editions}
    wanted = "".join(f"{name} {count}\n" for name, count in runs.items())
    if not path.exists() or read(path) != wanted:
        told = ", ".join(f"{count} i {name}" for name, count in runs.items())
        yield Finding(
            path, 1, f"Scenarierna är {told}, och det är inte vad som står här.",
            "Är det rätt så, och inget har försvunnit, ska filen ha de här raderna:\n"
            + textwrap.indent(wanted.rstrip("\n"), "        "),
        )  # fmt: skip


def _rulings(found: Suite) -> Iterator[Finding]:
    path = found.register.path.with_name("avgoranden.md")
    for ruling in found.rulings.values():
        for name in ruling.clauses:
            clause = found.register.clauses.get(name)
            if clause is None:
                yield Finding(path, ruling.line, f"{ruling.id} gäller regeln {name}, som inte finns.")
            elif not any(ruling.id in version.rulings for version in clause.versions):
                yield Finding(
                    found.register.path, clause.line, f"Regeln {name} nämner inte avgörandet {ruling.id}.",
                    f"Skriv Grund: … ({ruling.id}) på regelns rad, eller ta bort {name} ur avgörandet.",
                )  # fmt: skip
    for clause in found.register.clauses.values():
        for version in clause.versions:
            for name in version.rulings:
                if name not in found.rulings or clause.id not in found.rulings[name].clauses:
                    yield Finding(
                        found.register.path, clause.line, f"Regeln {clause.id} nämner {name}, som inte gäller den."
                    )
            if version.ground == "avgörande" and not version.rulings:
                yield Finding(found.register.path, clause.line, f"Regeln {clause.id} har inget avgörande att stå på.")


def _shown(found: Suite, scenarios: list[Scenario]) -> Iterator[Finding]:
    """A ruling has a scenario, or says why it has none; never both."""
    path = found.register.path.with_name("avgoranden.md")
    for ruling in found.rulings.values():
        shows = next((scenario for scenario in scenarios if ruling.id in scenario.tags), None)
        if shows and ruling.unshown:
            yield Finding(
                path, ruling.line, f"{ruling.id} säger att inget scenario visar det, men ”{shows.name}” gör det.",
                f"Ta bort raden Visas inte i något scenario:, eller märket @{ruling.id} i {shows.path.name}.",
            )  # fmt: skip
        elif not shows and not ruling.unshown:
            yield Finding(
                path, ruling.line, f"Inget scenario visar {ruling.id}.",
                f"Skriv märket @{ruling.id} på dem som vilar på det. Går det inte att visa, skriv en rad under Regler: "
                "Visas inte i något scenario: och varför.",
            )  # fmt: skip


def _stale(game: str, root: Path) -> Iterator[Finding]:
    for path, text in pages(game, root).items():
        if not path.exists() or path.read_text("utf-8") != text:
            yield Finding(path, 1, "Sidan stämmer inte med regelboken och scenarierna.", "Kör: regelratt docs")


def _format(feature: Feature) -> Iterator[Finding]:
    path, text = feature.path, read(feature.path)
    lines = text.split("\n")
    for message, place in feature.loose:
        yield Finding(path, place, message)
    if path.parent.parent.name != "features":
        yield Finding(path, 1, "Filen ligger i en mapp för sig: lägg den bland de andra.")
    if "\r" in text:
        yield Finding(path, 1, "Filen har radslut från Windows. Spara den med vanliga radslut (LF).")
    if not text.endswith("\n") or text.endswith("\n\n"):
        yield Finding(path, len(lines), "Filen ska sluta med precis en radbrytning.")
    for number, line in enumerate(lines, start=1):
        if line != line.rstrip() or "\t" in line:
            yield Finding(path, number, "Raden har blanktecken på slutet eller en tabb.")
        if not unicodedata.is_normalized("NFC", line):
            yield Finding(path, number, "Raden har å, ä eller ö som två tecken: skriv om dem.")
        if not line and number < len(lines) and not lines[number]:
            yield Finding(path, number, "Två tomma rader i följd.")
        depth = _depth(line.strip(), lines[number:])
        if depth is not None and line != " " * depth + line.strip():
            yield Finding(path, number, f"Raden ska dras in {depth} steg, inte {len(line) - len(line.lstrip())}.")
    yield from _tables(path, lines)
    yield from _columns(path, lines)


def _depth(line: str, after: list[str]) -> int | None:
    """How far a line is indented, by what it begins with; None where it is free."""
    if line.startswith("@"):
        return _depth(after[0].strip(), after[1:]) if after else None
    depths = {"Egenskap:": 0, "Regel:": 2, "Bakgrund:": 4, "Scenario:": 4, "Scenariomall:": 4, "Exempel:": 6, "|": 8}
    for start, depth in (*depths.items(), *((f"{word} ", 6) for word in ("Givet", "När", "Så", "Och", "Men"))):
        if line.startswith(start):
            return depth
    return None


def _tables(path: Path, lines: list[str]) -> Iterator[Finding]:
    """Cells of a table stand under each other, with one space on either side."""
    for block in re.finditer(r"(?:^ *\|.*\n)+", "\n".join(lines) + "\n", re.MULTILINE):
        first = "\n".join(lines).count("\n", 0, block.start()) + 1
        rows = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in block[0].splitlines()]
        if len(set(map(len, rows))) > 1:
            yield Finding(path, first, "Alla rader i en tabell ska ha lika många rutor.")
            continue
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for number, (row, line) in enumerate(zip(rows, block[0].splitlines(), strict=True), start=first):
            wanted = "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
            if line.strip() != wanted:
                yield Finding(path, number, "Tabellens rutor ska stå under varandra.", wanted)


def _columns(path: Path, lines: list[str]) -> Iterator[Finding]:
    """A column that no sentence uses tries nothing, and looks as if it did."""
    said, head = "", False
    for number, line in enumerate(map(str.strip, lines), start=1):
        if line.startswith(("Regel:", "Scenario:", "Scenariomall:")):
            said, head = "", False
        elif line.startswith("Exempel:"):
            head = True
        elif head and line.startswith("|"):
            head = False
            for name in (cell.strip() for cell in line.strip("|").split("|")):
                if f"<{name}>" not in said:
                    yield Finding(path, number, f"Ingen mening i mallen använder kolumnen {name}.", f"Skriv <{name}>.")
        else:
            said += line
