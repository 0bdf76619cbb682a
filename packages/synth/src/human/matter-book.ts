import { lines } from "../language/matter.ts";
import { type Bank, bank } from "../language/phrase.ts";
import { type EventCode, type Family, readSeed, type Seed } from "./family-book.ts";
import { humanLexicon } from "./lexicon.ts";
import { type MatterSource, matterOf } from "./matter-sources.ts";
import { commonEvents } from "./matters/common.ts";
import type { ScenarioReading } from "./reading.ts";

/** What a row's events are about, where its scenario said so. */
export interface Matter {
  /** What it begins with: one of them comes first. */
  readonly onsets: readonly Seed[];
  /** All that has to do with it, the onsets included. */
  readonly seeds: readonly Seed[];
  /** What the other side says about it; null where nothing of the kind is written. */
  readonly otherSide: Bank | null;
}

let common: readonly Seed[] | undefined;

function commonSeeds(): readonly Seed[] {
  common ??= lines(commonEvents).map(readSeed);
  return common;
}

const read = new Map<MatterSource, Pick<Matter, "onsets" | "seeds" | "otherSide">>();

function readMatter(source: MatterSource): Pick<Matter, "onsets" | "seeds" | "otherSide"> {
  const known = read.get(source);
  if (known !== undefined) return known;
  const seeds = source.events.map(({ isOnset, line }, place) => {
    const [, code = "", goal = "0", rest = ""] = /^(\w+) (\d): (.+)$/.exec(line) ?? [];
    return { isOnset, seed: readSeed(`${code} ${source.id}_${code}_${place} ${goal} ${source.topic}: ${rest}`) };
  });
  const made = {
    onsets: seeds.filter(({ isOnset }) => isOnset).map(({ seed }) => seed),
    seeds: seeds.map(({ seed }) => seed),
    otherSide: source.otherSide.length === 0 ? null : bank(source.otherSide, humanLexicon),
  };
  read.set(source, made);
  return made;
}

const matters = new WeakMap<ScenarioReading, Matter>();
const none: Matter = { onsets: [], seeds: [], otherSide: null };

/** The events of the matter that a scenario is about; none where no matter is known. */
export function matterFor(reading: ScenarioReading, family: Family): Matter {
  const known = matters.get(reading);
  if (known !== undefined) return known;
  const made = makeMatter(reading, family);
  matters.set(reading, made);
  return made;
}

function makeMatter(reading: ScenarioReading, family: Family): Matter {
  if (reading.kind === "sensitive") return none;
  if (reading.onset !== null) {
    const { code, clause } = reading.onset;
    const own = readSeed(`${code} what_was_said 0 ${reading.subject ?? "the matter"}: ${clause}`);
    return { onsets: [own], seeds: [own, ...commonSeeds()], otherSide: null };
  }
  const source = matterOf(reading.family, reading.matter);
  if (source === null) return none;
  const { onsets, seeds, otherSide } = readMatter(source);
  const related = [...family.seeds.values()].flat().filter((seed) => isAbout(source, seed));
  return { onsets, seeds: [...seeds, ...related, ...commonSeeds()], otherSide };
}

/** Whether an event of the family has to do with the matter by its words. */
function isAbout({ terms }: MatterSource, { topic, clause }: Seed): boolean {
  const text = `${topic.sources[0] ?? ""} ${clause.sources[0] ?? ""}`.replaceAll(/[[\]|]/g, " ");
  return text.search(terms) >= 0;
}

/** The events of some that are of a kind. */
export function ofCode(seeds: readonly Seed[], code: EventCode): readonly Seed[] {
  return seeds.filter((seed) => seed.code === code);
}
