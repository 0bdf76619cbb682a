import { type FlowRole, flowRole } from "../../rules/flow-words.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** "opening stock, received, issued, closing stock": what stands between two stocks is counted as they are, and is no time or flag. */
export function withStockFlows(fields: readonly Mention[], reading: Reading): readonly Mention[] {
  const roles = fields.map(roleOf);
  const [from, to] = [roles.indexOf("opening"), roles.lastIndexOf("closing")];
  if (from < 0 || to < from) return fields;
  const between = roles.slice(from + 1, to);
  if (!between.some((role) => role === "in" || role === "out")) return fields;
  const told = fields.slice(from, to + 1).filter((_, at) => roles[from + at] !== undefined);
  const isMoney = !told.some(areGoods) && told.some((field) => isCash(field) || field.meaning.type.unit === "currency");
  return fields.map((field, at) => {
    if (roles[at] === undefined || at < from || at > to) return field;
    const isFitting = field.unit !== null || isMoney === (field.meaning.type.unit === "currency");
    if (isOfNumbers(field.meaning) && isFitting) return field;
    const words = field.hint === "float" ? [...field.words, ...wordLike("float", field.words)] : field.words;
    return { ...field, words, hint: null, meaning: counted(words, isMoney ? "amount" : "count", reading) };
  });
}

function roleOf({ words, item, hint }: Mention): FlowRole | undefined {
  // "received on" is a day, and "received 12%" a share; an "opening float" is what is in the till.
  const isOpen = hint === null || hint === "float";
  const isShare = item?.founds.some(({ found }) => found.kind === "rate") !== false;
  return isOpen && !isShare ? flowRole(words.map(({ folded }) => folded)) : undefined;
}

const goods =
  /^(?:stocks?|inventory|dip|quantity|qty|units|headcount|herd|population|members|existencias|estoque|lagerbestand)$/;

const cash = /^(?:cash|balance|float|saldo|kontostand|kassenbestand|solde|encaiss\w+|caja|caixa|caisse)$/;

function isCash({ words, hint }: Mention): boolean {
  return hint === "float" || words.some(({ folded }) => cash.test(folded));
}

function areGoods({ words }: Mention): boolean {
  return words.some(({ folded }) => goods.test(folded));
}

function counted(words: readonly Word[], noun: string, reading: Reading): Meaning {
  const { meaning } = named([...words, ...wordLike(noun, words)], reading);
  const isFitting = isOfNumbers(meaning) && (noun === "amount") === (meaning.type.unit === "currency");
  const own = isFitting ? meaning : named(wordLike(noun, words), reading).meaning;
  return { ...own, words, field: null };
}

function isOfNumbers({ type }: Meaning): boolean {
  return type.type === "int" || type.type === "number";
}
