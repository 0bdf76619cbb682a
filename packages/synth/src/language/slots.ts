/**
 * What phrases may speak of. Slots of one group are known together or not at all; a phrase that needs an unknown group is
 * not said.
 */
const groups = {
  /** Always known. */
  always: ["name"],
  item: [
    "product",
    "a",
    "head",
    "is",
    "was",
    "has",
    "does",
    "isnt",
    "wasnt",
    "hasnt",
    "doesnt",
    "it",
    "them",
    "its",
    "this",
    "that",
    "s",
    "es",
    "one",
  ],
  order: ["order", "total", "ordered_on", "ordered_ago", "pieces", "due", "due_when"],
  price: ["price"],
  customer: ["customer"],
  delivered: ["delivered_on", "delivered_ago"],
  parcel: ["parcel"],
  detail: ["detail"],
  follow: ["follow_on", "follow_when"],
  refund: ["refund"],
  voucher: ["voucher"],
  bargain: ["offer", "list", "bid", "ask", "amount_of_goods", "goods", "unit", "sla", "patience_time"],
  /** What happened to somebody, and what it is about. */
  event: ["event", "topic"],
  company: ["they", "friend"],
  weekday: ["weekday"],
  goal: ["goal"],
  deed: ["deed"],
  degree: ["very"],
  subject: ["subject"],
  place: ["place"],
} as const;

type Group = keyof typeof groups;
export type SlotName = (typeof groups)[Group][number];

const names: readonly SlotName[] = Object.values(groups).flat();
const numbers: ReadonlyMap<string, number> = new Map(names.map((name, number) => [name, number]));
const groupBits: ReadonlyMap<string, number> = new Map(
  Object.values(groups).flatMap((members, group) =>
    members.map((name): [string, number] => [name, group === 0 ? 0 : 1 << group]),
  ),
);

export const SLOTS = names.length;

/** A slot's number, or undefined where there is no such slot. */
export function slotOf(name: string): number | undefined {
  return numbers.get(name);
}

/** The slots' numbers by name, for those who fill them. */
export const slots = Object.fromEntries(numbers) as Readonly<Record<SlotName, number>>;

/** The bit of the group that a slot belongs to; 0 for what is always known. */
export function groupOf(name: SlotName): number {
  return groupBits.get(name) as number;
}

/** What a conversation knows: a text for each slot, and the field of the row that it comes from, if any. */
export interface Facts {
  /** The groups that are known. */
  known: number;
  readonly texts: string[];
  /** What stands before the text without being part of the value: the "on" of "on 26 February". */
  readonly leads: string[];
  /** The field's name, or "" for words of grammar. */
  readonly fields: string[];
}

export function facts(): Facts {
  const blank = (): string[] => new Array<string>(SLOTS).fill("");
  return { known: 0, texts: blank(), leads: blank(), fields: blank() };
}

/** States a fact; the whole group counts as known from now on. */
export function state(of: Facts, name: SlotName, text: string, field = "", lead = ""): void {
  const slot = slots[name];
  of.texts[slot] = text;
  of.leads[slot] = lead;
  of.fields[slot] = field;
  of.known |= groupOf(name);
}
