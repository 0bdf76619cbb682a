import type { Blueprint } from "@sdg/synth/inferred/blueprint";
import { INFERRED_VERSION, inferredDataset } from "@sdg/synth/inferred/inferred-dataset";
import type { Maker, Makers } from "./datasets.ts";
import { INFERRED } from "./need-purchase.ts";

const inferred: Maker = {
  version: INFERRED_VERSION,
  make: (design) => inferredDataset(design as unknown as Blueprint),
};

/** The generators that make datasets to order. */
export const makers: Makers = new Map([[INFERRED, inferred]]);
