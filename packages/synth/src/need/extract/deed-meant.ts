import type { Found } from "../findings.ts";

const pronoun = /^(?:they|it|so)$/i;
const doing = /^ (?:do|does|did|are|is|were|was|have|has|had)(?![\p{L}\d])/iu;

/** "clicked 12% only if opened": what is so only then is named before its share. */
function withNameBeforeShare(found: readonly Found[], text: string): readonly Found[] {
  return found.map((each) => {
    if (each.kind !== "onlyWhen" || each.left !== "" || each.only !== true) return each;
    const share = found.find((other) => other.kind === "rate" && other.end <= each.start && each.start - other.end < 3);
    const name =
      share === undefined ? undefined : behindComma.exec(text.slice(Math.max(0, share.start - 40), share.start));
    return name?.[1] === undefined ? each : { ...each, left: name[1] };
  });
}

const behindComma = /[,:;] ?(?:and )?([\p{L}]+(?: [\p{L}]+){0,2}) ?$/u;

/** "4% convert, order value only if they do": a pronoun stands for what so many do. */
export function withDeedsMeant(found: readonly Found[], text: string): Found[] {
  return withNameBeforeShare(found, text).map((each) => {
    if (each.kind !== "onlyWhen" || !pronoun.test(each.when)) return each;
    const rate = found.findLast((other) => other.kind === "rate" && other.end <= each.start && other.of !== undefined);
    if (rate?.kind !== "rate" || rate.of === undefined) return each;
    return { ...each, when: rate.of, end: each.end + (doing.exec(text.slice(each.end))?.[0].length ?? 0) };
  });
}
