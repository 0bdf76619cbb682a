import assert from "node:assert/strict";
import { test } from "node:test";
import { datasets } from "@sdg/synth/datasets/registry";
import { type TestGateway, testGateway } from "../gateway.ts";
import { assertProblem } from "../http/problem-answer.ts";

const IOT = "/api/x402/v2/datasets/detail?id=iot-sensor-logs";

interface Delivery {
  readonly records: readonly Record<string, unknown>[];
  readonly order: { readonly id: string; readonly digest: string };
  readonly provenance: { readonly parameters?: Record<string, unknown>; readonly fields?: string[] };
}

let clients = 0;
const newClient = () => ({ "x-forwarded-for": `198.18.7.${++clients}` });

async function free({ get }: TestGateway, path: string): Promise<Delivery> {
  const response = await get(path, newClient());
  const text = await response.text();
  assert.equal(response.status, 200, text.slice(0, 300));
  return JSON.parse(text) as Delivery;
}

test("parameters change the rows, stand in the provenance, and a download makes the same rows again", async (t) => {
  const g = await testGateway(t);
  const usual = await free(g, `${IOT}&rows=20&seed=s`);
  const set = await free(g, `${IOT}&rows=20&seed=s&from=2026-03-01`);
  assert.notEqual(set.order.digest, usual.order.digest);
  assert.equal(set.provenance.parameters?.from, "2026-03-01");
  assert.equal(usual.provenance.parameters, undefined);
  for (const { ts } of set.records) assert.ok(String(ts) >= "2026-03-01", String(ts));
  const again = (await (await g.get(`/api/datasets/download?order=${set.order.id}`)).json()) as Delivery;
  assert.deepEqual(again.records, set.records);
  const posted = await fetch(`${g.url}/api/x402/v2/datasets/detail`, {
    method: "POST",
    headers: { ...newClient(), "content-type": "application/json" },
    body: JSON.stringify({ id: "iot-sensor-logs", rows: 20, seed: "s", from: "2026-03-01" }),
  });
  assert.equal(((await posted.json()) as Delivery).order.digest, set.order.digest);
});

test("chosen fields are delivered in every format, and no others", async (t) => {
  const g = await testGateway(t);
  const names = ["ts", "device_id"];
  const { records, provenance } = await free(g, `${IOT}&rows=3&seed=s&fields=${names.join(",")}`);
  for (const record of records) assert.deepEqual(Object.keys(record).toSorted(), names.toSorted());
  const all = await free(g, `${IOT}&rows=3&seed=s`);
  assert.deepEqual(
    records,
    all.records.map(({ ts, device_id }) => ({ device_id, ts })),
  );
  assert.deepEqual(provenance.fields?.toSorted(), names.toSorted());
  const csv = await g.get(`${IOT}&rows=3&seed=s&fields=ts&format=csv`, newClient());
  assert.equal((await csv.text()).split("\r\n")[0], "ts");
});

test("a parameter that is not valid is refused with its bounds and an example; two that contradict each other are named", async (t) => {
  const g = await testGateway(t);
  const invalid = { status: 422, code: "invalid_parameter" } as const;
  for (const [query, parameter] of [
    ["from=2026-02-30", "from"],
    ["from=yesterday", "from"],
    ["fields=ts,nothing", "fields"],
    ["fields=ts,ts", "fields"],
  ] as const) {
    const body = await assertProblem(await g.get(`${IOT}&rows=5&${query}`), invalid);
    assert.equal(body.parameter, parameter);
    assert.ok(body.allowed !== undefined && body.example !== undefined, query);
  }
  for (const [name, parameter] of Object.entries(datasets.get("iot-sensor-logs")?.parameters ?? {})) {
    if (parameter.type !== "integer" && parameter.type !== "number") continue;
    const body = await assertProblem(await g.get(`${IOT}&rows=5&${name}=${parameter.maximum + 1}`), invalid);
    assert.equal(body.parameter, name);
    assert.match(String(body.allowed), new RegExp(`to ${parameter.maximum}`));
  }
  const contradiction = { status: 422, code: "contradictory_parameters" } as const;
  const window = await assertProblem(await g.get(`${IOT}&rows=5&from=2026-03-02&to=2026-03-01`), contradiction);
  assert.deepEqual(window.parameters, ["from", "to"]);
  const beyond = await assertProblem(
    await g.get(`${IOT}&rows=1000000&from=2026-03-01&to=2026-03-02`, { Prefer: "payment" }),
    contradiction,
  );
  assert.deepEqual(beyond.parameters, ["rows", "to"]);
  assert.ok(Number(beyond.example) > 0);
  const unknown = await assertProblem(await g.get(`${IOT}&rows=5&devises=3`), {
    status: 422,
    code: "unknown_parameter",
  });
  assert.ok((unknown.allowed as string[]).includes("from"));
});
