import { benchTypes } from "./science/bench.ts";
import { genomicsTypes } from "./science/genomics.ts";
import { laboratoryScienceTypes } from "./science/laboratory-science.ts";
import { landscapeTypes } from "./science/landscape.ts";
import { materialsTypes } from "./science/materials.ts";
import { observedTypes } from "./science/observed.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of genetics, chemistry, materials and physics call their columns. */
export const scienceTypes: readonly SemanticType[] = [
  ...genomicsTypes,
  ...laboratoryScienceTypes,
  ...materialsTypes,
  ...benchTypes,
  ...observedTypes,
  ...landscapeTypes,
];
