import type { DraftField } from "../draft/draft.ts";
import { wordKey, wordsOf } from "../words/phrase.ts";

const least = /^(?:youngest|lowest|cheapest|smallest|shortest|lightest|poorest|bottom|earliest)$/i;
const most = /^(?:oldest|highest|dearest|priciest|largest|biggest|longest|heaviest|richest|top|latest)$/i;
const steps = /^(?:band|group|class|bracket|tier|range|category|bucket|level|grade|segment|quintile)$/;

/** Whether a word tells a member by its place among the others and is none itself: "the top tier". */
export function isExtreme(word: string): boolean {
  return least.test(word) || most.test(word);
}

/** "a third from the youngest band": of members that are bands of figures, the first or the last of them. */
export function extremeMember(field: DraftField, phrase: string): string | undefined {
  const [extreme = "", noun = ""] = wordsOf(phrase);
  if (!isExtreme(extreme) || field.model.kind !== "choice" || !field.fixed.has("enum")) return undefined;
  const names = field.name.split("_").map((word) => wordKey(word));
  const key = wordKey(noun);
  if (!names.includes(key) && !steps.test(key)) return undefined;
  const bands = field.model.values.flatMap((value) => {
    const [figure] = /\d+(?:\.\d+)?/.exec(value) ?? [];
    const isOpen = /^\s*(?:<|under|below|up to|less)/i.test(value);
    return figure === undefined ? [] : [{ value, from: isOpen ? Number.NEGATIVE_INFINITY : Number(figure) }];
  });
  if (bands.length < field.model.values.length || bands.length < 2) return undefined;
  const ordered = bands.sort((one, other) => one.from - other.from);
  return (least.test(extreme) ? ordered[0] : ordered.at(-1))?.value;
}
