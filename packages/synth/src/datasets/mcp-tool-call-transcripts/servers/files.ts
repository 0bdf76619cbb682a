import type { Dice } from "../dice.ts";
import { documentLines, heavyCount } from "../document-lines.ts";
import { numberArgument, type ToolServer, textArgument } from "../tool.ts";
import { words } from "../vocabulary.ts";

const folders = ["src", "docs", "config", "data/2026", "notes", "scripts", "tests/fixtures"] as const;
const endings = [".ts", ".md", ".csv", ".toml", ".ts", ".md", ".js", ".ini"] as const;

function path(dice: Dice): string {
  return `/workspace/${dice.focus(folders, 9)}/${dice.pick(words)}-${dice.focus(words, 10)}${dice.pick(endings)}`;
}

/** A line that a search found: never blank, and no lone brace. */
function matchingLine(dice: Dice, file: string): string {
  const line = documentLines(dice, file, 1).trim();
  return line.length > 2 ? line : `${dice.pick(words)}(${dice.pick(words)}, ${dice.below(90)});`;
}

export const fileServer: ToolServer = {
  name: "drawer-files",
  title: "Drawer",
  version: "3.0.2",
  instructions: "Only paths below /workspace are visible. Writes keep the previous version for a day.",
  wording: "zod",
  stdioShare: 0.92,
  ttlMs: 0,
  cacheScope: "private",
  spellsSuccess: false,
  missingResource: (dice) => `file:///workspace/${dice.pick(folders)}/${dice.pick(words)}${dice.pick(endings)}`,
  tools: [
    {
      name: "list_directory",
      description: "List the entries of a directory; folders end in a slash.",
      inputSchema: {
        type: "object",
        properties: { path: { type: "string", pattern: "^/workspace" }, recursive: { type: "boolean" } },
        required: ["path"],
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true },
      weight: 8,
      latency: { median: 6, sigma: 0.8 },
      given: (dice) => ({
        path: `/workspace/${dice.focus(folders, 9)}`,
        ...(dice.chance(0.2) ? { recursive: true } : {}),
      }),
      answer: (dice) => {
        const entries = Array.from({ length: heavyCount(dice, 7, 90) }, () =>
          dice.chance(0.2) ? `${dice.pick(words)}/` : `${dice.pick(words)}-${dice.pick(words)}${dice.pick(endings)}`,
        );
        return { text: [...new Set(entries)].sort().join("\n") };
      },
      failure: (dice, given) =>
        dice.pick([
          `ENOENT: no such file or directory, scandir '${textArgument(given, "path")}'`,
          `EACCES: permission denied, scandir '${textArgument(given, "path")}'`,
        ]),
    },
    {
      name: "read_file",
      title: "Read file",
      description: "Read a text file, whole or a range of lines.",
      inputSchema: {
        type: "object",
        properties: {
          from_line: { type: "integer", minimum: 1 },
          lines: { type: "integer", minimum: 1, maximum: 2000 },
          path: { type: "string", pattern: "^/workspace" },
        },
        required: ["path"],
        additionalProperties: false,
      },
      annotations: { idempotentHint: true, readOnlyHint: true },
      weight: 12,
      latency: { median: 8, sigma: 0.9 },
      given: (dice) => {
        const ranged = dice.chance(0.3);
        return {
          ...(ranged ? { from_line: dice.between(1, 400), lines: dice.pick([20, 40, 80, 200]) } : {}),
          path: path(dice),
        };
      },
      answer: (dice, given) => ({
        text: documentLines(
          dice,
          textArgument(given, "path"),
          Math.min(numberArgument(given, "lines", 150), heavyCount(dice, 12, 150)),
        ),
      }),
      failure: (dice, given) =>
        dice.pick([
          `ENOENT: no such file or directory, open '${textArgument(given, "path")}'`,
          `${textArgument(given, "path")} is ${dice.between(11, 480)} MB; read it in ranges of at most 2000 lines.`,
          `${textArgument(given, "path")}: not UTF-8 (byte 0x${dice.hex(2)} at offset ${dice.between(12, 9000)})`,
        ]),
    },
    {
      name: "write_file",
      description: "Write a text file, replacing what is there. Asks before it replaces more than it was shown.",
      inputSchema: {
        type: "object",
        properties: {
          content: { type: "string" },
          create_folders: { type: "boolean" },
          path: { type: "string", pattern: "^/workspace" },
        },
        required: ["content", "path"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: true, idempotentHint: true },
      weight: 4,
      latency: { median: 15, sigma: 0.8 },
      elicitation: {
        message: (given) => `${textArgument(given, "path")} has changed since it was read. Overwrite?`,
        requestedSchema: {
          type: "object",
          properties: { backup: { type: "boolean", default: true }, overwrite: { type: "boolean" } },
          required: ["overwrite"],
        },
        content: (dice) => ({ ...(dice.chance(0.5) ? { backup: true } : {}), overwrite: true }),
      },
      given: (dice) => {
        const where = path(dice);
        return {
          content: documentLines(dice, where, heavyCount(dice, 6, 60)),
          ...(dice.chance(0.2) ? { create_folders: true } : {}),
          path: where,
        };
      },
      answer: (dice, given) => ({
        text: dice.pick([
          `Wrote ${textArgument(given, "content").length} characters to ${textArgument(given, "path")}`,
          `${textArgument(given, "path")} saved (version ${dice.between(2, 40)})`,
          `Replaced ${dice.between(1, 70)} lines.`,
        ]),
      }),
      failure: (dice, given) =>
        dice.pick([
          `ENOSPC: no space left on device, write '${textArgument(given, "path")}'`,
          `EROFS: read-only file system, open '${textArgument(given, "path")}'`,
        ]),
    },
    {
      name: "search_files",
      description: "Search file contents for a pattern and show matching lines with their numbers.",
      inputSchema: {
        type: "object",
        properties: {
          glob: { type: "string" },
          ignore_case: { type: "boolean" },
          path: { type: "string", pattern: "^/workspace" },
          pattern: { type: "string", minLength: 1 },
        },
        required: ["path", "pattern"],
      },
      annotations: { readOnlyHint: true },
      weight: 6,
      latency: { median: 85, sigma: 0.9 },
      given: (dice) => ({
        ...(dice.chance(0.4) ? { glob: `**/*${dice.pick(endings)}` } : {}),
        ...(dice.chance(0.3) ? { ignore_case: true } : {}),
        path: `/workspace/${dice.focus(folders, 9)}`,
        pattern: dice.chance(0.6) ? dice.focus(words, 10) : `${dice.pick(words)}\\w*\\(`,
      }),
      answer: (dice) => {
        const hits = heavyCount(dice, 5, 70) - 1;
        if (hits === 0)
          return { text: dice.pick(["No matches.", "0 matches in 0 files", "Pattern not found below this path."]) };
        return {
          text: Array.from({ length: hits }, () => {
            const file = `${dice.pick(folders)}/${dice.pick(words)}${dice.pick(endings)}`;
            return `${file}:${dice.between(1, 900)}: ${matchingLine(dice, file)}`;
          }).join("\n"),
        };
      },
      failure: (dice) =>
        `Pattern is not a valid regular expression: ${dice.pick(["unterminated group", "nothing to repeat", "lone quantifier bracket"])}.`,
    },
    {
      name: "file_info",
      description: "Show size, kind and times of a file.",
      inputSchema: {
        type: "object",
        properties: { path: { type: "string", pattern: "^/workspace" } },
        required: ["path"],
        additionalProperties: false,
      },
      outputSchema: {
        type: "object",
        properties: {
          bytes: { type: "integer", minimum: 0 },
          kind: { type: "string", enum: ["file", "directory", "link"] },
          lines: { type: "integer", minimum: 0 },
          modified: { type: "string" },
        },
        required: ["bytes", "kind", "modified"],
      },
      annotations: { readOnlyHint: true },
      weight: 3,
      latency: { median: 4, sigma: 0.6 },
      given: (dice) => ({ path: path(dice) }),
      answer: (dice) => ({
        structured: {
          bytes: heavyCount(dice, 4_200, 900_000),
          kind: dice.chance(0.95) ? "file" : "link",
          ...(dice.chance(0.7) ? { lines: heavyCount(dice, 120, 20_000) } : {}),
          modified: dice.minuteBefore(60 * 24 * 200),
        },
      }),
      failure: (_, given) => `ENOENT: no such file or directory, stat '${textArgument(given, "path")}'`,
    },
    {
      name: "archive_folder",
      title: "Archive folder",
      description: "Archive a folder into one compressed file beside it.",
      inputSchema: {
        type: "object",
        properties: {
          exclude: { type: "array", items: { type: "string" }, maxItems: 10 },
          path: { type: "string", pattern: "^/workspace" },
        },
        required: ["path"],
        additionalProperties: false,
      },
      annotations: { destructiveHint: false, idempotentHint: true },
      weight: 1,
      latency: { median: 3_600, sigma: 0.7 },
      reportsProgress: ["Counting files", "Compressing", "Verifying"],
      given: (dice) => ({
        ...(dice.chance(0.5)
          ? { exclude: dice.some(["node_modules", "*.tmp", ".cache", "dist"], dice.between(1, 2)) }
          : {}),
        path: `/workspace/${dice.focus(folders, 9)}`,
      }),
      answer: (dice, given) => {
        const name = `${textArgument(given, "path").split("/").pop() ?? "folder"}-${dice.hex(4)}.tar.zst`;
        return {
          text: `${name}: ${heavyCount(dice, 140, 30_000)} files, ${dice.between(1, 900)}.${dice.below(10)} MB → ${dice.between(1, 300)}.${dice.below(10)} MB`,
          link: { mimeType: "application/zstd", name, uri: `file:///workspace/${name}` },
        };
      },
      failure: (dice, given) =>
        `${textArgument(given, "path")} changed while it was read (${dice.pick(words)}${dice.pick(endings)}); archive discarded.`,
    },
  ],
};
