import { unitNamed } from "../../extract/units.ts";
import type { Span } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, isNumeric } from "../draft/draft.ts";
import type { Item } from "../words/items.ts";
import { inField } from "./bounds.ts";

type Comparison = ">=" | ">" | "<=" | "<";

/** "passed if score >= 50": the words of the flag and of the number that decides. */
export interface Threshold extends Span {
  readonly flag: string;
  /** Empty where no number is named: "approved if >= 6". */
  readonly number: string;
  readonly is: Comparison;
  readonly right: number;
  readonly unit: string | undefined;
}

const condition =
  /^([^,;:()\n]{2,60}?) (?:exactly )?(?:if|when|whenever|where|wenn|falls|si|se) ([^,;:()\n]{0,50}?)\s*(>=|<=|≥|≤|>|<|at least|at most|above|over|more than|greater than|higher than|exceeds|exceeded|exceeding|under|below|less than|lower than|mindestens|ueber|über|unter|al menos|au moins|pelo menos|supera|más de|mas de|mais de|dépasse)\s*(-?\d[\d.]*)(?![\d.]*\s*%)(?: ?([a-zµ°€$£]{1,12}))?/i;

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  [">=", ">="],
  ["≥", ">="],
  ["at least", ">="],
  ["mindestens", ">="],
  ["al menos", ">="],
  ["pelo menos", ">="],
  ["greater than", ">"],
  ["higher than", ">"],
  ["exceeds", ">"],
  ["exceeded", ">"],
  ["exceeding", ">"],
  ["supera", ">"],
  ["más de", ">"],
  ["mas de", ">"],
  ["mais de", ">"],
  ["dépasse", ">"],
  ["lower than", "<"],
  ["au moins", ">="],
  ["<=", "<="],
  ["≤", "<="],
  ["at most", "<="],
  [">", ">"],
  ["above", ">"],
  ["over", ">"],
  ["more than", ">"],
  ["über", ">"],
  ["ueber", ">"],
  ["<", "<"],
  ["under", "<"],
  ["below", "<"],
  ["less than", "<"],
  ["unter", "<"],
]);

/** "pass when strength is 37 or more" */
const reached =
  /^([^,;:()\n]{2,60}?) (?:exactly )?(?:if|when|whenever|where) ([^,;:()\n]{0,50}?)\s*(?:is |was )?(-?\d[\d.]*)(?![\d.]*\s*%) ?([a-zµ°€$£]{1,12})? (?:or|and) (more|higher|above|over|better|less|lower|below|under)\b/i;

const fillers =
  /\b(?:the|a|an|is|are|was|their|its|of|it|only|given|filled|recorded|present|exactly|flag|flagged|indicator|set|raised|true|nur|solo|seulement|apenas)\b/gi;

function plain(words: string | undefined): string {
  return (words ?? "").replace(fillers, " ").replace(/\s+/g, " ").trim();
}

/** The threshold that an item says, read in the buyer's text: what stands behind "if" is no bound of a field. */
export function thresholdOf({ start, zone }: Item, text: string): Threshold | undefined {
  if (zone === "head") return undefined;
  const turned = reached.exec(text.slice(start, start + 140));
  if (turned !== null) {
    const [all, flag = "", number = "", right = "", unit = "", way = ""] = turned;
    const is = /^(?:less|lower|below|under)$/i.test(way) ? "<=" : ">=";
    return {
      flag: plain(flag),
      number: plain(number),
      is,
      right: Number(right),
      unit: unitNamed(unit)?.symbol,
      start,
      end: start + all.length,
    };
  }
  const match = condition.exec(text.slice(start, start + 140));
  const is = comparisons.get((match?.[3] ?? "").toLowerCase());
  if (match === null || is === undefined) return undefined;
  const flag = plain(match[1]);
  const right = Number((match[4] ?? "").replace(/\.$/, ""));
  if (flag === "" || Number.isNaN(right)) return undefined;
  return {
    flag,
    number: plain(match[2]),
    is,
    right,
    unit: unitNamed(match[5] ?? "")?.symbol,
    start,
    end: start + match[0].length,
  };
}

/** "passed if score >= 50": a flag by a threshold. */
export function thresholdRule(flag: DraftField, field: DraftField, said: Threshold): Rule | undefined {
  const right = inField(said.right, said.unit, field);
  const { is } = said;
  if (flag.type !== "bool" || !isNumeric(field) || right === undefined) return undefined;
  return {
    statement: `${flag.name} is true exactly where ${field.name} ${is} ${right}`,
    needs: [flag.name, field.name],
    sets: { [flag.name]: { kind: "compared", left: field.name, is, right } },
    checks: [{ kind: "function", result: flag.name, by: [field.name] }],
  };
}

/** What is told of a case, and is no flag: its reason, its date, its amount. */
const toldOfCases =
  /(?:reason|cause|code|note|notes|comment|date|amount|description|text|message|fine|fee|_at|_on|grund|motivo|fecha|data|motif)$/;

/** "delay cause only when the delay is over 15 minutes": what is there by a threshold. */
export function presenceRule(told: DraftField, field: DraftField, said: Threshold): Rule | undefined {
  const than = inField(said.right, said.unit, field);
  if (!isNumeric(field) || than === undefined || told === field) return undefined;
  const when = { field: field.name, is: said.is, than };
  return {
    statement: `${told.name} is present only where ${field.name} ${said.is} ${than}`,
    needs: [told.name, field.name],
    sets: {},
    present: { [told.name]: when },
    checks: [{ kind: "present", field: told.name, when }],
  };
}

/** Whether a field is there or not by a threshold, instead of being true or false. */
export function isToldBy(field: DraftField, name: string): boolean {
  return isNumeric(field) || field.type === "date" || field.type === "datetime" || toldOfCases.test(name);
}
