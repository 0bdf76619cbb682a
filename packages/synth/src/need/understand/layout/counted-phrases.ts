import type { Findings, Found } from "../../findings.ts";
import { lastKey } from "../words/phrase.ts";

type Entities = Extract<Found, { kind: "entities" }>;

/** What each row is of, as the need says: "one row per message". */
export function grainOf(findings: readonly Found[]): string | undefined {
  for (const found of findings) {
    if (found.kind !== "belongs" || found.most !== 1 || found.parent === "") continue;
    if (rowNouns.test(found.child)) return lastKey(found.parent);
  }
  return undefined;
}

const rowNouns = /^(?:row|record|line|entry|zeile|fila|ligne|linha)$/;

/** So many of one thing in each of some others. */
interface Multiplied {
  readonly counted: Entities;
  readonly holder: Entities;
}

/** "60 students per school, 3 schools": so many of the one for each of the other. */
export function multipliedCounts(findings: readonly Found[]): readonly Multiplied[] {
  const counted = findings.filter((found) => found.kind === "entities");
  return findings.flatMap((found) => {
    if (found.kind !== "belongs" || found.least === undefined || found.least !== found.most) return [];
    // "one row per patient" says what a row is.
    if (found.most === 1 && rowNouns.test(found.child)) return [];
    const parent = counted.find((each) => isOne(lastKey(each.noun), lastKey(found.parent)));
    if (parent === undefined || counted.some((each) => lastKey(each.noun) === lastKey(found.child))) return [];
    const { start, end, child } = found;
    const product = { kind: "entities" as const, noun: child, count: parent.count * found.least, start, end };
    return [{ counted: product, holder: parent }];
  });
}

/** "1,500 outpatients, four draws per patient": a compound is what its last part is. */
function isOne(counted: string, named: string): boolean {
  return counted === named || (named.length > 4 && counted.endsWith(named));
}

/** "1,800 checkouts by 350 members", "300 bookings of 8 halls": of fewer, who do it or with which it is done. */
export function isOfFewer({ end, count }: Entities, { text, found }: Findings): boolean {
  const next = found.find((each) => each.start > end);
  return (
    next?.kind === "entities" &&
    next.count > 1 &&
    next.count < count &&
    /^ (?:made |done |placed )?(?:by|of|from|in|across|at|for|von|in|bei|de|en|por|par|dans|em) (?:the |our )?$/.test(
      text.slice(end, next.start),
    )
  );
}
