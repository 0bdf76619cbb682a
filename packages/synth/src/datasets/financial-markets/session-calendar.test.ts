import assert from "node:assert/strict";
import { test } from "node:test";
import { MS_PER_DAY } from "../../engine/calendar.ts";
import { type BarPlace, barPlaces, SLOT_MS } from "./session-calendar.ts";
import { instruments } from "./universe.ts";

const zones = { ALTX: "America/New_York", NOVX: "America/New_York", EURQ: "Europe/Berlin", ORBX: "UTC" } as const;

/** Weekday and minute of the day on a wall clock of the venue's city, by the platform's time zone data. */
const clocks = Object.fromEntries(
  Object.entries(zones).map(([venue, timeZone]) => [
    venue,
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
  ]),
);

function isOpen(venue: keyof typeof zones, ms: number): boolean {
  if (venue === "ORBX") return true;
  const parts = Object.fromEntries((clocks[venue]?.formatToParts(ms) ?? []).map((part) => [part.type, part.value]));
  const minute = Number(parts.hour) * 60 + Number(parts.minute);
  const [opens, closes] = venue === "EURQ" ? [540, 1050] : [570, 960];
  return parts.weekday !== "Sat" && parts.weekday !== "Sun" && minute >= opens && minute < closes;
}

function instant(place: BarPlace): number {
  return place.day * MS_PER_DAY + place.slot * SLOT_MS;
}

test("each instant has a bar of every instrument whose venue is open by its own wall clock, and of no other", () => {
  const placeOf = barPlaces();
  // Around both changes to summer time and back, on both continents, and two years in.
  for (const [from, to] of [
    [0, 14_000],
    [112_000, 145_000],
    [545_000, 570_000],
    [1_500_000, 1_502_500],
  ] as const) {
    let slot: number[] = [];
    let ts = Number.NaN;
    for (let row = from; row < to; row++) {
      const place = placeOf(row);
      if (instant(place) !== ts) {
        if (row - slot.length > from) {
          const open = instruments.flatMap(({ venue }, i) => (isOpen(venue, ts) ? [i] : []));
          assert.deepEqual(slot, open, new Date(ts).toISOString());
          assert.equal(instant(place) - ts, SLOT_MS, "the market that never closes leaves no hole");
        }
        ts = instant(place);
        slot = [];
      }
      slot.push(place.instrument);
    }
  }
});

test("an instrument's bars are numbered without holes, and blocks begin with bar 0", () => {
  const placeOf = barPlaces();
  const last = new Map<number, { number: number; block: number; bar: number }>();
  for (let row = 0; row < 60_000; row++) {
    const { instrument, number, block, bar } = placeOf(row);
    const before = last.get(instrument);
    assert.equal(number, (before?.number ?? 0) + 1);
    if (before !== undefined && block !== before.block) assert.deepEqual([block, bar], [before.block + 1, 0]);
    if (before !== undefined && block === before.block) assert.equal(bar, before.bar + 1);
    last.set(instrument, { number, block, bar });
  }
  assert.equal(last.size, instruments.length);
});

test("any row is found alone as it is found in order", () => {
  const inOrder = barPlaces();
  for (let row = 0; row < 40_000; row += 1) {
    const expected = { ...inOrder(row) };
    if (row % 997 === 0) assert.deepEqual({ ...barPlaces()(row) }, expected);
  }
});
