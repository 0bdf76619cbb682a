import type { Language } from "../ontology/semantic-type.ts";

/** How English verbs end that say what was done with something. */
export const participles = /(?:ed|spent|paid|taken|sold|bought|caught|given|made|done|left|used|sent|held|won|lost)$/;

/** English nouns and measures that only look like something done. */
export const lookalikes = /^(?:bed|shed|need|red|led|.*(?:speed|breed|feed|seed|weed))$/;

const ends: Readonly<Record<Language, RegExp>> = {
  en: participles,
  de: /^(?:ge|be|ver|ent|er|ab|auf|ein|an|aus|zu|frei|offen|storn).*(?:t|en|ei)$/,
  es: /(?:[ai]d[oa]s?|pendientes?|abiert[oa]|devuelt[oa])$/,
  fr: /(?:[éi]e?s?|(?<![qg])ue?s?|attente|cours|ouverte?|faite?)$/,
  pt: /(?:[ai]d[oa]s?|pendentes?|abert[oa]|pag[oa]|entregue)$/,
};

/** Whether a word says what has been done or has happened: "cancelled", "enviado", "expédiée". With its accents. */
export function isParticiple(word: string, language: Language): boolean {
  return ends[language].test(word.toLowerCase());
}
