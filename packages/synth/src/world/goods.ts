import { draw, innerKey } from "../random/hash.ts";
import { goodsTable } from "./goods-table.ts";
import { isKnownBrand } from "./known-brands.ts";
import { evenly, type LazyList, lazily, listed, worded } from "./list.ts";

/** A thing that is sold, by an invented maker. */
export interface Product {
  /** Without the maker: "Ceramic Milk Pan 1.5 L". */
  readonly name: string;
  /** Invented. */
  readonly brand: string;
  readonly category: string;
  /** The thing itself, for speaking of it: "milk pan". */
  readonly head: string;
  readonly price: PriceClass;
}

/** What such things cost, in USD: the median, the spread of its logarithm, and bounds. */
export interface PriceClass {
  readonly median: number;
  readonly sigma: number;
  readonly low: number;
  readonly high: number;
}

interface GoodsClass {
  readonly price: PriceClass;
  readonly qualities: LazyList;
  readonly heads: LazyList;
  /** What may stand behind: sizes, packs, editions. */
  readonly endings: LazyList;
}

const classes = lazily(() => {
  const found = new Map<string, GoodsClass>();
  for (const block of goodsTable.trim().split("\n\n")) {
    const [head = "", qualities = "", heads = "", endings = ""] = block.split("\n");
    const [name = "", median, sigma, low, high] = head.split(" ");
    found.set(name, {
      price: { median: Number(median), sigma: Number(sigma), low: Number(low), high: Number(high) },
      qualities: listed(qualities),
      heads: listed(heads),
      endings: listed(endings),
    });
  }
  return found;
});

const names = lazily(() => [...classes().keys()]);

/** Names of the categories of things: "grocery", "electronics" … */
export function goodsCategories(): readonly string[] {
  return names();
}

/** What people call a category, where it is not its own name. */
const byNames: Readonly<Record<string, string>> = {
  food: "grocery",
  groceries: "grocery",
  fashion: "clothing",
  apparel: "clothing",
  clothes: "clothing",
  footwear: "shoes",
  home: "household",
  kitchen: "kitchenware",
  cosmetics: "beauty",
  skincare: "beauty",
  sport: "sports",
  outdoor: "sports",
  fitness: "sports",
  auto: "automotive",
  car: "automotive",
  "car parts": "automotive",
  tools: "hardware",
  diy: "hardware",
  office: "stationery",
  pet: "pets",
  "pet supplies": "pets",
  drinks: "beverages",
  beverage: "beverages",
  jewelry: "jewellery",
  "baby products": "baby",
  games: "toys",
  instruments: "music_instruments",
  computer: "computing",
  computers: "computing",
  phones: "phones",
  smartphones: "phones",
};

/** The category that a word stands for, if we know it. */
export function goodsCategoryNamed(word: string): string | undefined {
  const folded = word.trim().toLowerCase();
  if (classes().has(folded)) return folded;
  return Object.hasOwn(byNames, folded) ? byNames[folded] : undefined;
}

/** Words for shops and their goods, by what they sell. The first that is said counts. */
const shops: readonly (readonly [words: RegExp, category: string])[] = [
  [/\b(?:bakery|baker|baeckerei|bäckerei|panader[ií]a|boulangerie|padaria)/, "bakery"],
  [/\b(?:hardware (?:store|shop)|diy (?:store|shop)|baumarkt|ferreter[ií]a|quincaillerie|ferragens)/, "hardware"],
  [/\b(?:pharmac(?:y|ies)|drugstore|chemist|apotheke|farmacia|farmácia|pharmacie)/, "pharmaceuticals"],
  [/\b(?:book ?(?:shop|store)|buchhandlung|buchladen|librer[ií]a|librairie|livraria)/, "books"],
  [/\b(?:toy (?:shop|store)|spielwaren|jugueter[ií]a|magasin de jouets|loja de brinquedos)/, "toys"],
  [/\b(?:pet (?:shop|store)|tierhandlung|tienda de mascotas|animalerie)/, "pets"],
  [/\b(?:shoe (?:shop|store)|schuhgeschäft|zapater[ií]a|sapataria)/, "shoes"],
  [
    /\b(?:fashion (?:shop|store)|clothing (?:shop|store)|boutique|modegeschäft|tienda de ropa|loja de roupas?)/,
    "clothing",
  ],
  [/\b(?:furniture (?:shop|store)|möbelhaus|muebler[ií]a)/, "furniture"],
  [/\b(?:electronics (?:shop|store)|elektronikmarkt|tienda de electrónica)/, "electronics"],
  [/\b(?:garden (?:centre|center)|gartencenter|jardiner[ií]a)/, "garden"],
  [/\b(?:jeweller|jeweler|juwelier|joyer[ií]a|bijouterie|joalharia|joalheria)/, "jewellery"],
  [/\b(?:stationery (?:shop|store)|papeter[ií]a|papeler[ií]a|papeterie|papelaria)/, "stationery"],
  [/\b(?:sports? (?:shop|store)|sporthaus|sportgeschäft)/, "sports"],
  [/\b(?:grocer|supermarket|supermarkt|supermercado|supermarché|lebensmittel|mercearia|épicerie)/, "grocery"],
];

/** What a shop of these words sells: the till of a bakery shows no wall clocks. */
export function goodsSoldIn(words: string): string | undefined {
  const folded = words.toLowerCase();
  return shops.find(([said]) => said.test(folded))?.[1];
}

const SALT = 0x676f6f64;

/** A category at a key. */
export function goodsCategoryAt(key: number): string {
  return evenly(names(), draw(innerKey(key, SALT), 0));
}

/** The price class of a category. */
export function priceClassOf(category: string): PriceClass {
  return (classes().get(category) ?? (classes().get("household") as GoodsClass)).price;
}

/** The product at a key, of a category of ours or of any. */
export function productAt(key: number, category: string = goodsCategoryAt(key)): Product {
  const known = classes().get(category) ?? (classes().get("household") as GoodsClass);
  const inside = innerKey(key, SALT);
  const head = evenly(known.heads(), draw(inside, 1));
  const quality = evenly(known.qualities(), draw(inside, 2));
  const shape = draw(inside, 3);
  const series = shape < 0x50000000 ? ` ${evenly(seriesWords(), draw(inside, 4))}` : "";
  const ending = shape > 0x38000000 ? ` ${evenly(known.endings(), draw(inside, 5))}` : "";
  return {
    name: `${quality} ${head}${series}${ending}`,
    brand: brandAt(key, category),
    category,
    head: head.toLowerCase(),
    price: known.price,
  };
}

const seriesWords = worded(
  "Alto Brisa Cadence Dune Echo Fjord Glint Halo Iris Juno Kite Lumo Mira Nimbus Orla Pico Quill Rondo Sora Tilda Una Vela Wisp Xeno Yara Zest Arc Bolt Core Duo Edge Flow Grip Hush Ion Jet Lite Max Neo Pro Plus Solo Trio Vivo",
);

const brandFront = worded(
  "Aero Albi Ambra Arvo Ball Bel Bri Cali Car Cor Dal Dova Elo Em Fen Flo Gal Gri Hal Hav Iso Jal Kal Kor Lin Lo Luma Mar Mel Mo Nar Nel No Ol Or Pa Pel Pri Qui Ral Ro Sel Sol Tal Tor Ul Va Ver Vi Wil Yo Zel Zu",
);
const brandEnd = worded(
  "bera bex cana delle dora fina ghen gora kka lani leva line lora lumi mara meo mina nora novi nta phi quin rello rima ronde rra sano sella sko stra tami tella thea tique tova vara velle vento vion xa yana zano",
);

/** An invented maker. About thirty share a category's shelves, so that names come back. */
export function brandAt(key: number, category = ""): string {
  const shelf = draw(innerKey(key, SALT), 6) % 30;
  const of = innerKey(textKey(category), shelf);
  for (let attempt = 0; ; attempt++) {
    const inside = innerKey(of, attempt);
    const name = evenly(brandFront(), draw(inside, 7)) + evenly(brandEnd(), draw(inside, 8));
    if (!isKnownBrand(name) || attempt === 7) return name;
  }
}

const keys = new Map<string, number>();

function textKey(text: string): number {
  const known = keys.get(text);
  if (known !== undefined) return known;
  let key = 0x6272616e;
  for (let i = 0; i < text.length; i++) key = innerKey(key, text.charCodeAt(i));
  keys.set(text, key);
  return key;
}
