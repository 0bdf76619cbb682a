import { uniformWeather } from "../controls/naive-weather.ts";
import { correlation } from "../correlation.ts";
import { gammaShape } from "../gamma-shape.ts";
import { mean } from "../moments.ts";
import { quantile } from "../quantile.ts";
import { instantOf, numberOf, textOf } from "../row-values.ts";
import { type Counted, defineRealism, type Row, type Statistic } from "../statistic.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** One station's day. */
interface StationDay {
  readonly day: number;
  readonly temperatures: number[];
  /** NaN while the hygrometer was out. */
  readonly humidities: number[];
  lowest: number;
  highest: number;
  /** Local solar hour of the highest temperature, 0 to 24. */
  hottest: number;
  rain: number;
  /** False when the gauge was out. */
  measured: boolean;
}

interface StationSeries {
  readonly lat: number;
  readonly lon: number;
  readonly days: StationDay[];
}

interface WeatherColumns extends Counted {
  readonly stations: Map<string, StationSeries>;
  readonly wind: number[];
}

function addRow(columns: WeatherColumns, row: Row): void {
  columns.rows++;
  const id = textOf(row, "station_id") ?? "";
  const lon = numberOf(row, "lon");
  const station = columns.stations.get(id) ?? { lat: numberOf(row, "lat"), lon, days: [] };
  columns.stations.set(id, station);
  const ts = instantOf(row, "ts");
  const day = Math.floor(ts / DAY);
  let today = station.days.at(-1);
  if (today?.day !== day) {
    today = { day, temperatures: [], humidities: [], lowest: 999, highest: -999, hottest: 0, rain: 0, measured: true };
    station.days.push(today);
  }
  const temperature = numberOf(row, "temp_c");
  today.temperatures.push(temperature);
  today.humidities.push(numberOf(row, "rh_pct"));
  today.lowest = Math.min(today.lowest, temperature);
  if (temperature > today.highest) {
    today.highest = temperature;
    today.hottest = (((ts % DAY) / HOUR + lon / 15 + 24) % 24) as number;
  }
  const rain = numberOf(row, "precip_mm");
  if (Number.isNaN(rain)) today.measured = false;
  else today.rain += rain;
  const wind = numberOf(row, "wind_speed_ms");
  if (!Number.isNaN(wind)) columns.wind.push(wind);
}

function collect(rows: Iterable<Row>): WeatherColumns {
  const columns: WeatherColumns = { rows: 0, stations: new Map(), wind: [] };
  for (const row of rows) addRow(columns, row);
  return columns;
}

/** Whole days whose rain is known; a first or last day that is cut is left out. */
function wholeDays(columns: WeatherColumns): StationDay[][] {
  return [...columns.stations.values()].map((station) => {
    const fullest = Math.max(...station.days.map((day) => day.temperatures.length));
    return station.days.filter((day) => day.temperatures.length === fullest);
  });
}

/** P(wet after wet) − P(wet after dry) over days that follow one another. */
function wetPersistence(columns: WeatherColumns): number | null {
  const counts = { wetWet: 0, wet: 0, dryWet: 0, dry: 0 };
  for (const days of wholeDays(columns)) {
    for (const [i, day] of days.entries()) {
      const before = days[i - 1];
      if (before === undefined || !before.measured || !day.measured || day.day !== before.day + 1) continue;
      const wet = day.rain > 0 ? 1 : 0;
      if (before.rain > 0) {
        counts.wet++;
        counts.wetWet += wet;
      } else {
        counts.dry++;
        counts.dryWet += wet;
      }
    }
  }
  return counts.wet === 0 || counts.dry === 0 ? null : counts.wetWet / counts.wet - counts.dryWet / counts.dry;
}

/** Daily mean temperature less the mean of the 31 days around, by day. */
function anomalies(days: readonly StationDay[]): Map<number, number> {
  const means = days.map((day) => mean(day.temperatures) ?? 0);
  const found = new Map<number, number>();
  for (let i = 15; i + 15 < days.length; i++) {
    found.set(days[i]?.day ?? 0, (means[i] ?? 0) - (mean(means.slice(i - 15, i + 16)) ?? 0));
  }
  return found;
}

function anomalyPersistence(columns: WeatherColumns): number | null {
  const [before, after]: [number[], number[]] = [[], []];
  for (const days of wholeDays(columns)) {
    const found = anomalies(days);
    for (const [day, value] of found) {
      const next = found.get(day + 1);
      if (next === undefined) continue;
      before.push(value);
      after.push(next);
    }
  }
  return correlation(before, after);
}

/** Mean correlation of daily anomalies between stations at most 200 km apart. */
function neighbourCorrelation(columns: WeatherColumns): number | null {
  const series = [...columns.stations.values()].map((station) => ({ ...station, found: anomalies(station.days) }));
  const values: number[] = [];
  for (const [i, left] of series.entries()) {
    for (const right of series.slice(i + 1)) {
      const east = (left.lon - right.lon) * 111.2 * Math.cos((left.lat * Math.PI) / 180);
      if (Math.hypot(east, (left.lat - right.lat) * 111.2) > 200) continue;
      const days = [...left.found.keys()].filter((day) => right.found.has(day));
      const value = correlation(
        days.map((day) => left.found.get(day) ?? 0),
        days.map((day) => right.found.get(day) ?? 0),
      );
      if (value !== null) values.push(value);
    }
  }
  return mean(values);
}

function rangeRatio(columns: WeatherColumns): number | null {
  const [wet, dry]: [number[], number[]] = [[], []];
  for (const day of wholeDays(columns).flat()) {
    if (day.measured) (day.rain > 0 ? wet : dry).push(day.highest - day.lowest);
  }
  const [wetMean, dryMean] = [mean(wet), mean(dry)];
  return wetMean === null || dryMean === null || dryMean === 0 ? null : wetMean / dryMean;
}

/** Warmest month less coldest month, over months with at least twenty days. */
function seasonalContrast(columns: WeatherColumns): number | null {
  const months = new Map<number, number[]>();
  for (const day of wholeDays(columns).flat()) {
    const date = new Date(day.day * DAY);
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
    const values = months.get(month) ?? [];
    values.push(mean(day.temperatures) ?? 0);
    months.set(month, values);
  }
  const means = [...months.values()].filter((values) => values.length >= 20).map((values) => mean(values) ?? 0);
  return means.length < 4 ? null : Math.max(...means) - Math.min(...means);
}

function hottestInAfternoon(columns: WeatherColumns): number {
  const days = wholeDays(columns).flat();
  return days.filter((day) => day.hottest >= 12.5 && day.hottest < 17.5).length / days.length;
}

/** Correlation of humidity and temperature within days: of their departures from the day's means. */
function humidityCoupling(columns: WeatherColumns): number | null {
  const [warmth, damp]: [number[], number[]] = [[], []];
  for (const day of wholeDays(columns).flat()) {
    const temperature = mean(day.temperatures) ?? 0;
    const humidity = mean(day.humidities) ?? Number.NaN;
    if (Number.isNaN(humidity)) continue;
    for (const [i, value] of day.temperatures.entries()) {
      warmth.push(value - temperature);
      damp.push((day.humidities[i] ?? 0) - humidity);
    }
  }
  return correlation(warmth, damp);
}

function wetAmounts(columns: WeatherColumns): number[] {
  return wholeDays(columns)
    .flat()
    .filter((day) => day.measured && day.rain > 0)
    .map((day) => day.rain);
}

const WGEN = "Richardson 1981 (WGEN) and its successors";

const statistics: readonly Statistic<WeatherColumns>[] = [
  {
    id: "wet_persistence",
    describes: "Chance of a wet day after a wet one less that after a dry one.",
    band: [0.15, 0.5],
    minimumRows: 20_000,
    source: `${WGEN}: two-state Markov chain; prototype 0.29, independent days 0`,
    measure: wetPersistence,
    control: uniformWeather,
  },
  {
    id: "wet_amount_shape",
    describes: "Shape of a gamma distribution fitted to the amounts of wet days.",
    band: [0.5, 1],
    minimumRows: 20_000,
    source: `${WGEN}: gamma amounts, shape 0.5 to 1; prototype 0.76`,
    measure: (columns) => gammaShape(wetAmounts(columns)),
    control: uniformWeather,
  },
  {
    id: "temperature_persistence",
    describes: "Correlation of a day's temperature anomaly with the next day's.",
    band: [0.55, 0.85],
    minimumRows: 40_000,
    source: `${WGEN}: first-order autoregression, 0.6 to 0.85; prototype 0.69`,
    measure: anomalyPersistence,
    control: uniformWeather,
  },
  {
    id: "wet_day_range",
    describes: "Difference between a day's extremes on wet days over that on dry days.",
    band: [0.5, 0.85],
    minimumRows: 20_000,
    source: `${WGEN}: extremes conditioned on rain; prototype 0.70, independent draws 1.01`,
    measure: rangeRatio,
    control: uniformWeather,
  },
  {
    id: "wind_tail",
    describes: "99th percentile of the wind speed over its mean.",
    band: [2.1, 3.1],
    minimumRows: 5_000,
    source: "Weibull wind of shape 1.6 to 2.3 (2 gives 2.42); uniform draws give 1.98",
    measure: (columns) => (quantile(columns.wind, 0.99) ?? 0) / (mean(columns.wind) ?? 1),
    control: uniformWeather,
  },
  {
    id: "seasonal_contrast",
    describes: "Mean temperature of the warmest month less that of the coldest, in K.",
    band: [10, 30],
    minimumRows: 90_000,
    source: "Inland stations at 45 to 65 degrees north: 15 to 30 K over the year, most of it between January and June",
    measure: seasonalContrast,
    control: uniformWeather,
  },
  {
    id: "neighbour_correlation",
    describes: "Mean correlation of daily temperature anomalies between stations at most 200 km apart.",
    band: [0.75, 0.99],
    minimumRows: 40_000,
    source: "Stations within 200 km share their weather: 0.8 and more",
    measure: neighbourCorrelation,
    control: uniformWeather,
  },
  {
    id: "hottest_hour",
    describes: "Share of days that are hottest between half past twelve and half past five, local solar time.",
    band: [0.5, 0.98],
    minimumRows: 20_000,
    source: "The maximum stands at 13 to 17 h local time, but for fronts",
    measure: hottestInAfternoon,
    control: uniformWeather,
  },
  {
    id: "humidity_coupling",
    describes: "Correlation of relative humidity with temperature within days.",
    band: [-0.98, -0.4],
    minimumRows: 20_000,
    source: "Warm afternoons are dry: the dew point lags behind the temperature",
    measure: humidityCoupling,
    control: uniformWeather,
  },
];

/** How realistic weather is: persistence, rain, courses of day and year, neighbours. */
export const weatherObservationsRealism = defineRealism("weather-observations", collect, statistics, 100_000);
