"""The report on the terminal: a line for each clause, every fault as a person wants it, and the score."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..games import rules
from ..report import Report, passes
from ..suite import Suite
from ..verdict import Level, Outcome, Verdict, counts_against
from . import asked, clean, conclusion, engine, percent, reproduce

NARROWEST = 100
"""Columns, where no terminal says how many it has."""
STYLES = {
    Outcome.PASSED: "green",
    Outcome.FAILED: "red",
    Outcome.WRONG_REASON: "yellow",
    Outcome.INVARIANT: "magenta",
    Outcome.ERRORED: "bold red",
    Outcome.SKIPPED: "dim",
    Outcome.KNOWN: "yellow",
    Outcome.STALE: "red",
}
_LOG = 12
"""Lines of a log."""
_LONG = 300
"""Characters of a clause; some are a page."""
_RED_SUITS = r"[♥♦]\w+"


class _Console(Console):
    """A console that does not end the program when nobody reads any more: the exit code is the verdict's."""

    def on_broken_pipe(self) -> None:
        """Let whoever prints know."""
        raise BrokenPipeError


def console(*, stderr: bool = False) -> Console:
    """A console on which nothing that an adapter said is taken for an order."""
    # The stream of now, not whatever is put in its place: pytest does that while it runs.
    made = _Console(file=sys.stderr if stderr else sys.stdout, markup=False, emoji=False, highlight=False)
    if not made.is_terminal:
        made.width = max(made.width, NARROWEST)
    return made


def show(report: Report, suite: Suite, out: Console, most: int) -> None:
    """Print everything; at most so many faults in full."""
    out.print(_head(report))
    out.print()
    for line in _clauses(report, suite, out.width):
        out.print(line, soft_wrap=True)
    _show_faults(report, suite, out, most)
    out.print(Group(*_remarks(report, suite)))
    for line in _scores(report):
        out.print(line, soft_wrap=True)
    out.print()
    out.print(_verdict(report))


def _head(report: Report) -> Text:
    told = [engine(report), clean(report.adapter.adapter), f"level {report.level}"]
    told += [f"only {asked(report)}"] if asked(report) else []
    text = Text(f"{report.suite.game}: {' · '.join(told)}\n", "bold")
    suite = report.suite
    return text.append(f"suite {suite.name} {suite.version}, digest {suite.digest[:12]}, {report.date}", "dim")


def _clauses(report: Report, suite: Suite, width: int) -> Iterator[Text]:
    """A line for every chapter, and under it one for every clause."""
    editions = [score.edition for score in report.scores if score.declared]
    rows = [(Text("clause", "bold"), Text(), [Text(edition, "bold") for edition in editions])]
    rows += list(_rows(report, suite, editions))
    wide = [max(counts[place].cell_len for _, _, counts in rows) for place in range(len(editions))]
    names = max(name.cell_len for name, _, _ in rows)
    room = max(20, width - names - sum(wide) - 2 * (len(wide) + 1))
    for name, words, counts in rows:
        name.align("left", names)
        words.truncate(room, overflow="ellipsis", pad=True)
        for count, size in zip(counts, wide, strict=True):
            count.align("right", size)
        yield Text("  ").join([name, words, *counts])


def _rows(report: Report, suite: Suite, editions: list[str]) -> Iterator[tuple[Text, Text, list[Text]]]:
    register, asked, level = suite.register, report.asked, report.level
    tallies = [_tally(report.of(edition)) for edition in editions]
    for chapter, title in register.chapters.items():
        clauses = [
            clause
            for clause in register.clauses.values()
            if clause.chapter == chapter
            and (not asked.chapters or chapter in asked.chapters)
            and (not asked.clauses or clause.id in asked.clauses)
            and any(clause.id in tally for tally in tallies)
        ]
        totals = [_tally(report.of(edition), chapter)[chapter] for edition in editions]
        if clauses:
            yield Text(chapter, "bold"), Text(title, "bold"), [_count(total, level, "bold") for total in totals]
        if all(_all_skipped(total) for total in totals):
            continue  # one line says it
        for clause in clauses:
            words = Text(_words(clause.versions[0].text), "dim")
            yield Text(f"  {clause.id}"), words, [_count(tally.get(clause.id, Counter()), level) for tally in tallies]


def _all_skipped(counts: Counter[Outcome]) -> bool:
    return counts[Outcome.SKIPPED] == counts.total()


def _tally(verdicts: Iterable[Verdict], chapter: str = "") -> dict[str, Counter[Outcome]]:
    """The outcomes by clause; or those of a chapter, each scenario once."""
    found: dict[str, Counter[Outcome]] = {chapter: Counter()} if chapter else {}
    for verdict in verdicts:
        if chapter:
            found[chapter][verdict.outcome] += any(clause.startswith(f"{chapter}-") for clause in verdict.clauses)
        else:
            for clause in verdict.clauses:
                found.setdefault(clause, Counter())[verdict.outcome] += 1
    return found


def _count(counts: Counter[Outcome], level: Level, style: str = "") -> Text:
    """What is not passed; then how many are, of how many that were asked. A dash where there is nothing to ask."""
    if not counts.total():
        return Text("–", "dim")
    if _all_skipped(counts):
        return Text(f"{counts.total()} skipped", f"{style} dim")
    good = sum(count for outcome, count in counts.items() if passes(outcome, level))
    others = [outcome for outcome in Outcome if counts[outcome] and not passes(outcome, level)]
    worst = next((outcome for outcome in others if counts_against(outcome, level)), None)
    text = Text()
    for outcome in others:
        text.append(f"{counts[outcome]} {outcome}  ", f"{style} {STYLES[outcome]}")
    return text.append(f"{good}/{counts.total()}", f"{style} {STYLES[worst] if worst else 'green'}")


def _show_faults(report: Report, suite: Suite, out: Console, most: int) -> None:
    """Every fault in full, first one of each clause: the second of the same clause seldom tells more."""
    alike = _alike(report.faults())
    same = Counter(_kind(verdicts[0]) for verdicts in alike)
    for verdicts in alike[:most]:
        verdict = verdicts[0]
        editions = ", ".join(each.edition for each in verdicts)
        title = Text(f"{', '.join(verdict.clauses)} · {editions} · {verdict.outcome}")
        out.print("", Rule(title, style="red", align="left"))
        for part in _fault(suite, verdict):
            out.print(Padding(part, (0, 0, 0, 2), expand=False) if part else "")
        for name, said in _travelled(verdict):
            out.print(Text(f"  {name:10}", "bold").append(said), soft_wrap=True)
        if same[_kind(verdict)] > 1:
            what = "scenarios" if verdict.outcome is Outcome.ERRORED else f"scenarios of {verdict.clauses[0]}"
            out.print(Text(f"\n  {same[_kind(verdict)]} {what} come out like this one.", "dim"))
        out.print(Text("\n  again   ", "bold").append(reproduce(report, verdict)), soft_wrap=True)
    left = len(alike) - most
    if left > 0:
        more = "1 more fault" if left == 1 else f"{left} more faults"
        out.print(Text(f"\n{more}: see all with --show {len(alike)}, or on a page with --html FILE.", "bold"))
    out.print()


def _alike(faults: list[Verdict]) -> list[list[Verdict]]:
    """The faults, those of one scenario in several editions together; first one of each kind, then the others."""
    together: dict[tuple[str, ...], list[Verdict]] = {}
    for verdict in faults:
        together.setdefault((verdict.id, verdict.outcome, verdict.message), []).append(verdict)
    seen: Counter[tuple[str, ...]] = Counter()
    order = []
    for place, verdicts in enumerate(together.values()):
        kind = _kind(verdicts[0])
        order.append((seen[kind], place, verdicts))
        seen[kind] += 1
    return [verdicts for _, _, verdicts in sorted(order, key=lambda each: each[:2])]


def _kind(verdict: Verdict) -> tuple[str, ...]:
    """Faults of one kind probably have one cause: of a broken adapter one message, of a broken rule one clause."""
    if verdict.outcome is Outcome.ERRORED:
        return verdict.outcome, verdict.evidence.code if verdict.evidence else "", verdict.message
    return verdict.outcome, *verdict.clauses[:1]


def _fault(suite: Suite, verdict: Verdict) -> Iterator[RenderableType]:
    yield Text(f"{verdict.id}", "bold").append(f"  {verdict.feature}:{verdict.line}", "dim")
    for name in verdict.clauses:
        text = _words(suite.register.clauses[name].version(verdict.edition).text)
        if len(text) > _LONG:
            text = f"{text[:_LONG].rsplit(' ', 1)[0]} … (regelratt show {name})"
        yield Text(f"{name}  ", "bold").append(text, "italic")
    for name in verdict.rulings:
        yield Text(f"{name}  ", "bold").append(suite.rulings[name].question, "italic")
    yield ""
    evidence = verdict.evidence
    if evidence is None:
        yield Text(verdict.message)
    else:
        for step in evidence.steps:
            mark = {"passed": "  ", "failed": "✗ "}.get(step.outcome, "  ")
            yield Text(mark + step.text, {"failed": "red", "not reached": "dim"}.get(step.outcome, ""))
        yield ""
        if evidence.position:
            yield _drawn(evidence.position)
        if evidence.move:
            yield Text("move    ", "bold").append(evidence.move)
        yield Text(verdict.message, "red")
        if evidence.expected or evidence.got:
            yield _side_by_side(evidence.expected, evidence.got)


def _drawn(position: str) -> Text:
    text = Text(position)
    text.highlight_regex(_RED_SUITS, "red")
    return text


def _side_by_side(expected: list[str], got: list[str]) -> Table:
    table = Table("expected", "got", box=None, pad_edge=False, padding=(0, 4, 0, 0), header_style="bold")
    for place in range(max(len(expected), len(got))):
        left = expected[place] if place < len(expected) else ""
        right = got[place] if place < len(got) else ""
        table.add_row(Text(left, "" if left in got else "green"), Text(right, "" if right in expected else "red"))
    return table


def _travelled(verdict: Verdict) -> Iterator[tuple[str, str]]:
    """What went to the engine and came back, where that is what is wrong; not broken into lines, to be copied."""
    evidence = verdict.evidence
    if evidence is None or verdict.outcome not in {Outcome.ERRORED, Outcome.INVARIANT}:
        return
    if evidence.hint:
        yield "hint", evidence.hint
    if evidence.exchanges:
        last = evidence.exchanges[-1]
        yield from (("sent", last.sent), ("received", last.received or "nothing"))
    for line in evidence.log.strip().splitlines()[-_LOG:]:
        yield "log", line


def _words(text: str) -> str:
    """A clause in one line, without its tables."""
    return " ".join(" ".join(line for line in text.splitlines() if not line.startswith("|")).split())


def _remarks(report: Report, suite: Suite) -> Iterator[Text]:
    """Why scenarios were not asked, and what else a reader should know."""
    reasons = Counter(verdict.message for verdict in report.verdicts if verdict.outcome is Outcome.SKIPPED)
    for reason, count in reasons.most_common():
        yield Text(f"{count} skipped: {reason}", "dim")
    adapter = report.adapter
    for what, said, known in (
        ("an edition", adapter.hello.editions, suite.register.editions),
        ("an operation", adapter.hello.operations, ["hello", *rules(suite.game).OPERATIONS]),
    ):
        for name in said:
            if name not in known:
                yield Text(f"It declares {what} that is not ours: {name}. Ours are: {', '.join(known)}.", "yellow")
    if adapter.hello.readings:
        yield Text(f"It reads otherwise: {', '.join(adapter.hello.readings)}", "yellow")
    if adapter.noise:
        lines = "1 line" if len(adapter.noise) == 1 else f"{len(adapter.noise)} lines"
        yield Text(f"{lines} on stdout no message, such as: {adapter.noise[0]}", "yellow")
    if adapter.deaths:
        yield Text(f"The engine broke down {adapter.deaths} times and was started anew.", "yellow")
    if adapter.given_up:
        yield Text(adapter.given_up, "bold red")
    yield Text("")


def _scores(report: Report) -> Iterator[Text]:
    """What was passed, beside what those pass that know no rule."""
    wide = max(len(score.edition) for score in report.scores)
    for score in report.scores:
        good = sum(count for outcome, count in score.outcomes.items() if passes(outcome, report.level))
        text = Text(f"{score.edition:{wide}}  ", "bold")
        if not score.declared:
            yield text.append(f"not declared: {score.asked} skipped", "dim")
            continue
        style = "green" if good + score.outcomes.get(Outcome.SKIPPED, 0) == score.asked else "red"
        text.append(f"{good} of {score.asked} passed ({percent(good, score.asked)})", style)
        for outcome in Outcome:
            count = score.outcomes.get(outcome)
            if outcome is Outcome.WRONG_REASON and count and passes(outcome, report.level):
                text.append(f", {count} of them with another reason", STYLES[outcome])
            elif outcome is not Outcome.PASSED and count:
                text.append(f", {count} {outcome}", STYLES[outcome])
        bots = ", ".join(f"{bot} {percent(count, score.asked)}" for bot, count in score.bots.items())
        yield text.append(f"\n{'':{wide}}  bots that know no rule: {bots}", "dim")


def _verdict(report: Report) -> Text:
    """The last line: what all that means."""
    kind, words = conclusion(report)
    style = {"good": "bold green", "fair": "bold yellow", "bad": "bold red"}[kind]
    rule_faults = [verdict for verdict in report.faults() if verdict.outcome is not Outcome.STALE]
    broken = dict.fromkeys(verdict.clauses[0] for verdict in rule_faults if verdict.clauses)
    text = Text(words, style)
    return text.append(f"\n{', '.join(broken)}", "red") if broken and not report.partial else text
