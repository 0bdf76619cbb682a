import type { SemanticType } from "./semantic-type.ts";
import { animalsTypes } from "./wellness/animals.ts";
import { dentalTypes } from "./wellness/dental.ts";
import { fitnessTypes } from "./wellness/fitness.ts";
import { nutritionTypes } from "./wellness/nutrition.ts";
import { petsTypes } from "./wellness/pets.ts";
import { sleepTypes } from "./wellness/sleep.ts";

/** What experts of sport, sleep, food, dentists and vets call their columns. */
export const wellnessTypes: readonly SemanticType[] = [
  ...fitnessTypes,
  ...sleepTypes,
  ...nutritionTypes,
  ...dentalTypes,
  ...animalsTypes,
  ...petsTypes,
];
