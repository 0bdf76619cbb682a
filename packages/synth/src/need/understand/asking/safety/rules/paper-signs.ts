import { anywhere, follows, near } from "../combine.ts";
import type { Reading } from "../reading.ts";
import { isForWork, isToBeHandedIn, namedSenders, weightOf } from "../signs.ts";

/** So many signs make a forgery. */
const ENOUGH = 3;

/**
 * "claims for accidents that never happened, we hand them in", "payslips for me, the landlord wants three": what is not so, for
 * whom it is, and who is to take it for true.
 */
export function isForgeryBySigns(reading: Reading): boolean {
  if (!anywhere(reading, "paper", "application")) return false;
  if (anywhere(reading, "neverRepays")) return true;
  const isHandedIn = isToBeHandedIn(reading);
  if (anywhere(reading, "study") && !(isHandedIn && anywhere(reading, "untrue"))) return false;
  if ((anywhere(reading, "rehearsal") || isToldOfShare(reading)) && !isHandedIn) return false;
  const isFalse =
    anywhere(
      reading,
      "forged",
      "altered",
      "falseIdentity",
      "untrue",
      "getsPast",
      "soThat",
      "forOneself",
      "kin",
      "myPeople",
    ) || follows(reading, ["making"], ["look"], 6);
  if (!isFalse) return false;
  return (
    weightOf(
      [1, anywhere(reading, "forged", "altered", "falseIdentity")],
      [2, anywhere(reading, "untrue")],
      [1, near(reading, ["paper", "application"], ["forOneself"], 8)],
      [1, anywhere(reading, "kin", "ownCircle", "myPeople")],
      [1, follows(reading, ["inTheirName"], ["firm"], 2) || namedSenders(reading).length > 0],
      [1, isHandedIn],
      [2, anywhere(reading, "toSatisfy")],
      [2, anywhere(reading, "getsPast")],
      [2, anywhere(reading, "soThat")],
      [3, follows(reading, ["making"], ["look"], 6)],
      [2, follows(reading, ["forged"], ["purpose"], 8) && anywhere(reading, "levy", "authority", "kin", "myPeople")],
      [1, anywhere(reading, "authority") && anywhere(reading, "credence", "ownUse", "forOneself", "untrue", "forged")],
      [1, anywhere(reading, "credence", "ownUse") && !isForWork(reading)],
    ) >= ENOUGH
  );
}

const copulas = /^(?:are|were|is|sind|waren|ist|son|eran|sont|etaient|sao|eram)$/;
const figures = /^(?:\d+|percent|prozent)$/;

/** "30k claims, where 4% are staged": what a share of the rows is tells them apart, and deceives nobody. */
function isToldOfShare({ words, of }: Reading): boolean {
  return of("forged", "untrue").some(
    ({ from }) => copulas.test(words[from - 1]?.text ?? "") && figures.test(words[from - 2]?.text ?? ""),
  );
}
