import { type Reading, readingOf } from "./reading.ts";
import type { Rule } from "./rule.ts";
import { deception } from "./rules/deception.ts";
import { forgedPapers } from "./rules/forged-papers.ts";
import { harassment } from "./rules/harassment.ts";
import { harmfulTools } from "./rules/harmful-tools.ts";
import { liveCredentials } from "./rules/live-credentials.ts";
import { minors } from "./rules/minors.ts";
import { realPersons } from "./rules/real-persons.ts";
import { trackingPersons } from "./rules/tracking-persons.ts";
import { usableCards } from "./rules/usable-cards.ts";
import { weapons } from "./rules/weapons.ts";

/** Why a need is not met, and a need that is. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly alternative: string;
}

/** The gravest first: a need gets one answer. */
const rules: readonly Rule[] = [
  ...[minors, weapons, usableCards, liveCredentials, harmfulTools],
  ...[forgedPapers, deception, harassment, trackingPersons, realPersons],
];

/**
 * The rule that a need breaks, if any. It reads by vocabularies and not by a model: what a thing is, what is said of it (real,
 * stolen, working, made up, counted, labelled) and what it is for. A word alone refuses
 * nothing, but for a few of the trades' own ("fullz", "combo list").
 *
 * @example
 * refusalOf("working visa numbers with cvv")?.rule; // "usable-cards"
 * refusalOf("card payments with a fraud label"); // undefined
 */
export function refusalOf(text: string): Refusal | undefined {
  const reading: Reading = readingOf(text);
  const broken = rules.find(({ isBrokenBy }) => isBrokenBy(reading));
  return broken && { rule: broken.id, reason: broken.reason, alternative: broken.alternative };
}
