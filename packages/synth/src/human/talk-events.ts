import { bank } from "../language/phrase.ts";
import type { ExchangeKind } from "./exchange-book.ts";
import type { EventCode, Seed } from "./family-book.ts";
import { humanLexicon } from "./lexicon.ts";

/** What the main person makes of a reply as an event of its own: each may come up once in a conversation. */
function seed(code: EventCode, token: string, clause: string, confirmed = clause, disconfirmed = clause): Seed {
  const of = (text: string) => bank([text], humanLexicon);
  return {
    ...{ code, token, goal: 0, topic: of("{subject}") },
    ...{ clause: of(clause), confirmed: of(confirmed), disconfirmed: of(disconfirmed) },
  };
}

export interface TalkEvents {
  /** The other side does not give way. */
  readonly refused: readonly Seed[];
  /** It comes towards the main person. */
  readonly offered: readonly Seed[];
  /** The two have found an end to it. */
  readonly settled: readonly Seed[];
}

const refusedInContest = [
  seed(
    "wrong",
    "no_ground",
    "{they} [gave no ground|stood firm|would not move|stayed at a no|dug in] over {subject}[| for all <proof>| in spite of <proof>| though I <effort>]",
  ),
  seed("unfair", "blame_put", "{they} [put the blame for|laid|pushed] {subject} [on me|on me alone|at my door]"),
  seed(
    "stuck",
    "no_answer",
    "there was no [clear|straight|real|plain] [answer|word] about {subject}[| in spite of <proof>| though I <effort>]",
  ),
  seed(
    "bad",
    "no_further",
    "[the talk|all our talk|a whole talk] about {subject} [got us nowhere|led to nothing|went in circles|left me where I was]",
  ),
  seed("wrong", "put_off", "{they} put {subject} off [again|until {due}|once more|to another day|as on {weekday}]"),
] as const;
const offeredInContest = [
  seed(
    "kind",
    "openness",
    "{they} [explained|talked about] {subject} [openly|without excuses|in plain words|for once]",
  ),
  seed("kind", "looked_at_it", "{they} looked at <proof> and took {subject} seriously"),
  seed(
    "hope",
    "may_help",
    "{they} may [help|stand by me|find a way|put in a word] with {subject} [by {due}|this week|after all|once more]",
    "{they} helped me with {subject}",
    "{they} did not help me with {subject}",
  ),
] as const;
const settledInContest = [
  seed(
    "good",
    "came_to_terms",
    "{they} and I [came to terms|found an end|shook hands|agreed] over {subject}[|, {due} it is| today]",
  ),
  seed("kind", "gave_way", "{they} [gave way|came round|met me halfway|kept an open ear] over {subject}"),
  seed(
    "pride",
    "stood_up",
    "I [stood up for myself|stayed firm|kept calm|kept my head] over {subject}[| for all that| though I was tired]",
  ),
  seed("good", "over", "the [trouble|fuss|worry|back and forth] over {subject} [is over|has an end|ends by {due}]"),
] as const;

/** Where sums are spoken of. */
const bargain: TalkEvents = {
  refused: [...refusedInContest, seed("wrong", "too_little", "{they} [had|named] no more than {offer} for {subject}")],
  offered: [
    seed("kind", "offer_made", "{they} [offered|named] {offer} over {subject}[| by {due}| on the spot]"),
    ...offeredInContest,
  ],
  settled: settledInContest,
};

const contest: TalkEvents = {
  refused: refusedInContest,
  offered: [
    seed(
      "kind",
      "offer_made",
      "{they} made me [an offer|a proposal|a first offer|a fair offer] about {subject}[| for {due}| on the spot]",
    ),
    ...offeredInContest,
  ],
  settled: settledInContest,
};

const support: TalkEvents = {
  refused: [
    seed("bad", "no_way_yet", "we found no [good|easy|quick|simple] way with {subject}[| before {due}| yet| today]"),
    seed("stuck", "no_answer", "there was no [clear|straight|real] answer about {subject}"),
    seed(
      "fear",
      "may_stay_so",
      "it may [stay|go on] like this with {subject}",
      "it stayed like this with {subject}",
      "it did not stay like this with {subject}",
    ),
  ],
  offered: [
    seed(
      "kind",
      "took_the_time",
      "{they} took [the time|an hour|a lot of time|time out] for {subject}[| though it was late| on a {weekday}| and for me]",
    ),
    seed("kind", "openness", "{they} explained {subject} [openly|to me|step by step]"),
    seed(
      "hope",
      "may_go_well",
      "it may [still|yet] go well with {subject}",
      "it went well with {subject}",
      "it did not go well with {subject}",
    ),
  ],
  settled: [
    seed(
      "good",
      "found_a_way",
      "{they} and I found a [way|good way|next step|plan] with {subject}[| for {due}| at last| together]",
    ),
    seed("good", "clearer", "I see [clearer|a way|further] with {subject} [now|after this talk]"),
    seed("kind", "took_it_on", "{they} took on {subject} with me[| at once| without a word| like it was nothing]"),
  ],
};

const closeness: TalkEvents = {
  refused: [
    seed("wrong", "shut_out", "{they} shut me out [again|once more] over {subject}"),
    seed("bad", "apart", "the talk about {subject} [pulled us further apart|left us silent]"),
    seed(
      "fear",
      "may_lose",
      "we may [lose each other|not get over it], with {subject} between us",
      "we lost each other, with {subject} between us",
      "we did not lose each other, for all of {subject}",
    ),
  ],
  offered: [
    seed("kind", "reached_out", "{they} reached out [to me|a hand to me] over {subject}"),
    seed("kind", "spoke_openly", "{they} spoke openly about {subject}"),
    seed(
      "hope",
      "may_mend",
      "we may [mend it|find back to each other] in spite of {subject}",
      "we mended it in spite of {subject}",
      "we did not mend it after {subject}",
    ),
  ],
  settled: [
    seed("good", "made_up", "{they} and I made [it up|peace] over {subject}"),
    seed("good", "close_again", "{they} and I were close again in spite of {subject}"),
  ],
};

const bargaining: ReadonlySet<ExchangeKind> = new Set<ExchangeKind>(["money", "price", "fixing", "delivery"]);
const supporting: ReadonlySet<ExchangeKind> = new Set<ExchangeKind>(["care", "help", "work", "interview"]);

/** What may come of a talk across a matter of a kind. */
export function talkEventsOf(kind: ExchangeKind): TalkEvents {
  if (kind === "bond") return closeness;
  return supporting.has(kind) ? support : bargaining.has(kind) ? bargain : contest;
}

/** What a friend's words come to. */
export const friendlyEvents = {
  helped: [
    seed(
      "kind",
      "advice_given",
      "{name} [gave me|had|found] [good|sound|honest|plain] [advice|words] about {subject}[| tonight| when I needed it]",
    ),
    seed(
      "kind",
      "help_offered",
      "{name} offered [to help|me help|a hand|an evening|two hours|a lift] with {subject}[| on {due}| any time| without being asked]",
    ),
    seed(
      "hope",
      "may_get_easier",
      "it may [get|become] [easier|lighter|better] with {subject}[| by {due}| from here| with your idea]",
      "it got easier with {subject}",
      "it did not get easier with {subject}",
    ),
  ],
  heardOut: seed(
    "kind",
    "was_heard_out",
    "{name} [listened to me|took the time for me|heard me out|stayed with me in this]",
  ),
} as const;
