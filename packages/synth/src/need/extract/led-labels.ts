import { phraseFrom } from "./clause.ts";
import { isWord, type Reading, word } from "./reading.ts";

const LONGEST = 3;
const leads = new Set(
  "by via from through to in on at under out into as per mit per bei auf im am an aus zu por en a via par dans chez au aux sur em no na nos nas pelo pela com".split(
    " ",
  ),
);

/** What only says something together with what leads it: "in transit", "on foot". */
const idioms =
  /^(?:in (?:person|transit|progress|process|review|stock|store|house|service|use|full|part|arrears|default|dispute|trial|training|production|repair|remission|network|advance|game|play|between|bearbeitung|prufung|arbeit|transito|tramite|curso|proceso|revision|revisao)|on (?:time|hold|site|demand|call|leave|foot|track|sale|premises|prem|paper|delivery|order|trial|duty|board|air)|out of (?:stock|network|service|order|office|state|hours|warranty|pocket|date)|under (?:review|warranty|construction|investigation|repair|contract|offer|way|treatment)|at (?:risk|fault|sea|rest|large)|to go|en (?:curso|tramite|transito|proceso|revision|attente|cours|transit|retard|stock|ligne|personne|magasin)|em (?:curso|andamento|transito|analise|atraso|estoque|aberto|loja)|por (?:telefono|correo)|a (?:tiempo|domicilio|distancia|pie)|por telefone)$/;

/** Days and times of the day are told of a time that the rows have. */
const times =
  /^(?:weekdays?|weekends?|workdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|nights?|wochentags?|wochenenden?|werktagen?|holidays?|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|summer|winter|spring|autumn|fall)$/;

/** The "phone" of "30% by phone", the "in transit" of "20% in transit", the "France" of "40% of the sign-ups from France". */
export function ledLabelAt(
  reading: Reading,
  at: number,
): { readonly value: string; readonly next: number } | undefined {
  const lead = leadAt(reading, wholeEnd(reading, at));
  if (lead === undefined) return undefined;
  const label = phraseFrom(reading, lead.next, LONGEST);
  if (label === undefined || times.test(word(reading, lead.next))) return undefined;
  const whole = `${lead.words} ${label.text.toLowerCase()}`;
  return { value: isLedState(whole) ? whole : label.text, next: label.next };
}

/** Whether words say how something is only with the preposition that leads them: "in use", "on hold"; in small letters. */
export function isLedState(words: string): boolean {
  return idioms.test(words);
}

function leadAt(reading: Reading, at: number): { readonly words: string; readonly next: number } | undefined {
  const first = word(reading, at);
  if (first === "out" && word(reading, at + 1) === "of") return { words: "out of", next: at + 2 };
  return leads.has(first) && isWord(reading, at) ? { words: first, next: at + 1 } : undefined;
}

/** Behind the "of the sign-ups" of "40% of the sign-ups from France". */
function wholeEnd(reading: Reading, at: number): number {
  if (!/^(?:of|der|de|des|dos|das|aller)$/.test(word(reading, at))) return at;
  return phraseFrom(reading, at + 1, LONGEST)?.next ?? at;
}
