import { phoneAt } from "../../../world/contact.ts";
import { countries } from "../../../world/countries.ts";
import { ibanAt } from "../../../world/iban.ts";
import type { Found } from "../../findings.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { say } from "../draft/saying.ts";
import { weightsOf } from "./enumeration.ts";

const SAMPLES = 400;

/** Networks that are nobody's on the internet: private, shared, for tests and documentation. */
const reserved =
  /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|192\.0\.2|198\.51\.100|203\.0\.113)(?:\.|$)/;

/** Addresses, telephone and account numbers with a prefix: they keep their form and their reserved ranges. */
function formedValues({ model, semantic }: DraftField, prefix: string): readonly string[] | "none" | undefined {
  if (model.kind === "contact" && model.part === "ipv4") return reserved.test(prefix) ? addresses(prefix) : "none";
  if (model.kind === "person" && model.part === "phone") return among(phones(prefix));
  if (semantic.id.includes("iban")) return /^[A-Z]{2}$/.test(prefix) ? among(ibans(prefix)) : "none";
  return undefined;
}

function among(values: readonly string[]): readonly string[] | "none" {
  return values.length === 0 ? "none" : [...new Set(values)];
}

function addresses(prefix: string): readonly string[] {
  const own = prefix.split(".").filter((part) => part !== "");
  return Array.from({ length: SAMPLES }, (_, index) => {
    const others = [(index * 37 + 11) % 250, (index * 101 + 7) % 250, ((index * 53) % 250) + 1];
    return [...own, ...others.slice(own.length - 1)].slice(0, 4).join(".");
  });
}

function phones(prefix: string): readonly string[] {
  const country = countries().find(({ dialling }) => prefix.replace(/\D/g, "").startsWith(dialling));
  if (country === undefined) return [];
  const numbers = Array.from({ length: SAMPLES }, (_, key) => phoneAt(key + 1, country.alpha2, country.dialling));
  return numbers.filter((number) => number.startsWith(prefix));
}

function ibans(country: string): readonly string[] {
  return Array.from({ length: SAMPLES }, (_, key) => ibanAt(key + 1, country));
}

const numbered =
  /(?:^|_)(?:number|no|num|nr|code|key|ref|reference|numero|nummer|serial|id)$|^(?:numero|num)_|.nummer$/;

/** "numéro national commençant par FR": a number that begins with letters is a key, and was only taken for a figure. */
export function isNumbered({ name, unit, fixed }: DraftField): boolean {
  return numbered.test(name) && (unit === null || unit === "1") && !fixed.has("range");
}

function becomeCode(field: DraftField): void {
  field.type = "id";
  field.unit = null;
  field.known = false;
  field.minimum = undefined;
  field.maximum = undefined;
  field.model = { kind: "code", prefix: "", radix: 10, width: 8, order: "shuffled" };
}

const network = /^(?:\d{1,3}\.){1,3}$/;

/** "source inside 10.20.0.0/16": what lies in a network is an address, whatever else its name may mean. */
function becomeAddress(field: DraftField): void {
  field.type = "string";
  field.of = undefined;
  field.model = { kind: "contact", part: "ipv4" };
}

export function applyPrefix(
  found: Extract<Found, { kind: "prefix" }>,
  field: DraftField,
  table: DraftTable,
  notes: DraftNotes,
): boolean {
  const [first] = found.prefixes;
  if (first !== undefined && isNumeric(field) && isNumbered(field) && found.prefixes.every((each) => /\D/.test(each)))
    becomeCode(field);
  if (first === undefined || isNumeric(field) || isTime(field) || field.type === "bool") return false;
  if (found.prefixes.every((each) => network.test(each)) && field.model.kind !== "contact") becomeAddress(field);
  const { model } = field;
  const formed = found.prefixes.map((prefix) => formedValues(field, prefix));
  if (formed.includes("none")) return false;
  const values = formed.flatMap((each) => each ?? []);
  const isAddress = model.kind === "contact";
  // Hashes and addresses are hexadecimal whatever else is said of them.
  const isOwn = model.kind === "hex" && found.prefixes.length === 1 && first.toLowerCase() === "0x";
  if (isOwn) field.model = { ...model, prefix: "0x" };
  else if (values.length > 0)
    field.model = { kind: "choice", values, ...(isAddress ? {} : { weights: values.map(() => 1) }) };
  else if (model.kind === "choice") {
    const fitting = model.values.filter((value) =>
      found.prefixes.some((prefix) => value.toLowerCase().startsWith(prefix.toLowerCase())),
    );
    const values =
      fitting.length > 0
        ? fitting
        : found.prefixes.flatMap((prefix) => ["", "1", "2", "5", "8", "9"].map((end) => `${prefix}${end}`));
    const weights = fitting.length > 0 ? weightsOf(model, fitting) : undefined;
    field.model = { kind: "choice", values, ...(weights === undefined ? {} : { weights }) };
  } else if (found.prefixes.length === 1) {
    field.model =
      model.kind === "code"
        ? { ...model, prefix: first }
        : { kind: "code", prefix: first, radix: 10, width: 8, order: "shuffled" };
  } else {
    field.model = {
      kind: "choice",
      values: found.prefixes.flatMap((prefix) => ["01", "12", "27", "38", "46", "59"].map((end) => `${prefix}${end}`)),
    };
  }
  field.fixed.add("prefix");
  say(
    notes,
    field,
    table,
    "prefix",
    `${field.name} begins with ${found.prefixes.join(" or ")}`,
    { prefix: [...found.prefixes] },
    found,
  );
  return true;
}
