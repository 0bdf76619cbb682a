import { unitNamed } from "../../extract/units.ts";
import type { Found } from "../../findings.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import { ofFrame } from "../meaning/known-meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { quotedWords, type Word } from "../words/pieces.ts";
import { type Mention, mentionAt } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** What a figure in a unit is called where nothing else names it. */
const measures: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  mass: { en: "weight", de: "gewicht", es: "peso", fr: "poids", pt: "peso" },
  length: { en: "length", de: "länge", es: "longitud", fr: "longueur", pt: "comprimento" },
  distance: { en: "distance", de: "strecke", es: "distancia", fr: "distance", pt: "distância" },
  area: { en: "area", de: "fläche", es: "superficie", fr: "surface", pt: "área" },
  volume: { en: "volume", de: "volumen", es: "volumen", fr: "volume", pt: "volume" },
  temperature: { en: "temperature", de: "temperatur", es: "temperatura", fr: "température", pt: "temperatura" },
  power: { en: "power", de: "leistung", es: "potencia", fr: "puissance", pt: "potência" },
  energy: { en: "energy", de: "energie", es: "energía", fr: "énergie", pt: "energia" },
  speed: { en: "speed", de: "geschwindigkeit", es: "velocidad", fr: "vitesse", pt: "velocidade" },
  time: { en: "duration", de: "dauer", es: "duración", fr: "durée", pt: "duração" },
  pressure: { en: "pressure", de: "druck", es: "presión", fr: "pression", pt: "pressão" },
};

/** What takes minutes or hours; in days and years, ages and terms are told, too. */
const short = /^(?:s|min|h)$/;

/** Whoever the rows are of. */
const everybody = /^(?:everyone|everybody|alle|todos|todas|tous|toutes)$/;
const ages: Readonly<Record<Language, string>> = { en: "age", de: "alter", es: "edad", fr: "âge", pt: "idade" };

/** "sender, 2-30 kg, city", "rides, at most 12 km", "dogs: everyone under 10 kg": bounds in a unit that no column before them is told in are those of one of its own. */
export function rangeAlone(item: Item, before: readonly Mention[], reading: Reading): Mention | undefined {
  const [only, ...others] = item.founds;
  if (only?.found.kind !== "range" || others.length + item.inner.length > 0) return undefined;
  const isOfAll = item.words.length === 1 && everybody.test(item.words[0]?.folded ?? "");
  if (item.words.length > 0 && !isOfAll) return undefined;
  const { found } = only;
  const { minimum, maximum, unit = "" } = found;
  if (minimum === undefined && maximum === undefined) return undefined;
  if (isOfAll && /^(?:year)?$/.test(unit)) return ageOf(item, found, before, reading);
  const measure = unitNamed(unit);
  if (measure === undefined) return undefined;
  if (measure.dimension === "time" && !short.test(measure.symbol)) return undefined;
  const fitting = before.filter((mention) => isIn(mention, measure.dimension));
  // "finish minutes; everyone under 4h": said again of the column before.
  if (isOfAll && fitting.length === 1 && fitting[0] !== undefined)
    return { ...fitting[0], item, listed: false, start: found.start, end: found.end };
  const kind = /^(?:km|mi|nmi)$/.test(measure.symbol) ? "distance" : measure.dimension;
  const name = measures[kind]?.[reading.findings.language];
  if (name === undefined || before.some((mention) => mayBeIn(mention, measure.dimension))) return undefined;
  const words = quotedWords(name, found, reading.findings.language);
  const meaning = soleMeasure(measure.symbol, words, reading) ?? named(words, reading).meaning;
  const { type } = meaning;
  if (type.type !== "number" && type.type !== "int") return undefined;
  // What the domain measures otherwise is not meant.
  const isOwn = type.unit === undefined || unitNamed(type.unit)?.dimension === measure.dimension;
  if (!isOwn) return undefined;
  return { ...mentionAt(meaning, item, found, words, true), unit: measure.symbol };
}

/** "members: everyone between 20 and 30": their age. */
function ageOf(item: Item, found: Found, before: readonly Mention[], reading: Reading): Mention | undefined {
  const words = quotedWords(ages[reading.findings.language], found, reading.findings.language);
  const { meaning } = named(words, reading);
  const isAge = meaning.type.unit === "year" && !before.some((mention) => mention.meaning.type.unit === "year");
  return isAge ? mentionAt(meaning, item, found, words, true) : undefined;
}

/** "used cars, under 200,000 km": the one figure that an expert expects of the domain in that unit. */
function soleMeasure(symbol: string, words: readonly Word[], { lookup }: Reading): Meaning | undefined {
  const { frame, vocabulary } = lookup;
  const fitting = (frame?.fields ?? []).flatMap((field) => {
    const type = vocabulary.types.get(field.type);
    const isFigure = type?.type === "number" || type?.type === "int";
    return type !== undefined && isFigure && field.core === true && type.unit === symbol ? [{ field, type }] : [];
  });
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0) return undefined;
  const own = only.field.name.split("_").flatMap((word) => wordLike(word, words));
  return { words: own, field: only.field, type: ofFrame(only.field, only.type), by: "frame", confidence: 0.7 };
}

function isIn({ meaning: { type }, unit }: Mention, dimension: string): boolean {
  const own = unit ?? type.unit;
  return typeof own === "string" && unitNamed(own)?.dimension === dimension;
}

/** A measure of that dimension, or a name of which nothing is known. */
function mayBeIn({ meaning: { type, by }, unit }: Mention, dimension: string): boolean {
  const own = unit ?? type.unit;
  if (own !== undefined) return unitNamed(own)?.dimension === dimension;
  return by === "form" && (type.type === "number" || type.type === "int");
}
