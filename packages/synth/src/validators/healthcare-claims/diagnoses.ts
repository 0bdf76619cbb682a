import type { Report } from "../validation.ts";
import type { ClaimLine } from "./claim-line.ts";

/** Whom a diagnosis can be of: sex and age in whole years, both ends included. */
interface Edit {
  readonly sex: string | null;
  readonly youngest: number;
  readonly oldest: number;
}

const ANY_AGE = 1_000;

function edit(sex: string | null, youngest: number, oldest = ANY_AGE): Edit {
  return { sex, youngest, oldest };
}

const pregnancy = edit("female", 18, 44);

const edits: ReadonlyMap<string, Edit> = new Map([
  ["Z34.90", pregnancy],
  ["N92.0", edit("female", 12, 55)],
  ["N95.1", edit("female", 45, 65)],
  ["D25.9", edit("female", 25, 55)],
  ["Z12.31", edit("female", 40)],
  ["C50.911", edit("female", 30)],
  ["C61", edit("male", 50)],
  ["Z12.5", edit("male", 50)],
  ["N40.1", edit("male", 45)],
  ["N52.9", edit("male", 30)],
  ["Z00.129", edit(null, 0, 17)],
  ["F84.0", edit(null, 0, 17)],
  ["Z00.00", edit(null, 18)],
  ["J21.9", edit(null, 0, 2)],
  ["H66.90", edit(null, 0, 12)],
  ["G30.9", edit(null, 60)],
  ["H25.9", edit(null, 60)],
  ["S72.001A", edit(null, 60)],
  ["M81.0", edit(null, 45)],
  ["M16.11", edit(null, 50)],
]);

const CAPITAL_O = 79;

function checkEdit(code: string, line: ClaimLine, age: number, report: Report): void {
  const rule = code.charCodeAt(0) === CAPITAL_O ? pregnancy : edits.get(code);
  if (rule === undefined) return;
  const fits = (rule.sex === null || rule.sex === line.sex) && age >= rule.youngest && age <= rule.oldest;
  if (!fits) report("diagnosis-edits", `${code} of a ${line.sex} member of ${age}`);
}

/** Rules on the diagnoses of a claim: their order, and whom they can be of. */
export function checkDiagnoses(line: ClaimLine, year: number, report: Report): void {
  const { dx_primary: first, dx_2: second, dx_3: third, dx_4: fourth } = line;
  if ((second === null && third !== null) || (third === null && fourth !== null)) {
    report("diagnosis-form", `not filled from the left: ${second}, ${third}, ${fourth}`);
  }
  const twice =
    (second !== null && second === first) ||
    (third !== null && (third === first || third === second)) ||
    (fourth !== null && (fourth === first || fourth === second || fourth === third));
  if (twice) report("diagnosis-form", `a code stands twice: ${first}, ${second}, ${third}, ${fourth}`);
  const age = year - line.birth_year;
  checkEdit(first, line, age, report);
  if (second !== null) checkEdit(second, line, age, report);
  if (third !== null) checkEdit(third, line, age, report);
  if (fourth !== null) checkEdit(fourth, line, age, report);
}
