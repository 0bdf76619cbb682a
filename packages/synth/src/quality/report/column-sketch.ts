import type { Column } from "../../engine/column.ts";
import { NULL } from "../../engine/rows.ts";
import { mix } from "../../random/hash.ts";

/** What is known of one field after all rows have passed. Amounts are in the unit of the field, instants in ms since 1970. */
export interface FieldSummary {
  readonly name: string;
  readonly nulls: number;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly mean: number | null;
  /** How often each member stands, for fields with members. */
  readonly members: Readonly<Record<string, number>> | null;
  /** How many different values there are, about: for identifiers (HyperLogLog, ±2 %). */
  readonly distinct: number | null;
  /** Values outside of what the field declares. */
  readonly outside: number;
}

/** Takes the cells of one column, block by block: `width` cells a row, this column's at `slot`. */
export interface ColumnSketch {
  fold(cells: Float64Array, rows: number, width: number, slot: number): void;
  summary(): FieldSummary;
}

/** The sketch of a column, or undefined for texts, whose cells hold nothing. */
export function columnSketch(column: Column): ColumnSketch | undefined {
  const { form } = column;
  switch (form.kind) {
    case "choice":
      return memberSketch(column, form.values);
    case "boolean":
      return memberSketch(column, ["false", "true"]);
    case "code":
    case "hex":
    case "uuid":
    case "ipv4":
      return distinctSketch(column);
    case "integer":
    case "instant":
    case "number":
      return numberSketch(column, 1);
    case "decimal":
      return numberSketch(column, 10 ** form.scale);
    case "day":
      return numberSketch(column, 1 / 86_400_000);
    case "text":
    case "json":
      return undefined;
  }
}

function memberSketch({ field }: Column, values: readonly string[]): ColumnSketch {
  const counts = new Float64Array(values.length + 1);
  let outside = 0;
  return {
    fold(cells, rows, width, slot) {
      for (let row = 0, at = slot; row < rows; row++, at += width) {
        const cell = cells[at] as number;
        if (cell === NULL) counts[values.length] = (counts[values.length] as number) + 1;
        else if (cell >= 0 && cell < values.length) counts[cell] = (counts[cell] as number) + 1;
        else outside += 1;
      }
    },
    summary: () => ({
      ...empty(field.name),
      nulls: counts[values.length] as number,
      members: Object.fromEntries(values.map((value, i) => [value, counts[i] as number])),
      outside,
    }),
  };
}

function numberSketch({ field }: Column, scale: number): ColumnSketch {
  let nulls = 0;
  let seen = 0;
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  return {
    fold(cells, rows, width, slot) {
      for (let row = 0, at = slot; row < rows; row++, at += width) {
        const cell = cells[at] as number;
        if (cell === NULL) {
          nulls += 1;
          continue;
        }
        seen += 1;
        sum += cell;
        if (cell < least) least = cell;
        if (cell > most) most = cell;
      }
    },
    summary: () => {
      const minimum = seen === 0 ? null : least / scale;
      const maximum = seen === 0 ? null : most / scale;
      const isOutside =
        (minimum !== null && field.minimum !== undefined && minimum < field.minimum) ||
        (maximum !== null && field.maximum !== undefined && maximum > field.maximum);
      return {
        ...empty(field.name),
        ...{ nulls, minimum, maximum },
        mean: seen === 0 ? null : sum / seen / scale,
        outside: isOutside ? 1 : 0,
      };
    },
  };
}

const REGISTER_BITS = 12;
const REGISTERS = 1 << REGISTER_BITS;

/** HyperLogLog (Flajolet et al. 2007) with linear counting while few registers are set. */
function distinctSketch({ field }: Column): ColumnSketch {
  const ranks = new Uint8Array(REGISTERS);
  let nulls = 0;
  return {
    fold(cells, rows, width, slot) {
      for (let row = 0, at = slot; row < rows; row++, at += width) {
        const cell = cells[at] as number;
        if (cell === NULL) {
          nulls += 1;
          continue;
        }
        const low = mix(cell | 0) ^ Math.imul((cell / 4294967296) | 0, 0x9e3779b9);
        const hash = mix(low + 0x5bd1e995);
        const which = hash >>> (32 - REGISTER_BITS);
        const rank = Math.clz32((hash << REGISTER_BITS) | 1) + 1;
        if (rank > (ranks[which] as number)) ranks[which] = rank;
      }
    },
    summary: () => ({ ...empty(field.name), nulls, distinct: estimate(ranks) }),
  };
}

function estimate(ranks: Uint8Array): number {
  let sum = 0;
  let zeros = 0;
  for (const rank of ranks) {
    sum += 2 ** -rank;
    if (rank === 0) zeros += 1;
  }
  const raw = ((0.7213 / (1 + 1.079 / REGISTERS)) * REGISTERS * REGISTERS) / sum;
  const isSmall = raw <= 2.5 * REGISTERS && zeros > 0;
  return Math.round(isSmall ? REGISTERS * Math.log(REGISTERS / zeros) : raw);
}

function empty(name: string): FieldSummary {
  return { name, nulls: 0, minimum: null, maximum: null, mean: null, members: null, distinct: null, outside: 0 };
}
