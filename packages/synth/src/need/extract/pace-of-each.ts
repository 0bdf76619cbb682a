import type { Found } from "../findings.ts";

type Pace = Extract<Found, { kind: "pace" }>;

/** What each does by himself; accidents, lessons and orders are those of all. */
const ownDeeds =
  /^(?:visit|session|trip|ride|run|workout|training|check-in|checkin|login|walk|dose|meal|stop|refill|charge|tour|drive|swim|play|game|call-out|shift|break|review|post|photo)$/;
const inAll =
  /^[ ,]*(?:in (?:total|all)|altogether|overall|combined|together|insgesamt|zusammen|en total|en tout|no total)(?!\p{L})/iu;

/**
 * "250 members over 8 weeks, 2 to 4 visits a week": where more things are counted than are done in a step, each of them does so many; "40 couriers, 300 trips a day" are so many of all.
 */
export function withPaceOfEach(found: readonly Found[], text: string): readonly Found[] {
  return found.map((each) => {
    if (each.kind !== "pace" || each.ofEach === true || each.parent !== "" || each.child === "") return each;
    if (!ownDeeds.test(each.child.split(" ").at(-1) ?? "")) return each;
    const things = found.findLast(
      (other) => other.kind === "entities" && other.end <= each.start && other.noun !== each.child,
    );
    const isFewer = things?.kind === "entities" && each.most < things.count;
    return isFewer && !inAll.test(text.slice(each.end)) ? ({ ...each, ofEach: true } satisfies Pace) : each;
  });
}
