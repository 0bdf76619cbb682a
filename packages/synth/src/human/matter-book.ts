import { lines } from "../language/matter.ts";
import { type Exchange, readExchanges } from "./exchange.ts";
import { genericFamily } from "./families/registry.ts";
import { type EventCode, type Family, readSeed, type Seed } from "./family-book.ts";
import { type MatterSource, matterOf, mattersOf } from "./matter-sources.ts";
import { commonEvents } from "./matters/common.ts";
import type { ScenarioReading } from "./reading.ts";
import { stemOf } from "./scenario/focus.ts";
import { isRole } from "./scenario/people-reading.ts";

/** What a row's events are about, where its scenario said so. */
export interface Matter {
  /** What it begins with: one of them comes first. */
  readonly onsets: readonly Seed[];
  /** All that has to do with it, the onsets included. */
  readonly seeds: readonly Seed[];
  /** What the other side asks, says and offers about it, of its own. */
  readonly exchanges: readonly Exchange[];
  /** Whether it is what scenarios of the family are mostly about. */
  readonly isUsual: boolean;
}

/** Kinds of events that a story may begin with. */
const beginnings: ReadonlySet<EventCode> = new Set<EventCode>(["good", "bad", "stuck", "hope", "fear"]);

let common: readonly Seed[] | undefined;

function commonSeeds(): readonly Seed[] {
  common ??= lines(commonEvents).map(readSeed);
  return common;
}

const read = new Map<MatterSource, Pick<Matter, "onsets" | "seeds" | "exchanges">>();

function readMatter(source: MatterSource): Pick<Matter, "onsets" | "seeds" | "exchanges"> {
  const known = read.get(source);
  if (known !== undefined) return known;
  const seeds = source.events.map(({ isOnset, line }, place) => {
    const [, code = "", goal = "0", rest = ""] = /^(\w+) (\d): (.+)$/.exec(line) ?? [];
    return { isOnset, seed: readSeed(`${code} ${source.id}_${code}_${place} ${goal} ${source.topic}: ${rest}`) };
  });
  const made = {
    onsets: seeds.filter(({ isOnset }) => isOnset).map(({ seed }) => seed),
    seeds: seeds.map(({ seed }) => seed),
    exchanges: readExchanges(source.positions),
  };
  read.set(source, made);
  return made;
}

/** When something stated happened; a request seldom says. */
const recently = [
  ..."last week,this month,a while ago,overnight,in spring,last month,the other day,this year,recently,in the end,once more".split(
    ",",
  ),
  ..."two days ago,ten days ago,weeks ago,on {weekday} morning,on {weekday} evening,after all,before lunch,at noon".split(
    ",",
  ),
  ..."early this week,late last week,as I slept,while I was out,in one night,before my eyes,without warning,by {weekday}".split(
    ",",
  ),
].join("|");

/** A stated clause with what may be said either way. */
function loose(clause: string): string {
  return clause.replace(/^the /, "[the|our] ").replace(/ (\w+) (the|its|his|her|their|my) /, " [$1|just $1] $2 ");
}

const matters = new WeakMap<ScenarioReading, Matter>();
const none: Matter = { onsets: [], seeds: [], exchanges: [], isUsual: true };

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
    const own = readSeed(
      `${code} what_was_said 0 what happened: ${loose(clause)}[|||| ${recently.replaceAll("|", "| ")}]`,
    );
    return { onsets: [own], seeds: [own, ...ofSubject(family).seeds], exchanges: [], isUsual: false };
  }
  if (reading.family === genericFamily) return ofSubject(family);
  const source = matterOf(reading.family, reading.matter);
  if (source === null) return none;
  const { onsets, seeds, exchanges } = readMatter(source);
  const focus = new Set(reading.focus.filter((stem) => !isRole(stem)));
  const related = [...family.seeds.values()].flat().filter((seed) => isAbout(source, seed) || isMeant(focus, seed));
  return {
    onsets,
    seeds: [...seeds, ...related, ...commonSeeds()],
    exchanges,
    isUsual: source === mattersOf(reading.family)[0],
  };
}

/** Whether an event of the family speaks of the matter's thing: of the noise, for "the noise at night". */
function isAbout({ topic }: MatterSource, { clause }: Seed): boolean {
  const thing =
    topic
      .replace(/ (?:at|in|for|of|with|after|to|and) .*$/, "")
      .split(" ")
      .at(-1) ?? topic;
  return new RegExp(`\\b${thing}\\b`, "u").test(clause.sources[0] ?? "");
}

/** Whether the scenario's own words name what an event is about. */
function isMeant(focus: ReadonlySet<string>, { topic }: Seed): boolean {
  const words = topic.sources[0]?.match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => focus.has(stemOf(word)));
}

/** What happens around the subject of a scenario that belongs to no family. */
function ofSubject(family: Family): Matter {
  const own = [...family.seeds.values()].flat().filter(({ clause }) => clause.sources[0]?.includes("{subject}"));
  const seeds = [...own, ...commonSeeds()];
  return { onsets: commonSeeds().filter(({ code }) => beginnings.has(code)), seeds, exchanges: [], isUsual: false };
}
