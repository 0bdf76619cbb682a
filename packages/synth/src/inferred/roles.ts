import type { TableBlueprint } from "./blueprint.ts";
import type { Target } from "./draft.ts";
import type { Model } from "./model.ts";

type WithPart = Extract<Model, { part: string }>;

/** Names of two words that say nothing of whose they are. */
const plain: ReadonlySet<string> = new Set(
  "full_name first_name last_name given_name family_name user_name birth_date date_of_birth phone_number email_address country_code country_name postal_code zip_code street_address location_code time_zone job_title product_name company_name brand_name ip_address mac_address user_agent image_url".split(
    " ",
  ),
);

/**
 * Which of several persons (or places …) of one row or member a field speaks of, where some part of them stands twice: the word
 * before the first "_", as in `sender_name` and `recipient_name`, the last one where that says no more, as in `country_of_sender` and
 * `country_of_receiver`, or the whole name, as in `caller` and `callee`. "" where there is only one.
 */
export function roleOf(
  { fields }: TableBlueprint,
  { name, scope, siblings }: Target,
  kind: WithPart["kind"],
  subjects: readonly string[],
): string {
  if (siblings !== undefined) {
    // The parts of an object are of the object's own person or place.
    const stop = name.lastIndexOf(".");
    return `${name.slice(0, stop)}/${roleAmong(siblings, name.slice(stop + 1), kind)}`;
  }
  if (name.includes(".")) return name;
  const subject = scope < 0 ? undefined : subjects[scope];
  const beside = fields.flatMap(({ field, model, of }) => (of === subject ? [{ name: field.name, model }] : []));
  return roleAmong(beside, name, kind);
}

function roleAmong(
  all: readonly { readonly name: string; readonly model: Model }[],
  name: string,
  kind: WithPart["kind"],
): string {
  const alike = all.flatMap((other) =>
    other.model.kind === kind ? [{ name: other.name, part: (other.model as WithPart).part }] : [],
  );
  if (new Set(alike.map(({ part }) => part)).size === alike.length) return "";
  const ends = new Set(alike.filter((one) => isThing(one, alike)).map((one) => lastWord(one.name)));
  if (ends.has(lastWord(name))) return lastWord(name);
  const word = firstWord(name);
  if (word !== "") return word;
  const part = alike.find((other) => other.name === name)?.part;
  const same = alike.filter((other) => other.part === part && firstWord(other.name) === "");
  return same.length > 1 ? name : "";
}

type Named = { readonly name: string; readonly part: string };

/** The first word is what all of them are and not whose: `country_of_sender` and `country_of_receiver`, `ip_origen` and `ip_destino`. */
function isThing({ name, part }: Named, alike: readonly Named[]): boolean {
  const word = firstWord(name);
  const like = word === "" ? [] : alike.filter((other) => firstWord(other.name) === word);
  return (
    like.length > 1 &&
    like.every((other) => other.part === part) &&
    new Set(like.map((other) => lastWord(other.name))).size === like.length
  );
}

function firstWord(name: string): string {
  return plain.has(name) ? "" : name.slice(0, Math.max(0, name.indexOf("_")));
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf("_") + 1);
}
