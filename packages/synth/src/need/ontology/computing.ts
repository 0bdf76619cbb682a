import { decimal, typed, whole } from "./define.ts";
import { beta, lognormal } from "./models.ts";
import type { Names, SemanticType } from "./semantic-type.ts";

/** Words for stating what machines count and name: keys without a meaning of their own, milliseconds, bytes. */

type Words = string | Names;
type More = Pick<SemanticType, "unit" | "minimum" | "maximum" | "subject">;

/** A random key of so many bytes as hexadecimal digits; an `id`. */
export function token(id: string, names: Words, meaning: string, bytes: number, subject?: string): SemanticType {
  const more = subject === undefined ? {} : { subject };
  return typed(id, names, meaning, "id", { kind: "hex", prefix: "", bytes }, more);
}

/** A version 4 UUID; an `id`. */
export function universal(id: string, names: Words, meaning: string, subject?: string): SemanticType {
  return typed(id, names, meaning, "id", { kind: "uuid" }, subject === undefined ? {} : { subject });
}

/** A digest in hexadecimal digits: a checksum, a block hash. */
export function digest(
  id: string,
  names: Words,
  meaning: string,
  bytes: number,
  prefix = "",
  more: More = {},
): SemanticType {
  return typed(id, names, meaning, "string", { kind: "hex", prefix, bytes }, more);
}

/** How long a machine took: a lognormal body with a long tail. */
export function milliseconds(
  id: string,
  names: Words,
  meaning: string,
  median: number,
  sigma = 0.8,
  decimals = 1,
): SemanticType {
  return decimal(id, names, meaning, lognormal(median, sigma), decimals, {
    unit: "ms",
    minimum: 0,
    maximum: 86_400_000,
  });
}

export function bytes(id: string, names: Words, meaning: string, median: number, sigma = 1.6): SemanticType {
  return whole(id, names, meaning, lognormal(median, sigma), { unit: "B" });
}

/** A number of things, mostly small and sometimes large. */
export function tally(
  id: string,
  names: Words,
  meaning: string,
  median: number,
  sigma = 1,
  more: More = {},
): SemanticType {
  return whole(id, names, meaning, lognormal(median, sigma), more);
}

/** How much of a machine's capacity is in use, in percent: a level of its own, waves of the day, noise. */
export function utilisation(id: string, names: Words, meaning: string, level: number, daily: number): SemanticType {
  return typed(
    id,
    names,
    meaning,
    "number",
    {
      kind: "measurement",
      level: beta(3, (3 * (100 - level)) / level, 2, 98),
      daily,
      yearly: 0,
      noise: 3,
      decimals: 1,
    },
    { unit: "%", minimum: 0, maximum: 100 },
  );
}
