import assert from "node:assert/strict";
import { test } from "node:test";
import { perfectAnswer } from "./fake-answer.ts";
import { readNeed } from "./need.ts";
import { scoreNeed } from "./score.ts";
import type { Row } from "./types.ts";

const options = { sampleRows: 400, today: "2026-06-15", seed: "rows" };

/** The judgement on the rows alone, constraint by constraint, of a plan that is right in everything it states. */
function kept(expectFields: readonly string[], constraints: object, sample: readonly Row[]): boolean[] {
  const line = { need: "rows", split: "tune", expectCategory: null, expectFields, constraints };
  const need = readNeed(JSON.stringify(line));
  return scoreNeed(need, perfectAnswer(need, sample), options).constraints.map((one) => one.satisfied);
}

/** One row, or so many made by a function. */
type Rows = Row | ((i: number) => Row);

function judged(expectFields: readonly string[], constraints: object, row: Rows, count: number): boolean[] {
  const verdicts = kept(expectFields, constraints, typeof row === "function" ? rows(row, count) : [row]);
  assert.ok(verdicts.length > 0);
  return verdicts;
}

function keeps(expectFields: readonly string[], constraints: object, row: Rows, count = 400): void {
  assert.ok(judged(expectFields, constraints, row, count).every(Boolean));
}

function breaks(expectFields: readonly string[], constraints: object, row: Rows, count = 400): void {
  assert.ok(!judged(expectFields, constraints, row, count).some(Boolean));
}

function rows(row: (i: number) => Row, count: number): Row[] {
  return Array.from({ length: count }, (_, i) => row(i));
}

/** Even fractions that look scattered: the multiples of the golden ratio. */
const scattered = (i: number): number => (i * 0.618_033_988_749_895) % 1;

test("values outside of the asked bounds are found, in numbers and in dates", () => {
  const amount = { amount: { min: 10, max: 50 } };
  keeps(["amount:number"], amount, (i) => ({ amount: 10 + (i % 41) }));
  breaks(["amount:number"], amount, (i) => ({ amount: 10 + (i % 42) }));
  const until = { due: { max: "2025-03-31" } };
  keeps(["due:date"], until, { due: "2025-03-31T23:00:00Z" });
  breaks(["due:date"], until, { due: "2025-04-01" });
});

test("a column without any value keeps nothing", () => {
  for (const amount of [{ min: 1 }, { enum: [1] }, { prefix: ["A"] }, { unique: true }, { rate: 0 }]) {
    breaks(["amount:number"], { amount }, () => ({ amount: null }));
  }
});

test("a share is kept when the binomial allows the count", () => {
  const fraud = { is_fraud: { rate: 0.05 } };
  const at =
    (share: number) =>
    (i: number): Row => ({ is_fraud: scattered(i) < share });
  keeps(["is_fraud:bool"], fraud, at(0.05));
  breaks(["is_fraud:bool"], fraud, at(0.12));
  const status = { status: { rate: { open: 0.1, "paid|settled": 0.9 } } };
  keeps(["status:enum"], status, (i) => ({ status: i % 10 === 0 ? "Open" : "settled" }));
  breaks(["status:enum"], status, (i) => ({ status: i % 2 === 0 ? "open" : "paid" }));
});

test("a share of the entities is counted over entities, not over their rows", () => {
  const solar = { has_solar: { rate: 0.2 } };
  const homes =
    (share: number) =>
    (i: number): Row => ({ home_id: `H${Math.floor(i / 8)}`, has_solar: scattered(Math.floor(i / 8)) < share });
  keeps(["home_id:id", "has_solar:bool"], solar, homes(0.3));
  breaks(["home_id:id", "has_solar:bool"], solar, homes(0.7));
});

test("an enumeration has no strangers and does not shrink to one member", () => {
  const color = { color: { enum: ["red", "sea green"] } };
  keeps(["color:enum"], color, (i) => ({ color: i % 2 ? "red" : "SEA_GREEN" }));
  breaks(["color:enum"], color, (i) => ({ color: i % 9 ? "red" : "blue" }));
  breaks(["color:enum"], color, () => ({ color: "red" }));
});

test("prefixes, uniqueness, entities and check digits are looked up in the rows", () => {
  const code = { code: { prefix: ["AB", "CD"], unique: true } };
  keeps(["code:string"], code, (i) => ({ code: `AB${i}` }));
  breaks(["code:string"], code, (i) => ({ code: `X${i % 7}` }));
  const entities = { _entities: { device: 20 } };
  keeps(["device:id"], entities, (i) => ({ device: i % 20 }));
  breaks(["device:id"], entities, (i) => ({ device: i % 21 }));
  const npi = { npi: { check: "npi-luhn" } };
  keeps(["npi:string"], npi, { npi: "1234567893" });
  breaks(["npi:string"], npi, { npi: "1234567894" });
  const email = { email: { check: "email-reserved" } };
  keeps(["email:string"], email, { email: "a.b@mail.example.org" });
  breaks(["email:string"], email, { email: "a.b@notexample.org" });
});

test("gaps are as many as asked, in one column or in the whole delivery", () => {
  const co2 = { co2: { nulls: 0.1 } };
  keeps(["co2:number"], co2, (i) => ({ co2: i % 10 ? i : null }));
  breaks(["co2:number"], co2, (i) => ({ co2: i % 3 ? i : null }));
  // Rows of another table have no such column, and so no gap in it.
  keeps(["co2:number"], co2, (i) => (i % 2 ? { table: "a", co2: i % 20 === 1 ? null : i } : { table: "b", co2: null }));
  keeps(["a:int", "b:int"], { _null_rate: 0 }, (i) => ({ a: i, b: 1 }));
  breaks(["a:int", "b:int"], { _null_rate: 0 }, (i) => ({ a: i, b: i === 77 ? null : 1 }));
  breaks(["a:int"], { _null_rate: 0.05 }, (i) => ({ a: i }));
});

test("duplicates are rows that agree in all but their number", () => {
  const wanted = { _duplicate_rate: 0.05 };
  const fields = ["record_id:id", "name:string"];
  keeps(fields, wanted, (i) => ({ record_id: i, name: `N${i % 20 ? i : i + 1}` }));
  breaks(fields, wanted, (i) => ({ record_id: i, name: `N${i}` }));
  // Five rows show no twentieth.
  keeps(fields, wanted, (i) => ({ record_id: i, name: `N${i}` }), 5);
});

test("times lie in the window that was asked for", () => {
  const day = (start: string, i: number): string => new Date(Date.parse(start) + i * 86_400_000).toISOString();
  const quarter = { _time: { from: "2025-07-01", to: "2025-09-30" } };
  keeps(["ts:datetime"], quarter, (i) => ({ ts: day("2025-07-01", i) }), 92);
  breaks(["ts:datetime"], quarter, (i) => ({ ts: day("2025-06-25", i) }), 92);
  const last = { hired: { last: "P90D" } };
  keeps(["hired:date"], last, (i) => ({ hired: day("2026-03-17", i).slice(0, 10) }), 91);
  breaks(["hired:date"], last, (i) => ({ hired: day("2026-01-17", i).slice(0, 10) }), 91);
  const winter = { _time: { months: [12, 1, 2] } };
  keeps(["ts:datetime"], winter, (i) => ({ ts: day("2025-12-01", i) }), 90);
  breaks(["ts:datetime"], winter, (i) => ({ ts: day("2025-12-01", i) }), 95);
  breaks(["name:string"], quarter, { name: "no time at all" });
});

test("readings come at the asked step, device after device or step after step", () => {
  const every = { _time: { every: "PT5M" } };
  const fields = ["device:id", "ts:datetime"];
  const at = (minute: number): string => new Date(Date.UTC(2025, 0, 1, 0, minute)).toISOString();
  keeps(fields, every, (i) => ({ device: i % 20, ts: at(5 * Math.floor(i / 20)) }));
  keeps(fields, every, (i) => ({ device: Math.floor(i / 40), ts: at(5 * (i % 40)) }));
  breaks(fields, every, (i) => ({ device: i % 20, ts: at(15 * Math.floor(i / 20)) }));
  breaks(fields, every, (i) => ({ device: i % 20, ts: at(9000 * scattered(i)) }));
  const monthly = { _time: { every: "P1M" } };
  keeps(["ts:date"], monthly, (i) => ({ ts: new Date(Date.UTC(2024, i)).toISOString() }), 24);
});

test("order, sums, spans of time and ratios between columns are computed anew", () => {
  const judge = (relation: string, fields: readonly string[], row: Row): boolean | undefined =>
    kept(fields, { _relations: [relation] }, [row])[0];
  const money = ["paid:number", "allowed:number", "billed:number"];
  assert.equal(judge("paid<=allowed<=billed", money, { paid: 1, allowed: 2, billed: 2 }), true);
  assert.equal(judge("paid<=allowed<=billed", money, { paid: 1, allowed: 3, billed: 2 }), false);
  assert.equal(judge("paid<=allowed<=billed", money, { paid: null, allowed: 1, billed: 2 }), false);
  const stay = ["arrival:date", "departure:date", "nights:int"];
  const dates = { arrival: "2025-02-27", departure: "2025-03-02" };
  assert.equal(judge("nights = departure - arrival", stay, { ...dates, nights: 3 }), true);
  assert.equal(judge("nights = departure - arrival", stay, { ...dates, nights: 4 }), false);
  const train = ["planned:datetime", "actual:datetime", "delay:int"];
  const times = { planned: "2025-02-27T10:00:00Z", actual: "2025-02-27T10:07:40Z" };
  assert.equal(judge("delay = actual - planned", train, { ...times, delay: 7 }), true);
  assert.equal(judge("delay = actual - planned", train, { ...times, delay: 460 }), true);
  assert.equal(judge("delay = actual - planned", train, { ...times, delay: 9 }), false);
  assert.equal(judge("arrival<departure", stay, { ...dates, nights: 3 }), true);
  const bill = ["issued:date", "due:date"];
  assert.equal(judge("due = issued + 14d", bill, { issued: "2025-02-27", due: "2025-03-13" }), true);
  assert.equal(judge("due = issued + 14d", bill, { issued: "2025-02-27", due: "2025-03-12" }), false);
  const work = ["hours:number", "rate:number", "amount:number"];
  assert.equal(judge("amount = hours * rate", work, { hours: 1.1, rate: 133.33, amount: 146.66 }), true);
  assert.equal(judge("amount = hours * rate", work, { hours: 1.1, rate: 133.33, amount: 150 }), false);
  const duties = ["value:number", "rate:number[%]", "duty:number"];
  assert.equal(judge("duty = value * rate", duties, { value: 200, rate: 17, duty: 34 }), true);
  assert.equal(judge("duty = value * rate", duties, { value: 200, rate: 17, duty: 3400 }), true);
  assert.equal(judge("duty = value * rate", duties, { value: 200, rate: 17, duty: 3.4 }), false);
  const ads = ["clicks:int", "impressions:int", "ctr:number"];
  assert.equal(judge("ctr = clicks / impressions", ads, { clicks: 3, impressions: 200, ctr: 0.015 }), true);
  assert.equal(judge("ctr = clicks / impressions", ads, { clicks: 3, impressions: 200, ctr: 1.5 }), true);
  assert.equal(judge("ctr = clicks / impressions", ads, { clicks: 3, impressions: 200, ctr: 0.02 }), false);
  const edge = ["src:id", "dst:id"];
  assert.equal(judge("src != dst", edge, { src: "U1", dst: "U2" }), true);
  assert.equal(judge("src != dst", edge, { src: "U1", dst: "U1" }), false);
});

test("a distribution is told from another by its moments and its shape", () => {
  // Sums of twelve scattered fractions are near to normal.
  const normal = (i: number): number =>
    Array.from({ length: 12 }, (_, j) => (scattered(i * 12 + j) * 7919 * (j + 1)) % 1).reduce((a, b) => a + b, -6);
  const salary = { salary: { distribution: { name: "normal", mean: 58, sd: 11 } } };
  keeps(["salary:number"], salary, (i) => ({ salary: 58 + 11 * normal(i) }));
  breaks(["salary:number"], salary, (i) => ({ salary: 64 + 11 * normal(i) }));
  breaks(["salary:number"], salary, (i) => ({ salary: 58 + 22 * normal(i) }));
  const price = { price: { distribution: { name: "lognormal", median: 4.5 } } };
  keeps(["price:number"], price, (i) => ({ price: 4.5 * Math.exp(0.6 * normal(i)) }));
  breaks(["price:number"], price, (i) => ({ price: 9 * scattered(i) }));
  const wait = { wait: { distribution: { name: "exponential", mean: 140 } } };
  keeps(["wait:number"], wait, (i) => ({ wait: -140 * Math.log(1 - scattered(i)) }));
  breaks(["wait:number"], wait, (i) => ({ wait: 280 * scattered(i) }));
});

test("a sample shorter than the delivery and the sample allow is found", () => {
  keeps(["a:int"], { _rows: 10_000 }, (i) => ({ a: i }));
  keeps(["a:int"], { _rows: 250 }, (i) => ({ a: i }), 250);
  breaks(["a:int"], { _rows: 10_000 }, (i) => ({ a: i }), 5);
});

test("a percentage may be delivered as a share where the plan says so", () => {
  const line = {
    need: "x",
    split: "tune",
    expectCategory: null,
    expectFields: ["off:number"],
    constraints: { off: { max: 40 } },
  };
  const need = readNeed(JSON.stringify(line));
  const satisfied = (max: number, off: number): boolean | undefined => {
    const constraints = [{ field: "off", kind: "range", value: { max } }] as const;
    const answer = { ...perfectAnswer(need, [{ off }]), constraints };
    return scoreNeed(need, answer, options).constraints[0]?.satisfied;
  };
  assert.deepEqual([satisfied(0.4, 0.4), satisfied(0.4, 0.5), satisfied(40, 40)], [true, false, true]);
});
