const levelWords =
  "low medium high mid middle moderate mild severe minor major critical none very-low very-high lowest highest normal urgent small large tiny huge weak strong easy hard niedrig mittel hoch gering baja media alta bajo medio alto faible moyen moyenne eleve elevee fort forte baixa baixo leve grave";
const levels = new Set(levelWords.split(" "));

/** "low", "very high", "mittel": a step of a scale, whatever the scale is called. */
export function isLevel(key: string): boolean {
  return levels.has(key.replace(/^(?:very|extremely|rather|sehr|muy|tres|muito) /, ""));
}

const deeds = new Set(
  "start stop play pause resume seek skip open close click tap swipe view scroll submit login logout search add remove delete create update read write edit share like comment follow buy sell hold call raise fold check bet transfer deposit withdraw pick pack ship load unload push pull merge commit end move resign lock unlock enter exit join leave install uninstall save retry cancel".split(
    " ",
  ),
);

/** What is done, in its bare form: among the members of a type of event it is no name of a column. */
export function isDeed(key: string): boolean {
  return deeds.has(key);
}

const leading = new Set("on in not no out under off at without en em sin sem sans".split(" "));
const middle = new Set("to with without by and-a as in on of for".split(" "));

/** How many words a member with a particle has at most: "on loan", "face to face", "passed with remarks", "out for delivery". */
export function particledWords(words: readonly string[], isPlain: (at: number) => boolean): number {
  const [first = "", second = "", third = ""] = words;
  if (leading.has(first)) {
    if (first === "out" && /^(?:of|for)$/.test(second) && isPlain(2)) return 3;
    return isPlain(1) ? 2 : 0;
  }
  if (!isPlain(0)) return 0;
  if (second === "to" && third === first) return 3;
  const isOutcome = /(?:ed|en|n|t|ss|k|id|ft)$/.test(first) && middle.has(second) && second !== "to" && second !== "of";
  return isOutcome && isPlain(2) ? 3 : 0;
}

/** "subject id", "region code": the name goes on. */
export const heads =
  /^(?:id|number|no|code|name|key|date|time|type|label|count|value|status|level|group|class|system|table|file|url|uri|host|ip|port|address|change|history|text|note|description|remark|flag|list|reason|message|version|score|rate|total|amount)$/;
