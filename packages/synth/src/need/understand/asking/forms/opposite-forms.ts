import type { Reading } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { findDateWithTime } from "./date-and-time.ts";
import { findWrongEnd } from "./first-and-last.ts";
import { findForeignExamples } from "./foreign-examples.ts";
import { findMissingTable } from "./missing-table.ts";
import { findOneAndSeveral } from "./one-and-several.ts";
import { findMoreThanOneTable } from "./one-table.ts";
import { findOtherCurrency } from "./other-currency.ts";
import { findOtherUnit } from "./other-unit.ts";
import { findTwoFormats } from "./two-formats.ts";

/** Two forms of one thing that no column and no order can have at once. */
export function findOppositeForms(reading: Reading, findings: Findings, notes: DraftNotes): void {
  const folded = fold(findings.text);
  findDecimalsOfWhole(folded, findings.text, notes);
  findBothOrders(folded, findings.text, notes);
  const apart = findWrongEnd(folded);
  if (apart !== undefined) push(notes, findings.text, [...apart], "rows in this order do not begin so", sayOneOrder);
  const formats = findTwoFormats(folded);
  if (formats !== undefined) push(notes, findings.text, [...formats], "one file has one format", "say one format");
  const tables = findMoreThanOneTable(folded);
  if (tables !== undefined)
    push(notes, findings.text, [...tables], "one table has no other beside it", "say which tables");
  const several = findOneAndSeveral(folded);
  if (several !== undefined)
    push(notes, findings.text, [...several], "who has one has not several", "leave one of the two out");
  const missing = findMissingTable(folded);
  if (missing !== undefined)
    push(notes, findings.text, [...missing], "there is no such table among them", "say all tables that there are");
  const times = findDateWithTime(folded);
  if (times !== undefined)
    push(
      notes,
      findings.text,
      [...times],
      "a date without a time of day shows none",
      "say a date, or a date with its time",
    );
  findForeignExamples(folded, findings.text, notes);
  findOtherCurrency(reading, findings, notes);
  findOtherUnit(reading, findings, notes);
}

const sayOneOrder = "say which way the rows are sorted, and the row at that end";

const whole =
  /\b(?:whole numbers?|integers?|ints?|(?:no|without) decimals?|ganz(?:e zahlen?|zahlig\w*)|enter[oa]s?|nombres? entiers?|entiers?|inteir[oa]s?)\b/g;
const decimals =
  /^ ?(?:\([^)]{0,20}\) ?)?(?:[a-z]{1,9} ){0,3}?(?:with|and|to|of|mit|auf|con|a|avec|com) (?:[1-9]|one|two|three|four|ein|zwei|drei|dos|tres|deux|trois|dois|duas) (?:decimals?|decimal (?:places|digits)|nachkommastellen?|decimales|chiffres apres la virgule|casas decimais)\b/;
const MOST = 8;

/** "whole numbers with 3 decimals" */
function findDecimalsOfWhole(folded: string, text: string, notes: DraftNotes): void {
  for (const match of [...folded.matchAll(whole)].slice(0, MOST)) {
    const end = match.index + match[0].length;
    const behind = decimals.exec(folded.slice(end, end + 70));
    if (behind === null || /\band [a-z]+ with\b/.test(behind[0])) continue;
    const span = { start: match.index, end: end + behind[0].length };
    push(notes, text, [span], "whole numbers have no decimals", "say whole numbers, or how many decimals");
    return;
  }
}

const up =
  /\b(?:ascending(?:ly)?|asc|increasing|smallest first|lowest first|oldest first|earliest first|cheapest first|aufsteigend|ascendente|creciente|croissant|crescente)\b/;
const down =
  /\b(?:descending(?:ly)?|desc|decreasing|largest first|highest first|newest first|latest first|most recent first|dearest first|absteigend|descendente|decreciente|decroissant|decrescente)\b/;
const sorts = /\b(?:sort\w*|order(?:ed)? (?:by|from)|ordenad\w*|orden|trie\w*|classificad\w*|geordnet)\b/;

/** "by price ascending and by price descending", "oldest first and newest first" */
function findBothOrders(folded: string, text: string, notes: DraftNotes): void {
  const first = up.exec(folded);
  const then = down.exec(folded);
  if (first === null || then === null) return;
  const [one, other] = first.index < then.index ? [first, then] : [then, first];
  const between = folded.slice(one.index + one[0].length, other.index);
  const before = folded.slice(Math.max(0, one.index - 60), one.index);
  const isJoined = /^ (?:and|&|und|y|et|e|as well as) (?:also )?$/.test(between);
  const by =
    /^,? ?(?:and|&|und|y|et|e|but|as well as|and also) (?:sorted |ordered )?(?:by|nach|por|par) ([a-z_ ]{2,24}) $/.exec(
      between,
    );
  const named = by === null ? undefined : new RegExp(`\\b(?:by|nach|por|par) (?:the )?${by[1]} (?:in )?$`).exec(before);
  if (!(isJoined || named != null) || (!sorts.test(before) && !isJoined)) return;
  push(
    notes,
    text,
    [{ start: one.index, end: other.index + other[0].length }],
    "rows stand in one order only",
    "say ascending or descending",
  );
}

function push({ impossible }: DraftNotes, text: string, spans: Span[], reason: string, fix: string): void {
  const quotes = spans.map(({ start, end }) => `"${text.slice(start, end)}"`).join(" and ");
  impossible.push({ reason: `${quotes}: ${reason}`, spans, fix });
}
