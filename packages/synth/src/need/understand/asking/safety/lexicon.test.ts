import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { lexiconOf, type Vocabulary } from "./lexicon.ts";
import { wordsOf } from "./words.ts";

const folder = path.join(import.meta.dirname, "vocabulary");

test("every phrase of every vocabulary is met in a text that has it, with its apostrophes", async () => {
  const lost: string[] = [];
  for (const file of readdirSync(folder)) {
    const vocabularies: Record<string, Vocabulary<string>> = await import(path.join(folder, file));
    for (const [name, vocabulary] of Object.entries(vocabularies)) {
      const lexicon = lexiconOf(vocabulary);
      for (const [idea, phrases] of Object.entries(vocabulary)) {
        for (const phrase of phrases.split("|")) {
          // "in * voice": any word stands for a lone star, and any ending for one at a word.
          const said = phrase
            .trim()
            .replaceAll(/(?<!\S)\*(?!\S)/g, "any")
            .replaceAll(/[~*]/g, "");
          const met = lexicon.at(wordsOf(said), 0).some((mention) => mention.idea === idea);
          if (!met) lost.push(`${file} ${name}.${idea}: "${phrase}"`);
        }
      }
    }
  }
  assert.deepEqual(lost, []);
});

test("a phrase that no text can have is not met", () => {
  const lexicon = lexiconOf({ paper: "carte d identite" });
  assert.deepEqual(lexicon.at(wordsOf("carte d'identité"), 0), []);
  assert.equal(lexiconOf({ paper: "carte d'identite" }).at(wordsOf("carte d'identité"), 0).length, 1);
});
