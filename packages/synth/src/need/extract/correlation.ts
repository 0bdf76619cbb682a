import type { Found } from "../findings.ts";
import { phraseBefore, phraseFrom } from "./clause.ts";
import { oftenerAt } from "./oftener.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { figuresBefore } from "./quantity.ts";
import { type Reading, spanOf, word } from "./reading.ts";

const links = phrases<1 | -1>([
  [
    1,
    "rises with|rising with|increases with|increasing with|increase with|grows with|growing with|grow with|goes up with|scales with|scaling with|positively correlated with|positively correlated to|is positively correlated with|are positively correlated with|correlated with|is correlated with|are correlated with|strongly correlated with|correlates with|correlate with|correlates positively with|correlating with|proportional to|is proportional to|roughly proportional to|climbs with|rises as|higher with|is higher with|is higher for higher|depends on|depending on|dependent on|driven by|tracks|steigt mit|wachst mit|korreliert mit|hangt von|aumenta con|crece con|correlacionado con|correlacionada con|augmente avec|correle avec|correlee avec|correle a|cresce com|aumenta com|correlacionado com|correlacionada com|increases as|grows as|moves with|going up with|following",
  ],
  [
    -1,
    "falls with|falling with|decreases with|decreasing with|decrease with|drops with|dropping with|declines with|goes down with|negatively correlated with|negatively correlated to|is negatively correlated with|are negatively correlated with|inversely correlated with|is inversely correlated with|inversely proportional to|is inversely proportional to|inversely related to|anti-correlated with|anticorrelated with|shrinks with|lower with|is lower with|sinkt mit|fallt mit|disminuye con|diminue avec|diminui com|correlates negatively with|decays with|decreases as|falls as|drops as|degrades with",
  ],
]);
const pairOpeners = phrases<1 | -1>([
  [
    1,
    "positive correlation between|correlation between|strong correlation between|korrelation zwischen|correlacion entre|correlation entre|correlacao entre",
  ],
  [
    -1,
    "negative correlation between|inverse correlation between|negative korrelation zwischen|correlacion negativa entre|correlation negative entre|correlacao negativa entre",
  ],
]);
/** Links that say other things as well: the left must be a clear noun phrase and the right must end the clause. */
const weak = phraseList("depends on|depending on|dependent on|driven by|tracks|following|higher with|lower with");
const fillers = new Set([
  "strongly",
  "roughly",
  "slightly",
  "weakly",
  "should",
  "must",
  "generally",
  "typically",
  "is",
  "are",
  "that",
  "which",
  "to",
]);
const seconds = new Set(
  "age time distance size seniority experience tenure income price temperature load area weight height score level duration volume speed usage".split(
    " ",
  ),
);

/** "salary rises with seniority", "correlation between age and income", "higher churn for lower satisfaction". */
export function correlationAt(reading: Reading, at: number): Found | undefined {
  return (
    linked(reading, at) ??
    between(reading, at) ??
    higher(reading, at) ??
    higherFor(reading, at) ??
    theMore(reading, at) ??
    oftenerAt(reading, at)
  );
}

function linked(reading: Reading, at: number): Found | undefined {
  const link = phraseAt(reading, at, links);
  if (link === undefined) return undefined;
  let end = at;
  while (end > 0 && end > at - 3 && fillers.has(word(reading, end - 1))) end -= 1;
  // "price 1500-60000 EUR falling with mileage": the figures between bound the price, and stay free.
  const figures = figuresBefore(reading, end);
  const left = phraseBefore(reading, figures, 4);
  const right = phraseFrom(reading, link.next, 4, movers);
  if (left === undefined || right === undefined) return undefined;
  const isWeak = phraseAt(reading, at, weak) !== undefined;
  if (isWeak && !seconds.has(right.text.toLowerCase().split(/\s+/).at(-1) ?? "")) return undefined;
  // "falls as age increases"
  const tail = movers.has(word(reading, right.next)) ? right.next + 1 : right.next;
  const flips = ["decreases", "falls", "drops", "declines"].includes(word(reading, right.next));
  const sign = flips ? (link.meaning === 1 ? -1 : 1) : link.meaning;
  const first = figures < end ? at : left.first;
  return { kind: "correlation", left: left.text, right: right.text, sign, ...spanOf(reading, first, tail) };
}

const movers = new Set(["increases", "rises", "grows", "decreases", "falls", "drops", "declines", "goes"]);

function between(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, pairOpeners);
  if (opener === undefined) return undefined;
  const left = phraseFrom(reading, opener.next, 4);
  if (left === undefined || !["and", "und", "y", "et", "e"].includes(word(reading, left.next))) return undefined;
  const right = phraseFrom(reading, left.next + 1, 4);
  if (right === undefined) return undefined;
  return {
    kind: "correlation",
    left: left.text,
    right: right.text,
    sign: opener.meaning,
    ...spanOf(reading, at, right.next),
  };
}

const more = new Set(["higher", "more", "greater", "larger", "bigger", "longer"]);
const less = new Set(["lower", "less", "fewer", "smaller", "shorter"]);

function direction(word: string): 1 | -1 | undefined {
  return more.has(word) ? 1 : less.has(word) ? -1 : undefined;
}

/** "higher churn for lower satisfaction", "larger discounts with higher volume". */
function higher(reading: Reading, at: number): Found | undefined {
  const first = direction(word(reading, at));
  if (first === undefined || word(reading, at + 1) === "than") return undefined;
  const left = phraseFrom(reading, at + 1, 3);
  if (
    left === undefined ||
    !["for", "with", "at", "when", "means", "implies", "leads"].includes(word(reading, left.next))
  )
    return undefined;
  const start = word(reading, left.next) === "leads" ? left.next + 2 : left.next + 1;
  const second = direction(word(reading, start));
  const right = second === undefined ? undefined : phraseFrom(reading, start + 1, 3);
  if (second === undefined || right === undefined) return undefined;
  return {
    kind: "correlation",
    left: left.text,
    right: right.text,
    sign: first === second ? 1 : -1,
    ...spanOf(reading, at, right.next),
  };
}

const better: ReadonlyMap<string, 1 | -1> = new Map([
  ["better", 1],
  ["worse", -1],
]);

/** "interest rate lower for better scores", "price is higher for larger rooms". */
function higherFor(reading: Reading, at: number): Found | undefined {
  const first = direction(word(reading, at));
  if (first === undefined || !/^(?:for|with|at)$/.test(word(reading, at + 1))) return undefined;
  const second = direction(word(reading, at + 2)) ?? better.get(word(reading, at + 2));
  const left = phraseBefore(reading, /^(?:is|are|being)$/.test(word(reading, at - 1)) ? at - 1 : at, 3);
  const right = second === undefined ? undefined : phraseFrom(reading, at + 3, 3);
  if (left === undefined || right === undefined) return undefined;
  return {
    kind: "correlation",
    left: left.text,
    right: right.text,
    sign: first === second ? 1 : -1,
    ...spanOf(reading, left.first, right.next),
  };
}

/** "the more seats the higher the price" */
function theMore(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "the") return undefined;
  const first = direction(word(reading, at + 1));
  const left = first === undefined ? undefined : phraseFrom(reading, at + 2, 3, new Set(["the"]));
  if (first === undefined || left === undefined) return undefined;
  const comma = word(reading, left.next) === "," ? left.next + 1 : left.next;
  const second = word(reading, comma) === "the" ? direction(word(reading, comma + 1)) : undefined;
  const right = second === undefined ? undefined : phraseFrom(reading, comma + 2, 3);
  if (second === undefined || right === undefined) return undefined;
  return {
    kind: "correlation",
    left: right.text,
    right: left.text,
    sign: first === second ? 1 : -1,
    ...spanOf(reading, at, right.next),
  };
}
