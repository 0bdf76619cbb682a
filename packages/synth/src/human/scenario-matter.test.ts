import assert from "node:assert/strict";
import { test } from "node:test";
import type { ScenarioReading } from "./reading.ts";
import type { HumanRecord, State } from "./record.ts";
import { humanRow } from "./row.ts";
import { stemOf } from "./scenario/focus.ts";
import { readScenario } from "./scenario.ts";

/** A scenario, and the words of it that its rows should be about. */
const scenarios: readonly (readonly [string, string])[] = [
  ["a tenant disputes a withheld deposit with the landlord", "deposit"],
  ["a tenant argues with the landlord about the rent increase", "rent"],
  ["a tenant complains to the landlord about mould and repairs", "mould leak repairs"],
  ["a family prepares the move to another city", "move city"],
  ["a student got an eviction notice", "notice"],
  ["two roommates fight over dishes", "dishes"],
  ["a flatmate complains about overnight guests", "guests"],
  ["flatmates argue about the shared bills", "bills"],
  ["a roommate keeps taking the food from the fridge", "food fridge"],
  ["neighbours argue about noise at night", "noise"],
  ["a neighbour's dog is barking all day", "barking"],
  ["a single parent worries about debts", "debts"],
  ["a freelancer cannot pay the bills", "bills"],
  ["planning a surprise party for grandma", "party"],
  ["a woman lost her job and talks to her brother", "job"],
  ["a graduate is nervous before a job interview", "interview"],
  ["an engineer's job search drags on", "job search"],
  ["first day at work of a shy designer", "day"],
  ["a colleague takes credit for her idea", "credit idea"],
  ["colleagues at work argue because the project is delayed, a conflict in the team", "project conflict"],
  ["an employee negotiates her salary with the manager", "raise salary"],
  ["an employee asks for a pay rise and is told no by the boss", "raise"],
  ["an analyst is passed over for promotion", "promotion"],
  ["a founder pitches to an investor", "pitch"],
  ["a startup runs out of funding", "funding"],
  ["a volunteer at the food bank", "food bank"],
  ["a couple argues about moving to another city", "decision move quarrel"],
  ["a breakup after nine years", "breakup"],
  ["a husband finds out about an affair and fears a divorce", "affair breakup"],
  ["a first date after online dating", "date"],
  ["ghosted by a match from a dating app", "silence date"],
  ["a new father and a toddler's tantrums", "tantrum"],
  ["a mother talks to her sister about bedtime", "bedtime"],
  ["a woman plans the funeral of her mother", "funeral"],
  ["a man grieves for his wife and the loss is everywhere", "loss"],
  ["caring for a mother with dementia at home", "care"],
  ["a family waits for the diagnosis of a sick father", "diagnosis"],
  ["the dog ran away", "dog runaway ran"],
  ["the family adopts a kitten, a cat that hides", "cat"],
  ["a nervous student before the final exams", "exam"],
  ["a learner driver fears the driving test", "driving test"],
  ["a student failed an exam", "failed exam"],
  ["learning to play the guitar at fifty", "instrument guitar"],
  ["a pupil asks the teacher for more time for an essay, homework help", "essay"],
  ["a student is accused of plagiarism and talks to her teacher", "accusation accused"],
  ["the flight is cancelled and a traveller talks to the airline agent", "flight"],
  ["lost luggage on a holiday: the suitcase is gone", "suitcase"],
  ["a missed train on the way to a wedding", "train"],
  ["goalkeeper and coach after a lost match", "match"],
  ["a runner with a knee injury before the marathon, a sports team", "injury"],
  ["a guild loses a raid", "raid"],
  ["an angry customer complains about a broken product", "product"],
  ["a customer complaint: the parcel did not arrive", "parcel"],
  ["a customer wants a refund from the support agent", "refund"],
  ["a tourist haggles over the price of a carpet with a vendor", "price"],
  ["the printer does not work and tech support is slow", "printer"],
  ["a patient reschedules a doctor's appointment with the receptionist", "appointment"],
  ["an AI agent makes the wrong booking for a user", "booking"],
  ["a beekeeping club loses its queen", "beekeeping club queen"],
  ["the village choir wins a prize at the festival", "choir prize"],
  ["a museum cancels the exhibition", "museum exhibition"],
  ["a lighthouse renovation in winter", "lighthouse renovation"],
];

const ROWS = 30;

function reading(text: string): ScenarioReading {
  const read = readScenario(text);
  assert.notEqual(read.kind, "refused", text);
  return read as ScenarioReading;
}

function own(row: HumanRecord): readonly State[] {
  return row.format === "traces" ? row.steps : row.turns.filter(({ speaker }) => speaker === "user");
}

function speaksOf(state: State | undefined, stems: ReadonlySet<string>): boolean {
  const words = state?.event?.text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => stems.has(stemOf(word)));
}

test("rows are about what the scenario says, whatever it is", () => {
  for (const [text, words] of scenarios) {
    const read = reading(text);
    const stems = new Set(words.split(" ").map(stemOf));
    for (const format of ["conversations", "traces"] as const) {
      let held = 0;
      let about = 0;
      let judged = 0;
      for (let row = 0; row < ROWS; row++) {
        const states = own(humanRow(read, format, "matter", row, 0)).filter(({ event }) => event !== null);
        const strongest = states.reduce((best, state) => (state.intensity > best.intensity ? state : best));
        if (speaksOf(states[0], stems) || speaksOf(strongest, stems)) held += 1;
        judged += states.length;
        about += states.filter((state) => speaksOf(state, stems)).length;
      }
      assert.ok(held >= 0.9 * ROWS, `${text} (${format}): ${held} of ${ROWS} rows`);
      assert.ok(about > 0.5 * judged, `${text} (${format}): ${about} of ${judged} states`);
    }
  }
});

test("roles, names, length and feelings that a scenario asks for hold in its rows", () => {
  const read = reading(
    "Mara, a tenant named Mara, angry, disputes a withheld deposit with a landlord named Goran, 10 messages",
  );
  assert.deepEqual(
    [read.roles, read.names],
    [
      { user: "tenant", other: "landlord" },
      { user: "Mara", other: "Goran" },
    ],
  );
  let angry = 0;
  for (let row = 0; row < ROWS; row++) {
    const made = humanRow(read, "conversations", "asked", row, 0);
    assert.ok(made.format === "conversations");
    const { user, other } = made.participants;
    assert.deepEqual([user.name, user.role, other.name, other.role], ["Mara", "tenant", "Goran", "landlord"]);
    assert.equal(made.turns.length, 10);
    if (made.turns.some(({ emotion }) => emotion === "anger")) angry += 1;
  }
  assert.ok(angry >= 0.9 * ROWS, `${angry} of ${ROWS}`);
});

test("each feeling that is asked for is felt in nine of ten rows of a matter that allows it", () => {
  for (const [text, emotion] of [
    ["an angry customer complains about a broken product", "anger"],
    ["a student is nervous before the exam", "anxiety"],
    ["a relieved tenant and the deposit", "relief"],
    ["a frustrated traveller and a cancelled flight", "frustration"],
    ["a sad woman lost her job", "sadness"],
  ] as const) {
    const read = reading(text);
    assert.ok(read.emotions.includes(emotion), text);
    let rows = 0;
    for (let row = 0; row < ROWS; row++) {
      const made = humanRow(read, "traces", "felt", row, 0);
      if (own(made).some((state) => read.emotions.includes(state.emotion))) rows += 1;
    }
    assert.ok(rows >= 0.9 * ROWS, `${text}: ${rows}`);
  }
});

test("what a row is about is told in a plain clause, without the small words of speech", () => {
  for (const text of [
    "a tenant disputes a withheld deposit with the landlord",
    "a student is nervous before the exam",
  ]) {
    const read = reading(text);
    for (let row = 0; row < ROWS; row++) {
      for (const { event } of own(humanRow(read, "conversations", "plain", row, 0))) {
        assert.doesNotMatch(event?.text ?? "", /\b(?:really|plainly|frankly|honestly|truly)\b/);
      }
    }
  }
});

test("somebody on the other side answers as that, not as a friend", () => {
  const read = reading("a tenant disputes a withheld deposit with the landlord");
  let answers = 0;
  for (let row = 0; row < ROWS; row++) {
    const made = humanRow(read, "conversations", "sides", row, 0);
    assert.ok(made.format === "conversations");
    const said = made.turns.filter(({ speaker }) => speaker === "other").map(({ text }) => text);
    if (
      said.some((text) =>
        /\b(?:deposit|repairs|carpet|contract|walls|painter|fair|two sides|halfway|from my side|settle)\b/i.test(text),
      )
    ) {
      answers += 1;
    }
    for (const text of said) assert.doesNotMatch(text, /\b(?:hug|poor you|my sofa|someone you trust)\b/i);
  }
  assert.ok(answers >= 0.7 * ROWS, `${answers} of ${ROWS}`);
});

test("what a scenario says of despair is met with support, and a manner of speech is not", () => {
  for (const text of [
    "someone who feels hopeless talks to a friend at night",
    "a man who sees no way out",
    "she says she can't go on",
    "a girl who doesn't want to be here anymore",
    "a teenager who hates herself",
    "a panic attack on the train",
    "her husband hits her",
    "a woman with an eating disorder",
    "a man relapses after two years of sobriety",
    "a couple grieves after they lost a child",
  ]) {
    assert.equal(reading(text).kind, "sensitive", text);
    assert.ok(reading(text).note !== null && reading(text).constraints.includes("help_line_note"));
  }
  for (const text of [
    "he is hopeless at cooking and takes a class",
    "killing it at work",
    "a hopeless romantic on a first date",
    "she hits her target before the deadline",
    "a chocolate addict plans a birthday party",
    "no way out of the contract with the landlord",
    "two colleagues panic over a deadline",
  ]) {
    assert.equal(reading(text).kind, "scenario", text);
  }
});
