import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { emotionKinds, emotions } from "./emotion.ts";
import { familySources } from "./families/registry.ts";
import type { ScenarioReading } from "./reading.ts";
import {
  causalConnectives,
  type HumanFormat,
  type HumanRecord,
  humanDataVersion,
  humanFormats,
  type Persona,
  rules,
  type State,
} from "./record.ts";
import { humanRow } from "./row.ts";
import { readScenario } from "./scenario.ts";

function reading(text: string): ScenarioReading {
  const read = readScenario(text);
  assert.notEqual(read.kind, "refused", text);
  return read as ScenarioReading;
}

const plain = reading("two friends talk about the garden");

/** A reading of each family, so that all are tried. */
const readings = familySources.map(({ id }): ScenarioReading => ({ ...plain, family: id }));

function statesOf(row: HumanRecord): readonly State[] {
  return row.format === "traces" ? row.steps : row.turns;
}

/** Each person of a row with their states. */
function people(row: HumanRecord): { persona: Persona; states: readonly State[] }[] {
  if (row.format === "traces") return [{ persona: row.persona, states: row.steps }];
  return (["user", "other"] as const).map((side) => ({
    persona: row.participants[side],
    states: row.turns.filter(({ speaker }) => speaker === side),
  }));
}

function* sample(format: HumanFormat, rows: number, seed = "sample"): Generator<HumanRecord, void, void> {
  for (let row = 0; row < rows; row++)
    yield humanRow(readings[row % readings.length] as ScenarioReading, format, seed, row, 0);
}

const all = humanFormats.flatMap((format) => [...sample(format, 320)]);

test("a row is the same whenever it is made, and another one for another seed, row or attempt", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...humanFormats),
      fc.constantFrom(...readings),
      fc.string({ maxLength: 20 }),
      fc.nat(99_999),
      fc.nat(9),
      (format, scenario, seed, row, attempt) => {
        const made = humanRow(scenario, format, seed, row, attempt);
        assert.deepEqual(humanRow(structuredClone(scenario), format, seed, row, attempt), made);
        for (const other of [
          humanRow(scenario, format, `${seed}!`, row, attempt),
          humanRow(scenario, format, seed, row + 1, attempt),
          humanRow(scenario, format, seed, row, attempt + 1),
        ]) {
          assert.notDeepEqual(statesOf(other), statesOf(made));
        }
        assert.deepEqual(made.provenance.attempt, attempt);
        assert.equal(made.provenance.generator_version, humanDataVersion);
      },
    ),
    { numRuns: 60 },
  );
});

test("rows are plain JSON: reading one back gives the same", () => {
  for (const row of all.slice(0, 60)) assert.deepEqual(JSON.parse(JSON.stringify(row)), row);
});

test("numbers lie within their bounds and are rounded to two decimals", () => {
  for (const row of all) {
    for (const state of statesOf(row)) {
      const { agency: _agency, likelihood, ...signed } = state.appraisal;
      const units = [likelihood, state.intensity, state.relevance, state.habituation];
      const both = [...Object.values(signed), state.valence, state.arousal, state.mood.valence, state.mood.arousal];
      for (const value of units) assert.ok(value >= 0 && value <= 1, `${value}`);
      for (const value of both) assert.ok(value >= -1 && value <= 1, `${value}`);
      for (const value of [...units, ...both]) assert.equal(value, Number(value.toFixed(2)));
    }
    for (const { persona } of people(row)) {
      for (const goal of persona.goals) assert.ok(goal.weight >= 0.45 && goal.weight <= 1);
      assert.ok(persona.goals.length >= 2 && persona.goals.length <= 4);
      assert.match(persona.persona_id, /^prs_[0-9a-v]{10}$/);
    }
  }
});

test("texts are one line of a bounded length without placeholders, digits or doubled spaces", () => {
  for (const row of all) {
    for (const { text } of statesOf(row)) {
      const [least, most] = rules.bounds.text;
      assert.ok(text.length >= least && text.length <= most, text);
      assert.doesNotMatch(text, /[{}[\]<>|~#\n\d]|undefined| {2}|@/, text);
    }
  }
});

test("time rises from state to state, and people act in their waking hours", () => {
  for (const row of all) {
    const times = statesOf(row).map(({ at }) => Date.parse(at));
    for (const [i, at] of times.entries()) assert.ok(i === 0 || at > (times[i - 1] as number));
    assert.equal(row.started_at, statesOf(row)[0]?.at);
    assert.equal(row.ended_at, statesOf(row).at(-1)?.at);
    const offset = (people(row)[0] as { persona: Persona }).persona.utc_offset_hours;
    for (const at of times) {
      const hour = new Date(at + offset * 3_600_000).getUTCHours();
      assert.ok(hour >= rules.bounds.localHours[0] && hour <= rules.bounds.localHours[1], `${hour}`);
    }
  }
});

test("intensity, valence and mood follow from the appraisal by the published formulas", () => {
  for (const row of all) {
    for (const { persona, states } of people(row)) {
      let mood = persona.mood_at_start;
      let run = 0;
      for (const [i, state] of states.entries()) {
        const before = states[i - 1];
        run = before !== undefined && before.emotion === state.emotion && state.emotion !== "neutral" ? run + 1 : 0;
        const kind = emotionKinds[state.emotion];
        const { appraisal, event } = state;
        const lead =
          state.emotion === "surprise"
            ? appraisal.suddenness
            : event?.kind === "action"
              ? appraisal.praiseworthiness
              : event?.kind === "object"
                ? appraisal.liking
                : appraisal.desirability;
        const habituation = Math.min(rules.habituation.most, rules.habituation.step * run);
        assert.ok(Math.abs(state.habituation - habituation) < 1e-9);
        const weight = persona.goals.find(({ goal }) => goal === event?.goal)?.weight ?? 0;
        assert.equal(state.relevance, weight);
        const intensity = state.emotion === "neutral" ? 0 : Math.abs(lead) * weight * (1 - habituation);
        assert.ok(Math.abs(state.intensity - intensity) <= rules.tolerance.intensity);
        assert.equal(state.intensity === 0, state.emotion === "neutral");
        assert.ok(Math.abs(state.valence - kind.valence * state.intensity) <= rules.tolerance.affect);
        assert.equal(Math.sign(state.valence), Math.sign(kind.valence) * (state.intensity > 0 ? 1 : 0));
        const hours = before === undefined ? 0 : (Date.parse(state.at) - Date.parse(before.at)) / 3_600_000;
        const kept = 2 ** (-hours / persona.mood_half_life_hours);
        const expected = Math.max(-1, Math.min(1, kept * mood.valence + rules.moodGain * state.valence));
        assert.ok(Math.abs(state.mood.valence - expected) <= rules.tolerance.mood);
        mood = state.mood;
      }
    }
  }
});

test("a prospect ends at most once, after it was felt, and what continues has begun", () => {
  for (const row of all) {
    for (const { states } of people(row)) {
      const byIndex = new Map(states.map((state) => [state.index, state]));
      const onsets = new Set<string>();
      for (const { event, prior } of states) {
        if (event === null) continue;
        const key = `${event.token} ${event.status} ${event.text}`;
        if (event.phase === "continuing") assert.ok(onsets.has(key), key);
        else {
          assert.ok(![...onsets].some((other) => other.startsWith(`${event.token} ${event.status} `)), key);
          onsets.add(key);
        }
        const ends = event.status === "confirmed" || event.status === "disconfirmed";
        assert.equal(prior !== null, ends);
        if (prior === null) continue;
        const earlier = byIndex.get(prior.index);
        assert.equal(earlier?.emotion, prior.emotion);
        assert.equal(earlier?.event?.token, event.token);
        assert.equal(earlier?.event?.status, "prospective");
      }
    }
  }
});

test("the causal summary holds the strongest event, its feeling, its reason and the decision, word for word", () => {
  for (const row of all) {
    const own = (people(row)[0] as { states: readonly State[] }).states;
    const strongest = own.reduce((best, state) => (state.intensity > best.intensity ? state : best));
    const { text, parts } = row.causal_summary;
    const [fewest, most] = rules.bounds.summaryWords;
    const words = text.split(/\s+/).length;
    assert.ok(words >= fewest && words <= most, text);
    assert.equal(parts.index, strongest.index);
    assert.equal(parts.event, strongest.event?.text);
    assert.equal(parts.decision, strongest.action?.text);
    assert.ok((emotionKinds[strongest.emotion].words as readonly string[]).includes(parts.emotion));
    for (const part of [parts.event, parts.reason, parts.emotion, parts.decision]) {
      assert.ok(text.toLowerCase().includes(part.toLowerCase()), `${part} in ${text}`);
    }
    assert.match(text.toLowerCase(), new RegExp(`\\b(?:${causalConnectives.join("|")})\\b`));
  }
});

test("what the text says is what the record holds: a new event's topic or clause stands in its message", () => {
  let told = 0;
  let found = 0;
  for (const row of all) {
    for (const { event, text } of (people(row)[0] as { states: readonly State[] }).states) {
      if (event === null || event.phase === "continuing") continue;
      told += 1;
      const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
      const own = event.text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
      if (own.filter((word) => words.has(word)).length >= own.length * 0.5) found += 1;
    }
  }
  assert.ok(found / told > 0.9, `${found} of ${told}`);
});

test("a conversation has as many messages as the scenario asks for", () => {
  for (const [text, low, high] of [
    ["a tenant and a landlord, 2 messages", 2, 2],
    ["a tenant and a landlord, 5 messages", 5, 5],
    ["a tenant and a landlord in 40 turns", 40, 40],
    ["a tenant and a landlord, between 8 and 12 turns", 8, 12],
    ["a tenant and a landlord", 6, 16],
  ] as const) {
    for (let row = 0; row < 20; row++) {
      const made = humanRow(reading(text), "conversations", "length", row, 0);
      assert.ok(made.format === "conversations" && made.turns.length >= low && made.turns.length <= high);
    }
  }
});

test("emotions that are asked for come up in nearly every row", () => {
  for (const emotion of emotions) {
    if (emotion === "neutral") continue;
    const wish: ScenarioReading = { ...plain, family: "moving_house", emotions: [emotion] };
    let rows = 0;
    for (let row = 0; row < 40; row++) {
      if (statesOf(humanRow(wish, "traces", "wish", row, 0)).some((state) => state.emotion === emotion)) rows += 1;
    }
    assert.ok(rows >= 24, `${emotion}: ${rows} of 40`);
  }
});

test("a persona's names and roles are those that were asked for", () => {
  const row = humanRow(
    reading("Mara, a tenant named Mara, and a landlord named Goran argue"),
    "conversations",
    "n",
    1,
    0,
  );
  assert.ok(row.format === "conversations");
  assert.equal(row.participants.user.name, "Mara");
  assert.equal(row.participants.user.role, "tenant");
  assert.equal(row.participants.other.name, "Goran");
  assert.equal(row.participants.other.role, "landlord");
});

test("in a sensitive scenario the other person supports, and nobody is glad of another's harm", () => {
  const care = reading("a student who wants to end his life talks to a friend");
  assert.equal(care.kind, "sensitive");
  let supports = 0;
  for (let row = 0; row < 60; row++) {
    const made = humanRow(care, "conversations", "care", row, 0);
    assert.ok(made.format === "conversations" && made.scenario.sensitive && made.scenario.note !== null);
    if (made.turns.some(({ act }) => act === "support")) supports += 1;
    for (const { emotion, text } of made.turns) {
      assert.ok(emotion !== "gloating" && emotion !== "envy");
      assert.doesNotMatch(text, /\b(?:suicid\w*|kill\w*|pills|rope|overdose)\b/i);
    }
  }
  assert.ok(supports >= 45, `${supports} of 60`);
});
