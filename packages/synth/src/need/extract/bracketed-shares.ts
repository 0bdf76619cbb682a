import type { Found } from "../findings.ts";
import { isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { MOST, type Share } from "./share-parts.ts";

const FEWEST = 3;
/** "(min 20, max 80)" */
const bounds = /^(?:min|max|minimum|maximum|mean|sd|avg|from|to|low|high|start|end)$/i;
const LONGEST = 4;

/** "(CCS 70, CHAdeMO 10, Type 2 20)": in brackets, figures that end their items and make a hundred are shares; a name may have a figure. */
export function bracketedHundredAt(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "(") return undefined;
  const shares: Share[] = [];
  let start = at + 1;
  for (let index = start; shares.length < MOST && index < start + 2 * LONGEST; index++) {
    const mark = word(reading, index);
    if (mark !== "," && mark !== "/" && mark !== ";" && mark !== ")") continue;
    const value = number(reading, index - 1);
    const isItem = index - 1 > start && index - 1 - start <= LONGEST && isWord(reading, start);
    if (!isItem || value?.next !== index || value.plain !== true || !Number.isInteger(value.value) || value.value <= 0)
      return undefined;
    shares.push({ value: written(reading, start, index - 1), share: value.value / 100 });
    if (mark === ")") {
      const sum = shares.reduce((total, { share }) => total + share, 0);
      const areTwo =
        shares.length === 2 && shares.every(({ value }) => /^\p{L}{2,}$/u.test(value) && !bounds.test(value));
      const isWhole = (shares.length >= FEWEST || areTwo) && Math.abs(sum - 1) < 1e-9;
      return isWhole ? { kind: "shares", shares, ...spanOf(reading, at, index + 1) } : undefined;
    }
    start = index + 1;
  }
  return undefined;
}
