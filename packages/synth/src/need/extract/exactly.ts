import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { comparingAt } from "./comparators.ts";
import { isOr } from "./member-list.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { quotedAt } from "./share-parts.ts";
import { shareSaidAt } from "./share-said.ts";
import { isCurrency } from "./units.ts";

const openers = phraseList(
  "always|is always|are always|fixed at|fixed to|constant|constant at|set to|always set to|equal to|always equal to|equals|must be|immer|immer gleich|siempre|toujours|sempre|fest auf|fijo en|fixe a|hard-coded to|hardcoded to",
);
/** What "always" may be followed by that is no value. */
const relations = new Set(
  "after before above below greater less more at positive negative unique between within in than higher lower later earlier null present non-negative the a an increasing decreasing on one exactly filled set valid sorted ascending".split(
    " ",
  ),
);

const taxes = new Set("vat gst hst mwst ust umsatzsteuer mehrwertsteuer iva igv tva iss icms tax".split(" "));

/** "VAT 19%", "MwSt-Satz 19 %": the rate of a tax that is one rate, and no share of rows. */
export function isTaxRate(reading: Reading, at: number): boolean {
  let noun = at - 1;
  while (noun > at - 4 && ["rate", "satz", "of", "at", "de", "von", ":", "is"].includes(word(reading, noun))) noun -= 1;
  return taxes.has(word(reading, noun).split("-")[0] ?? "");
}

/** "currency is always EUR", "status = 'active'", "fixed at 5", "VAT 19%". */
export function exactlyAt(reading: Reading, at: number): Found | undefined {
  const rate = isTaxRate(reading, at) && reading.tokens[at]?.kind === "number" ? quantityAt(reading, at) : undefined;
  if (rate?.unit?.symbol === "%")
    return { kind: "exactly", value: String(rate.value), unit: "%", ...spanOf(reading, at, rate.next) };
  const flat = flatAmount(reading, at);
  if (flat !== undefined) return flat;
  const point = setPoint(reading, at);
  if (point !== undefined) return point;
  const opener = phraseAt(reading, at, openers);
  // "always longer than the half split" compares.
  if (opener !== undefined && comparingAt(reading, at) === undefined) {
    const said = valueAt(
      reading,
      opener.next,
      word(reading, at) === "must" || word(reading, at) === "equals" || word(reading, at) === "equal",
    );
    return said === undefined ? undefined : { kind: "exactly", value: said.value, ...spanOf(reading, at, said.next) };
  }
  const sign = reading.tokens[at]?.text;
  if ((sign !== "=" && sign !== "==") || !isWord(reading, at - 1)) return undefined;
  const shared = sharedAt(reading, at);
  if (shared !== undefined) return shared;
  const quoted = quotedAt(reading, at + 1);
  if (quoted !== undefined) return { kind: "exactly", value: quoted.value, ...spanOf(reading, at, quoted.next) };
  const quantity = quantityAt(reading, at + 1);
  const isWhole =
    quantity !== undefined &&
    (isBreak(reading, quantity.next) ||
      endsPhrase(word(reading, quantity.next)) ||
      word(reading, quantity.next) === ")");
  if (quantity !== undefined && isWhole)
    return { kind: "exactly", value: String(quantity.value), ...spanOf(reading, at, quantity.next) };
  const code = reading.tokens[at + 1];
  const isCode =
    code?.kind === "word" &&
    /^(?:[A-Z]{2,5}|true|false|yes|no)$/.test(code.text) &&
    (isBreak(reading, at + 2) || endsPhrase(word(reading, at + 2)));
  return isCode ? { kind: "exactly", value: code.text, ...spanOf(reading, at, at + 2) } : undefined;
}

const flats = /^(?:flat|fixed|pauschal|pauschale|fija|fijo|fixe|fixa|fixo)$/;
const fees =
  /^(?:fees?|charge|surcharge|deposit|commission|levy|toll|gebühr|gebuhr|zuschlag|pauschale|cargo|recargo|frais|supplement|taxa)$/;

/** "flat 40 EUR cleaning fee", "4.99 shipping fee": an amount that begins an item is that of the fee behind it. */
function flatAmount(reading: Reading, at: number): Found | undefined {
  const isFlat = flats.test(word(reading, at));
  const isFirst = isBreak(reading, at - 1) || /^(?:with|a|plus|and|mit|con|avec|com)$/.test(word(reading, at - 1));
  const quantity = isFirst ? quantityAt(reading, isFlat ? at + 1 : at) : undefined;
  if (quantity === undefined) return undefined;
  const { value, unit, next } = quantity;
  const isMoney = unit === undefined ? isFlat || !Number.isInteger(value) : isCurrency(unit);
  let end = next;
  while (end < next + 3 && isWord(reading, end) && !fees.test(word(reading, end))) end += 1;
  if (!isMoney || !fees.test(word(reading, end)) || !(isBreak(reading, end + 1) || word(reading, end + 1) === ")"))
    return undefined;
  const said = unit === undefined ? {} : { unit: unit.symbol };
  return { kind: "exactly", value: String(value), ...said, ...spanOf(reading, at, next) };
}

/** "FILTER = PASS for 90% of them", "status = 200 in 95%": so many of the rows have the value. */
function sharedAt(reading: Reading, at: number): Found | undefined {
  const value = quotedAt(reading, at + 1) ?? { value: written(reading, at + 1, at + 2), next: at + 2 };
  if (isBreak(reading, at + 1)) return undefined;
  const start = /^(?:for|in|at|on|bei|en|dans|em)$/.test(word(reading, value.next)) ? value.next + 1 : value.next;
  const share = shareSaidAt(reading, start);
  if (share === undefined || reading.tokens[at + 1] === undefined) return undefined;
  const isOf =
    word(reading, share.next) === "of" &&
    /^(?:them|these|all|rows|records|cases|the)$/.test(word(reading, share.next + 1));
  const span = spanOf(reading, at, share.next + (isOf ? 2 : 0));
  if (!/^(?:true|false|yes|no)$/i.test(value.value))
    return { kind: "shares", shares: [{ value: value.value, share: share.rate }], ...span };
  const isDenied = /^(?:false|no)$/i.test(value.value);
  return {
    kind: "rate",
    rate: isDenied ? Number((1 - share.rate).toPrecision(12)) : share.rate,
    about: false,
    ...span,
  };
}

const points = /^(?:set-?point|target|nominal|sollwert|consigna|consigne|zielwert|objetivo)$/;

/** "set point -20 C", "nominal 25.000 mm": what is aimed at is one value, where no other follows. */
function setPoint(reading: Reading, at: number): Found | undefined {
  const isPoint =
    points.test(word(reading, at - 1)) || (word(reading, at - 1) === "point" && word(reading, at - 2) === "set");
  const quantity = isPoint ? quantityAt(reading, at) : undefined;
  if (quantity?.unit === undefined || quantity.spelled || !isBreak(reading, quantity.next)) return undefined;
  return {
    kind: "exactly",
    value: String(quantity.value),
    unit: quantity.unit.symbol,
    ...spanOf(reading, at, quantity.next),
  };
}

function valueAt(
  reading: Reading,
  at: number,
  wantsCode: boolean,
): { readonly value: string; readonly next: number } | undefined {
  const quoted = quotedAt(reading, at);
  if (quoted !== undefined) return quoted;
  const quantity = quantityAt(reading, at);
  // "always 440 or 442" leaves a choice.
  if (quantity !== undefined && isOr(reading, quantity.next)) return undefined;
  if (quantity !== undefined) return { value: String(quantity.value), next: quantity.next };
  const token = reading.tokens[at];
  if (token === undefined || !isWord(reading, at) || relations.has(token.folded) || endsPhrase(token.folded))
    return undefined;
  if (wantsCode && !/^(?:[A-Z][A-Z\d]*|true|false)$/.test(token.text)) return undefined;
  const isOne = isBreak(reading, at + 1) || endsPhrase(word(reading, at + 1)) || word(reading, at + 1) === ")";
  return isOne ? { value: written(reading, at, at + 1), next: at + 1 } : undefined;
}
