import { exponential, normal, numbers } from "../../ontology/models.ts";
import { core, key, knowns } from "../define.ts";
import type { Frame } from "../frame.ts";
import { drawnBy, pulledBy, tops } from "../rules.ts";

const waterQuality: Frame = {
  id: "water_quality_samples",
  title: "water quality samples",
  cues: {
    en: "water quality:3|water sample:3|water testing:3|river monitoring:2.5|drinking water:2.5|turbidity:2|dissolved oxygen:2|wastewater:2|groundwater:2|lake:1|river:1|swimming pool:1.5|aquarium:1.5|water pollution:3|water body:1.5|river level:2|flood gauge:2.5",
    de: "wasserqualität:3|wasserprobe:3|trinkwasser:2.5|gewässer:2|wasserstand:2",
    es: "calidad del agua:3|muestra de agua:3|agua potable:2.5|río:1",
    fr: "qualité de l'eau:3|échantillon d'eau:3|eau potable:2.5|rivière:1",
    pt: "qualidade da água:3|amostra de água:3|água potável:2.5|rio:1",
  },
  against:
    "pool entry:4|pool visit:4|pool ticket:4|swimming lesson:4|locker:3|water bill:2.5|consumption:2|ocean buoy:1.5",
  record: "sample",
  fields: [
    key("sample_id"),
    core("station_id@station", { names: "site|sampling point|location" }),
    core("sampled_at=timestamp", { names: "sample time|sampling date|sample date|collected at|collection date" }),
    core("ph=ph_level", { names: "ph" }),
    core("temperature=water_temperature", {
      names: "temperature|water temperature",
      model: numbers(normal(13.5, 5), 1),
    }),
    core("dissolved_oxygen"),
    core("turbidity"),
    core("conductivity"),
    ...knowns(
      "salinity total_dissolved_solids nitrate phosphate chlorine_residual chlorophyll_a coliform_count water_level discharge_m3s depth_m water_body@station latitude@station longitude@station station_name@station is_compliant=is_approved quality_flag pollutant region@station country@station concentration",
    ),
  ],
  rules: [
    drawnBy("total_dissolved_solids", "0.64*conductivity", normal(0, 6), 0),
    pulledBy("dissolved_oxygen", { temperature: -0.6 }, normal(8.8, 1.3), 2),
  ],
  rhythm: "business",
  days: 365,
};

const oceanBuoys: Frame = {
  id: "ocean_buoy_readings",
  category: "weather-observations",
  title: "ocean buoy readings",
  cues: {
    en: "ocean buoy:3|buoy:3|ocean:2|sea surface temperature:2.5|wave height:2.5|tide:2|salinity:1.5|oceanographic:3|marine sensor:2.5|sea level:2|swell:2|coral:1.5|ctd:2",
    de: "boje:3|ozean:2|wellenhöhe:2.5|meeresdaten:3",
    es: "boya oceánica:3|boya:3|océano:2|oleaje:2.5",
    fr: "bouée océanique:3|bouée:3|océan:2|hauteur des vagues:2.5",
    pt: "boia oceânica:3|boia:3|oceano:2|ondas do mar:2",
  },
  against: "ship:1.5|vessel:2|cruise:2|fishing:1.5|coral reef:4|reef:3|species:3|survey:2",
  record: "reading",
  fields: [
    key("buoy_id=station_id@buoy", { names: "buoy|station|platform" }),
    key("timestamp"),
    core("latitude@buoy", { model: numbers(normal(43, 5), 4), minimum: 30, maximum: 56 }),
    core("longitude@buoy", { model: numbers(normal(-38, 8), 4), minimum: -60, maximum: -20 }),
    core("sea_surface_temperature=water_temperature", { names: "water temperature|sst|temperature" }),
    core("wave_height"),
    core("wave_period"),
    core("wind_speed"),
    ...knowns(
      "salinity depth_m ocean_current_speed wind_direction air_temperature air_pressure water_level dissolved_oxygen ph_level chlorophyll_a turbidity wind_gust battery_level quality_flag",
    ),
  ],
  rules: [
    tops("wind_gust", "wind_speed", exponential(2.8), 1),
    pulledBy("wave_period", { wave_height: 0.5 }, normal(7.6, 2), 1),
  ],
  layout: { kind: "series", subject: "buoy", every: { count: 1, unit: "h" } },
  rhythm: "flat",
  days: 60,
};

export const watersFrames: readonly Frame[] = [waterQuality, oceanBuoys];
