import type { Reading } from "../../../extract/reading.ts";
import { fold } from "../../../text/fold.ts";
import { type Chain, rootsOf } from "./chain.ts";
import { namesOne } from "./counted-names.ts";
import type { Grain } from "./grain.ts";
import type { Quantity } from "./quantities.ts";

const ways =
  /\b(?:(?:clock(?:ing|ed)?[ -])?in(?:[ -](?:and|&|or)[ -]|\/)(?:clock(?:ing|ed)?[ -])?out|entr(?:y|ies) and exits?|arrivals? and departures?|kommen und gehen|ein- und aus\w+|entradas? y salidas?|entrees? et sorties?|entradas? e saidas?)\b/;
/** What is written down each time that somebody passes. */
const passings =
  /^(?:punch|scan|swipe|tap|stamp|clocking|badge|stempelung|\p{L}*stempel|fichaje|marcaje|pointage|badgeage|passage|marcacao|picagem)$/u;

/** "3,500 staff, in and out, 220 working days, one line per punch": everybody passes twice a day. */
export function withBothWays(reading: Reading, chain: Chain, grain: Grain | undefined): Chain {
  const [item, ...more] = grain?.items ?? [];
  const [who, ...others] = rootsOf(chain);
  if (item?.kind !== "noun" || more.length > 0 || who === undefined || others.length > 0) return chain;
  const isPassing = item.words.some((each) => passings.test(each)) && !namesOne(chain.quantities, item.words);
  if (!isPassing || !ways.test(fold(reading.text))) return chain;
  const end = reading.tokens.length;
  const passed: Quantity = {
    value: 2,
    from: end,
    named: end,
    next: end,
    words: item.words,
    kind: "thing",
    bounded: false,
  };
  return {
    ...chain,
    quantities: [...chain.quantities, passed],
    pers: [
      ...chain.pers,
      [
        { kind: "quantity", index: who },
        { kind: "time", count: 1, unit: "day" },
      ],
    ],
  };
}
