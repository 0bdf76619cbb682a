import type { Findings, Found } from "../../findings.ts";
import type { NeedRequest } from "../../plan.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { spanOf } from "../draft/saying.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";

/** What the words alone contradict, whatever fields they are about. */
export function findContradictions(findings: Findings, request: NeedRequest, notes: DraftNotes): void {
  for (const found of findings.found) {
    if (found.kind === "range") findEmptyRange(found, findings, notes);
    if (found.kind === "window" && found.from > found.to)
      notes.impossible.push({
        reason: `"${findings.text.slice(found.start, found.end)}": the window ends before it starts`,
        spans: [spanOf(found)],
        fix: "say from the earlier date to the later date",
      });
  }
  findNoRows(findings, request, notes);
  findCrowdedRows(findings, request, notes);
  findCircle(findings, notes);
  findReversedKeys(findings, notes);
  findOpposedBounds(findings, notes);
  findOverfullSplit(findings, notes);
}

/** Ranges that hold nothing. */
function findEmptyRange(found: Extract<Found, { kind: "range" }>, { text }: Findings, notes: DraftNotes): void {
  if (found.minimum === undefined || found.maximum === undefined || found.minimum <= found.maximum) return;
  notes.impossible.push({
    reason: `"${text.slice(found.start, found.end)}": the minimum ${found.minimum} is above the maximum ${found.maximum}, so that no value lies in the range`,
    spans: [spanOf(found)],
    fix: `say between ${found.maximum} and ${found.minimum}`,
  });
}

const rowNouns =
  "(?:rows?|records?|lines|samples?|examples?|entries|zeilen|datens[aä]tze|eintr[aä]ge|filas|registros|lignes|enregistrements|linhas)";
const behind = "(?= ?(?:$|[,.;:)\\n]|(?:of|for|de|von|please|bitte)\\b))";
/** "0 rows with gaps" and "no null rows" are about something else, "-500 rows" in a list is an item of it. */
const noRows = [
  new RegExp(`(?<![\\d.,:/-] ?)\\b(?:0|zero|cero) ${rowNouns}\\b${behind}`, "i"),
  new RegExp(`(?:^|\\b(?:need|want|give me|generate|make|create|exactly) )(?:-|minus )\\d+ ${rowNouns}\\b`, "i"),
  new RegExp(`(?:^|[,;(\\n] ?|\\b(?:number|total) of )${rowNouns} ?[:=] ?(?:-\\d+|0)(?![\\d.,]\\d|\\d|%)`, "i"),
];

/** "0 rows", "-50 rows": none can be delivered. */
function findNoRows({ text }: Findings, request: NeedRequest, notes: DraftNotes): void {
  const match = noRows.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  if (match == null || request.rows !== undefined || /\n-/.test(text)) return;
  notes.impossible.push({
    reason: `"${match[0]}": a delivery has at least one row`,
    spans: [{ start: match.index, end: match.index + match[0].length }],
    fix: "say how many rows, 1 or more",
  });
}

/** "1,000 rows, 500 users, one row per user" cannot be. */
function findCrowdedRows(findings: Findings, request: NeedRequest, notes: DraftNotes): void {
  const keyOf = (noun: string): string | undefined =>
    wordsOf(noun)
      .map((word) => wordKey(word))
      .at(-1);
  const said = findings.found.find((found) => found.kind === "rows");
  const rows = request.rows ?? (said?.kind === "rows" ? said.count : undefined);
  for (const found of findings.found) {
    if (rows === undefined || found.kind !== "belongs" || found.least !== 1 || found.most !== 1) continue;
    if (!/^(?:row|record|entry|line)$/.test(keyOf(found.child) ?? "")) continue;
    const counted = findings.found.find(
      (each) => each.kind === "entities" && keyOf(each.noun) === keyOf(found.parent) && each.count !== rows,
    );
    if (counted?.kind !== "entities" || (said?.kind === "rows" && said.about)) continue;
    notes.impossible.push({
      reason: `one row per ${found.parent} and ${counted.count} of them come to ${counted.count} rows, yet ${rows} are asked`,
      spans: [...(said === undefined ? [] : [spanOf(said)]), spanOf(counted), spanOf(found)],
      fix: `ask for ${counted.count} rows, or for ${rows} of ${counted.noun}`,
    });
  }
}

const key = (end: string): string => `\\b${end}(?:imum)?[_ ]?`;
const figure = "[\"']? ?[:=] ?(?<value>-?\\d+(?:\\.\\d+)?)";

/** "min_score: 90, max_score: 20", as programs write it. */
function findReversedKeys({ text }: Findings, notes: DraftNotes): void {
  for (const least of text.matchAll(new RegExp(`${key("min")}(?<name>[a-z_]{2,40})${figure}`, "gi"))) {
    const { name = "", value = "" } = least.groups ?? {};
    const most = new RegExp(`${key("max")}${name}${figure}`, "i").exec(text);
    const maximum = most?.groups?.value;
    if (most === null || maximum === undefined || Number(value) <= Number(maximum)) continue;
    notes.impossible.push({
      reason: `${name} cannot be at least ${value} and at most ${maximum}`,
      spans: [least, most].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
      fix: `say a minimum of ${name} that is not above its maximum`,
    });
  }
}

/** "age >= 65 and age < 18". */
function findOpposedBounds({ text, found }: Findings, notes: DraftNotes): void {
  const ranges = found.filter((each) => each.kind === "range");
  for (const [index, one] of ranges.entries()) {
    const other = ranges[index + 1];
    const name = /([\p{L}\w]+) $/u.exec(text.slice(0, one.start))?.[1];
    if (other === undefined || name === undefined) continue;
    if (one.minimum !== undefined && one.maximum !== undefined) continue;
    const between = text.slice(one.end, other.start).trim().toLowerCase();
    if (!["and", "und", "y", "et", "e", "&&"].some((word) => between === `${word} ${name.toLowerCase()}`)) continue;
    const minimum = one.minimum ?? other.minimum;
    const maximum = one.maximum ?? other.maximum;
    if (minimum === undefined || maximum === undefined || minimum <= maximum) continue;
    if (notes.impossible.some(({ spans }) => spans.some(({ start }) => start === other.start))) continue;
    notes.impossible.push({
      reason: `${name} cannot be at least ${minimum} and at most ${maximum}`,
      spans: [spanOf(one), spanOf(other)],
      fix: `say a minimum of ${name} that is not above its maximum`,
    });
  }
}

/** "50/50/50 split" */
function findOverfullSplit({ text }: Findings, notes: DraftNotes): void {
  const match = /(?<![\d./-])(\d{1,2}(?:\/\d{1,2}){1,5}) ?%? ?(?:split|mix|aufteilung|reparto|r[eé]partition)\b/i.exec(
    text,
  );
  const total = (match?.[1] ?? "").split("/").reduce((sum, share) => sum + Number(share), 0);
  if (match === null || total <= 100.5) return;
  notes.impossible.push({
    reason: `"${match[0]}": the shares of the split add up to ${total}%`,
    spans: [{ start: match.index, end: match.index + match[0].length }],
    fix: "say shares that add up to 100%",
  });
}

type Comparison = Extract<Found, { kind: "comparison" }>;

const circle = /\b(\w+) (before|after|vor|nach|antes de|avant|apr[eè]s) (\w+)\b.{0,80}\b\3 \2 \1\b/i;

/** "start after end, and end after start". */
function findCircle({ text, found }: Findings, notes: DraftNotes): void {
  const match = circle.exec(text);
  if (match !== null && match[1] !== match[3]) {
    notes.impossible.push({
      reason: `"${match[0]}": ${match[1]} and ${match[3]} cannot each come ${match[2]} the other`,
      spans: [{ start: match.index, end: match.index + match[0].length }],
      fix: `say which of ${match[1]} and ${match[3]} comes first`,
    });
    return;
  }
  const keyOf = (phrase: string): string =>
    wordsOf(phrase)
      .map((word) => wordKey(word))
      .join(" ");
  const said = found.filter((each): each is Comparison => each.kind === "comparison" && each.is !== "=");
  const ascending = said.map((each) => {
    const [low, high] = each.is.startsWith("<") ? [each.left, each.right] : [each.right, each.left];
    return { each, low: keyOf(low), high: keyOf(high), strict: !each.is.endsWith("=") };
  });
  for (const [index, one] of ascending.entries()) {
    const other = ascending.slice(index + 1).find(({ low, high }) => low === one.high && high === one.low);
    if (other === undefined || !(one.strict || other.strict)) continue;
    notes.impossible.push({
      reason: `${one.low} cannot come before ${one.high} and ${one.high} before ${one.low}`,
      spans: [spanOf(one.each), spanOf(other.each)],
      fix: `say which of ${one.low} and ${one.high} comes first`,
    });
  }
}
