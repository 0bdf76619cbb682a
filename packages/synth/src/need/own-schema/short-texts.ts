import type { Model } from "../../inferred/model.ts";
import { productAt } from "../../world/goods.ts";
import { personAt } from "../../world/names.ts";
import { companyAt } from "../../world/organisations.ts";
import { placeDetailsAt } from "../../world/place.ts";
import { type TextKind, textAt, textKinds } from "../../world/prose.ts";

const TRIES = 800;
const MOST = 120;

/** Fewer values than these are no variety. */
const FEWEST = 5;

const remarks =
  "ok|new|due|paid|open|late|sent|done|none|hold|urgent|resend|checked|on time|call back|gift wrap|see email|no answer|by courier|left at door|ring twice|paid in cash|second floor|fragile goods|split delivery|address changed|asked for invoice|prefers morning|waiting for reply|picked up in store|customer will call back|two boxes, one missing|label printed twice, voided|moved to next week on request".split(
    "|",
  );

const countriesOfNames = ["US", "GB", "ES", "CN", "KR", "DE", "FR"];

/**
 * Texts of a kind that are neither shorter nor longer than a schema allows, drawn from the world; of an unknown kind, or where too
 * few are short enough, plain remarks. Empty where even these do not fit.
 */
export function shortTexts(model: Model | undefined, least: number, most: number): readonly string[] {
  const fits = (text: string): boolean => text.length >= least && text.length <= most;
  for (const make of makersOf(model)) {
    const found = new Set<string>();
    for (let key = 1; key <= TRIES && found.size < MOST; key++) {
      const text = make(Math.imul(key, 0x9e3779b1) >>> 0);
      if (fits(text)) found.add(text);
    }
    if (model?.kind === "prose" && found.size < MOST) for (const remark of remarks) if (fits(remark)) found.add(remark);
    if (found.size >= FEWEST) return [...found];
  }
  const said = remarks.filter(fits);
  return said.length >= FEWEST ? said : [];
}

type Maker = (key: number) => string;

/** What makes texts of a model, the closest first. */
function makersOf(model: Model | undefined): readonly Maker[] {
  const person = (key: number) => personAt(key, countriesOfNames[key % countriesOfNames.length]);
  switch (model?.kind) {
    case "person":
      if (model.part === "full_name") return [(key) => person(key).fullName, (key) => person(key).family];
      if (model.part === "first_name") return [(key) => person(key).given];
      return model.part === "last_name" ? [(key) => person(key).family] : [];
    case "place":
      if (model.part === "city") return [(key) => placeDetailsAt(key).city];
      if (model.part === "region") return [(key) => placeDetailsAt(key).region];
      if (model.part === "country_name") return [(key) => placeDetailsAt(key).country.name];
      if (model.part === "street") return [(key) => placeDetailsAt(key).street];
      return model.part === "address"
        ? [(key) => placeDetailsAt(key).address, (key) => placeDetailsAt(key).street]
        : [];
    case "organisation":
      return model.part === "name" ? [(key) => companyAt(key).name] : [];
    case "goods":
      if (model.part === "name") return [(key) => productAt(key).name, (key) => productAt(key).head];
      return model.part === "brand" ? [(key) => productAt(key).brand] : [];
    case "prose": {
      const about = textKinds.find((kind) => kind === model.about);
      return about === undefined ? [] : [textsOf(about)];
    }
    default:
      return [];
  }
}

function textsOf(about: TextKind): Maker {
  return (key) => textAt(key, about);
}
