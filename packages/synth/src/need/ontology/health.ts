import { careTypes } from "./health/care.ts";
import { claimsTypes } from "./health/claims.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of insurers, hospitals and practices call their columns. */
export const healthTypes: readonly SemanticType[] = [...claimsTypes, ...careTypes];
