import { follows, followsThese, inEarnest, near, notCalledInvented, notMadeUp, together } from "../combine.ts";
import type { Mention } from "../idea.ts";
import { heads, phraseAfter } from "../noun-phrase.ts";
import type { Reading } from "../reading.ts";
import type { Rule } from "../rule.ts";
import { areForUse } from "./keys-for-use.ts";

function secretsMeant(reading: Reading): readonly Mention[] {
  return notCalledInvented(reading, reading.of("secret", "pair"));
}

/** "valid AWS keys", "logins that still work", "seed phrases of wallets with coins": what opens something. */
function openSomething(reading: Reading): boolean {
  const meant = secretsMeant(reading);
  const before = reading
    .of("works")
    .some((mark) => heads(reading, phraseAfter(reading, mark), "secret", "pair").some((one) => meant.includes(one)));
  return (
    before ||
    followsThese(reading, meant, reading.of("worksAdjective", "realBehind"), 2) ||
    followsThese(reading, meant, reading.of("worksBehind", "funds"), 16) ||
    (near(reading, ["service"], ["account"], 3) &&
      together(reading, ["account"], ["worksBehind", "funds"], ["secret", "pair"]))
  );
}

/** "keys for OpenAI that someone forgot", "existing accounts with their passwords" */
function areSomebodys(reading: Reading): boolean {
  const existing = reading
    .of("existing")
    .some((mark) => heads(reading, phraseAfter(reading, mark), "account").length > 0);
  return (
    (existing && inEarnest(reading, ["account"], ["secret", "pair"])) ||
    (near(reading, ["secret"], ["stillGood"], 8) && inEarnest(reading, ["secret"], ["stillGood"])) ||
    (near(reading, ["key"], ["wallet", "anothers"], 5) &&
      inEarnest(reading, ["key"], ["wallet", "anothers"], ["stillGood", "works", "funds"])) ||
    (follows(reading, ["plainPassword", "pair", "loginData"], ["host"], 4) &&
      inEarnest(reading, ["plainPassword", "pair", "loginData"], ["host"])) ||
    (near(reading, ["key"], ["service", "firm"], 4) && inEarnest(reading, ["key"], ["leaked", "worksBehind", "funds"]))
  );
}

/** "keys leaked on GitHub that are still active, for an awareness talk": what is done with them makes them no less good. */
function areTakenAndGood(reading: Reading): boolean {
  const { words } = reading;
  const good = reading.of("stillGood", "worksBehind").filter(({ from, to }) => {
    const isSaid =
      goodness.test(words[from]?.text ?? "") || /^(?:that|which|are|is|noch)$/.test(words[from - 1]?.text ?? "");
    return isSaid && words[to]?.isBehindSlash !== true && words[to]?.text !== "or";
  });
  if (good.length === 0) return false;
  const studies = reading.of("study").filter(({ from }) => !isPurpose(reading, from));
  return (
    studies.length === 0 && notMadeUp(reading, ["leaked", "source"], ["secret", "pair"], ["stillGood", "worksBehind"])
  );
}

const goodness = /^(?:that|which|they)$/;

/** "for an awareness deck" */
function isPurpose({ words }: Reading, at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:for|fur|para|pour)$/.test(text));
}

/** "leaked passwords", "combo lists for credential stuffing": no counts of them and no alerts. */
function areTaken(reading: Reading): boolean {
  const taken =
    near(reading, ["leaked", "realBehind"], ["secret", "pair"], 5) &&
    inEarnest(reading, ["leaked", "realBehind"], ["secret", "pair"]);
  const hacked = near(reading, ["leaked"], ["account"], 3) && inEarnest(reading, ["leaked"], ["account"], ["service"]);
  const dumped = inEarnest(reading, ["source", "knownDump"], ["secret", "pair", "account"]);
  return taken || hacked || dumped || inEarnest(reading, ["stuffing"]);
}

/** "Spotify accounts email:pass", "my neighbour's wifi password", "RDP access to company servers". */
function areAnothers(reading: Reading): boolean {
  return (
    inEarnest(reading, ["service", "house"], ["pair"]) ||
    inEarnest(reading, ["plainPassword"], ["inClear"]) ||
    (near(reading, ["service"], ["account"], 3) && inEarnest(reading, ["service"], ["account"], ["plainPassword"])) ||
    (follows(reading, ["plainPassword"], ["service", "firm"], 4) &&
      inEarnest(reading, ["plainPassword"], ["service", "firm"], ["person"])) ||
    (near(reading, ["anothers"], ["secret"], 6) && inEarnest(reading, ["anothers"], ["secret"])) ||
    (follows(reading, ["secret"], ["house"], 4) && inEarnest(reading, ["remoteAccess"], ["house"]))
  );
}

/** "crack these hashes and give me the passwords" */
function areToBeCracked(reading: Reading): boolean {
  return (
    follows(reading, ["cracks"], ["hash", "plainPassword"], 4) &&
    inEarnest(reading, ["cracks"], ["hash", "plainPassword"])
  );
}

export const liveCredentials: Rule = {
  id: "live-credentials",
  isBrokenBy: (reading) =>
    openSomething(reading) ||
    areForUse(reading) ||
    areSomebodys(reading) ||
    areTaken(reading) ||
    areTakenAndGood(reading) ||
    areAnothers(reading) ||
    areToBeCracked(reading),
  reason: "Passwords, keys and tokens that open something real are not made here.",
  alternative: "1,000 login attempts with user id, time, country, method, success flag and risk score",
};
