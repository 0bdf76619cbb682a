import { draw, unit } from "../random/hash.ts";

/** How somebody writes, lastingly: the same person sounds the same in every conversation. */
export interface Voice {
  /** What habits of speech are drawn from. */
  key: number;
  /** 0 in a hurry … 1 patient. */
  patience: number;
  /** 0 terse … 1 wordy. */
  verbosity: number;
  /** 0 casual … 1 formal. */
  formality: number;
  /** Probability that a clause has a slip of the keyboard. */
  slips: number;
  /** True for those who write no capitals. */
  lower: boolean;
  /** What stands between two sentences of a message, mostly. */
  stop: string;
  /** What ends a message: nothing, for many who chat. */
  end: string;
}

const field = { patience: 101, verbosity: 102, formality: 103, slips: 104, lower: 105, stop: 106, end: 107 } as const;

/** Two decimals, since that is what rows publish; the middle is more frequent than the ends. */
function trait(key: number, which: number): number {
  return Math.floor((unit(draw(key, which)) + unit(draw(key, which + 20))) * 50) / 100;
}

/** Fills in the voice of the person of a key. */
export function customerVoice(into: Voice, key: number): Voice {
  into.key = key;
  into.patience = trait(key, field.patience);
  into.verbosity = trait(key, field.verbosity);
  into.formality = trait(key, field.formality);
  const casual = 1 - into.formality;
  const care = unit(draw(key, field.slips));
  into.slips = care < 0.45 ? 0 : (care - 0.45) * 0.09 * (0.4 + casual);
  into.lower = unit(draw(key, field.lower)) < casual * 0.34 - 0.05;
  const stop = unit(draw(key, field.stop));
  into.stop = stop < casual * 0.3 ? ", " : stop < casual * 0.42 ? " - " : stop < casual * 0.5 ? "... " : ". ";
  const end = unit(draw(key, field.end));
  into.end = end < 0.15 + casual * 0.6 ? "" : end > 0.965 ? "!" : ".";
  return into;
}

/** Fills in the voice of a member of staff: careful, friendly, each with habits of their own. */
export function agentVoice(into: Voice, key: number): Voice {
  into.key = key;
  into.patience = 0.8;
  into.verbosity = 0.35 + trait(key, field.verbosity) * 0.5;
  into.formality = 0.4 + trait(key, field.formality) * 0.55;
  into.slips = unit(draw(key, field.slips)) < 0.2 ? 0.006 : 0;
  into.lower = false;
  into.stop = ". ";
  into.end = unit(draw(key, field.end)) < 0.12 ? "" : ".";
  return into;
}

export function voice(): Voice {
  return { key: 0, patience: 0.5, verbosity: 0.5, formality: 0.5, slips: 0, lower: false, stop: ". ", end: "." };
}
