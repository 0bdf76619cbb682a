import type { SemanticType } from "./semantic-type.ts";
import { callsTypes } from "./telecom/calls.ts";
import { gearTypes } from "./telecom/gear.ts";
import { serviceTypes } from "./telecom/service.ts";

/** What experts of calls and networks call their columns. */
export const telecomTypes: readonly SemanticType[] = [...callsTypes, ...serviceTypes, ...gearTypes];
