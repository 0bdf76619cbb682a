import type { Found } from "../findings.ts";

const answers = /^(?:yes|no|y|n|true|false|ja|nein|si|oui|non|sim|nao)$/i;

/** "status ok/fault 1%": a share right behind members is of the last of them; behind yes and no it is of the flag. */
export function withShareOfLast(found: readonly Found[], text: string): readonly Found[] {
  return found.map((each, at) => {
    const before = found[at - 1];
    if (each.kind !== "rate" || each.of !== undefined || before?.kind !== "members") return each;
    const isRight = text.slice(before.end, each.start) === " " && text.slice(before.start, before.end).includes("/");
    // "tier basic/plus/vip w 40% on basic" says of which.
    const isAlone =
      /^\d[\d.]* ?%$/.test(text.slice(each.start, each.end)) && /^ ?(?:[,;.)\n]|$)/.test(text.slice(each.end));
    const last = before.values.at(-1);
    return isRight && isAlone && last !== undefined && !answers.test(last) ? { ...each, of: last } : each;
  });
}
