import { normalQuantile } from "../random/elementary.ts";
import type { Distribution } from "./model.ts";

/** A share of the values beyond a bound: 4 % below 20. */
export interface Beyond {
  readonly is: ">" | "<";
  readonly than: number;
  readonly share: number;
}

const SIGMA = 0.55;

/** How a number lies of which about so much is beyond a bound, within its own bounds where both are known. */
export function distributionBeyond(
  { is, than, share }: Beyond,
  { minimum, maximum }: { readonly minimum: number | undefined; readonly maximum: number | undefined },
): Distribution {
  if (minimum !== undefined && maximum !== undefined && than > minimum && than < maximum) {
    // The mode of a triangle of which so much lies beyond.
    const width = maximum - minimum;
    const mode =
      is === ">"
        ? maximum - (maximum - than) ** 2 / (share * width)
        : minimum + (than - minimum) ** 2 / (share * width);
    if (is === ">" ? mode >= minimum && mode <= than : mode >= than && mode <= maximum)
      return { kind: "triangular", minimum, mode, maximum };
  }
  const z = normalQuantile(is === ">" ? 1 - share : share);
  if (than > 0 && (minimum ?? 0) >= 0 && maximum === undefined)
    return { kind: "lognormal", median: Number((than / Math.exp(SIGMA * z)).toPrecision(6)), sigma: SIGMA };
  const room = is === ">" ? than - (minimum ?? than * 0.2) : (maximum ?? than * 1.8) - than;
  const sd = Math.max(Math.abs(room) / (Math.abs(z) + 2.2), Math.abs(than) * 0.02, 0.01);
  return { kind: "normal", mean: Number((than - z * sd).toPrecision(6)), sd: Number(sd.toPrecision(6)) };
}
