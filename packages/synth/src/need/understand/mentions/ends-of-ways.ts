import { wordLike } from "../words/name-words.ts";
import type { Word } from "../words/pieces.ts";
import type { Mention } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** What goes from one place to another. */
const journeys =
  /^(?:trip|ride|journey|flight|train|ferry|bus|tram|taxi|cab|parcel|package|courier|shuttle|carpool|cruise|coach|voyage|sailing|tow|route|rider|passenger)$/;
const moves =
  /^(?:freight|shipment|delivery|truck|lorry|haul|cargo|move|relocation|removal|transport|load|dispatch|pallet|stock)$/;
/** What lasts from one time to another. */
const stretches =
  /^(?:rental|hire|lease|leave|shift|absence|booking|reservation|roadwork|outage|closure|validity|holiday|vacation|contract|rota|period|subscription|insurance)$/;
const flows = /^(?:network|netflow|packet|firewall|traffic|socket)$/;

/** "parcels: from, to, weight": whence and whither what travels goes are places, and no times. */
export function withEndsOfWays(fields: readonly Mention[], reading: Reading): readonly Mention[] {
  const at = fields.findIndex((field, index) => isAlone(field, "from") && isAlone(fields[index + 1], "to"));
  const [from, to] = [fields[at], fields[at + 1]];
  if (from === undefined || to === undefined || ![from, to].every(isOpen)) return fields;
  const ends = endsOf(reading.lookup.words);
  if (ends === undefined) return fields;
  return fields.with(at, asEnd(from, ends[0], reading)).with(at + 1, asEnd(to, ends[1], reading));
}

function isAlone(field: Mention | undefined, word: string): boolean {
  return field?.words.length === 1 && field.words[0]?.folded === word && field.hint === null;
}

/** Nothing but times and texts, which the words say no more of. */
function isOpen({ meaning }: Mention): boolean {
  return (
    /^(?:date|datetime|string)$/.test(meaning.type.type) && (meaning.by !== "frame" || meaning.type.type !== "string")
  );
}

function endsOf(words: readonly Word[]): readonly [string, string] | undefined {
  const has = (kind: RegExp): boolean => words.some(({ english }) => kind.test(english));
  if (has(flows)) return ["source ip", "destination ip"];
  return has(journeys) || (has(moves) && !has(stretches)) ? ["origin", "destination"] : undefined;
}

function asEnd(field: Mention, text: string, reading: Reading): Mention {
  const words = text.split(" ").flatMap((word) => wordLike(word, field.words));
  return { ...field, words, meaning: named(words, reading).meaning };
}
