import type { DraftField, DraftNotes } from "../draft/draft.ts";

/** What is somebody's own, or opens something: its values stay in reserved ranges, whatever form was asked for. */
const reserved =
  /(?:^|_)(?:card|phone|mobile|cell|telephone|fax|ssn|social|iban|bic|account|acct|passport|tax|vat|nhs|insurance|national|identity|driving|driver|license|licence|imei|routing|sort|wallet|address|pin|cvv|cvc|otp|password|passcode|token|key|secret|credit|debit|bank)(?:_|$)/;
/** So many figures alone may be anybody's number. */
const LONGEST_NUMBER = 8;

/** "two letters and nine digits": a code that is written so; false where a real one might come out. */
export function applyForm(template: string, field: DraftField, notes: DraftNotes): boolean {
  if (field.fixed.has("enum") || field.fixed.has("prefix") || field.type === "bool") return false;
  if (reserved.test(field.name) || (/^9+$/.test(template) && template.length > LONGEST_NUMBER)) return false;
  field.type = field.type === "id" ? "id" : "string";
  field.unit = null;
  field.minimum = undefined;
  field.maximum = undefined;
  field.model = { kind: "template", template };
  const signs = "A is a capital, a a small letter, 9 a digit, * a letter or a digit";
  notes.assumptions.push(`${field.name} is written like ${template}, where ${signs}`);
  return true;
}
