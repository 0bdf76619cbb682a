const ZERO = 48;
const DASH = 45;

/** Two decimal digits at a place of a text, or NaN. */
export function pair(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days since 1970-01-01 of a text YYYY-MM-DD, NaN for any other text and for days that no calendar has. */
export function dayNumber(text: string): number {
  return text.length === 10 ? leadingDay(text) : Number.NaN;
}

/** The same of the first ten characters of a text. Years begin in March here: leap days end them. */
export function leadingDay(text: string): number {
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return Number.NaN;
  const year = pair(text, 0) * 100 + pair(text, 2);
  const month = pair(text, 5);
  const day = pair(text, 8);
  if (!(year >= 0 && month >= 1 && month <= 12 && day >= 1)) return Number.NaN;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (day > (monthLengths[month - 1] ?? 0) + (leap ? 1 : 0)) return Number.NaN;
  const shifted = month > 2 ? year : year - 1;
  const century = Math.floor(shifted / 100);
  const yearDays = 365 * shifted + (shifted >> 2) - century + (century >> 2);
  return yearDays + Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 719_469;
}

/** The year of a text YYYY-MM-DD…, whatever follows. */
export function yearOf(text: string): number {
  return pair(text, 0) * 100 + pair(text, 2);
}

/** Months since the year 0 of a text YYYY-MM-DD…, whatever follows. */
export function monthNumber(text: string): number {
  return yearOf(text) * 12 + pair(text, 5) - 1;
}
