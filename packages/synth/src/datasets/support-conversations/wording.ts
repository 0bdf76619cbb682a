import { agentSpeech, sideQuestions } from "../../language/acts/agent.ts";
import { asides, courtesies, farewellAsides } from "../../language/acts/asides.ts";
import { customerSpeech } from "../../language/acts/customer.ts";
import {
  type AgentSpeechAct,
  agentSpeechActs,
  type CustomerSpeechAct,
  customerSpeechActs,
} from "../../language/acts/speech.ts";
import { lexicon } from "../../language/lexicon.ts";
import { lines, type Matter } from "../../language/matter.ts";
import { matters } from "../../language/matters.ts";
import { type Bank, bank } from "../../language/phrase.ts";
import type { Subintent } from "./vocabulary.ts";
import { subintents } from "./vocabulary.ts";

function read(text: string): Bank {
  return bank(lines(text), lexicon);
}

/** The phrases of a matter, by purpose. */
export type MatterWords = Readonly<Record<keyof Matter, Bank>>;

function matterWords(matter: Matter): MatterWords {
  return {
    problem: read(matter.problem),
    context: read(matter.context),
    question: read(matter.question),
    answer: read(matter.answer),
    finding: read(matter.finding),
    offer: read(matter.offer),
    done: read(matter.done),
    refusal: read(matter.refusal),
  };
}

/** All words of the conversations; phrases are read when they are first said. */
export interface Wording {
  readonly customer: Readonly<Record<CustomerSpeechAct, Bank>>;
  readonly agent: Readonly<Record<AgentSpeechAct, Bank>>;
  /** What a short message may be followed by: of customers midway, of customers at the end, of staff. */
  readonly asides: Bank;
  readonly farewellAsides: Bank;
  readonly courtesies: Bank;
  /** By the subintent's number. */
  readonly matters: readonly MatterWords[];
  readonly sides: readonly { readonly question: Bank; readonly replies: Bank }[];
}

let known: Wording | undefined;

export function wording(): Wording {
  known ??= {
    customer: Object.fromEntries(
      customerSpeechActs.map((act) => [act, read(customerSpeech[act])]),
    ) as unknown as Wording["customer"],
    agent: Object.fromEntries(
      agentSpeechActs.map((act) => [act, read(agentSpeech[act])]),
    ) as unknown as Wording["agent"],
    asides: read(asides),
    farewellAsides: read(farewellAsides),
    courtesies: read(courtesies),
    matters: subintents.map((name: Subintent) => matterWords(matters[name])),
    sides: sideQuestions.map(({ question, replies }) => ({ question: read(question), replies: read(replies) })),
  };
  return known;
}
