import { brewingTypes } from "./agriculture/brewing.ts";
import { cropsTypes } from "./agriculture/crops.ts";
import { fieldsTypes } from "./agriculture/fields.ts";
import { holdingsTypes } from "./agriculture/holdings.ts";
import { livestockTypes } from "./agriculture/livestock.ts";
import { stockAndStandTypes } from "./agriculture/stock-and-stand.ts";
import { wineTypes } from "./agriculture/wine.ts";
import { woodsAndWatersTypes } from "./agriculture/woods-and-waters.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of farms, woods, fisheries and cellars call their columns. */
export const agricultureTypes: readonly SemanticType[] = [
  ...fieldsTypes,
  ...livestockTypes,
  ...woodsAndWatersTypes,
  ...wineTypes,
  ...stockAndStandTypes,
  ...holdingsTypes,
  ...brewingTypes,
  ...cropsTypes,
];
