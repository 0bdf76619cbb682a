import type { Model } from "../../inferred/model.ts";

const DURATION = /^(-?)P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/;

/** The model with the days of its moments counted from `today` (YYYY-MM-DD) put in place of durations; see `moments`. */
export function datedModel(model: Model, today: string): Model {
  switch (model.kind) {
    case "moment":
      return { ...model, from: dayAt(model.from, today), to: dayAt(model.to, today) };
    case "dependent": {
      const models = Object.entries(model.models).map(([value, each]) => [value, datedModel(each, today)] as const);
      return { ...model, models: Object.fromEntries(models), otherwise: datedModel(model.otherwise, today) };
    }
    case "list":
      return { ...model, of: datedModel(model.of, today) };
    case "object":
      return {
        ...model,
        fields: model.fields.map((field) => ({ ...field, model: datedModel(field.model, today) })),
      };
    default:
      return model;
  }
}

function dayAt(text: string, today: string): string {
  const [, sign, years, months, weeks, days] = DURATION.exec(text) ?? [];
  if (sign === undefined) return text;
  const way = sign === "-" ? -1 : 1;
  const date = new Date(`${today}T00:00:00Z`);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + way * (Number(years ?? 0) * 12 + Number(months ?? 0)));
  // A month back from 31 March is the last day of February.
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay) + way * (Number(weeks ?? 0) * 7 + Number(days ?? 0)));
  return date.toISOString().slice(0, 10);
}
