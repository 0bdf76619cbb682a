import { airTypes } from "./environment/air.ts";
import { earthTypes } from "./environment/earth.ts";
import { skyTypes } from "./environment/sky.ts";
import { waterTypes } from "./environment/water.ts";
import { weatherTypes } from "./environment/weather.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of weather, air, water, the earth and the sky call their columns. */
export const environmentTypes: readonly SemanticType[] = [
  ...weatherTypes,
  ...airTypes,
  ...waterTypes,
  ...earthTypes,
  ...skyTypes,
];
