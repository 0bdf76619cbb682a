import { naivePick, naiveRandom } from "./naive-random.ts";

const THINGS = ["order", "parcel", "refund", "account", "invoice", "voucher", "delivery", "return"] as const;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const TEMPLATES = [
  (thing: string, day: string, n: number) => `Hello, I have a problem with my ${thing} number ${n} from ${day}.`,
  (thing: string, day: string, n: number) => `Hi, can you tell me where my ${thing} ${n} is? I expected it on ${day}.`,
  (thing: string, day: string, n: number) => `I would like to cancel my ${thing} ${n} that I made on ${day}, please.`,
  (thing: string, day: string, n: number) => `My ${thing} ${n} has not arrived yet, it was promised for ${day}.`,
  (thing: string, day: string, n: number) => `Please help me with the ${thing} ${n}, I have been waiting since ${day}.`,
  (thing: string, day: string, n: number) => `Thank you, the ${thing} ${n} was resolved on ${day}, have a nice day.`,
] as const;

/** Texts of a bot with six templates. */
export function templateTexts(seed: number, count: number): string[] {
  const random = naiveRandom(seed);
  return Array.from({ length: count }, () =>
    naivePick(random, TEMPLATES)(naivePick(random, THINGS), naivePick(random, DAYS), Math.floor(random() * 50)),
  );
}

const OPENERS = [
  "Hello there,",
  "Hi,",
  "Good morning,",
  "Dear support team,",
  "Hey,",
  "Good evening,",
  "Hello,",
  "Hi team,",
];
const MOODS = [
  "I am very unhappy because",
  "I am a little confused because",
  "I am quite worried because",
  "I am really annoyed because",
  "I am disappointed because",
  "I am somewhat surprised because",
  "I am writing to you because",
  "I am contacting you because",
];
const BODIES = [
  "my order has not arrived at my home yet",
  "the product that I received is broken",
  "I was charged two times for the same order",
  "the size of the shirt does not fit me",
  "I cannot log in to my customer account",
  "the voucher code does not work in the shop",
  "the invoice for my last order is missing",
  "the refund was not paid to my bank account",
];
const ASKS = [
  "and I would like a full refund.",
  "and I would like to know what to do.",
  "and I need a replacement as soon as possible.",
  "and I want to speak with a manager.",
  "and I expect a quick answer from you.",
  "and I hope that you can help me.",
  "and I ask you to check this for me.",
  "and I want this to be fixed today.",
];
const CLOSERS = [
  "Thank you for your help.",
  "Best regards.",
  "Thanks in advance.",
  "I look forward to your reply.",
  "Please answer soon.",
  "Have a nice day.",
  "Kind regards.",
  "Thank you very much.",
];

/** Texts of a grammar of eight openers, moods, bodies, requests and endings. */
export function slotGrammar(seed: number, count: number): string[] {
  const random = naiveRandom(seed);
  return Array.from({ length: count }, () =>
    [OPENERS, MOODS, BODIES, ASKS, CLOSERS].map((slot) => naivePick(random, slot)).join(" "),
  );
}
