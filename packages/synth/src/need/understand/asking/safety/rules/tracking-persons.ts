import {
  anywhere,
  follows,
  followsInClause,
  followsThese,
  inEarnest,
  near,
  notMadeUp,
  notStudied,
  together,
} from "../combine.ts";
import type { Idea, Mention } from "../idea.ts";
import { namedHouses, namedPersons } from "../named.ts";
import type { Span } from "../noun-phrase.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";
import { isForWork, isMadeUp } from "../signs.ts";

const privateThings: readonly Idea[] = ["hidden", "contact", "intimate", "earnings", "identifier"];

/** "the phone of my ex", "my wife's messages", "where my ex goes": those whom the asker knows. */
function isAboutAcquaintance(reading: Reading): boolean {
  const { words } = reading;
  const ofThem = reading.of("kin").filter(({ from }) => {
    // "of all my colleagues"
    const before = wholes.has(words[from - 1]?.text ?? "") ? from - 2 : from - 1;
    return isGenitive(words[from]?.text) || genitives.has(words[before]?.text ?? "");
  });
  const owners = reading.of("kin").filter(({ to }) => words[to - 1]?.isOwner === true);
  const persons = reading.of("close").filter((one) => isPersonMeant(reading, one));
  return (
    followsThese(reading, reading.of(...privateThings, "secret"), ofThem, 3) ||
    (!isMadeUp(reading) && followsThese(reading, reading.of("health", "sickness"), ofThem, 6)) ||
    isAboutTheirAilments(reading) ||
    followsThese(reading, owners, reading.of(...privateThings, "messages"), 1) ||
    followsThese(reading, reading.of("asksWhere"), persons, 7) ||
    anywhere(reading, "wantedOf") ||
    followsThese(reading, reading.of("tracks"), persons, 2) ||
    (persons.length > 0 && anywhere(reading, "hidden", "lost"))
  );
}

/** "which of my classmates are on medication, full name": a diary of one's mother has no names. */
function isAboutTheirAilments(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading) || anywhere(reading, "study")) return false;
  return follows(reading, ["kin"], ["ailment"], 3) && anywhere(reading, "name", "byName", "names");
}

/** "my ex", but neither "my ex colleagues" nor "my wife's bakery". */
function isPersonMeant(reading: Reading, { to }: Mention): boolean {
  const next = reading.words[to];
  if (next?.isJoined !== true || reading.links.has(to) || next.isCapital) return true;
  const isOwner = reading.words[to - 1]?.isOwner === true;
  const owned = reading.of(...privateThings, "kin", "asksWhere").some(({ from }) => from === to || from === to + 1);
  return isOwner ? owned : !notOnesOwn.test(next.text);
}

const notOnesOwn =
  /^(?:colleague|employee|student|customer|member|employer|client|dividend|vat|tax|company|factory|works)/;
const isGenitive = (word = ""): boolean => word === "meiner" || word === "meines";
const wholes = new Set("all both alle aller todos todas tous toutes".split(" "));
const genitives = new Set("of from von de da do du d s to".split(" "));

/** "the home address of Jane Roe", "Jane Roe's phone": what is private of somebody who is called by name. */
function isAboutSomebodyNamed(reading: Reading): boolean {
  return namedPersons(reading).some((run) => {
    const sentence = reading.words[run.from]?.sentence;
    const said = (...ideas: readonly Idea[]) =>
      reading.of(...ideas).filter(({ from }) => reading.words[from]?.sentence === sentence);
    if (said("invented").length > 0) return false;
    return (
      said("hidden", "intimate", "identifier", "allAbout", "fact").length > 0 ||
      said("contact", "earnings", "family").some((detail) => isTheirs(reading, detail, run))
    );
  });
}

/** "phone of Jane Roe", "Jane Roe's phone", "my coworker Jane Roe: phone": a poll by phone about her is another thing. */
function isTheirs({ words, of }: Reading, detail: Span, run: Span): boolean {
  const isOwner = words[run.to - 1]?.isOwner === true && detail.from >= run.to && detail.from - run.to <= 4;
  const isOf = detail.to <= run.from && run.from - detail.to <= 8 && genitives.has(words[run.from - 1]?.text ?? "");
  const isAcquaintance = of("kin").some(({ to }) => to <= run.from && run.from - to <= 2);
  const isSought = words[run.from - 2]?.text === "where";
  // "John Roe, Portland: phone": the need is headed by the name.
  return isOwner || isOf || isAcquaintance || isSought || (run.from === 0 && detail.from > run.to);
}

/** "phone numbers of politicians", "activists and where they live": whoever is in danger once found. */
function isAboutEndangered(reading: Reading): boolean {
  const reached: readonly Idea[] = ["contact", "bankAccount"];
  return (
    follows(reading, ["asksWhere"], ["endangered"], 3) ||
    (anywhere(reading, "guardedPlace") && notMadeUp(reading, ["guardedPlace"], ["hidden", "name"], ["ownerNamed"])) ||
    (near(reading, ["endangered"], ["hidden"], 12) && notMadeUp(reading, ["endangered"], ["hidden"])) ||
    (followsInClause(reading, reached, ["endangered"], 4) && notMadeUp(reading, reached, ["endangered"])) ||
    (follows(reading, reached, ["wealthy", "vulnerable"], 2) &&
      near(reading, ["wealthy", "vulnerable"], ["person", "child"], 1) &&
      notMadeUp(reading, reached, ["wealthy", "vulnerable"]))
  );
}

/** "names of gay teachers", "list of people on methadone": to be on the list is the harm. */
function isAListOfTheHunted(reading: Reading): boolean {
  const listed: readonly Idea[] = ["listOf", "name", "contact", "photo"];
  return (
    inEarnest(reading, ["atRisk"], ["contact", "hidden"]) ||
    (follows(reading, ["listOf"], ["atRisk"], 6) && inEarnest(reading, ["atRisk"], ["name"])) ||
    (follows(reading, listed, ["minority"], 4) &&
      follows(reading, ["minority"], ["person"], 1) &&
      inEarnest(reading, ["minority"], ["name", "contact", "photo"]))
  );
}

/** "home addresses of 8-year-olds", "photos and names of kids" */
function isAboutChildren(reading: Reading): boolean {
  return (
    (follows(reading, ["hidden"], ["child"], 4) && notMadeUp(reading, ["hidden"], ["child"])) ||
    (follows(reading, ["child"], ["hidden"], 3) &&
      inEarnest(reading, ["child"], ["hidden"], ["byName", "names", "photo"])) ||
    (follows(reading, ["contact"], ["child"], 3) &&
      namedHouses(reading).length > 0 &&
      inEarnest(reading, ["contact"], ["child"])) ||
    (follows(reading, ["photo", "hidden", "likenessOfChild"], ["child"], 5) &&
      notMadeUp(reading, ["photo", "hidden"], ["child"], ["name"]))
  );
}

/** "the way home of the kids in class 2b at Greenfield primary": when those of one school or family are alone. */
function isWhenChildrenAreAlone(reading: Reading): boolean {
  const { words } = reading;
  const isSchool = words.some(
    ({ text, isCapital, isJoined }, at) =>
      isJoined && schools.test(text) && (words[at - 1]?.isCapital === true || (isCapital && text.length > 9)),
  );
  const isOfSome = isSchool || namedHouses(reading).length > 0 || anywhere(reading, "kin") || ofTeams(reading);
  return (
    isOfSome &&
    !isForWork(reading) &&
    notMadeUp(reading, ["unaccompanied"], ["child", "ward"]) &&
    anywhere(reading, "name", "names", "asksWhere", "hidden")
  );
}

const schools =
  /^(?:primary|elementary|school|kindergarten|nursery|infants|juniors|academy|kita|\p{L}*schule|colegio|escuela|ecole|escola)$/u;

/** "the girls of FC Holm" */
function ofTeams({ words, of }: Reading): boolean {
  return of("child").some(({ to }) =>
    words
      .slice(to, to + 6)
      .some(({ text, isCapital }, at) => isCapital && clubs.test(text) && words[to + at]?.isJoined),
  );
}

const clubs = /^(?:fc|sv|tsv|afc|rc|cf|club|verein)$/;

/** "find 13 year olds in my area with their schools" */
function isAfterChildren(reading: Reading): boolean {
  return (
    follows(reading, ["finds", "asksWhere"], ["child"], 3) &&
    inEarnest(reading, ["finds", "asksWhere"], ["child"], ["haunt", "hidden"])
  );
}

/** "owners of Lamborghinis with garage address and when they are on holiday", "which households are away right now: address, alarm" */
function isForBurglars(reading: Reading): boolean {
  return notMadeUp(reading, ["person", "dwelling"], ["away"], ["contact", "hidden"]) && notStudied(reading, ["away"]);
}

/** "people who live on my street with their income" */
function isAboutNeighbours(reading: Reading): boolean {
  return (
    follows(reading, ["person"], ["nearby"], 4) &&
    inEarnest(reading, ["nearby"], ["name", "contact", "hidden", "intimate", "earnings"])
  );
}

/** "re-identify patients", "who is behind these wallets" */
function isUnmasking(reading: Reading): boolean {
  return (
    (near(reading, ["reveals"], ["masked"], 10) && notStudied(reading, ["reveals"], ["masked"])) ||
    near(reading, ["ownership"], ["hidden"], 8) ||
    together(reading, ["asksWho"], ["name", "contact", "hidden", "masked", "person"]) ||
    near(reading, ["veil"], ["ownerNamed"], 10) ||
    (follows(reading, ["specific"], ["person"], 1) && notMadeUp(reading, ["specific"], ["hidden"]))
  );
}

/** "a target list of pensioners", "so that we can find them" */
function isForHarm(reading: Reading): boolean {
  const hunted = near(reading, ["targetList"], ["endangered", "wealthy", "vulnerable"], 4);
  const watched = inEarnest(reading, ["surveils"], ["endangered", "atRisk"]);
  return (
    hunted || watched || inEarnest(reading, ["hurts"], ["person", "endangered", "contact", "hidden", "name", "child"])
  );
}

export const trackingPersons: Rule = {
  id: "tracking-persons",
  isBrokenBy: (reading) =>
    isAboutAcquaintance(reading) ||
    isAboutSomebodyNamed(reading) ||
    isAboutEndangered(reading) ||
    isAListOfTheHunted(reading) ||
    isAboutChildren(reading) ||
    isAfterChildren(reading) ||
    isWhenChildrenAreAlone(reading) ||
    isAboutNeighbours(reading) ||
    isForBurglars(reading) ||
    isUnmasking(reading) ||
    isForHarm(reading),
  reason: "Data that finds, follows or identifies real persons is not made here.",
  alternative:
    "500 invented contact records with full name, city, phone from a reserved range and email at example.com",
};
