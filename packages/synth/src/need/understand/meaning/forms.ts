import type { Model } from "../../../inferred/model.ts";
import type { FieldType } from "../../../schema/field.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import { slugOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";

/** A kind of value that only its form gives away: "widget thickness in mm" is a number in mm whatever a widget is. */
export interface Form {
  readonly type: SemanticType;
  readonly confidence: number;
}

interface Shape {
  readonly type: FieldType;
  readonly unit?: string;
  readonly model: (slug: string, words: readonly string[]) => Model;
  readonly minimum?: number;
  readonly maximum?: number;
}

const number = (median: number, sigma: number, decimals: number): Model => ({
  kind: "number",
  distribution: { kind: "lognormal", median, sigma },
  decimals,
});
const between = (minimum: number, maximum: number, decimals: number): Model => ({
  kind: "number",
  distribution: { kind: "beta", a: 2, b: 2.5, minimum, maximum },
  decimals,
});
const choice = (values: readonly string[]): Model => ({ kind: "choice", values });

const flag: Shape = { type: "bool", model: () => ({ kind: "flag", rate: 0.2 }) };
const code: Shape = {
  type: "id",
  model: (slug) => ({ kind: "code", prefix: prefixOf(slug), radix: 10, width: 6, order: "shuffled" }),
};
const count: Shape = {
  type: "int",
  model: () => ({ kind: "number", distribution: { kind: "geometric", mean: 6 }, decimals: 0 }),
  minimum: 0,
};
const day: Shape = { type: "date", model: () => moment("day") };
const instant: Shape = { type: "datetime", model: () => moment("s") };
const money: Shape = { type: "number", unit: "currency", model: () => number(60, 0.9, 2), minimum: 0 };
const percent: Shape = { type: "number", unit: "%", model: () => between(0, 100, 1), minimum: 0, maximum: 100 };
const share: Shape = { type: "number", model: () => between(0, 1, 4), minimum: 0, maximum: 1 };
const score: Shape = { type: "number", model: () => between(0, 100, 1), minimum: 0, maximum: 100 };
const size: Shape = { type: "number", model: () => number(40, 0.6, 2), minimum: 0 };
const level: Shape = { type: "enum", model: () => choice(["low", "medium", "high"]) };
const state: Shape = { type: "enum", model: () => choice(["active", "pending", "completed", "cancelled"]) };
const label: Shape = { type: "string", model: (slug) => choice(codesOf(slug)) };
const kind: Shape = { type: "enum", model: () => choice(plainKinds) };
const prose: Shape = { type: "string", model: () => ({ kind: "prose", about: "note" }) };
const title: Shape = { type: "string", model: () => ({ kind: "prose", about: "title" }) };
const fullName: Shape = { type: "string", model: () => ({ kind: "person", part: "full_name" }) };
const company: Shape = { type: "string", model: () => ({ kind: "organisation", part: "name" }) };
const measured = (unit: string, median: number, sigma = 0.7, decimals = 1): Shape => ({
  type: "number",
  unit,
  model: () => number(median, sigma, decimals),
  minimum: 0,
});

function moment(grain: "s" | "day"): Model {
  return { kind: "moment", from: "-P1Y", to: "P0D", rhythm: "flat", ascending: false, grain };
}

/** What the last word of a phrase says about its values; "of" phrases are turned round before. */
const byLastWord: Readonly<Record<string, Shape>> = table([
  ["flag indicator boolean bool yn status_flag toggle", flag],
  ["id identifier uuid guid key ref reference number no nr code num", code],
  ["count counts qty quantity total tally views clicks visits visitors orders", count],
  ["date day on birthday deadline datum fecha data", day],
  ["timestamp time datetime at zeit zeitpunkt hora heure", instant],
  ["tempo tiempo temps dauer duracion duree duracao dias minutos horas", measured("min", 25)],
  [
    "amount cost price fee revenue salary budget charge income wage rent tax bonus tip fare discount spend payment balance profit turnover value_usd betrag preis kosten importe precio costo montant prix cout valor preco custo",
    money,
  ],
  ["percentage percent pct % margin", percent],
  ["rate share ratio probability likelihood proportion fraction quota", share],
  ["score rating index grade points", score],
  ["level severity priority risk intensity tier", level],
  ["status state stage phase outcome result estado statut", state],
  [
    "type category class kind mode method channel group segment source reason role format variant style model brand species typ kategorie tipo categoria categorie",
    kind,
  ],
  ["note notes comment comments remark remarks description text message summary feedback content body details", prose],
  ["title subject headline topic caption slogan", title],
  ["duration length delay latency lag", measured("min", 25)],
  ["weight mass", measured("kg", 20)],
  ["distance", measured("km", 12)],
  ["height width depth thickness diameter radius", measured("cm", 40)],
  ["speed velocity", measured("km/h", 45, 0.4)],
  ["volume capacity", measured("l", 60)],
  ["area", measured("m2", 80)],
  ["power", measured("kW", 12)],
  ["energy", measured("kWh", 18)],
  ["voltage", measured("V", 230, 0.02)],
  ["pressure", measured("bar", 3, 0.3)],
  ["temperature temp", measured("C", 21, 0.25)],
  ["humidity moisture", percent],
  ["frequency", measured("Hz", 50, 0.3)],
  ["value wert valor valeur", size],
  ["density", measured("g/cm3", 1.2, 0.4, 3)],
  ["concentration", measured("mg/L", 8, 0.6, 2)],
]);

/** Units as the last word of an identifier or after "in": `latency_ms`, "wait in minutes". */
const byUnit: Readonly<Record<string, Shape>> = {
  ...table([
    ["ms millisecond milliseconds millis", measured("ms", 120)],
    ["s sec secs second seconds", measured("s", 40)],
    ["min mins minute minutes", measured("min", 25)],
    ["h hr hrs hour hours", measured("h", 6)],
    ["day days", measured("day", 9, 0.7, 0)],
    ["week weeks", measured("week", 6, 0.6, 0)],
    ["month months", measured("month", 14, 0.6, 0)],
    ["year years yr yrs", measured("year", 6, 0.6, 0)],
    ["kg kilogram kilograms kilo kilos", measured("kg", 20)],
    ["g gram grams", measured("g", 250)],
    ["lb lbs pound pounds", measured("lb", 30)],
    ["t ton tons tonne tonnes", measured("t", 8)],
    ["km kilometer kilometers kilometre kilometres", measured("km", 12)],
    ["m meter meters metre metres", measured("m", 15)],
    ["cm centimeter centimeters", measured("cm", 40)],
    ["mm millimeter millimeters millimetre millimetres", measured("mm", 25)],
    ["mi mile miles", measured("mi", 9)],
    ["kwh", measured("kWh", 18)],
    ["mwh", measured("MWh", 4)],
    ["kw", measured("kW", 12)],
    ["mw", measured("MW", 3)],
    ["w watt watts", measured("W", 300)],
    ["v volt volts", measured("V", 230, 0.02)],
    ["l liter liters litre litres", measured("l", 40)],
    ["ml", measured("ml", 200)],
    ["b byte bytes", measured("B", 4_000, 1.4, 0)],
    ["kb", measured("kB", 120, 1)],
    ["mb", measured("MB", 48, 1)],
    ["gb", measured("GB", 12, 1)],
    ["usd dollar dollars", { ...money, unit: "USD" }],
    ["eur euro euros", { ...money, unit: "EUR" }],
    ["gbp", { ...money, unit: "GBP" }],
    ["usdc", { ...money, unit: "USDC" }],
    ["pct percent %", percent],
    ["c celsius", measured("C", 21, 0.25)],
    ["bps", measured("bps", 35)],
    ["rpm", measured("rpm", 1_500, 0.3, 0)],
    ["hz", measured("Hz", 50, 0.3)],
    ["psi", measured("psi", 45, 0.4)],
    ["bar", measured("bar", 3, 0.3)],
    ["ppm", measured("ppm", 420, 0.3)],
    ["mbps", measured("Mbit/s", 60, 0.8)],
  ]),
};

const booleanOpeners = new Set(
  "is has was did can are have had should whether if will does ist hat es tiene est a".split(" "),
);
const persons = new Set(
  "customer patient employee guest driver student teacher manager contact author user owner agent doctor physician nurse passenger member player coach client tenant buyer seller applicant candidate donor volunteer captain pilot instructor operator inspector technician reviewer attendee subscriber resident witness judge lawyer attorney sender recipient".split(
    " ",
  ),
);

/** Whether a noun is a person's role. */
export function isPerson(noun: string): boolean {
  return persons.has(noun);
}

const companies = new Set(
  "company organisation organization vendor supplier carrier store shop restaurant hotel bank hospital clinic school university club team airline publisher studio manufacturer brand merchant partner employer agency firm landlord operator provider sponsor exhibitor museum farm winery library".split(
    " ",
  ),
);
const countOpeners = new Set("number no count num total anzahl numero nombre".split(" "));

/** "minutes parked", "votes cast", "tickets sold". */
const participles =
  /^(?:.{3,}ed|cast|sold|spent|paid|sent|won|lost|held|made|taken|run|driven|flown|read|kept|bought|left|used)$/;

function table(rows: readonly (readonly [string, Shape])[]): Readonly<Record<string, Shape>> {
  return Object.fromEntries(rows.flatMap(([words, shape]) => words.split(" ").map((word) => [word, shape] as const)));
}

function prefixOf(slug: string): string {
  const word = slug.replace(/_(?:id|number|no|code|ref|key)$/, "").replace(/[^a-z]/g, "");
  return `${(word === "" ? "id" : word).slice(0, 3).toUpperCase()}-`;
}

/** What may be said of a thing of any kind; a field's own name with a letter behind it says nothing. */
const plainKinds = ["standard", "basic", "extended", "special", "other"] as const;

/** A dozen codes of an unknown thing: honest, and easy to replace. */
function codesOf(slug: string): readonly string[] {
  const prefix = prefixOf(slug);
  return Array.from({ length: 12 }, (_, index) => `${prefix}${String(index + 1).padStart(2, "0")}`);
}

/** What the form of a phrase says when no word list knows it. */
export function formOf(words: readonly Word[]): Form {
  const folded = words.map((word) => word.folded);
  const slug = slugOf(folded) || "value";
  const [shape, confidence] = shapeOf(words, folded);
  const type: SemanticType = {
    id: slug,
    type: shape.type,
    meaning: `${sentenceOf(words)}.`,
    names: { en: slug.replaceAll("_", " ") },
    model: shape.model(slug, folded),
    ...(shape.unit === undefined ? {} : { unit: shape.unit }),
    ...(shape.minimum === undefined ? {} : { minimum: shape.minimum }),
    ...(shape.maximum === undefined ? {} : { maximum: shape.maximum }),
  };
  return { type, confidence };
}

function sentenceOf(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shapeOf(words: readonly Word[], folded: readonly string[]): readonly [Shape, number] {
  const first = folded[0] ?? "";
  const last = folded.at(-1) ?? "";
  const key = words.at(-1)?.english ?? last;
  const single = folded.length === 1;
  const isColumn = words[0]?.identifier !== undefined && !/^(?:is|has|was)$/.test(first);
  if (!single && booleanOpeners.has(first) && !isColumn) return [flag, 0.7];
  if (!single && (countOpeners.has(first) || first === "#") && (folded[1] === "of" || folded[1] === "de"))
    return [count, 0.7];
  if (!single && first === "how" && (folded[1] === "many" || folded[1] === "often")) return [count, 0.7];
  if (!single && first === "how" && folded[1] === "long") return [measured("min", 25), 0.6];
  if (!single && (first === "n" || first === "num" || first === "cnt")) return [count, 0.7];
  const unit = single ? undefined : own(byUnit, last);
  if (unit !== undefined) return [unit, 0.7];
  if (key === "name") return [nameShape(words.at(-2)?.english), 0.6];
  // "tempo de entrega": in Romance languages the first word says what it is.
  const romance = folded.findIndex((word, index) => index > 0 && /^(?:de|del|do|da|du|des|dos|das)$/.test(word));
  if (romance > 0) {
    const head = own(byLastWord, folded[0] ?? "") ?? own(byUnit, folded[0] ?? "");
    if (head !== undefined) return [head, 0.5];
  }
  const before = words.at(-2);
  if (!single && before !== undefined && participles.test(last)) {
    const measure = own(byUnit, before.folded);
    if (measure !== undefined) return [measure, 0.6];
    if (before.folded !== before.english) return [count, 0.5];
  }
  const known = own(byLastWord, last) ?? own(byLastWord, key);
  if (known !== undefined) return [known, single ? 0.5 : 0.6];
  return [guessed(words.at(-1)), 0.35];
}

function own(shapes: Readonly<Record<string, Shape>>, word: string): Shape | undefined {
  return Object.hasOwn(shapes, word) ? shapes[word] : undefined;
}

/** How things of a noun are called; undefined for persons and for what nobody told us about. */
export function nameOf(noun: string): Model | undefined {
  if (companies.has(noun)) return { kind: "organisation", part: "name" };
  return things.has(noun) ? { kind: "goods", part: "name" } : undefined;
}

const things = new Set("product item article part good component device tool material medicine drug dish".split(" "));

function nameShape(noun: string | undefined): Shape {
  if (noun === undefined || persons.has(noun)) return fullName;
  return companies.has(noun) ? company : title;
}

/** What happened at a time: "started" is when. */
const happenings = new Set(
  "started ended opened closed created updated merged submitted reimbursed shipped departed arrived published joined booked ordered issued signed resolved completed finished borrowed landed hired launched".split(
    " ",
  ),
);

/** What nouns and participles nobody told us about are most often. */
function guessed(word: Word | undefined): Shape {
  if (word === undefined) return label;
  if (happenings.has(word.folded)) return instant;
  if (persons.has(word.english)) return fullName;
  if (companies.has(word.english)) return company;
  if (/(?:ed|able|ible)$/.test(word.folded) && word.folded.length > 4) return flag;
  if (/(?:ness|ity|ance|ence|ure|th|age|ivity|osity)$/.test(word.folded) && word.folded.length > 5) return size;
  // A plural of things is how many there are.
  if (word.folded !== word.english && word.folded.endsWith("s")) return count;
  return label;
}
