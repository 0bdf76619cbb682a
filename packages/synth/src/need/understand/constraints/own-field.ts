import { CHARACTERS } from "../../extract/text-length.ts";
import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { Found } from "../../findings.ts";
import { type DraftField, type DraftTable, isNumeric, isTime, spanIn } from "../draft/draft.ts";
import { isPerson } from "../meaning/forms.ts";
import type { Item } from "../words/items.ts";
import { slugOf } from "../words/phrase.ts";
import { type Site, unitFitness } from "./attach.ts";

const shareWords =
  /(?:^|_)(?:rate|share|percentage|percent|pct|ratio|margin|discount|tax|vat|interest|apr|fee|commission|growth|yield|humidity|turnout|probability|prob|utilization|occupancy|rabatt|zins|quote)(?:_|$)/;

const yes = /^(?:yes|true|ja|sí|si|oui|sim)\b/i;

/** "premium 14%", "over budget 27 %": what a share stands right behind is a flag, unless it is itself a share of something. */
export function ownFlag(site: Site, table: DraftTable, text: string): DraftField | undefined {
  const { found, item } = site;
  const field = fieldRightBefore(site, table) ?? fieldAlone(site, table);
  if (field === undefined || field.type === "bool") return undefined;
  // "prescription yes in 55%": what is answered by yes is no key of one.
  const isAnswer = field.fixed.size === 0 && yes.test(text.slice(found.start, found.end));
  if (isAnswer && field.type === "id") {
    const said = wordsSaid(field, item);
    if (said !== "" && !table.fields.some((each) => each !== field && each.name === said)) field.name = said;
    field.frameField = null;
    return field;
  }
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

/** "7% com atraso", "3% damage": an item of a share and one name tells how many have it, whatever it would measure elsewhere. */
export function fieldAlone({ found, item }: Site, table: DraftTable): DraftField | undefined {
  const [first] = item.words;
  if (item.zone !== "list" || item.founds.length !== 1 || first === undefined || found.end > first.start)
    return undefined;
  const own = table.fields.filter((field) => spanIn(field, item) !== undefined);
  const [field] = own;
  if (own.length !== 1 || field?.items.length !== 1 || field.fixed.size > 0) return undefined;
  // "12% with coupon": what so many come with is there or not.
  const isLed = field.type === "string" && /^(?:with|com|con|mit|avec)$/.test(first.folded);
  return isNumeric(field) || isLed ? field : undefined;
}

/** What a thing has in a unit is measured, and tells none from the other. */
const measured = /^(?:mass|volume|length|area|energy|power|pressure|concentration|temperature|flow|force)(?: per |$)/;

/** Papers that amounts are called after. */
const papers =
  /^(?:bill|invoice|receipt|check|cheque|tab|rechnung|quittung|beleg|factura|cuenta|recibo|facture|recu|fatura|conta)$/;

/** "on-time delivery %", "level 1-60": what a number or a unit stands right behind is a number, whatever else it may mean. */
export function ownNumber(site: Site, table: DraftTable): DraftField | undefined {
  const { found, item } = site;
  if (found.kind === "range" && found.unit === CHARACTERS) return undefined;
  const isConstant = found.kind === "exactly" && found.unit !== undefined;
  const isNumber = isConstant || ["range", "unit", "distribution", "average"].includes(found.kind);
  const field = isNumber ? fieldRightBefore(site, table) : undefined;
  if (field === undefined || field.type === "array" || field.type === "object") return undefined;
  beAge(field, site, table);
  if (isNumeric(field)) return ofOtherUnit(site, field);
  if (isTime(field) && !isNumberOfTime(found, field)) return undefined;
  if (field.type === "id") {
    const said = wordsSaid(field, item);
    // "invoice in AUD up to 2,400": with bounds behind its unit it is an amount.
    // "cleaning 60 EUR" costs so much.
    const isBounded =
      isConstant ||
      found.kind === "range" ||
      item.founds.some((each) => each.found.kind === "range" && each.found.start >= found.end);
    // "bill in EUR only if they came"
    const unit = found.kind === "unit" ? unitNamed(found.unit) : undefined;
    const isMoney = unit !== undefined && isCurrency(unit) && papers.test(said);
    // "lead in ug/L"
    const isRatio = found.kind === "unit" && found.unit.includes("/") && !(unit !== undefined && isCurrency(unit));
    // "round trip ms" is how long it took.
    const isLength = unit?.dimension === "time" && /^(?:ms|s|min|h)$/.test(unit.symbol);
    const isMeasure = isRatio || isLength || (unit !== undefined && measured.test(unit.dimension));
    if (!(isBounded || isMoney || isMeasure) || /(?:^|_)(?:id|no|number|code)$/.test(said)) return undefined;
    // "line 1-6" counts the lines; it is no key of one.
    if (said !== "" && !table.fields.some((each) => each !== field && each.name === said)) field.name = said;
    field.frameField = null;
  }
  if (field.fixed.has("rate") || field.fixed.has("enum") || field.fixed.has("prefix")) return undefined;
  if (found.kind === "unit" && found.start - (spanIn(field, item)?.end ?? 0) > 6) return undefined;
  field.known = false;
  field.of = undefined;
  field.type = "string";
  beMany(field, item, table);
  return field;
}

/** "errors at most 2" are how many, and not the error that a row is of. */
function beMany(field: DraftField, item: Item, table: DraftTable): void {
  const said = wordsSaid(field, item);
  const isMany = said !== field.name && said.startsWith(field.name) && said.endsWith("s");
  if (isMany && !table.fields.some((each) => each.name === said)) field.name = said;
}

const YOUNGEST = 10;
const OLDEST = 120;

/** "driver at least 18": bounds right behind a person are those of the age. */
function beAge(field: DraftField, { found, item }: Site, table: DraftTable): void {
  if (found.kind !== "range" || (found.unit !== undefined && found.unit !== "year")) return;
  const { minimum = YOUNGEST, maximum = OLDEST } = found;
  const span = spanIn(field, item);
  const said = wordsSaid(field, item);
  const name = `${said}_age`;
  if (minimum < YOUNGEST || maximum > OLDEST || maximum < 2 * YOUNGEST || !isPerson(said.split("_").at(-1) ?? ""))
    return;
  if (span === undefined || found.start - span.end > 3 || table.fields.some((each) => each.name === name)) return;
  field.name = name;
  field.type = "string";
  field.known = false;
  field.frameField = null;
  field.of = undefined;
  field.meaning = `Age of the ${said.replaceAll("_", " ")}.`;
}

/** "yield t/ha" where the domain has a yield in percent: the unit right behind the name says what is measured. */
function ofOtherUnit({ found, item }: Site, field: DraftField): DraftField | undefined {
  if (!("unit" in found) || found.unit === undefined || field.fixed.has("unit")) return undefined;
  if (found.start - (spanIn(field, item)?.end ?? 0) > 4) return undefined;
  // "volume in ETH" where the domain only counts.
  if (field.unit === null) {
    if (found.kind !== "unit") return undefined;
    field.known = false;
    return field;
  }
  if (unitFitness(found.unit, field, false) > -4) return undefined;
  field.known = false;
  field.unit = null;
  field.minimum = undefined;
  field.maximum = undefined;
  return field;
}

const countsOfTime = /(?:^|_)(?:days|hours|minutes|weeks|months|years|nights|tage|stunden|dias|jours|horas)(?:_|$)/;

/** "listed since at most 120 days", "days fermented 7 to 30" are numbers of days, "battery start %" one of percent. */
function isNumberOfTime(found: Found, field: DraftField): boolean {
  const isYears =
    found.kind === "range" && found.unit === "year" && (found.maximum ?? found.minimum ?? OLDEST) < OLDEST;
  if (isYears && countsOfTime.test(`${field.name}s`)) return true;
  if ("unit" in found && found.unit !== undefined) return /^(?:day|d|week|month|h|min|s|ms|%)$/.test(found.unit);
  return found.kind === "range" && (countsOfTime.test(field.name) || (isCount(found) && !namesTime.test(field.name)));
}

const namesTime = /(?:^|_)(?:dates?|times?|at|on|since|until|timestamp|datetime|day|datum|fecha|data|zeit|hora|heure)$/;

/** "wave 1 to 4", "week 1-52": counted from the first. */
function isCount({ minimum, maximum, unit }: Extract<Found, { kind: "range" }>): boolean {
  const isSmall = maximum !== undefined && Number.isInteger(maximum) && maximum <= MOST_COUNTED;
  return unit === undefined && (minimum === 0 || minimum === 1) && isSmall;
}

const MOST_COUNTED = 400;

/** The words by which an item names a field, as a name. */
function wordsSaid(field: DraftField, item: Item): string {
  const span = spanIn(field, item);
  const words = span === undefined ? [] : item.words.filter((word) => word.start >= span.start && word.end <= span.end);
  return slugOf(words.map((word) => word.text));
}

/** "subscription free/premium": what members stand right behind has them, whatever its name may mean. */
export function ownMembers(site: Site, table: DraftTable): DraftField | undefined {
  const { found, item } = site;
  if (found.kind !== "members" && found.kind !== "shares") return undefined;
  const field = fieldRightBefore(site, table);
  if (field === undefined || isTime(field) || field.type === "array" || field.type === "object") return undefined;
  if (found.start - (spanIn(field, item)?.end ?? 0) > 4) return undefined;
  if (field.type === "id" || field.type === "string") field.of = undefined;
  return field;
}

/** The last field that the item names before the finding. */
export function fieldRightBefore({ found, item, outer }: Site, table: DraftTable): DraftField | undefined {
  const before = (within: Item): DraftField | undefined => {
    const endOf = (field: DraftField): number => spanIn(field, within)?.end ?? Number.POSITIVE_INFINITY;
    const ahead = table.fields.filter((field) => endOf(field) <= found.start + 1);
    const nearest = Math.max(...ahead.map(endOf));
    return ahead.findLast((field) => endOf(field) === nearest);
  };
  return before(item) ?? (item === outer || item.words.length > 0 ? undefined : before(outer));
}

/** "late (more than 45 min) 17%": the bound in brackets says when it is so, and bounds no flag. */
export function explainsFlag({ found, outer }: Site, text: string): boolean {
  if (found.kind !== "range" || text[found.start - 1] !== "(") return false;
  return outer.founds.some(({ found: other }) => other.kind === "rate" && other.start >= found.end);
}
