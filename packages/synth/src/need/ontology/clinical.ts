import { laboratoryTypes } from "./clinical/laboratory.ts";
import { pharmacyTypes } from "./clinical/pharmacy.ts";
import { trialsTypes } from "./clinical/trials.ts";
import { vitalsTypes } from "./clinical/vitals.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of wards, laboratories, pharmacies and trials call their columns. */
export const clinicalTypes: readonly SemanticType[] = [
  ...vitalsTypes,
  ...laboratoryTypes,
  ...pharmacyTypes,
  ...trialsTypes,
];
