import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { number, type Reading, spanOf, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import { pairsOf } from "../reckoning/pairs.ts";
import { quantitiesOf } from "../reckoning/quantities.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** A number of rows and where it is said to be the outcome of what was counted before. */
interface Outcome {
  readonly count: number;
  readonly first: number;
  readonly span: Span;
}

const concluding = phraseList(
  "so|hence|thus|therefore|i.e.|ie|that is|that's|which makes|which gives|makes|making|giving|gives|meaning|for a total of|=|also|somit|macht|das macht|das ergibt|ergibt|insgesamt|por lo tanto|es decir|o sea|lo que da|lo que hace|en total|donc|soit|ce qui fait|ce qui donne|au total|portanto|ou seja|logo|o que da|no total|in total",
);
const rows =
  /^(?:rows?|lines?|records?|entries|zeilen?|datensatze|eintrage|filas?|registros?|lignes?|enregistrements?|linhas?)$/;
const everies = /^(?:each|every|per|all|jede[rsnm]?|je|pro|alle|cada|por|chaque|par|tous|toutes|todos|todas|x|×)$/;
const again =
  /\b(?:twice|thrice|times(?! \d)|daily|weekly|monthly|hourly|per (?:day|week|month|hour|year)|days?|weeks?|months?|years?|zweimal|mal|tage?n?|wochen?|monate?n?|jahre?n?|dos veces|veces|dias?|semanas?|mes(?:es)?|anos?|deux fois|fois|jours?|semaines?|mois|ans?|vezes|except|ausser|salvo|sauf|exceto|pairs?)\b/;
const games = /^(?:match(?:es)?|games?|fixtures?|spiele?n?|partidos?|partidas?|matchs?|rencontres?|jogos?)$/;
const CROSSES = 2;

/** "24 students in 4 subjects, one row for each of each, so 120 rows": what is concluded from two counts is their product. */
export function findOtherProduct(ledger: Ledger): void {
  findOtherGames(ledger);
  const { reading, counts } = ledger;
  const outcome = outcomeOf(reading);
  if (outcome === undefined) return;
  const sentences = reading.sentences;
  const before = counts.filter(
    ({ figure, about }) => figure < outcome.first && !about && sentences[figure] === sentences[outcome.first],
  );
  const factors = before.map((count) => exactOf(count)).filter((count) => count !== undefined && count > 1);
  const [one, other, ...more] = factors;
  if (one === undefined || other === undefined || more.length > 0 || before.some((each) => exactOf(each) === undefined))
    return;
  const from = reading.tokens.findIndex((_, at) => sentences[at] === sentences[outcome.first]);
  const said = spanOf(reading, from, outcome.first);
  const text = fold(reading.text.slice(said.start, said.end));
  const crossing = reading.tokens.slice(from, outcome.first).filter(({ folded }) => everies.test(folded)).length;
  const isDeclared =
    isGrain(reading, from, outcome.first) && !/\b(?:twice|thrice|times|daily|zweimal|veces|fois|vezes)\b/.test(text);
  if ((again.test(text) && !isDeclared) || (crossing < CROSSES && !isGrain(reading, from, outcome.first))) return;
  const product = one * other;
  if (outcome.count === product || outcome.count === one || outcome.count === other) return;
  ledger.tell(
    `${one} times ${other} are ${product}, yet ${quoteOf(ledger, outcome.span)} is concluded`,
    [said, outcome.span],
    `say ${product} rows, or other counts`,
  );
}

/** "one row per judge and dish" */
function isGrain(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (everies.test(word(reading, at)))
      for (let next = at + 2; next < Math.min(to, at + 5); next++)
        if (/^(?:and|und|y|et|e|per|in|x)$/.test(word(reading, next))) return true;
  return false;
}

function outcomeOf(reading: Reading): Outcome | undefined {
  for (let at = 1; at < reading.tokens.length; at++) {
    const opened = phraseAt(reading, at, concluding);
    if (opened === undefined) continue;
    for (let next = opened.next; next < opened.next + 3; next++) {
      const count = number(reading, next);
      if (count === undefined) continue;
      if (!rows.test(word(reading, count.next))) break;
      return { count: count.value, first: at, span: spanOf(reading, at, count.next + 1) };
    }
  }
  return undefined;
}

/** "20 clubs, each plays every other one at home and away, exactly 400 matches" */
function findOtherGames(ledger: Ledger): void {
  const { reading, findings, counts } = ledger;
  const said = counts.filter(({ nouns, about }) => !about && nouns.some((noun) => games.test(noun)));
  const [played, ...others] = said;
  const count = played === undefined ? undefined : exactOf(played);
  if (played === undefined || count === undefined || others.length > 0 || count < 2) return;
  const quantities = quantitiesOf(reading, findings.found).filter(({ value }) => value !== count);
  const pairs = pairsOf(reading, fold(reading.text), quantities);
  if (pairs === undefined || count === pairs || count === 2 * pairs || 2 * count === pairs) return;
  ledger.tell(
    `so many that each meets every other come to ${pairs}, yet ${quoteOf(ledger, played.span)} is asked`,
    [played.span],
    `say ${pairs}, or another number of those that meet`,
  );
}
