import { unitAt, unitNamed } from "../../extract/units.ts";
import type { Findings, Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, spanIn } from "../draft/draft.ts";
import { fieldSaid } from "../draft/field-said.ts";
import { percentage, say } from "../draft/saying.ts";
import { addStated } from "../draft/stated.ts";
import { takeUnit } from "../draft/units-of-fields.ts";
import { isAboutField } from "../mentions/mention.ts";
import { isOfAllMoney } from "../mentions/money-of-all.ts";
import { membersOfGroup } from "../words/groups.ts";
import type { Item } from "../words/items.ts";
import type { Lookup } from "../words/lookup.ts";
import { saysMissing } from "../words/name-words.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import { fieldFor, fitness, type Site, type sitesOf } from "./attach.ts";
import { applyBecame } from "./became.ts";
import { constrain } from "./constrain.ts";
import { applyMembers } from "./enumeration.ts";
import { applyRate } from "./flags.ts";
import { shareWithJoined } from "./joined-bounds.ts";
import { kindsInBrackets } from "./kinds-in-brackets.ts";
import { applyFlagged, applyMemberRate, isShareOfListed } from "./member-rates.ts";
import { moneyOfRows } from "./money-of-rows.ts";
import { explainsFlag, fieldAlone, ownFlag, ownMembers, ownNumber } from "./own-field.ts";
import { presentInShare } from "./present-share.ts";
import { choiceOfShares, fieldOfMembers, memberOfAll, outcomeOf } from "./said-fields.ts";
import { columnOfShape, isAnyway } from "./shape-column.ts";
import { applyShape } from "./shapes.ts";
import { applyCode, applyShareOfColumn } from "./share-of-column.ts";
import { applyUnfinished } from "./unfinished.ts";

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
    ["members", "shares", "exactly", "charge"],
    ["unit", "distribution", "average", "range", "prefix", "decimals"],
    ["step", "shape"],
    ["rate", "unique", "noNulls", "nulls"],
  ];
  for (const kinds of order) {
    for (const site of sites) {
      const { found } = site;
      if (!kinds.includes(found.kind) || handled.has(found)) continue;
      if (explainsFlag(site, findings.text)) continue;
      if (found.kind === "shape") {
        const coded = columnOfShape(found, site, items, table);
        const isTold = coded !== undefined && applyShape(found, coded, table, notes);
        if (isTold || isAnyway(found, site, table)) handled.add(found);
        continue;
      }
      if (applyBecame(site, table, lookup, notes)) {
        handled.add(found);
        continue;
      }
      if (found.kind === "nulls" && found.state !== undefined) {
        if (applyUnfinished(site, table, lookup, notes)) handled.add(found);
        continue;
      }
      if (applyFlagged(site, table, lookup, notes)) {
        handled.add(found);
        continue;
      }
      // "budget, spent, all in AUD" is of no one column.
      if (isOfAllMoney(found, findings.text)) continue;
      const present = found.kind === "rate" ? presentInShare(site, table, findings.text) : undefined;
      if (found.kind === "rate" && present !== undefined) {
        const rate = Number((1 - found.rate).toPrecision(12));
        constrain({ kind: "nulls", rate, start: found.start, end: found.end }, present, table, notes);
        handled.add(found);
        continue;
      }
      if (
        found.kind === "rate" &&
        (applyShareOfColumn(site, table, findings.text, notes) || applyCode(found, table, notes))
      ) {
        handled.add(found);
        continue;
      }
      if (isShareOfListed(site, table) && applyMemberRate(site, table, lookup, notes)) {
        handled.add(found);
        continue;
      }
      const alone =
        found.kind === "rate" && fieldAlone(site, table) !== undefined
          ? ownFlag(site, table, findings.text)
          : undefined;
      if (found.kind === "rate" && alone !== undefined && applyRate(found, alone, table, notes, true)) {
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
      const missingOf =
        found.kind === "nulls"
          ? (nullsOf(found, site, table, lookup) ?? leftOf(comparedBefore(site, items), table, lookup))
          : undefined;
      if (found.kind === "nulls" && missingOf === undefined && nullGroup(found, table, lookup, notes)) {
        handled.add(found);
        continue;
      }
      if (
        (found.kind === "noNulls" || found.kind === "nulls") &&
        missingOf === undefined &&
        aboutWhole(site, items, table)
      )
        continue;
      if (found.kind === "rate" && saysMissing(site.item.words)) {
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
        const own = ownFlag(site, table, findings.text);
        if (own !== undefined && applyRate(found, own, table, notes, true)) {
          handled.add(found);
          continue;
        }
      }
      const field =
        named ??
        missingOf ??
        (found.kind === "range" ? leftOf(computedBefore(site, items), table, lookup) : undefined) ??
        ((found.kind === "members" || found.kind === "shares" || found.kind === "unique") && found.of !== undefined
          ? columnSaid(found, table, lookup)
          : undefined) ??
        moneyOfRows(site, items, table, lookup, findings.text) ??
        ownNumber(site, table) ??
        kindsInBrackets(site, table, lookup, findings.text) ??
        ownMembers(site, table) ??
        fieldOfMembers(site, items, table, lookup, findings.text) ??
        fieldFor(site, table.fields, items) ??
        outcomeOf(site, table, lookup) ??
        choiceOfShares(site, table, lookup, findings.text);
      if (field !== undefined && found.kind === "distribution" && found.beyond === undefined)
        applyUnitWithin(found, field, table, findings, notes);
      if (field !== undefined && constrain(found, field, table, notes)) {
        handled.add(found);
        if (field.source === "implied") field.source = "stated";
        shareWithJoined(site, field, items, table, findings.text, notes);
        continue;
      }
      if (found.kind === "rate" && applyMeanShare(site, table, notes)) {
        handled.add(found);
      }
    }
  }
  const all = memberOfAll(items, table, lookup);
  if (all !== undefined) {
    applyMembers(all.word, [all.value], all.field, table, notes);
    if (all.field.source === "implied") all.field.source = "stated";
  }
  for (const { found } of sites) {
    if (handled.has(found)) notes.taken.add(found.start);
    else if (isAboutField(found)) spread(found, table, handled, notes);
  }
}

/** "bounce rate about 45%": a share that is a number of its own lies about it. */
function applyMeanShare(site: Site, table: DraftTable, notes: DraftNotes): boolean {
  const { found } = site;
  const field = table.fields.find((each) => each.items.includes(site.item) && isNumeric(each));
  if (found.kind !== "rate" || found.of !== undefined || field === undefined || found.rate > 1) return false;
  const isRate = found.about || /(?:^|_)(?:rate|share|ratio|pct|percentage|quote|taxa|taux|tasa)$/.test(field.name);
  if (!isRate || field.fixed.has("range") || !(field.unit === "%" || field.maximum === 1)) return false;
  const mean = Number((field.unit === "%" ? found.rate * 100 : found.rate).toPrecision(12));
  return constrain({ kind: "average", mean, start: found.start, end: found.end }, field, table, notes);
}

/** "normally distributed around 58000 EUR": the unit within the words of a distribution. */
function applyUnitWithin(
  found: Found,
  field: DraftField,
  table: DraftTable,
  findings: Findings,
  notes: DraftNotes,
): void {
  for (const [at, token] of findings.tokens.entries()) {
    if (token.start < found.start || token.end > found.end || token.kind === "number") continue;
    const whole = unitAt(findings.tokens, at);
    // "8 sd 1.2 t/ha", "around 105 mg/dL"
    const isJoined = whole !== undefined && whole.next > at + 1;
    const isLong = token.text.length > 1 || "%$€£".includes(token.text);
    const simple = isJoined ? whole.unit : isLong ? unitNamed(token.text) : undefined;
    if (simple === undefined || token.folded === "sd") continue;
    const unit = whole?.unit ?? simple;
    constrain({ kind: "unit", unit: unit.symbol, start: token.start, end: token.end }, field, table, notes);
    return;
  }
}

/** "no nulls", "5 % missing values" without a field near by is about the whole. */
function aboutWhole({ found, item, index }: Site, items: readonly Item[], table: DraftTable): boolean {
  if (found.kind === "nulls" && found.ofAll === true) return true;
  // "net income in EUR and missing in 14%" goes on with the field before.
  const before = items[index - 1];
  const goesOn = item.words.length === 0 && item.zone === "list" && before?.zone === "list" && before.joint === "and";
  if (found.kind === "nulls" && goesOn && table.fields.some((field) => field.items.includes(before))) return false;
  // "expectation 28k-95k GBP, not given by 20%"
  if (found.kind === "nulls" && found.ofBefore === true && item.zone === "list" && item.words.length === 0)
    return false;
  const isPolite = item.words.length < 3 && !table.fields.some((field) => field.items.includes(item));
  if (found.kind === "noNulls" && isPolite) return true;
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
/** "win or loss" are results of "match results", and no keys of them. */
function columnSaid(
  found: Found & { readonly of?: string },
  table: DraftTable,
  lookup: Lookup,
): DraftField | undefined {
  const field = fieldSaid(found.of ?? "", table, lookup);
  const isKey = field?.type === "id" && field.source === "implied";
  return found.kind === "members" && found.areThings !== true && isKey ? undefined : field;
}

function nullsOf(
  found: Extract<Found, { kind: "nulls" }>,
  site: Site,
  table: DraftTable,
  lookup: Lookup,
): DraftField | undefined {
  // "bei 1,5 % fehlt der Temperaturwert": the value of a temperature is the temperature.
  const bare = found.of?.replace(/(?:[ -](?:values?|readings?|fields?)|[- ]?(?:werte?|angaben?))$/i, "");
  const phrases = [found.of, bare].filter((of) => of !== undefined && of !== "");
  const own = phrases.map((of) => fieldSaid(of ?? "", table, lookup)).find((field) => field !== undefined);
  return own ?? (found.ofBefore === true || found.ofAll === true ? undefined : fieldWithin(found, site, table, lookup));
}

/** "4% of the fixes have no coordinates": all fields of the group miss. */
function nullGroup(
  found: Extract<Found, { kind: "nulls" }>,
  table: DraftTable,
  lookup: Lookup,
  notes: DraftNotes,
): boolean {
  const members = found.of === undefined ? undefined : membersOfGroup(phraseKey(wordsOf(found.of)));
  const fields = (members ?? []).flatMap((member) => fieldSaid(member, table, lookup) ?? []);
  const [first, ...others] = fields.filter((field) => constrain(found, field, table, notes));
  // A place is known or not: half of one is none.
  for (const other of others) {
    other.nulls = undefined;
    other.present = { field: first?.name ?? "", present: true };
  }
  return first !== undefined;
}

/** "pickup after drop-off and empty in 40%": the comparison before speaks of the same. */
function comparedBefore({ item, index }: Site, items: readonly Item[]): Found | undefined {
  const before = item.words.length > 0 ? undefined : items[index - 1];
  return before?.joint === "and" ? before.founds.find(({ found }) => found.kind === "comparison")?.found : undefined;
}

/** "payout = loss - deductible, never negative": a bound by itself behind a formula is of what that comes to. */
function computedBefore({ item, index }: Site, items: readonly Item[]): Found | undefined {
  const before = item.words.length > 0 ? undefined : items[index - 1];
  const last = before?.sentence === item.sentence ? before.founds.at(-1)?.found : undefined;
  return last?.kind === "comparison" && last.is === "=" ? last : undefined;
}

/** The field on the left of a comparison. */
function leftOf(found: Found | undefined, table: DraftTable, lookup: Lookup): DraftField | undefined {
  return found?.kind === "comparison" ? fieldSaid(found.left, table, lookup) : undefined;
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
  } else if (found.kind === "nulls" && found.of === undefined && found.state === undefined) {
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
    if (field.type === "id" || field.unique || ordering || field.fixed.has("nulls")) continue;
    field.nulls = undefined;
    field.blanks = rate;
  }
}
