import { beta, choices, codes, flags, lognormal, normal, numbers } from "../ontology/models.ts";
import { core, follows, key, known, knowns, multiplies } from "./define.ts";
import type { Frame } from "./frame.ts";

const vineyardBlocks: Frame = {
  id: "vineyard_blocks",
  title: "vineyard blocks",
  cues: {
    en: "vineyard block:5|vineyard:3.5|vineyard plot:5|vineyard parcel:5|vine:3|grapevine:4|grape harvest:4|grape grower:4|viticulture:4|pruning:2|grape picking:4",
    de: "weinberg:4|weinberge:4|rebfläche:4|rebflächen:4|weinlese:4|traubenernte:4|weinbau:3.5",
    es: "viñedo:4|viñedos:4|viña:4|vendimia:4|viticultura:4",
    fr: "vignoble:4|vigne:4|vignes:4|vendange:4|vendanges:4|viticulture:4",
    pt: "vinha:4|vinhas:4|vinhedo:4|vindima:4|viticultura:4",
  },
  against: "wine review:3|wine tasting:3|tasting note:3|bottle:1.5|sensor:2",
  record: "block",
  fields: [
    key("block_id=field_id", { names: "block|plot|parcel|vineyard|vineyard block" }),
    core("variety=grape_variety", { names: "variety|grape|grape variety" }),
    core("area_ha", { names: "area|hectares|size" }),
    core("harvest_date", { names: "harvested|picked|picking date|harvest day|date" }),
    core("yield_t_ha", { names: "yield|crop|tonnes per hectare", model: numbers(normal(8.5, 2.2), 2) }),
    core("brix", { names: "sugar|sugar at harvest|brix at harvest|must weight" }),
    known("production_t=harvest_tonnes", { names: "production|tonnes|grapes picked|tonnes picked|total harvest" }),
    known("pruning_date=date", { names: "pruned|pruned on|pruning" }),
    known("vines_per_row=count", { names: "vines in a row", model: numbers(normal(90, 25), 0), minimum: 1 }),
    known("vine_count=count", { names: "vines|number of vines", model: numbers(lognormal(3_200, 0.7), 0), minimum: 1 }),
    known("vine_age_years=value", {
      names: "vine age|age of vines",
      unit: "year",
      model: numbers(normal(22, 11), 0),
      minimum: 1,
    }),
    known("rootstock=type", { names: "rootstock", model: choices("SO4|5BB|3309C|41B|110R") }),
    ...knowns("elevation_m soil_type ph_level acidity=ph_level year season is_organic"),
    ...knowns("region country latitude longitude irrigation_mm plant_disease rainfall_mm=precipitation note farm_id"),
  ],
  rules: [
    follows("harvest_date", "pruning_date", normal(215, 14), "day"),
    multiplies("production_t", "area_ha yield_t_ha", 1),
  ],
  rhythm: "flat",
  days: 730,
};

const hiveInspections: Frame = {
  id: "hive_inspections",
  title: "hive inspections",
  cues: {
    en: "beehive:4|hive:3|beekeeping:4|beekeeper:4|apiary:4|apiaries:4|honey bee:4|bee colony:4|hive inspected:5|hive inspection:5|varroa:4|queen bee:4|brood:2.5|honey harvest:3.5|bee:2",
    de: "bienenstock:4|bienenstöcke:4|imkerei:4|imker:4|bienenvolk:4|bienenvölker:4|varroa:4",
    es: "colmena:4|colmenas:4|apicultura:4|apicultor:4|abejas:3|varroa:4",
    fr: "ruche:4|ruches:4|apiculture:4|apiculteur:4|abeilles:3|varroa:4",
    pt: "colmeia:4|colmeias:4|apicultura:4|apicultor:4|abelhas:3|varroa:4",
  },
  against:
    "monitoring:2|scale:2|spelling bee:4|quilting bee:4|hive table:3|apache hive:4|hadoop:3|hive partition:4|sensor:1.5",
  record: "inspection",
  fields: [
    key("hive_id=record_id@hive", {
      names: "hive|colony|beehive",
      model: codes("HIV-", 4),
    }),
    key("inspection_date=date", { names: "inspected|inspected on|date|inspection|visit date" }),
    core("queen_seen=flag", { names: "queen seen|queen present|queen spotted", model: flags(0.72) }),
    core("brood_frames=count", {
      names: "frames of brood|brood frames|brood",
      model: numbers(normal(5.5, 1.8), 0),
      minimum: 0,
      maximum: 12,
    }),
    core("varroa_count=count", {
      names: "varroa|mites|mite count|varroa mites",
      model: numbers(lognormal(4, 0.9), 0),
      minimum: 0,
    }),
    core("honey_stores_kg=honey_yield_kg", {
      names: "honey stores|honey|stores|honey store",
      model: numbers(lognormal(9, 0.5), 1),
      minimum: 0,
    }),
    core("temper=type", { names: "temper|temperament|mood", model: choices("calm:62|nervous:26|aggressive:12") }),
    known("eggs_seen=flag", { names: "eggs seen|eggs", model: flags(0.8) }),
    known("swarm_cells=count", { names: "queen cells|swarm cells", model: numbers(beta(0.5, 3, 0, 9), 0), minimum: 0 }),
    known("treatment=type", {
      names: "treatment|varroa treatment",
      model: choices("none:70|oxalic acid:14|formic acid:10|thymol:6"),
    }),
    ...knowns("apiary=place queen_age hive_weight_kg=weight_kg temperature=air_temperature note beekeeper=farmer_name"),
    ...knowns("honey_yield_kg latitude@hive longitude@hive"),
  ],
  rules: [],
  layout: { kind: "series", subject: "hive", every: { count: 7, unit: "day" } },
  rhythm: "flat",
  days: 180,
};

const hiveReadings: Frame = {
  id: "hive_readings",
  category: "iot-sensor-logs",
  title: "hive sensor readings",
  cues: {
    en: "beehive monitoring:7|hive monitoring:7|hive sensor:7|hive scale:7|beehive sensor:7|smart hive:7|hive weight:5|hive temperature:5|connected hive:7|beehive:3|hive:2",
    de: "stockwaage:7|stockwaagen:7|bienenstocksensor:7|bienenstocksensoren:7",
    es: "sensores de colmena:7|monitoreo de colmenas:7",
    fr: "capteurs de ruche:7|balance de ruche:7|ruches connectées:7",
    pt: "sensores de colmeia:7|monitoramento de colmeias:7",
  },
  against: "inspection:3|inspected:3|queen seen:3|varroa:2|apache hive:4|hadoop:3",
  record: "reading",
  fields: [
    key("hive_id=sensor_id@hive", { names: "hive|colony|beehive", model: codes("HIV-", 4) }),
    key("timestamp"),
    core("weight_kg", {
      names: "weight|hive weight",
      model: { kind: "drift", start: normal(38, 6), step: 0.002, decimals: 2 },
    }),
    core("inside_temperature=temperature", {
      names: "inside temperature|brood temperature|temperature|hive temperature",
      model: numbers(normal(34.6, 0.6), 1),
    }),
    core("humidity", { names: "inside humidity" }),
    core("battery_level"),
    ...knowns(
      "outside_temperature=air_temperature noise_level co2 bees_in=count bees_out=count precipitation latitude@hive longitude@hive",
    ),
    ...knowns("apiary=place@hive signal_strength is_swarming=flag"),
  ],
  rules: [],
  layout: { kind: "series", subject: "hive", every: { count: 30, unit: "min" } },
  rhythm: "flat",
  days: 30,
};

/** Vines and bees: what is tended plot by plot and hive by hive. */
export const growingFrames: readonly Frame[] = [vineyardBlocks, hiveInspections, hiveReadings];
