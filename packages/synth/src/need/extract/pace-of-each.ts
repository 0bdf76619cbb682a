import type { Found } from "../findings.ts";

type Pace = Extract<Found, { kind: "pace" }>;

const inAll =
  /^[ ,]*(?:in (?:total|all)|altogether|overall|combined|together|insgesamt|zusammen|en total|en tout|no total)(?!\p{L})/iu;

/**
 * "250 members over 8 weeks, 2 to 4 visits a week": where more things are counted than happens in a step, it happens so often to
 * each of them; "40 couriers, 300 trips a day" are so many of all.
 */
export function withPaceOfEach(found: readonly Found[], text: string): readonly Found[] {
  return found.map((each) => {
    if (each.kind !== "pace" || each.ofEach === true || each.parent !== "" || each.child === "") return each;
    const things = found.findLast(
      (other) => other.kind === "entities" && other.end <= each.start && other.noun !== each.child,
    );
    const isFewer = things?.kind === "entities" && each.most < things.count;
    return isFewer && !inAll.test(text.slice(each.end)) ? ({ ...each, ofEach: true } satisfies Pace) : each;
  });
}
