import type { Found } from "../findings.ts";
import { endsPhrase, phraseFrom } from "./clause.ts";
import { memberShareAt } from "./member-shares.ts";
import { isColumn } from "./multiple.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

/** Shares that more is said of than a figure and a name. */
export function rateFormsAt(reading: Reading, at: number): Found | undefined {
  return (
    memberShareAt(reading, at) ??
    yesOrNo(reading, at) ??
    inAll(reading, at) ??
    rarely(reading, at) ??
    ofExtreme(reading, at) ??
    onlySome(reading, at) ??
    partOfMembers(reading, at) ??
    aboutHalf(reading, at) ??
    elided(reading, at)
  );
}

const yes = new Set("yes ja oui sim".split(" "));
const no = new Set("no nein non nao".split(" "));

/** "brand awareness yes 64%", "smart meter no 40%": which of both values the share is of. */
function yesOrNo(reading: Reading, at: number): Found | undefined {
  const said = word(reading, at);
  const isYes = yes.has(said);
  if ((!isYes && !no.has(said)) || !isWord(reading, at - 1) || endsPhrase(word(reading, at - 1))) return undefined;
  const share = shareSaidAt(reading, at + 1);
  if (share === undefined || !isEnd(reading, share.next)) return undefined;
  const rate = isYes ? share.rate : Number((1 - share.rate).toPrecision(12));
  return { kind: "rate", rate, about: false, ...spanOf(reading, at, share.next) };
}

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")";
}

const wholly = phraseList(
  "overall|in total|altogether|in all|all in all|on the whole|globally|insgesamt|en total|au total|no total|en conjunto|em total",
);

/** "success (overall 41%)", "passed (78% in total)": all of them, and no name of its own. */
function inAll(reading: Reading, at: number): Found | undefined {
  const opened = phraseAt(reading, at, wholly);
  const share = shareSaidAt(reading, opened?.next ?? at);
  if (share === undefined) return undefined;
  const closed = opened === undefined ? phraseAt(reading, share.next, wholly) : undefined;
  const next = closed?.next ?? share.next;
  const isAlone = (opened ?? closed) !== undefined && isEnd(reading, next);
  return isAlone ? { kind: "rate", rate: share.rate, about: false, ...spanOf(reading, at, next) } : undefined;
}

const rare = phraseList(
  "should be rare|should stay rare|must be rare|must stay rare|is rare|are rare|stays rare|is uncommon|are uncommon|should be uncommon|is the exception|are the exception|should be common|is common|are common|should be frequent|is frequent|are frequent|dominates|dominate|should dominate|is unusual|are unusual|soll selten sein|sollen selten sein|ist selten|sind selten|es raro|son raros|son raras|debe ser raro|est rare|sont rares|doit etre rare|e raro|sao raros|deve ser raro",
);

/** "Pathogenic should be rare, around 0.8 %": how rare is said behind it. */
function rarely(reading: Reading, at: number): Found | undefined {
  if (at > 0 && isWord(reading, at - 1)) return undefined;
  const name = phraseFrom(reading, at, 3, copulas);
  const said = name === undefined ? undefined : phraseAt(reading, name.next, rare);
  if (name === undefined || said === undefined) return undefined;
  const start = [",", ":", "(", "-", "–", "—", "at", "with"].includes(word(reading, said.next))
    ? said.next + 1
    : said.next;
  const share = shareSaidAt(reading, start);
  if (share === undefined) return undefined;
  const next = word(reading, said.next) === "(" && word(reading, share.next) === ")" ? share.next + 1 : share.next;
  return { kind: "rate", rate: share.rate, about: true, of: name.text, ...spanOf(reading, at, next) };
}

const copulas = new Set("dominates dominate stays soll sollen ist sind debe doit deve".split(" "));

const from = new Set("from in of among belong fall aus in der de del en du dans da na".split(" "));
const extremes =
  /^(?:youngest|oldest|lowest|highest|cheapest|dearest|priciest|smallest|largest|biggest|shortest|longest|lightest|heaviest|poorest|richest|worst|best|bottom|top|newest|earliest|latest)$/;

/** "A third from the youngest band", "20% in the top tier": which member that is, its list says. */
function ofExtreme(reading: Reading, at: number): Found | undefined {
  const share = shareSaidAt(reading, at);
  if (share === undefined) return undefined;
  let start = share.next;
  while (
    start < share.next + 5 &&
    /^(?:of|them|are|is|come|comes|fall|falls|belong|belongs|to|in|from|into|the|our)$/.test(word(reading, start))
  )
    start += 1;
  const isLed = start > share.next && reading.tokens.slice(share.next, start).some(({ folded }) => from.has(folded));
  if (!isLed || !extremes.test(word(reading, start)) || !isWord(reading, start + 1)) return undefined;
  const of = written(reading, start, start + 2);
  return { kind: "rate", rate: share.rate, about: false, of, ...spanOf(reading, at, start + 2) };
}

const only = new Set("only just merely nur solo solamente seulement apenas somente".split(" "));

/** "(soprano, alto, tenor, bass – only a sixth bass)": what so few are stands right behind, whatever word it is. */
function onlySome(reading: Reading, at: number): Found | undefined {
  if (!only.has(word(reading, at))) return undefined;
  const share = shareSaidAt(reading, at + 1);
  const start =
    share === undefined ? at : ["of", "are", "is"].includes(word(reading, share.next)) ? share.next + 1 : share.next;
  const of = share === undefined ? undefined : phraseFrom(reading, start, 2);
  if (share === undefined || of === undefined || !isEnd(reading, of.next)) return undefined;
  return { kind: "rate", rate: share.rate, about: false, of: of.text, ...spanOf(reading, at, of.next) };
}

const led = phraseList("with|with about|with some|of which|of these|mit|davon|con|avec|dont|com|dos quais");

/** "sex M/F/U with a fifth U", "diesel or electric, with a quarter electric": of a member that was named. */
function partOfMembers(reading: Reading, at: number): Found | undefined {
  const opened = phraseAt(reading, at, led);
  const share = opened === undefined ? undefined : shareSaidAt(reading, opened.next);
  const of = share === undefined ? undefined : phraseFrom(reading, share.next, 2);
  if (share === undefined || of === undefined || !isEnd(reading, of.next)) return undefined;
  if (!isColumn(reading, of.text, at, of.next)) return undefined;
  return { kind: "rate", rate: share.rate, about: false, of: of.text, ...spanOf(reading, at, of.next) };
}

const hedges = new Set("about around roughly nearly almost approximately circa etwa rund environ cerca".split(" "));

/** "(general about half)", "(water roughly a third)": behind its name, with nothing that is shared behind it. */
function aboutHalf(reading: Reading, at: number): Found | undefined {
  const isOnly = only.has(word(reading, at));
  if (!(isOnly || hedges.has(word(reading, at))) || !isWord(reading, at - 1) || endsPhrase(word(reading, at - 1)))
    return undefined;
  const share = shareSaidAt(reading, isOnly ? at + 1 : at);
  if (share === undefined || word(reading, share.next) !== ")") return undefined;
  return { kind: "rate", rate: share.rate, about: true, ...spanOf(reading, at, share.next) };
}

const BACK = 14;

/** The 35 of "Spotify is 45 % of lines, Apple Podcasts 35.": the sign and the verb are left out the second time. */
function elided(reading: Reading, at: number): Found | undefined {
  const value = reading.tokens[at]?.kind === "number" ? number(reading, at) : undefined;
  if (value === undefined || value.plain !== true || value.value <= 0 || value.value >= 100) return undefined;
  const sign = word(reading, value.next);
  if (!isBreak(reading, value.next) && sign !== "and") return undefined;
  let first = at;
  while (first > at - 3 && isWord(reading, first - 1) && !endsPhrase(word(reading, first - 1))) first -= 1;
  if (first === at || ![",", "and", ";"].includes(word(reading, first - 1))) return undefined;
  let hasSign = false;
  for (let back = first - 2; back >= 1 && back > first - BACK; back--) {
    const text = word(reading, back);
    if (text === "%" || text === "percent") hasSign = true;
    else if (hasSign && /^(?:is|are|makes|make|has|have)$/.test(text)) {
      const rate = Number((value.value / 100).toPrecision(12));
      return {
        kind: "rate",
        rate,
        about: false,
        of: written(reading, first, at),
        ...spanOf(reading, first, value.next),
      };
    } else if (text === "." || text === ";" || text === "(") return undefined;
  }
  return undefined;
}
