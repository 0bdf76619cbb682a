import type { Report } from "../validation.ts";
import type { Grounding } from "./grounding.ts";
import type { QueryRow } from "./query-row.ts";

const numbers = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const anyDigit = /\d/;

/** Rule on the numbers of an answer; `grounding` has read its row. */
export function checkAnswer({ answer }: QueryRow, grounding: Grounding, report: Report): void {
  const found = answer.match(numbers) ?? [];
  if (found.length === 0) report("answer_numbers", "an answer without a number");
  for (const text of found) {
    const figure = Number(text.includes(",") ? text.replaceAll(",", "") : text);
    if (!grounding.has(figure)) report("answer_numbers", `${text} is not claimed`);
  }
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** True when a number stands in a text and is not a part of a longer one. */
function holdsNumber(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const end = at + number.length;
    const isLongerBefore = isDigit(text, at - 1) || (",.".includes(text[at - 1] ?? " ") && isDigit(text, at - 2));
    const isLongerAfter = isDigit(text, end) || (text[end] === "," && isDigit(text, end + 1));
    if (!isLongerBefore && !isLongerAfter) return true;
  }
  return false;
}

function withCommas(digits: string): string {
  let text = digits;
  for (let at = digits.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}

/** Rule on the amount in a query. */
export function checkQuery({ query, intent_stage: stage, amount }: QueryRow, report: Report): void {
  if (stage !== "quote" && stage !== "apply") return;
  const digits = String(amount);
  const isThere =
    holdsNumber(query, withCommas(digits)) || holdsNumber(query, digits) || holdsNumber(query, `${amount / 1_000}k`);
  if (!isThere) report("amount_in_query", `${amount} is not in: ${query}`);
}

/** Rule on disclaimers; each is looked at once. */
export class Disclaimers {
  private readonly sound = new Set<string>();

  row({ disclaimer }: QueryRow, report: Report): void {
    if (this.sound.has(disclaimer)) return;
    if (disclaimer === "" || anyDigit.test(disclaimer)) report("disclaimer", `"${disclaimer}"`);
    else this.sound.add(disclaimer);
  }
}
