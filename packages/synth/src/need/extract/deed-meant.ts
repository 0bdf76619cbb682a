import type { Found } from "../findings.ts";

const pronoun = /^(?:they|it|so)$/i;
const doing = /^ (?:do|does|did|are|is|were|was|have|has|had)(?![\p{L}\d])/iu;

/** "4% convert, order value only if they do": a pronoun stands for what so many do. */
export function withDeedsMeant(found: readonly Found[], text: string): Found[] {
  return found.map((each) => {
    if (each.kind !== "onlyWhen" || !pronoun.test(each.when)) return each;
    const rate = found.findLast((other) => other.kind === "rate" && other.end <= each.start && other.of !== undefined);
    if (rate?.kind !== "rate" || rate.of === undefined) return each;
    return { ...each, when: rate.of, end: each.end + (doing.exec(text.slice(each.end))?.[0].length ?? 0) };
  });
}
