import { byLastWord, own, type Shape } from "./form-shapes.ts";

/** Heads of German compounds, and the word that says the same by itself. */
const heads: readonly (readonly [head: string, like: string])[] = Object.entries({
  datum: "datum",
  termin: "datum",
  stichtag: "datum",
  frist: "datum",
  zeitpunkt: "zeitpunkt",
  uhrzeit: "zeit",
  zeit: "zeit",
  dauer: "dauer",
  betrag: "betrag",
  preis: "preis",
  kosten: "kosten",
  gebuhr: "preis",
  miete: "preis",
  lohn: "preis",
  gehalt: "preis",
  umsatz: "preis",
  entgelt: "preis",
  pramie: "preis",
  steuer: "preis",
  honorar: "preis",
  summe: "preis",
  nummer: "number",
  anzahl: "count",
  zahl: "count",
  anteil: "percentage",
  quote: "percentage",
  grad: "percentage",
  gewicht: "weight",
  entfernung: "distance",
  strecke: "distance",
  hohe: "height",
  breite: "width",
  tiefe: "depth",
  temperatur: "temperature",
  feuchte: "humidity",
  feuchtigkeit: "humidity",
  druck: "pressure",
  leistung: "power",
  verbrauch: "energy",
  geschwindigkeit: "speed",
  flache: "area",
  status: "status",
  zustand: "status",
  typ: "type",
  klasse: "type",
  kategorie: "type",
  gruppe: "type",
  grund: "type",
  beschreibung: "description",
  bemerkung: "description",
  kommentar: "description",
});

/** What the head of a German compound says: an "Eingangsdatum" is a date, a "Verwarngeld" nothing we know. */
export function compoundShape(text: string, folded: string): Shape | undefined {
  if (!/^\p{Lu}\p{Ll}+$/u.test(text)) return undefined;
  const head = heads.find(([each]) => folded.length > each.length + 2 && folded.endsWith(each));
  return head === undefined ? undefined : own(byLastWord, head[1]);
}

const times = /(?:datum|zeitpunkt|uhrzeit|zeit|termin|stichtag|frist|beginn|ende)$/;

/** The head by which a German compound names a time: "zeit" of "Ankunftszeit". */
export function timeHead(folded: string): string | undefined {
  return times.exec(folded)?.[0];
}
