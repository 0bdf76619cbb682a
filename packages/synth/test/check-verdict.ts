import type { Check, Condition, DurationUnit } from "../src/inferred/check.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * What is wrong with delivered rows by one check, as a sentence; undefined when it holds. Written from the checks' meaning alone,
 * in the simplest way that comes to mind.
 */
export function offence(check: Check, rows: readonly Row[], parents: readonly Row[] = []): string | undefined {
  switch (check.kind) {
    case "ascending":
      return first(rows, (row) => {
        const values = check.fields.map((name) => row[name]).filter((value) => value !== null);
        return values.every((value, i) => i === 0 || isBelow(values[i - 1], value, check.strict !== true));
      });
    case "sum":
      return first(rows, (row) => {
        const total = check.terms.reduce((sum, { field, times }) => sum + times * Number(row[field]), check.plus ?? 0);
        return hasNull(row, [check.total, ...check.terms.map(({ field }) => field)]) || isNear(row[check.total], total);
      });
    case "product":
      return first(rows, (row) => {
        const added = check.plus ?? [];
        const off = check.off ?? [];
        const whole = check.factors.reduce((all, name) => all * Number(row[name]), check.times ?? 1);
        const product = off.reduce((left, { field, times }) => left * (1 - times * Number(row[field])), whole);
        const total = added.reduce((sum, { field, times }) => sum + times * Number(row[field]), product);
        const names = [check.result, ...check.factors, ...[...added, ...off].map(({ field }) => field)];
        return hasNull(row, names) || isNear(row[check.result], total);
      });
    case "quotient":
      return first(rows, (row) => {
        if (hasNull(row, [check.of, check.by])) return true;
        if (row[check.by] === 0) return row[check.result] === null;
        return isNear(row[check.result], (Number(row[check.of]) * (check.times ?? 1)) / Number(row[check.by]));
      });
    case "annuity":
      return first(rows, (row) => {
        if (hasNull(row, [check.result, check.principal, check.rate, check.term])) return true;
        const months = Number(row[check.term]) * (check.unit === "year" ? 12 : 1);
        const payment = Number(row[check.result]);
        let owed = Number(row[check.principal]);
        for (let month = 0; month < months; month++) owed += (owed * Number(row[check.rate])) / 1200 - payment;
        // A cent too much or too little in each payment, with the interest on it.
        return Math.abs(owed) <= 0.01 * months * (1 + Number(row[check.rate]) / 1200) ** months;
      });
    case "elapsed":
      return first(rows, (row) => {
        if (hasNull(row, [check.result, check.from, check.to])) return true;
        return (
          row[check.result] === Math.floor((timeOf(row[check.to]) - timeOf(row[check.from])) / milliseconds(check.unit))
        );
      });
    case "timed":
      return first(rows, (row) => {
        const less = check.less ?? [];
        if (hasNull(row, [check.result, check.from, check.to, ...(check.factors ?? [])])) return true;
        const off = less.reduce((sum, { field, unit }) => sum + Number(row[field]) * milliseconds(unit), 0);
        const units = (timeOf(row[check.to]) - timeOf(row[check.from]) - off) / milliseconds(check.unit);
        const all = (check.factors ?? []).reduce((value, name) => value * Number(row[name]), units);
        return isNear(row[check.result], all * (check.times ?? 1));
      });
    case "offset":
      return first(
        rows,
        (row) => timeOf(row[check.to]) - timeOf(row[check.from]) === check.by * milliseconds(check.unit),
      );
    case "apart":
      return first(rows, (row) => {
        if (hasNull(row, [check.from, check.to])) return true;
        const units = (timeOf(row[check.to]) - timeOf(row[check.from])) / milliseconds(check.unit);
        return units >= (check.least ?? 0) && units <= (check.most ?? Number.POSITIVE_INFINITY);
      });
    case "present":
      return first(rows, (row) => {
        const holds = isTrue(row, check.when);
        return row[check.field] === null ? !holds || check.onlyIf === true : holds;
      });
    case "implies":
      return first(rows, (row) => !isTrue(row, check.when) || isTrue(row, check.then));
    case "function": {
      const known = new Map<string, unknown>();
      return first(rows, (row) => {
        const by = JSON.stringify(check.by.map((name) => row[name]));
        if (!known.has(by)) known.set(by, row[check.result]);
        return known.get(by) === row[check.result];
      });
    }
    case "reference": {
      const keys = new Set(parents.map((row) => row[check.parentField]));
      const used = new Set(rows.map((row) => row[check.field]));
      const missing = check.every === true && [...keys].some((key) => !used.has(key));
      return missing
        ? "a parent has no child"
        : first(rows, (row) => row[check.field] === null || keys.has(row[check.field]));
    }
    case "forest": {
      const above = new Map(rows.map((row) => [row[check.key], row[check.field]]));
      return first(rows, (row) => {
        let at = row[check.field];
        for (let steps = 0; at !== null; steps++) {
          if (!above.has(at) || steps > rows.length) return false;
          at = above.get(at) ?? null;
        }
        return true;
      });
    }
    case "unique": {
      const seen = new Set<string>();
      return first(rows, (row) => {
        const key = JSON.stringify(check.fields.map((name) => row[name]));
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      });
    }
    case "different":
      return first(rows, (row) => row[check.fields[0]] !== row[check.fields[1]]);
    case "monotone": {
      const last = new Map<unknown, unknown>();
      return first(rows, (row) => {
        const group = check.within === undefined ? 0 : row[check.within];
        const before = last.get(group);
        const value = row[check.field];
        last.set(group, value);
        if (check.dense !== undefined) return value === (before === undefined ? check.dense : Number(before) + 1);
        return before === undefined || isBelow(before, value, true);
      });
    }
    case "transitions": {
      const last = new Map<unknown, string>();
      return first(rows, (row) => {
        const before = last.get(row[check.within]);
        const state = String(row[check.field]);
        last.set(row[check.within], state);
        return before === undefined ? check.first.includes(state) : (check.next[before] ?? []).includes(state);
      });
    }
    case "sign": {
      const [left, right] = check.fields.map((name) => rows.map((row) => Number(row[name]))) as [number[], number[]];
      const rho = correlation(ranks(left), ranks(right));
      return rho * check.sign >= 0.1 ? undefined : `the correlation is ${rho}`;
    }
  }
}

function first(rows: readonly Row[], isFine: (row: Row) => boolean): string | undefined {
  const at = rows.findIndex((row) => !isFine(row));
  return at < 0 ? undefined : `row ${at}: ${JSON.stringify(rows[at])}`;
}

function hasNull(row: Row, names: readonly string[]): boolean {
  return names.some((name) => row[name] === null);
}

/** Within half a unit of the last decimal that is shown. */
function isNear(shown: unknown, exact: number): boolean {
  const decimals = 3;
  const text = String(shown);
  const places = Math.max(text.includes(".") ? text.length - text.indexOf(".") - 1 : 0, 0);
  const slack = places < decimals ? 10 ** -2 : 10 ** -decimals;
  return Math.abs(Number(shown) - exact) <= slack / 2 + 1e-9 * Math.abs(exact);
}

function isBelow(left: unknown, right: unknown, orEqual: boolean): boolean {
  const [a, b] = typeof left === "string" ? [timeOf(left), timeOf(right)] : [Number(left), Number(right)];
  return orEqual ? a <= b : a < b;
}

function timeOf(value: unknown): number {
  return Date.parse(String(value));
}

function milliseconds(unit: DurationUnit): number {
  const sizes: Partial<Record<DurationUnit, number>> = {
    ms: 1,
    s: 1e3,
    min: 6e4,
    h: 3.6e6,
    day: 8.64e7,
    week: 6.048e8,
  };
  return sizes[unit] ?? Number.NaN;
}

function isTrue(row: Row, when: Condition): boolean {
  if ("all" in when) return when.all.every((part) => isTrue(row, part));
  if ("any" in when) return when.any.some((part) => isTrue(row, part));
  const value = row[when.field];
  if ("as" in when) return value !== null && row[when.as] !== null && (value === row[when.as]) === when.same;
  if ("after" in when) {
    const units = (timeOf(value) - timeOf(row[when.after])) / milliseconds(when.unit);
    return { "<": units < when.by, "<=": units <= when.by, ">": units > when.by, ">=": units >= when.by }[when.is];
  }
  if ("present" in when) return (value !== null) === when.present;
  if ("than" in when) {
    const [low, high] = when.is.startsWith("<") ? [Number(value), when.than] : [when.than, Number(value)];
    return value !== null && (when.is.length === 2 ? low <= high : low < high);
  }
  return when.in.includes(value as string | number | boolean);
}

export function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value);
  const found = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (order[to]?.value === order[from]?.value) to += 1;
    for (let i = from; i < to; i++) found[order[i]?.i ?? 0] = (from + to - 1) / 2;
    from = to;
  }
  return found;
}

export function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (all: readonly number[]): number => all.reduce((sum, value) => sum + value, 0) / all.length;
  const [a, b] = [mean(left), mean(right)];
  let [both, one, other] = [0, 0, 0];
  for (const [i, x] of left.entries()) {
    const y = right[i] ?? 0;
    both += (x - a) * (y - b);
    one += (x - a) ** 2;
    other += (y - b) ** 2;
  }
  return both / Math.sqrt(one * other);
}
