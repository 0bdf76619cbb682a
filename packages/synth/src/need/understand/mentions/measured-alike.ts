import { unitNamed } from "../../extract/units.ts";
import { lookalikes, participles } from "../../text/participles.ts";
import { isPerson } from "../meaning/forms.ts";
import { knownMeaning } from "../meaning/known-meaning.ts";
import type { Meaning } from "../meaning/meaning-shape.ts";
import type { Item } from "../words/items.ts";
import { wordLike } from "../words/name-words.ts";
import { beforeBoundary, stripped } from "../words/noise.ts";
import type { JoinedPhrases } from "./mention.ts";
import { type Mention, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const MOST = 8;

/** "cod, haddock and plaice in kg", "birch, grass, ragweed, grains/m3": what nothing is known of but that so much of each is told. */
export function measuredAlike(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const run: Item[] = [];
  for (let at = index; at < items.length && run.length < MOST; at += 1) {
    const item = items[at] as Item;
    if (
      item.zone !== "list" ||
      item.inner.length > 0 ||
      run[0]?.sentence !== (run.length > 0 ? item.sentence : undefined)
    )
      break;
    const unit = unitOf(item);
    if (unit === undefined && item.founds.length > 0) break;
    const isUnitAlone = item.words.length === 0;
    if (isUnitAlone && unit === undefined) break;
    run.push(item);
    if (unit !== undefined) return measured(isUnitAlone ? run.slice(0, -1) : run, unit, run, reading);
    if (!/^(?:,|and|und|y|et|e)$/.test(item.joint ?? "")) break;
  }
  return undefined;
}

function measured(
  told: readonly Item[],
  unit: string,
  run: readonly Item[],
  reading: Reading,
): JoinedPhrases | undefined {
  // "flour, water, salt all in grams"
  const isOfAll = alls.test(reading.findings.text.slice(run.at(-1)?.founds[0]?.found.start));
  const isJoined = isOfAll || told.at(-2)?.joint === "and" || (told.length < run.length && told.length > 2);
  if (told.length < 2 || !isJoined) return undefined;
  const all = told.map((item) => ({ item, words: beforeBoundary(stripped(item.words)) }));
  if (measures.test(all.at(-1)?.words.at(-1)?.english ?? "")) return undefined;
  const isFree = all.some(({ words }) => knownAs(words, reading) === undefined);
  if (!isFree || !all.every(({ words }) => isAmountOf(words, unit, reading))) return undefined;
  const mentions = all.map(({ item, words }) => mentionOf(words, item, unit, reading));
  return { mentions, count: run.length, last: run.at(-1) as Item };
}

const alls = /^(?:all|each|both|alle|jeweils|todos|todas|tous|toutes) /i;

/** Unknown, and no person and nothing done; or a quantity of that kind. */
function isAmountOf(words: Item["words"], unit: string, reading: Reading): boolean {
  const [first] = words;
  if (first === undefined || words.length > 2 || words.some(({ identifier }) => identifier !== undefined)) return false;
  const known = knownAs(words, reading);
  if (known !== undefined) return isOfKind(known, unit);
  const isMark = /^(?:number|no|nr|id|code|name|date|type|status|ref|nummer)$/.test(words.at(-1)?.english ?? "");
  return !isMark && !isPerson(first.english) && !(participles.test(first.folded) && !lookalikes.test(first.folded));
}

function knownAs(words: Item["words"], { lookup }: Reading): Meaning | undefined {
  const known = knownMeaning(words, lookup);
  return known?.by === "form" ? undefined : known;
}

function isOfKind({ type }: Meaning, unit: string): boolean {
  return (
    type.type === "number" && type.unit !== undefined && unitNamed(type.unit)?.dimension === unitNamed(unit)?.dimension
  );
}

/** The weight of "plot and weight in kg" is no thing that is weighed. */
const measures =
  /^(?:weight|mass|height|width|length|depth|distance|mileage|speed|temp|temperature|pressure|volume|area|size|price|cost|amount|value|total|rate|fee|fare|rent|duration|time|power|energy|consumption|yield|output|level|flow|load|humidity|altitude|elevation|thickness|diameter|capacity|density|dose|salary|income|revenue|spend|balance|voltage|current|gewicht|hohe|lange|preis|betrag|temperatur|entfernung|flache|dauer|leistung|verbrauch|ertrag|peso|altura|longitud|precio|importe|temperatura|distancia|superficie|duracion|potencia|consumo|rendimiento|poids|hauteur|longueur|prix|montant|surface|duree|puissance|consommation|rendement|preco|valor|duracao)$/;

function mentionOf(words: Item["words"], item: Item, unit: string, reading: Reading): Mention {
  const known = knownAs(words, reading);
  const { meaning } =
    known === undefined ? named([...words, ...wordLike("value", words)], reading) : { meaning: known };
  return { ...mentionInList({ ...meaning, words, field: known?.field ?? null }, item, words), unit };
}

/** The unit that stands alone in an item, or ends it. */
function unitOf({ founds }: Item): string | undefined {
  const [place, ...others] = founds;
  return others.length === 0 && place?.found.kind === "unit" ? place.found.unit : undefined;
}
