import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { stripped } from "../words/noise.ts";
import type { Word } from "../words/pieces.ts";
import type { JoinedPhrases } from "./mention.ts";
import { mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

/** The two ends of a way, as they are called together. */
const ends: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    "takeoff:landing take_off:landing launch:landing pickup:dropoff,delivery pick_up:drop_off,delivery start:end,finish,destination,ziel,ende origin:destination from:to departure:arrival,destination source:target " +
    "loading:unloading,discharge abholung:ziel,abgabe abfahrt:ankunft origen:destino recogida:destino,entrega,bajada salida:llegada,destino inicio:fin,destino,fim " +
    "origem:destino partida:chegada,destino embarque:desembarque,destino depart:arrivee,destination origine:destination depose:depose prise_en_charge:depose,destination"
  )
    .split(" ")
    .map((pair) => {
      const [one = "", others = ""] = pair.split(":");
      return [one, new Set(others.split(","))] as const;
    }),
);

const places = /^(?:coordinates?|coords?|lat[ -]?lons?|position|positions|gps|koordinaten|coordenadas?|coordonnees)$/;
const latitudes = /^(?:lat|latitude|latitud|breite|breitengrad)$/;
const longitudes = /^(?:lon|lng|long|longitude|longitud|lange|langengrad)$/;
const links = /^(?:in|as|em|en|als|of|de|del|do|da|du|des|d|von|with|con|com|mit|gps|la|el|le|l|o|a)$/;

/** "pick up and drop off coordinates", "origem e destino em lat/lon", "coordenadas de recogida y de destino": two columns an end. */
export function placedEnds(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const [first, second, third] = items.slice(index, index + 3);
  if (first === undefined || second === undefined || !/^(?:and|\/)$/.test(first.joint ?? "")) return undefined;
  if (first.founds.length + first.inner.length + second.founds.length > 0) return undefined;
  const group = withPlace(first, second, third) ?? afterPlace(first, second);
  if (group === undefined) return undefined;
  const last = group.count === 3 && third !== undefined ? third : second;
  const mentions = [group.one, group.other].flatMap((end, at) =>
    ["latitude", "longitude"].map((part) => {
      const words = [...end, ...wordLike(part, end)];
      const own = named(words, reading).meaning;
      // "origem" is where it starts, whatever the language.
      const usual = [...wordLike(at === 0 ? "start" : "end", end), ...wordLike(part, end)];
      const meaning = own.type.unit === "deg" ? own : { ...named(usual, reading).meaning, words };
      return mentionInList(meaning, last, words);
    }),
  );
  return { mentions, count: group.count, last };
}

/** "coordinates", "lat lon": where something is. */
export function areCoordinates(words: readonly Word[]): boolean {
  const [one, other, ...more] = words;
  if (one === undefined || more.length > 0) return false;
  if (other === undefined) return places.test(one.folded);
  return latitudes.test(one.folded) && longitudes.test(other.folded);
}

interface Ends {
  readonly one: readonly Word[];
  readonly other: readonly Word[];
  readonly count: number;
}

/** "pick up" and "drop off coordinates", "origem" and "destino em lat" / "lon" */
function withPlace(first: Item, second: Item, third: Item | undefined): Ends | undefined {
  const one = withoutLinks(stripped(first.words));
  const behind = stripped(second.words);
  const last = behind.at(-1)?.folded ?? "";
  const isSplit =
    latitudes.test(last) &&
    /^(?:and|\/)$/.test(second.joint ?? "") &&
    third?.words.length === 1 &&
    longitudes.test(third.words[0]?.folded ?? "");
  if (!isSplit && !places.test(last)) return undefined;
  return endsOf(one, withoutLinks(behind.slice(0, -1)), isSplit ? 3 : 2);
}

/** "coordenadas de recogida" and "de destino" */
function afterPlace(first: Item, second: Item): Ends | undefined {
  const ahead = stripped(first.words);
  const at = ahead.findIndex(({ folded }) => places.test(folded));
  if (at < 0 || at > 1 || at === ahead.length - 1) return undefined;
  return endsOf(withoutLinks(ahead.slice(at + 1)), withoutLinks(stripped(second.words)), 2);
}

function endsOf(one: readonly Word[], other: readonly Word[], count: number): Ends | undefined {
  const isPair = ends.get(keyOf(one))?.has(keyOf(other)) === true;
  return isPair ? { one: asOne(one), other: asOne(other), count } : undefined;
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join("_");
}

/** "pick up" is written "pickup" in names of columns. */
function asOne(words: readonly Word[]): readonly Word[] {
  return words.length === 2 && /^(?:up|off)$/.test(words[1]?.folded ?? "")
    ? wordLike(words.map(({ folded }) => folded).join(""), words)
    : words;
}

function withoutLinks(words: readonly Word[]): readonly Word[] {
  const isLink = (word: Word | undefined): boolean => word !== undefined && links.test(word.folded);
  let start = 0;
  let end = words.length;
  while (start < end && isLink(words[start])) start += 1;
  while (end > start && isLink(words[end - 1])) end -= 1;
  return words.slice(start, end);
}
