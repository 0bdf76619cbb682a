import type { Found } from "../findings.ts";
import { listFrom } from "./listed-members.ts";
import { isKindNoun, members } from "./member-list.ts";
import { isGlued, type Reading, singularAt, word } from "./reading.ts";

/** What the rows are stands among the first words. */
const FAR = 4;
const grouping =
  /^(?:grouped|split|divided|classified|classed|segmented|labelled|labeled|categori[sz]ed|unterteilt|gruppiert|agrupad[oa]s|dividid[oa]s|groupees?|groupes|classees?)$/;
const dashes = new Set(["-", "–", "—", "--"]);

/** "by channel - paid search, display, email - from May": what stands between two dashes behind a noun of kinds are its members. */
export function dashedMembersAt(reading: Reading, at: number): Found | undefined {
  // "grouped by habit — holder, trader, bot —"
  const isKind = isKindNoun(singularAt(reading, at - 1)) || grouping.test(word(reading, at - 3));
  if (!isSpacedDash(reading, at) || !isKind) return undefined;
  const list = listFrom(reading, at + 1);
  if (list === undefined || !isSpacedDash(reading, list.next)) return undefined;
  const found = members(reading, at, list.next, list.values);
  const noun = singularAt(reading, at - 1);
  // "nurse shifts - early, late, night - ward" are of types.
  const of = at < FAR && noun !== word(reading, at - 1) ? `${noun} type` : noun;
  return found?.kind === "members" ? { ...found, of } : found;
}

function isSpacedDash(reading: Reading, at: number): boolean {
  return dashes.has(word(reading, at)) && !isGlued(reading, at);
}
