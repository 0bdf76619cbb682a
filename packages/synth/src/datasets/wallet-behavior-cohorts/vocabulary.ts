/** The closed vocabularies of the wallet cohorts. An enum's cell is the index here. All protocols are invented. */
export const protocols = [
  "tidepool-swap",
  "meridian-dex",
  "cobble-lend",
  "sparrow-bridge",
  "lantern-perps",
  "moss-market",
  "foundry-stake",
  "kite-payments",
  "atlas-router",
  "quarry-yield",
] as const;

export const gasStrategies = ["wallet_default", "economy", "priority", "custom", "sponsored"] as const;
