import { careTypes } from "./health/care.ts";
import { claimsTypes } from "./health/claims.ts";
import { sensesTypes } from "./health/senses.ts";
import { treatmentTypes } from "./health/treatments.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of insurers, hospitals and practices call their columns. */
export const healthTypes: readonly SemanticType[] = [...claimsTypes, ...careTypes, ...treatmentTypes, ...sensesTypes];
