const object = "(?:the |their |our )?(?:\\p{L}{2,20} )?\\p{L}{3,20}";
/** "trust in parliament and in police", "satisfaction with pay" as an item of a list. */
const attitude = new RegExp(
  `(?<=(?:[,;:(]|\\band|^) ?)(trust|confidence|belief|satisfaction)(?: levels?| scores?)? (in|with) (${object}(?:(?:, ?|,? and )\\2 ${object}){0,3})(?= ?[,;:.()]| and | \\d|$)`,
  "giu",
);
const measures = /^(?:percent|percentage|points|total|general|stars|usd|eur|gbp|one|each|both|cents|whole)\b/i;

/** What people think of something, named by what they think of: "parliament trust and police trust". */
export function attitudesNamed(text: string): string {
  return text.replace(attitude, (said, noun: string, link: string, listed: string) => {
    const objects = listed
      .split(new RegExp(`, ?${link} |,? and ${link} `, "i"))
      .map((each) => each.replace(/^(?:the|their|our) /i, ""));
    if (objects.some((each) => measures.test(each))) return said;
    const names = objects.map((each) => `${each} ${noun.toLowerCase()}`);
    return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  });
}
