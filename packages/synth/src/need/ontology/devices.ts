import { fleetTypes } from "./devices/fleet.ts";
import { indoorTypes } from "./devices/indoor.ts";
import { industrialTypes } from "./devices/industrial.ts";
import { measuringTypes } from "./devices/measuring.ts";
import { plantPartsTypes } from "./devices/plant-parts.ts";
import { powerTypes } from "./devices/power.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of sensors, homes and machines call their columns. */
export const deviceTypes: readonly SemanticType[] = [
  ...fleetTypes,
  ...indoorTypes,
  ...powerTypes,
  ...industrialTypes,
  ...measuringTypes,
  ...plantPartsTypes,
];
