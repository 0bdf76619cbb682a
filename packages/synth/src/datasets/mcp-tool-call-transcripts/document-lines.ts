import type { Dice } from "./dice.ts";
import { heading, paragraph, sentence } from "./prose.ts";
import { people, services, words } from "./vocabulary.ts";

const types = ["string", "number", "boolean", "Date", "string[]", "Buffer", "unknown"] as const;
const verbs = [
  "load",
  "merge",
  "parse",
  "emit",
  "resolve",
  "prune",
  "collect",
  "notify",
  "encode",
  "schedule",
] as const;

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function codeLine(dice: Dice): string {
  const noun = dice.pick(words);
  const other = dice.pick(words);
  const verb = dice.pick(verbs);
  switch (dice.below(9)) {
    case 0:
      return `export function ${verb}${titled(noun)}(${other}: ${dice.pick(types)}): ${dice.pick(types)} {`;
    case 1:
      return `  const ${noun} = ${verb}${titled(other)}(input, ${dice.between(0, 64)});`;
    case 2:
      return `  if (${noun}.length > ${dice.between(1, 512)}) throw new RangeError("${noun} too long for ${dice.pick(services)}");`;
    case 3:
      return `  // ${sentence(dice)}`;
    case 4:
      return `  return ${noun}.map((each) => each.${other}).filter(Boolean);`;
    case 5:
      return `  await ${verb}${titled(noun)}({ ${other}: ${dice.between(2, 900)} });`;
    case 6:
      return `  let ${other} = ${noun} ?? ${dice.below(100)};`;
    case 7:
      return "}";
    default:
      return "";
  }
}

function settingLine(dice: Dice): string {
  const key = `${dice.pick(words)}_${dice.pick(["limit", "path", "ttl", "enabled", "url", "retries"])}`;
  switch (dice.below(5)) {
    case 0:
      return `[${dice.pick(services)}]`;
    case 1:
      return `${key} = ${dice.between(1, 9000)}`;
    case 2:
      return `${key} = "${dice.pick(words)}/${dice.pick(words)}"`;
    case 3:
      return `${key} = ${dice.chance(0.5)}`;
    default:
      return `# ${sentence(dice)}`;
  }
}

function tableLine(dice: Dice): string {
  return [
    dice.pick(people),
    dice.pick(words),
    dice.between(1, 980),
    dice.pick(["yes", "no", "n/a"]),
    `${dice.between(1, 28)}.10.`,
  ].join(",");
}

function proseLine(dice: Dice): string {
  switch (dice.below(5)) {
    case 0:
      return `## ${heading(dice)}`;
    case 1:
      return `- ${sentence(dice)}`;
    case 2:
      return "";
    default:
      return paragraph(dice, dice.between(1, 3));
  }
}

/** Lines of a text file, by the ending of its name: code, settings, a table, or prose. */
export function documentLines(dice: Dice, path: string, lines: number): string {
  const line =
    path.endsWith(".ts") || path.endsWith(".js")
      ? codeLine
      : path.endsWith(".toml") || path.endsWith(".ini")
        ? settingLine
        : path.endsWith(".csv")
          ? tableLine
          : proseLine;
  let text = line(dice) || heading(dice);
  for (let i = 1; i < lines; i++) text += `\n${line(dice)}`;
  return text;
}

/** A count with a heavy tail: mostly near `usual`, at times many times that (three factors of chance). */
export function heavyCount(dice: Dice, usual: number, most: number): number {
  const share = dice.share();
  const stretch = share < 0.7 ? 0.5 + share : share < 0.95 ? 1.2 + (share - 0.7) * 8 : 3.2 + (share - 0.95) * 160;
  return Math.max(1, Math.min(most, Math.round(usual * stretch)));
}
