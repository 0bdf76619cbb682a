import { collectionsTypes } from "./education/collections.ts";
import { museumsTypes } from "./education/museums.ts";
import { schoolLifeTypes } from "./education/school-life.ts";
import { teachingTypes } from "./education/teaching.ts";
import { testTypes } from "./education/tests.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of schools, libraries and museums call their columns. */
export const educationTypes: readonly SemanticType[] = [
  ...teachingTypes,
  ...collectionsTypes,
  ...testTypes,
  ...schoolLifeTypes,
  ...museumsTypes,
];
