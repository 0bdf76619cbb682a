import { decimal, instant, typed } from "../define.ts";
import { codes, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Papers and times of freight. */
export const freightTypes: readonly SemanticType[] = [
  instant(
    "etd",
    "estimated time of departure|estimated departure|expected departure",
    "When it is expected to leave.",
    "-P90D",
    "P14D",
  ),
  instant("atd", "actual time of departure", "When it left.", "-P90D", "P0D"),
  typed(
    "bill_of_lading",
    "bill of lading number|bl number|bl no|b/l|waybill|waybill number",
    "Number of the shipping paper.",
    "string",
    codes("BL", 8),
  ),
  typed("seal_number", "container seal|seal no", "Number of the seal on the doors.", "string", codes("SL", 7)),
  decimal("net_weight", "net weight kg|weight net", "Weight without packing.", lognormal(820, 1.1), 1, {
    unit: "kg",
    minimum: 0,
  }),
];
