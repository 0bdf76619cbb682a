import { choice, decimal, flag, money, typed, whole } from "../define.ts";
import { lognormal, moments, normal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Bridges, concrete, plant and its upkeep. */
export const structureTypes: readonly SemanticType[] = [
  whole(
    "condition_rating",
    "inspection rating|structure rating|bridge rating",
    "Condition from 0 (failed) to 9 (new).",
    normal(6.4, 1.1),
    { maximum: 9 },
  ),
  decimal(
    "load_limit_t",
    "load limit|weight limit|posted load",
    "Heaviest vehicle that may pass.",
    lognormal(26, 0.4),
    1,
    { unit: "t", minimum: 1 },
  ),
  decimal("crack_width_mm", "crack width|width of crack", "Width of a crack.", lognormal(0.18, 0.7), 2, {
    unit: "mm",
    minimum: 0,
  }),
  decimal(
    "concrete_strength_mpa",
    "concrete strength|cube strength|compressive strength of concrete",
    "Strength after 28 days.",
    normal(38, 5),
    1,
    { unit: "MPa", minimum: 5 },
  ),
  decimal("slump_mm", "slump|slump test", "How far fresh concrete sinks.", normal(110, 30), 0, {
    unit: "mm",
    minimum: 0,
    maximum: 280,
  }),
  money(
    "contract_sum",
    "contract price|contract amount|agreed contract sum",
    "What was agreed for a building.",
    1_200_000,
    1,
    { heaped: 0.6 },
  ),
  whole(
    "change_orders",
    "change order count|variation orders|number of change orders",
    "Changes that were ordered.",
    poisson(2.2),
  ),
  flag("parts_replaced", "part replaced|replaced parts|spare parts used", "Whether parts were replaced.", 0.35),
  choice(
    "spare_part",
    "replacement part|replaced part|part used",
    "The part that was used.",
    "bearing:22|belt:18|filter:17|seal:14|sensor:11|motor:9|pump:9",
  ),
  typed(
    "next_inspection_date",
    "next inspection|next inspection on|inspection due|next service date|next service due|next maintenance date|next due",
    "When it is due again.",
    "date",
    moments("P1D", "P1Y", "day"),
  ),
];
