import type { Findings, Found } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { tellApart } from "../tell-apart.ts";

type Window = Extract<Found, { readonly kind: "window" }>;

/** What may stand between "the earliest" and its time: a noun or two, and verbs that say nothing else. */
const between = "(?: [\\p{L}_'’]{1,20}){0,5}[ ,:(]{0,3}$";
const first = new RegExp(
  `\\b(?:earliest|first|oldest|fruhest\\p{L}*|erste[rns]?|alteste[rns]?|primer[oa]?|mas antigu[oa]|premiere?|plus ancien(?:ne)?|primeir[oa]|mais antig[oa])(?<of>${between})`,
  "u",
);
const last = new RegExp(
  `\\b(?:latest|last|newest|most recent|spateste[rns]?|letzte[rns]?|neueste[rns]?|jungste[rns]?|ultim[oa]|mas reciente|derniere?|plus recente?|mais recente)(?<of>${between})`,
  "u",
);
const says =
  /^(?:is|are|was|were|be|must|should|dates?|dated|falls?|lies|lie|on|in|from|at|of|the|one|being|stamped|with|entry|row|record|day|ist|war|sind|am|vom|im|den|datiert|liegt|soll|datum|tag|zeile|eintrag|es|fue|del?|el|la|fecha|en|con|est|date|du|le|les|au|e|foi|do|da|data|em|no|na|a|o)$/;
const REACH = 90;

/** "the earliest is on 1 September 2024 and the latest on 15 March 2022": what comes first lies behind what comes last. */
export function findFirstAfterLast(reading: NeedReading, { text, found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(text);
  const windows = found.filter((each): each is Window => each.kind === "window" && each.months === undefined);
  const ends = windows.map((window) => ({ window, ...endOf(folded, window) }));
  for (const one of ends) {
    if (one.is !== "first") continue;
    const other = ends.find(
      (each) => each.is === "last" && isBefore(each.window, one.window) && areAlike(one.of ?? [], each.of ?? []),
    );
    if (other === undefined) continue;
    const places = [one, other].map(({ window, start }) => ({ start: start ?? window.start, end: window.end }));
    tellApart(reading, notes, places, "the first lies behind the last", "say the earlier time first");
    return;
  }
}

/** "most recent record from 7 January" is of that day, though it may be read as a time that goes on. */
function isBefore(last: Window, first: Window): boolean {
  return last.open === true ? last.from < first.from : last.to <= first.from;
}

/** What is said right before a window: which end it is, and of what. */
function endOf(
  folded: string,
  { start }: Window,
): { readonly is?: "first" | "last"; readonly of?: readonly string[]; readonly start?: number } {
  const from = Math.max(0, start - REACH);
  const clause =
    folded
      .slice(from, start)
      .split(/[;.\n]/)
      .at(-1) ?? "";
  const offset = start - clause.length;
  const [one, other] = [first.exec(clause), last.exec(clause)];
  const said = one !== null && other !== null ? (one.index > other.index ? one : other) : (one ?? other);
  if (said === null) return {};
  const of = (said.groups?.["of"] ?? "").split(/[^\p{L}]+/u).filter((each) => each !== "" && !says.test(each));
  return { is: said === one ? "first" : "last", of, start: offset + said.index };
}

/** "the oldest invoice … the newest": of one thing, where both are named. */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((each) => other.includes(each));
}
