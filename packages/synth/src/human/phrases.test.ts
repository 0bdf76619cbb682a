import assert from "node:assert/strict";
import { test } from "node:test";
import { lines } from "../language/matter.ts";
import { type Bank, bank, fragmentsOf, realisationsOf } from "../language/phrase.ts";
import { groupOf, type SlotName } from "../language/slots.ts";
import { emotionKinds } from "./emotion.ts";
import { familySources } from "./families/registry.ts";
import { eventCodes, familyOf } from "./family-book.ts";
import { humanLexicon } from "./lexicon.ts";
import { feelings } from "./speech/feelings.ts";
import { linkingSpeech } from "./speech/linking.ts";
import { otherSpeech } from "./speech/other.ts";
import { userSpeech } from "./speech/user.ts";
import { tendenciesOf } from "./tendency.ts";

const spoken = [
  ...Object.values(feelings),
  ...Object.values(userSpeech),
  ...Object.values(otherSpeech),
  ...Object.values(linkingSpeech),
];
const ofFamilies = familySources.flatMap(({ details, pairs, advice }) => [details, pairs, advice]);

/** What every row knows from its start, and what it knows once something happened. */
const always: readonly SlotName[] = ["they", "friend", "weekday", "place"];
const happened: readonly SlotName[] = [...always, "event", "topic", "goal", "deed", "very"];

function bits(names: readonly SlotName[]): number {
  return names.reduce((sum, name) => sum | groupOf(name), 0);
}

function each(of: Bank): number[] {
  return Array.from({ length: of.size }, (_, index) => index);
}

test("more than two thousand sentences can be said, in more than ten thousand fragments", () => {
  const all = [...spoken, ...ofFamilies].flatMap(lines);
  const events = familySources.flatMap(({ events }) => lines(events));
  assert.ok(all.length + events.length >= 2_000, `${all.length} and ${events.length}`);
  const read = bank(
    all.map((line) => line.replace(/^\? /, "")),
    humanLexicon,
  );
  const fragments = each(read).reduce((sum, index) => sum + fragmentsOf(read.at(index).phrase), 0);
  assert.ok(fragments >= 10_000, `${fragments}`);
});

test("no sentence stands twice in a bank, and none leaves a gap where an alternative is empty", () => {
  for (const text of [...spoken, ...ofFamilies]) {
    const all = lines(text);
    assert.equal(new Set(all).size, all.length);
    for (const line of all) assert.doesNotMatch(line, / {2}|\|\] | \[\||\[\|/, line);
  }
});

test("a feeling has at least seven sentences of its own, most many more, each in several ways", () => {
  for (const [emotion, text] of Object.entries(feelings)) {
    const of = bank(lines(text), humanLexicon);
    assert.ok(of.size >= 7, emotion);
    const ways = each(of).reduce((sum, index) => sum + realisationsOf(of.at(index).phrase), 0);
    assert.ok(ways >= 60, `${emotion}: ${ways}`);
  }
  assert.equal(Object.keys(feelings).length, Object.keys(emotionKinds).length - 1);
});

test("a family has at least twelve events and all that it takes to tell them", () => {
  assert.ok(familySources.length >= 26);
  assert.equal(new Set(familySources.map(({ id }) => id)).size, familySources.length);
  for (const { id } of familySources) {
    const family = familyOf(id);
    assert.ok(family !== undefined);
    const seeds = [...family.seeds.values()].flat();
    assert.ok(seeds.length >= 12, `${id}: ${seeds.length}`);
    assert.equal(new Set(seeds.map(({ token }) => token)).size, seeds.length, id);
    const known = bits([...always, "subject"]);
    for (const seed of seeds) {
      assert.match(seed.token, /^[a-z][a-z0-9_]{2,47}$/);
      assert.ok((eventCodes as readonly string[]).includes(seed.code), `${id} ${seed.token}`);
      assert.ok(seed.goal < family.goals.length, `${id} ${seed.token}`);
      for (const clause of [seed.topic, seed.clause, seed.confirmed, seed.disconfirmed]) {
        assert.equal(clause.at(0).needs & ~known, 0, `${id} ${seed.token} needs what a row does not know`);
      }
    }
    const asked = family.exchanges.filter(({ opening }) => opening === "ask");
    for (const { answers } of asked) assert.ok((answers?.size ?? 0) >= 3, id);
    assert.ok(asked.length >= 2 && family.exchanges.length >= asked.length + 3 && family.details.size >= 6, id);
    for (const { goal } of family.goals) assert.match(goal, /^[a-z][a-z0-9_]{2,47}$/);
  }
});

test("whatever is to be said after an event can be said with what a row knows by then", () => {
  const known = bits(happened);
  for (const text of [...Object.values(feelings), ...Object.values(userSpeech), ...Object.values(otherSpeech)]) {
    const of = bank(lines(text), humanLexicon);
    for (const index of each(of)) assert.equal(of.at(index).needs & ~known, 0, of.sources[index]);
  }
});

test("every feeling moves people to several actions, told ahead and in the past", () => {
  for (const emotion of Object.keys(feelings) as (keyof typeof feelings)[]) {
    const all = tendenciesOf(emotion);
    assert.ok(all.length >= 5, emotion);
    for (const { token, ahead, done } of all) {
      assert.match(token, /^[a-z][a-z_]{2,47}$/);
      assert.ok(!`${ahead}${done}`.includes("~"), token);
    }
  }
});
