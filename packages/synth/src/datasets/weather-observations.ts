import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { climateNames } from "./weather-observations/climates.ts";
import { weatherColumns } from "./weather-observations/columns.ts";
import { weatherInvariants } from "./weather-observations/invariants.ts";
import { openWeather } from "./weather-observations/weather-source.ts";

const version = "1.0.0";
const columns = weatherColumns(version);
const rowLimit = 10_000_000;

/**
 * Observations of a network of stations. Weather is a field over the region (after the weather generators of Richardson and
 * his successors): persistent wet and dry days, anomalies of temperature, wind and pressure that neighbours share, and the
 * day's course from the sun's real height.
 */
export const weatherObservations: Dataset = defineDataset({
  id: "weather-observations",
  version,
  title: "Weather observations",
  description:
    "Observations of an invented network of weather stations in rounds, all stations at a time: temperature, humidity, pressure, wind, precipitation, snow, cloud, visibility, sunlight and present weather, with the outages and errors that quality control finds. 24 stations every hour make 100,000 rows in half a year.",
  key: ["station_id", "ts"],
  columns,
  invariants: weatherInvariants,
  rowLimit,
  parameters: {
    from: {
      type: "date",
      meaning: "The day with which observations begin.",
      minimum: "2000-01-01",
      maximum: "2035-12-31",
      default: "2025-01-01",
    },
    to: {
      type: "date",
      meaning: "The day before which observations end.",
      minimum: "2000-01-02",
      maximum: "2099-12-31",
      default: null,
    },
    stations: {
      type: "integer",
      meaning: "How many stations the network has.",
      minimum: 4,
      maximum: 200,
      default: 24,
    },
    interval_minutes: {
      type: "choice",
      meaning: "Minutes between two observations of a station.",
      values: ["10", "30", "60"],
      default: "60",
    },
    climate: {
      type: "choice",
      meaning: "The climate of the region, and with it the region's place on the globe.",
      values: climateNames,
      default: "temperate_continental",
    },
    fault_rate: {
      type: "number",
      meaning: "Share of observations with an element missing or suspect.",
      minimum: 0,
      maximum: 0.2,
      default: 0.02,
    },
  },
  open: (seed, values, memory) =>
    openWeather(
      seed,
      columns.length,
      rowLimit,
      {
        from: values.from,
        to: values.to,
        stations: values.stations,
        interval: Number(values.interval_minutes),
        climate: values.climate,
        faultRate: values.fault_rate,
      },
      memory,
    ),
});
