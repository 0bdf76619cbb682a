import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { eventStreams } from "./event-streams.ts";
import { retailTransactions } from "./retail-transactions.ts";

datasetTrial(eventStreams, {
  golden: "fda94792743d30e00eb0b24ce2a3b6755a97bee6f7f223602990100c746173ba",
  constant: ["specversion", "datacontenttype"],
});

/** The constraints of the JSON schema that CloudEvents 1.0.2 publishes (formats/cloudevents.json). */
const cloudEventSchema = {
  type: "object",
  properties: {
    id: { type: "string", minLength: 1 },
    source: { type: "string", format: "uri-reference", minLength: 1 },
    specversion: { type: "string", minLength: 1, const: "1.0" },
    type: { type: "string", minLength: 1 },
    datacontenttype: { type: ["string", "null"], minLength: 1 },
    dataschema: { type: ["string", "null"], format: "uri", minLength: 1 },
    subject: { type: ["string", "null"], minLength: 1 },
    time: { type: ["string", "null"], format: "date-time", minLength: 1 },
    data: { type: ["object", "string", "number", "array", "boolean", "null"] },
    data_base64: { type: ["string", "null"], contentEncoding: "base64" },
  },
  required: ["id", "source", "specversion", "type"],
};

/** What is about the delivery rather than the event. */
const envelope = ["received_at", "delivery_attempt", "schema_version"];

test("every row but its delivery's fields is a CloudEvents 1.0 event", () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  formats.default(ajv);
  const validate = ajv.compile(cloudEventSchema);
  for (const row of parsedRows(eventStreams, "cloudevents", 0, 5_000)) {
    const event = Object.fromEntries(Object.entries(row).filter(([name]) => !envelope.includes(name)));
    assert.ok(validate(event), JSON.stringify(validate.errors));
    for (const [name, value] of Object.entries(event)) {
      assert.match(name, /^[a-z0-9]{1,20}$/);
      // Extension attributes are of the types Boolean, Integer (32 bits) and String, never objects.
      if (name !== "data")
        assert.ok(value === null || ["string", "boolean"].includes(typeof value) || Number.isInteger(value));
    }
  }
});

test("a redelivery repeats the event byte for byte", () => {
  const crowded = eventStreams.configure({ redelivered_share: 0.2 });
  const firsts = new Map<string, string>();
  let again = 0;
  let events = 0;
  for (const row of parsedRows(crowded, "again", 0, 20_000)) {
    const { received_at, delivery_attempt, ...event } = row;
    const identity = `${String(event.source)} ${String(event.id)}`;
    if (delivery_attempt === 1) {
      assert.ok(!firsts.has(identity));
      firsts.set(identity, JSON.stringify(event));
      events += 1;
      continue;
    }
    assert.equal(firsts.get(identity), JSON.stringify(event), String(received_at));
    again += 1;
  }
  assert.ok(Math.abs(again / events - 0.2) < 0.015, String(again / events));
});

test("shares asked for are the shares delivered", () => {
  const asked = eventStreams.configure({ login_share: 0.8, late_share: 0.25, sessions_per_day: 8_000 });
  const sessions = new Map<string, boolean>();
  let late = 0;
  let last = "";
  const rows = [...parsedRows(asked, "shares", 0, 60_000)];
  for (const row of rows) {
    sessions.set(String(row.sessionid), row.userid !== null);
    if (Date.parse(String(row.received_at)) - Date.parse(String(row.time)) > 5_000) late += 1;
    if (row.seq === 0) last = String(row.time);
  }
  const loggedIn = [...sessions.values()].filter(Boolean).length / sessions.size;
  assert.ok(Math.abs(loggedIn - 0.8) < 0.03, String(loggedIn));
  assert.ok(Math.abs(late / rows.length - 0.25) < 0.02, String(late / rows.length));
  assert.ok(last.startsWith("2026-01-05"), "8,000 sessions a day: fewer than 5,000 fit into one");
});

test("the articles, users and devices are those of the retail transactions of the seed", () => {
  const categories = new Map<unknown, unknown>();
  const countries = new Map<unknown, unknown>();
  const devices = new Set<unknown>();
  for (const line of parsedRows(retailTransactions, "join", 0, 60_000)) {
    categories.set(line.sku, line.category);
    if (line.customer_id === null) continue;
    countries.set(line.customer_id, line.country);
    devices.add(line.device_id);
  }
  let articles = 0;
  let users = 0;
  let shared = 0;
  for (const row of parsedRows(eventStreams, "join", 0, 20_000)) {
    const { props, context, event_name } = row.data as {
      props: Record<string, unknown>;
      context: Record<string, unknown>;
      event_name: string;
    };
    if (event_name === "view_item" && categories.has(row.subject)) {
      assert.equal(props.category, categories.get(row.subject));
      articles += 1;
    }
    if (countries.has(row.userid)) {
      assert.equal(context.country, countries.get(row.userid));
      users += 1;
    }
    if (devices.has(row.anonymousid)) shared += 1;
  }
  assert.ok(articles > 5_000 && users > 2_000 && shared > 1_000, `${articles} ${users} ${shared}`);
});
