import {
  anywhere,
  follows,
  followsThese,
  inEarnest,
  near,
  notCalledInvented,
  notMadeUp,
  sentencesWith,
  together,
} from "../combine.ts";
import type { Idea, Mention } from "../idea.ts";
import { isCalledHouse, namedHouses } from "../named.ts";
import { complementOf, heads, phraseAfter, phraseBefore, withCoordinate, within } from "../noun-phrase.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";
import { isForWork, isMadeUp } from "../signs.ts";
import {
  areAllOfSome,
  areHunted,
  areInsistedOn,
  areOfAHouse,
  areOfAParty,
  areOfSomethingNamed,
  areOnARoll,
  areOpponents,
  areReachable,
  areThoseWhoDid,
  areThoseWhoDidSomewhere,
} from "./members.ts";

const personal: readonly Idea[] = ["person", "personData", "identifier", "contact", "child", "endangered"];
const details: readonly Idea[] = ["name", "contact", "hidden", "identifier"];

/** "real customers", "echte Kundendaten", "actual phone numbers", "true records of patients" */
function areCalledReal(reading: Reading): boolean {
  const studied = new Set(reading.of("study").map(({ to }) => to));
  return reading.of("real").some((mark) => {
    // "detection of real faces"
    if (studied.has(mark.from) || studied.has(mark.from - 1)) return false;
    const phrase = phraseAfter(reading, mark);
    if (heads(reading, phrase, ...personal, "name", "hidden").length > 0) return true;
    const complement = complementOf(reading, withCoordinate(reading, phrase));
    const isRecords = heads(reading, phrase, "record", "intimate", "health").length > 0;
    const ofPersons = [...within(reading, phrase, ...personal), ...within(reading, complement, ...personal, "kin")];
    if (isRecords && ofPersons.length > 0 && phrase.to > phrase.from) return true;
    return within(reading, complement, ...personal).length > 0 && together(reading, ["real"], ["byName"]);
  });
}

/** "SSNs of existing Americans", but not "renewals of existing customers" */
function areCalledExisting(reading: Reading): boolean {
  const persons = reading
    .of("existing")
    .filter((mark) => heads(reading, phraseAfter(reading, mark), "person", "child", "endangered").length > 0);
  return (
    persons.length > 0 && notMadeUp(reading, ["existing"], ["identifier", "contact", "hidden", "intimate", "byName"])
  );
}

/** "alumnos del colegio Maravillas con teléfono": those whom a house has in its care. */
function areInCare(reading: Reading): boolean {
  const houses = new Set(namedHouses(reading).map(({ from }) => from));
  const linked = reading.of("ward").some(({ to }) => [1, 2, 3].some((step) => houses.has(to + step)));
  return linked && notMadeUp(reading, ["ward"], ["contact", "hidden", "identifier", "byName"]);
}

/** "clientes reales", "données réelles de patients" */
function areCalledRealBehind(reading: Reading): boolean {
  return reading.of("realBehind").some((mark) => {
    const phrase = phraseBefore(reading, mark);
    const complement = complementOf(reading, withCoordinate(reading, { from: mark.from, to: mark.to }));
    const isRecords = within(reading, phrase, "record", "intimate", "health").length > 0;
    return (
      within(reading, phrase, "personData", "identifier", "contact", "child", "person").length > 0 ||
      (isRecords && within(reading, complement, ...personal, "kin").length > 0)
    );
  });
}

/** "customers with phone numbers, must be the real ones" */
function areRealThroughout(reading: Reading): boolean {
  return together(reading, ["realThroughout"], [...personal, "hidden"]);
}

const failing =
  /(?:\b(?:not|never|cannot|cant|wont|dont|doesnt|no) (?:ever |actually )?(?:work|be [a-z]+|exist|pass|function|belong|validate|go through|clear|resolve|match|usable|valid|accepted)|\b(?:fail|fails|declined|rejected|refused|bounce|bounces|invalid|useless|unusable|worthless)) (?:at|with|by|in|for|on|to) (?:(?:a|any|the|some|every) )?$/;
const none = /\b(?:no|keiner|keinem|keine|aucune?|ningun|ninguna|nenhum|nenhuma)$/;

/** "they must not work at a real bank": of no real one. */
function isWhereTheyFail({ words }: Reading, { from }: Mention): boolean {
  const before = words.slice(Math.max(0, from - 8), from).map(({ text }) => text);
  return failing.test(`${before.join(" ")} `) || none.test(before.join(" "));
}

/** "IBANs of real firms", "niños de un colegio real con dirección": the house is real, so are its people. */
function areOfARealHouse(reading: Reading): boolean {
  const isReal = [
    ...reading
      .of("real")
      .filter((mark) => !isWhereTheyFail(reading, mark))
      .map((mark) => phraseAfter(reading, mark)),
    ...reading.of("realBehind").map((mark) => phraseBefore(reading, mark)),
  ].some((phrase) => within(reading, phrase, "house", "firm").length > 0);
  return isReal && together(reading, ["house", "firm"], [...details, "bankAccount", "intimate", "earnings"]);
}

/** "rows from the LinkedIn breach", "leaked customers": taken from them, and no count of what was taken. */
function areTaken(reading: Reading): boolean {
  return (
    (near(reading, ["leaked"], [...personal, "record"], 5) &&
      inEarnest(reading, ["leaked"], [...personal, "intimate", "name"])) ||
    inEarnest(reading, ["source", "knownDump"], [...personal, "secret", "intimate", "name"])
  );
}

/** "what leaked from 23andMe: name, birth year", "customers with email as posted on the forum" */
function areToldFrom(reading: Reading): boolean {
  return inEarnest(reading, ["leaked"], ["name", "contact", "identifier", "personData"]) && !isMadeUp(reading);
}

/** "CPFs that match the register": numbers that somebody has. */
function areNumbersOfSomebody(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading)) return false;
  return followsThese(reading, notCalledInvented(reading, reading.of("identifier")), reading.of("matches"), 12);
}

/** "guest list of the Ritz": it is called by a name that is no place's. */
function areOfSomeHouse(reading: Reading): boolean {
  const lists = reading.of("census").filter(({ to }) => isCalledHouse(reading, to));
  const exposed = sentencesWith(reading, ["census"], ["hidden", "identifier", "card"]);
  const invented = sentencesWith(reading, ["invented"]);
  return lists.some(({ from }) => {
    const sentence = reading.words[from]?.sentence ?? 0;
    return exposed.has(sentence) && !invented.has(sentence);
  });
}

/** "staff directory of Deloitte with direct dials": all people of a house that has a name. */
function areOfANamedHouse(reading: Reading): boolean {
  const houses = new Set(namedHouses(reading).map(({ from }) => reading.words[from]?.sentence ?? 0));
  const listed = sentencesWith(reading, ["census"], [...details, "intimate", "earnings", "bankAccount"]);
  const exposed = sentencesWith(reading, ["person", "child"], ["hidden", "identifier"], ["name", "person"]);
  const invented = sentencesWith(reading, ["invented"]);
  return [...listed, ...exposed].some((sentence) => houses.has(sentence) && !invented.has(sentence));
}

/** "hackers got our rival's CRM": whom a competitor knows. */
function areOfARival(reading: Reading): boolean {
  return (
    near(reading, ["rival"], ["person", "personData", "leaked"], 4) &&
    inEarnest(reading, ["rival"], ["contact", "hidden", "name"])
  );
}

/** "scrape profiles of women in Manchester", "emails lifted from LinkedIn followers" */
function areScraped(reading: Reading): boolean {
  return (
    (near(reading, ["scrapes"], ["contact", "personData"], 8) &&
      inEarnest(reading, ["scrapes"], ["contact", "personData"])) ||
    (near(reading, ["scrapes", "copied"], ["socialPlatform"], 10) &&
      inEarnest(reading, ["scrapes", "copied"], ["socialPlatform"])) ||
    together(reading, ["copied"], [...details, "person", "personData"])
  );
}

/** "mobile numbers of homeowners for our sales team to call": invented ones would be of no use. */
function areToBeContacted(reading: Reading): boolean {
  const isAnnounced = anywhere(reading, "firstPerson", "soon") && anywhere(reading, "contact") && !isForWork(reading);
  return (
    notMadeUp(reading, ["contact", "hidden"], ["outreach"]) ||
    (isAnnounced && notMadeUp(reading, ["reachesThem"]) && near(reading, ["reachesThem"], ["soon"], 2))
  );
}

/** "the private medical history of a celebrity": no name is needed to know that somebody is meant. */
function arePrivateThingsOfTheKnown(reading: Reading): boolean {
  return follows(reading, ["secretRecord"], ["celebrated"], 5);
}

/** "which members of the Bundestag take antidepressants": there are so few that each is somebody. */
function areAilmentsOfTheKnown(reading: Reading): boolean {
  if (isMadeUp(reading) || isForWork(reading)) return false;
  return near(reading, ["inPublicLife"], ["ailment"], 6) && inEarnest(reading, ["inPublicLife"], ["ailment"]);
}

/** "the real burnout and depression diagnoses in my department": whom the asker works with. */
function areAilmentsAround(reading: Reading): boolean {
  if (isForWork(reading)) return false;
  const found = reading
    .of("real")
    .map((mark) => withCoordinate(reading, phraseAfter(reading, mark)))
    .filter((phrase) => within(reading, phrase, "health", "sickness").length > 0)
    .map(({ from, to }): Mention => ({ idea: "health", from, to }));
  return followsThese(reading, found, reading.of("ownCircle", "kin"), 3);
}

/** "pupil list of Greenfield Primary as it really is" */
function areListedAsTheyAre(reading: Reading): boolean {
  return (
    !isMadeUp(reading) &&
    inEarnest(reading, ["asItIs"], ["census", "child", "roster", "roll"]) &&
    anywhere(reading, ...details)
  );
}

export const realPersons: Rule = {
  id: "real-persons",
  isBrokenBy: (reading) =>
    areCalledReal(reading) ||
    areCalledExisting(reading) ||
    areCalledRealBehind(reading) ||
    areInCare(reading) ||
    areRealThroughout(reading) ||
    areOfARealHouse(reading) ||
    areTaken(reading) ||
    areOfANamedHouse(reading) ||
    areOfSomeHouse(reading) ||
    areOfARival(reading) ||
    areScraped(reading) ||
    areToBeContacted(reading) ||
    arePrivateThingsOfTheKnown(reading) ||
    areAilmentsOfTheKnown(reading) ||
    areAilmentsAround(reading) ||
    areListedAsTheyAre(reading) ||
    areThoseWhoDid(reading) ||
    areOfAHouse(reading) ||
    areInsistedOn(reading) ||
    areAllOfSome(reading) ||
    areHunted(reading) ||
    areOfAParty(reading) ||
    areOfSomethingNamed(reading) ||
    areThoseWhoDidSomewhere(reading) ||
    areOnARoll(reading) ||
    areOpponents(reading) ||
    areReachable(reading) ||
    areToldFrom(reading) ||
    areNumbersOfSomebody(reading),
  reason: "Data of real persons is not sold or made up here; all persons in our rows are invented.",
  alternative:
    "100 invented persons with full name, street address, city, email at example.com and a fake SSN from the invalid range",
};
