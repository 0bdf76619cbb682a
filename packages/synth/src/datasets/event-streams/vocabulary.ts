/** The closed vocabularies of the event streams. A choice's cell is the index here. */
export const eventNames = [
  "session_start",
  "screen_view",
  "search",
  "view_item",
  "add_to_cart",
  "remove_from_cart",
  "begin_checkout",
  "purchase",
] as const;
export const SESSION_START = 0;
export const SCREEN_VIEW = 1;
export const SEARCH = 2;
export const VIEW_ITEM = 3;
export const ADD_TO_CART = 4;
export const REMOVE_FROM_CART = 5;
export const BEGIN_CHECKOUT = 6;
export const PURCHASE = 7;

/** CloudEvents types: the reverse of shop.example, then the event's name. */
export const eventTypes = eventNames.map((name) => `example.shop.${name}`);

export const platforms = ["web", "ios", "android"] as const;
export const WEB = 0;
export const IOS = 1;
export const ANDROID = 2;

/** CloudEvents sources, one a platform. */
export const sources = platforms.map((platform) => `https://events.shop.example/${platform}`);

export const deviceKinds = ["phone", "desktop", "tablet"] as const;
export const operatingSystems = ["ios", "android", "windows", "macos", "ipados"] as const;

/** Screens, and the screen of each event but screen_view, by the event's index. */
export const screens = [
  "home",
  "category",
  "search_results",
  "item",
  "cart",
  "checkout",
  "confirmation",
  "account",
] as const;
export const screenOfEvent = [
  "home",
  "home",
  "search_results",
  "item",
  "item",
  "cart",
  "checkout",
  "confirmation",
] as const;

export const referrers = ["direct", "search", "email", "social", "advertisement", "push"] as const;

/** BCP 47 locale by the shop's country. */
export const locales = ["en-GB", "de-DE", "fr-FR", "es-ES", "nl-NL", "pl-PL", "sv-SE", "en-IE"] as const;
