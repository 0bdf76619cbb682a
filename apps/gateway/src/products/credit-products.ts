export interface CreditProduct {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  readonly description: string;
}

/** What can be bought ahead: prepaid balances and monthly plans. */
export const creditProducts: readonly CreditProduct[] = [
  { id: "credits-10", name: "Credits 10", cents: 1_000, description: "Prepaid credit balance" },
  { id: "credits-50", name: "Credits 50", cents: 5_000, description: "Prepaid credit balance" },
  { id: "credits-250", name: "Credits 250", cents: 25_000, description: "Prepaid credit balance" },
  {
    id: "business-starter",
    name: "Business Starter",
    cents: 4_900,
    description: "Monthly access, 1,500 delivered rows, usage dashboard, priority support",
  },
  {
    id: "business-growth",
    name: "Business Growth",
    cents: 19_900,
    description: "Monthly access, 10,000 delivered rows, team support, priority queue",
  },
];
