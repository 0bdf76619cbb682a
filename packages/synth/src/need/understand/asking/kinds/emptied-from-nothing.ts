import type { Reading } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quotesOf } from "../said-orders.ts";

const level =
  "(?:balances?|stock(?: level)?|levels?|inventory|credit|amount left|saldo|kontostand|bestand|lagerbestand|guthaben|existencias|soldes?|estoque)";
const nothing = "(?:0|zero|nothing|null|cero)(?:[.,]0{1,2})?(?! ?%)(?![\\d.,]\\d)";
const opens = new RegExp(
  `\\b(?:opens?|starts?|begins?|opened|starting|opening ${level}|initial ${level}|beginnt|beginnen|startet|starten|empiezan?|comienzan?|abren?|commencent?|comecam?)\\b[^.;,]{0,24}?\\b(?:at|with|of|from|on|is|bei|mit|con|en|a|avec|com)? ?${nothing}`,
);
const outs =
  "(?:withdrawals?|outgoing \\w+|outflows?|purchases|payments out|debits|removals|issues|sales|goods out|abhebungen|entnahmen|abgange|ausgaben|retiradas|retiros|salidas|ventas|retraits|sorties|ventes|saques|saidas|vendas)";
const only = new RegExp(
  `\\b(?:only|nothing but|exclusively|just|nur|ausschlie(?:ss|ß)lich|solo|uniquement|seulement|apenas|somente)\\b(?: \\w+){0,2}? ${outs}\\b|\\b${outs} (?:only|are the only)\\b`,
);
const above = new RegExp(
  `\\b${level}\\b[^.;,]{0,30}?(?:\\b(?:above|over|more than|at least|higher than|never below|uber|mindestens|mehr als|por encima de|mas de|al menos|au-dessus de|plus de|au moins|acima de|mais de)\\b|[>≥]=?) ?(?:[€$£] ?)?(?<figure>\\d{1,9})|\\b${level}\\b[^.;,]{0,24}?\\b(?:always |stays |is |remains ){1,3}positive\\b`,
);
const refill = /\b(?:overdraft|loans?|some|except|or deposits|and deposits|deposits and|refill\w*|if|when|unless)\b/;

/** "opens at 0 EUR, only withdrawals are booked, and the balance is above 50 EUR": what only goes out of nothing stays below it. */
export function findEmptiedFromNothing(reading: Reading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  const said = [opens, only, above].map((pattern) => pattern.exec(folded));
  const most = said[2]?.groups?.["figure"];
  if (said.some((match) => match === null) || refill.test(folded) || (most !== undefined && Number(most) === 0)) return;
  const spans = said
    .flatMap((match) => (match === null ? [] : [{ start: match.index, end: match.index + match[0].length }]))
    .sort((a, b) => a.start - b.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)} cannot all hold: what only goes out of nothing leaves nothing`,
    spans,
    fix: "say what it opens with, or what comes in",
  });
}
