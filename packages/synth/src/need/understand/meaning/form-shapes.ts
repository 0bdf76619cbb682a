import type { Model } from "../../../inferred/model.ts";
import type { FieldType } from "../../../schema/field.ts";

/** A kind of value, with how its numbers or texts lie. */
export interface Shape {
  readonly type: FieldType;
  readonly unit?: string;
  readonly model: (slug: string, words: readonly string[]) => Model;
  readonly minimum?: number;
  readonly maximum?: number;
}

export const number = (median: number, sigma: number, decimals: number): Model => ({
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

export const flag: Shape = { type: "bool", model: () => ({ kind: "flag", rate: 0.2 }) };
const code: Shape = {
  type: "id",
  model: (slug) => ({ kind: "code", prefix: prefixOf(slug), radix: 10, width: 6, order: "shuffled" }),
};
export const count: Shape = {
  type: "int",
  model: () => ({ kind: "number", distribution: { kind: "geometric", mean: 6 }, decimals: 0 }),
  minimum: 0,
};
export const day: Shape = { type: "date", model: () => moment("day") };
export const instant: Shape = { type: "datetime", model: () => moment("s") };
const money: Shape = { type: "number", unit: "currency", model: () => number(60, 0.9, 2), minimum: 0 };
const percent: Shape = { type: "number", unit: "%", model: () => between(0, 100, 1), minimum: 0, maximum: 100 };
const share: Shape = { type: "number", model: () => between(0, 1, 4), minimum: 0, maximum: 1 };
const score: Shape = { type: "number", model: () => between(0, 100, 1), minimum: 0, maximum: 100 };
export const size: Shape = { type: "number", model: () => number(40, 0.6, 2), minimum: 0 };
const level: Shape = { type: "enum", model: () => choice(["low", "medium", "high"]) };
const state: Shape = { type: "enum", model: () => choice(["active", "pending", "completed", "cancelled"]) };
export const label: Shape = { type: "string", model: (slug) => choice(codesOf(slug)) };
export const kind: Shape = { type: "enum", model: () => choice(plainKinds) };
const prose: Shape = { type: "string", model: () => ({ kind: "prose", about: "note" }) };
export const title: Shape = { type: "string", model: () => ({ kind: "prose", about: "title" }) };
export const fullName: Shape = { type: "string", model: () => ({ kind: "person", part: "full_name" }) };
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
export const byLastWord: Readonly<Record<string, Shape>> = table([
  ["flag indicator boolean bool yn status_flag toggle", flag],
  ["id identifier uuid guid key ref reference number no nr code num", code],
  ["count counts qty quantity total tally views clicks visits visitors orders", count],
  ["date day on birthday deadline onset commencement expiration expiry datum fecha data", day],
  ["timestamp time datetime at since zeit zeitpunkt hora heure", instant],
  ["tempo tiempo temps dauer duracion duree duracao dias minutos horas", measured("min", 25)],
  [
    "amount sum cost price fee deposit kaution revenue salary budget charge income takings proceeds earnings wage rent tax bonus tip fare discount spend payment balance profit turnover value_usd betrag summe preis kosten importe precio costo montant somme prix cout valor preco custo",
    money,
  ],
  ["percentage percent pct % margin prozent porcentaje pourcentage porcentagem percentual", percent],
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
  ["weight mass gewicht peso poids", measured("kg", 20)],
  ["distance distancia entfernung", measured("km", 12)],
  ["height width depth thickness diameter radius", measured("cm", 40)],
  ["speed velocity geschwindigkeit velocidad velocidade vitesse", measured("km/h", 45, 0.4)],
  ["volume", measured("l", 60)],
  ["capacity", count],
  ["area", measured("m2", 80)],
  ["power", measured("kW", 12)],
  ["energy", measured("kWh", 18)],
  ["voltage", measured("V", 230, 0.02)],
  ["pressure druck presion pressao pression", measured("bar", 3, 0.3)],
  ["temperature temp temperatur temperatura", measured("C", 21, 0.25)],
  ["humidity moisture luftfeuchte luftfeuchtigkeit humedad umidade humidade humidite", percent],
  ["frequency", measured("Hz", 50, 0.3)],
  [
    "value wert valor valeur strength load force output input loss gain error deviation dose yield intake altitude elevation torque",
    size,
  ],
  ["coefficient factor constant exponent", { type: "number", model: () => number(1, 0.4, 3), minimum: 0 }],
  ["angle azimuth inclination", { type: "number", unit: "deg", model: () => between(0, 90, 1), minimum: 0 }],
  // "die x and y": where on a grid.
  ["x y z", { type: "int", model: () => between(0, 100, 0) }],
  ["density", measured("g/cm3", 1.2, 0.4, 3)],
  ["concentration", measured("mg/L", 8, 0.6, 2)],
]);

/** Units as the last word of an identifier or after "in": `latency_ms`, "wait in minutes". */
export const byUnit: Readonly<Record<string, Shape>> = {
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
    ["inch inches", measured("in", 12)],
    ["ft foot feet", measured("ft", 20)],
    ["yd yard yards", measured("yd", 40)],
    ["kt knot knots", measured("kn", 12)],
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

function table(rows: readonly (readonly [string, Shape])[]): Readonly<Record<string, Shape>> {
  return Object.fromEntries(rows.flatMap(([words, shape]) => words.split(" ").map((word) => [word, shape] as const)));
}

/** The shape of a word, if it has one. */
export function own(shapes: Readonly<Record<string, Shape>>, word: string): Shape | undefined {
  return Object.hasOwn(shapes, word) ? shapes[word] : undefined;
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
