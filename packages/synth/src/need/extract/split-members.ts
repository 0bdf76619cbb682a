import type { Found } from "../findings.ts";
import { listFrom } from "./listed-members.ts";
import { members } from "./member-list.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import type { Reading } from "./reading.ts";

const splits = phraseList(
  "split in|split into|split between|split among|split across|divided into|divided in|grouped into|segmented into|segmented in|bucketed into|classified as|classified into|classed as|broken into|aufgeteilt in|unterteilt in|eingeteilt in|dividido en|divididos en|divididas en|clasificados en|clasificadas en|repartis en|reparties en|divises en|dividido em|divididos em|divididas em|separados em|classificados em",
);
const opening =
  /^(?:split|divided|grouped|segmented|bucketed|class|broken|aufgeteilt|unterteilt|eingeteilt|dividid|clasific|classific|reparti|divis|separad)\S* (?:in|into|between|among|across|as|en|em) /i;

/** "wallets split in whales, traders and bots": what they are split in are kinds of them, three or more. */
export function splitInto(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, splits);
  const list = opener === undefined ? undefined : listFrom(reading, opener.next);
  if (list === undefined || list.values.length < 3 || list.values.some((value) => /^\d/.test(value))) return undefined;
  return members(reading, at, list.next, list.values);
}

/** Whether the words of members say that something is split in them. */
export function saysSplit({ start }: Found, text: string): boolean {
  return opening.test(text.slice(start, start + 40));
}
