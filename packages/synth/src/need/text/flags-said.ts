/** Flags of several words that have a preposition or a conjunction of their own. */
const phrases =
  "plus one|to go|to take away|on target|on hold|on call|in person|click and collect|signed for|sign for|hit and run|dead on arrival|out of hours|out of stock|work from home|walk in|drop in|check in|check out|all in|opt in|opt out|opted in|opted out|logged in|follow up|followed up|air con|first aid|live in|lived in|built in|off duty|on site|off site|in house";
/** What is said of a flag: a share of it, or that it is one. */
const told =
  " ?(?:(?:in |on |at |for |about |approx\\.? |roughly |around |~ ?)?\\d[\\d.,]* ?(?:%|percent|per cent|pct)|(?:in |on )?(?:a|one|half) ?(?:third|quarter|fifth|tenth|in \\p{L}+|of)|y\\/n|yes\\/no|yes or no|flag|\\?)";
const before = "(?:(?!with|and|incl)\\p{L}{3,} ){0,2}";
const said = new RegExp(`(?<=(?:^|[,;:(] ?|\\band ))${before}(?:${phrases})(?=${told})`, "giu");
const lengths = "(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)";
/** "paid within 14 days yes/no", "answered within 20 seconds (85%)": so soon or not. */
const inTime = new RegExp(
  `(?<=(?:^|[,;:(] ?|\\band ))\\p{Ll}{2,}(?:ed|id|nt|ld|en|ade) within \\d{1,4} ${lengths}(?= ?\\(?${told})`,
  "giu",
);
/** "right or wrong (70% right)": one of the two is the flag, and the share is its own. */
const judged =
  /(?<=(?:^|[,;:(] ?|\band ))(?:whether )?(?:right|correct)(?: or |\/)(?:wrong|incorrect)(?: ?\((\d{1,3}) ?% (?:right|correct|yes)\))?(?=[,.;)]|$)/giu;
/** "15% planning to buy within 6 months": what they are about to do. */
const planned = new RegExp(
  `(?<=\\d ?(?:%|percent|per cent|pct) (?:are |were )?)(\\p{Ll}{3,}ing to \\p{Ll}{2,})(?: (?:with)?in (?:the next )?\\d{1,3} ${lengths})?(?=[,.;)]|$)`,
  "giu",
);
/** A preposition at the head of a name would be taken for one. */
const led = /^(?:plus|to|on|out|off|in) /i;

/**
 * "plus one 30%", "click and collect?", "newsletter opt in y/n": a flag of several words keeps them all, whatever the small ones do
 * elsewhere.
 */
export function withFlagsSaid(text: string): string {
  return text
    .replace(said, (written) => written.replaceAll(" ", led.test(written) ? "_" : "-"))
    .replace(judged, (_, share?: string) => (share === undefined ? "is correct y/n" : `is correct y/n ${share}%`))
    .replace(inTime, (written) => written.replaceAll(" ", "_"))
    .replace(planned, (_, deed: string) => deed.replaceAll(" ", "-"));
}
