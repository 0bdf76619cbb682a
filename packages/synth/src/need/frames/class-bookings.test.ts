import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

test("rows of class bookings are bookings, and those of memberships members", () => {
  for (const need of [
    "yoga class bookings: student, class, time, cancelled 8%",
    "fitness studio reservations: class, member, date",
    "pilates class bookings: client, class, coach, booked at, attended 85%",
  ])
    assert.equal(planOf(need).frame, "class_bookings", need);
  assert.equal(planOf("gym memberships: member, plan, joined").frame, "gym_memberships");
  assert.equal(planOf("hotel bookings: guest, room class, nights").frame, "hotel_bookings");
});
