import type { Findings } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { different, figureOf } from "./figures.ts";

/** "800 unique days in February 2024", "90 days in January 2024". */
export function findTooManyDays({ found, text }: Findings, notes: DraftNotes): void {
  const folded = fold(text);
  for (const window of found) {
    if (window.kind !== "window" || window.months !== undefined || window.from >= window.to) continue;
    const before = folded.slice(Math.max(0, window.start - 50), window.start);
    const match = new RegExp(
      `(\\d{1,6}) (?:consecutive |calendar |full |${different} )?(days?|dates?|weeks?|months?|years?|tage|dias|jours)(?: of [a-z ]{2,20}| with [a-z ]{2,20})?(?:,? but)?(?: only| all)?(?: of)?(?: with| [a-z]+)? ?(?:in|within|during|inside)? ?$`,
    ).exec(before);
    if (match === null) continue;
    const unit = match[2] ?? "";
    const length = /^w/.test(unit) ? 7 : /^mo/.test(unit) ? 28 : /^y/.test(unit) ? 365 : 1;
    const days = (Date.parse(window.to) - Date.parse(window.from)) / 86_400_000;
    const asked = Number(match[1]) * length;
    const isOf = /^of\b/.test(folded.slice(window.start)) && new RegExp(different).test(match[0]);
    const isIn =
      isOf ||
      /(?:in|within|during|inside)\s*$/.test(before) ||
      (/of\s*$/.test(before) && new RegExp(different).test(match[0])) ||
      /^(?:in|within|during|for)\b/.test(folded.slice(window.start));
    if (
      !isIn ||
      asked <= days ||
      /\b(?:last|past|next|every|each|older|after|before|within)\b[^,;]{0,14}$/.test(before.slice(0, match.index))
    )
      continue;
    const start = Math.max(0, window.start - 50) + match.index;
    notes.impossible.push({
      reason: `"${text.slice(start, window.end).trim()}": ${match[1]} ${unit} do not fit into ${Math.floor(days)} days`,
      spans: [{ start, end: window.end }],
      fix: `ask for ${Math.max(1, Math.floor(days / length))} ${unit} or fewer, or for a longer time`,
    });
  }
}

/** "400 daily records within January 2024" */
export function findTooManySteps({ text, found }: Findings, notes: DraftNotes): void {
  const match = /\b(\d[\d,]*) (hourly|daily|weekly|monthly|yearly) ([a-z]+) (?=in|within|during|for|of|from)/i.exec(
    text,
  );
  const window = found.find((each) => each.kind === "window" && each.months === undefined);
  if (match === null || window?.kind !== "window") return;
  const end = match.index + match[0].length;
  if (
    window.start < end - 4 ||
    window.start > end + 14 ||
    found.some(({ kind, start }) => kind === "entities" && start >= end)
  )
    return;
  const days = (Date.parse(window.to) - Date.parse(window.from)) / 86_400_000;
  const step = { hourly: 1 / 24, daily: 1, weekly: 7, monthly: 28, yearly: 365 }[(match[2] ?? "").toLowerCase()] ?? 1;
  const most = Math.ceil(days / step);
  if (figureOf(match[1] ?? "") <= most || /\b(?:per|each|every)\b/i.test(text)) return;
  notes.impossible.push({
    reason: `"${text.slice(match.index, window.end)}": there are only ${most} ${match[2]} ${match[3]} in that time`,
    spans: [{ start: match.index, end: window.end }],
    fix: `ask for ${most} or fewer, or for a longer time`,
  });
}
