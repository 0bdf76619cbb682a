import { phraseAt, phraseList } from "./phrases.ts";
import { type Reading, word } from "./reading.ts";

/** What says that one thing is another: a sign or "equals", or a mere "is" that says many other things too. */
export interface EqualWords {
  readonly next: number;
  readonly sure: boolean;
}

const sure = phraseList(
  "=|==|equals|is equal to|must equal|is the sum of|is the product of|sum of|adds up to|add up to|must match|matches|should equal|is calculated as|computed as|calculated as|derived from|calculated from|computed from|worked out from|berechnet aus|is computed as|is derived from|ist gleich|es igual a|es igual al|est egal a|est egal au|e igual a|e igual ao|entspricht|is computed from|is calculated from|egal a|egal au|egale a|egale au|igual a|igual al|igual ao",
);
/** These are sure only behind a verb: "must equal", "has to be the same as", but not "in equal parts". */
const sureBehind = phraseList("equal|equal to|match|add up to|the sum of|the product of|gleich|egal a|igual a");

/** Verbs and adverbs that may stand together before what something is: "has to come out as", "should always be". */
const chain = new Set(
  "must should shall has have needs need to always exactly simply just is are be being comes come coming works work out as at which that ist wird sind immer muss soll als es son siempre debe ser est sont toujours doit etre e sao sempre deve comme como sera".split(
    " ",
  ),
);
const core = new Set("is are be being as out at ist wird sein als es ser est etre e sera comme como".split(" "));
/** Verbs that say how something is worked out, which is a formula only where one stands behind them. */
const reckoned = phraseList(
  "comes to|come to|coming to|amounts to|amounting to|works out to|worked out as|worked out from|obtained by|obtained from|given by|ergibt sich aus|errechnet sich aus|errechnet sich als|berechnet sich aus|berechnet sich als|berechnet als|berechnet aus|resulta de|resulta de|se calcula como|calculado como|calculada como|se calcule comme|calcule comme|calculee comme|resulte de|resultado de",
);
const bounded = new Set("moins plus least most minimum maximum ou o oder or".split(" "));
const LONGEST = 6;

/** The words at a token that say what something equals. */
export function equalWordsAt(reading: Reading, at: number): EqualWords | undefined {
  // "au moins égale au vent", "less than or equal to" are bounds.
  if (bounded.has(word(reading, at - 1))) return undefined;
  const said = phraseAt(reading, at, sure);
  if (said !== undefined) return { next: said.next, sure: true };
  const being = beingAt(reading, at);
  const next = being?.next ?? chainEnd(reading, at);
  const behind = next === at ? undefined : (phraseAt(reading, next, sureBehind) ?? phraseAt(reading, next, sure));
  return behind === undefined ? being : { next: behind.next, sure: true };
}

/** A mere "is", "being", "should come out as" at a token. */
export function beingAt(reading: Reading, at: number): EqualWords | undefined {
  const told = phraseAt(reading, at, reckoned);
  if (told !== undefined) return { next: told.next, sure: false };
  const next = chainEnd(reading, at);
  const isCore = reading.tokens.slice(at, next).some(({ folded }) => core.has(folded));
  // "at least twice the price" says no more than that.
  return !isCore || bounded.has(word(reading, next)) ? undefined : { next, sure: false };
}

function chainEnd(reading: Reading, at: number): number {
  let next = at;
  while (next < at + LONGEST && chain.has(word(reading, next))) next += 1;
  return next;
}
