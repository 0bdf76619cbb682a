import { innerKey } from "../../random/hash.ts";
import { type TextKind, type TextOptions, textAt, textKinds } from "../../world/prose.ts";
import type { CompiledModel, Draft, Make, RowState, Target } from "../draft.ts";
import type { Model } from "../model.ts";
import { numberIn, textIn } from "../readers.ts";
import { numbered } from "../uniqueness.ts";

const kinds: ReadonlySet<string> = new Set(textKinds);

/** Ratings are told on a scale of five. */
const MOST_STARS = 5;
const moods: Readonly<Record<string, number>> = {
  positive: 5,
  neutral: 3,
  mixed: 3,
  negative: 1,
  good: 5,
  bad: 1,
  true: 5,
  false: 2,
};

/** Short text of one kind, in agreement with a rating or a category of the row. */
export function prose(model: Extract<Model, { kind: "prose" }>, target: Target, draft: Draft): CompiledModel {
  const kind = (kinds.has(model.about) ? model.about : "note") as TextKind;
  const base: TextOptions = {
    ...(model.language === undefined ? {} : { language: model.language }),
    ...(model.matter === undefined ? {} : { category: model.matter }),
  };
  const agreement = model.by === undefined ? undefined : agreeing(model.by, base, draft);
  const distinct = target.unique ? numbered(draft.countOf(target.scope)) : (text: string) => text;
  const { slot } = target;
  return {
    form: { kind: "text" },
    open({ scope, state, stream }): Make {
      const options = agreement?.(state) ?? (() => base);
      return () => {
        state.texts[slot] = distinct(textAt(innerKey(scope.key, stream.a), kind, options()), scope.index);
      };
    },
  };
}

function agreeing(by: string, base: TextOptions, draft: Draft): (state: RowState) => () => TextOptions {
  const form = draft.formOf(by);
  const slot = draft.slotOf(by);
  const most = draft.table.fields.find(({ field }) => field.name === by)?.field.maximum ?? MOST_STARS;
  if (form.kind === "integer" || form.kind === "decimal" || form.kind === "number") {
    const number = numberIn(form, slot);
    return (state) => {
      const read = number(state);
      return () => {
        const value = read();
        return Number.isNaN(value) ? base : { ...base, rating: starsOf(value, most) };
      };
    };
  }
  const text = textIn(form, slot);
  return (state) => {
    const read = text(state);
    return () => {
      const value = read();
      if (value === null) return base;
      const mood = value.toLowerCase();
      const told = Object.hasOwn(moods, mood) ? moods[mood] : undefined;
      const rating = told ?? (/^\d+$/.test(value) ? starsOf(Number(value), most) : undefined);
      return rating === undefined ? { ...base, category: value } : { ...base, rating };
    };
  };
}

function starsOf(value: number, most: number): number {
  return Math.max(1, Math.min(MOST_STARS, Math.round((value / most) * MOST_STARS)));
}
