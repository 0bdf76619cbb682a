import type { Model } from "../../inferred/model.ts";
import { beta, choices, exponential, lognormal, normal, numbers, uniform } from "../ontology/models.ts";
import { core, key, known, knowns, rule, when } from "./define.ts";
import type { Frame, Rule } from "./frame.ts";
import { bands, drawnBy, implies, pulledBy, tops, variesBy } from "./rules.ts";

const dry: Model = { kind: "constant", value: 0 };

/** The rule of thumb: the dew point lies a fifth of a degree below the temperature for each percent that humidity lacks. */
const dewPoint: Rule = rule(
  "dew_point = temperature - (100 - humidity) ÷ 5",
  "dew_point temperature humidity",
  {
    dew_point: {
      kind: "sum",
      terms: [
        { field: "temperature", times: 1 },
        { field: "humidity", times: 0.2 },
      ],
      plus: -20,
      decimals: 1,
    },
  },
  [
    {
      kind: "sum",
      total: "dew_point",
      terms: [
        { field: "temperature", times: 1 },
        { field: "humidity", times: 0.2 },
      ],
      plus: -20,
    },
  ],
);

/** The lowest lies so far below the mean. */
const lowest: Rule = rule(
  "temp_min <= temperature",
  "temp_min temperature",
  {
    temp_min: {
      kind: "sum",
      terms: [{ field: "temperature", times: 1 }],
      noise: beta(2, 2, -9, 0),
      decimals: 1,
    },
  },
  [{ kind: "ascending", fields: ["temp_min", "temperature"] }],
);

const weatherObservations: Frame = {
  id: "weather_observations",
  category: "weather-observations",
  title: "weather observations",
  cues: {
    en: "weather observation:3|weather station:3|weather data:3|weather:2.5|meteorological:3|meteorology:3|hourly weather:3|daily weather:3|climate data:2.5|historical weather:3|rainfall:1.5|precipitation:1.5|wind speed:1.5|snow depth:1.5|dew point:1.5|forecast:1|cloud cover:1.5|barometric pressure:1.5|storm:1|temperature and rainfall:2.5|weather record:3|weather forecast:2.5",
    de: "wetterdaten:3|wetterbeobachtung:3|wetterstation:3|wetter:2.5|niederschlag:1.5|klimadaten:2.5",
    es: "datos meteorológicos:3|estación meteorológica:3|observaciones meteorológicas:3|clima:2|meteorología:3|tiempo atmosférico:3",
    fr: "données météo:3|données météorologiques:3|station météo:3|météo:2.5|relevé météorologique:3",
    pt: "dados meteorológicos:3|estação meteorológica:3|observações meteorológicas:3|clima:2|meteorologia:3",
  },
  against: "patient:2|crop:1|flight:1.5|delivery:1|solar panel:1.5|space weather:3|weather delay:1",
  record: "observation",
  fields: [
    key("station_id@station"),
    key("timestamp", { names: "observed at|observation time|observation date" }),
    core("temperature=air_temperature", { names: "temperature|temp" }),
    core("humidity"),
    core("pressure=air_pressure", { names: "pressure" }),
    core("wind_speed"),
    core("wind_direction"),
    core("precipitation", { names: "rain|rainfall|precip", model: numbers(lognormal(0.012, 2.7), 1) }),
    known("temp_min=minimum_temperature", { names: "min temperature|minimum temperature" }),
    known("temp_max=maximum_temperature", { names: "max temperature|maximum temperature" }),
    known("condition=weather_condition", { names: "condition|weather" }),
    known("cloud_cover", { names: "clouds" }),
    ...knowns(
      "station_name@station latitude@station longitude@station elevation_m@station country@station city@station region@station climate_zone@station temperature_f dew_point feels_like_temperature wind_gust wind_compass precipitation_type precipitation_probability snow_depth snowfall cloud_okta visibility_km solar_radiation",
    ),
    ...knowns(
      "uv_index sunshine_hours weather_alert storm_category lightning_strikes evapotranspiration quality_flag air_quality_index pm25 soil_temperature date season year month",
    ),
  ],
  rules: [
    dewPoint,
    lowest,
    tops("temp_max", "temperature", beta(2, 2, 0, 10), 1),
    tops("wind_gust", "wind_speed", exponential(2.8), 1),
    variesBy("precipitation", "precipitation_type", { none: dry }, numbers(beta(0.7, 6, 0.1, 60), 1), [
      implies(when("precipitation_type", "none"), when("precipitation", 0)),
      implies(when("precipitation", 0), when("precipitation_type", "none")),
    ]),
    variesBy(
      "cloud_cover",
      "condition",
      {
        clear: numbers(beta(1, 6, 0, 25), 0),
        "partly cloudy": numbers(uniform(25, 65), 0),
        fog: numbers(uniform(60, 100), 0),
      },
      numbers(beta(6, 1.2, 60, 100), 0),
    ),
  ],
  layout: { kind: "series", subject: "station", every: { count: 1, unit: "h" } },
  rhythm: "flat",
  days: 90,
};

const airQuality: Frame = {
  id: "air_quality_readings",
  title: "air quality readings",
  cues: {
    en: "air quality:3|air pollution:3|pm2.5:2|pm25:2|pm10:2|aqi:2.5|ozone:1.5|no2:1.5|pollutant:2|particulate matter:2.5|pollution:2|air monitoring:3|pollen:2",
    de: "luftqualität:3|feinstaub:3|luftverschmutzung:3|schadstoff:2",
    es: "calidad del aire:3|contaminación del aire:3|contaminación atmosférica:3|partículas:1.5",
    fr: "qualité de l'air:3|pollution de l'air:3|particules fines:2.5|polluant:2",
    pt: "qualidade do ar:3|poluição do ar:3|poluente:2",
  },
  against: "water:1.5|weather:1|indoor:1",
  record: "reading",
  fields: [
    key("station_id@station", { names: "monitor|sensor" }),
    key("timestamp"),
    core("pm25"),
    core("pm10"),
    core("no2"),
    core("o3"),
    core("aqi=air_quality_index", { names: "aqi|air quality index|index" }),
    known("co=carbon_monoxide", { names: "co" }),
    known("category=air_quality_category", { names: "category|aqi category|level" }),
    ...knowns(
      "so2 co2 tvoc pollutant pollen_count temperature=air_temperature humidity pressure=air_pressure wind_speed wind_direction city@station country@station latitude@station longitude@station station_name@station quality_flag noise_level",
    ),
  ],
  rules: [
    tops("pm10", "pm25", lognormal(8, 0.6), 1),
    drawnBy("aqi", "2.5*pm25", normal(18, 6), 0),
    bands(
      "category",
      "aqi",
      [51, 101, 151, 201],
      "good|moderate|unhealthy for sensitive groups|unhealthy|very unhealthy",
    ),
  ],
  layout: { kind: "series", subject: "station", every: { count: 1, unit: "h" } },
  rhythm: "flat",
  days: 30,
};

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
  against: "water bill:2.5|consumption:2|ocean buoy:1.5",
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
  title: "ocean buoy readings",
  cues: {
    en: "ocean buoy:3|buoy:3|ocean:2|sea surface temperature:2.5|wave height:2.5|tide:2|salinity:1.5|oceanographic:3|marine sensor:2.5|sea level:2|swell:2|coral:1.5|ctd:2",
    de: "boje:3|ozean:2|wellenhöhe:2.5|meeresdaten:3",
    es: "boya oceánica:3|boya:3|océano:2|oleaje:2.5",
    fr: "bouée océanique:3|bouée:3|océan:2|hauteur des vagues:2.5",
    pt: "boia oceânica:3|boia:3|oceano:2|ondas do mar:2",
  },
  against: "ship:1.5|vessel:2|cruise:2|fishing:1.5",
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
    en: "wildlife:3|wildlife sighting:3|bird sighting:3|species observation:3|biodiversity:3|camera trap:3|bird:1.5|birdwatching:3|species occurrence:3|animal tracking:2.5|endangered species:3|bird ringing:3|ecology survey:3|insect:1.5|butterfly:2",
    de: "wildtierbeobachtung:3|vogelbeobachtung:3|artenvielfalt:3|biodiversität:3",
    es: "avistamiento:3|fauna silvestre:3|biodiversidad:3|observación de aves:3",
    fr: "observation de la faune:3|faune sauvage:3|biodiversité:3|observation d'oiseaux:3",
    pt: "avistamento:3|fauna silvestre:3|biodiversidade:3|observação de aves:3",
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
    known("observer=created_by", { names: "observer|recorded by|watcher" }),
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

const astronomicalObservations: Frame = {
  id: "astronomical_observations",
  title: "astronomical observations",
  cues: {
    en: "astronomical observation:3|telescope:3|astronomy:3|observatory:2.5|star catalog:3|galaxy:2.5|exoplanet:3|light curve:2.5|sky survey:3|right ascension:3|redshift:2.5|supernova:2.5|asteroid:2.5|stellar:2|observing night:3|spectrograph:2|photometry:2",
    de: "astronomische beobachtung:3|teleskop:3|astronomie:3|sternwarte:2.5|galaxie:2.5",
    es: "observación astronómica:3|telescopio:3|astronomía:3|galaxia:2.5|exoplaneta:3",
    fr: "observation astronomique:3|télescope:3|astronomie:3|galaxie:2.5|exoplanète:3",
    pt: "observação astronômica:3|telescópio:3|astronomia:3|galáxia:2.5|exoplaneta:3",
  },
  against: "satellite:1|movie star:2|horoscope:2",
  record: "observation",
  fields: [
    key("observation_id"),
    core("observed_at=timestamp", { names: "observation time|observation date|night|date|mjd" }),
    core("object_name", { names: "target|object" }),
    core("object_type=celestial_object", { names: "object type|class|type" }),
    core("ra=right_ascension", { names: "ra|right ascension" }),
    core("dec=declination", { names: "dec|declination" }),
    core("magnitude=apparent_magnitude", { names: "magnitude|brightness|mag" }),
    known("filter=optical_filter", { names: "filter|band" }),
    known("exposure_s=exposure_seconds", { names: "exposure|exposure time" }),
    known("planet_mass", { names: "mass" }),
    known("planet_radius", { names: "radius" }),
    known("orbital_period_days=duration_days", { names: "period|orbital period" }),
    known("distance_ly=light_years", { names: "distance" }),
    ...knowns(
      "telescope seeing_arcsec airmass moon_illumination spectral_type redshift parallax signal_to_noise detection_flag created_by quality_flag temperature=air_temperature humidity cloud_cover note",
    ),
  ],
  rules: [],
  rhythm: "flat",
  days: 365,
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

const satelliteTelemetry: Frame = {
  id: "satellite_telemetry",
  title: "satellite telemetry",
  cues: {
    en: "satellite telemetry:3|satellite:2.5|spacecraft:3|cubesat:3|orbit:2|space debris:3|ground station:2|orbital:2|tle:2|rocket launch:3|space mission:2.5|space launch:3",
    de: "satellitentelemetrie:3|satellit:2.5|raumsonde:3|umlaufbahn:2",
    es: "telemetría de satélite:3|satélite:2.5|nave espacial:3|órbita:2",
    fr: "télémétrie de satellite:3|satellite:2.5|orbite:2",
    pt: "telemetria de satélite:3|satélite:2.5|órbita:2",
  },
  against: "satellite image:1.5|tv:1.5|star:1",
  record: "reading",
  fields: [
    key("satellite_id@satellite"),
    key("timestamp"),
    core("altitude_km=orbital_altitude_km", { names: "altitude" }),
    core("latitude"),
    core("longitude"),
    core("battery_voltage"),
    core("temperature", { names: "panel temperature|internal temperature" }),
    known("velocity_km_s=value", {
      names: "velocity|speed",
      model: numbers(normal(7.5, 0.05), 3),
      unit: "km/s",
      minimum: 0,
    }),
    ...knowns(
      "orbit_type@satellite orbital_inclination@satellite orbital_period_min@satellite launch_mass_kg@satellite lift_off_date@satellite rocket@satellite launch_outcome@satellite solar_power_w=power_w signal_strength device_status alarm_type battery_level electric_current country@satellite ground_station=station_id@satellite gyroscope_x gyroscope_y gyroscope_z kp_index",
    ),
  ],
  rules: [],
  layout: { kind: "series", subject: "satellite", every: { count: 1, unit: "min" } },
  rhythm: "flat",
  days: 7,
};

export const environmentFrames: readonly Frame[] = [
  weatherObservations,
  airQuality,
  waterQuality,
  oceanBuoys,
  earthquakes,
  wildlifeSightings,
  emissions,
  wildfires,
  astronomicalObservations,
  satelliteTelemetry,
];
