import type { Found } from "../findings.ts";
import { phraseBefore, phraseFrom } from "./clause.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { type Reading, spanOf, word } from "./reading.ts";

const strong = phraseList(
  "only for|only if|only when|only where|only on|only in case of|only present for|only present when|only present if|present only for|present only when|present only if|set only when|set only if|set only for|only set when|only set if|only set for|only filled for|only filled when|only filled if|filled only for|filled only if|filled only when|null unless|empty unless|blank unless|is null unless|unless null|if and only if|iff|just for|only applicable to|only applies to|applicable only to|applies only to|exists only for|only populated for|only populated when|only populated if|populated only for|populated only when|populated only if|nur fur|nur wenn|nur bei|solo para|solo si|solo cuando|seulement pour|seulement si|uniquement pour|uniquement si|apenas para|apenas se|somente para|somente se|so para|so se|not null only for|not null only when|not null only if|is only set for|is only set when|is set only when|only given for|only given when|only for those|required only when",
);
const weak = phraseList("if|when|where|in case of|if it was|if it is|if they|for those|si|wenn|falls|se|unless");
/** What may follow "if" that is no condition on the data. */
const polite = new Set(
  "possible you available needed necessary that we i this there it not moglich posible disponible any so then relevant applicable helpful supported".split(
    " ",
  ),
);
/** Nouns that a weak "if" says something about. */
const dependent =
  /(?:reason|date|code|note|notes|comment|amount|id|name|time|number|details|cause|type|grund|datum|motivo|fecha|raison|data|fee|url|value|description|score|address|method|result|country|_at|_on|count|rating|price|level|response|message|category|total)$/;

/** "churn reason only for churned accounts", "refund reason if refunded", "delay cause null unless delayed". */
export function onlyWhenAt(reading: Reading, at: number): Found | undefined {
  const sure = phraseAt(reading, at, strong);
  const link = sure ?? phraseAt(reading, at, weak);
  if (link === undefined) return undefined;
  const left = leftOf(reading, at);
  if (left === undefined) return undefined;
  if (sure === undefined && (polite.has(word(reading, link.next)) || !dependent.test(left.text.toLowerCase())))
    return undefined;
  const condition = conditionFrom(reading, link.next);
  if (condition === undefined) return undefined;
  return { kind: "onlyWhen", left: left.text, when: condition.text, ...spanOf(reading, left.first, condition.next) };
}

/** The field before, without "is", "only" and parentheses. */
function leftOf(reading: Reading, at: number): { readonly text: string; readonly first: number } | undefined {
  let end = at;
  while (
    end > 0 &&
    end > at - 3 &&
    ["is", "are", "(", "only", ",", "set", "null", "filled", "present"].includes(word(reading, end - 1))
  )
    end -= 1;
  return phraseBefore(reading, end, 4);
}

/** Up to six words: "the account is churned", "status = refunded". */
function conditionFrom(reading: Reading, at: number): { readonly text: string; readonly next: number } | undefined {
  const first = phraseFrom(reading, at, 4);
  if (first === undefined) return undefined;
  const isLinked = [
    "is",
    "are",
    "was",
    "were",
    "=",
    "==",
    "has",
    "have",
    "been",
    "ist",
    "es",
    "est",
    "e",
    "in",
  ].includes(word(reading, first.next));
  const second = isLinked ? phraseFrom(reading, first.next + 1, 3) : undefined;
  if (second === undefined) return first;
  const start = reading.text.lastIndexOf(first.text, reading.tokens[first.next]?.start ?? 0);
  return { text: reading.text.slice(start, spanOf(reading, at, second.next).end), next: second.next };
}
