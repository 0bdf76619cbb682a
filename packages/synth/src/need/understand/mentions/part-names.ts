import type { Found } from "../../findings.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const MOST = 12;
/** What something that is measured more than once is told by. */
const parts = new Set(
  (
    "term semester quarter trimester bimester exam test quiz assignment round set half lap leg stage period inning visit attempt judge trial question module paper essay midterm " +
    "quartal semester halbjahr klausur prufung runde versuch bimestre bimestr trimestre semestre examen prueba ronda etapa visita intento modulo epreuve etape manche prova rodada"
  ).split(" "),
);
const links = new Set("of for in from the each all its de des du do dos das del der die los las les in den".split(" "));

/** "grades of the 3 terms", "notas dos 4 bimestres": one measure for each of so many parts. */
export function partNames(
  item: Item,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly taken: Found } | undefined {
  const counted = item.founds.find(({ found, at }) => found.kind === "entities" && at > 1)?.found;
  if (counted?.kind !== "entities" || counted.count < 2 || counted.count > MOST) return undefined;
  const part = wordsOf(counted.noun).at(-1) ?? "";
  if (!parts.has(part) && !parts.has(wordKey(part))) return undefined;
  const before = item.words.filter(({ end }) => end <= counted.start);
  let end = before.length;
  while (end > 0 && links.has(before[end - 1]?.folded ?? "")) end -= 1;
  const measure = stripped(before.slice(0, end));
  const last = measure.at(-1);
  if (last === undefined || end === before.length || measure.length > 2) return undefined;
  const stem = [...measure.slice(0, -1), ...wordLike(last.key, [last])];
  const { meaning } = named(stem, reading);
  const mentions = Array.from({ length: counted.count }, (_, index) => {
    const words = [...stem, ...wordLike(String(index + 1), [last])];
    return mentionInList({ ...meaning, words, field: null, by: "suffix" }, item, words);
  });
  return { mentions, taken: counted };
}
