import { draw } from "../../random/hash.ts";
import { goodsCategoryNamed, productAt } from "../goods.ts";
import { type Vocabulary, vocabularyOf } from "../grammar.ts";
import { commonWords } from "./common-words.ts";
import type { Matter } from "./matter.ts";
import { matterWords } from "./matter-words.ts";

/** Which words people use for our matters, by stem. The first that fits counts. */
const stems: readonly (readonly [stem: RegExp, matter: string])[] = [
  [/hotel|hostel|lodg|resort|accommod|stay|airbnb|vacation|holiday|tour|travel|trip/, "hotel"],
  [/restaur|dining|dish|meal|cafe|bistro|menu|recipe|food deliver/, "restaurant"],
  [/movie|film|series|episode|show|cinema|stream/, "film"],
  [/music|song|album|artist|concert|podcast/, "music"],
  [/book(?!ing)|novel|library|reading/, "book"],
  [/course|class|lesson|school|pupil|exam|universit|student|teach|educat|train(?!.*station)|tutor|seminar/, "course"],
  [/deliver|ship|logist|parcel|courier|freight|warehouse/, "delivery"],
  [/hospital|clinic|doctor|patient|health|medic|nurse|dent|pharm|therap/, "clinic"],
  [/bank|loan|payment|card|account|insur|claim|financ|invest|mortgage/, "bank"],
  [/hr|employee|workplace|manager|recruit|candidate|interview|job|career/, "work"],
  [/farm|crop|agri|harvest|field|soil|garden|hive|apiar|vineyard|orchard|livestock|herd|greenhouse/, "farm"],
  [/factory|manufact|machine|production|quality|maintenance|plant|inspection/, "machine"],
  [/flight|airline|airport|train|rail|bus|taxi|ride|transit|transport/, "journey"],
  [/apartment|house|home|property|real estate|rent|tenant|landlord/, "property"],
  [/energy|meter|solar|electric|power|utility|charging|ev\b/, "energy"],
  [/gym|fitness|sport|match|team|player|workout/, "sport"],
  [/vet|animal|pet|dog|cat/, "pet"],
  [/car|vehicle|auto|garage|mechanic/, "car"],
  [/network|server|cluster|incident|security|infra|devops|cloud|it\b|log/, "server"],
  [/app|software|saas|website|platform|tool|game|api/, "software"],
  [/^record$/, "record"],
];

const known = new Map<string, string>();

function matterNamed(category: string): string {
  const before = known.get(category);
  if (before !== undefined) return before;
  const folded = category.toLowerCase().replaceAll("_", " ");
  const found = stems.find(([stem]) => stem.test(folded));
  const name = goodsCategoryNamed(folded) !== undefined ? "goods" : (found?.[1] ?? "goods");
  known.set(category, name);
  return name;
}

/** What the words speak of, where they speak of one of our matters. */
export function matterIn(words: string): string | undefined {
  const folded = words.toLowerCase();
  return (
    stems.find(([stem]) => stem.test(folded))?.[1] ??
    (/product|goods|shop|store|retail/.test(folded) ? "goods" : undefined)
  );
}

const plainThings = ["product", "item", "purchase", "set", "model"];
const fallbacks = ["goods", "goods", "goods", "software", "hotel", "restaurant", "delivery"];

/** The words that belong to what a text is about; of a category of goods, one article of it at the key. */
export function matterOf(language: string, category: string | undefined, key: number): Vocabulary {
  const name = category === undefined ? (fallbacks[draw(key, 71) % fallbacks.length] as string) : matterNamed(category);
  const words = matterWords[language] ?? (matterWords.en as Readonly<Record<string, Matter>>);
  const matter = words[name] ?? (words.goods as Matter);
  const common = commonWords[language] ?? (commonWords.en as Matter);
  if (name === "goods" && language === "en") {
    const goods = category === undefined ? undefined : goodsCategoryNamed(category.replaceAll("_", " "));
    const { head } = productAt(key, goods);
    // "this running shoes" is nobody's English: of what comes in the plural, or is told by its title, we speak as of a thing.
    const named = goods === "books" ? ["book", "paperback", "read"] : /[^su]s$/.test(head) ? plainThings : head;
    return vocabularyOf({ ...common, ...matter }, { thing: named });
  }
  return vocabularyOf({ ...common, ...matter });
}
