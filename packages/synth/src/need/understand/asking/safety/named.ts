import { isGivenName } from "../../../../world/given-names.ts";
import { isKnownBrand } from "../../../../world/known-brands.ts";
import { placeNamed } from "../../../../world/place-named.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { Span } from "./noun-phrase.ts";
import type { Reading } from "./reading.ts";

/** Names that stand for anybody. */
const placeholders = new Set([
  ...["john doe", "jane doe", "john q", "joe bloggs", "max mustermann", "erika mustermann"],
  ...["jean dupont", "juan perez", "fulano de", "jan kowalski", "jane example", "mario rossi"],
]);
/** What makes a row of capitals the name of a house, a street or a product. */
const noPersons = wordSet(
  "hospital clinic school university college bank street road avenue high elementary inc ltd llc gmbh corp",
  "company group airlines hotel store city county club fc united app api fresh department service center centre",
  "office new san los las saint st north south east west hong buenos rio santa el la le great the all our my",
  "each every give real big data table dataset",
);
const titles = wordSet(
  "king queen prince princess president chancellor senator minister pope sir lord lady dr mr mrs ms herr frau",
);
const introducers = wordSet(
  "of for on about by named called is von uber where give find de del da do du sur sobre di who does did",
);

/** Many rules ask the same of a reading: it is looked up once. */
function onceFor(find: (reading: Reading) => readonly Span[]): (reading: Reading) => readonly Span[] {
  const found = new WeakMap<Reading, readonly Span[]>();
  return (reading) => {
    const known = found.get(reading) ?? find(reading);
    found.set(reading, known);
    return known;
  };
}

/** Where somebody is called by given and family name: "of Jane Roe", "Jane Roe's". */
export function namedPersons(reading: Reading): readonly Span[] {
  return runsOf(reading).filter((run) => isPerson(reading, run));
}

function runsOf({ words }: Reading): Span[] {
  const runs: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    let to = from;
    while (words[to]?.isCapital && !/\d/.test(words[to]?.text ?? "") && (to === from || words[to]?.isJoined)) to++;
    // "Give Emma Watson's", "Where Kim Roe lives": a sentence begins with a capital too.
    const isOpening = !words[from]?.isJoined && to - from > 2 && !isGivenName(words[from]?.text ?? "");
    if (to - from >= 2) runs.push({ from: isOpening ? from + 1 : from, to });
    from = Math.max(from, to);
  }
  return runs;
}

function isPerson(reading: Reading, { from, to }: Span): boolean {
  const { words } = reading;
  const called = words.slice(from, to);
  const texts = called.map(({ text }) => text);
  if (called.length > 4 || placeholders.has(texts.slice(0, 2).join(" "))) return false;
  if (texts.some((text) => noPersons.has(text)) && !isGivenName(texts[1] ?? "")) return false;
  if (called.some(({ written }) => written.length < 2 || written === written.toUpperCase())) return false;
  const isOwner = called.at(-1)?.isOwner === true;
  const before = words[from - 1];
  const isIntroduced = before?.isJoined !== undefined && words[from]?.isJoined === true && introducers.has(before.text);
  if (titles.has(texts[0] ?? "")) return true;
  const isMeant = isOwner || isIntroduced || isSpokenOfBehind(reading, to);
  if (!isMeant && !isGivenName(texts[0] ?? "") && !isGivenName(texts[1] ?? "")) return false;
  if (
    reading
      .of("person", "firm", "house", "contact", "intimate", "card", "record")
      .some((one) => one.from >= from && one.from < to)
  )
    return false;
  // "Hello Fresh customers": what belongs to a name that is no person's.
  const next = words[to];
  if (!isOwner && next?.isJoined && /^\p{Ll}+s$/u.test(next.written) && !reading.links.has(to) && next.text !== "lives")
    return false;
  return placeNamed(texts.join(" ")) === undefined && placeNamed(texts.slice(-2).join(" ")) === undefined;
}

/** "Keanu Reeves phone number, his girlfriend's too": only somebody is a he or a she. */
function isSpokenOfBehind({ words }: Reading, at: number): boolean {
  const sentence = words[at - 1]?.sentence;
  return words.slice(at, at + 10).some((word) => word.sentence === sentence && pronouns.has(word.text));
}

const pronouns = wordSet("he him his she her hers seine seiner seinen seinem");

/** Firms, schools, offices and the like that are called by name. */
export const namedHouses = onceFor(housesIn);

function housesIn(reading: Reading): readonly Span[] {
  const { words } = reading;
  const houses = reading.of("house");
  const brands = words.flatMap(({ text, isCapital }, from) =>
    isCapital && isKnownBrand(text) ? [{ from, to: from + 1 }] : [],
  );
  const capitals = houses.filter(({ from, to }) => {
    const before = words[from - 1];
    const isCalled = words[from]?.isCapital === true && words[from]?.isJoined === true && before?.isCapital === true;
    // "Hospital Clínico", "l'hôpital Necker".
    return isCalled || (words[to]?.isJoined === true && isCalledHouse(reading, to));
  });
  const firms = reading.of("firm").filter(({ from }) => words[from]?.isCapital);
  const offices = reading.of("office").filter(({ from }) => words[from]?.isCapital);
  return [...firms, ...offices, ...brands, ...capitals].filter(({ to }) => !isOnlyLike(reading, to));
}

/** "NordVPN logins": a name stands right before it, and neither a place's nor a sentence's first word. */
export function nameBefore({ words }: Reading, { from }: Span): boolean {
  const name = words[from - 1];
  if (name === undefined || !words[from]?.isJoined || !name.isCapital || isOrdinary(name.text)) return false;
  // "User Password": a heading gives everything a capital.
  if (words[from]?.isCapital) return false;
  const isInnerCapital = /\p{Ll}\p{Lu}|\p{Lu}{2}.*\p{Ll}/u.test(name.written);
  return (
    (isInnerCapital || name.isJoined) && placeNamed(name.text) === undefined && !/^\p{Lu}{1,4}$/u.test(name.written)
  );
}

/** "the Haven shelter", "the Amazon warehouse": what is a house and called by the word before. */
export function housesCalledBefore({ words, of }: Reading): readonly Span[] {
  return of("house", "guardedPlace").filter(({ from }) => {
    const name = words[from - 1];
    const isAName =
      name?.isCapital === true && name.isJoined && words[from]?.isJoined === true && !words[from].isCapital;
    return isAName && !isOrdinary(name.text) && definite.has(words[from - 2]?.text ?? "");
  });
}

const definite = wordSet("the at der im am beim el la del al le du au do da no na");

/** Places that are called by name: "Texas", "New York". */
export const namedPlaces = onceFor(placesIn);

function placesIn({ words }: Reading): readonly Span[] {
  return words.flatMap(({ text, isCapital }, from) => {
    if (!isCapital) return [];
    const next = words[from + 1];
    const two = next?.isCapital === true && next.isJoined ? `${text} ${next.text}` : undefined;
    if (two !== undefined && placeNamed(two) !== undefined) return [{ from, to: from + 2 }];
    return placeNamed(text) === undefined ? [] : [{ from, to: from + 1 }];
  });
}

/** "Netflix-style", "Uber like". */
function isOnlyLike({ words }: Reading, at: number): boolean {
  if (words[at - 1]?.isOwner) return false;
  return words[at]?.isJoined === true && /^(?:style|styled|like|type|esque)$/.test(words[at]?.text ?? "");
}

const articles = new Set(["the", "der", "die", "das", "dem", "el", "la", "le", "o", "a"]);
const ordinary = wordSet(
  "acme contoso initech globex northwind example foo bar year class grade group team bank plan type section",
  "ward unit building january february march april may june july august september october november december q1",
  "q2 q3 q4",
  // Departments are called by what they do.
  "hr it sales finance marketing engineering operations ops legal logistics support purchasing procurement production",
  "research development admin administration accounting security facilities warehouse kitchen reception management",
  "design product customer quality maintenance communications pr compliance treasury payroll training sourcing r&d",
  "vertrieb einkauf verkauf personal buchhaltung entwicklung lager verwaltung produktion recht kundendienst technik",
  "ventas compras finanzas contabilidad recursos administracion produccion logistica ventes achats finances",
  "comptabilite ressources juridique vendas financeiro contabilidade juridico informatica informatique",
  "cardiology neurology oncology radiology surgery pediatrics paediatrics maternity emergency icu er orthopedics orthopaedics",
  "kardiologie chirurgie neurologie innere radiologie cardiologia cirugia neurologia cardiologie neonatology psychiatry",
  "math maths physics chemistry biology history geography languages arts music sports informatics",
);

/** Stand-ins, months and what only numbers a thing: "Ward B", "Year 6". */
const isOrdinary = (text: string): boolean => ordinary.has(text) || /^(?:\d+|[a-z])$/.test(text);

/** Whether a name stands here that is no place's: "(the) Ritz Paris", "Conrad", but not "Berlin" and not "Ward B". */
export function isCalledHouse({ words }: Reading, at: number): boolean {
  const start = articles.has(words[at]?.text ?? "") && words[at]?.isCapital === false ? at + 1 : at;
  let end = start;
  while (words[end]?.isCapital && words[end]?.isJoined) end++;
  const called = words.slice(start, end).map(({ text }) => text);
  if (isChoiceFrom(words, end)) return false;
  return called.length > 0 && !called.some((text) => isOrdinary(text)) && placeNamed(called.join(" ")) === undefined;
}

const ors = /^(?:or|oder|ou|o|u)$/;

/** "bank Alpha or Beta", "school Lincoln, Jefferson or Adams": what a column may hold, and nobody's house. */
function isChoiceFrom(words: Reading["words"], at: number): boolean {
  let end = at;
  while (words[end]?.isCapital && words[end]?.sentence === words[at - 1]?.sentence) end++;
  return ors.test(words[end]?.text ?? "") && words[end + 1]?.isCapital === true;
}
