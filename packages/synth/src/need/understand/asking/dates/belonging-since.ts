import { isBreak, type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import { unitNamed } from "../../../extract/units.ts";
import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf, quotesOf } from "../said-orders.ts";

const joins =
  /^(?:join(?:ed|s|ing)|hired|recruited|employed|enrol\p{L}*|regist\p{L}*|signed|subscribed|opened|started|founded|bought|eingetreten|beigetreten|eingestellt|angemeldet|inscrit\p{L}*|contratad\p{L}*|ingres\p{L}*|unid\p{L}*|adher\p{L}*|embauche\p{L}*|recrute\p{L}*|entre\p{L}*|admitid\p{L}*|entrar\p{L}*)$/u;
const insisting =
  /^(?:all|every|everyone|everybody|each|nobody|only|exclusively|alle|jeder|jede|nur|samtliche|todos|todas|cada|solo|tous|toutes|chacun|chaque|apenas|whom)$/;
const joints = new Set("and but und aber y pero et mais e mas while with".split(" "));
const sinces = /^(?:for|seit|hace|depuis|ha|since|desde)$/;
const belongings =
  /^(?:been|member|members|customers?|clients?|staff|employees?|employed|firm|company|club|with|us|tenants?|subscribers?|mitglied\p{L}*|kunden?|dabei|firma|verein|angestellt|soci[oa]s?|miembros?|empresa|clientes?|membres?|entreprise|abonne\p{L}*|membros?)$/u;

/** "all of them joined in 2025, half have been members for more than three years": nobody belongs for longer than since then. */
export function findBelongingTooLong(
  reading: NeedReading,
  { found }: Findings,
  today: string,
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0) return;
  const windows = found.flatMap((each) => {
    if (each.kind !== "window" || each.last !== undefined || each.span !== undefined || each.months !== undefined)
      return [];
    const next = tokenFrom(reading, 0, each.end);
    // "all have signed the 2026 code of conduct"
    const isAlone = isBreak(reading, next) || joints.has(word(reading, next)) || joins.test(word(reading, next));
    const words = isAlone ? wordsAround(reading, next - 1) : [];
    return words.some((said) => joins.test(said)) && words.some((said) => insisting.test(said)) ? [each] : [];
  });
  const [window, ...others] = windows;
  if (window === undefined || others.length > 0) return;
  const longest = (Date.parse(today) - Date.parse(window.from)) / 1000;
  for (const end of reading.quantities) {
    const unit = end.unit === undefined ? undefined : unitNamed(end.unit);
    if (end.is !== "least" || unit?.dimension !== "time" || !sinces.test(word(reading, end.first - 1))) continue;
    if (end.value * unit.scale <= longest || !wordsAround(reading, end.first).some((said) => belongings.test(said)))
      continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, window)}" is not as long ago as "${quoteOf(reading, end.span)}"`,
      spans: [{ start: window.start, end: window.end }, end.span].sort((one, other) => one.start - other.start),
      fix: "let some have joined earlier, or say a shorter time",
    });
    return;
  }
}

const serving = /^(?:service|tenure|seniority|employment|betriebszugehorigkeit|antiguedad|anciennete)$/;
const REACH = 4;

/** "Employees hired in the last 2 years with 5 to 10 years of service" */
export function findServiceBeforeHired(reading: NeedReading, { found }: Findings, notes: DraftNotes): void {
  const [window, ...others] = found.filter((each) => each.kind === "window");
  if (window?.kind !== "window" || window.last === undefined || others.length > 0 || notes.impossible.length > 0)
    return;
  const at = tokenFrom(reading, 0, window.start);
  const isOfRows = joins.test(word(reading, at - 1)) && clauseAround(reading, at)[0] === 0;
  const longest = (Date.parse(window.to) - Date.parse(window.from)) / 1000;
  const service = reading.ranges.find(({ found: { minimum = 0, unit }, next }) => {
    const scale = unit === undefined ? undefined : unitNamed(unit);
    const isService = reading.tokens.slice(next, next + REACH).some(({ folded }) => serving.test(folded));
    return scale?.dimension === "time" && isService && minimum * scale.scale > longest;
  });
  if (!isOfRows || service === undefined) return;
  const spans = [window, service.found].map(({ start, end }) => ({ start, end }));
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)}: nobody serves for longer than since then`,
    spans: spans.sort((one, other) => one.start - other.start),
    fix: "let them be hired earlier, or say a shorter time",
  });
}

function wordsAround(reading: Reading, at: number): readonly string[] {
  const [from, to] = clauseAround(reading, at);
  return reading.tokens.slice(from, to).map(({ folded }) => folded);
}
