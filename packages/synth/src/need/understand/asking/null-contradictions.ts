import { isBreak, type Reading, tokenFrom, word } from "../../extract/reading.ts";
import type { Findings, Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { percentage } from "../draft/saying.ts";
import { keyOf, nameAfter, nameBefore } from "./names.ts";
import { quoteOf } from "./said-orders.ts";

const complete =
  /\b(?:(?:without|no|zero|free of|ohne|keine|sin|sans|sem) (?:any )?(?:missing|null|nulls|empty|blanks?|gaps|fehlende|leere|faltantes|vacios|nulos|valores nulos|valores faltantes|valeurs manquantes|valores ausentes)(?: values| entries| data| fields| cells| werte)?|(?:never|not|non-?|nie|nunca|jamais)[ -]?(?:null|missing|empty|blank|leer|nulo|vacio|vide|vazio)|(?:always|immer|siempre|toujours|sempre) (?:filled(?: in)?|present|set|ausgefullt|presente|rempli|preenchido)|mandatory|required|obligatorio|obligatoire|pflichtfeld)\b/g;
const exceptions =
  /\b(?:except|apart|besides|other than|only|but|save|optional|bis auf|ausser|salvo|excepto|sauf|exceto)\b/;

/** "email without missing values, 10% of the emails missing". */
export function findGapsInFull(reading: Reading, findings: Findings, notes: DraftNotes): void {
  const { text, found } = findings;
  findDuplicatesOfNone(findings, notes);
  const folded = fold(text);
  for (const match of folded.matchAll(complete)) {
    const full: Span = { start: match.index, end: match.index + match[0].length };
    const isAhead = /mandatory|required|obligat|pflicht/.test(match[0]);
    const behind = tokenFrom(reading, 0, full.end);
    const next = ["in", "for", "on", "en", "bei", "im", "em"].includes(word(reading, behind)) ? behind + 1 : behind;
    const after = isBreak(reading, next) ? undefined : nameAfter(reading, next);
    const before = nameBefore(reading, tokenFrom(reading, 0, full.start)) ?? after;
    const whole = before === undefined || before.key === "";
    if (whole && exceptions.test(folded)) continue;
    for (const gap of found) {
      if (gap.kind !== "nulls" || gap.rate <= 0 || (gap.start < full.end && full.start < gap.end)) continue;
      const of =
        gap.of === undefined ? nameBefore(reading, tokenFrom(reading, 0, gap.start))?.key : keyOf(gap.of, reading);
      const isSame =
        of !== undefined &&
        before !== undefined &&
        (before.key === of || before.key.endsWith(` ${of}`) || of.endsWith(` ${before.key}`));
      if (!isSame && !(whole && !isAhead)) continue;
      notes.impossible.push({
        reason: `"${quoteOf(reading, full)}" leaves no room for "${quoteOf(reading, gap)}" (${percentage(gap.rate)})`,
        spans: [full, { start: gap.start, end: gap.end }],
        fix: "leave one of the two out, or name the fields that may have gaps",
      });
      return;
    }
  }
}

/** "no duplicates, 10% duplicate rows" */
function findDuplicatesOfNone({ text, found }: Findings, notes: DraftNotes): void {
  const said = found.filter((each) => each.kind === "duplicates");
  const none = said.find((each) => each.kind === "duplicates" && each.rate === 0);
  const some = said.find((each) => each.kind === "duplicates" && each.rate > 0);
  if (none === undefined || some === undefined || exceptions.test(fold(text))) return;
  const spans = [none, some].map(({ start, end }) => ({ start, end }));
  notes.impossible.push({
    reason: spans.map(({ start, end }) => `"${text.slice(start, end)}"`).join(" leaves no room for "),
    spans,
    fix: "leave one of the two out",
  });
}
