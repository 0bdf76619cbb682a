import { marketRealism } from "./market-realism.ts";
import { retailRealism } from "./retail-realism.ts";
import type { Realism } from "./statistic.ts";
import { transcriptRealism } from "./transcript-realism.ts";

/** Statistics with bands and naive controls, by dataset id. */
export const realism: ReadonlyMap<string, Realism> = new Map(
  [marketRealism, transcriptRealism, retailRealism].map((each) => [each.dataset, each]),
);
