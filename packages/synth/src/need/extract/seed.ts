import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { isBreak, isGlued, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { quotedAt } from "./share-parts.ts";

const names = new Set("seed semilla graine semente startwert random_state random_seed seed_value rng_seed".split(" "));

/** What may stand before the value: "fix the seed at 7", "seed is set to 7". */
const signs = new Set(
  "= : is of value at to as be should fixed set equal equals auf ist gleich fest es en a fija igual est a fixee fixe e fixa number zahl numero".split(
    " ",
  ),
);
const firm = new Set(["=", ":", "is", "of", "value"]);

/** "seed 42", "seed=abc1", "random_state: 7". */
export function seedAt(reading: Reading, at: number): Found | undefined {
  const start = ["with", "using", "mit", "con", "avec", "com", "random"].includes(word(reading, at)) ? at + 1 : at;
  if (!names.has(word(reading, start))) return undefined;
  const sign = word(reading, start + 1);
  let value = start + 1;
  while (value < start + 5 && signs.has(word(reading, value))) value += 1;
  // "wheat seed at 5 farms" sows.
  const isLoose = value > start + 1 && !firm.has(word(reading, value - 1));
  if (isLoose && isWord(reading, value + 1) && !endsPhrase(word(reading, value + 1))) return undefined;
  const quoted = quotedAt(reading, value);
  if (quoted !== undefined) return { kind: "seed", seed: quoted.value, ...spanOf(reading, at, quoted.next) };
  const token = reading.tokens[value];
  if (token === undefined || token.kind === "break" || token.kind === "symbol") return undefined;
  // "seed: wheat" is about agriculture; a seed has digits or follows "=" at once.
  if (!/\d/.test(token.text) && !(sign === "=" && isGlued(reading, value))) return undefined;
  let next = value + 1;
  while (
    next < value + 8 &&
    isGlued(reading, next) &&
    ["-", "_", "."].includes(word(reading, next)) &&
    !isBreak(reading, next + 1) &&
    isGlued(reading, next + 1)
  )
    next += 2;
  const seed = written(reading, value, next);
  return seed.length > 64 ? undefined : { kind: "seed", seed, ...spanOf(reading, at, next) };
}
