import { wordLike } from "../words/name-words.ts";
import { isPronoun } from "../words/noise.ts";
import { isArticle } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";

const irregular: Readonly<Record<string, string>> = {
  make: "made",
  buy: "bought",
  pay: "paid",
  win: "won",
  lose: "lost",
  get: "got",
  give: "given",
  take: "taken",
  come: "came",
  go: "went",
  leave: "left",
  show: "showed",
  sell: "sold",
};

function past(verb: string): string {
  return irregular[verb] ?? (verb.endsWith("e") ? `${verb}d` : verb.replace(/([^aeiou])y$/, "$1i").concat("ed"));
}

/** "did they make an offer" is `offer_made`, "did it arrive" `arrived`: flags that are asked for. */
export function didName(question: Word, rest: readonly Word[]): readonly Word[] | undefined {
  const said = withoutSubject(rest);
  const [verb, ...more] = said;
  if (verb === undefined || said.length === rest.length) return undefined;
  const object = more.filter(({ folded }) => !isArticle(folded) && !isPronoun(folded)).slice(0, 2);
  return [...wordLike("whether", [question]), ...object, ...wordLike(past(verb.folded), [verb])];
}

/** "was it delivered", "were they on time" */
export function wasName(question: Word, rest: readonly Word[]): readonly Word[] | undefined {
  const said = withoutSubject(rest);
  if (said.length === 0 || said.length === rest.length) return undefined;
  // "on time" is one name, whatever a preposition is elsewhere.
  return [...wordLike("whether", [question]), ...said.map((word) => ({ ...word, compound: true as const }))];
}

function withoutSubject(words: readonly Word[]): readonly Word[] {
  return isPronoun(words[0]?.folded ?? "") ? words.slice(1) : words;
}

/** "what for" is the reason, "what about" the topic, "what was wrong" the fault, "what it cost" the cost, "what happened" the type of event. */
export function whatName(rest: readonly Word[]): string | undefined {
  const said = rest.map(({ folded }) => folded).join(" ");
  return whats.find(([pattern]) => pattern.test(said))?.[1];
}

const whats: readonly (readonly [RegExp, string])[] = [
  [/^(?:for|.* for)$/, "reason"],
  [/^(?:has |had )?happen(?:s|ed)$/, "event type"],
  [/^(?:about|.* about)$/, "topic"],
  [/^(?:was|is|went) wrong(?: with (?:it|them))?$/, "fault"],
  [/^(?:it|they|that|this)(?: \w+)? costs?$/, "cost"],
  [/^(?:it|they|that) (?:is|was|are|were) worth$/, "value"],
];

const told: ReadonlyMap<string, string> = new Map(
  (
    "asked:question asks:question wants:request wanted:request needs:request needed:request requested:request wrote:message writes:message " +
    "said:message says:message typed:message sent:message answered:response answers:response replied:response replies:response complained:complaint " +
    "reported:report reports:report decided:decision decides:decision recommended:recommendation recommends:recommendation did:action does:action"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** "what the customer wrote" is the customer's message, "what the inspector recommends" the recommendation of the inspector. */
export function toldName(rest: readonly Word[]): readonly Word[] | undefined {
  const [article, who, verb] = rest;
  if (article === undefined || who === undefined || verb === undefined || !isArticle(article.folded)) return undefined;
  const object = told.get(verb.folded);
  return object === undefined ? undefined : [who, ...wordLike(object, [verb])];
}
