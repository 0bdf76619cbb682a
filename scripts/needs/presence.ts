import { sameName } from "./name.ts";
import type { Cell, Row } from "./types.ts";

/** "churn_reason not null iff movement_type=churn", "xg not null only for shots", "alert iff drift_score>0.7". */
export interface Presence {
  readonly field: string;
  /** Whether the field is there, is missing, or is true where the condition holds. */
  readonly is: "present" | "missing" | "true";
  /** `iff`: exactly there; else nowhere else, and perhaps not there either. */
  readonly exactly: boolean;
  /** One of them holds. */
  readonly conditions: readonly Condition[];
}

export interface Condition {
  readonly field: string;
  readonly is: string;
  readonly value: string | null;
}

const form =
  /^(\w+)(?:\s*=\s*true|\s+(?:is\s+)?((?:not\s+)?(?:null|empty)|present|set))?\s+(iff|only if|only for|only when|if and only if|unless|if)\s+(.+)$/i;
const condition = /^(\w+)\s*(?:(=|!=|<=|>=|<|>|\bis\b|\bin\b)\s*(.+)|(not null|is not null|present))?$/i;

/** "passed = average >= 6" says when a flag is true. */
const flagFormula = /^(\w+)\s*=\s*(?!true\b)([^=<>]+(?:<=|>=|<|>).+)$/;

/** The relation as one of presence or of a flag; null for another kind of sentence. */
export function presenceOf(relation: string): Presence | null {
  const match = form.exec(relation.trim().replace(flagFormula, "$1 iff $2"));
  if (match === null) return null;
  const [, field = "", state = "", link = "", rest = ""] = match;
  const conditions = rest.split(/\s+or\s+/i).map(conditionOf);
  if (conditions.some((each) => each === null)) return null;
  const missing = /^(?:null|empty)$/i.test(state) !== /unless/i.test(link);
  const is = state === "" ? "true" : missing ? "missing" : "present";
  const plainLink = link.toLowerCase();
  const exactly = plainLink === "iff" || plainLink === "if and only if";
  return { field, is, exactly, conditions: conditions as Condition[] };
}

/** "status=open", "score>0.7", "closed_at not null"; null for what is none. */
export function conditionOf(text: string): Condition | null {
  const [whole, field = "", operator, value, presence] = condition.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return presence === undefined
    ? { field, is: operator ?? "is", value: value?.trim() ?? null }
    : { field, is: "present", value: null };
}

function isThere(cell: Cell | undefined): boolean {
  return cell !== undefined && cell !== null && cell !== "";
}

const denials = new Set(["false", "no", "n", "0", "none", "never"]);

/** A number, or the moment that a date or a time is; NaN for what is neither. */
function sizeOf(text: string): number {
  return /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number(text);
}

export function holdsIn(row: Row, { field, is, value }: Condition, column: (name: string) => string): boolean {
  const cell = row[column(field)];
  if (is === "present") return isThere(cell);
  if (value === null) return isThere(cell) && !denials.has(String(cell).toLowerCase());
  const other = row[column(value)];
  const wanted = /^\w+$/.test(value) && column(value) in row && other !== undefined ? String(other) : value;
  if (is === "<" || is === "<=" || is === ">" || is === ">=") {
    const [left, right] = [sizeOf(String(cell)), sizeOf(wanted)];
    if (!isThere(cell) || Number.isNaN(left) || Number.isNaN(right)) return false;
    return is === "<" ? left < right : is === "<=" ? left <= right : is === ">" ? left > right : left >= right;
  }
  // A value may be called as a column is: "status=closed" beside `closed`, a time.
  const same = [...wanted.split("|"), ...value.split("|")].some((one) => sameName(String(cell), one));
  return is === "!=" ? !same : same;
}

/**
 * Whether the rows keep it. Where the plan tells the condition by another word than a column ("only for shots"), the rows show
 * only that the field is there in some of them and missing in others.
 */
export function keepsPresence(
  { field, is, exactly, conditions }: Presence,
  rows: readonly Row[],
  column: (name: string) => string,
): boolean {
  const name = column(field);
  if (!rows.some((row) => name in row)) return false;
  const states = rows.map((row) => {
    const cell = row[name];
    return is === "true" ? cell === true || cell === "true" || cell === 1 : isThere(cell) === (is === "present");
  });
  const isColumn = conditions.every((each) => rows.some((row) => column(each.field) in row));
  if (!isColumn) return states.includes(true) && states.includes(false);
  const holds = rows.map((row) => conditions.some((each) => holdsIn(row, each, column)));
  return states.every((state, index) => (exactly ? state === holds[index] : !state || holds[index] === true));
}
