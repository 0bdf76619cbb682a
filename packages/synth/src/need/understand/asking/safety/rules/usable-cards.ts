import { anywhere, follows, followsThese, inEarnest, near, notCalledInvented, notMadeUp } from "../combine.ts";
import type { Mention } from "../idea.ts";
import { heads, isHead, phraseAfter, standsForItself } from "../noun-phrase.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";
import { isForWork, isMadeUp, isStudied, isToFunction } from "../signs.ts";

/** English words that often only say more of the next: "card payments". In other languages what follows is an adjective. */
const attributive = new Set("card visa mastercard amex account bin pan iban".split(" "));

function cardsMeant(reading: Reading): readonly Mention[] {
  const things = reading.of("card", "bankAccount").filter((one) => {
    const last = reading.words[one.to - 1]?.text ?? "";
    return standsForItself(reading, one) || !attributive.has(last);
  });
  return notCalledInvented(reading, things);
}

/** "working visa numbers", "Karten, die durchgehen", "cards I can spend": what somebody could pay with. */
function areUsable(reading: Reading): boolean {
  const meant = cardsMeant(reading);
  const before = reading
    .of("works")
    .some((mark) =>
      heads(reading, phraseAfter(reading, mark), "card", "bankAccount").some((one) => meant.includes(one)),
    );
  return (
    before ||
    followsThese(reading, meant, reading.of("worksAdjective"), 2) ||
    followsThese(reading, meant, reading.of("worksBehind", "takesMoney", "realThroughout"), 18) ||
    followsThese(
      reading,
      meant.filter(({ idea }) => idea === "card"),
      reading.of("loaded"),
      12,
    ) ||
    (followsThese(reading, meant, reading.of("self"), 8) && follows(reading, ["self"], ["spend"], 4)) ||
    followsThese(reading, reading.of("bankAccount", "account"), reading.of("takesMoney"), 18) ||
    (near(reading, ["card", "bankAccount"], ["stillGood"], 12) &&
      inEarnest(reading, ["card", "bankAccount"], ["stillGood"]))
  );
}

/** "cards, they must go through", "with money behind them": what is asked of them, anywhere in the need. */
function areToWork(reading: Reading): boolean {
  if (cardsMeant(reading).length === 0 || isMadeUp(reading) || isStudied(reading)) return false;
  const isAsked = isToFunction(reading) && anywhere(reading, "cardSecret", "identifier");
  if (isAsked || anywhere(reading, "untouched", "unnoticed", "noPlaceholder")) return true;
  const isPlain = !isForWork(reading) && !anywhere(reading, "likeness");
  if (isPlain && anywhere(reading, "pinOf") && reading.of("card", "bankAccount").some((one) => isHead(reading, one)))
    return true;
  return anywhere(reading, "cardSecret", "accountPin") && anywhere(reading, "ownUse") && !isForWork(reading);
}

const working =
  /(?:^|\b(?!not|never|cannot|cant|wont|dont|no\b)[a-z]+ )(?:ever |actually |really )?(?:works?|working|pass|passes|accepted|usable|valid|go through|clears?|charge|charged|be used) (?:at|in|by|with|on|for) (?:an? |any |the |some )?real (?:life )?(?:banks?|shops?|stores?|atms?|terminals?|merchants?|checkouts?|websites?|sites?|payments?)\b/;

/** "fake card numbers that work at a real bank": however they are called. */
function areGoodSomewhereReal(reading: Reading): boolean {
  if (reading.of("card", "bankAccount").length === 0 || isStudied(reading)) return false;
  const text = reading.words.map((each) => each.text).join(" ");
  const match = working.exec(text);
  return (
    match !== null &&
    !/\b(?:not|never|cannot|cant|wont|dont|doesnt|no|nor|without|if|whether)\b/.test(
      text.slice(Math.max(0, match.index - 16), match.index + match[0].indexOf(" real")),
    )
  );
}

/** The trade's own words: "fullz", "non vbv", "dumps with track 2". */
function isCarding(reading: Reading): boolean {
  return inEarnest(reading, ["carding"]) || (anywhere(reading, "carding") && anywhere(reading, "hurts", "takesMoney"));
}

/** "stolen cards with cvv", "someone's debit card": no reports of such cards. */
function areAnothers(reading: Reading): boolean {
  return (
    (near(reading, ["leaked"], ["card", "bankAccount"], 4) &&
      inEarnest(reading, ["leaked"], ["card", "bankAccount"])) ||
    (follows(reading, ["anothers"], ["card", "bankAccount"], 3) && notMadeUp(reading, ["anothers"], ["cardSecret"])) ||
    notMadeUp(reading, ["card", "bankAccount"], ["accountPin"])
  );
}

export const usableCards: Rule = {
  id: "usable-cards",
  isBrokenBy: (reading) =>
    isCarding(reading) ||
    areUsable(reading) ||
    areGoodSomewhereReal(reading) ||
    areToWork(reading) ||
    areAnothers(reading),
  reason: "Card and account numbers that would work are not made here.",
  alternative: "50 card payments with card token, last four digits, card brand, amount in USD and status",
};
