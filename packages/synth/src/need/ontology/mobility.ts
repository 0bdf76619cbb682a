import { aviationTypes } from "./mobility/aviation.ts";
import { parkingTypes } from "./mobility/parking.ts";
import { portCallTypes } from "./mobility/port-calls.ts";
import { ridesTypes } from "./mobility/rides.ts";
import { roadTypes } from "./mobility/road.ts";
import { roadSafetyTypes } from "./mobility/road-safety.ts";
import { seaTypes } from "./mobility/sea.ts";
import { tracesTypes } from "./mobility/traces.ts";
import { transitTypes } from "./mobility/transit.ts";
import { yardsTypes } from "./mobility/yards.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of roads, rides, trains, aircraft, ships and parking call their columns. */
export const mobilityTypes: readonly SemanticType[] = [
  ...tracesTypes,
  ...roadTypes,
  ...roadSafetyTypes,
  ...ridesTypes,
  ...transitTypes,
  ...aviationTypes,
  ...seaTypes,
  ...parkingTypes,
  ...portCallTypes,
  ...yardsTypes,
];
