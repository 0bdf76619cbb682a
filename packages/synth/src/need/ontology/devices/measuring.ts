import { decimal, percent } from "../define.ts";
import { beta, lognormal, normal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** What is measured on machines and in tests of strength. */
export const measuringTypes: readonly SemanticType[] = [
  decimal(
    "rms",
    "vibration rms|rms velocity|vibration velocity|velocity rms",
    "Root mean square of the vibration velocity.",
    lognormal(2.4, 0.5),
    2,
    {
      unit: "mm/s",
      minimum: 0,
    },
  ),
  decimal("impedance", "impedance ohm", "Resistance to alternating current.", lognormal(45, 0.8), 2, {
    unit: "Ohm",
    minimum: 0,
  }),
  decimal("capacitance", "capacity of the capacitor", "Charge per volt.", lognormal(47, 1), 1, {
    unit: "uF",
    minimum: 0,
  }),
  decimal("inductance", "coil inductance", "Voltage per change of current.", lognormal(120, 0.9), 1, {
    unit: "uH",
    minimum: 0,
  }),
  percent(
    "valve_position",
    "valve opening|valve open|damper position|actuator position",
    "How far it is open.",
    beta(1.6, 1.6, 0, 100),
  ),
  percent("leaf_wetness", "leaf moisture", "How wet leaves are.", beta(0.8, 1.4, 0, 100)),
  decimal(
    "tolerance",
    "dimensional tolerance|deviation from nominal",
    "How far off the nominal size it may be.",
    lognormal(0.05, 0.6),
    3,
    {
      unit: "mm",
      minimum: 0,
    },
  ),
  decimal(
    "head_injury_criterion",
    "hic|hic15|hic36|head injury",
    "Measure of the load on a head in a crash.",
    lognormal(380, 0.45),
    0,
    {
      minimum: 0,
    },
  ),
  decimal(
    "chest_acceleration",
    "chest g|chest acceleration g|chest deceleration",
    "Highest deceleration of the chest in a crash.",
    normal(42, 7),
    1,
    {
      unit: "g0",
      minimum: 0,
    },
  ),
];
