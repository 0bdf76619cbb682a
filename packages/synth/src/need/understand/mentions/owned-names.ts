import type { Item } from "../words/items.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import { groupOf } from "./group-phrases.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";
import { withoutRecordNoun } from "./record-noun.ts";

const owning =
  /^(?:of|for|from|at|across|on|von|aus|an|auf|in|fur|bei|de|des|del|du|en|em|dans|chez|para|pour|da|do|das|dos)$/;
const MOST = 6;
const LONGEST = 3;

/** "water level and flow of 15 gauges", "VINs and plates of 150 cars": what the head says of things that it counts, each a column. */
export function ownedNames(
  items: readonly Item[],
  index: number,
  reading: Reading,
): { readonly mentions: readonly Mention[]; readonly count: number } | undefined {
  const owner = items.findIndex(
    ({ founds }, at) => at > index && founds.some(({ found }) => found.kind === "entities"),
  );
  const run = items.slice(index, owner + 1);
  const joint = run.at(-2)?.joint ?? "";
  if (owner < 0 || run.length < 2 || run.length > MOST || !/^(?:and|,)$/.test(joint)) return undefined;
  if (run.slice(0, -1).some(({ joint }) => joint !== "and" && joint !== ",")) return undefined;
  const said = run.map((item, at) => (at < run.length - 1 ? nameIn(item) : nameBeforeOwner(item)));
  const bare = said.map((words) => (words === undefined ? undefined : withoutRecordNoun(words, reading.lookup)));
  const names = withNouns(bare);
  if (names.some((name) => name === undefined)) return undefined;
  const mentions = names.flatMap((words, at): readonly Mention[] => {
    const item = run[at];
    if (words === undefined || item === undefined) return [];
    // "OHLC bars and volume of 5 coins"
    const phrases = groupOf(words, reading) ?? [{ ...named(words, reading), words }];
    return phrases.map((each) => mentionInList(each.meaning, item, each.words));
  });
  // "orders and returns of 50 customers" are what the rows are.
  const measured = mentions.filter(isMeasure).length;
  if (joint === "," && measured < run.length) return undefined;
  const known = mentions.filter((mention) => isMeasure(mention) || isColumn(mention.words, reading)).length;
  return known * 2 >= run.length ? { mentions, count: run.length } : undefined;
}

const kindsOfFigures =
  /^(?:min|max|minimum|maximum|mean|average|avg|median|lowest|highest|peak|total|morning|evening|daytime|night)$/;

/** "min and max temperature": what stands in front of the noun of the next has it as well. */
function withNouns(names: readonly (readonly Word[] | undefined)[]): readonly (readonly Word[] | undefined)[] {
  return names.map((name, at) => {
    if (name?.length !== 1 || !kindsOfFigures.test(name[0]?.folded ?? "")) return name;
    const [figure, ...noun] = names.slice(at + 1).find((each) => each?.length !== 1) ?? [];
    return figure !== undefined && kindsOfFigures.test(figure.folded) ? [...name, ...noun] : name;
  });
}

/** What is measured in a unit, whatever the domain calls its own. */
function isMeasure({ meaning: { type, by } }: Mention): boolean {
  return by !== "form" && type.type === "number" && type.unit !== undefined && type.unit !== "currency";
}

/** The name ahead of "in mm/s". */
function withoutIn(words: readonly Word[]): readonly Word[] {
  return /^(?:in|en|em)$/.test(words.at(-1)?.folded ?? "") ? words.slice(0, -1) : words;
}

function nameIn({ zone, words, inner, founds }: Item): readonly Word[] | undefined {
  const name = stripped(withoutIn(words));
  const isPlain =
    (zone === "head" || zone === "list") &&
    inner.length === 0 &&
    founds.every(({ found }) => /^(?:cadence|place|unit)$/.test(found.kind));
  return isPlain && name.length > 0 && name.length <= LONGEST ? name : undefined;
}

function nameBeforeOwner({ zone, words, founds }: Item): readonly Word[] | undefined {
  const at = founds.find(({ found }) => found.kind === "entities")?.at ?? 0;
  const link = words[at - 1];
  const name = stripped(withoutIn(words.slice(0, at - 1)));
  if ((zone !== "head" && zone !== "list") || link === undefined || !owning.test(link.folded)) return undefined;
  return name.length > 0 && name.length <= LONGEST ? name : undefined;
}

/** Whether the word lists know it as a column, and not as what rows are. */
function isColumn(words: readonly Word[], { lookup: { vocabulary } }: Reading): boolean {
  const key = words.map(({ english }) => english).join(" ");
  const isTopic = vocabulary.cues(key).some(({ weight }) => weight >= 2);
  return !isTopic && vocabulary.typesNamed(key).some(({ type }) => type.type !== "bool");
}
