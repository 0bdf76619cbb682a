import { fold } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quotesOf } from "./ledger.ts";

const name = "(?:(?:an?|the|their|his|its|one) (?:same )?)?(?<name>\\p{L}{2,20}(?: \\p{L}{2,12})?)";
/** "nobody shares a badge number", "no two have the same code", "unique badge number". */
const own: readonly RegExp[] = [
  new RegExp(
    `\\b(?:nobody|no one|none|no two)(?: \\p{L}{2,20})? (?:shares?|have|has|get|gets) ${name}(?=[,.;]| and\\b|$)`,
    "gu",
  ),
  /\b(?:unique|own|eindeutige[nrs]?) (?<name>\p{L}{2,20}(?: \p{L}{2,12})?)(?=[,.;]| and\b| und\b|$)/gu,
];
/** "badge number is 1001 for all of them", "code always A1" */
const constant =
  /(?:^|[,.;] ?(?:and |but |the |und )*)(?<name>\p{L}{2,20}(?: (?!always|immer|is|are|ist|sind)\p{L}{2,12})?)(?: (?:is|are|=|ist|sind))? (?:(?<always>always|immer) )?(?:the same|identical|gleich|\p{L}{0,3}\d{1,10})(?: (?<all>for|on|in|bei) (?:all|every|each|alle[nr]?|jede[mrn]?)\b[^,.;]{0,20})?(?=[,.;]|$)/gu;

/** "nobody shares a badge number, badge number is 1001 for all of them": what no two share is not the same for all. */
export function findSameOfUnique(ledger: Ledger): void {
  const { reading, counts } = ledger;
  const folded = fold(reading.text);
  if (folded.length !== reading.text.length || counts.every((count) => (exactOf(count) ?? 0) < 2)) return;
  const unique = own.flatMap((said) => [...folded.matchAll(said)]);
  if (unique.length === 0) return;
  const keyOf = (said: RegExpExecArray | RegExpMatchArray): string =>
    (said.groups?.["name"] ?? "")
      .split(" ")
      .map((each) => singular(each, reading.language))
      .join(" ");
  for (const same of folded.matchAll(constant)) {
    if (same.groups?.["always"] === undefined && same.groups?.["all"] === undefined) continue;
    const different = unique.find((each) => keyOf(each) === keyOf(same));
    if (different === undefined) continue;
    const spans = [different, same].map(({ index, 0: said }) => {
      const start = index + (/^[,.;]? ?/.exec(said)?.[0].length ?? 0);
      return { start, end: index + said.length };
    });
    ledger.tell(
      `${quotesOf(ledger, spans)}: what no two share is not the same for all`,
      spans.sort((one, other) => one.start - other.start),
      "leave one of the two out",
    );
    return;
  }
}
