import { isCurrency, unitNamed } from "../../extract/units.ts";
import type { Language } from "../../ontology/semantic-type.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const prices: Readonly<Record<Language, string>> = {
  en: "price",
  de: "preis",
  es: "precio",
  fr: "prix",
  pt: "preço",
};
const hours = /^(?:hour|h|hr|stunde|hora|heure)$/;

/** "0.21-0.34 EUR per kWh", "0.002-0.008 USD per stream": bounds of money for one of something are those of its price or rate. */
export function pricedPer(item: Item, reading: Reading): Mention | undefined {
  const [only, ...others] = item.founds;
  if (only?.found.kind !== "range" || only.at !== 0 || others.length + item.inner.length > 0) return undefined;
  const unit = only.found.unit === undefined ? undefined : unitNamed(only.found.unit);
  const [per, of, ...more] = item.words;
  if (unit === undefined || !isCurrency(unit) || per === undefined || of === undefined || more.length > 0)
    return undefined;
  if (!/^(?:per|pro|je|por|par|a)$/.test(per.folded)) return undefined;
  const { language } = reading.findings;
  const isRate = language === "en" && unitNamed(of.text) === undefined;
  const words = hours.test(of.english)
    ? wordLike("hourly rate", [of])
    : [...wordLike(isRate ? "rate" : prices[language], [of]), ...wordLike("per", [of]), of];
  return mentionInList(named(words, reading).meaning, item, words);
}
