import type { Model } from "../../../inferred/model.ts";
import { beta, exponential, lognormal, normal, numbers, uniform } from "../../ontology/models.ts";
import { core, key, known, knowns, rule, when } from "../define.ts";
import type { Frame, Rule } from "../frame.ts";
import { bands, drawnBy, implies, tops, variesBy } from "../rules.ts";

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
    en: "weather observation:3|climate station:3|climate summary:2.5|met station:3|weather station:3|weather data:3|weather:2.5|meteorological:3|meteorology:3|hourly weather:3|daily weather:3|climate data:2.5|historical weather:3|rainfall:1.5|precipitation:1.5|wind speed:1.5|snow depth:1.5|dew point:1.5|forecast:1|cloud cover:1.5|barometric pressure:1.5|storm:1|temperature and rainfall:2.5|weather record:3|weather forecast:2.5|rainfall station:3|rain gauge:3|station rainfall:3|daily rainfall:3|met station:3|metar:3|synop:3|temperature and wind:2|relative humidity:1|weather buoy:2|wind gust:1.5|anemometer:2|airport weather:3|frost night:3|frost:2|min temp:1.5|temperature dew point:3|min max temperature:3|daily temperature:2.5|temperature and rain:3|temperature rain:2.5|rain and sunshine:3|sunshine hour:3|sunshine duration:3",
    de: "wetterdaten:3|wetterbeobachtung:3|wetterstation:3|wetter:2.5|niederschlag:1.5|klimadaten:2.5|niederschlagsmenge:2.5|niederschläge:2.5|regenmenge:2.5|windgeschwindigkeit:1.5|luftdruck:1.5|wetterstationen:3|klimastation:3|regen:1.5|niederschlag und temperatur:3|temperatur und niederschlag:3|temperatur und wind:3|lufttemperatur:2.5|frostnächte:3",
    es: "datos meteorológicos:3|estación meteorológica:3|observaciones meteorológicas:3|clima:2|meteorología:3|tiempo atmosférico:3|lluvia:2|precipitación:2|precipitaciones:2|pluviómetro:3|estaciones meteorológicas:3|temperatura y viento:2.5|pluviometría:3",
    fr: "données météo:3|relevé météo:4|relevés météo:4|relevés météorologiques:4|observations météo:4|données météorologiques:3|station météo:3|météo:2.5|relevé météorologique:3|précipitations:2|pluie:2|pluviométrie:3|relevé pluviométrique:4|relevés pluviométriques:4|données pluviométriques:4|vent maximal:2|pluviomètre:3|stations météo:3|vitesse du vent:1.5|température et vent:2.5",
    pt: "dados meteorológicos:3|estação meteorológica:3|observações meteorológicas:3|clima:2|meteorologia:3|chuva:2|precipitação:2|pluviométrico:2.5|pluviômetro:3|pluviométrica:2.5|estações meteorológicas:3|velocidade do vento:1.5",
  },
  against: "patient:2|crop:1|flight:1.5|delivery:1|solar panel:1.5|space weather:3|weather delay:1",
  record: "observation",
  fields: [
    key("station_id@station"),
    key("timestamp", { names: "observed at|observation time|observation date" }),
    core("temperature=air_temperature", { names: "temperature|temp|temperatur|temperatura|température" }),
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
  category: "iot-sensor-logs",
  title: "air quality readings",
  cues: {
    en: "air quality:3|air pollution:3|pm2.5:2|pm25:2|pm10:2|aqi:2.5|ozone:1.5|no2:1.5|pollutant:2|particulate matter:2.5|pollution:2|air monitoring:3|pollen:2",
    de: "luftqualität:3|feinstaub:3|luftverschmutzung:3|schadstoff:2",
    es: "calidad del aire:3|contaminación del aire:3|contaminación atmosférica:3|partículas:1.5",
    fr: "qualité de l'air:3|pollution de l'air:3|particules fines:2.5|polluant:2",
    pt: "qualidade do ar:3|poluição do ar:3|poluente:2",
  },
  against: "capteur:2.5|sensor network:1.5|water:1.5|weather:1|indoor:1",
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

export const weatherFrames: readonly Frame[] = [weatherObservations, airQuality];
