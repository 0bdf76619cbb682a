import { choices, lognormal, normal, numbers } from "../ontology/models.ts";
import { adds, core, follows, key, known, knowns, multiplies, settledBy } from "./define.ts";
import type { Frame } from "./frame.ts";
import { pulledBy, variesBy } from "./rules.ts";

const cropYields: Frame = {
  id: "crop_yields",
  title: "crop yields",
  cues: {
    en: "crop yield:3|crop:2.5|harvest:2.5|farm:2|farming:2|agriculture:2.5|agricultural:2.5|agronomic:3|fertilizer:2|irrigation:2|field trial:2.5|planting:2|soil type:1.5|wheat:2|corn:1.5|rice:1|greenhouse:2|plantation:2.5|pesticide:2|farm field:3|orchard:2",
    de: "ernteertrag:3|ernte:2.5|landwirtschaft:2.5|ackerbau:3|feldfrucht:2.5|dünger:2",
    es: "rendimiento de cultivos:3|cultivo:2.5|cosecha:2.5|agricultura:2.5|agrícola:2.5",
    fr: "rendement des cultures:3|récolte:2.5|agriculture:2.5|agricole:2.5",
    pt: "rendimento agrícola:3|colheita:2.5|safra:2.5|agricultura:2.5|agrícola:2.5|lavoura:2.5",
  },
  against:
    "oyster:4|mussel:4|shellfish:4|fish farm:3|vineyard:3|vine:2|grape harvest:3|bond yield:3|dividend yield:3|livestock:1.5|crop image:2|server farm:3|wind farm:3|solar farm:3|reaction yield:3|greenhouse climate:3|frost night:3|dew point:2|farm shop:5|farm store:5|farm market:4",
  record: "harvest",
  fields: [
    core("record_id", { names: "harvest" }),
    core("field_id@field"),
    core("crop", { names: "crop type" }),
    core("harvest_date", { names: "harvested|date" }),
    core("planting_date", { names: "planted|sown" }),
    core("area_ha", { names: "area|hectares|acres|field size" }),
    core("yield_t_ha", { names: "yield|crop yield" }),
    known("production_t=harvest_tonnes", { names: "production|total production|total yield|harvested quantity" }),
    known("rainfall_mm=precipitation", {
      names: "rainfall|rain|precipitation",
      model: numbers(normal(340, 120), 0),
      maximum: 5000,
    }),
    known("temperature=air_temperature", { names: "average temperature|temperature" }),
    ...knowns(
      "farm_id@field region@field country@field crop_variety soil_type@field soil_ph soil_moisture nitrogen_kg_ha phosphorus_kg_ha potassium_kg_ha organic_matter_pct fertilizer fertilizer_kg_ha pesticide irrigation_mm irrigation_method plant_disease growth_stage is_organic quality_grade grain_moisture_pct ndvi price seed_rate_kg_ha latitude@field longitude@field season year growing_degree_days farm_note humidity solar_radiation",
    ),
  ],
  rules: [
    follows("harvest_date", "planting_date", normal(142, 24), "day"),
    pulledBy("yield_t_ha", { rainfall_mm: 0.4, fertilizer_kg_ha: 0.35 }, lognormal(6.2, 0.4), 2),
    pulledBy("yield_t_ha", { rainfall_mm: 0.4 }, lognormal(6.2, 0.4), 2),
    pulledBy("yield_t_ha", { fertilizer_kg_ha: 0.35 }, lognormal(6.2, 0.4), 2),
    multiplies("production_t", "area_ha yield_t_ha", 1),
  ],
  rhythm: "flat",
  days: 1095,
};

const soilSensors: Frame = {
  id: "soil_sensor_readings",
  category: "iot-sensor-logs",
  title: "soil sensor readings",
  cues: {
    en: "soil sensor reading:4|soil sensor:3|soil moisture:3|soil moisture sensor:3|precision agriculture:3|smart farming:3|smart irrigation:3|agricultural sensor:3|greenhouse sensor:3|field sensor:3|vineyard sensor:3|soil:1.5|hydroponic:2.5",
    de: "bodensensor:3|bodenfeuchte:3|präzisionslandwirtschaft:3|gewächshaus:2.5",
    es: "sensor de suelo:3|humedad del suelo:3|agricultura de precisión:3",
    fr: "capteur de sol:3|humidité du sol:3|agriculture de précision:3",
    pt: "sensor de solo:3|umidade do solo:3|agricultura de precisão:3",
  },
  record: "reading",
  fields: [
    key("sensor_id@sensor"),
    key("timestamp"),
    core("field_id@sensor", { names: "field|plot|zone|greenhouse" }),
    core("soil_moisture", { names: "moisture" }),
    core("soil_temperature", { names: "temperature" }),
    core("humidity", { names: "air humidity" }),
    core("battery_level"),
    ...knowns(
      "air_temperature soil_ph conductivity nitrogen_kg_ha phosphorus_kg_ha potassium_kg_ha illuminance depth_cm irrigation_mm irrigation_on=flag precipitation crop@sensor co2 latitude@sensor longitude@sensor farm_id@sensor signal_strength quality_flag ndvi wind_speed solar_radiation evapotranspiration",
    ),
  ],
  rules: [],
  layout: { kind: "series", subject: "sensor", every: { count: 30, unit: "min" } },
  rhythm: "flat",
  days: 30,
};

const livestock: Frame = {
  id: "livestock_records",
  title: "livestock records",
  cues: {
    en: "livestock:3|cattle:3|cow:2.5|dairy:2.5|milk production:3|milk yield:3|herd:2.5|poultry:2.5|pig farm:2.5|sheep:2|chicken farm:2.5|animal husbandry:3|dairy farm:3|feed intake:2.5|egg production:2.5|beef:1.5|cow per day:2.5",
    de: "viehhaltung:3|rinder:2.5|milchkuh:3|milchleistung:3|nutztier:3|geflügel:2.5",
    es: "ganado:3|ganadería:3|producción de leche:3|vacas:2.5",
    fr: "bétail:3|élevage:3|production laitière:3|vaches:2.5",
    pt: "gado:3|pecuária:3|produção de leite:3|vacas:2.5",
  },
  against: "pet:2|veterinary clinic:1.5|wildlife:2",
  record: "record",
  fields: [
    key("animal_id@animal"),
    key("date", { names: "recorded on|milking date|day" }),
    core("livestock_type@animal", { names: "animal type|species|type" }),
    core("breed=cattle_breed@animal", { names: "breed" }),
    core("weight_kg=animal_weight_kg", { names: "weight|live weight", model: numbers(normal(580, 90), 0) }),
    core("milk_liters", { names: "milk|milk yield|daily yield|daily milk|milk production|yield" }),
    core("feed_kg", { names: "feed|feed intake" }),
    known("milking_stall", { names: "stall|stall number" }),
    known("morning_milk=milk_liters", {
      names: "morning yield|morning milk|morning milking|morning milk yield|am yield",
      model: numbers(normal(15, 3.2), 1),
    }),
    known("evening_milk=milk_liters", {
      names: "evening yield|evening milk|evening milking|evening milk yield|pm yield",
      model: numbers(normal(12, 2.8), 1),
    }),
    ...knowns(
      "farm_id@animal herd_id@animal birth_date@animal gender@animal milk_fat_pct milk_protein_pct somatic_cell_count lactation_number@animal daily_gain_kg is_pregnant health_event=animal_health_event eggs_laid temperature=body_temperature vaccinations@animal animal_age_years@animal steps rumination_min=duration_min cost veterinarian",
    ),
  ],
  rules: [
    variesBy(
      "milk_liters",
      "livestock_type",
      {
        "dairy cow": numbers(normal(27, 6), 1),
        goat: numbers(normal(2.8, 0.7), 1),
        sheep: numbers(normal(1.1, 0.4), 1),
      },
      { kind: "constant", value: 0 },
    ),
    adds("milk_liters", "+morning_milk +evening_milk", 1),
  ],
  layout: { kind: "series", subject: "animal", every: { count: 1, unit: "day" } },
  rhythm: "flat",
  days: 90,
};

const trees: Frame = {
  id: "forest_inventory",
  title: "forest and tree inventory",
  cues: {
    en: "tree inventory:3|forest inventory:3|forestry:3|forest:2|timber:2.5|street tree:3|tree census:3|logging operation:2.5|tree:1.5|deforestation:2.5|reforestation:2.5",
    de: "forstinventur:3|baumkataster:3|forstwirtschaft:3|wald:2",
    es: "inventario forestal:3|silvicultura:3|bosque:2|árboles:2",
    fr: "inventaire forestier:3|sylviculture:3|forêt:2|arbres:2",
    pt: "inventário florestal:3|silvicultura:3|floresta:2|árvores:2",
  },
  against: "decision tree:3|random forest:3|family tree:2|tree structure:3|logging level:3",
  record: "tree",
  fields: [
    key("tree_id"),
    core("species=tree_species", { names: "species" }),
    core("diameter_cm=trunk_diameter_cm", { names: "diameter|dbh|trunk diameter" }),
    core("height_m=tree_height_m", { names: "height" }),
    core("health=tree_health", { names: "health|condition" }),
    core("latitude"),
    core("longitude"),
    core("surveyed_at=date", { names: "survey date|inspection date|measured on|date" }),
    ...knowns(
      "timber_m3 age=animal_age_years planted_on=planting_date district street plot_id=field_id@plot city soil_type plant_disease burned_area_ha land_cover area_ha note carbon_emissions",
    ),
  ],
  rules: [pulledBy("height_m", { diameter_cm: 0.75 }, normal(18, 6), 1)],
  rhythm: "business",
  days: 365,
};

const fishing: Frame = {
  id: "fish_catches",
  title: "fish catches",
  cues: {
    en: "fish catch:3|fishing:2.5|fishery:3|fisheries:3|catch weight:2.5|fishing vessel:3|aquaculture:3|fish farm:3|landing of fish:2.5|angling:2.5|trawler:3",
    de: "fischfang:3|fischerei:3|aquakultur:3",
    es: "captura de peces:3|pesca:2.5|acuicultura:3",
    fr: "captures de poissons:3|pêche:2.5|aquaculture:3",
    pt: "captura de peixes:3|pesca:2.5|aquicultura:3",
  },
  against: "phishing:3",
  record: "catch",
  fields: [
    key("catch_id=record_id", { names: "catch|landing|haul" }),
    core("vessel_id@vessel", { names: "boat|vessel|ship" }),
    core("caught_at=timestamp", { names: "date|catch date|landed at|landing date" }),
    core("species=fish_species", { names: "species|fish" }),
    core("catch_kg", { names: "weight|catch weight|kg" }),
    core("gear=fishing_gear", { names: "gear|method" }),
    core("latitude", { model: numbers(normal(56.5, 1.2), 4), minimum: 54, maximum: 60 }),
    core("longitude", { model: numbers(normal(3, 1.2), 4), minimum: 0, maximum: 6 }),
    ...knowns(
      "port fishing_hours depth_m water_temperature price currency quantity length_cm vessel_name@vessel weather_condition region water_body dissolved_oxygen ph_level feed_kg individual_count salinity bycatch_kg=weight_kg",
    ),
  ],
  rules: [],
  rhythm: "flat",
  days: 180,
};

const wines: Frame = {
  id: "wines",
  title: "wines",
  cues: {
    en: "wine:3|wines:3|winery:3|vineyard:1.5|grape:2|wine review:3|wine tasting:3|vintage:2|wine quality:3|wine cellar:3|beer:1|whisky:2|spirits:1|tasting note:2.5|sommelier:2.5",
    de: "wein:3|weingut:3|rebsorte:3|weinprobe:3",
    es: "vino:3|bodega:2.5|viñedo:1.5",
    fr: "vin:2.5|vins:3|vignoble:1.5|cépage:3",
    pt: "vinho:3|vinícola:3|uva:2",
  },
  against: "vintage clothing:3|vintage car:3|restaurant:1",
  record: "wine",
  fields: [
    key("wine_id"),
    core("name=winery", { names: "name|producer|winery|wine name" }),
    core("grape_variety", { names: "grape|variety|varietal" }),
    core("vintage", { names: "year" }),
    core("country"),
    core("price"),
    core("points=tasting_score", { names: "points|rating|score|quality" }),
    ...knowns(
      "region wine_type alcohol_pct residual_sugar fixed_acidity volatile_acidity ph_level tasting_notes review_text taster=created_by currency brix sulphates=concentration density chlorides=concentration stock=quantity bottled_on=date description",
    ),
  ],
  rules: [
    pulledBy("price", { points: 0.6 }, lognormal(22, 0.8), 2),
    settledBy(
      "wine_type",
      "grape_variety",
      {
        "Cabernet Sauvignon": "red",
        Merlot: "red",
        "Pinot Noir": "red",
        Tempranillo: "red",
        Syrah: "red",
        Sangiovese: "red",
      },
      "white",
    ),
  ],
  rhythm: "flat",
  days: 730,
};

const soilSamples: Frame = {
  id: "soil_samples",
  title: "soil samples",
  cues: {
    en: "soil sample:4|soil test:4|soil analysis:4|soil sampling:4|soil nutrient:3|soil survey:4|soil chemistry:4",
    de: "bodenprobe:4|bodenproben:4|bodenanalyse:4",
    es: "muestras de suelo:4|análisis de suelo:4",
    fr: "échantillons de sol:4|analyse de sol:4",
    pt: "amostras de solo:4|análise de solo:4",
  },
  against: "soil sensor:2|soil moisture sensor:3",
  record: "sample",
  fields: [
    key("sample_id"),
    core("sampled_on=date", { names: "sampled|sampling date|sample date|date|collected" }),
    core("farm_id@farm", { names: "farm" }),
    core("ph=soil_ph", { names: "ph" }),
    core("nitrogen=soil_nitrogen", { names: "nitrogen|n" }),
    core("phosphorus=soil_phosphorus", { names: "phosphorus|p" }),
    core("potassium=soil_potassium", { names: "potassium|k" }),
    core("organic_matter=organic_matter_pct", { names: "organic matter|organic carbon" }),
    known("texture=soil_type", { names: "texture|texture class|soil texture|soil class" }),
    known("depth_cm=value", { names: "depth|sampling depth", unit: "cm", model: choices("20|30|10|60") }),
    ...knowns("field_id@field latitude@field longitude@field region@farm country@farm crop note"),
  ],
  rules: [],
  rhythm: "flat",
  days: 365,
};

export const agricultureFrames: readonly Frame[] = [
  soilSamples,
  cropYields,
  soilSensors,
  livestock,
  trees,
  fishing,
  wines,
];
