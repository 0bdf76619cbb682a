import type { Layout, Subject } from "../../../inferred/blueprint.ts";
import type { Check, Condition } from "../../../inferred/check.ts";
import type { Model } from "../../../inferred/model.ts";
import type { FieldType } from "../../../schema/field.ts";
import type { Span } from "../../findings.ts";
import type { Frame, FrameField } from "../../frames/frame.ts";
import type { SemanticType } from "../../ontology/semantic-type.ts";
import type { PlannedConstraint, Source } from "../../plan.ts";
import type { Item } from "../words/items.ts";

/** A field while the plan is made. */
export interface DraftField {
  name: string;
  readonly semantic: SemanticType;
  /** Known to the ontology; else only its form was understood. */
  known: boolean;
  frameField: FrameField | null;
  source: Source;
  confidence: number;
  span: Span | null;
  /** The items in which it is named, and where in each. */
  readonly items: Item[];
  readonly spans: Span[];
  readonly sentence: number;
  type: FieldType;
  unit: string | null;
  model: Model;
  minimum: number | undefined;
  maximum: number | undefined;
  pattern: string | undefined;
  of: string | undefined;
  nulls: number | undefined;
  /** The share of rows in which somebody left it out. */
  blanks: number | undefined;
  /** Null by nature of the domain; no wish of the buyer. */
  present: Condition | undefined;
  unique: boolean;
  /** What the buyer fixed about its values; a rule that would break it is dropped. */
  readonly fixed: Set<PlannedConstraint["kind"]>;
  /** The buyer's bounds are dates: they are in the model. */
  meaning: string;
}

/** A subject while the plan is made. */
export interface DraftSubject {
  readonly name: string;
  /** What it belongs to: another subject, or "row" where each row of a series chooses anew. */
  of?: string;
  count: number | undefined;
  spread: Subject["spread"];
  /** Its members come in turn: so many neighbours have the same one. */
  turn?: number;
  places: readonly string[] | undefined;
  cities: readonly string[] | undefined;
}

export interface DraftRelation {
  readonly statement: string;
  readonly checks: readonly Check[];
  readonly source: Source;
}

/** A table while the plan is made. */
export interface DraftTable {
  readonly name: string;
  readonly title: string;
  readonly frame: Frame | null;
  fields: DraftField[];
  rows: number;
  layout: Layout;
  subjects: DraftSubject[];
  readonly relations: DraftRelation[];
  duplicates: number | undefined;
}

/** What is said in a plan beside its tables. */
export interface DraftNotes {
  readonly constraints: PlannedConstraint[];
  readonly assumptions: string[];
  /** Where the findings begin that some field took. */
  readonly taken: Set<number>;
  /** Contradictions that no rows can meet. */
  readonly impossible: { reason: string; spans: Span[]; fix: string }[];
}

/** A field of a type, not yet touched by what the buyer asked of it. */
export function draftField(
  name: string,
  semantic: SemanticType,
  more: {
    readonly known: boolean;
    readonly frameField?: FrameField | null;
    readonly source: Source;
    readonly confidence: number;
    readonly item?: Item | null;
    readonly span?: Span | null;
    readonly sentence?: number;
  },
): DraftField {
  return {
    name,
    semantic,
    known: more.known,
    frameField: more.frameField ?? null,
    source: more.source,
    confidence: more.confidence,
    span: more.span ?? null,
    items: more.item === undefined || more.item === null ? [] : [more.item],
    spans: more.item === undefined || more.item === null ? [] : [more.span ?? more.item],
    sentence: more.sentence ?? -1,
    type: semantic.type,
    unit: semantic.unit ?? null,
    model: semantic.model,
    minimum: semantic.minimum,
    maximum: semantic.maximum,
    pattern: undefined,
    of: more.frameField?.of,
    nulls: more.frameField?.nulls,
    blanks: undefined,
    present: more.frameField?.present,
    unique: false,
    fixed: new Set(),
    meaning: semantic.meaning,
  };
}

export function fieldNamed(table: DraftTable, name: string): DraftField | undefined {
  return table.fields.find((field) => field.name === name);
}

/** Where a field is named in an item, if it is. */
export function spanIn(field: DraftField, item: Item): Span | undefined {
  const at = field.items.indexOf(item);
  return at < 0 ? undefined : field.spans[at];
}

export function isTime(field: DraftField): boolean {
  return field.type === "date" || field.type === "datetime";
}

export function isNumeric(field: DraftField): boolean {
  return field.type === "int" || field.type === "number";
}
