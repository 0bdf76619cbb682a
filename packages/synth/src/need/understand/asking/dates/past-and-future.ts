import type { Reading } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quotesOf } from "../said-orders.ts";

const take = "(?:happened|taken place|occurred|been held|begun|started|been played)";
const ahead = [
  /\b(?:are|is|be|lie|lies|all|still|date|dates|set)(?: still| all)? in the future\b/,
  new RegExp(
    `\\b(?:not|hasn't|haven't|nothing has|none has|none have|none of them has|none of them have)(?: yet)? ${take}(?: yet)?\\b`,
  ),
  /\b(?:yet|still) to (?:happen|take place|come|be held|begin|start)\b/,
  /\bin der zukunft(?: liegen| stattfinden)?\b|\bnoch (?:nicht stattgefunden|bevorstehen)/,
  /\b(?:en|del) el? ?futuro\b|\bque (?:aun|todavia) no (?:han|ha) (?:ocurrido|tenido lugar|pasado|empezado)/,
  /\bdans (?:le futur|l'avenir)\b|\bn'(?:ont|a) pas encore eu lieu\b|\ba venir\b/,
  /\bno futuro\b|\bque ainda (?:nao|vao) (?:aconteceram|acontecer|ocorreram)/,
];
const aheadBeside =
  /\b(?:upcoming|forthcoming|future|zukunftige[nrs]?|bevorstehende[nrs]?|kunftige[nrs]?|(?<!\b(?:mercado|contratos?|bolsa|mercados) (?:de )?)futur[oa]s?(?! (?:de|do|da|del)\b)|future|proximas|venider[oa]s)\b/;
const behind = [
  /\b(?:already|have all|all have) (?:took place|happened|occurred|were held|started|began|played|ended|finished|gone|run|ran)\b/,
  new RegExp(`\\b(?:already|all) (?:have |has )?(?:${take}|over|past|finished|in the past)\\b`),
  /\b(?:are|is|be|lie|lies|all|date|dates)(?: all)? in the past\b|\bin the past,/,
  /\bin der vergangenheit\b|\bbereits (?:stattgefunden|vorbei|vergangen|abgeschlossen)/,
  /\ben el pasado\b|\bque ya (?:han|se han) (?:ocurrido|celebrado|realizado|pasado|tenido lugar)/,
  /\bdans le passe\b|\bdeja (?:eu lieu|passee?s?|terminee?s?)/,
  /\bno passado\b|\bque ja (?:aconteceram|ocorreram|passaram)/,
];
const behindBeside = /\b(?:past|historical|historic|vergangene[nrs]?|pasad[oa]s|passee?s|passad[oa]s)\b/;
/** Where the rows are said, if nobody counted them. */
const BEGINNING = 30;
/** A need that speaks of forecasts has both. */
const forecasts =
  /\b(?:predict\w*|forecast\w*|prognos\w*|vorhersage\w*|pronostic\w*|previsi\w*|prevision\w*|model|train(?:ing)?|budget|plan|versus|vs)\b/;

/** "400 upcoming concerts, dates between March and June 2024", "already over, between September and November" of the year to come. */
export function findWrongTense(reading: Reading, { found, text }: Findings, today: string, notes: DraftNotes): void {
  const windows = found.filter(
    (each) => each.kind === "window" && each.months === undefined && each.last === undefined,
  );
  if (windows.length === 0) return;
  const folded = fold(text);
  if (folded.length !== text.length || forecasts.test(folded)) return;
  const tense = (said: readonly RegExp[], beside: RegExp): Span | undefined => {
    for (const pattern of said) {
      const match = pattern.exec(folded);
      if (match !== null) return { start: match.index, end: match.index + match[0].length };
    }
    // "400 upcoming concerts"
    const rows = found.find((each) => each.kind === "entities") ?? { start: 0, end: BEGINNING };
    const start = Math.max(0, rows.start - 14);
    const match = beside.exec(folded.slice(start, rows.end + 14).split(/[,.;:]/)[0] ?? "");
    return match === null ? undefined : { start: start + match.index, end: start + match.index + match[0].length };
  };
  const isEach = (test: (from: string, to: string) => boolean): boolean =>
    windows.every((each) => each.kind === "window" && test(each.from.slice(0, 10), each.to.slice(0, 10)));
  const future = isEach((_, to) => to <= today) ? tense(ahead, aheadBeside) : undefined;
  const past = future === undefined && isEach((from) => from > today) ? tense(behind, behindBeside) : undefined;
  const said = future ?? past;
  const [window] = windows;
  if (said === undefined || window === undefined) return;
  const spans = [said, { start: window.start, end: window.end }];
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)}: that time ${future === undefined ? "is still to come" : "is over"}, as of ${today}`,
    spans,
    fix: future === undefined ? "say a time before today" : "say a time after today",
  });
}
