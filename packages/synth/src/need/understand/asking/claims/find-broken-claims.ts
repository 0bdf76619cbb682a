import type { Findings } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { wordsOf } from "../../words/phrase.ts";
import { findShareOfOtherHours } from "../dates/share-of-hours.ts";
import { findBrokenDistributions } from "../distributions/find-broken-distributions.ts";
import { findMeansOffList } from "../distributions/listed-values.ts";
import { findOutliersBeyondNever } from "../distributions/outliers-beyond-never.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { SaidBound } from "../said-bounds.ts";
import { findAgesOfNone, findMinorsOfNone, findOtherAgeGroups } from "./age-groups.ts";
import { findAllAgainstAll } from "./all-and-all.ts";
import { findDrawsThoughDecided } from "./always-decided.ts";
import type { Claim } from "./claim.ts";
import { claimsOf } from "./claims.ts";
import { findLargerParts } from "./conjunctions.ts";
import { findExceptions } from "./contraries.ts";
import { findDatesOfUndone } from "./dates-of-undone.ts";
import { findFilledOfEmpty } from "./empty-and-filled.ts";
import { findUnequalShares } from "./equal-shares.ts";
import { findBothThoughOne } from "./exactly-one-and-both.ts";
import { findFilledOfNone } from "./filled-if-done.ts";
import { findGapsOfFull } from "./gaps.ts";
import { headRootsOf } from "./heads.ts";
import { findBrokenImplications } from "./implications.ts";
import { findMoreThanLeft } from "./last-of-whole.ts";
import { findOtherMostCommon } from "./most-common.ts";
import { findMustAndGap } from "./must-and-gap.ts";
import { findNoShares } from "./no-share.ts";
import { findOnceAndAgain } from "./once-and-again.ts";
import { findOtherThanRows } from "./other-than-rows.ts";
import { findSharesElsewhere } from "./places-of-rows.ts";
import { areAlike, rootOf } from "./roots.ts";
import { findVaryingSame } from "./same-and-varying.ts";
import { someClaimsOf } from "./some-claims.ts";
import { findBrokenSplits } from "./splits.ts";
import { findStrangers } from "./strangers.ts";
import { universalsOf } from "./universals.ts";
import { findListsBesideAll } from "./values-beside-all.ts";
import { findValuesBesideAll } from "./values-of-all.ts";
import { findOtherNumberOfValues } from "./values-of-list.ts";
import { findSharesOfOtherTimes } from "./windows-of-shares.ts";

/** What is said of shares of the rows, of all of them and of none, that no rows can have together. */
export function findBrokenClaims(
  reading: NeedReading,
  findings: Findings,
  said: readonly SaidBound[],
  notes: DraftNotes,
): void {
  const claims = claimsOf(reading, findings);
  const universals = universalsOf(reading, findings, claims);
  const rows = [...rowRootsOf(reading, findings), ...claims.flatMap(({ base, isOfAll }) => (isOfAll ? base : []))];
  findNoShares(reading, claims, notes);
  findExceptions(reading, [...claims, ...someClaimsOf(reading, claims)], universals, findings, rows, notes);
  findAllAgainstAll(reading, universals, findings, rows, notes);
  findValuesBesideAll(reading, claims, notes);
  findListsBesideAll(reading, universals, findings, notes);
  findBrokenSplits(
    reading,
    claims.filter((claim) => !isBoundOfColumn(reading, findings, claim)),
    notes,
  );
  findMoreThanLeft(reading, claims, notes);
  findStrangers(reading, findings, claims, [...rows, ...headRootsOf(reading)], notes);
  findLargerParts(reading, claims, rows, notes);
  findBrokenDistributions(reading, findings, claims, [...rows, ...ownersIn(reading, claims)], notes);
  findMeansOffList(reading, notes);
  findBrokenImplications(reading, [...claims, ...universals], rows, notes);
  findGapsOfFull(reading, claims, rows, notes);
  findMustAndGap(reading, claims, notes);
  findFilledOfEmpty(reading, claims, notes);
  findDatesOfUndone(reading, universals, notes);
  findSharesOfOtherTimes(reading, findings, claims, rows, notes);
  findOtherThanRows(reading, claims, notes);
  findOtherAgeGroups(reading, claims, said, notes);
  findShareOfOtherHours(reading, findings, claims, notes);
  findAgesOfNone(reading, claims, universals, notes);
  findMinorsOfNone(reading, universals, said, notes);
  findOnceAndAgain(reading, claims, notes);
  findSharesElsewhere(reading, findings, claims, notes);
  findFilledOfNone(reading, notes);
  findOtherMostCommon(reading, findings, claims, notes);
  findUnequalShares(reading, claims, rows, notes);
  findDrawsThoughDecided(reading, notes);
  findBothThoughOne(reading, claims, notes);
  findOtherNumberOfValues(reading, findings, notes);
  findVaryingSame(reading, notes);
  findOutliersBeyondNever(reading, claims, notes);
}

/** The "flats" of "70% of the flats rent for less than 400" where the need begins with flats: whose the values are. */
function ownersIn(reading: NeedReading, claims: readonly Claim[]): readonly string[] {
  const head = headRootsOf(reading);
  return claims.flatMap(({ base, facts }) =>
    base.length === 1 && facts.length > 0 ? base.filter((root) => head.some((each) => areAlike(each, root))) : [],
  );
}

const shares = /rate\b|share|proportion|percentage|quote\b|anteil|tasa|porcentaje|taux|part\b|taxa|porcentagem/;

/** "start level under 60%, end level above 50%": bounds of what each row has, and no shares of the rows. */
function isBoundOfColumn(reading: NeedReading, { found }: Findings, { before, first, span }: Claim): boolean {
  const at = reading.tokens[first]?.start ?? 0;
  const isShare = shares.test(fold(reading.text.slice(span.start, span.end)));
  return before && !isShare && found.some((each) => each.kind === "range" && each.start <= at && at < each.end);
}

/** The roots of what the rows are of: "orders" in "800 orders", so that "orders are paid" says "paid". */
function rowRootsOf(reading: NeedReading, { found }: Findings): readonly string[] {
  return found.flatMap((each) =>
    each.kind === "entities"
      ? wordsOf(each.noun)
          .slice(-1)
          .map((word) => rootOf(word, reading.language))
      : [],
  );
}
