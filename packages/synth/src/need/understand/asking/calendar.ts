import type { Findings } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";

const months =
  "jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const order = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** "30 February", "2023-02-29", "31 June": days that no calendar has. */
export function findNoSuchDay({ text }: Findings, { impossible }: DraftNotes): void {
  const folded = fold(text);
  const named = [
    ...folded.matchAll(
      new RegExp(`\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${months})\\.?(?:,? (?<year>\\d{4}))?\\b`, "g"),
    ),
    ...folded.matchAll(
      new RegExp(
        `\\b(?<month>${months})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?\\b(?! ?[-–:%]|\\d)`,
        "g",
      ),
    ),
  ];
  for (const { index, 0: said, groups = {} } of named) {
    const month = order.indexOf((groups.month ?? "").slice(0, 3));
    // "5 march past" and "may 40 rows" are no days.
    if (Number(groups.day) > 31 || !/\D{3}/.test(groups.month ?? "")) continue;
    tell(index, said, Number(groups.year ?? 2024), month, Number(groups.day));
  }
  for (const { index, 0: said, 1: year, 2: month, 3: day } of folded.matchAll(/\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/g))
    if (Number(month) <= 12) tell(index, said, Number(year), Number(month) - 1, Number(day));

  function tell(start: number, said: string, year: number, month: number, day: number): void {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const last = month === 1 && !isLeap ? 28 : (lengths[month] ?? 31);
    if (day <= last) return;
    const end = start + said.length;
    impossible.push({
      reason: `"${text.slice(start, end)}": there is no such day`,
      spans: [{ start, end }],
      fix: `say a day up to the ${last}th of that month`,
    });
  }
}
