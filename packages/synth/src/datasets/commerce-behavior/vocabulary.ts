/** The closed vocabularies of the shopping journeys. A choice's cell is the index here. */
export const stages = [
  "search",
  "view",
  "cart_add",
  "cart_remove",
  "checkout",
  "payment",
  "purchase",
  "review",
  "return",
] as const;
export const SEARCH = 0;
export const VIEW = 1;
export const CART_ADD = 2;
export const CART_REMOVE = 3;
export const CHECKOUT = 4;
export const PAYMENT = 5;
export const PURCHASE = 6;
export const REVIEW = 7;
export const RETURN = 8;

export const channels = ["direct", "organic_search", "paid_search", "email", "social", "affiliate"] as const;
export const EMAIL = 3;

export const deviceTypes = ["mobile", "desktop", "tablet"] as const;
export const MOBILE = 0;
export const DESKTOP = 1;
export const TABLET = 2;

export const loyaltyTiers = ["bronze", "silver", "gold", "platinum"] as const;

export const shippingOptions = ["standard", "express", "pickup"] as const;

export const abandonmentReasons = [
  "shipping_cost",
  "just_browsing",
  "delivery_time",
  "account_required",
  "payment_failed",
] as const;
export const SHIPPING_COST = 0;
export const JUST_BROWSING = 1;
export const DELIVERY_TIME = 2;
export const ACCOUNT_REQUIRED = 3;
export const PAYMENT_FAILED = 4;

/** Coupon codes with what they take off, in percent. */
export const coupons = [
  { code: "HELLO10", percent: 10 },
  { code: "BACK5", percent: 5 },
  { code: "TREAT15", percent: 15 },
  { code: "SEASON20", percent: 20 },
  { code: "VIP25", percent: 25 },
] as const;
