import type { SemanticType } from "./semantic-type.ts";
import { buildingTypes } from "./supply/building.ts";
import { freightTypes } from "./supply/freight.ts";
import { machinesTypes } from "./supply/machines.ts";
import { makingTypes } from "./supply/making.ts";
import { purchasingTypes } from "./supply/purchasing.ts";
import { shippingTypes } from "./supply/shipping.ts";
import { stockTypes } from "./supply/stocks.ts";
import { structureTypes } from "./supply/structures.ts";
import { workshopTypes } from "./supply/workshop.ts";

/** What experts of transport, stocks, purchasing, manufacturing and building call their columns. */
export const supplyTypes: readonly SemanticType[] = [
  ...shippingTypes,
  ...stockTypes,
  ...purchasingTypes,
  ...makingTypes,
  ...buildingTypes,
  ...freightTypes,
  ...structureTypes,
  ...workshopTypes,
  ...machinesTypes,
];
