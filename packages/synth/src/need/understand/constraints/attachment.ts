import { unitNamed } from "../../extract/units.ts";
import type { Findings, Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime, spanIn } from "../draft/draft.ts";
import { fieldSaid } from "../draft/field-said.ts";
import { percentage, say } from "../draft/saying.ts";
import { addStated } from "../draft/stated.ts";
import { takeUnit } from "../draft/units-of-fields.ts";
import { isAboutField } from "../mentions/mention.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { isMissing } from "../words/name-words.ts";
import { phraseKey, slugOf, wordsOf } from "../words/phrase.ts";
import { fieldFor, fitness, type Site, type sitesOf } from "./attach.ts";
import { constrain } from "./constrain.ts";
import { applyRate } from "./flags.ts";
import { applyMemberRate } from "./member-rates.ts";
import { thresholdOf } from "./threshold.ts";

/** Puts every finding about values into the field that it is about. Lists come first: shares may name their members. */
export function attachFindings(
  sites: ReturnType<typeof sitesOf>,
  items: readonly Item[],
  table: DraftTable,
  handled: Set<Found>,
  lookup: Lookup,
  findings: Findings,
  notes: DraftNotes,
): void {
  const order: readonly (readonly Found["kind"][])[] = [
    ["members", "shares", "exactly"],
    ["unit", "distribution", "average", "range", "prefix", "decimals"],
    ["rate", "unique", "noNulls", "nulls"],
  ];
  for (const kinds of order) {
    for (const site of sites) {
      const { found } = site;
      if (!kinds.includes(found.kind) || handled.has(found)) continue;
      if ((thresholdOf(site.outer, findings.text)?.end ?? 0) > found.start && /^(?:range|unit)$/.test(found.kind)) {
        handled.add(found);
        continue;
      }
      const lacking =
        found.kind === "rate" ? /^(?:missing|null|empty|blank)\s+(.+)$/.exec(found.of ?? "")?.[1] : undefined;
      const lacks = lacking === undefined ? undefined : fieldSaid(lacking, table, lookup);
      if (found.kind === "rate" && lacks !== undefined) {
        constrain({ kind: "nulls", rate: found.rate, start: found.start, end: found.end }, lacks, table, notes);
        handled.add(found);
        continue;
      }
      if (found.kind === "rate" && applyMemberRate(site, table, lookup, notes)) {
        handled.add(found);
        continue;
      }
      if (found.kind === "members" && areFields(found.values, table)) {
        handled.add(found);
        continue;
      }
      const missingOf = found.kind === "nulls" ? nullsOf(found, site, table, lookup) : undefined;
      if ((found.kind === "noNulls" || found.kind === "nulls") && missingOf === undefined && aboutWhole(site)) continue;
      if (found.kind === "rate" && site.item.words.some(isMissing)) {
        const field = fieldFor({ ...site, found: { ...found, kind: "nulls" } }, table.fields, items);
        if (
          field !== undefined &&
          constrain({ kind: "nulls", rate: found.rate, start: found.start, end: found.end }, field, table, notes)
        ) {
          handled.add(found);
          continue;
        }
      }
      const named =
        found.kind === "rate" || found.kind === "nulls" ? fieldNamedIn(found, site, table, lookup) : undefined;
      if (found.kind === "rate" && named === undefined) {
        const own = ownFlag(site, table);
        if (own !== undefined && applyRate(found, own, table, notes, true)) {
          handled.add(found);
          continue;
        }
      }
      const field =
        named ?? missingOf ?? ownNumber(site, table) ?? ownMembers(site, table) ?? fieldFor(site, table.fields, items);
      if (field !== undefined && found.kind === "distribution") applyUnitWithin(found, field, table, findings, notes);
      if (field !== undefined && constrain(found, field, table, notes)) {
        handled.add(found);
        if (field.source === "implied") field.source = "stated";
      }
    }
  }
  for (const { found } of sites) {
    if (handled.has(found)) notes.taken.add(found.start);
    else if (isAboutField(found)) spread(found, table, handled, notes);
  }
}

const shareWords =
  /(?:^|_)(?:rate|share|percentage|percent|pct|ratio|margin|discount|tax|vat|interest|apr|fee|commission|growth|yield|humidity|turnout|probability|prob|utilization|occupancy|rabatt|zins|quote)(?:_|$)/;

/** "premium 14%", "over budget 27 %": what a share stands right behind is a flag, unless it is itself a share of something. */
function ownFlag(site: Site, table: DraftTable): DraftField | undefined {
  const { found, item } = site;
  const field = fieldRightBefore(site, table);
  if (field === undefined || field.type === "bool") return undefined;
  // "status code with 1% 5xx" is about those codes.
  if (found.kind === "rate" && found.of !== undefined) return undefined;
  // Members were tried before: "alarm 1%", "deal reached 65%" are flags then.
  if (field.type === "enum" && (field.fixed.has("enum") || field.fixed.has("rate") || field.fixed.has("shares")))
    return undefined;
  if (field.type === "id" && /(?:^|_)(?:id|number|no|code|key)$/.test(field.name)) return undefined;
  if (field.unit === "%" || (isNumeric(field) && field.maximum === 1) || shareWords.test(field.name)) return undefined;
  if (item.founds.some((other) => other.found.kind === "range" || other.found.kind === "unit")) return undefined;
  return field;
}

/** "normally distributed around 58000 EUR": the unit within the words of a distribution. */
function applyUnitWithin(
  found: Found,
  field: DraftField,
  table: DraftTable,
  findings: Findings,
  notes: DraftNotes,
): void {
  for (const token of findings.tokens) {
    if (token.start < found.start || token.end > found.end || token.kind === "number") continue;
    const unit = token.text.length > 1 || "%$€£".includes(token.text) ? unitNamed(token.text) : undefined;
    if (unit === undefined || token.folded === "sd") continue;
    constrain({ kind: "unit", unit: unit.symbol, start: token.start, end: token.end }, field, table, notes);
    return;
  }
}

/** "on-time delivery %", "level 1-60": what a number or a unit stands right behind is a number, whatever else it may mean. */
function ownNumber(site: Site, table: DraftTable): DraftField | undefined {
  const { found, item } = site;
  if (found.kind !== "range" && found.kind !== "unit" && found.kind !== "distribution" && found.kind !== "average")
    return undefined;
  const field = fieldRightBefore(site, table);
  if (field === undefined || isNumeric(field) || field.type === "array" || field.type === "object") return undefined;
  // "listed since at most 120 days" is a number of days, "battery start %" one of percent.
  if (
    isTime(field) &&
    !("unit" in found && found.unit !== undefined && /^(?:day|d|week|month|h|min|s|ms|%)$/.test(found.unit))
  )
    return undefined;
  if (field.type === "id") {
    const said = wordsSaid(field, item);
    if (found.kind !== "range" || /(?:^|_)(?:id|no|number|code)$/.test(said)) return undefined;
    // "line 1-6" counts the lines; it is no key of one.
    if (said !== "" && !table.fields.some((each) => each !== field && each.name === said)) field.name = said;
    field.frameField = null;
  }
  if (field.fixed.has("rate") || field.fixed.has("enum") || field.fixed.has("prefix")) return undefined;
  if (found.kind === "unit" && found.start - (spanIn(field, item)?.end ?? 0) > 6) return undefined;
  field.known = false;
  field.of = undefined;
  field.type = "string";
  return field;
}

/** The words by which an item names a field, as a name. */
function wordsSaid(field: DraftField, item: Item): string {
  const span = spanIn(field, item);
  const words = span === undefined ? [] : item.words.filter((word) => word.start >= span.start && word.end <= span.end);
  return slugOf(words.map((word) => word.text));
}

/** "subscription free/premium": what members stand right behind has them, whatever its name may mean. */
function ownMembers(site: Site, table: DraftTable): DraftField | undefined {
  const { found, item } = site;
  if (found.kind !== "members" && found.kind !== "shares") return undefined;
  const field = fieldRightBefore(site, table);
  if (field === undefined || isTime(field) || field.type === "array" || field.type === "object") return undefined;
  if (found.start - (spanIn(field, item)?.end ?? 0) > 4) return undefined;
  if (field.type === "id" || field.type === "string") field.of = undefined;
  return field;
}

/** The last field that the item names before the finding. */
function fieldRightBefore({ found, item, outer }: Site, table: DraftTable): DraftField | undefined {
  const before = (within: Item): DraftField | undefined =>
    table.fields.findLast((field) => (spanIn(field, within)?.end ?? Number.POSITIVE_INFINITY) <= found.start + 1);
  return before(item) ?? (item === outer || item.words.length > 0 ? undefined : before(outer));
}

/** "no nulls", "5 % missing values" without a field near by is about the whole. */
function aboutWhole({ found, item }: Site): boolean {
  return item.words.length === 0 || (found.kind === "nulls" && item.zone === "prose" && item.words.length > 6);
}

/** "10% of emails missing": the field that stands within the words of the finding, or in its `of`. */
function fieldNamedIn(
  found: Extract<Found, { kind: "rate" | "nulls" }>,
  site: Site,
  table: DraftTable,
  lookup: Lookup,
): DraftField | undefined {
  if (found.kind === "nulls") return undefined;
  const of = found.of;
  if (of !== undefined) {
    const key = phraseKey(wordsOf(of));
    const own = table.fields.find((field) => phraseKey(field.name.split("_")) === key && fitness(found, field) > 0);
    if (own !== undefined) return own;
    const frame = lookup.frame === null ? undefined : lookup.vocabulary.frameField(lookup.frame, key);
    const type =
      frame === undefined
        ? lookup.vocabulary.typesNamed(key).find((each) => each.type.type === "bool")?.type
        : lookup.vocabulary.types.get(frame.type);
    if (type?.type === "bool") {
      const words = site.item.words;
      return addStated(table, {
        meaning: { words, field: frame ?? null, type, by: frame === undefined ? "type" : "frame", confidence: 0.8 },
        item: site.item,
        sentence: site.item.sentence,
        listed: false,
        hint: null,
        unit: null,
        words: [],
        start: found.start,
        end: found.end,
      });
    }
  }
  return undefined;
}

/** "400 suppliers (id, name, country)": the list names fields, not members. */
function areFields(values: readonly string[], table: DraftTable): boolean {
  const names = new Set(table.fields.map((field) => phraseKey(field.name.split("_"))));
  return (
    values.length > 1 &&
    values.every(
      (value) => names.has(phraseKey(wordsOf(value))) || names.has(`${table.name} ${phraseKey(wordsOf(value))}`),
    )
  );
}

/** The field that the words of the finding name. */
function nullsOf(
  found: Extract<Found, { kind: "nulls" }>,
  site: Site,
  table: DraftTable,
  lookup: Lookup,
): DraftField | undefined {
  const own = found.of === undefined ? undefined : fieldSaid(found.of, table, lookup);
  return own ?? fieldWithin(found, site, table, lookup);
}

/** "20% of ages missing": the field that the words of the finding name. */
function fieldWithin(found: Found, { item }: Site, table: DraftTable, lookup: Lookup): DraftField | undefined {
  const near = table.fields.find((field) => spanIn(field, item) !== undefined && item.words.length > 0);
  if (near !== undefined) return undefined;
  const words = lookup.words.filter((word) => word.start >= found.start && word.end <= found.end);
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      if (phrase.some((word) => nullWords.has(word.folded))) continue;
      const field = fieldSaid(phrase.map((word) => word.text).join(" "), table, lookup);
      if (field !== undefined) return field;
    }
  }
  return undefined;
}

const nullWords = new Set(
  "missing null nulls empty blank of the values value rows row records in are is percent all fields with".split(" "),
);

/** What no one field took: a unit of money is all money's, "no nulls" and rates of nulls are everybody's; the rest is said. */
function spread(found: Found, table: DraftTable, handled: Set<Found>, notes: DraftNotes): void {
  if (found.kind === "unit" && /^[A-Z]{3,4}$/.test(found.unit)) {
    const money = table.fields.filter(
      (field) =>
        isNumeric(field) && (field.unit === "USD" || field.unit === found.unit || field.semantic.unit === "currency"),
    );
    for (const field of money) {
      takeUnit(field, found.unit);
      say(notes, field, table, "unit", `${field.name} is in ${found.unit}`, { unit: found.unit }, found);
    }
    if (money.length > 0) handled.add(found);
    return;
  }
  if (found.kind === "noNulls") {
    for (const field of table.fields) {
      field.nulls = undefined;
      field.fixed.add("nulls");
    }
    say(notes, null, table, "nulls", "no value is null", { nulls: 0 }, found);
    handled.add(found);
  } else if (found.kind === "nulls" && found.of === undefined) {
    nullAll(table, found.rate);
    say(
      notes,
      null,
      table,
      "nulls",
      `${percentage(found.rate)} of the values are null, the keys aside`,
      { nulls: found.rate },
      found,
    );
    handled.add(found);
  }
}

/** Values miss everywhere but in keys and in the time by which the rows are laid out. */
export function nullAll(table: DraftTable, rate: number): void {
  for (const field of table.fields) {
    const ordering = field.model.kind === "moment" && (field.model.ascending || field.model.every !== undefined);
    if (field.type !== "id" && !field.unique && !ordering && !field.fixed.has("nulls")) field.nulls = rate;
  }
}
