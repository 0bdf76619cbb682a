import type { Condition, Order } from "../../../inferred/check.ts";
import { distributionOf } from "../../../inferred/distribution-of.ts";
import type { Compared } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { inField } from "../constraints/bounds.ts";
import { becomeTimeLike } from "../draft/become-time.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { memberOf } from "../draft/members.ts";
import { becomeNumeric, finenessOf } from "../draft/numeric.ts";

type Finder = (phrase: string, among?: DraftTable) => DraftField | undefined;

/** The columns of a table as the parts of a condition name them. */
export interface Columns {
  readonly table: DraftTable;
  readonly flag: DraftField;
  readonly find: Finder;
}

/** What the words of a condition say of the columns; undefined where one of them is not there. */
export function conditionSaid(parts: readonly Compared[], isAny: boolean, columns: Columns): Condition | undefined {
  const said = parts.map((part) => conditionOf(part, columns));
  const [first, ...more] = said;
  if (first === undefined || said.includes(undefined)) return undefined;
  if (more.length === 0) return first;
  return isAny ? { any: said as readonly Condition[] } : { all: said as readonly Condition[] };
}

function conditionOf(part: Compared, columns: Columns): Condition | undefined {
  if ("isWithin" in part) return within(part, columns);
  if ("after" in part) return apart(part, columns);
  if ("figure" in part) return beside(part, columns);
  if ("isSo" in part) return state(part, columns);
  if ("isSame" in part && part.other === "") return pairAlike(part, columns);
  if ("is" in part && part.one === "" && part.other === "") return withBoundBefore(part, columns);
  const [one, other] = [part.one, part.other].map((name) => columns.find(name));
  if (one === undefined || one === columns.flag) return undefined;
  if ("isSame" in part) return alike(part, one, other);
  if (other === undefined || other === one || !beComparable(one, other)) return undefined;
  return { field: one.name, is: part.is, than: other.name };
}

/** "value, upper limit, high flag when above it": the number right before the flag is the bound of one before it. */
function withBoundBefore({ is }: { readonly is: Order }, { table, flag }: Columns): Condition | undefined {
  const end = flag.span?.start ?? 0;
  const isTold = (field: DraftField): boolean =>
    field !== flag && isStated(field) && field.span !== null && field.span.start < end;
  const before = table.fields
    .filter((field) => isTold(field) && isNumeric(field))
    .sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  const bound = before.at(-1);
  if (bound === undefined) return undefined;
  const others = before.slice(0, -1).reverse();
  const words = new Set(bound.name.split("_"));
  const read = others.find(({ name }) => name.split("_").some((word) => words.has(word))) ?? others[0];
  if (read === undefined) return undefined;
  beInItsUnit(bound, read);
  return { field: read.name, is, than: bound.name };
}

/** A limit is of what it limits, and of money where that is. */
function beInItsUnit(bound: DraftField, read: DraftField): void {
  if (bound.fixed.size > 0 || bound.unit === read.unit) return;
  bound.unit = read.unit;
  const distribution = distributionOf(read.model);
  bound.type = read.type;
  if (distribution !== undefined) bound.model = { kind: "number", distribution, decimals: finenessOf(read) };
  bound.minimum = read.minimum;
  bound.maximum = read.maximum;
}

/** "billed and shipped quantity differ", "status equals closed" */
function alike(
  { other: said, isSame }: Extract<Compared, { isSame: boolean }>,
  one: DraftField,
  other: DraftField | undefined,
): Condition | undefined {
  const member = other === undefined ? memberOf(one, said) : undefined;
  if (member !== undefined) {
    const others = one.model.kind === "choice" ? one.model.values.filter((value) => value !== member) : [];
    return { field: one.name, in: isSame ? [member] : others };
  }
  return other === undefined || other === one ? undefined : { field: one.name, same: isSame, as: other.name };
}

/** "if they differ", "if the two labels match": the last two of a kind that were named, where a noun is said those called so. */
function pairAlike({ one, isSame }: Extract<Compared, { isSame: boolean }>, columns: Columns): Condition | undefined {
  const { table, flag } = columns;
  const end = flag.span?.start ?? Number.POSITIVE_INFINITY;
  const [noun] = one === "" ? [] : rootsOf(one).slice(-1);
  const named = table.fields.filter(
    (field) =>
      field !== flag &&
      isStated(field) &&
      field.span !== null &&
      field.span.start < end &&
      (noun === undefined || field.name.split("_").some((part) => part.startsWith(noun))),
  );
  const last = named.at(-1);
  const first = named.slice(0, -1).findLast(({ type }) => type === last?.type);
  return first === undefined || last === undefined ? undefined : { field: first.name, same: isSame, as: last.name };
}

/** "smoker", "not a member": a flag, or the only column that has such a member. */
function state(
  { one, isSo }: Extract<Compared, { isSo: boolean }>,
  { table, find, flag }: Columns,
): Condition | undefined {
  const field = find(one);
  if (field?.type === "bool" && field !== flag) return { field: field.name, in: [isSo] };
  const having = table.fields.filter((each) => each !== flag && memberOf(each, one) !== undefined);
  const [only] = having;
  const member = only === undefined ? undefined : memberOf(only, one);
  if (only?.model.kind !== "choice" || member === undefined || having.length > 1) return undefined;
  return { field: only.name, in: isSo ? [member] : only.model.values.filter((value) => value !== member) };
}

/** "income over 2000" */
function beside(said: Extract<Compared, { figure: number }>, { find, flag }: Columns): Condition | undefined {
  const field = find(said.one);
  if (field === undefined || field === flag) return undefined;
  if (isOpen(field) || (field.type === "enum" && field.fixed.size === 0))
    becomeNumeric(field, Number.isInteger(said.figure), { kind: "lognormal", median: said.figure, sigma: 0.6 });
  const than = inField(said.figure, said.unit, field);
  if (!isNumeric(field) || than === undefined) return undefined;
  return said.is === "=" ? { field: field.name, in: [than] } : { field: field.name, is: said.is, than };
}

/** "resolved more than 24 h after opening" */
function apart(said: Extract<Compared, { after: string }>, { table, find, flag }: Columns): Condition | undefined {
  const times = { ...table, fields: table.fields.filter(isTime) };
  const [one, other] = [said.one, said.after].map(
    (name) => find(name, times) ?? fieldOfRoot(name, times.fields) ?? find(name),
  );
  if (one === undefined || other === undefined || one === other || [one, other].includes(flag)) return undefined;
  beComparable(one, other);
  if (!isTime(one) || !isTime(other)) return undefined;
  return { field: one.name, after: other.name, is: said.is, by: said.by, unit: said.unit };
}

/** The only column that a word of a phrase begins like: "paga" of "fecha de pago", "commande" of "commandée le". */
export function fieldOfRoot(phrase: string, fields: readonly DraftField[]): DraftField | undefined {
  const fitting = fields.filter(({ name }) =>
    name.split("_").some((part) => rootsOf(phrase).some((root) => part.startsWith(root))),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function rootsOf(phrase: string): readonly string[] {
  const words = phrase.split(/\s+/).map(fold);
  return words.filter((word) => word.length > 3).map((word) => word.slice(0, word.length > 4 ? 4 : 3));
}

/** "result between lower and upper limit": inside of two columns, or outside of them. */
function within(said: Extract<Compared, { isWithin: boolean }>, columns: Columns): Condition | undefined {
  const { table, find, flag } = columns;
  const bounds =
    said.low === undefined || said.high === undefined
      ? [lows, highs].map((names) => table.fields.find(({ name }) => names.test(name)))
      : [said.low, said.high].map((name) => find(name));
  const [low, high] = bounds;
  if (low === undefined || high === undefined || low === high) return undefined;
  const free = table.fields.filter((field) => field !== low && field !== high && field !== flag && isStated(field));
  const one = said.one === "" ? free.findLast(isNumeric) : find(said.one);
  if (one === undefined || !beComparable(one, low) || !beComparable(one, high)) return undefined;
  return said.isWithin
    ? {
        all: [
          { field: one.name, is: ">=", than: low.name },
          { field: one.name, is: "<=", than: high.name },
        ],
      }
    : {
        any: [
          { field: one.name, is: "<", than: low.name },
          { field: one.name, is: ">", than: high.name },
        ],
      };
}

const lows = /(?:^|_)(?:low|lower|min|minimum|lsl|untere[rs]?|untergrenze|minimo|minima|inferior|inferieure?)(?:_|$)/;
const highs = /(?:^|_)(?:high|upper|max|maximum|usl|obere[rs]?|obergrenze|maximo|maxima|superior|superieure?)(?:_|$)/;

function isStated({ source }: DraftField): boolean {
  return source === "stated";
}

/** What is compared with a number or a time is one, where nothing that was said of it forbids it. */
export function beComparable(one: DraftField, other: DraftField): boolean {
  // "improved if final is higher than midterm": what is more or less is a number.
  if (isOpen(one) && isOpen(other)) becomeNumeric(one, true, { kind: "lognormal", median: 100, sigma: 0.5 });
  for (const [field, like] of [
    [one, other],
    [other, one],
  ] as const) {
    const distribution = distributionOf(like.model);
    if (field.fixed.size > 0 || field.type === "id") continue;
    if (isTime(like) && !isTime(field) && !isNumeric(field)) becomeTimeLike(field, like);
    if (isNumeric(like) && !isTime(field) && distribution !== undefined)
      becomeNumeric(field, like.type === "int", distribution);
  }
  return (isTime(one) && isTime(other)) || (isNumeric(one) && isNumeric(other));
}

function isOpen({ type, known, fixed }: DraftField): boolean {
  return type === "string" && !known && fixed.size === 0;
}
