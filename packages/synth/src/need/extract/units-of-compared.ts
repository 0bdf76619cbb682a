import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { tokensOf } from "../text/tokens.ts";
import { unitAt } from "./units.ts";

const measured =
  /^.{2,40}? (?:in|en|em) (?=\S{1,8} (?:is |ist |es |est )?(?:never|always|not|at least|at most|must|may|no|nie|immer|nunca|siempre|jamais|toujours)\b)/iu;

/** "wind gust in km/h never below wind speed": the name that is compared says its unit too. */
export function withUnitsOfCompared(found: readonly Found[], text: string, language: Language): readonly Found[] {
  return found.flatMap((each): readonly Found[] => {
    const before = each.kind === "comparison" ? measured.exec(text.slice(each.start, each.end))?.[0] : undefined;
    if (before === undefined) return [each];
    const start = each.start + before.length;
    const tokens = tokensOf(text.slice(start, each.end), language);
    const unit = unitAt(tokens, 0);
    const end = tokens[(unit?.next ?? 0) - 1]?.end;
    if (unit === undefined || end === undefined) return [each];
    return [each, { kind: "unit", unit: unit.unit.symbol, start: start - 3, end: start + end }];
  });
}
