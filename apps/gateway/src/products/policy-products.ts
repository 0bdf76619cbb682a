import { Problem } from "../http/problem.ts";
import { type Category, categories } from "./categories.ts";
import type { Datasets } from "./datasets.ts";
import { type Policy, policies } from "./policies.ts";
import { rightsOf } from "./rights.ts";

const categoryById: ReadonlyMap<string, Category> = new Map(categories.map((category) => [category.id, category]));
const policyByKey: ReadonlyMap<string, Policy> = new Map(policies.map((policy) => [policy.key, policy]));

/** Every name under which rows are sold by dataset: the categories, and the policy keys that are none. */
export const datasetKeys: readonly string[] = [
  ...categoryById.keys(),
  ...[...policyByKey.keys()].filter((key) => !categoryById.has(key)),
];

/** A dataset on sale under its key: by the call where a policy says so, else by the row. */
export interface DatasetOffer {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly policy: Policy | undefined;
}

/**
 * The offer of a key; undefined when there is no such key.
 * @throws Problem provider_required for a key whose records a provider must deliver.
 */
export function offerOf(key: string, datasets: Datasets): DatasetOffer | undefined {
  const category = categoryById.get(key);
  const policy = policyByKey.get(key);
  if (category === undefined && policy === undefined) return undefined;
  refuseProviderBacked(key);
  const dataset = datasets.get(key);
  return {
    id: key,
    label: category?.label ?? dataset?.title ?? key,
    description: category?.description ?? dataset?.description ?? "",
    policy,
  };
}

/** @throws Problem provider_required for a key that a provider must deliver: synthetic rows never stand in for its records. */
export function refuseProviderBacked(key: string): void {
  const policy = policyByKey.get(key);
  if (policy?.source !== "licensed-provider") return;
  throw new Problem(
    "provider_required",
    `${key} is delivered only with a verified entitlement of its provider, and none is on record.`,
    { dataset: key, refundPolicy: policy.refundPolicy, rights: rightsOf(key) },
  );
}
