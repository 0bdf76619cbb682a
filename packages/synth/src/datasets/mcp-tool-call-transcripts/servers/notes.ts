import type { Dice } from "../dice.ts";
import { heavyCount } from "../document-lines.ts";
import { heading, paragraph, sentence } from "../prose.ts";
import { numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { people, words } from "../vocabulary.ts";

const notebooks = ["work", "meetings", "research", "private", "travel", "customers"] as const;
const tags = ["todo", "decision", "idea", "question", "quote", "risk", "draft", "people", "budget", "legal"] as const;

/** The note that the agent works on. */
function noteId(dice: Dice): string {
  return `n_${dice.focus(words, 4).slice(0, 4)}${1000 + dice.subject(9000, 4)}`;
}

function otherNote(dice: Dice): string {
  return `n_${dice.pick(words).slice(0, 4)}${dice.between(1000, 9999)}`;
}

function question(dice: Dice): string {
  return dice.chance(0.5) ? `${dice.pick(words)} ${dice.pick(tags)}` : heading(dice).toLowerCase();
}

export const noteServer: ToolServer = {
  name: "quillbase",
  title: "Quillbase Notes",
  version: "0.19.3",
  instructions: "Search first, then read by id. Notes are Markdown.",
  wording: "plain",
  stdioShare: 0.7,
  ttlMs: 60_000,
  cacheScope: "private",
  spellsSuccess: false,
  missingResource: (dice) => `quillbase://notes/n_${dice.pick(words).slice(0, 4)}${dice.between(1000, 9999)}`,
  tools: [
    {
      name: "search_notes",
      description: "Search notes by words and tags. Returns ids, titles and the matching passage.",
      inputSchema: {
        type: "object",
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 30 },
          query: { type: "string", minLength: 1, maxLength: 200 },
          tags: { type: "array", items: { type: "string", enum: [...tags] }, maxItems: 4, uniqueItems: true },
        },
        required: ["query"],
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true },
      weight: 10,
      latency: { median: 22, sigma: 0.8 },
      given: (dice) => ({
        ...(dice.chance(0.4) ? { limit: dice.pick([3, 5, 8, 10, 20]) } : {}),
        query: question(dice),
        ...(dice.chance(0.35) ? { tags: dice.some(tags, dice.between(1, 2)) } : {}),
      }),
      answer: (dice, given) => {
        const hits = Math.min(numberArgument(given, "limit", 10), heavyCount(dice, 4, 20) - 1);
        if (hits === 0)
          return {
            text: dice.pick([
              `No note mentions "${textArgument(given, "query")}".`,
              "(no matches)",
              "Nothing. Try fewer words.",
            ]),
          };
        const lines = Array.from({ length: hits }, () => {
          const passage = dice.chance(0.7) ? `\n  … ${sentence(dice)}` : "";
          return `${otherNote(dice)}  ${heading(dice)}  (${dice.dayBefore(500)})${passage}`;
        });
        return { text: lines.join("\n") };
      },
      failure: (dice) =>
        dice.pick([
          `Index is locked by a sync that started ${dice.between(5, 300)} seconds ago.`,
          `Regular expression not closed near position ${dice.between(3, 30)}; quote the query to search literally.`,
        ]),
    },
    {
      name: "read_note",
      description: "Read a note in full, as Markdown.",
      inputSchema: {
        type: "object",
        properties: { id: { type: "string", pattern: "^n_[a-z]+\\d{4}$" }, with_backlinks: { type: "boolean" } },
        required: ["id"],
      },
      annotations: { idempotentHint: true, readOnlyHint: true },
      weight: 9,
      latency: { median: 12, sigma: 0.7 },
      given: (dice) => ({ id: noteId(dice), ...(dice.chance(0.25) ? { with_backlinks: dice.chance(0.6) } : {}) }),
      answer: (dice, given) => {
        const blocks = Array.from({ length: heavyCount(dice, 3, 34) }, () => {
          switch (dice.below(5)) {
            case 0:
              return `- [${dice.chance(0.4) ? "x" : " "}] ${sentence(dice)}\n- [ ] ${sentence(dice)}`;
            case 1:
              return `### ${heading(dice)}\n${sentence(dice)}`;
            case 2:
              return `> ${sentence(dice)}\n> — ${dice.pick(people)}`;
            default:
              return paragraph(dice, dice.between(1, 4));
          }
        });
        const back = given.with_backlinks === true ? `\n\nLinked from: ${otherNote(dice)}, ${otherNote(dice)}` : "";
        return {
          text: `# ${heading(dice)}\n#${dice.pick(tags)} · ${dice.dayBefore(500)}\n\n${blocks.join("\n\n")}${back}`,
        };
      },
      failure: (dice, given) =>
        dice.pick([
          `Note ${textArgument(given, "id")} was deleted on ${dice.dayBefore(90)}.`,
          `${textArgument(given, "id")}: encrypted, unlock the notebook "${dice.pick(notebooks)}" first.`,
        ]),
    },
    {
      name: "append_note",
      description: "Append Markdown to the end of a note.",
      inputSchema: {
        type: "object",
        properties: {
          id: { type: "string", pattern: "^n_[a-z]+\\d{4}$" },
          markdown: { type: "string", minLength: 1 },
          stamp: { type: "boolean", description: "Put the time before the text" },
        },
        required: ["id", "markdown"],
      },
      annotations: { destructiveHint: false, readOnlyHint: false },
      weight: 4,
      latency: { median: 31, sigma: 0.6 },
      given: (dice) => ({
        id: noteId(dice),
        markdown: dice.chance(0.4) ? `- ${sentence(dice)}` : paragraph(dice, dice.between(1, 5)),
        ...(dice.chance(0.3) ? { stamp: true } : {}),
      }),
      answer: (dice, given) => ({
        text: dice.pick([
          `Appended ${textArgument(given, "markdown").length} characters to ${textArgument(given, "id")}.`,
          `ok, revision ${dice.between(2, 88)}`,
          `Saved. The note now has ${dice.between(40, 3900)} words.`,
        ]),
      }),
      failure: (dice, given) =>
        dice.pick([
          `Conflict: ${textArgument(given, "id")} changed on another device ${dice.between(2, 55)} seconds ago. Read it again and repeat.`,
          `Notebook "${dice.pick(notebooks)}" is read-only for this token.`,
        ]),
    },
    {
      name: "create_note",
      description: "Create a note in a notebook and return its id.",
      inputSchema: {
        type: "object",
        properties: {
          body: { type: "string" },
          notebook: { type: "string", enum: [...notebooks] },
          tags: { type: "array", items: { type: "string" }, maxItems: 8 },
          title: { type: "string", minLength: 1, maxLength: 120 },
        },
        required: ["notebook", "title"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: false },
      weight: 3,
      latency: { median: 38, sigma: 0.6 },
      elicitation: {
        message: (given) => `A note called "${textArgument(given, "title")}" exists already. What should happen?`,
        requestedSchema: {
          type: "object",
          properties: { action: { type: "string", enum: ["keep both", "append", "replace"], title: "Action" } },
          required: ["action"],
        },
        content: (dice) => ({ action: dice.pick(["keep both", "append", "replace"]) }),
      },
      given: (dice) => ({
        ...(dice.chance(0.7) ? { body: paragraph(dice, dice.between(1, 4)) } : {}),
        notebook: dice.focus(notebooks, 5),
        ...(dice.chance(0.5) ? { tags: dice.some(tags, dice.between(1, 3)) } : {}),
        title: heading(dice),
      }),
      answer: (dice, given) => ({
        text: dice.pick([
          `Created ${otherNote(dice)} in ${textArgument(given, "notebook")}`,
          `New note: ${otherNote(dice)}`,
          `${otherNote(dice)} "${textArgument(given, "title")}"`,
        ]),
      }),
      failure: (dice, given) =>
        `Notebook "${textArgument(given, "notebook")}" has reached its limit of ${dice.pick([500, 1000, 2000])} notes.`,
    },
    {
      name: "list_tags",
      description: "List all tags with the number of notes that carry them.",
      inputSchema: { type: "object", properties: {}, additionalProperties: false },
      annotations: { readOnlyHint: true },
      weight: 2,
      latency: { median: 9, sigma: 0.5 },
      given: () => ({}),
      answer: (dice) => ({
        text: dice
          .some(tags, dice.between(4, 10))
          .map((tag) => `#${tag} ${heavyCount(dice, 14, 400)}`)
          .join("\n"),
      }),
      failure: () => "Tag index is being rebuilt.",
    },
    {
      name: "export_notebook",
      title: "Export notebook",
      description: "Export a whole notebook as one archive and return a link to it.",
      inputSchema: {
        type: "object",
        properties: {
          format: { type: "string", enum: ["markdown", "html", "pdf"] },
          notebook: { type: "string", enum: [...notebooks] },
        },
        required: ["format", "notebook"],
      },
      annotations: { readOnlyHint: true },
      weight: 1,
      latency: { median: 4_200, sigma: 0.6 },
      reportsProgress: ["Collecting notes", "Embedding images", "Writing archive"],
      given: (dice) => ({ format: dice.pick(["markdown", "html", "pdf"]), notebook: dice.focus(notebooks, 5) }),
      answer: (dice, given) => {
        const name = `${textArgument(given, "notebook")}-${dice.hex(6)}.zip`;
        return {
          text: `${dice.between(12, 840)} notes, ${dice.between(1, 240)} images, ${dice.between(1, 180)}.${dice.below(10)} MB`,
          link: { mimeType: "application/zip", name, uri: `quillbase://exports/${name}` },
        };
      },
      failure: (dice) =>
        `Image ${dice.hex(6)}.heic could not be converted; export stopped at note ${dice.between(3, 400)}.`,
    },
  ],
};
