/** What a buyer may set of a dataset beside the seed. Part of what makes its rows, so part of a delivery's identity. */
export type Parameter =
  | {
      readonly type: "integer" | "number";
      /** One sentence in the words of the field. */
      readonly meaning: string;
      readonly unit?: string;
      readonly minimum: number;
      readonly maximum: number;
      readonly default: number;
    }
  | {
      /** A day, YYYY-MM-DD, UTC. */
      readonly type: "date";
      readonly meaning: string;
      readonly minimum: string;
      readonly maximum: string;
      /** Null: not set. */
      readonly default: string | null;
    }
  | {
      readonly type: "choice";
      readonly meaning: string;
      readonly values: readonly string[];
      /** Null: not set. */
      readonly default: string | null;
    }
  | {
      /** Any members, each once; none set means all. */
      readonly type: "choices";
      readonly meaning: string;
      readonly values: readonly string[];
      readonly default: readonly string[];
    };

/** By name, in lower snake case. `from` and `to` are the time window wherever they stand: from inclusive, to exclusive. */
export type Parameters = Readonly<Record<string, Parameter>>;

export type ParameterValue = number | string | null | readonly string[];
export type ParameterValues = Readonly<Record<string, ParameterValue>>;

type ValueOf<P extends Parameter> = P extends { readonly type: "integer" | "number" }
  ? number
  : P extends { readonly type: "choices"; readonly values: readonly (infer Member)[] }
    ? readonly Member[]
    : P extends { readonly type: "choice"; readonly values: readonly (infer Member)[] }
      ? Member | (P extends { readonly default: null } ? null : never)
      : P extends { readonly default: null }
        ? string | null
        : string;

/** The values that a set of parameters takes, every one present. */
export type ValuesOf<P extends Parameters> = { readonly [Name in keyof P]: ValueOf<P[Name]> };

export function defaultValues<P extends Parameters>(parameters: P): ValuesOf<P> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, parameter.default]),
  ) as ValuesOf<P>;
}
