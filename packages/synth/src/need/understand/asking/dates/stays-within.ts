import { MS_PER_DAY } from "../../../../engine/calendar.ts";
import { periodAt } from "../../../extract/period-part.ts";
import { isBreak, type Reading, spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { quoteOf } from "../said-orders.ts";

const begins =
  /^(?:admitted|arrived|arriving|started|starting|began|hired|rented|borrowed|opened|checked|planted|sown|enrolled|aufgenommen|eingeliefert|ingresad[oa]s|admis\w*|internad[oa]s|admitid[oa]s|begonnen|gestartet)$/;
const ends =
  /^(?:discharged|left|returned|ended|finished|completed|closed|released|departed|harvested|out|entlassen|zuruckgegeben|beendet|abgeschlossen|dad[oa]s|devuelt[oa]s|terminad[oa]s|sorti\w*|rendu\w*|termine\w*|devolvid[oa]s)$/;
const lengths =
  /\b(?:stays?|stayed|lasts?|lasting|lasted|durations?|lengths?|rentals?|loans?|treatments?|aufenthalt\w*|dauer\w*|liegezeit|verweildauer|estancias?|duracion|sejours?|duree|estadias?|duracao|internac\w*)\b/;
const untils = /^(?:before|by|until|till|vor|bis|spatestens|antes|hasta|avant|ate)$/;
const befores = /^(?:before|vor|antes|avant)$/;
const finals = /^(?:end|ende|fin|final|finales|fim)$/;
const fillers = /^(?:the|of|no|later|than|de|del|du|da|do|des|la|le|el|o|a|der|dem|zum|latest|at)$/;
const FAR = 4;
const days: Readonly<Record<string, number>> = { h: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

/** "admitted 10 to 20 March, every stay longer than 40 days, all discharged before the end of March": longer than there is time for. */
export function findStaysTooLong(reading: Reading, { found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const begun = found.find(
    (each): each is Window => each.kind === "window" && each.months === undefined && isBegun(reading, each),
  );
  const least = found.find((each): each is Range => each.kind === "range" && isLength(reading, each));
  const end = endIn(reading);
  if (begun === undefined || least === undefined || end === undefined) return;
  const room = (end.at - Date.parse(begun.from)) / MS_PER_DAY;
  if (room <= 0 || (least.minimum ?? 0) * (days[least.unit ?? ""] ?? 0) <= room) return;
  const spans = [begun, least, end].map(({ start, end: to }): Span => ({ start, end: to }));
  notes.impossible.push({
    reason: `"${quoteOf(reading, begun)}" and "${quoteOf(reading, end)}" leave at most ${room} days, yet "${quoteOf(reading, least)}" is said`,
    spans: spans.sort((one, other) => one.start - other.start),
    fix: `say at most ${room} days, or a later end`,
  });
}

type Window = Extract<Found, { kind: "window" }>;
type Range = Extract<Found, { kind: "range" }>;

function isBegun(reading: Reading, { start }: Window): boolean {
  const first = tokenFrom(reading, 0, start);
  return [first, first - 1, first - 2].some((at) => begins.test(word(reading, at)));
}

function isLength(reading: Reading, { minimum, unit, start }: Range): boolean {
  if (minimum === undefined || unit === undefined || !Object.hasOwn(days, unit)) return false;
  return lengths.test(foldedOf(reading, ...clauseAround(reading, tokenFrom(reading, 0, start))));
}

/** When the last of them ends: "discharged before the end of March", "returned by 31 March". */
function endIn(reading: Reading): (Span & { readonly at: number }) | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!untils.test(word(reading, at)) || ![1, 2, 3].some((back) => ends.test(word(reading, at - back)))) continue;
    let from = at + 1;
    let isEnd = false;
    while (from < at + 1 + FAR && !isBreak(reading, from)) {
      const said = word(reading, from);
      if (!finals.test(said) && !fillers.test(said)) break;
      isEnd ||= finals.test(said);
      from += 1;
    }
    const period = periodAt(reading, from);
    if (period === undefined) continue;
    const to = befores.test(word(reading, at)) && !isEnd ? period.from : period.to;
    return { at: to, ...spanOf(reading, at - 1, period.next) };
  }
  return undefined;
}
