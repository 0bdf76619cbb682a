import { chargingTypes } from "./energy/charging.ts";
import { drillingTypes } from "./energy/drilling.ts";
import { extractionTypes } from "./energy/extraction.ts";
import { generationTypes } from "./energy/generation.ts";
import { gridTypes } from "./energy/grid.ts";
import { miningTypes } from "./energy/mining.ts";
import { utilitiesTypes } from "./energy/utilities.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of utilities, power plants, charging, oil and mining call their columns. */
export const energyTypes: readonly SemanticType[] = [
  ...utilitiesTypes,
  ...generationTypes,
  ...chargingTypes,
  ...extractionTypes,
  ...drillingTypes,
  ...miningTypes,
  ...gridTypes,
];
