import type { Found } from "../findings.ts";
import { isKindNoun, members } from "./member-list.ts";
import { isWord, type Reading, singularAt, word, written } from "./reading.ts";

/** Steps that everyone counts up in the same order, parted by bars; of several ladders the first that has both ends is meant. */
const ladders: readonly (readonly string[])[] = [
  "none|low|medium|high|critical",
  "none|mild|moderate|severe|critical",
  "minor|moderate|major|critical|catastrophic",
  "very low|low|medium|high|very high",
  "trivial|low|normal|high|urgent",
  "low|medium|high|urgent",
  "minor|major|critical|blocker",
  "beginner|intermediate|advanced|expert",
  "novice|intermediate|advanced|expert",
  "rare|medium rare|medium|medium well|well done",
  "very poor|poor|fair|good|very good|excellent",
  "bad|fair|good|excellent",
  "trainee|junior|mid|senior|lead|principal",
  "easy|medium|hard|expert",
  "easy|medium|difficult",
  "bronze|silver|gold|platinum|diamond",
  "extra small|small|medium|large|extra large",
  "very unlikely|unlikely|neutral|likely|very likely",
  "very dissatisfied|dissatisfied|neutral|satisfied|very satisfied",
  "strongly disagree|disagree|neutral|agree|strongly agree",
  "cold|warm|hot",
  "never|rarely|sometimes|often|always",
  "keine|niedrig|mittel|hoch|kritisch",
  "sehr niedrig|niedrig|mittel|hoch|sehr hoch",
  "keine|leicht|mittel|schwer",
  "gering|mittel|hoch",
  "klein|mittel|gross",
  "anfanger|fortgeschritten|profi",
  "nula|baja|media|alta|critica",
  "nulo|bajo|medio|alto|critico",
  "leve|moderada|grave|critica",
  "leve|moderado|grave|critico",
  "principiante|intermedio|avanzado|experto",
  "nulle|faible|moyenne|elevee|critique",
  "nul|faible|moyen|eleve|critique",
  "legere|moderee|grave",
  "leger|modere|grave",
  "debutant|intermediaire|avance|expert",
  "nula|baixa|media|alta|critica",
  "nulo|baixo|medio|alto|critico",
  "iniciante|intermediario|avancado|especialista",
].map((ladder) => ladder.split("|"));

const sizes: readonly string[] = "xxxs xxs xs s m l xl xxl xxxl xxxxl".split(" ");
const sizeNouns = /^(?:sizes?|tallas?|grossen?|tailles?|tamanhos?|tamanos?|konfektionsgrossen?|fit)$/;
const upTo = /^(?:to|through|thru|until|-|–|\.\.|->|bis|a|hasta|ate|au)$/;

const firstWords = new Set([...ladders.flat(), ...sizes].map((step) => step.split(" ")[0] ?? step));

/** "priority low to critical", "size XS to XXL", "doneness rare to well done": all steps from the first to the last. */
export function ladderAt(reading: Reading, at: number): Found | undefined {
  const [low = "", high = ""] = word(reading, at).split("-");
  if (!firstWords.has(low)) return undefined;
  const glued = high === "" ? undefined : stepsTo(reading, at, low, high);
  if (glued !== undefined) return laddered(reading, at, at + 1, glued);
  const joint = [at + 1, at + 2].find((next) => upTo.test(word(reading, next)));
  if (joint === undefined) return undefined;
  const from = stepIn(reading, at, joint);
  for (const next of [joint + 3, joint + 2]) {
    const steps = stepsTo(reading, at, from, stepIn(reading, joint + 1, next));
    if (steps !== undefined) return laddered(reading, at, next, steps);
  }
  return undefined;
}

/** The steps, in capitals where they are written so. */
function laddered(reading: Reading, at: number, next: number, steps: readonly string[]): Found | undefined {
  const isCapital = /^[A-Z -]+$/.test(written(reading, at, at + 1));
  // "camisetas talla XS a XXL": right behind the rows the noun of kinds is a column of its own.
  const isBehindRows = isWord(reading, at - 2) && singularAt(reading, at - 2) !== word(reading, at - 2);
  const isSize = isBehindRows && sizeNouns.test(word(reading, at - 1));
  const isNamed = isSize || (isBehindRows && isKindNoun(singularAt(reading, at - 1)));
  const values = isCapital ? steps.map((step) => step.toUpperCase()) : steps;
  const found = members(reading, isSize ? at - 1 : at, next, values);
  return isNamed && found?.kind === "members" ? { ...found, of: word(reading, at - 1) } : found;
}

function stepIn(reading: Reading, from: number, next: number): string {
  const words: string[] = [];
  for (let at = from; at < next; at += 1) {
    if (!isWord(reading, at)) return "";
    words.push(word(reading, at));
  }
  return words.join(" ");
}

function stepsTo(reading: Reading, at: number, from: string, to: string): readonly string[] | undefined {
  // "s to m" may be seconds and metres.
  const isSize = sizeNouns.test(word(reading, at - 1)) || (from.length > 1 && to.length > 1);
  for (const ladder of isSize ? [sizes, ...ladders] : ladders) {
    const [low, high] = [ladder.indexOf(from), ladder.indexOf(to)];
    if (low >= 0 && high > low + 1) return ladder.slice(low, high + 1);
  }
  return undefined;
}
