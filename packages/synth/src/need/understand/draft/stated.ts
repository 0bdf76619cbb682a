import type { Model } from "../../../inferred/model.ts";
import { isCurrency, unitNamed } from "../../extract/units.ts";
import { nameOf } from "../meaning/names-of-things.ts";
import { freeName } from "../meaning/naming.ts";
import type { Mention } from "../mentions/mention.ts";
import { phraseKey, slugOf } from "../words/phrase.ts";
import { type DraftField, type DraftTable, draftField } from "./draft.ts";
import { nameFor } from "./field-name.ts";
import { isBeside } from "./field-said.ts";
import { becomeNumeric } from "./numeric.ts";
import { takeUnit } from "./units-of-fields.ts";

/**
 * Takes a mention into the table: a field of its own, or one more word about a field that is there. `asWritten`: the buyer writes the
 * names of columns, and a plain noun is one as well.
 */
export function addStated(table: DraftTable, mention: Mention, asWritten = false): DraftField {
  const known = knownField(table, mention);
  if (known !== undefined) {
    if (mention.item !== null && !known.items.includes(mention.item)) {
      known.items.push(mention.item);
      known.spans.push({ start: mention.start, end: mention.end });
    }
    known.span ??= { start: mention.start, end: mention.end };
    known.source = "stated";
    return known;
  }
  const { meaning } = mention;
  const clash = meaning.field !== null && table.fields.some((field) => field.frameField === meaning.field);
  // What a type word stands behind is a column as it is called.
  const isName = mention.hint !== null || (asWritten && mention.words.length === 1);
  const name = isName ? columnName(table, mention) : nameFor(table, meaning, mention.words);
  const field = draftField(name, meaning.type, {
    known: meaning.by !== "form",
    frameField: clash ? null : meaning.field,
    source: "stated",
    confidence: meaning.confidence,
    item: mention.item,
    span: { start: mention.start, end: mention.end },
    sentence: mention.sentence,
  });
  applyHint(field, mention.hint);
  if (mention.hint === null) beDay(field);
  beFlag(field);
  beNameOf(field, table.name);
  if (field.type === "number" || field.type === "int") {
    if (field.unit === null) field.unit = unitInName(field.name);
    else takeUnitOfName(field);
  }
  table.fields.push(field);
  return field;
}

function columnName(table: DraftTable, { meaning, words }: Mention): string {
  const name = slugOf(words.map((word) => word.text));
  return name === ""
    ? nameFor(table, meaning, words)
    : freeName(name, new Set(table.fields.map((field) => field.name)));
}

/** The field that a mention speaks of again. */
export function knownField(table: DraftTable, { meaning, words, listed }: Mention): DraftField | undefined {
  const key = phraseKey(words.map((word) => word.text));
  const same = table.fields.find((field) => phraseKey(field.name.split("_")) === key);
  if (same !== undefined) return same;
  // "temp" beside "temperature" of one domain is the same again.
  const again = table.fields.find(
    (field) =>
      meaning.field !== null &&
      field.frameField === meaning.field &&
      (field.name.startsWith(key) || key.startsWith(field.name)) &&
      key.length > 2,
  );
  if (again !== undefined && meaning.by === "frame") return again;
  const inUnit = words.length === 1 ? table.fields.filter((field) => nameWithoutUnit(field) === key) : [];
  if (inUnit.length === 1) return inUnit[0];
  if (meaning.field !== null) {
    const own = table.fields.find((field) => field.frameField === meaning.field);
    // Two listed phrases that name one field of the domain are two fields of the buyer.
    // "date de rappel après date de visite": both are dates of the domain's rows, and two columns.
    const isOther = meaning.by !== "frame" && own?.span != null && isBeside(key, phraseKey(own.name.split("_")));
    if (own !== undefined && !isOther && (!listed || own.span === null)) return own;
  }
  if (listed) return undefined;
  return table.fields.find(
    (field) => field.semantic.id === meaning.type.id && !isBeside(key, phraseKey(field.name.split("_"))),
  );
}

/** "amounts 5-500" of a column `amount_eur`. */
function nameWithoutUnit({ name }: DraftField): string | undefined {
  const at = name.lastIndexOf("_");
  const unit = at < 0 ? undefined : unitNamed(name.slice(at + 1));
  return unit === undefined ? undefined : phraseKey(name.slice(0, at).split("_"));
}

/** "ms played" are milliseconds, whatever the domain counts in. */
function takeUnitOfName(field: DraftField): void {
  const words = field.name.split("_");
  // In the middle only two letters and more are a unit: "data_gb_used".
  for (const [index, word] of words.entries()) {
    const isEnd = index === 0 || index === words.length - 1;
    const named = word.length > 4 || (!isEnd && word.length < 2) ? undefined : unitNamed(word);
    const own = field.unit === null ? undefined : unitNamed(field.unit);
    if (named === undefined || own === undefined || words.length < 2) continue;
    if (named.dimension === own.dimension && named.symbol !== own.symbol) takeUnit(field, named.symbol);
    if (isCurrency(named) && isCurrency(own)) {
      field.unit = named.symbol;
      field.fixed.add("unit");
    }
  }
}

const unitNames: ReadonlyMap<string, string> = new Map([
  ["hours", "h"],
  ["minutes", "min"],
  ["seconds", "s"],
  ["days", "day"],
  ["weeks", "week"],
  ["months", "month"],
  ["kg", "kg"],
  ["km", "km"],
]);

/** "seconds_listened" and "billable_hours" say their unit. */
function unitInName(name: string): string | null {
  const words = name.split("_");
  return unitNames.get(words.at(-1) ?? "") ?? unitNames.get(words[0] ?? "") ?? null;
}

/** The name of a supplier is a company's, that of a product a product's, whatever person the domain would have named. */
export function beNameOf(field: DraftField, record: string): void {
  if (!/^(?:full_name|title)$/.test(field.semantic.id) || !/^(?:name|nombre|nom|nome)$/.test(field.name)) return;
  if (field.frameField?.name === field.name) return;
  // A row of each campaign and day is called by the campaign.
  const thing = record.replace(/_(?:hour|day|week|month|year)$/, "");
  const noun = thing.split("_").at(-1) ?? "";
  const model = nameOf(noun);
  if (model === undefined) return;
  field.model = model;
  field.frameField = null;
  field.of = thing === record ? undefined : noun;
  field.meaning = `What the ${noun} is called.`;
}

/** An enumeration of yes and no is a flag. */
function beFlag(field: DraftField): void {
  const { model } = field;
  if (field.type !== "enum" || model.kind !== "choice" || model.values.length !== 2) return;
  const yes = model.values.findIndex((value) => /^(?:yes|y|true)$/i.test(value));
  if (yes < 0 || !/^(?:no|n|false)$/i.test(model.values[1 - yes] ?? "")) return;
  const weight = model.weights?.[yes] ?? 1;
  const total = model.weights?.reduce((sum, each) => sum + each, 0) ?? 2;
  field.type = "bool";
  field.model = { kind: "flag", rate: weight / total };
}

const moments: Readonly<Record<string, Model>> = {
  date: { kind: "moment", from: "-P1Y", to: "P0D", rhythm: "flat", ascending: false, grain: "day" },
  datetime: { kind: "moment", from: "-P1Y", to: "P0D", rhythm: "flat", ascending: false, grain: "s" },
};

const dayNames = /(?:^|_)(?:dates?|fechas?|datas?)(?:_|$)|datum(?:_|$)/;

/** What is called a date is a day, though the domain keeps the time of it. */
function beDay(field: DraftField): void {
  if (field.type !== "datetime" || !dayNames.test(field.name) || /(?:^|_)(?:time|hora|heure)(?:_|$)/.test(field.name))
    return;
  field.type = "date";
  if (field.model.kind === "moment") field.model = { ...field.model, grain: "day" };
}

/** A type word behind the name decides the form: "rating int", "paid boolean". */
function applyHint(field: DraftField, hint: string | null): void {
  if (hint === null) return;
  if (/^(?:int|integer|bigint|smallint|serial)$/.test(hint)) {
    if (field.type === "id") return;
    if (field.type === "number" && field.model.kind === "number") {
      field.type = "int";
      field.model = { ...field.model, decimals: 0 };
    } else becomeNumeric(field, true, { kind: "geometric", mean: 8 });
  } else if (/^(?:float|double|real|decimal|numeric|number)$/.test(hint)) {
    if (field.type === "int" && field.model.kind === "number") {
      field.type = "number";
      field.model = { ...field.model, decimals: 2 };
    } else becomeNumeric(field, false, { kind: "lognormal", median: 40, sigma: 0.7 });
  } else if (/^bool/.test(hint) && field.type !== "bool") {
    field.type = "bool";
    field.unit = null;
    field.model = { kind: "flag", rate: 0.2 };
  } else if (hint === "date" && field.type !== "date") {
    field.type = "date";
    field.model = field.model.kind === "moment" ? { ...field.model, grain: "day" } : (moments.date as Model);
  } else if (/^(?:datetime|timestamp|timestamptz)$/.test(hint) && field.type !== "datetime") {
    field.type = "datetime";
    field.model = field.model.kind === "moment" ? { ...field.model, grain: "s" } : (moments.datetime as Model);
  } else if (hint === "uuid") {
    field.type = "id";
    field.model = { kind: "uuid" };
  } else if (hint === "object" && field.type !== "object" && field.frameField === null) {
    field.type = "object";
    field.unit = null;
    field.model = anyObject;
  }
}

/** What an object holds of which nobody says more. */
const anyObject: Model = {
  kind: "object",
  fields: [
    { name: "name", model: { kind: "choice", values: ["mode", "region", "limit", "format"] } },
    { name: "value", model: { kind: "number", distribution: { kind: "geometric", mean: 12 }, decimals: 0 } },
    { name: "enabled", model: { kind: "flag", rate: 0.6 } },
  ],
};
