import { anywhere, follows, followsThese, near } from "./combine.ts";
import type { Mention } from "./idea.ts";
import { namedHouses } from "./named.ts";
import type { Reading } from "./reading.ts";

/** A sign, whether it is seen, and how much it says. */
export type Sign = readonly [weight: number, isSeen: boolean];

/** What all signs that are seen say together. */
export function weightOf(...signs: readonly Sign[]): number {
  return signs.reduce((sum, [weight, isSeen]) => (isSeen ? sum + weight : sum), 0);
}

/** "we send them on Friday", "my callers begin Monday", "los mando mañana": the asker tells what he will do with the rows. */
export function isToBeSent(reading: Reading): boolean {
  return (
    anywhere(reading, "sendsHimself") ||
    (follows(reading, ["firstPerson"], ["sendsOut"], 3) && near(reading, ["sendsOut"], ["soon"], 5)) ||
    near(reading, ["sendsOut"], ["soon"], 1)
  );
}

/** "we submit 40 a month", "I hand them in at Allianz". */
export function isToBeHandedIn(reading: Reading): boolean {
  return follows(reading, ["firstPerson"], ["handsIn"], 3);
}

/** "they must go through", "that unlock": asked to do what they are for, unlike "must not work". */
export function isToFunction(reading: Reading): boolean {
  const { words } = reading;
  const functions = reading
    .of("functions")
    .filter(
      ({ from }) => ![1, 2].some((step) => words[from]?.isJoined && denials.test(words[from - step]?.text ?? "")),
    );
  return functions.length > 0 && followsThese(reading, reading.of("demand"), functions, 2);
}

const denials = /^(?:not|never|cannot|cant|nicht|nie|no|nunca|pas|jamais|nao)$/;

/** Whether the need says anywhere that all is made up. */
export function isMadeUp(reading: Reading): boolean {
  return anywhere(reading, "invented");
}

/** Whether the need says anywhere that it is about a harm, or a trial. */
export function isStudied(reading: Reading): boolean {
  return anywhere(reading, "study", "rehearsal");
}

/** Whether the rows are for a program, a lesson or a study, and so for nobody to use them in earnest. */
export function isForWork(reading: Reading): boolean {
  return anywhere(reading, "rehearsal") || follows(reading, ["forWhat"], ["innocentEnd"], 4);
}

/** Houses, authorities and carriers that are called by name. */
export function namedSenders(reading: Reading): readonly Mention[] {
  const houses = namedHouses(reading).map(({ from, to }): Mention => ({ idea: "firm", from, to }));
  return [...reading.of("office"), ...houses];
}
