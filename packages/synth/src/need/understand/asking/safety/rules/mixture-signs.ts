import { anywhere, follows, inEarnest, near } from "../combine.ts";
import type { Reading } from "../reading.ts";
import { isMadeUp, isStudied, weightOf } from "../signs.ts";

/** So many signs make a bomb of a mixture. */
const ENOUGH = 4;

/** "what to drop into a town's reservoir so that nobody notices" */
export function isPoisoning(reading: Reading): boolean {
  return near(reading, ["putsInto"], ["publicSupply"], 4) && inEarnest(reading, ["publicSupply"], ["untraced"]);
}

/**
 * "household product, grams, mixing order, so that it brings down a door": what shall happen and how it is put together, however
 * the thing is called. A blasting log has no mixing order, and a chart of what must not be mixed has a caution.
 */
export function isBombBySigns(reading: Reading): boolean {
  const breaks = near(reading, ["breaches"], ["barrier"], 3);
  const bursts = anywhere(reading, "explosive", "goesOff", "fuse") || breaks;
  const isAgent = anywhere(reading, "agent") || follows(reading, ["soAs", "recipe"], ["badGas"], 4);
  const isCooked = anywhere(reading, "cooked") && anywhere(reading, "household");
  if (!(bursts || isAgent || isCooked) || isMadeUp(reading) || isStudied(reading) || anywhere(reading, "caution"))
    return false;
  const putTogether = weightOf(
    [1, anywhere(reading, "mixing")],
    [1, anywhere(reading, "ingredients", "amounts")],
    [1, anywhere(reading, "household")],
    [1, anywhere(reading, "recipe", "steps")],
  );
  const bang = weightOf(
    [2, anywhere(reading, "explosive") || isAgent || isCooked],
    [2, breaks],
    [1, anywhere(reading, "goesOff")],
    [1, anywhere(reading, "force")],
    [1, anywhere(reading, "fuse")],
  );
  return anywhere(reading, "mixing", "household") && putTogether >= 2 && putTogether + bang >= ENOUGH;
}
