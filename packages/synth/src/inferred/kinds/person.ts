import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import type { Form } from "../../engine/column.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { emailAt, handleAt, phoneAt } from "../../world/contact.ts";
import { type Country, countries, countryOf } from "../../world/countries.ts";
import { type Person, personAt } from "../../world/names.ts";
import type { CompiledModel, Draft, Make, Opening, Target } from "../draft.ts";
import { saltOf } from "../draft.ts";
import { after } from "../duration.ts";
import { common, type Interval } from "../interval.ts";
import type { Model, PersonPart } from "../model.ts";
import { countryOfCity, filterFor, isAnywhere } from "../places.ts";
import { quantileWithin } from "../quantile.ts";
import { roleOf } from "../roles.ts";
import { numbered } from "../uniqueness.ts";
import { placeIn } from "./place.ts";

const PERSON = saltOf("/person");
const USUAL_COUNTRY = "US";
const ages: Interval = { low: 0, high: 110 };
const adults: Interval = { low: 18, high: 90 };

/** Somebody whom a scope's fields speak of; the object is reused. */
interface PersonAt {
  /** The key of the draws. */
  key: number;
  country: Country;
  person: Person;
}

type Who = (scopeKey: number) => PersonAt;

/** The person of a role: the same for all fields of the scope, at home where the scope's place is. */
function personIn(at: Opening, draft: Draft, target: Target, role: string): Who {
  return at.shared(`person ${target.scope} ${role}`, () => {
    const salt = PERSON ^ saltOf(role);
    const countryOfScope = countryIn(at, draft, target, role);
    const who: PersonAt = { key: 0, country: usualCountry(), person: personAt(0) };
    let known = Number.NaN;
    return (scopeKey) => {
      if (scopeKey !== known) {
        known = scopeKey;
        who.key = innerKey(scopeKey, salt);
        who.country = countryOfScope(scopeKey);
        who.person = personAt(who.key, who.country.alpha2);
      }
      return who;
    };
  });
}

function usualCountry(): Country {
  return countryOf(USUAL_COUNTRY) as Country;
}

function countryIn(at: Opening, draft: Draft, target: Target, role: string): (key: number) => Country {
  const beside = target.siblings?.find(({ model }) => model.kind === "place");
  if (beside !== undefined) {
    const name = `${target.name.slice(0, target.name.lastIndexOf("."))}.${beside.name}`;
    const place = placeIn(at, draft, target, roleOf(draft.table, { ...target, name }, "place", draft.subjects));
    return (key) => countryOfCity(place(key).city);
  }
  const subject = target.scope < 0 ? undefined : draft.subjects[target.scope];
  const placed = draft.table.fields.filter(({ model, of }) => model.kind === "place" && of === subject);
  if (placed.length === 0 && isAnywhere(filterFor(draft.table, target.scope))) {
    const usual = usualCountry();
    return () => usual;
  }
  const placeRole = placed.some(({ field }) => role !== "" && field.name.startsWith(`${role}_`)) ? role : "";
  const first = placed[0];
  const shared =
    first === undefined
      ? ""
      : roleOf(draft.table, { ...target, name: first.field.name, siblings: undefined }, "place", draft.subjects);
  const place = placeIn(at, draft, target, shared === "" ? "" : placeRole || shared);
  return (key) => countryOfCity(place(key).city);
}

export function person(model: Extract<Model, { kind: "person" }>, target: Target, draft: Draft): CompiledModel {
  const role = roleOf(draft.table, target, "person", draft.subjects);
  const { part } = model;
  const { slot } = target;
  if (part === "age" || part === "birth_date") return ageOrBirth(part, role, target, draft);
  if (isWritten(part)) return inWords(part, role, target, draft);
  const choice = chosen(part, target);
  return {
    form: choice.form,
    open(at): Make {
      const { scope, state } = at;
      const who = personIn(at, draft, target, role);
      return () => {
        state.cells[slot] = choice.cell(who(scope.key));
      };
    },
  };
}

function inWords(part: Written, role: string, target: Target, draft: Draft): CompiledModel {
  const { slot } = target;
  const text = written(part, target, draft);
  return {
    form: { kind: "text" },
    open(at): Make {
      const { scope, state } = at;
      const who = personIn(at, draft, target, role);
      return () => {
        state.texts[slot] = text(who(scope.key), scope.index);
      };
    },
  };
}

type FromList = Extract<PersonPart, "gender" | "title" | "nationality" | "language">;
type Written = Exclude<PersonPart, FromList | "age" | "birth_date">;

function isWritten(part: Written | FromList): part is Written {
  return part !== "gender" && part !== "title" && part !== "nationality" && part !== "language";
}

interface Chosen {
  readonly form: Form;
  cell(who: PersonAt): number;
}

/** Parts out of short lists. */
function chosen(part: FromList, { field }: Target): Chosen {
  switch (part) {
    case "gender":
      return gender(field.values ?? ["female", "male"]);
    case "title":
      return {
        form: { kind: "choice", values: ["Ms", "Mr", "Dr"] },
        cell: ({ key, person }) => (unit(draw(key, PERSON)) < 0.04 ? 2 : person.gender === "female" ? 0 : 1),
      };
    case "nationality":
      return ofCountry((country) => country.demonym);
    case "language":
      return ofCountry((country) => country.languages[0] as string);
  }
}

/** As names go; members that are neither are rare, and bear any name. */
function gender(values: readonly string[]): Chosen {
  const female = Math.max(
    0,
    values.findIndex((value) => /^(f|w)/i.test(value)),
  );
  const male = values.findIndex((value) => /^m/i.test(value));
  const others = values.flatMap((_, i) => (i === female || i === male ? [] : [i]));
  const rare = 0.02 * others.length;
  return {
    form: { kind: "choice", values },
    cell({ key, person }) {
      const u = draw(key, PERSON + 1);
      if (unit(u) < rare) return others[below(draw(u, 0), others.length)] as number;
      return person.gender === "female" ? female : Math.max(0, male);
    },
  };
}

function ofCountry(value: (country: Country) => string): Chosen {
  const values = [...new Set(countries().map(value))];
  const places = new Map(countries().map((country) => [country.alpha2, values.indexOf(value(country))]));
  return {
    form: { kind: "choice", values },
    cell: ({ country }) => places.get(country.alpha2) ?? 0,
  };
}

function written(part: Written, target: Target, draft: Draft): (who: PersonAt, index: number) => string {
  const { unique } = target;
  const count = draft.countOf(target.scope);
  const distinct = unique ? numbered(count) : (text: string) => text;
  switch (part) {
    case "full_name":
      return unique ? ({ person }, index) => withInitials(person, index, count) : ({ person }) => person.fullName;
    case "first_name":
      return ({ person }, index) => distinct(person.given, index);
    case "last_name":
      return ({ person }, index) => distinct(person.family, index);
    case "initials":
      return ({ person }, index) => distinct(`${person.given[0]}${person.family[0]}`, index);
    case "username":
      return ({ key, person }, index) => handleAt(key, person, unique ? index : undefined);
    case "email":
      return ({ key, person }, index) => emailAt(key, person, unique ? index : undefined);
    case "phone":
      // Reserved numbers are few; those of the country code 999, which nobody has, are enough to be told apart.
      return unique
        ? (_, index) => `+999 ${String(100_000_000 + index)}`
        : ({ country, key }) => phoneAt(key, country.alpha2, country.dialling);
  }
}

/** Middle initials that count, so that no two names are alike. */
function withInitials({ family, given }: Person, index: number, count: number): string {
  let initials = "";
  for (let rest = index, left = count - 1; left > 0; left = Math.floor(left / 26), rest = Math.floor(rest / 26)) {
    initials += ` ${String.fromCharCode(65 + (rest % 26))}.`;
  }
  return `${given}${initials} ${family}`;
}

/** Age and day of birth agree on the day against which the blueprint's ages are told. */
function ageOrBirth(part: "age" | "birth_date", role: string, target: Target, draft: Draft): CompiledModel {
  const { slot } = target;
  const told = draft.table.fields.find(
    ({ field, model, of }) =>
      model.kind === "person" &&
      model.part === "age" &&
      of === (target.scope < 0 ? undefined : draft.subjects[target.scope]) &&
      roleOf(draft.table, { ...target, name: field.name, siblings: undefined }, "person", draft.subjects) === role,
  )?.field;
  const stated = { low: told?.minimum ?? adults.low, high: told?.maximum ?? Math.max(adults.high, told?.minimum ?? 0) };
  const quantile = quantileWithin({ kind: "triangular", minimum: 0, mode: 33, maximum: 96 }, common(stated, ages), 1);
  const { high, low } = common(stated, ages);
  const ageAt = (key: number): number => Math.max(low, Math.min(high, Math.round(quantile(draw(key, PERSON + 2)))));
  const today = civilFromDays(draft.today);
  const salt = PERSON ^ saltOf(role);
  const isInstant = target.field.type === "datetime";
  return {
    form: part === "age" ? { kind: "integer" } : isInstant ? { kind: "instant" } : { kind: "day" },
    open({ scope, state }): Make {
      return () => {
        const key = innerKey(scope.key, salt);
        const age = ageAt(key);
        if (part === "age") {
          state.cells[slot] = age;
          return;
        }
        const birthday = daysFromCivil(today.year, today.month, today.day) * MS_PER_DAY;
        const day = Math.floor(after(birthday, -age, "year") / MS_PER_DAY) - below(draw(key, PERSON + 3), 365);
        state.cells[slot] = isInstant ? day * MS_PER_DAY : day;
      };
    },
  };
}
