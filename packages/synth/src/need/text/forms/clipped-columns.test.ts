import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, statedOf } from "../../../../test/planned-need.ts";

test("columns one after the other are read with what stands in their brackets", () => {
  const plan = planOf(
    "need: conf_room_bookings n=1800 cols room(A1,A2,B1,B2) start end attendees[2..16] no_show=11% fmt=parquet",
  );
  assert.deepEqual(statedOf(plan), ["room", "start_time", "end_time", "attendees", "no_show"]);
  assert.equal(plan.rows, 1800);
  assert.equal(plan.format, "parquet");
  const said = (field: string, kind: string): unknown =>
    plan.constraints.find((each) => each.field === field && each.kind === kind)?.value;
  assert.deepEqual(said("room", "enum"), { enum: ["A1", "A2", "B1", "B2"] });
  assert.deepEqual(said("attendees", "range"), { min: 2, max: 16 });
  assert.deepEqual(said("no_show", "rate"), { rate: 0.11 });
});

test("a percentage that is set is how often, and of a tax how much", () => {
  const plan = planOf("bills: id, vat=19%, net amount, paid=80%");
  assert.deepEqual(plan.constraints.find(({ field }) => field === "paid")?.value, { rate: 0.8 });
  assert.equal(
    plan.constraints.find(({ field, kind }) => field === "vat" && kind === "rate"),
    undefined,
  );
});

test("columns between commas stay as they are", () => {
  assert.deepEqual(statedOf(planOf("20 rows, columns: id, name (first and last), amount[5..100]")).slice(0, 2), [
    "id",
    "name",
  ]);
});

test("behind a title, too, columns stand one after the other", () => {
  const plan = planOf(
    "fw logs last 24h, 100k: src_ip dst_ip dst_port(1-65535) proto tcp|udp|icmp bytes action 70% allow 30% deny",
  );
  assert.deepEqual(statedOf(plan), ["src_ip", "dst_ip", "dst_port", "proto", "bytes", "action"]);
  assert.equal(plan.rows, 100_000);
  const said = (field: string, kind: string): unknown =>
    plan.constraints.find((each) => each.field === field && each.kind === kind)?.value;
  assert.deepEqual(said("dst_port", "range"), { min: 1, max: 65_535 });
  assert.deepEqual(said("proto", "enum"), { enum: ["tcp", "udp", "icmp"] });
  assert.deepEqual(said("action", "shares"), { rate: { allow: 0.7, deny: 0.3 } });
  const tickets = planOf(
    "support tickets: queue billing|tech|sales priority 20% high 80% low opened_at closed_at agent",
  );
  assert.deepEqual(statedOf(tickets), ["queue", "priority", "opened_at", "closed_at", "agent"]);
});

test("a sentence behind a title is no list of clipped columns", () => {
  const plan = planOf("orders: price between 5 and 10 EUR and status paid|open");
  assert.deepEqual(statedOf(plan), ["price", "status"]);
});
