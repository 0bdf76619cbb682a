import type { Found } from "../findings.ts";
import { type Reading, word } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

type Shares = Extract<Found, { kind: "shares" }>;

/** A member of a list with the share that stands in brackets behind it, if any. */
export interface ToldMember {
  readonly value: string;
  readonly share: number | undefined;
}

/** The "(3%)" of "attack (3%)", and the token behind it. */
export function shareInBrackets(
  reading: Reading,
  at: number,
): { readonly rate: number; readonly next: number } | undefined {
  const share = word(reading, at) === "(" ? shareSaidAt(reading, at + 1) : undefined;
  const isAlone = share !== undefined && share.rate < 1 && word(reading, share.next) === ")";
  return isAlone ? { rate: share.rate, next: share.next + 1 } : undefined;
}

/** "benign (70%), scan or dos": the shares that are said; one member without takes the rest, several share it. */
export function sharesOfSome(members: readonly ToldMember[]): Pick<Shares, "shares" | "others"> | undefined {
  const told = members.flatMap(({ value, share }) => (share === undefined ? [] : [{ value, share }]));
  const others = members.flatMap(({ value, share }) => (share === undefined ? [value] : []));
  const rest = Number((1 - told.reduce((sum, { share }) => sum + share, 0)).toPrecision(12));
  const [only, ...more] = others;
  if (told.length === 0 || (only !== undefined && rest <= 0)) return undefined;
  if (only === undefined) return Math.abs(rest) > 0.011 ? undefined : { shares: told };
  if (more.length > 0) return { shares: told, others };
  return { shares: members.map(({ value, share }) => ({ value, share: share ?? rest })) };
}
