import { isBreak, type Reading, tokenFrom, word } from "../../extract/reading.ts";
import type { Findings, Span } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";
import { wordsOf } from "../words/phrase.ts";
import { nameBefore } from "./names.ts";

/** A share of the rows and what it is of: "25% of orders are cancelled" is 0.25 of orders that are cancelled. */
export interface Portion {
  readonly rate: number;
  /** What holds for so many rows, as folded words. */
  readonly label: readonly string[];
  /** The things that are counted, where they are named. */
  readonly base: string;
  /** The words stand before the figure: "pass rate of 70%". */
  readonly before: boolean;
  readonly span: Span;
}

const shareNouns =
  /^(?:rate|share|portion|percentage|ratio|proportion|probability|chance|quote|anteil|tasa|taux|taxa)s?$/;
const small = new Set(
  "of the all are is were was be been being have has had a an on in at with that who which them these those rows records and also on to their its der die das sind ist von mit de del los las el la son estan es con des du les le sont est avec dos das do da os as sao estao com um uma only exclusively just nur solo seulement apenas plan".split(
    " ",
  ),
);
const copulas = /^(.*?)\b(?:are|is|were|was|have been|has been|get|gets|sind|ist|son|estan|sont|est|sao|estao)\b(.*)$/;

/** The shares that a need says, in their order. */
export function portionsOf(reading: Reading, { found, text }: Findings): readonly Portion[] {
  const portions: Portion[] = [];
  for (const each of found) {
    const span = { start: each.start, end: each.end };
    if (each.kind === "shares") {
      for (const { value, share } of each.shares)
        portions.push({ rate: share, label: labelOf(value), base: "", before: false, span });
      continue;
    }
    if (each.kind !== "rate") continue;
    const first = tokenFrom(reading, 0, each.start);
    const next = tokenFrom(reading, first, each.end);
    const after = each.of === undefined ? textAfter(reading, next) : { text: "", end: each.end };
    const said = fold(text.slice(each.start, after.end)).replace(/^.*?(?:%|percent|prozent|por ciento|pour cent)/, "");
    const [, base = "", predicate = ""] = copulas.exec(said) ?? ["", "", said];
    const label = labelOf(predicate);
    if (label.length > 0) {
      portions.push({ rate: each.rate, label, base: baseOf(base), before: false, span: { ...span, end: after.end } });
      continue;
    }
    const name = nameBefore(reading, first);
    const own = name === undefined ? [] : labelOf(name.text).filter((word) => !shareNouns.test(word));
    portions.push({ rate: each.rate, label: own, base: "", before: true, span });
  }
  return portions;
}

/** The words up to the end of the clause or the next figure. */
function textAfter(reading: Reading, next: number): { readonly text: string; readonly end: number } {
  let last = next;
  while (
    last < next + 8 &&
    !isBreak(reading, last) &&
    reading.tokens[last]?.kind !== "number" &&
    !["and", "und", "y", "et", "e", "but"].includes(word(reading, last))
  )
    last += 1;
  const start = reading.tokens[next]?.start ?? 0;
  const end = last > next ? (reading.tokens[last - 1]?.end ?? start) : (reading.tokens[next - 1]?.end ?? start);
  return { text: reading.text.slice(start, end), end };
}

function labelOf(text: string): readonly string[] {
  return wordsOf(fold(text).replace(/\ba vista\b/g, "avista")).filter(
    (each) => !small.has(each) && /\p{L}/u.test(each),
  );
}

function baseOf(text: string): string {
  return labelOf(text)
    .map((each) => singular(each))
    .join(" ");
}

/** Something that holds for all rows or for none. */
export interface Universal {
  readonly predicate: string;
  readonly words: readonly string[];
  readonly isNone: boolean;
  readonly span: Span;
}

const alls = new Set(
  "all every each everyone everybody always alle jede jeder immer todos todas siempre tous toutes toujours sempre".split(
    " ",
  ),
);
const nones = new Set(
  "no none never nobody keine kein nie ningun ninguna nunca aucun aucune jamais nenhum nenhuma".split(" "),
);
const ends = new Set("and but or while yet either if when und aber y pero et mais e mas with than".split(" "));
const passing = new Set(
  "more less fewer later earlier greater other extra additional longer one two matter".split(" "),
);
const LONGEST = 7;

/** "all paid", "every order is delivered", "delay is always positive", "no refunds": what is said of all rows. */
export function universalsOf(reading: Reading): readonly Universal[] {
  const said: Universal[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const isAll = alls.has(word(reading, at));
    if (!isAll && !nones.has(word(reading, at))) continue;
    if (
      passing.has(word(reading, at + 1)) ||
      ["not", "almost", "nearly", "nicht", "fast"].includes(word(reading, at - 1))
    )
      continue;
    // "all 400 loans were repaid"
    let next = reading.tokens[at + 1]?.kind === "number" ? at + 2 : at + 1;
    while (
      next < at + LONGEST &&
      !isBreak(reading, next) &&
      !ends.has(word(reading, next)) &&
      reading.tokens[next]?.kind !== "number"
    )
      next += 1;
    const predicate = word(reading, next - 1);
    if (next - 1 === at || next === at + LONGEST || word(reading, next) === "or") continue;
    const span = { start: reading.tokens[at]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? 0 };
    const words = reading.tokens.slice(at + 1, next).map(({ folded }) => folded);
    said.push({ predicate, words, isNone: !isAll, span });
  }
  return said;
}
