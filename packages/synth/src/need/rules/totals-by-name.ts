import type { Rule } from "../frames/frame.ts";

/** A column as this rule sees it. */
interface Named {
  readonly name: string;
  readonly type: string;
  readonly unit: string | null;
  readonly decimals: number;
}

/** What adds up, whatever it is of. */
const additive = new Set(
  "time minutes hours seconds days duration cost costs votes points score goals runs calories distance km miles weight zeit dauer stunden minuten kosten punkte stimmen tiempo minutos horas coste costo costes costos puntos votos temps heures duree cout couts points voix tempo custo custos pontos".split(
    " ",
  ),
);
const wholes = /^(?:total|overall|combined|gesamt|totale|totaler|totales)$/;
/** What is no part of a sum: another size of the same thing, or one of each. */
const apart =
  /(?:^|_)(?:total|unit|average|avg|mean|median|min|max|minimum|maximum|target|planned|expected|estimated|budget|standard|previous|last|first|best|per|rate|half|start|end|gross|net|wait|remaining|left|scheduled|actual|bonus|current|next|previo|anterior)(?:_|$)/;

/** "prep time, cook time, total time": a total of what at least two other columns are of is their sum. */
export function totalRules(numbers: readonly Named[]): readonly Rule[] {
  return numbers.flatMap((total): readonly Rule[] => {
    const noun = nounOfTotal(total.name);
    if (noun === undefined) return [];
    const parts = numbers.filter((field) => field !== total && field.unit === total.unit && isOf(field.name, noun));
    if (parts.length < 2 || parts.length > 8 || parts.some(({ name }) => apart.test(name))) return [];
    const terms = parts.map(({ name }) => ({ field: name, times: 1 }));
    const decimals = Math.max(total.type === "int" ? 0 : total.decimals, 0);
    if (total.type === "int" && parts.some(({ type }) => type !== "int")) return [];
    return [
      {
        statement: `${total.name} = ${parts.map(({ name }) => name).join(" + ")}`,
        needs: [total.name, ...parts.map(({ name }) => name)],
        sets: { [total.name]: { kind: "sum", terms, decimals } },
        checks: [{ kind: "sum", total: total.name, terms }],
      },
    ];
  });
}

/** The "time" of "total time", "tiempo total" and "Gesamtzeit". */
function nounOfTotal(name: string): string | undefined {
  const compound = /^gesamt([a-z]+)$/.exec(name)?.[1];
  if (compound !== undefined) return additive.has(compound) ? compound : undefined;
  const words = name.split("_");
  if (words.length !== 2) return undefined;
  const noun = words.find((word) => !wholes.test(word));
  return noun !== undefined && words.some((word) => wholes.test(word)) && additive.has(noun) ? noun : undefined;
}

/** "cook_time", "tiempo_coccion", "kochzeit" are of time, and "prep_minutes" of minutes. */
function isOf(name: string, noun: string): boolean {
  const words = name.split("_");
  return words.length === 1
    ? name.length > noun.length + 2 && name.endsWith(noun)
    : words.at(-1) === noun || words[0] === noun;
}
