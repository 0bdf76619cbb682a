import type { Dice } from "../dice.ts";
import { type JsonObject, numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { cities } from "../vocabulary.ts";

const skies = [
  "clear",
  "high cloud",
  "broken cloud",
  "drizzle",
  "steady rain",
  "showers",
  "fog until noon",
  "sleet",
  "thunder late",
] as const;
const winds = [
  "light",
  "fresh south-westerly",
  "gusty",
  "calm",
  "northerly",
  "strong along the coast",
  "variable",
] as const;
const hazards = [
  "coastal flooding",
  "black ice",
  "heat stress",
  "gale",
  "heavy snowfall",
  "dense fog",
  "flash flood",
  "poor air quality",
] as const;
const counsel = [
  "Avoid low-lying roads near the river.",
  "Secure loose objects on balconies.",
  "Expect delays on regional lines.",
  "Water crops before ten.",
  "Small craft should stay in harbour.",
  "Schools stay open; buses may not run.",
  "Check on neighbours who live alone.",
  "Bridges will close above 100 km/h.",
] as const;

/** Usual highs of autumn in °C, by city. */
const usualHighs: ReadonlyMap<string, number> = new Map([
  ["Lisbon", 22],
  ["Rotterdam", 14],
  ["Osaka", 23],
  ["Tallinn", 9],
  ["Valparaíso", 17],
  ["Leipzig", 13],
  ["Montréal", 12],
  ["Bergen", 10],
  ["Kraków", 12],
  ["Porto Alegre", 25],
  ["Bristol", 14],
  ["Zürich", 13],
  ["Ljubljana", 15],
  ["Hobart", 16],
  ["Gothenburg", 11],
  ["Antwerp", 14],
  ["Nagoya", 22],
  ["Cork", 13],
  ["Thessaloniki", 20],
  ["Rosario", 24],
  ["Winnipeg", 8],
  ["Graz", 14],
  ["Bilbao", 19],
  ["Turku", 8],
  ["Daegu", 20],
  ["Tucson", 30],
  ["Aarhus", 11],
  ["Halifax", 12],
  ["Da Nang", 29],
  ["Trieste", 18],
  ["Tampere", 7],
  ["Nantes", 17],
  ["Brno", 13],
  ["Sheffield", 12],
  ["Adelaide", 22],
  ["Busan", 21],
  ["Gdańsk", 11],
  ["Verona", 18],
  ["Quito", 19],
  ["Limerick", 13],
  ["Umeå", 6],
  ["Kochi", 31],
]);

function usualHigh(city: string): number {
  return usualHighs.get(city) ?? 15;
}

/** The sky of a day: sleet only when it is cold. */
function sky(dice: Dice, low: number): string {
  const drawn = dice.pick(skies);
  return drawn === "sleet" && low > 3 ? "drizzle" : drawn;
}

function forecastText(dice: Dice, given: JsonObject): string {
  const imperial = given.units === "imperial";
  const lines: string[] = [];
  const base = usualHigh(textArgument(given, "city")) - 4;
  for (let day = 0; day < numberArgument(given, "days", 3); day++) {
    const high = base + dice.between(0, 7);
    const low = high - dice.between(4, 11);
    const shown = (celsius: number) => (imperial ? `${Math.round((celsius * 9) / 5 + 32)}°F` : `${celsius}°C`);
    lines.push(
      dice.chance(0.5)
        ? `Day ${day + 1}: ${sky(dice, low)}, ${shown(low)} to ${shown(high)}, wind ${dice.pick(winds)}, rain ${dice.below(20) * 5}%`
        : `Day ${day + 1}: ${shown(high)} / ${shown(low)} – ${sky(dice, low)}; ${dice.pick(winds)} wind`,
    );
  }
  const place = textArgument(given, "city");
  return `${dice.pick(["Forecast for", "Outlook,", "Next days in"])} ${place}\n${lines.join("\n")}${dice.chance(0.3) ? `\n${dice.pick(counsel)}` : ""}`;
}

function alertsText(dice: Dice, given: JsonObject): string {
  const place = textArgument(given, "city");
  if (dice.chance(0.45)) {
    return dice.pick([
      `No alerts in force for ${place}.`,
      `${place}: nothing to warn of at the moment.`,
      `0 active warnings (${place}).`,
    ]);
  }
  const lines = Array.from({ length: dice.between(1, 3) }, () => {
    const until = `${dice.dayAfter(0, 3)} ${dice.between(0, 23)}:00 UTC`;
    return `[${dice.pick(["yellow", "amber", "red"])}] ${dice.pick(hazards)} until ${until}. ${dice.pick(counsel)}`;
  });
  return lines.join("\n");
}

export const weatherServer: ToolServer = {
  name: "stratus-weather",
  title: "Stratus Weather",
  version: "2.4.1",
  instructions: "Forecasts and observations by city name. Ask for current_conditions when only the present matters.",
  wording: "pydantic",
  stdioShare: 0.15,
  ttlMs: 3_600_000,
  cacheScope: "public",
  spellsSuccess: false,
  tools: [
    {
      name: "get_forecast",
      title: "Daily forecast",
      description: "Get the forecast of a city for the next days, one line a day.",
      inputSchema: {
        type: "object",
        properties: {
          city: { type: "string", minLength: 2, description: "City name, optionally with its country" },
          days: { type: "integer", minimum: 1, maximum: 10, default: 3 },
          units: { type: "string", enum: ["metric", "imperial"], default: "metric" },
        },
        required: ["city"],
        additionalProperties: false,
      },
      annotations: { openWorldHint: true, readOnlyHint: true },
      weight: 10,
      latency: { median: 320, sigma: 0.7 },
      given: (dice) => ({
        city: dice.focus(cities, 0),
        ...(dice.chance(0.7) ? { days: dice.between(1, 10) } : {}),
        ...(dice.chance(0.35) ? { units: dice.pick(["metric", "imperial"]) } : {}),
      }),
      answer: (dice, given) => ({ text: forecastText(dice, given) }),
      failure: (dice, given) =>
        dice.pick([
          `Upstream model run for ${textArgument(given, "city")} is not published yet, try again in ${dice.between(3, 40)} minutes.`,
          `Ambiguous place: ${dice.between(2, 9)} places are called ${textArgument(given, "city")}. Add a country.`,
          "Forecast provider answered 503 three times; giving up.",
        ]),
    },
    {
      name: "current_conditions",
      description: "Read the latest observation of the station nearest to a city.",
      inputSchema: {
        type: "object",
        properties: { city: { type: "string", minLength: 2 } },
        required: ["city"],
      },
      outputSchema: {
        type: "object",
        properties: {
          humidity_percent: { type: "integer", minimum: 0, maximum: 100 },
          observed_at: { type: "string" },
          pressure_hpa: { type: "number" },
          sky: { type: "string" },
          station: { type: "string" },
          temperature_c: { type: "number" },
        },
        required: ["observed_at", "sky", "station", "temperature_c"],
      },
      annotations: { openWorldHint: true, readOnlyHint: true },
      weight: 6,
      latency: { median: 140, sigma: 0.6 },
      given: (dice) => ({ city: dice.focus(cities, 0) }),
      answer: (dice, given) => ({
        structured: {
          humidity_percent: dice.between(28, 99),
          observed_at: dice.minuteBefore(59),
          ...(dice.chance(0.8) ? { pressure_hpa: dice.between(9780, 10390) / 10 } : {}),
          sky: sky(dice, usualHigh(textArgument(given, "city"))),
          station: `ST-${dice.between(1000, 9899)}`,
          temperature_c: (usualHigh(textArgument(given, "city")) * 10 + dice.between(-70, 40)) / 10,
        },
      }),
      failure: (dice, given) =>
        dice.pick([
          `No station within 60 km of ${textArgument(given, "city")} has reported in the last ${dice.between(2, 9)} hours.`,
          `Station ST-${dice.between(1000, 9899)} is under maintenance.`,
        ]),
    },
    {
      name: "weather_alerts",
      description: "List the warnings in force for a city, the most severe first.",
      inputSchema: {
        type: "object",
        properties: {
          city: { type: "string", minLength: 2 },
          minimum_level: { type: "string", enum: ["yellow", "amber", "red"] },
        },
        required: ["city"],
      },
      annotations: { readOnlyHint: true },
      weight: 3,
      latency: { median: 210, sigma: 0.6 },
      given: (dice) => ({
        city: dice.focus(cities, 0),
        ...(dice.chance(0.3) ? { minimum_level: dice.pick(["yellow", "amber", "red"]) } : {}),
      }),
      answer: (dice, given) => ({ text: alertsText(dice, given) }),
      failure: (dice) => `Alert feed is ${dice.between(16, 190)} minutes old; refusing to answer from stale data.`,
    },
    {
      name: "historical_climate",
      title: "Climate normals",
      description: "Compute monthly normals of a city over a span of years. Slow: reads the whole archive.",
      inputSchema: {
        type: "object",
        properties: {
          city: { type: "string", minLength: 2 },
          from_year: { type: "integer", minimum: 1951, maximum: 2024 },
          to_year: { type: "integer", minimum: 1952, maximum: 2025 },
        },
        required: ["city", "from_year", "to_year"],
      },
      annotations: { idempotentHint: true, readOnlyHint: true },
      weight: 2,
      latency: { median: 6_800, sigma: 0.6 },
      reportsProgress: ["Opening archive", "Reading daily series", "Filling gaps", "Averaging months"],
      given: (dice) => {
        const from = dice.between(1951, 2001);
        return { city: dice.focus(cities, 0), from_year: from, to_year: Math.min(2025, from + dice.between(5, 40)) };
      },
      answer: (dice, given) => {
        const warm = usualHigh(textArgument(given, "city")) - 8;
        const rows = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map(
          (month, i) => {
            const season = 6 - Math.abs(6 - i);
            return `${month} | ${warm + season + dice.between(-1, 1)}.${dice.below(10)} °C | ${dice.between(8, 140)} mm | ${dice.between(2, 17)} wet days`;
          },
        );
        const span = `${numberArgument(given, "from_year", 1961)}–${numberArgument(given, "to_year", 1990)}`;
        return { text: `${textArgument(given, "city")}, ${span}, ${dice.between(1, 4)} stations\n${rows.join("\n")}` };
      },
      failure: (dice, given) =>
        `Series of ${textArgument(given, "city")} has ${dice.between(21, 64)}% missing days in that span; at most 20% is allowed.`,
    },
  ],
};
