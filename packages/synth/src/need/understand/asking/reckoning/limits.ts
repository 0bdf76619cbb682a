import { type Reading, word } from "../../../extract/reading.ts";
import type { Chain } from "./chain.ts";
import type { Quantity } from "./quantities.ts";
import { containers } from "./words.ts";

const samples = new Set(
  "sample subset selection extract excerpt only just top first list stichprobe auswahl auszug nur muestra solo solamente echantillon seulement uniquement amostra apenas somente so".split(
    " ",
  ),
);
const fillers = new Set(
  "of the a about around some maybe random de von des du d' the need want take list bitte por unos unas environ ca cerca uma um una un eine einer die los las les as os with to containing".split(
    " ",
  ),
);

/** "a sample of 5,000", "just list the 2,400 winning ones", "top 500": the rows are so many of what there is. */
function isSample(reading: Reading, { from }: Quantity): boolean {
  let at = from - 1;
  while (at > from - 5 && fillers.has(word(reading, at))) at -= 1;
  return samples.has(word(reading, at));
}

/** "1% of 80 million people", "amostra de 1% de um censo com 80 milhões": a share of what is counted. */
export function shareTaken(reading: Reading, quantities: readonly Quantity[]): number | undefined {
  for (const [index, { share, next, from }] of quantities.entries()) {
    if (share === undefined) continue;
    const whole = quantities.slice(index + 1, index + 3).find(({ kind, value }) => kind === "thing" && value >= 1_000);
    if (whole === undefined) continue;
    if (whole.from - next > 6 || !/^(?:of|der|des|von|de|d|dos|das|aller|from)$/.test(word(reading, next))) continue;
    const opens = from === 0 || isSampleWord(reading, from - 1) || isSampleWord(reading, from - 2);
    // "2% of the 90,000 rows are fraud" tells a share of a column.
    if (
      !opens ||
      /^(?:are|is|were|was|have|has|sind|ist|son|sont|sao|will|shall|should|must)$/.test(word(reading, whole.next))
    )
      continue;
    return share * whole.value;
  }
  return undefined;
}

function isSampleWord(reading: Reading, at: number): boolean {
  const said = word(reading, at);
  return samples.has(said) || /^(?:need|want|take|give|make|generate|draw|like|me|us|please)$/.test(said);
}

/** Words on the way from what holds a number to the number: "from a city of 1.75 million people". */
const places = new Set("of from in across among aus von in bei unter de des en em dos das by for".split(" "));

/** "3 million calls of 40,000 subscribers": the smaller number only tells of whom. */
function isHeldIn(reading: Reading, quantity: Quantity): boolean {
  let at = quantity.from - 1;
  while (at > quantity.from - 4 && along.has(word(reading, at)) && !places.has(word(reading, at))) at -= 1;
  return places.has(word(reading, at));
}

const along = new Set(
  "a an the our my their about around over almost nearly roughly some more than der die das den dem ein eine einem el la los las un una le les l' une du o os as um uma mais mas plus de unos city town country bank company region state firm club platform website app population".split(
    " ",
  ),
);

/** Whether a number is said of what holds the rows or of what they are taken from. */
function isHolding(reading: Reading, { from, next }: Quantity): boolean {
  // "5 million boxes shipped so far"
  for (let ahead = next; ahead < next + 3; ahead++)
    if (/^(?:so far|to date|hasta ahora|ate agora|a ce)$/.test(`${word(reading, ahead)} ${word(reading, ahead + 1)}`))
      return true;
  let at = from - 1;
  while (at > from - 5 && along.has(word(reading, at)) && !containers.has(word(reading, at))) at -= 1;
  // "une loterie à 12 millions de billets"
  return containers.has(word(reading, at)) || (reading.language === "fr" && word(reading, from - 1) === "a");
}

/** Whether a number is of what the rows are taken from: another is asked for, and this one only holds it. */
export function isContext(reading: Reading, { quantities, pers }: Chain, index: number): boolean {
  const sample = quantities.find((each) => each.kind === "thing" && isSample(reading, each));
  const quantity = quantities[index];
  if (quantity === undefined) return false;
  const own = pers[index] ?? [];
  // "of the 40 million taps that we count a year just a sample of 5,000"
  const isOfTime = own.every(({ kind }) => kind === "time");
  if (isOfTime && sample !== undefined && sample !== quantity && quantity.value > sample.value) return true;
  if (own.length > 0) return false;
  const others = quantities.some(
    (each, at) =>
      at !== index &&
      each.kind === "thing" &&
      !each.bounded &&
      each.value > 1 &&
      each.value < quantity.value &&
      !isHeldIn(reading, each) &&
      (pers[at] ?? []).length === 0,
  );
  return others && isHolding(reading, quantity);
}

/** How many are asked for of what there are more of: "only a sample of 5,000", "20,000 complaints". */
export function takenOf(reading: Reading, { quantities, pers }: Chain): number | undefined {
  const plain = quantities.filter(
    ({ kind, bounded, value }, at) => kind === "thing" && !bounded && value > 1 && (pers[at] ?? []).length === 0,
  );
  const taken = plain.find((each) => isSample(reading, each)) ?? plain.find((each) => !isHolding(reading, each));
  return taken?.value;
}

/** "a sample of 20,000 answers from a panel of 22,000": so many rows, whatever the panel comes to. */
export function sampleTaken(reading: Reading, { quantities, pers }: Chain): number | undefined {
  return quantities.find(
    (each, at) =>
      each.kind === "thing" &&
      (pers[at] ?? []).length === 0 &&
      isSample(reading, each) &&
      /^(?:from|out|taken|drawn|aus|tirad[oa]s?|sacad[oa]s?)$/.test(word(reading, each.next)),
  )?.value;
}
