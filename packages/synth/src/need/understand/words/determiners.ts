import type { Language } from "../../ontology/semantic-type.ts";
import { wordSet } from "../../text/word-set.ts";

const determiners: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet("an the our my your their every each"),
  de: wordSet("der die das den dem des ein eine einer eines einem einen unser unsere unserer unseren jede jeder jedes"),
  es: wordSet("un una unos unas el la los las nuestro nuestra nuestros nuestras cada"),
  fr: wordSet("un une le la les des notre nos chaque"),
  pt: wordSet("um uma uns umas os as nosso nossa nossos nossas cada"),
};

/** Says which one and how many, never what: "events of our app" are events of an app. Narrower than an article of a field's name, for "a/b test" and "de" mean something. */
export function isDeterminer(word: string, language: Language): boolean {
  return determiners[language].has(word);
}
