import { distributionOf } from "../../../inferred/distribution-of.ts";
import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { Found } from "../../findings.ts";
import type { DraftField } from "../draft/draft.ts";
import { isNumeric, isTime, spanIn } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import type { Item } from "../words/items.ts";
import { isNumbered } from "./prefixes.ts";

/** Where a finding stands: its item, and the items before and after it in the same sentence. */
export interface Site {
  readonly found: Found;
  /** The innermost item that names something. */
  readonly item: Item;
  /** The item of the sentence that it is in, brackets and all. */
  readonly outer: Item;
  readonly index: number;
}

/** The findings of all items, with those in brackets counted to the item before the bracket. */
export function sitesOf(items: readonly Item[]): readonly Site[] {
  const sites: Site[] = [];
  const collect = (item: Item, named: Item, outer: Item, index: number): void => {
    const own = item.words.length > 0 ? item : named;
    for (const { found } of item.founds) sites.push({ found, item: own, outer, index });
    for (const inner of item.inner) collect(inner, own, outer, index);
  };
  items.forEach((item, index) => {
    collect(item, item, item, index);
  });
  return sites;
}

const SAME_ITEM = 10;
const PREVIOUS = 5;
const NEXT = 2;
const SENTENCE = 1;
const LEAST = 3;

/** The field that a finding is about: near it, and of a kind that it fits. */
export function fieldFor(site: Site, fields: readonly DraftField[], items: readonly Item[]): DraftField | undefined {
  const own = fields.filter((field) => spanIn(field, site.item) !== undefined);
  const inPiece = site.item.words.length > 0 && site.item.zone === "list" && isBound(site.found);
  // What stands in a piece with a name is about that name, not about its neighbour's.
  if (inPiece && own.length === 0 && site.item === site.outer) return impliedFor(site.found, fields);
  let best: DraftField | undefined;
  let bestScore = LEAST;
  for (const field of inPiece && own.length > 0 ? own : fields) {
    if (field.source !== "stated") continue;
    const near = nearness(site, field, items);
    const fit = fitness(site.found, field);
    if (site.item.zone === "head" && isAhead(site, field, items) && !isSurelyAbout(site.found, fit)) continue;
    // What has bounds of its own takes no others from afar.
    const bounded = site.found.kind === "range" && field.fixed.has("range") && near < SAME_ITEM - 4 ? -5 : 0;
    const score = near + fit + bounded;
    if (near > 0 && score > bestScore) {
      best = field;
      bestScore = score;
    }
  }
  return best ?? impliedFor(site.found, fields);
}

/** The field stands behind the item of the finding. */
function isAhead({ index }: Site, field: DraftField, items: readonly Item[]): boolean {
  return field.items.length > 0 && field.items.every((item) => indexOf(item, items) > index);
}

/** "adults aged 18 to 65: income" bounds no income; "rooms under 200 EUR: name, price" bounds the price. */
function isSurelyAbout(found: Found, fit: number): boolean {
  if (found.kind === "members" || found.kind === "shares") return fit >= 4;
  return found.kind !== "range" || (found.unit !== undefined && fit >= 6);
}

/** Findings that are said of one name alone. */
function isBound(found: Found): boolean {
  return ["range", "rate", "members", "shares", "distribution", "average", "prefix", "shape"].includes(found.kind);
}

/** A field that nobody said may yet be meant when it is the only one that fits: "in EUR" where only one amount is. */
function impliedFor(found: Found, fields: readonly DraftField[]): DraftField | undefined {
  if (found.kind !== "range" && found.kind !== "unit" && found.kind !== "rate" && found.kind !== "average")
    return undefined;
  const fitting = fields.filter((field) => fitness(found, field) >= 4);
  return fitting.length === 1 ? fitting[0] : undefined;
}

function nearness({ found, item, index }: Site, field: DraftField, items: readonly Item[]): number {
  if (field.span === null) return 0;
  let near = 0;
  for (const [number, own] of field.items.entries()) {
    const span = field.spans[number] ?? field.span;
    const at = indexOf(own, items);
    if (own === item || within(own, item) || within(item, own) || (at === index && items[index] === own)) {
      // In one item with several fields, the one right before counts, then the one right after.
      const gap =
        span.end <= found.start ? found.start - span.end : span.start >= found.end ? (span.start - found.end) * 1.2 : 0;
      near = Math.max(near, SAME_ITEM - Math.min(gap / 8, 4));
      continue;
    }
    if (own.sentence !== item.sentence) continue;
    const empty = item.words.length === 0;
    if (at >= 0 && at < index) {
      const steps = index - at;
      if (steps === 1) near = Math.max(near, empty || item.opener === "(" ? PREVIOUS + 2 : PREVIOUS);
      else near = Math.max(near, Math.max(SENTENCE, (empty ? PREVIOUS : NEXT) - steps * 0.6));
    } else if (at > index) {
      near = Math.max(near, at - index === 1 ? NEXT : SENTENCE);
    }
  }
  // A field picked out of a sentence that only a relation names stands in no item.
  if (field.items.length === 0 && near === 0) near = 0.5;
  return near;
}

const places = new WeakMap<readonly Item[], ReadonlyMap<Item, number>>();

/** The place of an item, or of the one in whose brackets it stands. */
function indexOf(own: Item, items: readonly Item[]): number {
  let known = places.get(items);
  if (known === undefined) {
    const built = new Map<Item, number>();
    const note = (item: Item, index: number): void => {
      built.set(item, index);
      for (const inner of item.inner) note(inner, index);
    };
    for (const [index, item] of items.entries()) note(item, index);
    known = built;
    places.set(items, known);
  }
  return known.get(own) ?? -1;
}

function within(inner: Item, outer: Item): boolean {
  return outer.inner.some((each) => each === inner || within(inner, each));
}

/** How well a kind of finding fits a kind of field. */
export function fitness(found: Found, field: DraftField): number {
  const open = !field.known;
  switch (found.kind) {
    case "range":
      if (isTime(field)) return found.unit === "year" || looksLikeYear(found.minimum ?? found.maximum) ? 1 : -7;
      if (isNumeric(field)) return rangeFitness(found, field) + unitFitness(found.unit, field, open);
      if (field.type === "bool" || field.fixed.has("enum")) return -8;
      return open ? 1 : field.type === "enum" ? -3 : -4;
    case "rate":
      if (field.type === "bool") return 4;
      if (field.type === "enum") return found.of === undefined ? -3 : 0;
      if (isNumeric(field)) return open ? 1 : -5;
      if (isTime(field) || field.type === "id") return -5;
      return open ? 2 : -4;
    case "shares":
    case "members":
      if (field.type === "enum") return 4;
      if (field.type === "string") return open ? 3 : 2;
      if (isNumeric(field))
        return found.kind === "members" && found.values.every((value) => /^\d/.test(value)) ? 2 : -2;
      return field.type === "bool" ? 0 : -5;
    case "prefix":
      if (isNumbered(field)) return 4;
      return field.type === "id" || field.type === "string" ? 4 : field.type === "enum" ? 2 : -8;
    case "unit":
      if (isNumeric(field)) return unitFitness(found.unit, field, open);
      return open ? 2 : -7;
    case "average":
    case "distribution":
      if (isNumeric(field)) return 3 + (found.kind === "average" ? unitFitness(found.unit, field, open) : 0);
      return open ? 1 : -7;
    case "exactly":
      return isNumeric(field) && found.unit !== undefined ? 3 + unitFitness(found.unit, field, open) : 0;
    case "step":
    case "decimals":
      return isNumeric(field) ? 3 : -7;
    case "unique":
      return field.type === "id" || field.type === "string" ? 2 : 0;
    default:
      return 0;
  }
}

function looksLikeYear(value: number | undefined): boolean {
  return value !== undefined && Number.isInteger(value) && value >= 1900 && value <= 2100;
}

/** Numbers far from all that the field usually holds are hardly about it. */
function rangeFitness(found: { readonly minimum?: number; readonly maximum?: number }, field: DraftField): number {
  const distribution = distributionOf(field.model);
  const { minimum, maximum } = field;
  if (found.minimum !== undefined && maximum !== undefined && found.minimum > maximum && field.known) return 0;
  if (found.maximum !== undefined && minimum !== undefined && found.maximum < minimum && field.known) return 0;
  if (distribution === undefined) return 2;
  const bulk = bulkOf(distribution);
  const from = found.minimum ?? Number.NEGATIVE_INFINITY;
  const to = found.maximum ?? Number.POSITIVE_INFINITY;
  return bulk.high >= from && bulk.low <= to ? 3 : 2;
}

/** Whether a unit is one of the field's dimension. */
export function unitFitness(unit: string | undefined, field: DraftField, open: boolean): number {
  if (unit === undefined) return 0;
  const said = unitNamed(unit);
  if (field.unit === null) return said !== undefined && isCurrency(said) ? (open ? 1 : -3) : 0.5;
  if (field.unit === unit) return 4;
  const money = said !== undefined && isCurrency(said);
  const own = field.unit === "currency" ? undefined : unitNamed(field.unit);
  const ownMoney = field.unit === "currency" || (own !== undefined && isCurrency(own));
  if (money || ownMoney) return money === ownMoney ? 4 : -6;
  if (said === undefined || own === undefined) return 0;
  const isDegree = own.dimension === "temperature" && said.symbol === "deg";
  return said.dimension === own.dimension || isDegree ? 4 : open ? 1 : -4;
}
