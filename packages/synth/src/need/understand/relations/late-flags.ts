import type { Distribution, Model } from "../../../inferred/model.ts";
import type { Rule } from "../../frames/frame.ts";
import { compares } from "../../frames/rules.ts";
import { comesBefore } from "../../rules/time-words.ts";
import { type DraftField, type DraftTable, isTime } from "../draft/draft.ts";
import type { RuleBook } from "./rules-plan.ts";

const late =
  /(?:^|_)(?:late|overdue|delayed|tardy|breach|breached|missed_deadline|verspatet|uberfallig|zu_spat|tarde|atrasad[oa]|retrasad[oa]|vencid[oa]|en_retard|em_atraso|con_retraso)(?:_|$)/;
const inTime =
  /(?:^|_)(?:on_time|in_time|punctual|within_sla|met_sla|sla_met|met_deadline|punktlich|fristgerecht|a_tiempo|puntual|a_l_heure|no_prazo|pontual)(?:_|$)/;
const due =
  /(?:^|_)(?:due|promised|expected|scheduled|planned|target|deadline|sla|agreed|estimated|required|eta|fallig\w*|frist|soll|geplant\w*|zugesagt\w*|erwartet\w*|vencimiento|previst[oa]|prometid[oa]|programad[oa]|limite|vencimento|echeance|prevue?|promise?)(?:_|$)/;
/** What is agreed to the minute, as timetables are. */
const timed = /(?:^|_)(?:scheduled|planned|eta|programad[oa]|geplant\w*)(?:_|$)/;

/** "promised date, delivered date, late flag": late is what was done after it was due. */
export function applyLateFlags(table: DraftTable, book: RuleBook): void {
  const [flag, ...others] = table.fields.filter(
    ({ type, model, name }) => type === "bool" && model.kind === "flag" && (late.test(name) || inTime.test(name)),
  );
  const aims = table.fields.filter((field) => isTime(field) && due.test(field.name));
  const [aim] = aims;
  if (flag === undefined || aim === undefined || others.length > 0 || aims.length > 1) return;
  const done = doneAfter(aim, table);
  if (done === undefined) return;
  const begun = begunBefore(done, aim, table);
  const isTerm = begun !== undefined && aim.model.kind === "moment" && book.apply(termRule(begun, aim), "implied");
  const rule = compares(flag.name, done.name, late.test(flag.name) ? ">" : "<=", aim.name);
  const isOpen = begun === undefined || ("than" in done.model && done.model.than === aim.name);
  const sets = flag.fixed.has("rate")
    ? asOften(flag, done, aim)
    : { ...rule.sets, ...(isOpen ? around(done, aim) : {}) };
  const isInOrder = begun !== undefined && isTerm && done.name in sets;
  const order = isInOrder ? [{ kind: "ascending", fields: [begun.name, done.name] } as const] : [];
  book.apply({ ...rule, sets, checks: [...rule.checks, ...order] }, "implied");
}

/** What was due: the one other time, or the last of those that stand behind it. */
function doneAfter(aim: DraftField, { fields }: DraftTable): DraftField | undefined {
  const times = fields.filter((field) => isTime(field) && field !== aim && field.of === aim.of);
  const behind = fields.slice(fields.indexOf(aim) + 1).filter((field) => times.includes(field));
  const done = times.length === 1 ? times[0] : behind.at(-1);
  return done?.fixed.has("relation") || done?.fixed.has("window") ? undefined : done;
}

/** When that was begun which was due. */
function begunBefore(done: DraftField, aim: DraftField, { fields }: DraftTable): DraftField | undefined {
  return fields.find(
    (field) => isTime(field) && field !== aim && field.of === aim.of && comesBefore(partsOf(field), partsOf(done)),
  );
}

/** So much before its time is done what is not late, and so much after it what is. */
const EARLIEST = 8;

/** What is due lies so far behind its begin that it may be done early. */
function termRule(begun: DraftField, aim: DraftField): Rule {
  const by: Distribution = { kind: "triangular", minimum: EARLIEST + 1, mode: EARLIEST + 4, maximum: 40 };
  return {
    statement: `${begun.name} <= ${aim.name}`,
    needs: [begun.name, aim.name],
    sets: { [aim.name]: { kind: "later", than: begun.name, by, unit: unitOf(begun, aim) } },
    checks: [{ kind: "ascending", fields: [begun.name, aim.name] }],
  };
}

function unitOf(done: DraftField, aim: DraftField): "day" | "h" | "min" {
  if (aim.type === "date" || done.type === "date") return "day";
  if (timed.test(aim.name)) return "min";
  return /(?:^|_)(?:sla|target|deadline|frist)(?:_|$)/.test(aim.name) ? "h" : "day";
}

/** About when it was due. */
function around(done: DraftField, aim: DraftField): Rule["sets"] {
  const by: Distribution = { kind: "triangular", minimum: -EARLIEST, mode: -2, maximum: EARLIEST };
  return { [done.name]: { kind: "later", than: aim.name, by, unit: unitOf(done, aim) } };
}

/** As often late as the buyer says. */
function asOften(flag: DraftField, done: DraftField, aim: DraftField): Rule["sets"] {
  const later = (by: Distribution): Model => ({ kind: "later", than: aim.name, by, unit: unitOf(done, aim) });
  const after = later({ kind: "triangular", minimum: 1, mode: 2, maximum: 12 });
  const before = later({ kind: "triangular", minimum: -EARLIEST, mode: -2, maximum: -1 });
  const [holds, otherwise] = late.test(flag.name) ? [after, before] : [before, after];
  return { [done.name]: { kind: "dependent", by: flag.name, models: { true: holds }, otherwise } };
}

function partsOf({ name }: DraftField): readonly string[] {
  return name.split("_").filter((part) => !/^(?:at|on|date|time)$/.test(part));
}
