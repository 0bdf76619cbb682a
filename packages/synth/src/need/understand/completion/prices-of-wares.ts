import type { DraftField, DraftTable } from "../draft/draft.ts";

/** What people pay for one, by the id of the kind of ware: the median and how far prices lie from it. */
const prices: Readonly<Record<string, readonly [median: number, sigma: number]>> = {
  coffee: [3.6, 0.22],
  tea: [3.2, 0.25],
  drink: [4.8, 0.4],
  beer_style: [5.4, 0.25],
  cocktail: [10.5, 0.2],
  spirit: [28, 0.45],
  flavour: [3.4, 0.35],
  bread: [3.4, 0.35],
  pastry: [2.6, 0.3],
  cake: [24, 0.6],
  cheese: [7.5, 0.45],
  pizza: [12.5, 0.22],
  topping: [1.4, 0.3],
  spice: [2.9, 0.35],
  herb: [1.8, 0.3],
  fruit: [2.4, 0.45],
  vegetable: [2.1, 0.45],
  meat: [11, 0.5],
  meat_cut: [14, 0.5],
  seafood: [17, 0.45],
  snack: [1.9, 0.35],
  starter: [8, 0.25],
  main_course: [18, 0.3],
  side_dish: [4.6, 0.25],
  dessert: [7, 0.25],
  meal_choice: [26, 0.4],
  menu_item: [15, 0.4],
  garment: [36, 0.6],
  shoe: [72, 0.5],
  jewellery: [140, 0.9],
  perfume: [68, 0.4],
  cosmetic: [16, 0.5],
  skincare_product: [22, 0.5],
  makeup_shade: [15, 0.4],
  toy: [22, 0.6],
  puzzle: [15, 0.5],
  board_game: [34, 0.4],
  trading_card: [4, 1.3],
  yarn: [7.5, 0.4],
  stationery: [4.5, 0.6],
  furniture: [320, 0.8],
  bouquet: [38, 0.45],
  flower: [4.5, 0.5],
  gift_item: [34, 0.6],
  bicycle_type: [780, 0.7],
  bicycle_repair: [48, 0.6],
  alteration: [22, 0.45],
  hairstyle: [34, 0.45],
  nail_service: [36, 0.35],
  tattoo_style: [180, 0.6],
  piercing: [45, 0.3],
  beauty_treatment: [58, 0.5],
  spa_treatment: [88, 0.35],
  massage_type: [68, 0.3],
  grooming_service: [46, 0.4],
  ski_pass_type: [62, 0.5],
  rental_equipment: [28, 0.5],
  tour_name: [48, 0.5],
  theme_park_ride: [6, 0.4],
  travel_style: [980, 0.6],
  vet_treatment: [85, 0.6],
  stage_play: [42, 0.4],
  photo_package: [420, 0.7],
};

const price = /^(?:(?:unit|sale|selling|retail|item)_)?(?:price|preis|precio|prix|preco)$/;

/** "bakery sales: bread, price": what a loaf costs is told by its being one, where the need has one kind of ware and says no price. */
export function pricesOfWares({ fields }: DraftTable): void {
  const wares = fields.filter(({ semantic, source }) => source === "stated" && Object.hasOwn(prices, semantic.id));
  const [ware] = wares;
  const lies = ware === undefined || wares.length > 1 ? undefined : prices[ware.semantic.id];
  if (lies === undefined) return;
  for (const field of fields.filter(isOpenPrice)) {
    const [median, sigma] = lies;
    field.model = { kind: "number", distribution: { kind: "lognormal", median, sigma }, decimals: 2 };
  }
}

function isOpenPrice({ name, type, model, fixed }: DraftField): boolean {
  return type === "number" && model.kind === "number" && fixed.size === 0 && price.test(name);
}
