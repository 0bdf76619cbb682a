import type { Condition } from "../../../inferred/check.ts";
import { namesInCheck } from "../../rules/rename.ts";
import { holders, isStatusName, stateIn } from "../../rules/states.ts";
import { isFormOf } from "../../text/inflections.ts";
import { statesOf } from "../../text/opposed-states.ts";
import type { DraftField, DraftTable } from "../draft/draft.ts";
import { wordsOf } from "../words/phrase.ts";
import type { RuleBook } from "./rules-plan.ts";
import { unlessCalledOff } from "./unless-called-off.ts";

type Members = Extract<Condition, { readonly in: unknown }>;

/** What tells of a state alone is there in that state alone, though nobody said so: a rejection reason, an error code, who approved it. */
export function applyDetails(table: DraftTable, book: RuleBook): void {
  const reckoned = new Set(
    book
      .relations()
      .flatMap(({ checks }) => checks)
      .filter(({ kind }) => kind === "sum" || kind === "product")
      .flatMap(namesInCheck),
  );
  for (const field of table.fields) {
    if (!isFree(field) || reckoned.has(field.name)) continue;
    const when = unlessCalledOff(field, table) ?? conditionOf(field, table);
    if (when === undefined) continue;
    const where = when.in.includes(true) ? when.field : `${when.field} is ${when.in.join(" or ")}`;
    const isApplied = book.apply(
      {
        statement: `${field.name} only where ${where}`,
        needs: [field.name, when.field],
        sets: {},
        present: { [field.name]: when },
        checks: [{ kind: "present", field: field.name, when, onlyIf: true }],
      },
      "implied",
    );
    if (isApplied) field.nulls = undefined;
  }
}

const nothing = /^(?:none|no|ok|n\/?a|null|normal|no[ _]\w+|nothing|unknown|-|0)$/i;

/** Nobody said when it is there, and none of its values says that there is nothing to tell. */
function isFree({ type, present, unique, fixed, model }: DraftField): boolean {
  if (type === "bool" || present !== undefined || unique || fixed.has("nulls")) return false;
  if (model.kind === "dependent" || model.kind === "lookup") return false;
  return model.kind !== "choice" || !model.values.some((value) => nothing.test(value));
}

/** Nouns of what went wrong, and other words for the state that they tell. */
const troubles: ReadonlyMap<string, string> = new Map(
  (
    "error:error failed|failure:failed error|fail:failed|fault:fault faulty injected|reject:rejected failed|rejection:rejected|denial:denied|deny:denied|decline:declined|refusal:refused|" +
    "cancellation:cancelled|cancel:cancelled|churn:churned|exit:left churned|leaving:left leaver|termination:terminated left|resignation:resigned left|return:returned|refund:refunded|" +
    "dispute:disputed|chargeback:chargeback|complaint:complaint complained|damage:damaged damage|defect:defective defect|injury:injured injury|violation:violation|breach:breach breached|" +
    "fraud:fraud fraudulent|anomaly:anomaly anomalous|attack:attack attacked malicious|withdrawal:withdrawn|dropout:dropout dropped|absence:absent|deferral:deferred|escalation:escalated|" +
    "rework:rework reworked|override:overridden override|void:voided void|exclusion:excluded|alarm:alarm|alert:alert|delay:delayed late|disqualification:disqualified"
  )
    .split("|")
    .map((entry) => entry.split(":") as [string, string]),
);
const tellers = "reasons?|cause|explanation";
const why = new RegExp(`^(?:${tellers})$`);
const details = `${tellers}|code|message|msg|notes?|comments?|description|details?|text|type|category|kind`;
const behind = new RegExp(`^([a-z]+)_(${details})$`);
const before = new RegExp(`^(${details})_(?:of|for)_([a-z]+)$`);
/** "escalated_to", "approved_amount", "agreed_price" */
const done = /^([a-z]{3,}(?:ed|ld|nt|en))_(?:to|by|amount|price|value|with)$/;
/** What has an amount though it has not come about, or where nothing is 0. */
const amounts =
  /^(?:paid|expected|estimated|requested|used|needed|planned|required|listed|discounted|charged|consumed)$/;

/** The words of the state that a name tells of. */
function statesTold(name: string): readonly string[] {
  const [, word = "", noun = ""] = behind.exec(name) ?? reversed(before.exec(name)) ?? [];
  const isWhy = why.test(noun);
  const known = troubles.get(word);
  if (word !== "" && (known !== undefined || isWhy)) return known?.split(" ") ?? [word];
  const [, deed = ""] = done.exec(name) ?? [];
  return deed === "" || amounts.test(deed) ? [] : [deed];
}

function reversed(match: RegExpExecArray | null): readonly string[] | undefined {
  return match === null ? undefined : ["", match[2] ?? "", match[1] ?? ""];
}

function conditionOf(field: DraftField, table: DraftTable): Members | undefined {
  const names = field.known ? [field.name, field.semantic.id] : [field.name];
  for (const state of names.flatMap(statesTold)) {
    const met = flagOf(state, field, table) ?? memberOf(state, field, table) ?? oppositeOf(state, field, table);
    if (met !== undefined) return met;
  }
  return undefined;
}

/** What a subject is holds in each of its rows. */
function isOfRow(field: DraftField, told: DraftField): boolean {
  return told.of === undefined || field.of === told.of;
}

const auxiliary = /^(?:is|was|has|had|been|got|flag|yn|not)$/;

function flagOf(state: string, told: DraftField, { fields }: DraftTable): Members | undefined {
  const same = [state, ...statesOf(state).flatMap(({ same }) => same)];
  for (const field of fields) {
    if (field.type !== "bool" || !isOfRow(field, told)) continue;
    const parts = field.name.split("_");
    const own = parts.filter((part) => !auxiliary.test(part));
    if (own.length > 2 || !own.some((part) => same.some((each) => isFormOf(each, part)))) continue;
    return { field: field.name, in: [!parts.includes("not")] };
  }
  return undefined;
}

function memberOf(state: string, told: DraftField, table: DraftTable): Members | undefined {
  const stage = stateIn(state) ?? state;
  const words = statesOf(state).flatMap(({ same }) => same);
  for (const field of statusesOf(told, table)) {
    const members = field.model.kind === "choice" ? field.model.values : [];
    const own = holders(stage, members);
    const alike = members.filter((member) =>
      wordsOf(member).some((word) => [state, ...words].some((each) => isFormOf(each, word))),
    );
    const met = own.length > 0 ? own : alike;
    if (met.length > 0 && met.length < members.length) return { field: field.name, in: met };
  }
  return undefined;
}

function statusesOf(told: DraftField, { fields }: DraftTable): readonly DraftField[] {
  return fields.filter((field) => {
    const isStatus = isStatusName(field.name) || isStatusName(field.semantic.id);
    return field.type === "enum" && field !== told && isOfRow(field, told) && isStatus;
  });
}

const good =
  /^(?:success|successful|succeeded|passed|pass|ok|approved|accepted|granted|completed|delivered|hired|admitted|agreed|deal|reached|recovered|converted|resolved|valid|eligible|funded)$/;
const bad = /^(?:error|fail|reject|den[iy]|declin|refus)/;

/** Beside "delivered" a failure reason is that of the others; beside "valid / invalid" likewise. */
function oppositeOf(state: string, told: DraftField, table: DraftTable): Members | undefined {
  const opposites = statesOf(state).flatMap(({ opposite }) => opposite);
  const says = (part: string): boolean =>
    opposites.some((each) => isFormOf(each, part)) || (bad.test(state) && good.test(part));
  for (const field of table.fields) {
    const own = field.name.split("_").filter((part) => !auxiliary.test(part));
    if (field.type !== "bool" || !isOfRow(field, told) || own.length > 2 || !own.some(says)) continue;
    return { field: field.name, in: [field.name.split("_").includes("not")] };
  }
  for (const field of statusesOf(told, table)) {
    const members = field.model.kind === "choice" ? field.model.values : [];
    const others = members.filter((member) => !wordsOf(member).some(says));
    if (members.length === 2 && others.length === 1) return { field: field.name, in: others };
  }
  return undefined;
}
