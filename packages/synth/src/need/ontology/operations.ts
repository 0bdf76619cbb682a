import { cloudTypes } from "./operations/cloud.ts";
import { clusterTypes } from "./operations/clusters.ts";
import { deliveryTypes } from "./operations/delivery.ts";
import { hostTypes } from "./operations/hosts.ts";
import { logTypes } from "./operations/logs.ts";
import { requestTypes } from "./operations/requests.ts";
import { storeTypes } from "./operations/stores.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What those who run software call their columns. */
export const operationsTypes: readonly SemanticType[] = [
  ...logTypes,
  ...requestTypes,
  ...hostTypes,
  ...clusterTypes,
  ...deliveryTypes,
  ...storeTypes,
  ...cloudTypes,
];
