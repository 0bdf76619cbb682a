import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function sharesOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ field, kind }) => field === name && kind === "shares")?.value.rate;
}

test("shares may be of figures, and the rest is parted among more of them", () => {
  assert.deepEqual(
    sharesOf("nginx logs, 92% status 200, 4% 404, 1% 500, remainder split over 301 and 403", "status_code"),
    {
      200: 0.92,
      404: 0.04,
      500: 0.01,
      301: 0.015,
      403: 0.015,
    },
  );
  assert.deepEqual(sharesOf("5000 requests: 90% status code 200, 7% 404, 3% 500, latency in ms", "status_code"), {
    200: 0.9,
    404: 0.07,
    500: 0.03,
  });
  assert.deepEqual(sharesOf("5000 requests, 90% status 200, 6% 404, rest 301 and 403", "status_code"), {
    200: 0.9,
    404: 0.06,
    301: 0.02,
    403: 0.02,
  });
});

test("what the rest is parted among ends with the list", () => {
  assert.deepEqual(
    sharesOf(
      "1000 payments, amount, 80% card, 10% paypal, the rest split evenly between cash and cheque, date",
      "payment_method",
    ),
    { card: 0.8, paypal: 0.1, cash: 0.05, cheque: 0.05 },
  );
});

test("a share before a figure that is no member stays what it was", () => {
  const { constraints } = planOf("600 invoices, 20% overdue, amount over 500 EUR");
  assert.deepEqual(
    constraints.filter(({ kind }) => kind === "rate").map(({ value }) => value),
    [{ rate: { overdue: 0.2 } }],
  );
});

test("what so many answered is one column, and what is so all the time is told of one thing", () => {
  assert.deepEqual(sharesOf("poll of 900 people: 55% yes, 40% no, 5% abstained, age", "answer"), {
    yes: 0.55,
    no: 0.4,
    abstained: 0.05,
  });
  assert.deepEqual(sharesOf("900 people, 55% said yes, 40% said no and 5% abstained, age", "answer"), {
    yes: 0.55,
    no: 0.4,
    abstained: 0.05,
  });
  assert.deepEqual(sharesOf("router stats: hostname, link up 98.5 % of the time else down", "link"), {
    up: 0.985,
    down: 0.015,
  });
  const smokers = planOf("patients: smoker 20% yes, 80% no, age").fields.find(({ name }) => name === "smoker");
  assert.equal(smokers?.type, "bool");
});

test("figures that make up a hundred are the shares of what was listed before them", () => {
  const shares = { pass: 0.7, minor: 0.22, fail: 0.08 };
  for (const need of [
    "lifts: lift, result pass / minor / fail at 70, 22 and 8 percent, due",
    "lifts: lift, result (pass, minor, fail) at 70, 22 and 8 percent, due",
  ])
    assert.deepEqual(sharesOf(need, "result"), shares, need);
  assert.equal(sharesOf("coupons: discount at 5, 10 and 20 percent, code", "discount"), undefined);
});
