import type { Model } from "../../../inferred/model.ts";
import { identifierScheme } from "../../../world/identifiers.ts";
import type { Found } from "../../findings.ts";
import { reachOf } from "../../own-schema/reach.ts";
import {
  beginningWith,
  type CodeShape,
  describedShape,
  expressionOf,
  prefixOfShape,
  templateOf,
} from "../../text/code-shape.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric } from "../draft/draft.ts";
import { say } from "../draft/saying.ts";
import { applyPrefix } from "./prefixes.ts";

type Shaped = Extract<Found, { kind: "shape" }>;

/** Gives a column codes of the shape that was said, and says so. False where its values have a form of their own. */
export function applyShape(found: Shaped, field: DraftField, table: DraftTable, notes: DraftNotes): boolean {
  const prefix = prefixOfShape(found.shape);
  const prefixes = saidPrefixes(field, table, notes);
  if (prefixes.length > 1) return false;
  const shape = prefixes.length === 1 ? beginningWith(prefixes[0] ?? "", found.shape) : found.shape;
  const expression = expressionOf(shape);
  if (keepsOwnForm(field, shape)) {
    if (prefix !== "" && !applyPrefix({ ...found, kind: "prefix", prefixes: [prefix] }, field, table, notes))
      return false;
    // Whether the postcodes of the rows are written so shows when it is known where they are.
    const isPostcode = field.model.kind === "place" && field.model.part === "postcode";
    if (isPostcode || isWritten(field.model, expression)) publish(found, shape, false, field, table, notes);
    else if (namedForms.has(field.model.kind))
      notes.assumptions.push(`${field.name} has a form of its own, and not that of ${describedShape(shape)}`);
    return true;
  }
  const made = outOfReach(shape);
  const reach = reachOf(templateOf(made));
  if (reach !== undefined) {
    notes.assumptions.push(`${field.name} is not written in ${describedShape(shape)}: ${reach}`);
    return true;
  }
  const isToldApart =
    !kindNames.test(field.name) && (field.type === "id" || tellsApart.has(field.model.kind) || isNumeric(field));
  const isOpen = found.isOpen === true && isKeyLike(field.name, isToldApart);
  const model = modelOf({ ...found, isOpen }, made, field.model);
  field.type = isToldApart ? "id" : "string";
  field.unit = null;
  field.minimum = undefined;
  field.maximum = undefined;
  if (field.model.kind !== model.kind) field.known = field.known && field.type === field.semantic.type;
  field.model = model;
  field.unique ||= isKeyLike(field.name, isToldApart) && model.kind === "template";
  if (field.source === "implied") field.source = "stated";
  publish(found, shape, isOpen, field, table, notes);
  if (prefix !== "" && prefixes.length === 0) {
    field.fixed.add("prefix");
    say(notes, field, table, "prefix", `${field.name} begins with ${prefix}`, { prefix: [prefix] }, found);
  }
  return true;
}

/** Figures alone begin with one that is no card's, where they would else be as long as a card's are. */
function outOfReach(shape: CodeShape): CodeShape {
  const [first, ...others] = shape;
  const isFree = first?.of === "digit" && first.text === undefined && reachOf(templateOf(shape)) !== undefined;
  return isFree ? [{ of: "digit", text: "8" }, ...others] : shape;
}

/** Says the shape of a column whose values have it. */
function publish(
  found: Shaped,
  shape: CodeShape,
  isOpen: boolean,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): void {
  const pattern = expressionOf(shape, isOpen);
  field.pattern = pattern;
  field.fixed.add("pattern");
  say(
    notes,
    field,
    table,
    "pattern",
    `${field.name} is ${describedShape(shape)}${isOpen ? " or more" : ""}`,
    { pattern },
    found,
  );
}

/** Models that give each row a value of its own. */
const tellsApart: ReadonlySet<Model["kind"]> = new Set<Model["kind"]>([
  "code",
  "sequence",
  "uuid",
  "identifier",
  "template",
]);

/** Values of the world outside: their own form is worth more than what is said of its length, where the two are at odds. */
const ownForms: ReadonlySet<Model["kind"]> = new Set<Model["kind"]>(["contact", "person", "uuid"]);

/** Models whose form the buyer may miss where something else was said of it. */
const namedForms: ReadonlySet<Model["kind"]> = new Set<Model["kind"]>([...ownForms, "identifier", "hex"]);

function keepsOwnForm({ model, semantic }: DraftField, shape: CodeShape): boolean {
  if (ownForms.has(model.kind)) return true;
  if (model.kind === "identifier" && /iban|card/.test(model.scheme)) return true;
  if (/(?:^|_)(?:card|pan|iban|ssn|social_security)(?:_|$)/.test(semantic.id) && semantic.id !== "business_card")
    return true;
  if (model.kind === "place") return true;
  return isWritten(model, expressionOf(shape)) || /(?:^|_)currency(?:_|$)/.test(semantic.id);
}

const SAMPLES = 24;

/** Whether a column's own values are all written so: the ISBN of 13 digits, the two letters of a country. */
function isWritten(model: Model, expression: string): boolean {
  const whole = new RegExp(`^(?:${expression})$`);
  if (model.kind === "choice") return model.values.length > 0 && model.values.every((value) => whole.test(value));
  if (model.kind === "hex") return expression === `${model.prefix}[0-9a-f]{${2 * model.bytes}}`;
  if (model.kind !== "identifier") return false;
  const scheme = identifierScheme(model.scheme);
  return (
    scheme !== undefined &&
    Array.from({ length: SAMPLES }, (_, key) => scheme.of(key * 7919, key)).every((value) => whole.test(value))
  );
}

function modelOf(
  { first, isOpen }: Pick<Shaped, "first"> & { readonly isOpen: boolean },
  shape: CodeShape,
  own: Model,
): Model {
  const prefix = prefixOfShape(shape);
  const digits = shape.slice(prefix.length);
  const isNumber = digits.length > 0 && digits.every(({ of, text }) => of === "digit" && text === undefined);
  if (isOpen && isNumber)
    return {
      kind: "code",
      prefix,
      radix: 10,
      width: digits.length,
      order: own.kind === "code" ? own.order : "shuffled",
    };
  if (first !== undefined)
    return {
      kind: "code",
      prefix,
      radix: 10,
      width: digits.length,
      order: "sequence",
      ...(first === 1 ? {} : { first }),
    };
  if (shape.some(({ of }) => of === "hex")) return { kind: "hex", prefix, bytes: digits.length / 2 };
  // Keys that count up go on doing so behind letters of their own.
  const isCounted = own.kind === "code" && own.order === "sequence" && own.radix === 10 && /\p{L}/u.test(prefix);
  if (isNumber && isCounted) return { ...own, prefix, width: digits.length };
  return { kind: "template", template: templateOf(shape) };
}

/** What codes are called that tell one thing from another; those of areas, states and kinds come again. */
function isKeyLike(name: string, isToldApart: boolean): boolean {
  return (isToldApart || keyNames.test(name)) && !kindNames.test(name);
}

const keyNames =
  /(?:^|_)(?:number|no|num|nr|code|ref|reference|serial|sku|plate|tag|barcode|badge|pnr|locator|registration|voucher|coupon|numero|codigo|matricula|matricule|folio|placa|referencia|immatriculation)$|nummer$|kennzeichen$|^(?:numero|codigo|numéro|code)_/;
const kindNames =
  /(?:^|_)(?:zip|postal|post|area|dial|dialling|country|state|region|city|branch|status|error|class|category|type|cost|department|dept|sort|hs|promo|discount|campaign|course|subject|agent|doctor|sic|naics|isic|nace|tax|currency|colour|color|reason|icd|cpt|sector|route|gate|seat|room|floor|postale?|pais|estado|postleit|bank|airport|station|language)(?:_|$)|postleit/;

function saidPrefixes({ name }: DraftField, table: DraftTable, { constraints }: DraftNotes): readonly string[] {
  const said = constraints.find(
    ({ kind, field, table: of }) => kind === "prefix" && field === name && of === table.name,
  );
  const prefixes = said?.value.prefix;
  return Array.isArray(prefixes) ? prefixes.filter((each) => typeof each === "string") : [];
}
