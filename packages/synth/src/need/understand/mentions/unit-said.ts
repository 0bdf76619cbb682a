import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { Found } from "../../findings.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import type { Item } from "../words/items.ts";
import { quotedWords } from "../words/pieces.ts";
import { type Mention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** A column that its unit names. */
export interface UnitSaid {
  readonly mention: Mention;
  /** The unit, where it is none of the column before it. */
  readonly taken: readonly Found[];
}

/** "tonnes per ha", "m3/s": a unit of one thing for each of another is a column by itself, the domain's where it has one in that unit. */
export function unitSaid(item: Item, before: readonly Mention[], reading: Reading): UnitSaid | undefined {
  const [only, ...others] = item.founds;
  if (only?.found.kind !== "unit" || others.length + item.words.length + item.inner.length > 0) return undefined;
  const { found } = only;
  const { findings, lookup } = reading;
  const text = findings.text.slice(found.start, found.end);
  if (!/\/| per /.test(text) || item.zone !== "list" || before.length === 0) return undefined;
  // "wind speed, km/h": what was measured right before is in it; money for one of what was measured is another column.
  const { type: last, by } = before.at(-1)?.meaning ?? { type: undefined, by: "form" };
  const isPrice = isMoneyFor(found.unit, last?.unit);
  const own = before.at(-1)?.unit ?? last?.unit;
  if (!isPrice && (own === undefined ? by === "form" : areAlike(own, found.unit))) return undefined;
  const said = text.replaceAll("/", " per ");
  const words = quotedWords(isPrice ? said.replace(/^\S+/, "price") : said, found, findings.language);
  const field = lookup.frame?.fields.find((each) => lookup.vocabulary.types.get(each.type)?.unit === found.unit);
  const type = field === undefined ? undefined : lookup.vocabulary.types.get(field.type);
  const meaning =
    field === undefined || type === undefined
      ? named(words, reading).meaning
      : ({ words: [], field, type: ofFrame(field, type), by: "frame", confidence: 0.8 } as const);
  const unit = isPrice ? (found.unit.split("/")[0] ?? null) : found.unit;
  return { mention: { ...mentionAt(meaning, item, found, meaning.words, true), unit }, taken: isPrice ? [found] : [] };
}

/** "wind speed in m/s" may be told in km/h, and minutes are no min/km. */
function areAlike(one: string, other: string): boolean {
  if (one === "currency") return true;
  const [parts, others] = [one, other].map((unit) => unit.split("/").map((part) => unitNamed(part)?.dimension));
  const dimension = unitNamed(one)?.dimension;
  const isSame = dimension !== undefined && dimension === unitNamed(other)?.dimension;
  const areParts = parts?.length === 2 && parts.every((part, at) => part !== undefined && part === others?.[at]);
  return isSame || areParts;
}

/** "USD/t" behind tonnes. */
function isMoneyFor(unit: string, measured: string | undefined): boolean {
  const [money = "", of] = unit.split("/");
  const currency = unitNamed(money);
  return currency !== undefined && isCurrency(currency) && of === measured;
}
