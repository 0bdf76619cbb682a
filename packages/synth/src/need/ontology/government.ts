import { bodiesTypes } from "./government/bodies.ts";
import { electionsTypes } from "./government/elections.ts";
import { justiceTypes } from "./government/justice.ts";
import { patentTypes } from "./government/patents.ts";
import { politicsTypes } from "./government/politics.ts";
import { populationTypes } from "./government/population.ts";
import { safetyTypes } from "./government/safety.ts";
import { servicesTypes } from "./government/services.ts";
import { wasteTypes } from "./government/waste.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of elections, census, offices, police and waste call their columns. */
export const governmentTypes: readonly SemanticType[] = [
  ...electionsTypes,
  ...populationTypes,
  ...servicesTypes,
  ...safetyTypes,
  ...wasteTypes,
  ...patentTypes,
  ...justiceTypes,
  ...politicsTypes,
  ...bodiesTypes,
];
