import { unitNamed } from "../../extract/units.ts";
import { lognormal } from "../../ontology/models.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import { isParticiple, participles } from "../../text/participles.ts";
import type { Lookup } from "../words/lookup.ts";
import { isPricePer, isSpentOn } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { hasSibling } from "../words/siblings.ts";
import { likeWords } from "./flag-meaning.ts";
import { formOf } from "./forms.ts";
import { knownMeaning } from "./known-meaning.ts";
import type { Meaning } from "./meaning-shape.ts";
import { isReadingOfTwo } from "./naming.ts";

/** What a phrase of a measure means: how many, how long, and the measure of what the words before say. */
export function measureMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  return (
    unitMeaning(words) ??
    readingMeaning(words, lookup) ??
    countMeaning(words) ??
    lengthMeaning(words) ??
    amountMeaning(words, lookup) ??
    toDateMeaning(words, lookup) ??
    priceMeaning(words, lookup) ??
    endMeaning(words, lookup) ??
    siblingMeaning(words, lookup)
  );
}

/** "price per litre", "Preis je Stück": money, whatever the domain's own price is for. */
function priceMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const per = words.length - 2;
  if (per < 1 || !(isPricePer(words, per) || isSpentOn(words, per))) return undefined;
  const head = words.slice(0, per);
  const known = knownMeaning(head, lookup);
  if (known !== undefined && isMoney(known)) return { ...known, words, by: "suffix", confidence: 0.7 };
  const type = lookup.vocabulary.types.get("price");
  return type === undefined ? undefined : { words, field: null, type, by: "suffix", confidence: 0.65 };
}

function isMoney({ type }: Meaning): boolean {
  return type.type === "number" && (type.unit === "currency" || /^[A-Z]{3,4}$/.test(type.unit ?? ""));
}

/** "answer_b" beside "answer_a" is an answer; of what nobody knows, "x_min" beside "x_max" is an x. */
export function siblingMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  if (!hasSibling(words, lookup.words)) return undefined;
  const stem = words.slice(0, -1);
  // An x is what it looks like.
  const known = stem.length === 1 && stem[0]?.text.length === 1 ? undefined : knownMeaning(stem, lookup);
  // "response_a" is what was said, and no key.
  const meaning = known === undefined || known.type.type === "id" ? byForm(stem) : known;
  return { ...meaning, words, field: null, by: "suffix", confidence: 0.6 };
}

/** "previous and current reading": what a meter shows, in the unit that the domain reads it in. */
function readingMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  if (!isReadingOfTwo(words)) return undefined;
  const own = lookup.frame?.fields.find(({ type }) => type === "meter_reading");
  const type = lookup.vocabulary.types.get("meter_reading");
  if (type === undefined) return undefined;
  const { unit: _, ...plain } = type;
  const unit = own === undefined ? undefined : (own.unit ?? type.unit);
  return { words, field: null, type: unit === undefined ? plain : { ...plain, unit }, by: "suffix", confidence: 0.7 };
}

const countOpeners = new Set("number count anzahl numero nombre".split(" "));
const spans: ReadonlyMap<string, string> = new Map([
  ["seconds", "s"],
  ["minutes", "min"],
  ["hours", "h"],
  ["days", "day"],
  ["weeks", "week"],
  ["months", "month"],
  ["years", "year"],
]);

const written = new Set(
  "password text name message title response prompt answer question comment review description summary word sentence string query url key code token queue list input output body content caption transcript document article passage username reply post".split(
    " ",
  ),
);

/** "password length" is a number of letters, no centimetres. */
function lengthMeaning(words: readonly Word[]): Meaning | undefined {
  const [of, last] = [words.at(-2), words.at(-1)];
  if (last?.folded !== "length" || of === undefined || !written.has(of.english)) return undefined;
  const { type } = byForm([...words.slice(0, -1), ...likeWords("count", words)]);
  return {
    type: { ...type, id: "length", meaning: `How long the ${of.folded} is.` },
    confidence: 0.6,
    words,
    field: null,
    by: "type",
  };
}

/** "owner, ha, soil": a unit that stands where a column stands is an amount in it. */
function unitMeaning(words: readonly Word[]): Meaning | undefined {
  const unit = unitAsName(words);
  return unit === undefined ? undefined : inUnit(words, unit);
}

/** The unit by whose symbol or name a column is called, alone or before what it is the measure of: "kg", "cubic metres", "kVA rating", "kg récoltés". */
export function unitAsName(words: readonly Word[]): string | undefined {
  const [only, noun] = words;
  const spelt = words.length === 2 ? unitNamed(words.map(({ folded }) => folded).join(" ")) : undefined;
  if (spelt !== undefined && /^(?:volume|area)$/.test(spelt.dimension)) return spelt.symbol;
  if (only === undefined || words.length > 2 || only.text.length < 2 || only.identifier !== undefined) return undefined;
  if (noun !== undefined && !rated.test(noun.folded) && !isParticipleOfAny(noun)) return undefined;
  const unit = unitNamed(only.text);
  // A "db" is a database.
  if (unit?.symbol === "dB" && only.text !== "dB") return undefined;
  // "ms" by itself is how long; "minutes lost" and the like are told as lengths of time.
  if (unit?.symbol === "ms" && noun === undefined) return unit.symbol;
  return unit !== undefined && symbols.test(unit.symbol) && amounts.test(unit.dimension) ? unit.symbol : undefined;
}

const rated =
  /^(?:full|empty|loaded|unloaded|laden|gross|net|tare|dry|wet|voll|leer|brutto|netto|tara|lleno|vacio|bruto|neto|plein|vide|brut|cheio|vazio|rating|rated|capacity|output|power|load|demand|reading|peak|installed|leistung|potencia|puissance|capacidad|capacite|capacidade)$/;

function isParticipleOfAny({ folded, text }: Word): boolean {
  return (
    participles.test(folded) || (["de", "es", "fr", "pt"] as const).some((language) => isParticiple(text, language))
  );
}

/** Symbols that are no words of their own. */
const symbols =
  /^(?:k?m|[cm]m|[cmk]?m[23]|ha|[mchd]l|k?g|mg|t|[kMG]?Wh|[kM]W|[kM]Wp|hp|kVA|lb|oz|gal|bbl|sqft|kJ|MJ|lx|dB|[hk]Pa|psi|NTU|kN)$/;

function inUnit(words: readonly Word[], unit: string): Meaning {
  const { type } = byForm(words);
  const model = { kind: "number", distribution: lognormal(40, 0.9), decimals: 1 } as const;
  return {
    type: { ...type, type: "number", unit, minimum: 0, model },
    confidence: 0.65,
    words,
    field: null,
    by: "type",
  };
}

/** Units by whose plural an amount is called; hours and days have names of their own. */
const amounts = /^(?:mass|volume|length|area|energy|power|illuminance|level|pressure|turbidity|force)$/;

/** "kilos of food handed out", "litres pressed", "toneladas de residuos": so much of it, in that unit. */
function amountMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const { language } = lookup;
  const [first, second] = words;
  if (first === undefined || second === undefined || first.identifier !== undefined) return undefined;
  const unit = first.folded.length > 3 && first.folded.endsWith("s") ? unitNamed(first.folded) : undefined;
  if (unit === undefined || !amounts.test(unit.dimension)) return undefined;
  const isOf = words.length > 2 && /^(?:of|de|d)$/.test(second.folded);
  if (!isOf && !participles.test(second.folded) && !isParticiple(second.text, language)) return undefined;
  // "litres of milk" are as many as a cow gives.
  const of = isOf ? knownMeaning(words.slice(2), lookup) : undefined;
  const isKnown = of?.type.type === "number" && of.type.unit?.toLowerCase() === unit.symbol.toLowerCase();
  return isKnown ? { ...of, words, field: null, by: "suffix", confidence: 0.65 } : inUnit(words, unit.symbol);
}

const spendings =
  /^(?:paid|spent|billed|invoiced|earned|collected|received|claimed|drawn|disbursed|contributed|raised|recovered|incurred|donated|pledged|deposited|repaid)$/;

/** "paid to date" is what was paid up to now, and no day. */
function toDateMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const [of, to, date] = words.slice(-3);
  if (words.length < 3 || to?.folded !== "to" || date?.folded !== "date") return undefined;
  const type = spendings.test(of?.folded ?? "") ? lookup.vocabulary.types.get("amount") : undefined;
  return type === undefined ? undefined : { words, field: null, type, by: "suffix", confidence: 0.65 };
}

const pieces = new Set("times units pieces items pcs articles parts boxes crates pallets bottles tickets".split(" "));

/** "number of hearings" is no hearing, "days until disposition" no disposition. */
function countMeaning(words: readonly Word[]): Meaning | undefined {
  const [first, second, third] = words;
  if (first === undefined || second === undefined || first.identifier !== undefined) return undefined;
  if (pieces.has(first.folded) && (participles.test(second.folded) || /^(?:on|in)$/.test(second.folded))) {
    // "units reserved", "items sold": so many pieces.
    const form = byForm([...likeWords("number of", words), ...words]);
    if (form.type.type === "int") return { ...form, words, field: null, by: "type" };
  }
  if (third === undefined) return undefined;
  const form = byForm(words);
  if (countOpeners.has(first.folded) && /^(?:of|de)$/.test(second.folded) && form.type.type === "int") {
    return { ...form, words, field: null, by: "type" };
  }
  const unit = spans.get(first.folded);
  if (unit === undefined || !/^(?:to|until|till|since|before|after)$/.test(second.folded)) return undefined;
  const { type } = byForm([...likeWords("waiting", words), first]);
  const model = type.model.kind === "number" ? type.model : undefined;
  if (model === undefined) return undefined;
  return {
    type: { ...form.type, type: "int", unit, minimum: 0, model: { ...model, decimals: 0 } },
    confidence: 0.7,
    words,
    field: null,
    by: "type",
  };
}

/** What tells one value of a measure from the others: "pressure before", "latency p95". */
const ends = new Set(
  "min max avg mean median average minimum maximum std sum total before after start end in out from to back low high p50 p75 p90 p95 p99 beginning baseline admission discharge arrival departure entry exit launch landing takeoff inlet outlet".split(
    " ",
  ),
);

/** "pressure before" is a pressure. */
function endMeaning(words: readonly Word[], lookup: Lookup): Meaning | undefined {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return undefined;
  // "systolic week 12", "moisture 40cm"
  const isNumbered = /^(?:week|day|month|visit|hour)$/.test(words.at(-2)?.folded ?? "") && /^\d+$/.test(last.folded);
  if (!isNumbered && !ends.has(last.folded) && !/^\d+[a-z]{1,2}$/.test(last.folded)) return undefined;
  const whole = knownMeaning(words.slice(0, isNumbered ? -2 : -1), lookup);
  const { type } = whole?.type ?? {};
  if (whole === undefined || (type !== "number" && type !== "int" && type !== "date" && type !== "datetime"))
    return undefined;
  return { ...whole, words, field: null, by: "suffix", confidence: 0.65 };
}

/** What stands before a preposition gives the form: "visits per month" are visits, a number of them. */
export function byForm(words: readonly Word[]): { readonly type: SemanticType; readonly confidence: number } {
  // "claimed by" is who did it.
  const isBetween = (index: number): boolean => index > 0 && index < words.length - 1;
  const per = words.findIndex(({ folded }, index) => isBetween(index) && (folded === "per" || folded === "by"));
  if (per < 0) return formOf(words);
  const whole = formOf(words);
  const head = formOf(words.slice(0, per));
  return {
    type: { ...head.type, id: whole.type.id, meaning: whole.type.meaning, names: whole.type.names },
    confidence: head.confidence,
  };
}
