import { decimal, percent } from "../define.ts";
import { beta, lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Rock, drilling and wells; panels and blades. */
export const drillingTypes: readonly SemanticType[] = [
  percent("porosity", "rock porosity|effective porosity", "Share of pores.", beta(3, 14, 0, 100)),
  decimal(
    "permeability_md",
    "permeability|rock permeability",
    "How easily fluid flows through rock.",
    lognormal(60, 1.4),
    2,
    { unit: "mD", minimum: 0 },
  ),
  decimal("mud_weight", "mud density|drilling fluid density", "Density of the drilling fluid.", normal(1.28, 0.14), 2, {
    unit: "g/cm3",
    minimum: 0.8,
  }),
  decimal("weight_on_bit", "wob|bit weight", "Load on the bit.", normal(12, 4), 1, { unit: "t", minimum: 0 }),
  decimal("hook_load", "hookload", "Load at the hook.", normal(95, 20), 1, { unit: "t", minimum: 0 }),
  decimal("gas_oil_ratio", "gor|gas to oil ratio", "Gas for a volume of oil.", lognormal(110, 0.6), 1, {
    unit: "m3/m3",
    minimum: 0,
  }),
  percent("choke_opening", "choke|choke size|choke position", "How far the choke is open.", beta(2, 2, 0, 100)),
  decimal("panel_tilt", "tilt angle|panel tilt angle|module tilt", "Tilt of a panel.", normal(28, 7), 1, {
    unit: "deg",
    minimum: 0,
    maximum: 90,
  }),
  decimal(
    "string_current",
    "dc string current|pv string current",
    "Current of a string of panels.",
    beta(1.6, 2, 0, 11),
    2,
    { unit: "A", minimum: 0 },
  ),
  decimal("residual_load_mw", "residual load|net load", "Load without wind and sun.", normal(31_000, 9_000), 0, {
    unit: "MW",
  }),
];
