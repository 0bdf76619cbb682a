import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { pageTypes, pageUrls } from "./web-intent-signals/vocabulary.ts";
import { webIntentSignals } from "./web-intent-signals.ts";

datasetTrial(webIntentSignals, { golden: "3217c05ba32bba40063c09b913a51365bd29c61390489b1e8f0ad23b1b195d19" });

const points = new Map<unknown, number>(pageTypes.map((type) => [type.name, type.points]));

test("the intent score recomputes from the published features", () => {
  let best = 0;
  for (const row of parsedRows(webIntentSignals, "score", 0, 30_000)) {
    const at = (name: string): number => Number(row[name]);
    if (row.seq === 1) best = 0;
    const forms = (row.form_started === true ? 10 : 0) + (row.form_submitted === true ? 10 : 0);
    const here = Math.floor(at("scroll_depth_pct") / 20) + Math.min(at("clicks"), 5) + forms;
    best = Math.max(best, (points.get(row.page_type) ?? Number.NaN) + here);
    const bonus = 5 * Math.min(at("repeat_visits_7d"), 4) + Math.floor(at("surge_score") / 10);
    const score = Math.min(100, best + 2 * Math.min(at("seq") - 1, 10) + bonus);
    assert.equal(row.intent_score, row.is_bot === true ? 0 : score);
  }
});

test("without consent nobody is recognised: no address, no company, no second session", () => {
  let without = 0;
  let matched = 0;
  for (const row of parsedRows(webIntentSignals, "consent", 0, 30_000)) {
    if (row.account_id !== null) matched += 1;
    if (row.consent === true) {
      assert.notEqual(row.ip, null);
      continue;
    }
    without += 1;
    assert.deepEqual(
      [row.ip, row.account_id, row.industry, row.employee_band, row.session_no],
      [null, null, null, null, 1],
    );
  }
  assert.ok(without > 5_000 && matched > 5_000);
});

test("shares asked for are the shares delivered", () => {
  const asked = webIntentSignals.configure({
    ...webIntentSignals.values,
    bot_share: 0.3,
    consent_share: 0.4,
    conversion_rate: 0.1,
  });
  const counts = { visitors: 0, bots: 0, consenting: 0, converted: 0 };
  let visitor = "";
  for (const row of parsedRows(asked, "shares", 0, 60_000)) {
    if (row.visitor_id === visitor) continue;
    visitor = String(row.visitor_id);
    counts.visitors += 1;
    if (row.is_bot === true) counts.bots += 1;
    if (row.consent === true) counts.consenting += 1;
    if (row.converted === true) counts.converted += 1;
  }
  const humans = counts.visitors - counts.bots;
  assert.ok(Math.abs(counts.bots / counts.visitors - 0.3) < 0.02, String(counts.bots / counts.visitors));
  assert.ok(Math.abs(counts.consenting / humans - 0.4) < 0.02, String(counts.consenting / humans));
  assert.ok(Math.abs(counts.converted / humans - 0.1) < 0.015, String(counts.converted / humans));
});

test("pages have addresses of their own on a host that cannot exist", () => {
  assert.equal(new Set(pageUrls).size, pageUrls.length);
  for (const url of pageUrls) assert.equal(new URL(url).hostname, "www.vendor.example");
});
