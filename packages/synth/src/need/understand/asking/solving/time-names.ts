/** What a start and an end are called, in nouns and verbs. */
const starts =
  /^(?:start\p{L}*|begin\p{L}*|began|begun|begonnen|anfang|check-?in|checkin|arriv\p{L}*|entr(?:y|ies|ance|ada)|enter\p{L}*|admi(?:ssion|tted)|open\p{L}*|pick-?up|hire[ds]?|rent(?:ed|al)?|loan(?:ed|s)?|borrowed|departure|departs?|inicio|inicia\p{L}*|empieza\p{L}*|comienz\p{L}*|debut\p{L}*|commenc\p{L}*|comec\p{L}*)$/u;
const ends =
  /^(?:end|ends|ended|ending|endet|enden|ende|geendet|finish\p{L}*|check-?out|checkout|leav(?:e|es|ing)|exit\p{L}*|discharge[ds]?|clos(?:e|es|ed|ing)|drop-?off|return\p{L}*|completed?|completion|fin|final|finaliza\p{L}*|termin\p{L}*|acab\p{L}*|due)$/u;

/** What the first of some words that calls either does. */
export function nearestEdge(words: readonly string[]): "start" | "end" | undefined {
  const word = words.find((each) => starts.test(each) || ends.test(each));
  return word === undefined ? undefined : edgeNamed([word]);
}

/** Whether some words call a start, an end, or neither for certain. */
export function edgeNamed(words: readonly string[]): "start" | "end" | undefined {
  const [isStart, isEnd] = [starts, ends].map((edge) => words.some((each) => edge.test(each)));
  return isStart === isEnd ? undefined : isStart ? "start" : "end";
}

const SHORTEST = 4;

/** Whether a word is of the event that a name calls: "delivered" of the delivery, "livrées" of the livraison. */
export function isOfEvent(word: string, name: string): boolean {
  if (word === name) return true;
  if (word.length < SHORTEST || name.length < SHORTEST) return false;
  const least = Math.max(SHORTEST, Math.floor(Math.min(word.length, name.length) * 0.6));
  return word.slice(0, least) === name.slice(0, least);
}
