import { singular } from "../../../text/stem.ts";
import { enumerationsOf } from "../enumerations.ts";
import type { Claim } from "./claim.ts";
import { isPayment } from "./payments.ts";
import type { Split } from "./split.ts";

/** Shares of members of one known enumeration, with those beside them that are no flags: "basic 60%, plus 40%". */
export function membersOfOneKind({ claims, labels }: Split): readonly Claim[] {
  const counts = new Map<string, number>();
  for (const label of labels) for (const kind of kindsOf(label)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [kind = "", count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  // "60% pass maths, 55% pass physics": one member, of several things.
  const leads = labels.filter((label) => kindsOf(label).has(kind)).map((label) => label.split(" ")[0]);
  if (count < 2 || new Set(leads).size < 2) return [];
  return claims.filter((_, index) => {
    const label = labels[index] ?? "";
    return kindsOf(label).has(kind) || (!label.includes(" ") && !/(?:ed|ing|able|ive)$/.test(label));
  });
}

/** The enumerations that a label is a member of. */
export function kindsOf(label: string): ReadonlySet<string> {
  const key = label
    .split(" ")
    .map((word) => singular(word))
    .join(" ");
  // "70% cash, 60% card payments"
  const [first = "", ...others] = key.split(" ");
  return new Set([...exclusiveOf(key), ...(others.length === 1 ? exclusiveOf(first) : [])]);
}

/** Of which a row has one; of hobbies, symptoms or rooms it may have several. */
const exclusive =
  /status|state$|colou?r|plan|tier|level|priority|severity|gender|sex|payment|segment|type$|class|size|rank|stage|outcome|result|shift|grade|season|weekday|continent|region|blood|position|species|contract|role|vote|verdict|decision|method|purpose|travel|guest/;

function exclusiveOf(key: string): readonly string[] {
  // What is vegan may be free of gluten.
  const kinds = [...enumerationsOf(key)].filter((id) => exclusive.test(id) && !/diet/.test(id));
  return isPayment(key) ? [...kinds, "payment_method"] : kinds;
}
