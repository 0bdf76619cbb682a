import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string): readonly string[] {
  const { fields } = planOf(need);
  return fields.flatMap(({ name, source, values }) =>
    source === "stated" && values !== null ? [`${name} ${values.join("|")}`] : [],
  );
}

test("members that the head joins are all that the rows have", () => {
  assert.ok(membersOf("20k wallets on Base and Arbitrum, tx count").includes("network base|arbitrum"));
  assert.ok(membersOf("variant calls for 200 exomes in BRCA1 and BRCA2: chrom, pos").includes("gene BRCA1|BRCA2"));
  assert.ok(membersOf("router + switch syslog, severity 0-7, 500 lines").includes("device_type router|switch"));
});

test("60 routers and switches are 60 devices of two types", () => {
  const plan = planOf("syslog from 60 routers and switches, last 7 days, severity 0-7");
  const counted = plan.constraints.find(({ kind }) => kind === "entities");
  assert.deepEqual([counted?.field, counted?.value], ["device", { count: 60 }]);
});

test("measures are no members, whatever else they are called by", () => {
  const { fields } = planOf("hourly PM2.5 and PM10 from 80 air sensors, past 30 days");
  assert.ok(fields.some(({ name }) => name === "pm2_5") && fields.some(({ name }) => name === "pm10"));
});

test("lab results of two tests have a row for each, with its value", () => {
  const plan = planOf("lab results HbA1c + creatinine for 500 patients w/ ref range and abnormal flag");
  const names = plan.fields.map(({ name }) => name);
  for (const name of ["test_name", "value", "unit", "reference_low", "reference_high"])
    assert.ok(names.includes(name), name);
});
