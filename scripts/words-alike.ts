// Collects the words of English that look like a slip of one that needs are written in, and are none: packages/synth/src/need/text/
// words-alike.ts. Run it over plain word lists, one word a line, when many words came into the vocabulary:
//   node scripts/words-alike.ts /usr/share/dict/american-english /usr/share/dict/british-english
// The lists of Debian's packages wamerican and wbritish (SCOWL, Copyright 2000-2011 by Kevin Atkinson) are what it was made from.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { frames } from "../packages/synth/src/need/frames/frames.ts";
import { ontology } from "../packages/synth/src/need/ontology/ontology.ts";
import { wordKey } from "../packages/synth/src/need/understand/words/phrase.ts";
import { slipOf } from "../packages/synth/src/need/understand/words/spelling.ts";
import { vocabularyOf } from "../packages/synth/src/need/understand/words/vocabulary.ts";

const SHORTEST = 4;
const LINE = 118;

const lists = process.argv.slice(2);
if (lists.length === 0) {
  process.stderr.write("usage: node scripts/words-alike.ts LIST…\n");
  process.exit(2);
}
const vocabulary = vocabularyOf(ontology, frames);
const words = new Set(
  lists
    .flatMap((list) => readFileSync(list, "utf8").split("\n"))
    .filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word))
    .map((word) => wordKey(word)),
);
const alike = [...words].filter((word) => slipOf(word, vocabulary) !== undefined).sort();
const lines: string[] = [""];
for (const word of alike) {
  const last = lines.at(-1) ?? "";
  if (last.length + word.length + 1 > LINE) lines.push(word);
  else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
}
writeFileSync(
  path.join(import.meta.dirname, "../packages/synth/src/need/text/words-alike.ts"),
  `/**
 * Words of English that look like a slip of one that needs are written in, and are none: "heron" is no hero. Collected by
 * scripts/words-alike.ts from SCOWL, Copyright 2000-2011 by Kevin Atkinson, who permits use, copying, modification, distribution
 * and sale of these word lists and of what is made from them for any purpose without fee, provided that this notice appears.
 */
export const wordsAlike: ReadonlySet<string> = new Set(
  \`
${lines.join("\n")}
\`.split(/\\s+/),
);
`,
);
process.stdout.write(`${alike.length} words\n`);
