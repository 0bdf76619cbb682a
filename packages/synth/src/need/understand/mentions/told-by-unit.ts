import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import { named, type Reading } from "./reading.ts";

/** Units that name what they measure. */
const tellsQuantity =
  /^(?:rpm|psi|gpm|cfm|fps|bpm|dpi|[kmg]bps|k?wh?|mw|mph|km\/?h|kph|knots|watts?|volts?|amps?|hz|[km]hz|mah|lux|nm|db)$/;

/**
 * "rotor rpm", "outlet psi", "max watts": where the words before a unit name a thing and no quantity, the unit is part of the name.
 * "wind speed mph" has its quantity.
 */
export function toldByUnit(words: readonly Word[], item: Item, reading: Reading): readonly Word[] {
  const last = words.at(-1);
  const unit = last === undefined ? undefined : unitBehind(last, reading.findings.text);
  if (last === undefined || unit === undefined || words.length > 2 || item.words.length > 3) return words;
  const { meaning } = named(words, reading);
  const isQuantity = meaning.by !== "form" && (meaning.type.type === "number" || meaning.type.type === "int");
  return isQuantity ? words : [...words, ...wordLike(unit.replaceAll("/", ""), [last])];
}

/** "in/out mbps", "in mbps, out mbps": either side is told by the unit, which may be said once. */
export function sidesInUnit(
  { words: [one, ...more], joint }: Item,
  { words: [other, ...others] }: Item,
  text: string,
): readonly (readonly Word[])[] | undefined {
  const unit = other === undefined ? undefined : unitBehind(other, text);
  if (one === undefined || other === undefined || unit === undefined) return undefined;
  const isAlone = [...more, ...others].every(({ folded }) => folded === unit);
  const areSides = one.folded === "in" && other.folded === "out" && /^(?:,|\/|and)$/.test(joint ?? "");
  return isAlone && areSides ? [one, other].map((word) => [word, ...wordLike(unit, [word])]) : undefined;
}

/** The unit that stands as a word of its own right behind a word. */
function unitBehind({ end, identifier }: Word, text: string): string | undefined {
  const behind =
    identifier === undefined ? /^ ([a-z/]{2,5})(?=[,;.)]|\s*$| and )/i.exec(text.slice(end, end + 12)) : null;
  const unit = behind?.[1]?.toLowerCase();
  return unit !== undefined && tellsQuantity.test(unit) ? unit : undefined;
}
