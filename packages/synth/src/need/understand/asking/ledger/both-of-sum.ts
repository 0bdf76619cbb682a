import { foldInPlace } from "../../../text/fold.ts";
import { type Ledger, quotesOf } from "./ledger.ts";

const figure = "(\\d{1,6}(?:[.,]\\d{1,3})?)";
const sum = new RegExp(
  `\\b(?:two|both|beiden?|zwei|dos|ambos|ambas|deux|dois|duas)\\b[^.;]{0,40}?\\b(?:adds? up to|sums? (?:up )?to|total|come to|ergeben(?: zusammen)?|suman|font|somment|somam)(?: always| exactly| immer| siempre)? ${figure}(?! ?(?:-|to|or|and|bis|a|o)\\b ?\\d)`,
);
const each = new RegExp(
  `\\b(?:both|beide|ambos|ambas|(?:tous )?les deux|os dois)\\b(?: \\w+){0,2}? (?:always |each |immer |siempre |toujours |sempre )?(?:gets?|have|has|pay|receive|score|are|is|earn|win|take|own|bekommen|haben|zahlen|erhalten|reciben|tienen|pagan|ont|paient|recoivent|recebem|pagam)(?: always| exactly| each| immer| genau)? ${figure}(?! ?(?:-|to|or|bis|o|ou|out|in)\\b)`,
);
const loose =
  /\b(?:at least|at most|up to|about|around|more|less|under|over|mindestens|hochstens|al menos|au moins)\b[^.;,]{0,4}$/;

/** "the points of the two players add up to 1, and both players always get 1 point": twice the one is not the other. */
export function findBothBesideSum(ledger: Ledger): void {
  const folded = foldInPlace(ledger.reading.text);
  const [whole, part] = [sum.exec(folded), each.exec(folded)];
  if (whole === null || part === null) return;
  const [total, one] = [whole[1], part[1]].map((said) => Number((said ?? "").replace(",", ".")));
  if (total === undefined || one === undefined || Math.abs(2 * one - total) < 0.011) return;
  if (whole.index < part.index && part.index < whole.index + whole[0].length) return;
  if (loose.test(part[0].slice(0, -String(part[1]).length))) return;
  const spans = [whole, part]
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .sort((a, b) => a.start - b.start);
  ledger.tell(
    `${quotesOf(ledger, spans)} cannot both hold: two times ${one} come to ${2 * one}`,
    spans,
    `say ${total / 2} for each, or another sum`,
  );
}
