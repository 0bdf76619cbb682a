import assert from "node:assert/strict";
import { test } from "node:test";
import { familySources } from "./families/registry.ts";
import type { ScenarioReading } from "./reading.ts";
import type { Act, HumanConversation, Turn } from "./record.ts";
import { humanRow } from "./row.ts";
import { readScenario } from "./scenario.ts";

const plain = readScenario("two friends talk about the garden") as ScenarioReading;
const stated = [
  "a tenant asks the landlord about the mould",
  "customer angry about a late refund talks to an agent",
  "teen tells a friend about a breakup",
  "two agents haggle over compute price",
  "job interview for a welder",
  "nurse handover",
  "a student who wants to end his life talks to a friend",
].map((text) => readScenario(text) as ScenarioReading);
const readings = [...stated, ...familySources.map(({ id }): ScenarioReading => ({ ...plain, family: id }))];

function* talks(rows: number): Generator<HumanConversation> {
  for (const reading of readings) {
    for (let row = 0; row < rows; row++) {
      const made = humanRow(reading, "conversations", "adjacency", row, 0);
      if (made.format === "conversations") yield made;
    }
  }
}

/** What the main person may do after an act of the other: whoever is asked answers, whoever is offered something takes it or not. */
const replies: Readonly<Partial<Record<Act, readonly Act[]>>> = {
  greet: ["tell"],
  ask: ["answer", "ask", "tell", "dwell", "decide"],
  explain: ["dwell", "acknowledge", "ask"],
  offer_help: ["dwell", "acknowledge", "ask"],
  advise: ["dwell", "acknowledge", "ask"],
  repair_request: ["repair"],
  small_talk: ["topic_return"],
  empathise: ["dwell"],
  acknowledge: ["farewell", "thank", "decide"],
  farewell: ["farewell", "thank"],
};

test("two people speak in turns, and each message does something that replies to the one before", () => {
  for (const { turns } of talks(12)) {
    for (const [i, turn] of turns.entries()) {
      const before = turns[i - 1];
      if (before === undefined) continue;
      assert.notEqual(turn.speaker, before.speaker);
      const allowed = turn.speaker === "user" ? replies[before.act] : undefined;
      assert.ok(allowed === undefined || allowed.includes(turn.act), `${before.act} -> ${turn.act}: ${turn.text}`);
    }
  }
});

test("a conversation keeps to one thread: it changes the topic once at most, says so, and comes back", () => {
  for (const { turns } of talks(12)) {
    const asides = turns.filter(({ act }) => act === "small_talk");
    assert.ok(asides.length <= 1);
    for (const aside of asides) {
      assert.match(
        aside.text,
        /something else|another thing|change the subject|before we go on|breather|stop there|off topic|just quickly|different question|by the way/i,
      );
      assert.equal(turns[aside.index + 1]?.act, "topic_return");
    }
  }
});

/** Sums said in a conversation, by their leading number. */
function sums(turns: readonly Turn[]): ReadonlySet<string> {
  const said = turns.flatMap(
    ({ text }) => text.toLowerCase().match(/[a-z -]+ (?:euros|pounds|dollars|cents an hour)/g) ?? [],
  );
  return new Set(
    said.map((sum) => /(\S+ hundred(?: and \S+)?|\S+) (?:euros|pounds|dollars|cents an hour)$/.exec(sum)?.[1] ?? ""),
  );
}

test("the sums of a conversation stay the same from its first to its last message", () => {
  for (const text of [
    "a customer wants a refund from the support agent",
    "a tenant disputes a withheld deposit with the landlord",
  ]) {
    const reading = { ...(readScenario(text) as ScenarioReading), register: "formal" as const };
    for (let row = 0; row < 40; row++) {
      const made = humanRow(reading, "conversations", "sums", row, 0);
      assert.ok(made.format === "conversations");
      // What was paid, what is offered, and what is bid.
      assert.ok(sums(made.turns).size <= 3, [...sums(made.turns)].join(", "));
    }
  }
});

test("a counterpart is moved by what is said to them: by blame, offers and thanks, not by another's lot alone", () => {
  const reading = readScenario("a tenant disputes a withheld deposit with the landlord") as ScenarioReading;
  const causes = new Map<string, number>();
  for (let row = 0; row < 200; row++) {
    const made = humanRow(reading, "conversations", "moved", row, 0);
    assert.ok(made.format === "conversations");
    for (const { speaker, event } of made.turns) {
      if (speaker !== "other" || event === null) continue;
      const cause = event.token.replace(/_\d+$/, "").split("_for_")[0] ?? "";
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
    }
  }
  for (const cause of ["reproach", "own_part", "my_offer", "thanks"]) assert.ok((causes.get(cause) ?? 0) > 0, cause);
  const all = [...causes.values()].reduce((sum, count) => sum + count, 0);
  assert.ok((causes.get("hard") ?? 0) < 0.45 * all);
});

test("a scenario that says how it ends ends so", () => {
  const reading = readScenario(
    "mostly frustrated, ends relieved: a tenant and the landlord about the deposit, 12 messages",
  ) as ScenarioReading;
  assert.equal(reading.ending, "relief");
  let ends = 0;
  for (let row = 0; row < 40; row++) {
    const made = humanRow(reading, "conversations", "ending", row, 0);
    assert.ok(made.format === "conversations");
    const felt = made.turns.filter(({ speaker, emotion }) => speaker === "user" && emotion !== "neutral");
    if ((felt.at(-1)?.valence ?? 0) > 0) ends += 1;
  }
  assert.ok(ends >= 36, `${ends} of 40`);
});
