import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { withoutRows } from "../distributions/figures.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { placeOf, tellApart } from "../tell-apart.ts";
import type { Claim } from "./claim.ts";
import { areOfOne } from "./claim.ts";
import { areAlike, rootOf } from "./roots.ts";

const value = "[\\p{L}-]{1,20}(?: [\\p{L}-]{1,20})?";
const list = `(?<list>${value}(?:, ?${value}){0,7},? ?(?:and|or|und|oder|y|o|et|ou|e|&) ${value})`;
const evenly =
  "(?:evenly|equally|uniformly|in equal (?:shares|parts|proportions?|numbers)|gleichma(?:ss|ß)ig|zu gleichen teilen|por igual|a partes iguales|equitativamente|uniformemente|a parts egales|equitablement|uniformement|igualmente|em partes iguais)";
/** "spread evenly over north, south and west", "zu gleichen Teilen auf Nord, Süd und West" */
const spreads: readonly RegExp[] = [
  new RegExp(
    `\\b${evenly}(?: (?:spread|split|divided|distributed|shared|verteilt|aufgeteilt|repartid[oa]s|distribuid[oa]s|repartie?s))? (?:over|across|between|among|amongst|into|auf|uber|zwischen|entre|en|sur|dans|em) (?:the )?${list}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:split|spread|divided|distributed|shared|verteilt|aufgeteilt|repartid[oa]s|distribuid[oa]s|repartie?s) ${evenly} (?:over|across|between|among|amongst|into|auf|uber|zwischen|entre|en|sur|dans|em) (?:the )?${list}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:(?:equal|even|identical) (?:numbers?|shares?|parts|amounts|proportions?) of|(?:the same|an equal) (?:number|share|amount) of|as many|equally many|gleich viele|(?:el mismo|igual) numero de|autant de|o mesmo numero de|(?:50[/:-]50|fifty-fifty|half and half)(?: split| mix)?(?: between| of)?) ${list}`,
    "gu",
  ),
  // "fraud and genuine payments are equally frequent", "A, B und 0 sind gleich häufig"
  new RegExp(
    `\\b${list} (?:are|is|occur|appear|come|should be|must be|sind|kommen|son|sont|sao) (?:all |both |each |alle |todos |todas |tous |toutes ){0,2}(?:(?:equally|just as) (?:frequent|common|likely|often|probable|large|big|numerous|represented)|(?:exactly )?(?:balanced|equal in (?:number|size|share))|of (?:the same|equal) (?:size|number|share|frequency)|gleich (?:haufig|oft|gross|viele|stark)|igual de (?:frecuentes|numeros[oa]s|comunes)|igualmente (?:frecuentes|frequentes|numeros[oa]s)|aussi (?:frequent|nombreu)\\p{L}*|tao frequentes)`,
    "gu",
  ),
  new RegExp(`\\b(?:auf|over|across|between|among|into|entre|en|sur|em) (?:the )?${list} ${evenly}\\b`, "gu"),
];
const parted = /, ?(?:and|or|und|oder|y|o|et|ou|e|&) | (?:and|or|und|oder|y|o|et|ou|e|&) |, ?/;
/** So much more or less than an equal share is none that is said roundly. */
const ROOM = 0.3;

/** "spread evenly over north, south and west; north has 60% of all sales": an equal share and another one. */
export function findUnequalShares(
  reading: NeedReading,
  claims: readonly Claim[],
  rows: readonly string[],
  notes: DraftNotes,
): void {
  if (notes.impossible.length > 0 || claims.length === 0) return;
  const folded = foldInPlace(reading.text);
  for (const said of spreads.flatMap((pattern) => [...folded.matchAll(pattern)])) {
    const members = membersOf(said.groups?.["list"] ?? "", reading);
    const place = placeOf(said);
    const other = claims.find(
      (claim) =>
        isOfMember(claim, members, rows) &&
        Math.abs(claim.rate * members.length - 1) > ROOM &&
        (claim.span.end <= place.start || claim.span.start >= place.end) &&
        areOfOne(claim, claim),
    );
    if (other === undefined) continue;
    const share = Math.round(1000 / members.length) / 10;
    const why = `of ${members.length} equal shares each is ${share}%`;
    tellApart(reading, notes, [place, other.span], why, "say equal shares, or which share each has");
    return;
  }
}

function membersOf(list: string, { language }: NeedReading): readonly (readonly string[])[] {
  return list.split(parted).map((each) =>
    each
      .split(" ")
      .filter((word) => !/^(?:with|the|mit|con|avec|com|at|for|die|der|das)$/.test(word))
      .map((word) => rootOf(word, language)),
  );
}

/** "with O making up 60%", "the fraud rate is 2%": they say that it is a share. */
const sharing = /^(?:mak|mach|macht|account|represent|cover|rat|rate|shar|share|quot|anteil|tas|taux|tax|part)$/;

/** The fact of a share is one of the values, and nothing else: "north has 60%". */
function isOfMember(
  { facts, isEither }: Claim,
  members: readonly (readonly string[])[],
  rows: readonly string[],
): boolean {
  const [fact, ...more] = facts;
  if (fact === undefined || more.length > 0 || fact.isDenied || isEither) return false;
  // "75% are adult tickets"
  const own = withoutRows(fact.roots, rows).filter((root) => !sharing.test(root));
  // Behind the last of them something else may go on.
  return members.some(
    (roots, at) =>
      own.length > 0 &&
      ((own.length === 1 && areAlike(own[0] ?? "", (at === 0 ? roots.at(-1) : roots[0]) ?? "")) ||
        ((own.length === roots.length || at === members.length - 1) &&
          own.every((root, index) => areAlike(root, roots[index] ?? "")))),
  );
}
