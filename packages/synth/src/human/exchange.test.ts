import assert from "node:assert/strict";
import { test } from "node:test";
import type { Bank } from "../language/phrase.ts";
import { facts, groupOf, type SlotName, state } from "../language/slots.ts";
import { Utterance } from "../language/utterance.ts";
import { voice } from "../language/voice.ts";
import { readExchanges } from "./exchange.ts";
import { type ExchangeKind, exchangesAcross, exchangesOfConfiding, kindOf } from "./exchange-book.ts";
import { familySources } from "./families/registry.ts";
import { familyOf } from "./family-book.ts";
import { matterFor } from "./matter-book.ts";
import { mattersOf } from "./matter-sources.ts";
import type { ScenarioReading } from "./reading.ts";
import { readScenario } from "./scenario.ts";
import { type ConfidingClass, confidingExchanges } from "./speech/exchanges/confiding.ts";

/** What both know from the first message on. */
const known: readonly SlotName[] = [
  ...(["name", "they", "friend", "weekday", "place", "topic", "goal", "very", "subject"] as const),
  ...(["price", "offer", "due", "delivered_ago", "follow_when"] as const),
];
const bits = known.reduce((sum, name) => sum | groupOf(name), 0);

function sayable(of: Bank): boolean {
  return Array.from({ length: of.size }, (_, index) => of.at(index)).every(({ needs }) => (needs & ~bits) === 0);
}

test("an exchange is read as what one says and what may be said to exactly that", () => {
  const [asked, refused] = readExchanges(`
    ?d which sum is it?
    = forty
    = fifty
    < we never agreed on that
    - we did
    + then I was wrong`);
  assert.deepEqual([asked?.opening, asked?.side, asked?.answers?.size, asked?.agreeing], ["ask", "duty", 2, null]);
  assert.deepEqual([refused?.opening, refused?.side, refused?.agreeing?.size], ["position", null, 1]);
  const said = new Utterance(facts(), voice());
  said.begin(1, voice());
  said.say(refused?.refusing as Bank);
  assert.match(said.finish(), /^We did/);
  assert.throws(() => readExchanges("& something else"), /no exchange/);
});

test("whoever asks is answered, whoever offers or takes a stand is agreed with or refused, with what both know", () => {
  const kinds = new Set<ExchangeKind>(familySources.map(({ id }) => kindOf(id, null)));
  const across = [...kinds].flatMap((kind) => [true, false].flatMap((isOnDuty) => exchangesAcross(kind, isOnDuty)));
  const beside = (Object.keys(confidingExchanges) as ConfidingClass[]).flatMap((of) => exchangesOfConfiding(of));
  for (const { opening, prompt, answers, agreeing, refusing } of [...across, ...beside]) {
    const replies = opening === "ask" || opening === "question" ? [answers] : [agreeing, refusing];
    assert.ok(
      replies.some((each) => each !== null && each.size > 0),
      prompt.sources[0],
    );
    for (const each of [prompt, answers, agreeing, refusing])
      assert.ok(each === null || sayable(each), prompt.sources[0]);
  }
});

test("both sides of every matter find something to ask and to offer", () => {
  for (const { id } of familySources) {
    for (const matter of [null, ...mattersOf(id).map((each) => each.id)]) {
      for (const isOnDuty of [true, false]) {
        const openings = new Set(exchangesAcross(kindOf(id, matter), isOnDuty).map(({ opening }) => opening));
        assert.ok(openings.has("ask") && openings.has("offer") && openings.has("position"), `${id} ${matter}`);
      }
    }
  }
});

test("a matter knows its own questions, positions and offers beside its events", () => {
  const reading = readScenario("a tenant asks the landlord about the mould") as ScenarioReading;
  assert.equal(reading.matter, "mould");
  const family = familyOf(reading.family);
  assert.ok(family !== undefined);
  const { exchanges, onsets } = matterFor(reading, family);
  assert.ok(onsets.length >= 5 && exchanges.some(({ opening }) => opening === "offer"));
  const facing = facts();
  state(facing, "name", "Mara");
  assert.ok(exchanges.every(({ prompt }) => prompt.size === 1));
});
