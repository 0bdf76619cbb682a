import { type Check, type Condition, partsOf } from "./check.ts";

/** A check as a plain sentence. */
export function checkStatement(check: Check): string {
  switch (check.kind) {
    case "ascending":
      return `${check.fields.join(check.strict === true ? " < " : " ≤ ")}.`;
    case "sum": {
      const terms = check.terms.map(({ field, times }, i) => {
        const size = Math.abs(times) === 1 ? field : `${Math.abs(times)} × ${field}`;
        return times < 0 ? `− ${size}` : i === 0 ? size : `+ ${size}`;
      });
      const rest = check.plus === undefined || check.plus === 0 ? "" : ` + ${check.plus}`;
      return `${check.total} = ${terms.join(" ")}${rest}.`;
    }
    case "product":
      return `${check.result} = ${scaledBy(check.times)}${check.factors.join(" × ")}${offIt(check.off)}${addedTo(check.plus)}, rounded.`;
    case "quotient":
      return `${check.result} = ${scaledBy(check.times)}${check.of} ÷ ${check.by}${check.plus === undefined ? "" : check.plus < 0 ? ` − ${-check.plus}` : ` + ${check.plus}`}, rounded; null where ${check.by} is 0.`;
    case "annuity":
      return `${check.result} is the level monthly payment that pays ${check.principal} back at ${check.rate} percent a year within ${check.term} ${unitName[check.unit]}, rounded.`;
    case "elapsed":
      return `${check.result} is the whole ${unitName[check.unit]} from ${check.from} to ${check.to}.`;
    case "timed":
      return `${timedStatement(check)}, rounded.`;
    case "offset":
      return `${check.to} is ${check.by} ${unitName[check.unit]} after ${check.from}.`;
    case "apart": {
      const { least, most, unit } = check;
      const range =
        most === undefined ? `at least ${least ?? 0}` : least === undefined ? `at most ${most}` : `${least} to ${most}`;
      return `${check.to} is ${range} ${unitName[unit]} after ${check.from}.`;
    }
    case "present":
      return `${check.field} is present ${check.onlyIf === true ? "only" : "exactly"} where ${conditionStatement(check.when)}.`;
    case "implies":
      return `Where ${conditionStatement(check.when)}, ${conditionStatement(check.then)}.`;
    case "function":
      return `${check.result} is the same wherever ${check.by.join(", ")} are.`;
    case "reference":
      return `${check.field} is a ${check.parentField} of ${check.parent}${check.every === true ? ", and each has one at least" : ""}.`;
    case "forest":
      return `${check.field} is the ${check.key} of another row or null, and following it never comes back.`;
    case "unique":
      return `No two rows share ${check.fields.join(", ")}.`;
    case "different":
      return `${check.fields.join(" and ")} differ.`;
    case "monotone": {
      const within = check.within === undefined ? "" : ` within one ${check.within}`;
      return check.dense === undefined
        ? `${check.field} never falls from row to row${within}.`
        : `${check.field} counts the rows from ${check.dense}${within}.`;
    }
    case "transitions":
      return `Within one ${check.within}, ${check.field} begins with ${check.first.join(" or ")} and each next one may follow the last.`;
    case "sign":
      return `${check.fields.join(" and ")} go ${check.sign === 1 ? "together" : "against each other"}.`;
  }
}

/** "pay = 12 × the hours from start to end, less break". */
function timedStatement(check: Extract<Check, { kind: "timed" }>): string {
  const factors = (check.factors ?? []).map((name) => `${name} × `).join("");
  const less = (check.less ?? []).map(({ field }) => `, less ${field}`).join("");
  return `${check.result} = ${scaledBy(check.times)}${factors}the ${unitName[check.unit]} from ${check.from} to ${check.to}${less}`;
}

const unitName = {
  ms: "milliseconds",
  s: "seconds",
  min: "minutes",
  h: "hours",
  day: "days",
  week: "weeks",
  month: "months",
  year: "years",
} as const;

function addedTo(terms: readonly { readonly field: string; readonly times: number }[] = []): string {
  return terms
    .map(
      ({ field, times }) => ` ${times < 0 ? "−" : "+"} ${Math.abs(times) === 1 ? "" : `${Math.abs(times)} × `}${field}`,
    )
    .join("");
}

function offIt(terms: readonly { readonly field: string; readonly times: number }[] = []): string {
  return terms
    .map(
      ({ field, times }) =>
        ` × (1 ${times < 0 ? "+" : "−"} ${Math.abs(times) === 1 ? "" : `${Math.abs(times)} × `}${field})`,
    )
    .join("");
}

function scaledBy(times: number | undefined): string {
  return times === undefined || times === 1 ? "" : `${times} × `;
}

/** A condition in words. */
export function conditionStatement(when: Condition): string {
  if ("all" in when) return when.all.map(partStatement).join(" and ");
  if ("any" in when) return when.any.map(partStatement).join(" or ");
  if ("after" in when)
    return `${when.field} is ${distance[when.is]} ${when.by} ${unitName[when.unit]} after ${when.after}`;
  if ("as" in when) return `${when.field} ${when.same ? "=" : "≠"} ${when.as}`;
  if ("present" in when) return `${when.field} is ${when.present ? "present" : "absent"}`;
  if ("than" in when) return `${when.field} ${when.is} ${when.than}`;
  return when.in.length === 1
    ? `${when.field} is ${String(when.in[0])}`
    : `${when.field} is one of ${when.in.join(", ")}`;
}

const distance = { "<": "less than", "<=": "at most", ">": "more than", ">=": "at least" } as const;

function partStatement(part: Condition): string {
  return partsOf(part) === undefined ? conditionStatement(part) : `(${conditionStatement(part)})`;
}
