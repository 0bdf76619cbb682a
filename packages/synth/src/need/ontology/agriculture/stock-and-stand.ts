import { choice, day, decimal, percent, shaped, whole } from "../define.ts";
import { beta, lognormal, normal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Animals of a farm, trees of a stand, vines and what is counted of wild birds and fish. */
export const stockAndStandTypes: readonly SemanticType[] = [
  decimal("honey_yield_kg", "honey yield|honey harvest|honey", "Honey of a hive in a year.", lognormal(24, 0.45), 1, {
    unit: "kg",
    minimum: 0,
  }),
  whole("queen_age", "age of queen|queen age years", "Age of a hive's queen.", poisson(1.2), {
    unit: "year",
    maximum: 5,
  }),
  whole("lambs_born", "lambs|number of lambs|litter of lambs", "How many lambs were born.", poisson(1.6), {
    maximum: 5,
  }),
  decimal("weaning_weight_kg", "weaning weight|weight at weaning", "Weight when it is weaned.", normal(24, 4.5), 1, {
    unit: "kg",
    minimum: 1,
  }),
  decimal(
    "carcass_weight_kg",
    "carcass weight|dressed weight|slaughter weight",
    "Weight after slaughter.",
    normal(285, 45),
    1,
    { unit: "kg", minimum: 1 },
  ),
  day("slaughter_date", "slaughtered on|date of slaughter", "The day of slaughter."),
  day("calving_date", "calved on|last calving|date of calving", "The day on which a cow calved."),
  percent("hatch_rate", "hatchability|hatching rate", "Share of eggs that hatch.", beta(16, 4, 0, 100)),
  decimal(
    "dbh_cm",
    "diameter at breast height|stem diameter|trunk diameter",
    "Diameter of a stem at 1.3 m.",
    lognormal(28, 0.4),
    1,
    { unit: "cm", minimum: 1 },
  ),
  percent("canopy_cover", "canopy|crown cover|canopy closure", "Share of ground under crowns.", beta(3.5, 2, 0, 100)),
  whole(
    "plants_per_hectare",
    "planting density|plant density|vine density|vines per hectare",
    "Plants on a hectare.",
    normal(4_600, 900),
    { minimum: 100 },
  ),
  choice(
    "appellation",
    "protected designation|wine appellation|designation of origin",
    "Invented designation of origin.",
    "Val d'Orsino:28|Falkenauer Land:22|Coteaux de Mirelle:19|Ribera Alta:17|Serra do Vento:14",
  ),
  decimal("tannin", "tannins|tannin content|tannin g/l", "Tannin of a wine.", lognormal(1.9, 0.4), 2, {
    unit: "g/l",
    minimum: 0,
  }),
  decimal("wingspan_cm", "wingspan|wing span|wing length", "From tip to tip.", lognormal(48, 0.6), 1, {
    unit: "cm",
    minimum: 3,
  }),
  shaped("ring_number", "bird ring|ring code|band number", "Number on a bird's ring.", "A*99999"),
  decimal("bycatch_kg", "bycatch|by-catch|discards|discarded catch", "What was caught besides.", lognormal(38, 1), 1, {
    unit: "kg",
    minimum: 0,
  }),
  whole("mesh_size_mm", "mesh size|net mesh", "Width of a net's meshes.", normal(105, 18), {
    unit: "mm",
    minimum: 16,
  }),
  choice(
    "fire_risk",
    "fire danger|fire danger class|wildfire risk",
    "Danger of fire.",
    "low:41|moderate:29|high:18|very high:8|extreme:4",
  ),
];
