import { word } from "../../../extract/reading.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Split } from "./split.ts";

const women = /^(?:women|girls|frauen|madchen|mujeres|chicas|femmes|filles|mulheres|meninas)$/;
const men = /^(?:men|boys|mannern?|jungen|jungs|hombres|chicos|hommes|garcons|homens|meninos)$/;
/** "60 % der Frauen" is a part of the women; "60 % von Frauen" is by women. */
const bys = /^(?:von|de|d'|por|par|by|from)$/;

/** "60 % von Frauen, 55 % von Männern", "60 % de mujeres, 55 % de hombres": who they are of, without an article. */
export function areWomenAndMen(reading: NeedReading, { claims }: Split): boolean {
  const [one, other, ...more] = claims.map(({ figureEnd, before, facts }) => {
    const isBare = before || facts.length === 0 || /(?:t|en)$/.test(facts[0]?.words[0] ?? "");
    return isBare && bys.test(word(reading, figureEnd)) ? word(reading, figureEnd + 1) : "";
  });
  if (one === undefined || other === undefined || more.length > 0) return false;
  return (women.test(one) && men.test(other)) || (men.test(one) && women.test(other));
}

const eaten = /^(?:to-go|takeaway|takeout|take-away|take-out|eat-in|eaten|dine-in|dined|in-house)$/;
const served = /^(?:delivered|delivery|pickup|pick-up|collected|collection)$/;

/** "half are to go, half eaten in and a third delivered": a meal is had in one way. */
export function areServings({ labels }: Pick<Split, "labels">): boolean {
  return (
    labels.filter((label) => eaten.test(label)).length > 1 &&
    labels.every((label) => eaten.test(label) || served.test(label))
  );
}
