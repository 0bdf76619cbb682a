import type { Model } from "../../inferred/model.ts";

const gratis = /^(?:free|trial|free trial|none|gratis|kostenlos|gratuit|gratuito)$/;

/**
 * A number that hangs on a choice, for members of the buyer's own: "free" costs nothing, what the domain knows stays, and other
 * members take the domain's numbers in order, as people name tiers from small to large.
 */
export function forMembers(model: Model, members: readonly string[]): Model {
  if (model.kind === "lookup") {
    const values = Object.values(model.values).filter((value) => typeof value === "number");
    if (values.length < Object.keys(model.values).length || typeof model.otherwise !== "number") return model;
    const sorted = values.toSorted((one, other) => one - other);
    const own = assigned(members, new Map(Object.entries(model.values)), sorted, 0);
    return own === undefined ? model : { ...model, values: own };
  }
  if (model.kind === "dependent") {
    const models = Object.values(model.models);
    if (![...models, model.otherwise].every(({ kind }) => kind === "number" || kind === "product")) return model;
    const nothing: Model = { kind: "constant", value: 0 };
    const own = assigned<Model>(members, new Map(Object.entries(model.models)), models, nothing);
    return own === undefined ? model : { ...model, models: own };
  }
  return model;
}

/** What each member has; undefined where the domain knows all of them. */
function assigned<T>(
  members: readonly string[],
  known: ReadonlyMap<string, T>,
  steps: readonly T[],
  nothing: T,
): Readonly<Record<string, T>> | undefined {
  const strange = members.filter((member) => !known.has(member));
  const paid = members.filter((member) => !gratis.test(member.toLowerCase()));
  if (strange.length === 0 || steps.length === 0) return undefined;
  return Object.fromEntries(
    members.map((member) => {
      const place = paid.indexOf(member);
      const share = paid.length < 2 ? 0 : place / (paid.length - 1);
      const step = steps[Math.round(share * (steps.length - 1))] as T;
      return [member, place < 0 ? (known.get(member) ?? nothing) : (known.get(member) ?? step)];
    }),
  );
}
