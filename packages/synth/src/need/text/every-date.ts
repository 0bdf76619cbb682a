const everyDate =
  /\b(every|jedes|cada|chaque) (?:single |calendar )?(?:date|datum|fecha|data) (?=(?:(?:in|of|from|within|throughout|im|de|do|del|en|em) )(?:the (?:whole )?year |jahr |year |año |ano )?20\d\d(?!\d))/giu;
/** Told for each night or day anyway. */
const daily =
  /\b(?:nightly|daily|per (?:night|day)|availability|täglich\w*|pro (?:nacht|tag)|verfügbarkeit|diari[ao]s?|por (?:noche|día|noite|dia)|disponibili(?:dad|dade)|quotidien\w*|par (?:nuit|jour))\b|disponibilité/iu;

const everyDays: Readonly<Record<string, string>> = {
  every: "every day ",
  jedes: "jeden Tag ",
  cada: "cada día ",
  chaque: "chaque jour ",
};

/** "nightly rate of 350 hotels, every date in 2024": on each of the days; of "200 contracts, every date in 2024" all dates lie in it. */
export function withEveryDate(text: string): string {
  if (!daily.test(text)) return text;
  return text.replace(everyDate, (whole, every: string) => everyDays[every.toLowerCase()] ?? whole);
}
