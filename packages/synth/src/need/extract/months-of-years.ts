import { daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import type { Found } from "../findings.ts";
import { monthNames, plainYear } from "./period.ts";
import { phraseAt } from "./phrases.ts";
import { type Reading, word } from "./reading.ts";
import { found } from "./window-ends.ts";
import { yearsBehind } from "./years-in-turn.ts";

const openers = /^(?:from|between|in|during|von|vom|zwischen|im|de|desde|entre|en|du|durante)$/;
const links = /^(?:to|thru|through|until|till|and|-|bis|und|a|al|hasta|y|au|et|ate|e)$/;
const ofYears =
  /^(?:in|of|for|im|den|von|de|en|des|dos|em|both|each|all|the|years?|beiden|jahren?|ambos|los|anos|les|deux|annees?|os|,)$/;
const joints = /^(?:and|und|y|et|e|&)$/;
const FAR = 4;

/** "April thru September in both 2023 and 2024": the same months of years that follow each other. */
export function monthsOfYears(reading: Reading, at: number): Found | undefined {
  const start = openers.test(word(reading, at)) ? at + 1 : at;
  const first = phraseAt(reading, start, monthNames);
  const last =
    first === undefined || !links.test(word(reading, first.next))
      ? undefined
      : phraseAt(reading, first.next + 1, monthNames);
  if (first === undefined || last === undefined || last.meaning <= first.meaning) return undefined;
  let place = last.next;
  while (place < last.next + FAR && ofYears.test(word(reading, place))) place += 1;
  const year = plainYear(reading, place);
  const years = year === undefined ? undefined : yearsBehind(reading, year, place + 1, joints);
  if (year === undefined || years === undefined) return undefined;
  const [from, to] = [
    daysFromCivil(year, first.meaning, 1) * MS_PER_DAY,
    daysFromCivil(years.last + (last.meaning === 12 ? 1 : 0), (last.meaning % 12) + 1, 1) * MS_PER_DAY,
  ];
  const months = Array.from({ length: last.meaning - first.meaning + 1 }, (_, step) => first.meaning + step);
  return found(reading, at, years.next, from, to, { months });
}
