import { fold } from "../../text/fold.ts";
import { singular } from "../../text/stem.ts";

/** What a row has one of, a choice a line and its members between the bars; what is of one member stands together. */
const choices: readonly string[] = [
  "ios iphone ipad | android galaxy | harmonyos",
  "apple iphone ipad | samsung galaxy | huawei | xiaomi | oneplus | pixel | nokia | motorola",
  "windows | mac macos macbook | linux ubuntu | chromeos chromebook",
  "chrome | firefox | safari | edge | opera",
  "desktop | mobile smartphone phone handy movil telemovel | tablet ipad",
  "visa | mastercard | amex | maestro | diners | girocard",
  "eur euro | usd dollar | gbp sterling | chf | jpy yen | sek | nok | dkk | pln zloty | inr rupee | brl | mxn | cad | aud | czk | btc bitcoin | eth ether ethereum | usdc | usdt tether | dai | sol solana | xrp",
  "monthly monatlich mensual mensuel mensuelle mensal | yearly annual annually jahrlich anual annuel annuelle | weekly wochentlich semanal hebdomadaire | quarterly | daily",
];

/** What is one of several only where it is told how something came or went: "by email" and "by phone". */
const ways: readonly string[] = [
  "email e-mail mail | phone telephone telefon telefono | chat | letter post brief carta lettre courrier | fax | sms | whatsapp | form",
  "bike bicycle fahrrad bicicleta velo | van | truck lorry lkw camion | car auto coche voiture carro | train zug tren trem | plane air flugzeug avion | bus | ferry ship sea | drone | foot courier",
];

const leads = /^(?:by|via|per|through|over|using|mit|por|en|par|a|de)$/;
/** What the members of a choice are called by beside their names: "Android phones", "the monthly plan", "paid by Visa". */
const neutral =
  /^(?:phones?|devices?|handsets?|users?|nutzer|cards?|plans?|payments?|sessions?|visits?|browsers?|currenc(?:y|ies)|subscriptions?|accounts?|apps?|os|version|only)$/;

const members = membersOf(choices);
const led = membersOf(ways);

/** The choice and the member of it that each word is: by the line, the place between its bars. */
function membersOf(lines: readonly string[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const known = new Map<string, Map<number, number>>();
  for (const [line, said] of lines.entries())
    for (const [side, words] of said.split(" | ").entries())
      for (const word of words.split(" "))
        known.set(word, (known.get(word) ?? new Map<number, number>()).set(line, side));
  return known;
}

/** A word and the one that stands before it. */
export interface Told {
  readonly word: string;
  readonly before: string;
}

/** "with an iPad", where another device is had too; a card is what one pays with. */
export function isHadBeside(word: string): boolean {
  const sides = sidesOf(members, word);
  return sides !== undefined && [...sides.keys()].some((line) => line < DEVICES);
}

/** The lines of what one may have several of. */
const DEVICES = 5;

/** Whether two words are members of one choice that nothing is both of: "iPhone" and "Android", "by email" and "by phone". */
export function areChosenApart(one: Told, other: Told): boolean {
  if (areApart(members, one.word, other.word)) return true;
  return leads.test(one.before) && leads.test(other.before) && areApart(led, one.word, other.word);
}

function areApart(known: typeof members, one: string, other: string): boolean {
  const [a, b] = [sidesOf(known, one), sidesOf(known, other)];
  if (a === undefined || b === undefined) return false;
  const shared = [...a].filter(([line]) => b.has(line));
  return shared.length > 0 && shared.some(([line, side]) => b.get(line) !== side);
}

function sidesOf(known: typeof members, word: string): ReadonlyMap<number, number> | undefined {
  const folded = fold(word);
  // "Android-Nutzer"
  return known.get(folded) ?? known.get(singular(folded)) ?? known.get(folded.split("-")[0] ?? "");
}

const deeds =
  /^(?:paid|pay|pays|paying|billed|charged|invoiced|made|sent|came|comes?|received|submitted|shipped|transported|done|run|runs|running|delivered|arrived)$/;

/** What was done by the one or the other: the "paid" of "paid by Visa". */
export function isDeed(word: string): boolean {
  return deeds.test(word);
}

/** Whether a word tells no more than what the member of a choice is. */
export function isOfChoice(word: string): boolean {
  return neutral.test(word) || sidesOf(members, word) !== undefined;
}

/** The "email" of "by email". */
export function isWay({ word, before }: Told): boolean {
  return leads.test(before) && sidesOf(led, word) !== undefined;
}
