import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { hedgeAt } from "./quantity.ts";
import { isBreak, number, type Reading } from "./reading.ts";
import { rowsFound } from "./rows-beside.ts";

/** What may open a clause that says what is enough. */
export const beginnings = phraseList(
  "i think|i guess|i'd say|say|something like|anything like|even|just|and|but|for us|for me|con|mit|avec|com|ich denke|creo que|je pense que|acho que",
);
export const enough = phraseList(
  "is fine|are fine|is enough|are enough|is plenty|are plenty|is ok|is okay|are ok|is good|is great|is perfect|is sufficient|are sufficient|would be fine|would be enough|would be plenty|would be ok|would be good|would be great|would be perfect|would be nice|should be fine|should be enough|should be plenty|will be fine|will be enough|ought to be enough|ought to do|will do|would do|should do|suffice|suffices|will suffice|would suffice|should suffice|reicht|reichen|genugt|genugen|sind genug|waren gut|ist gut|basta|bastan|bastaria|bastarian|esta bien|es suficiente|son suficientes|suffit|suffisent|suffira|suffiront|suffirait|c'est bien|bastam|chega|chegam|sao suficientes|esta bom",
);

/** "Ten thousand is fine.", "about 800 will do": a clause of nothing but a number that is enough says how many rows. */
export function rowsEnoughAt(reading: Reading, at: number): Found | undefined {
  if (!isBreak(reading, at - 1)) return undefined;
  const { next: first, about } = hedgeAt(reading, phraseAt(reading, at, beginnings)?.next ?? at);
  const value = number(reading, first);
  if (value === undefined || value.value < 2) return undefined;
  const said = phraseAt(reading, value.next, enough);
  return said === undefined || !isBreak(reading, said.next)
    ? undefined
    : rowsFound(reading, at, said.next, value.value, about);
}
