import type { Item } from "../words/items.ts";
import { beforeBoundary } from "../words/noise.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const keys = /^(?:number|no|nr|id|code|plate|registration|imo|serial|tag|nummer|kennzeichen|numero|matricula|placa)$/;
const LONGEST = 3;

/** "90 buses by fleet number": by what those that are counted are told apart. */
export function toldApart(item: Item, reading: Reading): Mention | undefined {
  const [place] = item.founds;
  const [by, ...behind] = item.words;
  if (item.zone !== "head" || place?.found.kind !== "entities" || place.at !== 0) return undefined;
  if (!/^(?:by|nach|por|par)$/.test(by?.folded ?? "")) return undefined;
  const words = beforeBoundary(behind);
  const last = words.at(-1);
  if (last === undefined || words.length > LONGEST || !keys.test(last.english)) return undefined;
  return mentionInList(named(words, reading).meaning, item, words);
}
