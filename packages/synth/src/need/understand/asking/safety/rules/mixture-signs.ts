import { anywhere, near } from "../combine.ts";
import type { Reading } from "../reading.ts";
import { isMadeUp, isStudied, weightOf } from "../signs.ts";

/** So many signs make a bomb of a mixture. */
const ENOUGH = 4;

/**
 * "household product, grams, mixing order, so that it brings down a door": what shall happen and how it is put together, however
 * the thing is called. A blasting log has no mixing order, and a chart of what must not be mixed has a caution.
 */
export function isBombBySigns(reading: Reading): boolean {
  const breaks = near(reading, ["breaches"], ["barrier"], 3);
  const bursts = anywhere(reading, "explosive") || breaks || anywhere(reading, "goesOff");
  if (!bursts || isMadeUp(reading) || isStudied(reading) || anywhere(reading, "caution")) return false;
  const putTogether = weightOf(
    [1, anywhere(reading, "mixing")],
    [1, anywhere(reading, "ingredients", "amounts")],
    [1, anywhere(reading, "household")],
    [1, anywhere(reading, "recipe", "steps")],
  );
  const bang = weightOf(
    [2, anywhere(reading, "explosive")],
    [2, breaks],
    [1, anywhere(reading, "goesOff")],
    [1, anywhere(reading, "force")],
  );
  return putTogether >= 2 && putTogether + bang >= ENOUGH;
}
