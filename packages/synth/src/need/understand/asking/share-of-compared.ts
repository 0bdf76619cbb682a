import type { Findings, Found } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import type { DraftNotes } from "../draft/draft.ts";

/** Nothing new is said between: "…, and is never more than 20% of it". */
const goesOn =
  /^[ ,]*(?:(?:and|but|yet|also|is|it|must|be|always|at the same time|und|aber|ist|dabei|immer|y|pero|es|siempre|et|mais|est|toujours|e|mas|sempre|they|are)[ ,]*)*$/;
const ofIt =
  /^ ?(?:of|von|des|der|de|du|da|do|del) ?(?:(?:it|that|this|them|ihm|davon|el|ella|este|esto|celui-ci|ce|dele|dela)\b|(?:the |its |their |their own |la |le |el |l'|o |a )?(?<name>[\p{L}_ ]{2,40}))/u;
const thereof = /^ ?(?:davon|thereof)\b/;

/** "deposit is higher than the full price and never more than 20% of it": what is more than all of it is no part of it. */
export function findShareOfSmaller({ text, found }: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  for (const order of found) {
    if (order.kind !== "comparison") continue;
    const bound = found.find((each) => isApart(text, order, each));
    if (bound === undefined) continue;
    const spans = [order, bound].map(({ start, end }) => ({ start, end }));
    notes.impossible.push({
      reason: `${spans.map(({ start, end }) => `"${text.slice(start, end)}"`).join(" and ")} cannot both hold for ${order.left}`,
      spans,
      fix: "leave one of the two out, or say another share",
    });
    return;
  }
}

const atMosts =
  /(?:never|not|no|nie|nicht|nunca|no|jamais|pas|nao) (?:more than|over|above|mehr als|mas de|mas del|plus de|mais de) $|(?:at most|up to|hochstens|maximal|como maximo|au plus|au maximum|no maximo) $/;

/** "never more than 90% of the gross weight" was found as a share of it. */
function isShareOfRight(text: string, { right, end, is }: Comparison, bound: Found): boolean {
  if (bound.kind !== "rate" || bound.rate >= 1 || bound.start < end || !is.startsWith(">")) return false;
  const between = fold(text.slice(end, bound.start));
  const most = atMosts.exec(between);
  return most !== null && goesOn.test(between.slice(0, most.index)) && fold(bound.of ?? "") === fold(right);
}

type Comparison = Extract<Found, { kind: "comparison" }>;

function isApart(text: string, order: Comparison, bound: Found): boolean {
  if (isShareOfRight(text, order, bound)) return true;
  if (bound.kind !== "range" || bound.unit !== "%" || bound.start < order.end) return false;
  const isMore = order.is === ">" || order.is === ">=";
  const isLess = order.is === "<" || order.is === "<=";
  const { minimum, maximum } = bound;
  const isTooLittle = isMore && minimum === undefined && maximum !== undefined && maximum < 100;
  const isTooMuch = isLess && maximum === undefined && minimum !== undefined && minimum > 100;
  if (!(isTooLittle || isTooMuch) || !goesOn.test(fold(text.slice(order.end, bound.start)))) return false;
  const behind = fold(text.slice(bound.end, bound.end + REACH));
  const of = ofIt.exec(behind);
  const name = of?.groups?.name;
  const right = fold(order.right).split(" ").at(-1) ?? "";
  return thereof.test(behind) || (of !== null && (name === undefined || name.split(" ").includes(right)));
}

const REACH = 50;
