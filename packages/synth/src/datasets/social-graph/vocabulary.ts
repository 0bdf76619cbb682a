/** The closed vocabularies of the social graph. An enum's cell is the index here. */
export const relations = ["friend", "family", "colleague", "follow"] as const;
export const FRIEND = 0;
export const FAMILY = 1;
export const COLLEAGUE = 2;
export const FOLLOW = 3;

/** ISO 3166-1 countries of members with their share, in percent. */
export const memberCountries = [
  { code: "US", share: 22 },
  { code: "IN", share: 17 },
  { code: "BR", share: 11 },
  { code: "ID", share: 9 },
  { code: "GB", share: 8 },
  { code: "DE", share: 7 },
  { code: "MX", share: 6 },
  { code: "FR", share: 6 },
  { code: "JP", share: 5 },
  { code: "NG", share: 4 },
  { code: "ES", share: 3 },
  { code: "CA", share: 2 },
] as const;
