import type { Dice } from "../dice.ts";
import { numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { cities, people } from "../vocabulary.ts";

const lines = ["Corvid Air", "Halcyon", "Bluefell", "Transverse", "Aster Airways"] as const;
const houses = [
  "Hotel Marlow",
  "The Salt House",
  "Pension Ulme",
  "Quay Lofts",
  "Casa Verbena",
  "Park Nine",
  "Gasthof Linde",
  "Harbourlight Inn",
] as const;
const quirks = [
  "breakfast from 6:30",
  "no lift",
  "quiet courtyard rooms",
  "free cancellation until the day before",
  "shared kitchen",
  "ten minutes from the station",
  "dogs welcome",
  "city tax extra",
  "renovated last spring",
] as const;
const fares = ["light", "basic", "flex"] as const;

const codes = ["CV", "HY", "BF", "TV", "AW"] as const;

function flight(dice: Dice): string {
  return `${dice.pick(codes)}${dice.between(100, 999)}`;
}

function clock(dice: Dice): string {
  return `${String(dice.between(5, 22)).padStart(2, "0")}:${dice.pick(["05", "10", "25", "40", "55"])}`;
}

function flightLine(dice: Dice, from: string, to: string): string {
  const stop = dice.chance(0.35) ? ` via ${dice.pick(cities)}` : dice.pick(["", " nonstop", ", direct"]);
  return dice.chance(0.5)
    ? `${flight(dice)} ${dice.pick(lines)} ${clock(dice)} → ${clock(dice)}${stop}, ${dice.pick(fares)} ${dice.between(49, 890)} EUR, ${dice.between(1, 9)} left`
    : `${clock(dice)} ${from}–${to}${stop}: ${dice.between(49, 890)} EUR (${dice.pick(fares)}, ${flight(dice)})`;
}

export const travelServer: ToolServer = {
  name: "concierge-travel",
  title: "Concierge Travel",
  version: "4.7.0",
  instructions: "Prices are per person in EUR. Holds expire after thirty minutes.",
  wording: "pydantic",
  stdioShare: 0.02,
  ttlMs: 1_800_000,
  cacheScope: "public",
  spellsSuccess: true,
  tools: [
    {
      name: "search_flights",
      title: "Search flights",
      description: "Search flights between two cities on a day, cheapest first.",
      inputSchema: {
        type: "object",
        properties: {
          date: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
          from: { type: "string", minLength: 2 },
          max_stops: { type: "integer", minimum: 0, maximum: 3 },
          passengers: { type: "integer", minimum: 1, maximum: 9 },
          to: { type: "string", minLength: 2 },
        },
        required: ["date", "from", "to"],
        additionalProperties: false,
      },
      annotations: { openWorldHint: true, readOnlyHint: true },
      weight: 8,
      latency: { median: 2_600, sigma: 0.6 },
      given: (dice) => ({
        date: dice.plannedDay(),
        from: dice.focus(cities, 17),
        ...(dice.chance(0.3) ? { max_stops: dice.between(0, 2) } : {}),
        ...(dice.chance(0.5) ? { passengers: dice.between(1, 5) } : {}),
        to: dice.pick(cities),
      }),
      answer: (dice, given) => {
        const found = Math.floor(dice.share() * 9);
        const from = textArgument(given, "from");
        const to = textArgument(given, "to");
        if (found === 0)
          return {
            text: dice.pick([
              `No seats ${from} to ${to} on ${textArgument(given, "date")}.`,
              "Sold out. The day after has offers.",
              `${to} is not served on that weekday.`,
            ]),
          };
        return { text: Array.from({ length: found }, () => flightLine(dice, from, to)).join("\n") };
      },
      failure: (dice, given) =>
        dice.pick([
          `${dice.pick(lines)} inventory is offline for maintenance until ${clock(dice)} UTC.`,
          `${textArgument(given, "date")} is beyond the ${dice.between(300, 355)} days that fares are published for.`,
          "Fare search quota of this account is used up for the hour.",
        ]),
    },
    {
      name: "hold_seat",
      description: "Hold seats on a flight for thirty minutes without paying.",
      inputSchema: {
        type: "object",
        properties: {
          fare: { type: "string", enum: [...fares] },
          flight: { type: "string", pattern: "^[A-Z]{2}\\d{3}$" },
          travellers: { type: "array", minItems: 1, maxItems: 9, items: { type: "string", minLength: 3 } },
        },
        required: ["flight", "travellers"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: false },
      weight: 3,
      latency: { median: 1_700, sigma: 0.5 },
      elicitation: {
        message: (given) =>
          `${textArgument(given, "flight")} needs the date of birth of each traveller. Share the lead traveller's?`,
        requestedSchema: {
          type: "object",
          properties: {
            birth_date: { type: "string", format: "date" },
            seat: { type: "string", enum: ["window", "aisle", "any"] },
          },
          required: ["birth_date"],
        },
        content: (dice) => ({
          birth_date: `${dice.between(1955, 2004)}-0${dice.between(1, 9)}-${dice.between(10, 28)}`,
          ...(dice.chance(0.6) ? { seat: dice.pick(["window", "aisle", "any"]) } : {}),
        }),
      },
      given: (dice) => ({
        ...(dice.chance(0.6) ? { fare: dice.pick(fares) } : {}),
        flight: `${dice.focus(codes, 14)}${100 + dice.subject(900, 15)}`,
        travellers: dice.some(people, dice.between(1, 3)),
      }),
      answer: (dice, given) => ({
        text: dice.pick([
          `Held as ${dice.hex(6).toUpperCase()} until ${clock(dice)}.`,
          `${textArgument(given, "flight")}: seats ${dice.between(4, 38)}${dice.pick(["A", "C", "F"])} on hold, ${dice.between(55, 940)} EUR in total`,
          `Hold placed, price guaranteed for ${dice.between(20, 30)} minutes. Reference ${dice.hex(6).toUpperCase()}.`,
        ]),
      }),
      failure: (dice, given) =>
        dice.pick([
          `${textArgument(given, "flight")} has ${dice.between(0, 1)} seats left in that fare.`,
          `Fare changed from ${dice.between(60, 300)} to ${dice.between(301, 700)} EUR; search again.`,
        ]),
    },
    {
      name: "search_stays",
      description: "Search rooms in a city for a number of nights.",
      inputSchema: {
        type: "object",
        properties: {
          check_in: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
          city: { type: "string", minLength: 2 },
          max_price: { type: "number", minimum: 1 },
          nights: { type: "integer", minimum: 1, maximum: 28 },
        },
        required: ["check_in", "city", "nights"],
      },
      annotations: { openWorldHint: true, readOnlyHint: true },
      weight: 6,
      latency: { median: 1_150, sigma: 0.7 },
      given: (dice) => ({
        check_in: dice.plannedDay(),
        city: dice.focus(cities, 17),
        ...(dice.chance(0.4) ? { max_price: dice.pick([80, 120, 150, 200, 300]) } : {}),
        nights: dice.between(1, 9),
      }),
      answer: (dice, given) => ({
        text: dice
          .some(houses, dice.between(1, 7))
          .map(
            (house) =>
              `${house}, ${textArgument(given, "city")}: ${dice.between(48, 340)} EUR a night; ${dice.pick(quirks)}${dice.chance(0.4) ? `; ${dice.pick(quirks)}` : ""}`,
          )
          .join("\n"),
      }),
      failure: (dice, given) =>
        `No availability feed for ${textArgument(given, "city")} at the moment (${dice.between(2, 5)} of 6 partners down).`,
    },
    {
      name: "plan_itinerary",
      title: "Plan itinerary",
      description: "Plan a trip over several cities; compares trains and flights for every leg.",
      inputSchema: {
        type: "object",
        properties: {
          cities: { type: "array", minItems: 2, maxItems: 6, items: { type: "string" } },
          prefer: { type: "string", enum: ["price", "time", "carbon"] },
          start: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
        },
        required: ["cities", "start"],
      },
      annotations: { openWorldHint: true, readOnlyHint: true },
      weight: 2,
      latency: { median: 11_000, sigma: 0.6 },
      reportsProgress: ["Fetching timetables", "Pricing legs", "Comparing orders", "Checking connections"],
      given: (dice) => ({
        cities: dice.some(cities, dice.between(2, 5)),
        ...(dice.chance(0.6) ? { prefer: dice.pick(["price", "time", "carbon"]) } : {}),
        start: dice.plannedDay(),
      }),
      answer: (dice, given) => {
        const stops = Array.isArray(given.cities) ? given.cities.map(String) : [];
        const legs = stops
          .slice(1)
          .map((stop, i) =>
            dice.chance(0.5)
              ? `${i + 1}. ${stops[i]} → ${stop} by train, ${dice.between(2, 14)} h ${dice.below(60)} min, ${dice.between(19, 160)} EUR, ${dice.between(3, 40)} kg CO₂`
              : `${i + 1}. fly ${stops[i]} → ${stop} with ${dice.pick(lines)} (${flight(dice)}), ${dice.between(49, 620)} EUR, ${dice.between(60, 420)} kg CO₂`,
          );
        return {
          text: `${legs.join("\n")}\nTotal ${dice.between(120, 1900)} EUR over ${dice.between(2, 12)} days${dice.chance(0.4) ? `. Tight connection on leg ${dice.between(1, Math.max(1, legs.length))}` : ""}`,
        };
      },
      failure: (dice) => `No connection found within ${dice.between(24, 48)} hours for leg ${dice.between(1, 4)}.`,
    },
    {
      name: "cancel_booking",
      description: "Cancel a booking and report the refund.",
      inputSchema: {
        type: "object",
        properties: {
          reason: { type: "string", enum: ["plans changed", "price", "illness", "other"] },
          reference: { type: "string", pattern: "^[0-9A-F]{6}$" },
        },
        required: ["reference"],
        additionalProperties: false,
      },
      outputSchema: {
        type: "object",
        properties: { fee_eur: { type: "number" }, reference: { type: "string" }, refund_eur: { type: "number" } },
        required: ["reference", "refund_eur"],
      },
      annotations: { destructiveHint: true, idempotentHint: true },
      weight: 1,
      latency: { median: 1_400, sigma: 0.5 },
      given: (dice) => ({
        ...(dice.chance(0.6) ? { reason: dice.pick(["plans changed", "price", "illness", "other"]) } : {}),
        reference: dice.hex(6).toUpperCase(),
      }),
      answer: (dice, given) => ({
        structured: {
          ...(dice.chance(0.6) ? { fee_eur: dice.between(0, 60) } : {}),
          reference: textArgument(given, "reference"),
          refund_eur: dice.between(0, 900),
        },
      }),
      failure: (dice, given) =>
        dice.pick([
          `${textArgument(given, "reference")} was not booked by this account.`,
          `${textArgument(given, "reference")}: departure in ${numberArgument(given, "hours", dice.between(1, 5))} h, no longer cancellable.`,
        ]),
    },
  ],
};
