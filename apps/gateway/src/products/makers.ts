import { humanFormats } from "@sdg/synth/human/record";
import type { Maker, Makers } from "./datasets.ts";
import { humanDatasetId, humanMaker } from "./human-products.ts";
import { INFERRED, inferredMaker } from "./inferred-products.ts";

/** The generators that make datasets to order. */
export const makers: Makers = new Map([
  [INFERRED, inferredMaker],
  ...humanFormats.map((format): [string, Maker] => [humanDatasetId(format), humanMaker(format)]),
]);
