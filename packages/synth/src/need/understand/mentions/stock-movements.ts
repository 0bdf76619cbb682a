import { wordLike } from "../words/name-words.ts";
import type { Mention } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const ends = /^(?:opening|closing|starting|ending|start|end)$/;
const stocks = /^(?:stock|inventory|count|quantity|qty|level|units|balance)$/;
const movements =
  /^(?:received|issued|delivered|sold|used|wasted|dispensed|returned|ordered|added|removed|scrapped|transferred|consumed|spoiled|destroyed|produced|purchased|bought|lost|in|out)$/;

/** "opening stock, received, issued, closing stock": what comes in and goes out where stock is counted is counted, too. */
export function withStockMovements(fields: readonly Mention[], reading: Reading): readonly Mention[] {
  if (fields.filter(isEnd).length < 2) return fields;
  return fields.map((field) => {
    if (!isMovement(field) && !isBareEnd(field)) return field;
    const { meaning } = named([...field.words, ...wordLike("quantity", field.words)], reading);
    return { ...field, hint: "int", meaning: { ...meaning, words: field.words, field: null, by: "suffix" as const } };
  });
}

function isEnd({ words, meaning }: Mention): boolean {
  const [end, what, ...more] = words;
  const isMoney = meaning.type.unit === "currency" || /^date/.test(meaning.type.type);
  return (
    more.length === 0 && !isMoney && ends.test(end?.folded ?? "") && (what === undefined || stocks.test(what.folded))
  );
}

function isBareEnd({ words: [end, ...more], item }: Mention): boolean {
  return more.length === 0 && /^(?:opening|closing)$/.test(end?.folded ?? "") && item?.founds.length === 0;
}

function isMovement({ words: [done, ...more], item, hint }: Mention): boolean {
  return hint === null && more.length === 0 && movements.test(done?.folded ?? "") && item?.founds.length === 0;
}
