import type { Distribution, Model } from "./model.ts";

/** How the numbers of a model lie when they stand alone; undefined where it does not say so directly. */
export function distributionOf(model: Model): Distribution | undefined {
  switch (model.kind) {
    case "number":
      return model.distribution;
    case "measurement":
      return model.level;
    case "counter":
    case "drift":
      return model.start;
    default:
      return undefined;
  }
}
