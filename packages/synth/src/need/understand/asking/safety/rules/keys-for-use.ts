import { anywhere, followsThese, nearThese, notCalledInvented } from "../combine.ts";
import type { Mention } from "../idea.ts";
import { nameBefore } from "../named.ts";
import { isHead, standsForItself } from "../noun-phrase.ts";
import type { Reading } from "../reading.ts";
import { isForWork, isMadeUp, isToFunction } from "../signs.ts";

function secretsMeant(reading: Reading): readonly Mention[] {
  // "iTunes codes": what a code is good for stands before it.
  const services = reading.of("service", "firm");
  const codes = reading.of("looseCode").filter((one) => {
    const isNamed = services.some(({ to }) => to === one.from) || nameBefore(reading, one);
    return isNamed || followsThese(reading, reading.of("works", "untouched"), [one], 2);
  });
  return notCalledInvented(reading, [...reading.of("secret", "pair"), ...codes]);
}

/**
 * Keys, codes and logins are worth something only where they open something. So they are refused once the need asks that they do
 * ("they need to answer", "that nobody has used"), says what its asker will do with them, or whose they are ("NordVPN logins").
 */
export function areForUse(reading: Reading): boolean {
  const meant = secretsMeant(reading).filter((one) => !isLogLine(reading, one));
  if (meant.length === 0 || isMadeUp(reading) || anywhere(reading, "study", "rehearsal")) return false;
  if (anywhere(reading, "ourCustomers")) return false;
  if (isToFunction(reading) || anywhere(reading, "untouched", "noToy", "noPlaceholder")) return true;
  if (isForWork(reading) || anywhere(reading, "lifecycle")) return false;
  if (anywhere(reading, "ownUse", "anothers", "works", "pair") || areOfAService(reading, meant)) return true;
  return (
    reading.words.length > 2 &&
    !anywhere(reading, "likeness", "hash") &&
    reading
      .of("secret")
      .some((one) => isHead(reading, one) && reading.words[one.from]?.text !== "pass" && meant.includes(one))
  );
}

const whoAndWhere =
  /^(?:user|users|username|userid|account|employee|host|hosts|source|attempts?|benutzer|nutzer|usuario|utilisateur|usuaria)$/;
const ways = /^(?:ssh|vpn|rdp|sso|ldap|ftp|sftp|wifi|citrix|web|app|portal|database|db|system|failed|successful)$/;

/** "1,000 ssh and vpn logins with user": by the way it goes and without a password, a login is a line of a log. */
function isLogLine(reading: Reading, { from, to }: Mention): boolean {
  const isLogin = to - from === 1 && /^logins?$/.test(reading.words[from]?.text ?? "");
  return (
    isLogin &&
    ways.test(reading.words[from - 1]?.text ?? "") &&
    !anywhere(reading, "plainPassword", "pair", "key", "works", "anothers", "ownUse") &&
    (isAskedBare(reading, to) || reading.words.slice(to).some(({ text }) => whoAndWhere.test(text)))
  );
}

/** "2,000 vpn logins" */
function isAskedBare({ words }: Reading, end: number): boolean {
  return end === words.length && !words.some(({ text }) => /^(?:to|into|for|buy|give|get|want)$/.test(text));
}

/** "JetBrains license keys", "logins for Hotmail": with nothing told of them that is only administered. */
function areOfAService(reading: Reading, meant: readonly Mention[]): boolean {
  const services = reading.of("service", "firm");
  const things = meant.filter((one) => standsForItself(reading, one) && !isPartOf(one, services));
  return nearThese(reading, things, services, 2) || things.some((one) => nameBefore(reading, one));
}

/** The pass of "Game Pass". */
function isPartOf({ from, to }: Mention, wholes: readonly Mention[]): boolean {
  return wholes.some((whole) => whole.from <= from && to <= whole.to);
}
