import { anywhere, follows, followsThese, inEarnest, near, nearThese } from "../combine.ts";
import type { Idea, Mention } from "../idea.ts";
import { housesCalledBefore, isCalledHouse, namedHouses, namedPlaces } from "../named.ts";
import type { Reading } from "../reading.ts";
import { isMadeUp } from "../signs.ts";

const called: readonly Idea[] = ["name", "byName", "contact", "hidden", "identifier"];
const guarded: readonly Idea[] = ["hidden", "identifier", "intimate", "privateDetail", "family", "photo", "minority"];

/** "everybody who got an abortion in Texas last year, by name": only real people have done something somewhere. */
export function areThoseWhoDid(reading: Reading): boolean {
  if (isMadeUp(reading) || anywhere(reading, "rehearsal")) return false;
  const isSomewhere = namedPlaces(reading).length > 0;
  const isHistory = isPast(reading) || namedHouses(reading).length > 0 || housesCalledBefore(reading).length > 0;
  const isAll = isSomewhere && anywhere(reading, "universal");
  const isSaid = follows(reading, ["collective"], ["fact"], 6) || near(reading, ["fact"], ["collective"], 1);
  return (isHistory || isAll) && isSaid && inEarnest(reading, ["collective"], ["fact"], called);
}

/** "last year", "in 2023": before today. */
function isPast(reading: Reading): boolean {
  const isYear = reading.words.some(
    ({ text }, at) => /^(?:19|20)\d\d$/.test(text) && /^(?:in|im|en|em|since)$/.test(reading.words[at - 1]?.text ?? ""),
  );
  return isYear || anywhere(reading, "lately");
}

/** "private phones of the officers of the Portland Police Bureau": who belongs to a house that has a name, and what is private. */
export function areOfAHouse(reading: Reading): boolean {
  if (isMadeUp(reading) || anywhere(reading, "rehearsal")) return false;
  const members = reading.of("person", "child", "ward", "roster");
  const houses = [...namedHouses(reading), ...housesCalledBefore(reading)].map(
    ({ from, to }): Mention => ({ idea: "house", from, to }),
  );
  const isLinked =
    followsThese(reading, members, houses, 5) ||
    nearThese(reading, houses, members, 2) ||
    reading.of("roster").some(({ to }) => isOfSome(reading, to));
  return (
    isLinked &&
    inEarnest(reading, ["person", "child", "ward", "roster"]) &&
    anywhere(reading, ...guarded) &&
    anywhere(reading, ...called, "earnings", "asksWho")
  );
}

/** "members of the Proud Boys" */
function isOfSome(reading: Reading, at: number): boolean {
  const { words } = reading;
  return belonging.has(words[at]?.text ?? "") && words[at]?.isJoined === true && isCalledHouse(reading, at + 1);
}

const belonging = new Set("of at von bei der des de del do da du d".split(" "));

/** "They must exist", "I know somebody has this list": said anywhere, of persons or what is known of them. */
export function areInsistedOn(reading: Reading): boolean {
  return (
    !isMadeUp(reading) &&
    anywhere(reading, "insists") &&
    anywhere(reading, "person", "child", "identifier", "personData", "roster", "collective") &&
    anywhere(reading, ...called)
  );
}
