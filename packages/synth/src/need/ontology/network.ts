import { defencesTypes } from "./network/defences.ts";
import { networkEquipmentTypes } from "./network/equipment.ts";
import { flowTypes } from "./network/flows.ts";
import { ransomTypes } from "./network/ransom.ts";
import { securityTypes } from "./network/security.ts";
import { threatTypes } from "./network/threats.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of networks and their security call their columns. */
export const networkTypes: readonly SemanticType[] = [
  ...flowTypes,
  ...networkEquipmentTypes,
  ...securityTypes,
  ...threatTypes,
  ...ransomTypes,
  ...defencesTypes,
];
