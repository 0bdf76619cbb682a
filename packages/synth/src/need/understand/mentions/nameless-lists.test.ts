import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("lists without a name are called by what they are", () => {
  for (const [need, name, values] of [
    ["safety inspections: site, pass/fail/conditional pass, inspector", "result", ["pass", "fail", "conditional_pass"]],
    ["house offers: buyer, price EUR, accept/counter/reject, time", "action", ["accept", "counter", "reject"]],
    ["page loads: user, web or mobile app, load time in ms", "platform", ["web", "mobile_app"]],
    ["parcels, sorted/missorted/damaged, lane, time", "status", ["sorted", "missorted", "damaged"]],
    ["tickets. P1-P3, opened, closed", "priority", ["P1", "P2", "P3"]],
    ["outages: SEV1-SEV3, region, start", "severity", ["SEV1", "SEV2", "SEV3"]],
  ] as const) {
    const plan = planOf(need);
    const field = plan.fields.find((each) => each.name === name);
    assert.deepEqual(field?.values, values, `${need}: ${plan.fields.map((each) => each.name).join(", ")}`);
  }
});
