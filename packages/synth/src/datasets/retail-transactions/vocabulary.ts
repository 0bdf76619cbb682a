/** The closed vocabularies of the retail dataset. An enum's cell is the index here. */
export const channels = ["store", "web", "app"] as const;
export const STORE = 0;
export const WEB = 1;

export const loyaltyTiers = ["bronze", "silver", "gold", "platinum"] as const;

export const paymentMethods = ["card", "cash", "mobile_wallet", "bank_transfer", "pay_later", "gift_card"] as const;
export const CARD = 0;
export const PAY_LATER = 4;

export const statuses = ["completed", "delivered", "cancelled", "declined", "returned", "charged_back"] as const;
export const COMPLETED = 0;
export const DELIVERED = 1;
export const CANCELLED = 2;
export const DECLINED = 3;
export const RETURNED = 4;
export const CHARGED_BACK = 5;

export const fraudScenarios = ["card_testing", "account_takeover", "bust_out"] as const;
export const CARD_TESTING = 0;
export const ACCOUNT_TAKEOVER = 1;
export const BUST_OUT = 2;
