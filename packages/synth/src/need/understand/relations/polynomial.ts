import { pricedTerm, shareTerm } from "../../extract/operators.ts";

/** A product of names, divided by others, so many times. */
export interface Monomial {
  readonly times: number;
  readonly of: readonly string[];
  readonly by: readonly string[];
}

/** A formula that holds more than this many products is none that a buyer says. */
const MOST = 24;

/**
 * A formula of names and numbers as a sum of products: "(og - fg) * 131.25" is 131.25 og − 131.25 fg. Undefined for anything that
 * is no formula, or divides by a sum. A sign between names stands apart from them; those of products need not.
 */
export function monomialsOf(formula: string): readonly Monomial[] | undefined {
  const tokens = formula
    .split(/(\(|\)|\s+[-x]\s+|\s*[+*×/÷·]\s*)/)
    .map((token) => token.trim())
    .filter((token) => token !== "");
  const reader = new FormulaReader(tokens);
  const sum = reader.sum();
  return sum === undefined || !reader.isDone() || sum.length === 0 || sum.length > MOST ? undefined : sum;
}

type Sum = readonly Monomial[] | undefined;

class FormulaReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  isDone(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(): Sum {
    let total = this.#product();
    while (total !== undefined && /^[-+]$/.test(this.#tokens[this.#at] ?? "")) {
      const sign = this.#tokens[this.#at] === "-" ? -1 : 1;
      this.#at += 1;
      const share = this.#shareAdded();
      if (share !== undefined) {
        total = multiplied(total, [{ times: 1 + sign * share, of: [], by: [] }]);
        continue;
      }
      const next = this.#product();
      total =
        next === undefined ? undefined : [...total, ...next.map((each) => ({ ...each, times: sign * each.times }))];
    }
    return total;
  }

  /** "hammer price + 25 % premium": a share that is added to a sum, or taken off it, is one of that sum. */
  #shareAdded(): number | undefined {
    const told = shareTerm(this.#tokens[this.#at] ?? "");
    if (told === undefined || told.of !== undefined) return undefined;
    if (/^[*×·x/÷]$/.test(this.#tokens[this.#at + 1] ?? "")) return undefined;
    this.#at += 1;
    return told.share;
  }

  #product(): Sum {
    let whole = this.#factor();
    while (whole !== undefined && /^[*×·x/÷]$/.test(this.#tokens[this.#at] ?? "")) {
      const divides = /^[/÷]$/.test(this.#tokens[this.#at] ?? "");
      this.#at += 1;
      const next = this.#factor();
      whole = next === undefined ? undefined : divides ? divided(whole, next) : multiplied(whole, next);
    }
    return whole;
  }

  #factor(): Sum {
    const token = this.#tokens[this.#at];
    if (token === undefined || /^[-+*×·/÷)]$/.test(token)) return undefined;
    this.#at += 1;
    if (token === "(") {
      const inner = this.sum();
      if (inner === undefined || this.#tokens[this.#at] !== ")") return undefined;
      this.#at += 1;
      return inner;
    }
    const told = shareTerm(token);
    if (told !== undefined) return [{ times: told.share, of: told.of === undefined ? [] : [told.of], by: [] }];
    const priced = pricedTerm(token);
    if (priced !== undefined) return [{ times: priced.price, of: [priced.each], by: [] }];
    // "0.4 quiz + 0.6 exam"
    const [, size, name] = /^(\d+(?:[.,]\d+)?)\s+(\p{L}.*)$/u.exec(token) ?? [];
    if (size !== undefined && name !== undefined)
      return [{ times: Number(size.replace(",", ".")), of: [name], by: [] }];
    const number = Number(token.replace(",", "."));
    return [Number.isFinite(number) ? { times: number, of: [], by: [] } : { times: 1, of: [token], by: [] }];
  }
}

function multiplied(left: readonly Monomial[], right: readonly Monomial[]): readonly Monomial[] {
  return left.flatMap((one) =>
    right.map((other) => ({
      times: Number((one.times * other.times).toPrecision(12)),
      of: [...one.of, ...other.of],
      by: [...one.by, ...other.by],
    })),
  );
}

function divided(left: readonly Monomial[], right: readonly Monomial[]): Sum {
  const [only, ...others] = right;
  if (only === undefined || others.length > 0 || only.times === 0) return undefined;
  return left.map((one) => ({
    times: Number((one.times / only.times).toPrecision(12)),
    of: [...one.of, ...only.by],
    by: [...one.by, ...only.of],
  }));
}
