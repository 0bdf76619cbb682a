import type { Language } from "../../ontology/semantic-type.ts";

const determiners: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf("an the our my your their every each"),
  de: setOf("der die das den dem des ein eine einer eines einem einen unser unsere unserer unseren jede jeder jedes"),
  es: setOf("un una unos unas el la los las nuestro nuestra nuestros nuestras cada"),
  fr: setOf("un une le la les des notre nos chaque"),
  pt: setOf("um uma uns umas os as nosso nossa nossos nossas cada"),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Says which one and how many, never what: "events of our app" are events of an app. Narrower than an article of a field's name, for "a/b test" and "de" mean something. */
export function isDeterminer(word: string, language: Language): boolean {
  return determiners[language].has(word);
}
