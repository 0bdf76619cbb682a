import type { Dice } from "../dice.ts";
import { sentence } from "../prose.ts";
import { numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { cities, companies, people } from "../vocabulary.ts";

const carriers = ["Wrenpost", "Tallyho Express", "Nordlane", "Sixpenny Freight"] as const;
const levels = ["economy", "standard", "express", "overnight"] as const;
const events = [
  "label printed",
  "picked up",
  "arrived at sorting centre",
  "left sorting centre",
  "customs: documents checked",
  "held, address incomplete",
  "out for delivery",
  "recipient absent, card left",
  "delivered to neighbour",
  "delivered",
  "re-weighed",
  "transferred to partner",
  "damaged outer carton, repacked",
] as const;

function tracking(dice: Dice): string {
  return `PW${100000 + dice.subject(900000, 11)}${dice.pick(["EX", "ST", "EC"])}`;
}

export const parcelServer: ToolServer = {
  name: "parcelwing",
  title: "Parcelwing Shipping",
  version: "2026.10.4",
  instructions: "Weights in kilograms, prices in euro cents. Quote before you create a label: labels cost money.",
  wording: "plain",
  stdioShare: 0.05,
  ttlMs: 900_000,
  cacheScope: "public",
  spellsSuccess: true,
  tools: [
    {
      name: "quote_shipment",
      title: "Quote shipment",
      description: "Quote prices and transit times of all carriers for a parcel.",
      inputSchema: {
        type: "object",
        properties: {
          from: { type: "string", minLength: 2 },
          to: { type: "string", minLength: 2 },
          weight_kg: { type: "number", exclusiveMinimum: 0, maximum: 70 },
        },
        required: ["from", "to", "weight_kg"],
        additionalProperties: false,
      },
      outputSchema: {
        type: "object",
        properties: {
          offers: {
            type: "array",
            minItems: 1,
            items: {
              type: "object",
              properties: {
                carrier: { type: "string" },
                cents: { type: "integer", minimum: 1 },
                days: { type: "integer", minimum: 0 },
                level: { type: "string", enum: [...levels] },
              },
              required: ["carrier", "cents", "days", "level"],
            },
          },
          valid_minutes: { type: "integer" },
        },
        required: ["offers"],
      },
      annotations: { openWorldHint: true, readOnlyHint: true },
      weight: 6,
      latency: { median: 780, sigma: 0.6 },
      given: (dice) => ({ from: dice.focus(cities, 12), to: dice.pick(cities), weight_kg: dice.between(2, 300) / 10 }),
      answer: (dice, given) => {
        const base = 390 + Math.round(numberArgument(given, "weight_kg", 1) * 85);
        return {
          structured: {
            offers: dice.some(carriers, dice.between(1, 4)).flatMap((carrier) =>
              dice.some(levels, dice.between(1, 2)).map((level) => ({
                carrier,
                cents: Math.round((base * dice.between(80, 260)) / 100),
                days: level === "overnight" ? 1 : dice.between(1, 6),
                level,
              })),
            ),
            ...(dice.chance(0.7) ? { valid_minutes: dice.pick([15, 30, 60]) } : {}),
          },
        };
      },
      failure: (dice, given) =>
        dice.pick([
          `No carrier serves ${textArgument(given, "from")} to ${textArgument(given, "to")} above ${dice.between(5, 30)} kg.`,
          `${dice.pick(carriers)} rate service timed out; the other carriers do not serve this lane.`,
        ]),
    },
    {
      name: "create_label",
      description: "Create a paid shipping label. Asks for confirmation when it costs more than the limit.",
      inputSchema: {
        type: "object",
        properties: {
          carrier: { type: "string", enum: [...carriers] },
          level: { type: "string", enum: [...levels] },
          recipient: {
            type: "object",
            properties: { city: { type: "string" }, email: { type: "string" }, name: { type: "string", minLength: 1 } },
            required: ["city", "name"],
          },
          weight_kg: { type: "number", exclusiveMinimum: 0, maximum: 70 },
        },
        required: ["carrier", "level", "recipient", "weight_kg"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: true, idempotentHint: false },
      weight: 4,
      latency: { median: 1_250, sigma: 0.6 },
      elicitation: {
        message: (given) => `This ${textArgument(given, "level")} label is above your usual spending. Buy it?`,
        requestedSchema: {
          type: "object",
          properties: { confirm: { type: "boolean" }, cost_centre: { type: "string", maxLength: 20 } },
          required: ["confirm"],
        },
        content: (dice) => ({
          confirm: true,
          ...(dice.chance(0.5) ? { cost_centre: `CC-${dice.between(100, 899)}` } : {}),
        }),
      },
      given: (dice) => {
        const name = dice.focus(people, 13);
        const mail = `${(name.split(" ")[0] ?? "post")
          .normalize("NFD")
          .replace(/[^A-Za-z]/g, "")
          .toLowerCase()}@example.com`;
        return {
          carrier: dice.pick(carriers),
          level: dice.pick(levels),
          recipient: { city: dice.focus(cities, 12), ...(dice.chance(0.6) ? { email: mail } : {}), name },
          weight_kg: dice.between(2, 300) / 10,
        };
      },
      answer: (dice, given) => {
        const code = `PW${dice.between(100000, 999999)}${dice.pick(["EX", "ST", "EC"])}`;
        return {
          text: dice.pick([
            `Label ${code} bought from ${textArgument(given, "carrier")} for ${dice.between(4, 62)}.${dice.between(10, 99)} EUR.`,
            `${code}: drop off before ${dice.between(14, 19)}:30 or schedule a pickup.`,
            `Created ${code}. Zone ${dice.between(1, 7)}, ${dice.between(1, 5)} working days.`,
          ]),
          link: { mimeType: "application/pdf", name: `${code}.pdf`, uri: `parcelwing://labels/${code}` },
        };
      },
      failure: (dice, given) =>
        dice.pick([
          `${textArgument(given, "carrier")} refused the address: house number missing.`,
          `Prepaid balance is ${dice.between(0, 3)}.${dice.between(10, 99)} EUR, too little for ${textArgument(given, "level")}.`,
        ]),
    },
    {
      name: "track_parcel",
      description: "Track a parcel: every scan so far, newest first.",
      inputSchema: {
        type: "object",
        properties: {
          language: { type: "string", enum: ["en", "de", "fr", "es"] },
          tracking: { type: "string", pattern: "^PW\\d{6}[A-Z]{2}$" },
        },
        required: ["tracking"],
      },
      annotations: { openWorldHint: true, readOnlyHint: true },
      weight: 9,
      latency: { median: 430, sigma: 0.8 },
      given: (dice) => ({
        ...(dice.chance(0.2) ? { language: dice.pick(["en", "de", "fr", "es"]) } : {}),
        tracking: tracking(dice),
      }),
      answer: (dice, given) => {
        const lines = Array.from(
          { length: dice.between(1, 9) },
          () =>
            `${dice.dayBefore(9)} ${String(dice.below(24)).padStart(2, "0")}:${String(dice.below(60)).padStart(2, "0")}  ${dice.pick(cities)}  ${dice.pick(events)}`,
        );
        const head = dice.pick([
          `${textArgument(given, "tracking")} with ${dice.pick(carriers)}`,
          textArgument(given, "tracking"),
          `Expected ${dice.dayAfter(0, 5)}, window ${dice.between(8, 12)}–${dice.between(13, 18)} h`,
        ]);
        return { text: `${head}\n${lines.sort().reverse().join("\n")}` };
      },
      failure: (dice, given) =>
        dice.pick([
          `${textArgument(given, "tracking")} is not known to any carrier yet. Scans appear up to ${dice.between(4, 24)} h after drop-off.`,
          `${dice.pick(carriers)} blocks automated tracking for ${dice.between(2, 30)} minutes.`,
        ]),
    },
    {
      name: "schedule_pickup",
      description: "Schedule a courier to collect parcels on a day.",
      inputSchema: {
        type: "object",
        properties: {
          date: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
          instructions: { type: "string", maxLength: 300 },
          parcels: { type: "integer", minimum: 1, maximum: 200 },
          window: { type: "string", enum: ["morning", "afternoon", "evening"] },
        },
        required: ["date", "parcels", "window"],
      },
      annotations: { destructiveHint: false },
      weight: 2,
      latency: { median: 900, sigma: 0.5 },
      given: (dice) => ({
        date: dice.dayAfter(0, 12),
        ...(dice.chance(0.4) ? { instructions: sentence(dice) } : {}),
        parcels: 1 + Math.floor(dice.share() * dice.share() * 40),
        window: dice.pick(["morning", "afternoon", "evening"]),
      }),
      answer: (dice, given) => ({
        text: dice.pick([
          `Pickup ${dice.hex(6).toUpperCase()} on ${textArgument(given, "date")}, ${textArgument(given, "window")}; ${dice.pick(carriers)} will ring.`,
          `Booked for ${numberArgument(given, "parcels", 1)} parcels. Gate code goes to the driver only.`,
          `${textArgument(given, "window")} is full, moved to the evening of the same day (${dice.hex(5)}).`,
        ]),
      }),
      failure: (dice, given) =>
        `No courier free on ${textArgument(given, "date")}; next free day ${dice.dayAfter(13, 18)}.`,
    },
    {
      name: "customs_documents",
      title: "Customs documents",
      description: "Prepare the customs papers of a parcel that leaves the customs union.",
      inputSchema: {
        type: "object",
        properties: {
          goods: {
            type: "array",
            minItems: 1,
            items: {
              type: "object",
              properties: {
                description: { type: "string" },
                hs_code: { type: "string", pattern: "^\\d{6}$" },
                value: { type: "number", minimum: 0 },
              },
              required: ["description", "value"],
            },
          },
          tracking: { type: "string", pattern: "^PW\\d{6}[A-Z]{2}$" },
        },
        required: ["goods", "tracking"],
      },
      annotations: { idempotentHint: true },
      weight: 1,
      latency: { median: 3_400, sigma: 0.6 },
      reportsProgress: ["Classifying goods", "Filling CN 23", "Signing"],
      given: (dice) => ({
        goods: Array.from({ length: dice.between(1, 4) }, () => ({
          description: dice.pick([
            "ceramic tiles",
            "bicycle bell",
            "printed books",
            "cotton shirts",
            "tea, black",
            "optical lens",
          ]),
          ...(dice.chance(0.6) ? { hs_code: String(dice.between(100000, 970600)) } : {}),
          value: dice.between(5, 900),
        })),
        tracking: tracking(dice),
      }),
      answer: (dice, given) => ({
        text: `CN 23 for ${textArgument(given, "tracking")}, ${dice.between(1, 4)} positions, duty about ${dice.between(0, 80)}.${dice.between(10, 99)} EUR, shipper ${dice.pick(companies)}`,
        link: {
          mimeType: "application/pdf",
          name: "cn23.pdf",
          uri: `parcelwing://customs/${textArgument(given, "tracking")}`,
        },
      }),
      failure: (dice) =>
        `Position ${dice.between(1, 4)}: HS code ${dice.between(100000, 970600)} needs an export licence.`,
    },
  ],
};
