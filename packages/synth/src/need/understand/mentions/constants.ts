import { type Quantity, quantityAt } from "../../extract/quantity.ts";
import { isBreak, isWord, type Reading, readingOf, spanOf, word, written } from "../../extract/reading.ts";
import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { Findings, Found } from "../../findings.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";
import type { Vocabulary } from "../words/vocabulary.ts";

/** So many words before a figure are its name. */
const LONGEST = 5;

/** What makes of a figure a bound, a middle, a rank, a place in time or in a row. */
const noName = new Set(
  `at least most up to under over below above about around roughly less more than from until till max maximum min minimum
  mean median average avg mode typical expected last past next first top every each all only no not within after before
  between since in on for with without by via as is are was than and or of
  ab bis unter uber mindestens hochstens maximal minimal etwa rund letzte letzten nachste jede jeder alle durchschnitt mittel
  hasta desde menos mas media promedio ultimos ultimas cada todos en
  jusqu moins plus moyenne derniers dernieres chaque tous dans depuis
  ate pelo menos mais media ultimos ultimas cada todos em`.split(/\s+/),
);

/** What a span of time is a length of, where the name is in no list of ours. */
const lengths =
  /(?:duration|length|period|interval|term|notice|guarantee|warranty|validity|break|slot|time|dauer|frist|laufzeit|garantie|pause|duracion|plazo|periodo|garantia|duree|delai|duracao|prazo)$/;

/** What costs so much without its currency: "base fee 95", "price per scoop 1.60". */
const money =
  /^(?:price|fee|fare|rent|rate|tariff|toll|deposit|surcharge|charge|cost|fine|premium|subscription|allowance|excess|deductible|salary|wage|preis|gebuhr|miete|pfand|kaution|tarif|satz|beitrag|precio|tarifa|cuota|tasa|fianza|prix|loyer|caution|cotisation|preco|taxa|renda|mensalidade)s?$/;

/** How many there is room for: "capacity 20". */
const sizes = /^(?:capacity|headcount|kapazitat|capacidad|capacite|capacidade)$/;

/**
 * Adds what has one value that is merely put behind its name: "duration 90 min", "fee 65 EUR", "price per scoop 1.60". The unit must be
 * one that the name may have ("volume 24 h" is a window), and a name that has several values has none of its own.
 */
export function withConstants(findings: Findings, vocabulary: Vocabulary): Findings {
  const reading: Reading = {
    ...readingOf(findings.text, findings.tokens, findings.language, 0),
    stepped: false,
  };
  const told = findings.tokens.flatMap((_, at) => toldAt(reading, at, vocabulary) ?? []);
  const names = told.map(({ name }) => name);
  const added = told
    .filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name))
    .map(({ found }) => found)
    .filter((one) =>
      findings.found.every((each) => isWithin(each, one) || each.end <= one.start || one.end <= each.start),
    );
  if (added.length === 0) return findings;
  // "per km 2.5": the kilometre is of the name.
  const spans = told.flatMap(({ name, found, start }) => (/^per /.test(name) ? [{ ...found, start }, found] : [found]));
  const kept = findings.found.filter((each) => !spans.some((one) => isWithin(each, one)));
  return { ...findings, found: [...kept, ...added].sort((one, other) => one.start - other.start) };
}

/** The unit of a figure is found by itself. */
function isWithin(each: Found, one: Found): boolean {
  return each.kind === "unit" && each.start >= one.start && each.end <= one.end;
}

interface Told {
  readonly name: string;
  readonly start: number;
  readonly found: Extract<Found, { kind: "exactly" }>;
}

/** The name that begins at a token, where a figure follows and ends the item. */
function toldAt(reading: Reading, at: number, vocabulary: Vocabulary): Told | undefined {
  if (at === 0 || !beginsItem(reading, at)) return undefined;
  let next = at;
  let quantity: Quantity | undefined;
  while (next <= at + LONGEST && quantity === undefined) {
    quantity = next > at ? quantityAt(reading, next) : undefined;
    if (quantity !== undefined) break;
    if (!isWord(reading, next) || (noName.has(word(reading, next)) && !isJoining(reading, next, at))) return undefined;
    next += 1;
  }
  if (quantity === undefined || quantity.spelled) return undefined;
  const behind = behindPer(reading, quantity);
  if (!endsItem(reading, behind)) return undefined;
  const end = /^(?:of|von|de|a)$/.test(word(reading, next - 1)) ? next - 1 : next;
  const name = written(reading, at, end);
  if (end === at || (behind === quantity.next && !mayBe(name, quantity, vocabulary))) return undefined;
  const unit = quantity.unit?.symbol;
  const found: Told["found"] = { kind: "exactly", value: String(quantity.value), ...spanOf(reading, end, behind) };
  const { start } = spanOf(reading, at, end);
  return { name: name.toLowerCase(), start, found: unit === undefined ? found : { ...found, unit } };
}

/** "electricity 4.50 per night", "tax 120 EUR per year": what it is charged for is told by the way. */
function behindPer(reading: Reading, { next, unit }: Quantity): number {
  const isMoney = unit === undefined || isCurrency(unit);
  const isPer = /^(?:per|a|pro|je|por|par|al|a)$/.test(word(reading, next)) && isWord(reading, next + 1);
  return isMoney && isPer && isBreak(reading, next + 2) ? next + 2 : next;
}

/** "cost of delivery", "fee of 25 EUR": within a name "of" leads on. */
function isJoining(reading: Reading, next: number, at: number): boolean {
  return next > at && word(reading, next) === "of";
}

function beginsItem(reading: Reading, at: number): boolean {
  return isBreak(reading, at - 1) || /^(?:and|und|y|et|e)$/.test(word(reading, at - 1));
}

function endsItem(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || (/^(?:and|und|y|et|e)$/.test(word(reading, at)) && isWord(reading, at + 1));
}

/** Whether a name may have such a value for good. */
function mayBe(name: string, { unit, value }: Quantity, vocabulary: Vocabulary): boolean {
  const words = wordsOf(name).map((each) => wordKey(each));
  const per = words.findIndex(
    (each, index) => index > 0 && /^(?:per|of|von|de|du|da|do|par|por|pro|je|for)$/.test(each),
  );
  const head = per > 0 ? words.slice(0, per) : words;
  if (unit === undefined)
    return words.some((each) => money.test(each)) || isPerUnit(words, value) || sizes.test(words.at(-1) ?? "");
  if (isCurrency(unit)) return true;
  if (unit.dimension === "share") return false;
  const types = [words.join(" "), head.join(" "), head.at(-1) ?? "", head[0] ?? ""].flatMap((key) =>
    vocabulary.typesNamed(key),
  );
  const own = types.flatMap(({ type }) =>
    type.unit === undefined ? [] : [unitNamed(type.unit)?.dimension ?? type.unit],
  );
  if (own.includes(unit.dimension)) return true;
  if (unit.dimension === "time") return lengths.test(head.at(-1) ?? "") || lengths.test(head[0] ?? "");
  // "load 630 kg", "pitch 440 Hz"; "wind speed 10 m" tells the height.
  return own.length === 0 || unit.dimension !== "length";
}

/** "per km 2.5", "per night 4.50": what is charged for each. */
function isPerUnit([per, ...units]: readonly string[], value: number): boolean {
  return /^(?:per|pro|por|par|je)$/.test(per ?? "") && units.length > 0 && value > 0;
}
