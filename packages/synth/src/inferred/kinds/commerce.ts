import { innerKey } from "../../random/hash.ts";
import { companyDomain } from "../../world/contact.ts";
import { brandAt, goodsCategories, goodsCategoryNamed, productAt } from "../../world/goods.ts";
import { departments, jobAt } from "../../world/jobs.ts";
import { companyAt, industries } from "../../world/organisations.ts";
import type { CompiledModel, Draft, Make, Target } from "../draft.ts";
import { saltOf } from "../draft.ts";
import type { Model } from "../model.ts";
import { remembered } from "../remembered.ts";
import { roleOf } from "../roles.ts";
import { numbered } from "../uniqueness.ts";
import { houseName, workName } from "./houses.ts";

type Of<K extends Model["kind"]> = Extract<Model, { kind: K }>;

const ORGANISATION = saltOf("/organisation");
const GOODS = saltOf("/goods");

/** Parts of one organisation: name and domain belong together, so do department and job title. */
export function organisation(model: Of<"organisation">, target: Target, draft: Draft): CompiledModel {
  const role = roleOf(draft.table, target, "organisation", draft.subjects);
  const salt = ORGANISATION ^ saltOf(role);
  const companyOf = (key: number) => companyAt(key, model.industry);
  const nameOf = houseName(model.industry, model.ending);
  switch (model.part) {
    case "industry":
      return fromList(industries, target, salt, (key) => companyOf(key).industry);
    case "department":
      return fromList(departments, target, salt, (key) => jobAt(key).department);
    case "job_title":
      return text(target, draft, salt, (key) => jobAt(key).title);
    case "brand":
      return text(target, draft, salt, (key) => brandAt(key));
    case "name":
      return text(target, draft, salt, nameOf);
    case "domain":
      return target.unique
        ? text({ ...target, unique: false }, draft, salt, (key, index) => `${index + 1}.${companyDomain(nameOf(key))}`)
        : text(target, draft, salt, (key) => companyDomain(nameOf(key)));
  }
}

/** Parts of one article. */
export function goods(model: Of<"goods">, target: Target, draft: Draft): CompiledModel {
  const role = roleOf(draft.table, target, "goods", draft.subjects);
  const salt = GOODS ^ saltOf(role);
  const category = model.category === undefined ? undefined : (goodsCategoryNamed(model.category) ?? model.category);
  const product = remembered((key) => productAt(key, category));
  switch (model.part) {
    case "category":
      return fromList(goodsCategories(), target, salt, (key) => product(key).category);
    case "brand":
      return text(target, draft, salt, (key) => product(key).brand);
    case "name":
      return text(target, draft, salt, workName(model.category) ?? ((key) => product(key).name));
  }
}

function text(
  { scope: of, slot, unique }: Target,
  draft: Draft,
  salt: number,
  value: (key: number, index: number) => string,
): CompiledModel {
  const distinct = unique ? numbered(draft.countOf(of)) : (made: string) => made;
  return {
    form: { kind: "text" },
    open({ scope, state: { texts } }): Make {
      return () => {
        texts[slot] = distinct(value(innerKey(scope.key, salt), scope.index), scope.index);
      };
    },
  };
}

function fromList(
  values: readonly string[],
  { slot }: Target,
  salt: number,
  value: (key: number) => string,
): CompiledModel {
  const places = new Map(values.map((name, i) => [name, i]));
  return {
    form: { kind: "choice", values },
    open({ scope, state: { cells } }): Make {
      return () => {
        cells[slot] = places.get(value(innerKey(scope.key, salt))) ?? 0;
      };
    },
  };
}
