import assert from "node:assert/strict";
import { test } from "node:test";
import { mix } from "../random/hash.ts";
import { articleOf, framed, readFrame, say } from "./grammar.ts";
import type { Matter } from "./prose/matter.ts";
import { matterWords } from "./prose/matter-words.ts";
import { isWritten, ratingAt, type TextKind, type TextOptions, textAt, textKinds } from "./prose.ts";

const texts = (kind: TextKind, count: number, options: TextOptions = {}): string[] =>
  Array.from({ length: count }, (_, i) => textAt(mix(i), kind, options));

const share = (list: readonly string[]): number => new Set(list).size / list.length;

/** In which share of the texts the most frequent row of eight words stands. */
function repetition(list: readonly string[]): number {
  const count = new Map<string, number>();
  for (const text of list) {
    const words = text.toLowerCase().split(/\W+/);
    const rows = new Set(
      words.map((_, i) => words.slice(i, i + 8).join(" ")).filter((row) => row.split(" ").length === 8),
    );
    for (const row of rows) count.set(row, (count.get(row) ?? 0) + 1);
  }
  return Math.max(0, ...count.values()) / list.length;
}

test("every kind of text is said in every subject without a slot left open", () => {
  const subjects = [
    "hotel",
    "restaurant",
    "software",
    "movie",
    "music",
    "books",
    "course",
    "delivery",
    "clinic",
    "bank",
    "hr",
    "factory",
    "farm",
    "flight",
    "apartment",
    "ev charging",
    "gym",
    "veterinary",
    "car",
    "server",
    "electronics",
    "constructor",
  ];
  for (const kind of textKinds) {
    for (const category of subjects) {
      for (const text of texts(kind, 60, { category })) {
        assert.ok(text.length > 2 && text.length < 600, text);
        assert.doesNotMatch(text, /[{}[\]|]| {2}| [.,;!?]|undefined|\.\.|^[a-z]/, `${kind} ${category}: ${text}`);
      }
    }
  }
});

test("reviews, comments, titles and descriptions are also written in German, Spanish, French and Portuguese", () => {
  for (const language of ["de", "es", "fr", "pt"]) {
    for (const kind of ["review", "review_title", "comment", "title", "description", "feedback", "question"] as const) {
      assert.ok(isWritten(kind, language));
      for (const category of ["hotel", "software", "shoes", "restaurant", "delivery"]) {
        for (const text of texts(kind, 60, { language, category })) {
          assert.doesNotMatch(text, /[{}[\]|]| {2}| [.,]|undefined|^[a-z]/, `${language} ${kind}: ${text}`);
        }
      }
    }
  }
  assert.equal(isWritten("log", "de"), false);
  assert.equal(textAt(4, "log", { language: "de" }), textAt(4, "log"));
  assert.notEqual(textAt(4, "review", { language: "es-MX" }), textAt(4, "review"));
});

test("a text is the same at the same key", () => {
  for (const kind of textKinds)
    assert.equal(textAt(99, kind, { category: "hotel" }), textAt(99, kind, { category: "hotel" }));
});

test("texts of 400 rows are nearly all different, and no phrase runs through them", () => {
  for (const kind of [
    "review",
    "description",
    "summary",
    "ticket",
    "note",
    "message",
    "bio",
    "headline",
    "feedback",
    "answer",
    "instruction",
    "comment",
    "question",
  ] as const) {
    const list = texts(kind, 400);
    assert.ok(share(list) > 0.88, `${kind} ${share(list)}`);
    assert.ok(repetition(list) < 0.03, `${kind} ${repetition(list)}`);
  }
  for (const kind of ["title", "subject", "log", "error", "tags", "review_title"] as const)
    assert.ok(share(texts(kind, 400)) > 0.7, `${kind} ${share(texts(kind, 400))}`);
  assert.ok(share(texts("review", 2_000, { category: "shoes", rating: 5 })) > 0.9);
  assert.ok(share(texts("review", 1_000, { language: "de" })) > 0.95);
  // One template with a slot fails the same measure.
  const naive = Array.from(
    { length: 400 },
    (_, i) => `Great product, I like the ${["lid", "cable", "box"][i % 3]} very much indeed`,
  );
  assert.ok(repetition(naive) > 0.3 && share(naive) < 0.1);
});

test("what a review says agrees with its rating and its category", () => {
  const words = matterWords.en?.goods as Matter;
  const either = (...slots: string[]): readonly string[] => slots.flatMap((slot) => (words[slot] as Matter[string])());
  const hits = (list: readonly string[], phrases: readonly string[]): number =>
    list.filter((text) => phrases.some((phrase) => text.toLowerCase().includes(phrase.toLowerCase()))).length /
    list.length;
  const best = texts("review", 500, { category: "shoes", rating: 5 });
  const worst = texts("review", 500, { category: "shoes", rating: 1 });
  assert.ok(hits(best, either("praise", "strength")) > 0.95);
  assert.equal(hits(best, either("gripe", "fault", "weakness")), 0);
  assert.ok(hits(worst, either("gripe", "fault", "weakness")) > 0.95);
  assert.equal(hits(worst, either("praise")), 0);
  const middling = texts("review", 500, { category: "shoes", rating: 3 });
  assert.ok(hits(middling, either("praise", "strength")) > 0.7 && hits(middling, either("gripe", "weakness")) > 0.8);
  assert.equal(best.filter((text) => worst.includes(text)).length, 0);
  assert.ok(!best.some((text) => /Not recommended|refund|Stay away/.test(text)));
  assert.ok(!worst.some((text) => /Highly recommended|Five stars/.test(text)));
  const hotel = matterWords.en?.hotel as Matter;
  const ofHotels = ["praise", "gripe", "strength", "weakness"].flatMap((slot) => (hotel[slot] as Matter[string])());
  assert.ok(hits(texts("review", 300, { category: "hotel" }), ofHotels) > 0.95);
});

test("a subject and topics that are given come up", () => {
  const about = texts("title", 200, { topics: ["glaciers", "permafrost"] });
  assert.ok(about.filter((text) => /glaciers|permafrost/i.test(text)).length > 195);
  assert.ok(texts("description", 200, { subject: "solar lantern" }).some((text) => text.includes("solar lantern")));
});

test("ratings are many fives and some ones", () => {
  const ratings = Array.from({ length: 10_000 }, (_, i) => ratingAt(mix(i)));
  const of = (rating: number): number => ratings.filter((one) => one === rating).length / 10_000;
  for (const [rating, expected] of [
    [5, 0.55],
    [4, 0.22],
    [3, 0.09],
    [2, 0.05],
    [1, 0.09],
  ] as const)
    assert.ok(Math.abs(of(rating) - expected) < 0.02);
});

test("a frame that is broken is refused, and articles follow the sound", () => {
  for (const source of ["[a|b", "{slot", "a]", "a|b"]) assert.throws(() => readFrame(source), TypeError);
  assert.throws(() => say(1, framed("{nothing} here")(), () => undefined), /nothing is known of nothing/);
  assert.deepEqual(["hour", "oven", "unit", "user", "lid", "engineer"].map(articleOf), [
    "an",
    "an",
    "a",
    "a",
    "a",
    "an",
  ]);
  const said = say(3, framed("{thing} and {thing2}")(), () => ["one", "two"]);
  assert.ok(said === "One and two" || said === "Two and one");
});
