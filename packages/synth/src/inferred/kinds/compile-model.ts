import type { CompiledModel, Draft, Target } from "../draft.ts";
import type { Model } from "../model.ts";
import { annuity, portion, product, quotient, sum } from "./arithmetic.ts";
import { choice } from "./choice.ts";
import { goods, organisation } from "./commerce.ts";
import { contact } from "./contact.ts";
import { counter, drift, measurement, ordinal, walk } from "./course.ts";
import { banded, compared, dependent, holds, lookup } from "./derived.ts";
import { elapsed, later, shifted } from "./duration.ts";
import { flag } from "./flag.ts";
import { code, constant, hex, identifier, sequence, template, uuid } from "./identity.ts";
import { moment } from "./moment.ts";
import { list, object } from "./nested.ts";
import { number } from "./number.ts";
import { person } from "./person.ts";
import { place } from "./place.ts";
import { prose } from "./prose.ts";
import { inherited, reference, superior } from "./relation.ts";
import { part } from "./time-part.ts";
import { timed } from "./timed.ts";

type Compile<K extends Model["kind"]> = (
  model: Extract<Model, { kind: K }>,
  target: Target,
  draft: Draft,
) => CompiledModel;

const compilers: { readonly [K in Model["kind"]]: Compile<K> } = {
  code,
  sequence,
  uuid,
  hex,
  identifier,
  constant,
  choice,
  flag,
  number,
  measurement,
  counter,
  drift,
  moment,
  later,
  shifted,
  elapsed,
  timed,
  part,
  sum,
  product,
  quotient,
  annuity,
  portion,
  lookup,
  dependent,
  banded,
  holds,
  compared,
  ordinal,
  walk,
  person,
  place,
  organisation,
  goods,
  contact,
  prose,
  template,
  reference,
  inherited,
  superior,
  list,
  object,
};

/** Throws a TypeError for a model that contradicts itself. */
export function compileModel<K extends Model["kind"]>(
  model: Extract<Model, { kind: K }>,
  target: Target,
  draft: Draft,
): CompiledModel {
  const compile: Compile<K> | undefined = compilers[model.kind as K];
  if (compile === undefined) throw new TypeError(`${target.name}: there is no model ${String(model.kind)}`);
  return compile(model, target, draft);
}
