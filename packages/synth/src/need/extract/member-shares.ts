import type { Found } from "../findings.ts";
import { kindNouns } from "./member-list.ts";
import { isBreak, isGlued, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

const withs = new Set("with mit con avec com".split(" "));

/** The member before its share: "state with OUT_OF_MEMORY 3%", "404s around 6%". */
export function memberShareAt(reading: Reading, at: number): Found | undefined {
  return ledMember(reading, at) ?? codeShare(reading, at);
}

/** Behind a noun of kinds what stands between "with" and a share is one of them. */
function ledMember(reading: Reading, at: number): Found | undefined {
  if (!withs.has(word(reading, at)) || !kindNouns.has(word(reading, at - 1))) return undefined;
  for (const next of [at + 2, at + 3]) {
    const isNamed = isWord(reading, next - 1) || reading.tokens[next - 1]?.kind === "identifier";
    const share = isNamed ? shareSaidAt(reading, next) : undefined;
    if (share === undefined) continue;
    if (!isBreak(reading, share.next) && word(reading, share.next) !== ")") return undefined;
    const of = written(reading, at + 1, next);
    return { kind: "rate", rate: share.rate, about: false, of, ...spanOf(reading, at, share.next) };
  }
  return undefined;
}

/** "404s around 6%, 502s half a percent": codes in the plural can be nothing but members. */
function codeShare(reading: Reading, at: number): Found | undefined {
  const text = reading.tokens[at]?.text ?? "";
  const isSplit = word(reading, at + 1) === "s" && isGlued(reading, at + 1);
  if (!/^[1-5]\d\ds?$/.test(text) || !(text.endsWith("s") || isSplit)) return undefined;
  const noun = at + (isSplit ? 2 : 1);
  const start = /^(?:are|is|at|in|make|make up|:|=)$/.test(word(reading, noun)) ? noun + 1 : noun;
  const share = shareSaidAt(reading, start);
  if (share === undefined) return undefined;
  return { kind: "rate", rate: share.rate, about: true, of: text.slice(0, 3), ...spanOf(reading, at, share.next) };
}
