import type { Model } from "../../../inferred/model.ts";
import { beta, choices, lognormal, lookup, numbers } from "../../ontology/models.ts";
import { core, key, known, knowns, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { pulledBy } from "../rules.ts";

const earthquakes: Frame = {
  id: "earthquakes",
  title: "earthquakes",
  cues: {
    en: "earthquake:3|seismic event:3|seismic:2.5|seismology:3|quake:3|magnitude:2|epicenter:2.5|hypocenter:2.5|aftershock:2.5|richter:2.5|tsunami:1.5|volcano:2",
    de: "erdbeben:3|seismisch:2.5|beben:2.5",
    es: "terremoto:3|sismo:3|actividad sísmica:3",
    fr: "séisme:3|tremblement de terre:3|activité sismique:3",
    pt: "terremoto:3|sismo:3|atividade sísmica:3",
  },
  record: "earthquake",
  fields: [
    key("event_id=quake_id", { names: "event|earthquake" }),
    core("timestamp", { names: "origin time|time" }),
    core("latitude"),
    core("longitude"),
    core("depth_km=focal_depth_km", { names: "depth" }),
    core("magnitude", {
      model: numbers({ kind: "exponential", mean: 0.45 }, 1),
      minimum: 2,
      maximum: 9.6,
      names: "mag",
    }),
    core("place=region", { names: "place|location|region" }),
    ...knowns(
      "magnitude_type country shaking_intensity station_id@station status=status deaths casualties tsunami_warning=flag duration_s",
    ),
  ],
  rules: [],
  rhythm: "flat",
  days: 365,
};

const wildlifeSightings: Frame = {
  id: "wildlife_sightings",
  title: "wildlife observations",
  cues: {
    en: "wildlife:3|wildlife sighting:3|species observation:3|biodiversity:3|camera trap:3|bird:1|species occurrence:3|animal tracking:2.5|endangered species:3|ecology survey:3|insect:1.5|butterfly:2|coral reef:4|reef survey:5|coral survey:5|survey of reef:4|survey of coral reef:5|biodiversity survey:4",
    de: "wildtierbeobachtung:3|artenvielfalt:3|biodiversität:3",
    es: "avistamiento:3|fauna silvestre:3|biodiversidad:3",
    fr: "observation de la faune:3|faune sauvage:3|biodiversité:3",
    pt: "avistamento:3|fauna silvestre:3|biodiversidade:3",
  },
  against: "weather:1.5|pet:2|farm:1",
  record: "sighting",
  fields: [
    key("sighting_id", { names: "observation|sighting" }),
    core("observed_at=timestamp", { names: "observation time|observation date|date|sighted at" }),
    core("species"),
    core("count=individual_count", { names: "count|number|individuals" }),
    core("latitude"),
    core("longitude"),
    core("habitat"),
    known("observer=working_person@observer", { names: "observer|recorded by|watcher" }),
    known("behavior=observer_type", {
      names: "behavior|behaviour",
      model: choices("foraging|resting|flying|calling|nesting|moving"),
    }),
    ...knowns(
      "common_name life_stage conservation_status observer_type country region elevation_m weather_condition temperature=air_temperature animal_id@animal animal_weight_kg gender confidence image_url note season",
    ),
  ],
  rules: [],
  rhythm: "consumer",
  days: 365,
};

const birds: readonly (readonly [species: string, name: string])[] = [
  ["Parus major", "great tit"],
  ["Turdus merula", "blackbird"],
  ["Erithacus rubecula", "robin"],
  ["Passer domesticus", "house sparrow"],
  ["Columba palumbus", "wood pigeon"],
  ["Corvus corone", "carrion crow"],
  ["Anas platyrhynchos", "mallard"],
  ["Fringilla coelebs", "chaffinch"],
  ["Sturnus vulgaris", "starling"],
  ["Buteo buteo", "buzzard"],
  ["Ardea cinerea", "grey heron"],
  ["Hirundo rustica", "barn swallow"],
  ["Cygnus olor", "mute swan"],
  ["Alcedo atthis", "kingfisher"],
];

const birdModels: Readonly<Record<string, Model>> = {
  species: { kind: "choice", values: birds.map(([species]) => species) },
  common_name: { kind: "choice", values: birds.map(([, name]) => name) },
};

/** As wildlife, with birds alone. */
const birdSightings: Frame = {
  ...wildlifeSightings,
  id: "bird_sightings",
  title: "bird observations",
  cues: {
    en: "bird sighting:4|birdwatching:4|bird watching:4|birding:4|bird observation:4|bird survey:4|bird count:4|bird ringing:4|breeding bird:3.5|migratory bird:3.5|bird:1.5",
    de: "vogelbeobachtung:4|vogelzählung:4",
    es: "observación de aves:4|avistamiento de aves:4",
    fr: "observation d'oiseaux:4",
    pt: "observação de aves:4",
  },
  fields: wildlifeSightings.fields.map((field) => {
    const model = birdModels[field.name];
    return model === undefined ? field : { ...field, model };
  }),
  rules: [
    rule(
      "species determines common_name",
      "species common_name",
      { common_name: lookup("species", Object.fromEntries(birds), "unknown") },
      [{ kind: "function", result: "common_name", by: ["species"] }],
    ),
  ],
};

const emissions: Frame = {
  id: "emission_records",
  title: "emission records",
  cues: {
    en: "carbon emission:3|co2 emission:3|greenhouse gas:3|ghg:3|carbon footprint:3|emission:2|esg:2|scope 1:2|scope 2:2|scope 3:2|carbon offset:2.5|carbon credit:2.5|sustainability report:2.5|decarbonization:2",
    de: "co2-emission:3|treibhausgas:3|emission:2|co2-fußabdruck:3|nachhaltigkeitsbericht:2.5",
    es: "emisiones de carbono:3|gases de efecto invernadero:3|huella de carbono:3",
    fr: "émissions de carbone:3|gaz à effet de serre:3|empreinte carbone:3",
    pt: "emissões de carbono:3|gases de efeito estufa:3|pegada de carbono:3",
  },
  record: "record",
  fields: [
    key("record_id"),
    core("facility=site_id@facility", { names: "facility|site|plant|company|installation" }),
    core("period=month", { names: "period|reporting period|month|date" }),
    core("scope=emission_scope", { names: "scope" }),
    core("source=emission_source", { names: "source|activity|category" }),
    core("emissions=carbon_emissions", { names: "emissions|co2|co2e|tonnes" }),
    ...knowns(
      "company_name@facility country@facility industry@facility energy_kwh fuel_type carbon_credits employee_count@facility year quantity unit is_verified annual_revenue@facility pollutant",
    ),
  ],
  rules: [],
  rhythm: "business",
  days: 730,
};

const wildfires: Frame = {
  id: "wildfire_detections",
  title: "wildfire detections",
  cues: {
    en: "wildfire:3|forest fire:3|bushfire:3|fire detection:2.5|burned area:3|hotspot detection:2.5|flood event:2.5|natural disaster:3|disaster:2|landslide:2.5|hurricane:2.5|drought:2",
    de: "waldbrand:3|naturkatastrophe:3|hochwasser:2.5",
    es: "incendio forestal:3|incendios forestales:3|desastre natural:3|inundación:2.5",
    fr: "feu de forêt:3|feux de forêt:3|catastrophe naturelle:3|inondation:2.5",
    pt: "incêndio florestal:3|queimadas:3|desastre natural:3|enchente:2.5",
  },
  against: "smoke detector:2|fire department:2|firewall:3|dismissal:2",
  record: "detection",
  fields: [
    key("detection_id=record_id", { names: "fire|event|detection" }),
    core("detected_at=timestamp", { names: "acquired at|date|time|start date" }),
    core("latitude"),
    core("longitude"),
    core("brightness=brightness_kelvin", { names: "brightness|brightness temperature" }),
    core("confidence=percentage", { names: "confidence", model: numbers(beta(5, 2, 0, 100), 0) }),
    core("burned_area_ha", { names: "burned area|area|size" }),
    ...knowns(
      "country region satellite_id@satellite fire_radiative_power=value cause=fire_cause disaster_type land_cover wind_speed temperature=air_temperature humidity contained_at=closed_at deaths casualties severity status damage=cost people_evacuated=count ndvi precipitation",
    ),
  ],
  rules: [pulledBy("burned_area_ha", { wind_speed: 0.4 }, lognormal(14, 1.6), 1)],
  rhythm: "flat",
  days: 365,
};

export const earthFrames: readonly Frame[] = [earthquakes, wildlifeSightings, birdSightings, emissions, wildfires];
