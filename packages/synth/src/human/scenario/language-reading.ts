import type { ScenarioLanguage } from "../reading.ts";
import { termPattern } from "./normal-text.ts";

/** Little words that are frequent in one language and rare in the others. */
const littleWords: Readonly<Record<Exclude<ScenarioLanguage, "en">, RegExp>> = {
  es: termPattern(
    "el, los, las, una, con, por, que, del, y, su, sobre, despues, entre, pierde, habla, sus, esta, muy, al",
  ),
  de: termPattern(
    "der, die, das, und, mit, ein, eine, einen, einem, einer, ist, nicht, uber, ihre, seinen, ihrem, nach, streitet, im, zwischen, den, verliert",
  ),
  fr: termPattern("le, les, des, une, avec, pour, dans, et, sur, son, sa, qui, du, au, apres, entre, perd, est, aux"),
  pt: termPattern(
    "o, os, uma, um, com, nao, dos, em, do, da, seu, sua, sobre, depois, entre, que, perde, ao, e, no, na",
  ),
};
const english = termPattern(
  "the, a, an, and, with, of, her, his, their, about, after, who, is, to, between, for, at, in",
);

/** The language of a normal text: the one with the most of its little words, English when in doubt. */
export function languageOf(text: string): ScenarioLanguage {
  let best: ScenarioLanguage = "en";
  let most = text.match(english)?.length ?? 0;
  for (const [language, pattern] of Object.entries(littleWords) as [Exclude<ScenarioLanguage, "en">, RegExp][]) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > most && count >= 2) {
      best = language;
      most = count;
    }
  }
  return best;
}
