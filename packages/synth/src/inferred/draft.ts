import type { Form } from "../engine/column.ts";
import { mix, type Stream } from "../random/hash.ts";
import type { Field } from "../schema/field.ts";
import type { Blueprint, TableBlueprint } from "./blueprint.ts";
import type { Interval } from "./interval.ts";
import type { LayoutPlan } from "./layout-plan.ts";
import type { Influence, Model } from "./model.ts";

/** What a value is an attribute of: the row itself or a member of a subject, and which of them. */
export interface Scope {
  /** The number of the row or the member. */
  index: number;
  /** The key of its draws. */
  key: number;
  /** How many there are. */
  readonly count: number;
}

/** The run of rows that a row continues: its group, its subject's rows, or the table. */
export interface Track {
  /** Number and key of the run. */
  id: number;
  key: number;
  /** How many rows of it went before: not whole where it is only known on average. */
  rank: number;
  /** How many rows it has, as far as that is known. */
  length: number;
}

/** The row in the making. Slots of the published fields stand first, those of their parts after. */
export interface RowState {
  readonly cells: Float64Array;
  readonly texts: (string | null)[];
  /** Normal scores of the numbers that others follow. */
  readonly scores: Float64Array;
  /** By slot, −1 … 1: how far a number's draw is pushed to its least or largest, where bounds were not met by chance. */
  readonly pushes: Float64Array;
  /** By slot of a reference: the row of the other table that it points at, −1 for none. */
  readonly parents: Float64Array;
  /** The members of the parts that are unique together. */
  readonly digits: Float64Array;
  readonly row: Scope;
  readonly members: readonly Scope[];
  readonly track: Track;
  /** The run of rows along which times ascend. */
  readonly timeline: Track;
}

/** Rows of another table, or of this one, as far as fields of theirs are wanted. */
export interface ParentRows {
  readonly cells: Float64Array;
  readonly texts: readonly (string | null)[];
  load(row: number): void;
}

/** Rows or members of the same scope, one at a time. */
export interface PeerRows {
  readonly state: RowState;
  load(index: number): void;
}

/** What a model gets when the rows of a seed are opened. */
export interface Opening {
  readonly state: RowState;
  /** The field's own stream, and that of its scope, out of which each field's own is made. */
  readonly stream: Stream;
  readonly tableStream: Stream;
  /** Of the field. */
  readonly scope: Scope;
  /** The key of another row or member of the field's scope. */
  keyOf(index: number): number;
  /** The rows of a table with the given fields. */
  parent(table: string, fields: readonly string[]): ParentRows;
  /** Other rows or members of the field's scope, with what exact shares follow. */
  peers(): PeerRows;
  /** Something that the fields of one scope share, made once per opening. */
  shared<T>(name: string, make: () => T): T;
}

/** Makes the value of the row or member that its state is at. */
export type Make = () => void;

export interface CompiledModel {
  readonly form: Form;
  open(at: Opening): Make;
}

/** Where a value goes. */
export interface Target {
  readonly slot: number;
  /** The published name, with the part behind a stop where it is a part. */
  readonly name: string;
  readonly field: Field;
  /** Index of the subject; −1: the row. */
  readonly scope: number;
  readonly unique: boolean;
  /** What the value must lie in. */
  readonly bounds: Interval;
  /** True when others follow its score. */
  readonly isFollowed: boolean;
  /** Of a part of an object: all its parts. */
  readonly siblings?: readonly { readonly name: string; readonly model: Model }[] | undefined;
}

/** A compiled field of another table. */
export interface FieldIn {
  readonly form: Form;
  readonly slot: number;
  /** How many rows the other table has. */
  readonly rows: number;
}

/** A table on its way from blueprint to rows. */
export interface Draft {
  readonly blueprint: Blueprint;
  readonly table: TableBlueprint;
  /** Names of the subjects, by number. */
  readonly subjects: readonly string[];
  readonly layout: LayoutPlan;
  /** The day (days since 1970) against which ages are told. */
  readonly today: number;
  slotOf(name: string): number;
  formOf(name: string): Form;
  /** How many rows or members the scope has. */
  countOf(scope: number): number;
  /** Where `digits` has the member of a field that is unique only together with others. */
  digitOf(name: string): number | undefined;
  /** A slot of its own for a part of a value. */
  newSlot(): number;
  compile(model: Model, target: Target, draft?: Draft): CompiledModel;
  /** The score of a field that others follow, standardised. */
  scoreOf(influence: Influence): (state: RowState) => () => number;
  /** A field of another table. */
  fieldIn(table: string, field: string): FieldIn;
}

/** 32 bits out of a name: what is drawn for a field does not depend on the fields beside it. */
export function saltOf(name: string): number {
  let salt = name.length;
  for (let i = 0; i < name.length; i++) salt = mix(Math.imul(salt, 0x85ebca6b) ^ (name.charCodeAt(i) + i));
  return salt | 0;
}

/** A stream beside another one. */
export function substream(of: Stream, salt: number): Stream {
  return { a: mix(of.a ^ salt), b: mix(of.b + Math.imul(salt, 0x632be5ab)) };
}
