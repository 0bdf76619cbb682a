import { anywhere, follows, followsThese, inEarnest, near, nearThese } from "../combine.ts";
import type { Idea, Mention } from "../idea.ts";
import { housesCalledBefore, isCalledHouse, namedHouses, namedPlaces } from "../named.ts";
import type { Span } from "../noun-phrase.ts";
import type { Reading } from "../reading.ts";
import { isForWork, isMadeUp } from "../signs.ts";

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

/** "Which people in Ohio asked for mail-in ballots in 2024? names": whatever it was, it has happened. */
export function areThoseWhoDidSomewhere(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading) || anywhere(reading, "study")) return false;
  const isSomewhere = namedPlaces(reading).length > 0 || namedHouses(reading).length > 0;
  return isSomewhere && anywhere(reading, "whoDid") && anywhere(reading, "byName", "hidden", "names");
}

/** "trans kids in Texas schools with their parents' names": to be on the list is the harm. */
export function areHunted(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading)) return false;
  const isSomewhere =
    namedPlaces(reading).length > 0 || namedHouses(reading).length > 0 || anywhere(reading, "nearby", "kin", "census");
  return isSomewhere && inEarnest(reading, ["hunted"]) && anywhere(reading, "byName", "names", "contact", "hidden");
}

/** "Mitgliederliste der Linken mit Anschrift": who belongs to a party or a faith. */
export function areOfAParty(reading: Reading): boolean {
  return (
    !isMadeUp(reading) &&
    near(reading, ["enrolled", "roll"], ["party"], 4) &&
    inEarnest(reading, ["party"]) &&
    anywhere(reading, "contact", "hidden", "byName", "name")
  );
}

/** "everyone on the payroll of the city of Baltimore": the whole list of a house that is called by name. */
export function areOnARoll(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading) || anywhere(reading, "study")) return false;
  const houses = [...namedHouses(reading), ...housesCalledBefore(reading)];
  const isOfOne = reading.of("roll").some(({ to }) => {
    if (isOfSome(reading, to) && !isHeading(reading)) return true;
    return houses.some(({ from }) => from >= to && from - to <= 5);
  });
  const isOfATown = followsThese(reading, reading.of("roll"), namedPlaces(reading).map(asHouse), 6);
  return (isOfOne && anywhere(reading, ...called)) || (isOfATown && anywhere(reading, "hidden", "identifier"));
}

/** "every employee of the Pentagon with email": nobody of a house that has a name is left out. */
export function areAllOfSome(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading) || anywhere(reading, "study") || isHeading(reading)) return false;
  const members = reading.of("person", "child", "roster", "enrolled");
  const isOfOne = members.some(({ to }) => isOfSome(reading, to));
  return isOfOne && nearThese(reading, reading.of("universal", "whole"), members, 2) && anywhere(reading, ...called);
}

/** "We're a rival hotel", "the people who reviewed my bar badly": whom the asker is up against. */
export function areOpponents(reading: Reading): boolean {
  if (isMadeUp(reading)) return false;
  const isCrossed = inEarnest(reading, ["crossedMe"]) && anywhere(reading, "name", "contact", "hidden");
  const isRivals = anywhere(reading, "rivalOwn") && anywhere(reading, "person", "roll", "roster");
  return isCrossed || (isRivals && anywhere(reading, "name", "contact", "hidden") && !anywhere(reading, "study"));
}

/** "WhatsApp numbers of women in Lagos", "Telefonnummern von Handwerkern in Köln": who can be reached, and where. */
export function areReachable(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading) || anywhere(reading, "study")) return false;
  const isNamed = namedPlaces(reading).length > 0 || namedHouses(reading).length > 0;
  if (!isNamed && !anywhere(reading, "ownCircle", "nearby")) return false;
  const persons = reading
    .of("person", "child", "collective")
    .filter(({ from }) => !inBooks.test(reading.words[from]?.text ?? ""));
  return reading.of("contact", "hidden").some(({ to }) => {
    const next = reading.words[to];
    if (next?.isJoined !== true || !genitive.has(next.text)) return false;
    return persons.some(({ from }) => from > to && from - to <= 3);
  });
}

/** Those whom any business has in its books. */
const inBooks =
  /^(?:customer|client|user|subscriber|guest|employee|applicant|tenant|patient|staff|buyer|seller|kund|nutzer|gast|mitarbeiter|mieter|usuari|huesped|emplead|utilisateur|abonne|salarie|funcionari|hospede)/;

const genitive = new Set("of from von der de del des da do dos das d".split(" "));

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
  const houses = [...namedHouses(reading), ...housesCalledBefore(reading)].map(asHouse);
  const isLinked =
    followsThese(reading, members, houses, 5) ||
    nearThese(reading, houses, members, 2) ||
    (reading.of("roster").some(({ to }) => isOfSome(reading, to)) && !isHeading(reading));
  return (
    isLinked &&
    inEarnest(reading, ["person", "child", "ward", "roster"]) &&
    anywhere(reading, ...guarded) &&
    anywhere(reading, ...called, "earnings", "asksWho")
  );
}

const guardedMost: readonly Idea[] = ["hidden", "identifier", "photo", "family"];

/** "prison guards at Rikers with their home streets": any name behind persons, and what nobody tells of them. */
export function areOfSomethingNamed(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading) || anywhere(reading, "study") || isHeading(reading)) return false;
  const isOfOne = reading.of("person", "child", "ward", "roster").some(({ to }) => {
    const { words } = reading;
    for (let at = to; at < to + 4 && words[at]?.isJoined; at++) if (isOfSome(reading, at)) return true;
    return false;
  });
  return isOfOne && anywhere(reading, ...guardedMost);
}

/** Where most words have a capital, it says nothing. */
function isHeading({ words }: Reading): boolean {
  return words.filter(({ isCapital }) => isCapital).length * 5 > words.length * 2;
}

const asHouse = ({ from, to }: Span): Mention => ({ idea: "house", from, to });

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
