import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

const lists: readonly (readonly [need: string, members: readonly string[]])[] = [
  [
    "player telemetry of an app: play, pause, seek, buffer, stop; content id, device",
    ["play", "pause", "seek", "buffer", "stop"],
  ],
  ["web app events: signup, note_created, upgrade; user id, browser", ["signup", "note_created", "upgrade"]],
  [
    "what people tap in an app: app opened, session started or session finished; with phone model",
    ["app_opened", "session_started", "session_finished"],
  ],
  [
    "Kafka topic of a podcast player - play, pause, seek, skip, finish - carrying listener id, position in sec",
    ["play", "pause", "seek", "skip", "finish"],
  ],
  [
    "what players do in our puzzle game: install, level_start, level_complete, level_fail. Player, level 1-300, coin balance",
    ["install", "level_start", "level_complete", "level_fail"],
  ],
  [
    "120k events in May 2025 please: app_open, scan_card, start_timer, plus player and session",
    ["app_open", "scan_card", "start_timer"],
  ],
  ["playback events: play, pause, stop, with position in seconds", ["play", "pause", "stop"]],
];

test("what happened, listed before the columns, is the type of the event", () => {
  for (const [need, members] of lists) {
    const said = planOf(need).constraints.filter(({ kind }) => kind === "enum");
    assert.deepEqual(
      said.map(({ field, value }) => [field, value.enum]),
      [["event_type", members]],
      need,
    );
  }
});

test("what happened may stand right behind the plural, or before columns that are announced", () => {
  for (const [need, members] of [
    [
      "video player events play, pause, seek, buffer, end. with viewer id, video id, position 0-7200 s",
      ["play", "pause", "seek", "buffer", "end"],
    ],
    ["checkout events view, add, remove, pay. columns user id, sku, price 1-90", ["view", "add", "remove", "pay"]],
    [
      "newsletter events: sent, opened, clicked, unsubscribed, campaign id, email client",
      ["sent", "opened", "clicked", "unsubscribed"],
    ],
    [
      "app events of a bank: logged in, card frozen, transfer sent, logged out, user id, device",
      ["logged_in", "card_frozen", "transfer_sent", "logged_out"],
    ],
    ["event log of a garage: enter, exit, pay, overstay. columns: plate, gate", ["enter", "exit", "pay", "overstay"]],
  ] as const) {
    const said = planOf(need).constraints.filter(({ field, kind }) => field === "event_type" && kind === "enum");
    assert.deepEqual(
      said.map(({ value }) => value.enum),
      [members],
      need,
    );
  }
  const chess = planOf(
    "event stream of a chess site: game_started, move, resign, draw_offer, checkmate. columns: game id, rating 600-2800",
  );
  assert.equal(chess.category, "event-streams");
  assert.deepEqual(namesOf(chess), ["event_type", "game_id", "rating"]);
});

test("what is counted of campaigns and what is put on are no events", () => {
  const campaigns = namesOf(planOf("newsletter campaigns: sent, opened, clicked, unsubscribed, campaign id"));
  for (const name of ["sent", "opened", "clicked"]) assert.ok(campaigns.includes(name), campaigns.join());
  const hall = namesOf(planOf("events of a concert hall: title, date, hall, tickets sold 10-900"));
  assert.ok(hall.includes("title") && hall.includes("tickets_sold"), hall.join());
});

test("a list of columns of events is no list of events", () => {
  assert.ok(namesOf(planOf("app events: event id, user id, opened at; device")).includes("opened_at"));
  assert.ok(namesOf(planOf("click events: user, page, opened, device")).includes("opened"));
});

test("what is counted before the list are the events", () => {
  assert.equal(planOf("10k start, stop and error events from 20 machines, machine id").rows, 10_000);
});

test("the last of a list of columns may be an event", () => {
  const names = namesOf(planOf("blood pressure of 90 patients: systolic, diastolic, heart rate, adverse event 6%"));
  assert.ok(names.includes("heart_rate") && !names.includes("event_type"), names.join());
});
