import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { weatherObservations } from "../datasets/weather-observations.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateWeatherObservations } from "./weather-observations.ts";

validatorTrial(weatherObservations, validateWeatherObservations);

const STATIONS = 24;
const valid: Row[] = [...parsedRows(weatherObservations, "validators", 0, 4_000)];
const at = (accepts: (row: Row) => boolean): number =>
  rowWhere(valid, (row, index) => index > 300 && index % STATIONS > 1 && accepts(row));
const number = (index: number, name: string): number => Number(valid[index]?.[name]);

/** A value that is so many tenths more. */
const more = (index: number, name: string, tenths: number) => Math.round(number(index, name) * 10 + tenths) / 10;

const dry = at((row) => row.qc_flag === "passed" && row.precip_mm === 0 && Number(row.wind_speed_ms) > 1);
const clear = at((row) => row.qc_flag === "passed" && row.precip_mm === 0 && Number(row.rh_pct) < 80);
const wet = at((row) => row.qc_flag === "passed" && Number(row.precip_mm) > 0);
const night = at((row) => String(row.ts).includes("T00:") && row.solar_wm2 === 0);
const noon = at((row) => String(row.ts).includes("T11:"));
const gauge = at((row) => row.qc_element === "precipitation");
const suspect = at((row) => row.qc_flag === "suspect" && row.qc_element === "pressure");
const wind = at((row) => row.qc_flag === "suspect" && row.qc_element === "wind");

const mutations: readonly Mutation[] = [
  ["key", "an observation delivered twice", (rows) => rows.splice(dry + 1, 0, { ...rows[dry] })],
  ["grid", "a missing observation", (rows) => rows.splice(dry, 1)],
  ["grid", "a minute too late", changed(dry, { ts: later(valid[dry]?.ts, 60_000) })],
  ["grid", "a station that comes only now", changed(dry, { station_id: "WX-0000" })],
  ["grid", "another period", changed(dry, { period_min: 30 })],
  ["station-constant", "a station that moves", changed(dry, { elevation_m: number(dry, "elevation_m") + 1 })],
  ["station-constant", "two stations of one name", changed(1, { station_name: valid[0]?.station_name })],
  ["day-extremes", "a day that was colder", changed(dry, { temp_min_c: more(dry, "temp_min_c", -1) })],
  ["day-extremes", "a day that was warmer", changed(dry, { temp_max_c: more(dry, "temp_max_c", 1) })],
  ["dew-point", "a dew point that is wrong", changed(dry, { dew_point_c: more(dry, "dew_point_c", -5) })],
  ["dew-point", "a dew point without humidity", changed(dry, { rh_pct: null })],
  ["pressure", "a pressure that is off", changed(dry, { pressure_hpa: more(dry, "pressure_hpa", -10) })],
  ["pressure", "a suspect pressure that is right", changed(dry, { qc_flag: "suspect", qc_element: "pressure" })],
  ["pressure", "a wrong pressure that passed", changed(suspect, { qc_flag: "passed", qc_element: null })],
  ["sea-level", "a pressure that nobody has measured", changed(dry, { pressure_msl_hpa: 1_070 })],
  ["gust", "a gust below the mean", changed(dry, { wind_gust_ms: more(dry, "wind_speed_ms", -5) })],
  ["gust", "a wild gust that passed", changed(wind, { qc_flag: "passed", qc_element: null })],
  ["wind-direction", "wind from nowhere", changed(dry, { wind_dir_deg: null })],
  ["wind-direction", "a direction between tens", changed(dry, { wind_dir_deg: 15 })],
  ["precipitation", "rain of nothing", changed(dry, { precip_type: "rain" })],
  ["precipitation", "an amount without a type", changed(wet, { precip_type: null })],
  [
    "phase",
    "the other phase",
    changed(wet, {
      precip_type: number(wet, "temp_c") > 3 ? "snow" : "rain",
      temp_c: number(wet, "temp_c") > 3 ? 20 : -5,
    }),
  ],
  ["weather-code", "a thunderstorm out of the blue", changed(dry, { weather_code: 95 })],
  ["weather-code", "a cloudless sky in the rain", changed(wet, { weather_code: 0 })],
  ["visibility", "a visibility between hundreds", changed(dry, { visibility_m: 10_050 })],
  ["visibility", "fog in dry air", changed(clear, { visibility_m: 300 })],
  ["sun", "sun at midnight", changed(night, { solar_wm2: 300 })],
  ["sun", "more sun than there is", changed(noon, { solar_wm2: 1_200 })],
  ["cloud-precipitation", "rain out of a clear sky", changed(wet, { cloud_okta: 1 })],
  ["snow-depth", "snow that comes within the day", changed(dry, { snow_depth_cm: number(dry, "snow_depth_cm") + 30 })],
  ["quality", "a missing element that is there", changed(dry, { qc_flag: "missing", qc_element: "humidity" })],
  ["quality", "a null that passed", changed(gauge, { qc_flag: "passed", qc_element: null })],
  ["quality", "an element that passed", changed(dry, { qc_element: "wind" })],
  ["quality", "suspect humidity", changed(dry, { qc_flag: "suspect", qc_element: "humidity" })],
  ["schema", "a null where none is declared", changed(dry, { temp_c: null })],
  ["schema", "a temperature in hundredths", changed(dry, { temp_c: 12.34 })],
  ["schema", "a type that does not exist", changed(dry, { precip_type: "frogs" })],
  ["schema", "a field that nobody declared", changed(dry, { mood: "good" })],
  ["schema", "a version that changes", changed(dry, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: weatherObservations,
  validate: validateWeatherObservations,
  valid,
  mutations,
  determined: [
    ...["station_id", "station_name", "lat", "lon", "elevation_m", "ts", "temp_min_c", "temp_max_c", "dew_point_c"],
    ...["pressure_hpa", "pressure_msl_hpa", "precip_type", "weather_code", "qc_flag", "qc_element", "snow_depth_cm"],
  ],
});
