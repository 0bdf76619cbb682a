import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function valuesOf(need: string, field: string): readonly string[] | undefined {
  return planOf(need)
    ?.fields.find(({ name }) => name === field)
    ?.values?.map((value) => value.replaceAll("_", " "));
}

function ratesOf(need: string, field: string): unknown {
  return planOf(need).constraints.find((each) => each.field === field && /^(?:rate|shares)$/.test(each.kind))?.value
    .rate;
}

test("among listed members one may tell what was done or where something is", () => {
  assert.deepEqual(
    valuesOf("store returns with reason (defective, returned without receipt, changed mind), amount", "reason"),
    ["defective", "returned without receipt", "changed mind"],
  );
  assert.deepEqual(
    valuesOf("shipments with stage (in transit, held at customs, at hub, delivered to neighbour) and eta", "stage"),
    ["in transit", "held at customs", "at hub", "delivered to neighbour"],
  );
  assert.deepEqual(
    valuesOf("support calls: caller, outcome (answered, hung up before answer, sent to voicemail), agent", "outcome"),
    ["answered", "hung up before answer", "sent to voicemail"],
  );
});

test("shares stand behind whole deeds too, and those of how things ended are the outcome", () => {
  const tables =
    "restaurant tables: party size, how it ended: paid 88%, left without paying 2%, walked out before ordering 10%";
  assert.deepEqual(ratesOf(tables, "outcome"), {
    paid: 0.88,
    left_without_paying: 0.02,
    walked_out_before_ordering: 0.1,
  });
  const parcels =
    "parcels: weight, 90% delivered on the first attempt, 7% delivered to a neighbour, 3% returned to sender";
  assert.deepEqual(Object.values(ratesOf(parcels, "status") ?? {}), [0.9, 0.07, 0.03]);
});

test("a share beside a listed member of several words is of that member", () => {
  const need = "parcels with status (delivered, in transit, held at customs, lost), 3% held at customs, and 1% lost";
  assert.deepEqual(ratesOf(need, "status"), { "held at customs": 0.03, lost: 0.01 });
  const seats = "theatre seats: price, sold via (online, box office, at the door), at the door 20%";
  assert.deepEqual(ratesOf(seats, "sold_via"), { "at the door": 0.2 });
});
