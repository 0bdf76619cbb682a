import { NULL, type Register, type RowSource, register } from "../../engine/rows.ts";
import { rowsBefore, startOfDay } from "../../engine/window.ts";
import { agents } from "../../entities/agents.ts";
import { wallets } from "../../entities/wallets.ts";
import { codeText } from "../../language/code-text.ts";
import { amount } from "../../language/numerals.ts";
import { facts, state } from "../../language/slots.ts";
import { Utterance } from "../../language/utterance.ts";
import { agentVoice, voice } from "../../language/voice.ts";
import { below, draw, innerKey, keyAt, streamsOf, unit } from "../../random/hash.ts";
import { permute } from "../../random/permutation.ts";
import { slot } from "./columns.ts";
import { type Course, course, layCourse } from "./course.ts";
import {
  BLOCK_NEGOTIATIONS,
  BLOCK_ROWS,
  layNegotiations,
  type NegotiationBlock,
  negotiationAt,
} from "./negotiation-block.ts";
import { type Positions, takePositions } from "./positions.ts";
import { bankOf, speech } from "./speech.ts";
import { AGREED, act, EXPIRED, goods, SELLER, slas, strategies } from "./vocabulary.ts";

export const BLOCKS = 1_400;
export const ROWS = BLOCK_ROWS * BLOCKS;

const blockStreams = streamsOf("agent-payment-negotiation-logs/block");
const negotiationStreams = streamsOf("agent-payment-negotiation-logs/negotiation");
const codeStreams = streamsOf("agent-payment-negotiation-logs/code");

const field = { buyer: 40, seller: 41, buyerStrategy: 42, sellerStrategy: 43, ttl: 44, pause: 45 } as const;

/** Sellers are agents with numbers of their own, within those that have wallets. */
const FIRST_SELLER = 3_000_000;
const lifetimes = [30, 60, 120, 300, 600, 900, 1_800, 3_600];
const LOW_SPAN = 4_294_967_296;

export interface NegotiationSettings {
  readonly from: string;
  readonly to: string | null;
  readonly perDay: number;
  readonly buyers: number;
  readonly sellers: number;
  readonly noOverlapShare: number;
}

/** The negotiation at hand. */
interface Negotiation {
  number: number;
  key: number;
  first: number;
  end: number;
  ttl: number;
  id: string;
  sellerWallet: string;
  /** The acts in words. */
  readonly said: string[];
  readonly positions: Positions;
  readonly course: Course;
}

/** Opens the negotiations of a seed: one is derived when its first row is met, then its acts are handed out. */
export function openNegotiations(seed: string, columns: number, settings: NegotiationSettings): RowSource {
  const into = register(columns);
  const blocks = blockStreams(seed);
  const keys = negotiationStreams(seed);
  const codes = codeStreams(seed);
  const people = agents(seed);
  const purses = wallets(seed);
  const from = startOfDay(settings.from);
  const at = emptyNegotiation();
  const buyerVoice = voice();
  const sellerVoice = voice();
  const known = facts();
  const utterance = new Utterance(known, buyerVoice);
  let block: NegotiationBlock | undefined;

  const blockOf = (row: number): NegotiationBlock => {
    const index = Math.floor(row / BLOCK_ROWS);
    if (block?.index !== index) block = layNegotiations(blocks, index, from, settings.perDay);
    return block;
  };

  const enter = (row: number): void => {
    const laid = blockOf(row);
    const inBlock = negotiationAt(laid, row - laid.index * BLOCK_ROWS);
    at.first = laid.index * BLOCK_ROWS + (laid.firstRow[inBlock] as number);
    at.end = laid.index * BLOCK_ROWS + (laid.firstRow[inBlock + 1] as number);
    at.number = laid.index * BLOCK_NEGOTIATIONS + inBlock;
    at.key = keyAt(keys, at.number);
    const code = permute(codes, at.number, 30);
    at.id = codeText("NEG-", code, 6);
    negotiate(at, settings, laid.start[inBlock] as number);
    const { cells, texts } = into;
    cells[slot.negotiation] = code;
    const buyer = people.agent(early(settings.buyers, draw(at.key, field.buyer)));
    cells[slot.buyer] = buyer.code;
    cells[slot.buyerModel] = buyer.model;
    agentVoice(buyerVoice, buyer.key);
    texts[slot.buyerWallet] = purses.address(buyer.wallet);
    const seller = people.agent(FIRST_SELLER + early(settings.sellers, draw(at.key, field.seller)));
    cells[slot.seller] = seller.code;
    cells[slot.sellerModel] = seller.model;
    agentVoice(sellerVoice, seller.key);
    at.sellerWallet = purses.address(seller.wallet);
    texts[slot.sellerWallet] = at.sellerWallet;
    writeLasting(into, at);
    const good = goods[at.positions.good] as (typeof goods)[number];
    known.known = 0;
    state(known, "goods", good.plural);
    state(known, "amount_of_goods", `${at.positions.quantity} ${good.plural}`);
    state(known, "patience_time", at.ttl < 120 ? `${at.ttl} seconds` : `${at.ttl / 60} minutes`);
    state(known, "list", price(at.positions.listPrice));
  };

  /** All acts of a negotiation are put into words together, so that nobody repeats himself. */
  const speak = (): void => {
    const { course: laid } = at;
    const banks = speech();
    utterance.forget();
    for (let step = 0; step < laid.acts; step++) {
      const who = laid.actor[step] as number;
      // What stood before the act is what one answers to.
      const before = step === 0 ? 0 : step - 1;
      state(known, "offer", price(laid.price[step] as number));
      state(known, "bid", price(laid.bid[before] as number));
      state(known, "ask", price(laid.ask[before] as number));
      state(known, "sla", (slas[laid.sla[step] as number] as string).replace("_", "-"));
      const accepted = at.positions.outcome === AGREED && laid.act[before] === act.accept;
      utterance.begin(innerKey(at.key, 500 + step), who === SELLER ? sellerVoice : buyerVoice);
      utterance.say(banks[bankOf(laid.act[step] as number, who, step === laid.acts - 1, accepted)]);
      if (utterance.chance(0.5)) utterance.say(banks.courtesy);
      at.said[step] = utterance.finish();
    }
  };

  const load = (row: number): void => {
    if (row < at.first || row >= at.end) {
      enter(row);
      speak();
    }
    const step = row - at.first;
    writeAct(into, at, step, keys.a);
    into.texts[slot.utterance] = at.said[step] as string;
  };

  const startOf = (row: number): number => {
    const laid = blockOf(row);
    return laid.start[negotiationAt(laid, row - laid.index * BLOCK_ROWS)] as number;
  };
  if (settings.to === null) return { register: into, load };
  return { register: into, load, rows: rowsBefore(startOf, startOfDay(settings.to), ROWS) };
}

function emptyNegotiation(): Negotiation {
  return {
    number: 0,
    key: 0,
    first: 0,
    end: 0,
    ttl: 60,
    id: "",
    sellerWallet: "",
    said: [],
    positions: {
      good: 0,
      quantity: 0,
      listPrice: 0,
      buyerLimit: 0,
      sellerReserve: 0,
      buyerTarget: 0,
      sellerTarget: 0,
      outcome: 0,
      finalPrice: 0,
      sellerAccepts: false,
      budget: 0,
    },
    course: course(),
  };
}

/** A few agents do most of the business. */
function early(count: number, u: number): number {
  const share = unit(u);
  return Math.floor(share * share * count);
}

function price(cents: number): string {
  return `${amount(cents)} USDC`;
}

function negotiate(at: Negotiation, settings: NegotiationSettings, start: number): void {
  const { key, positions, course: laid } = at;
  const acts = at.end - at.first;
  takePositions(positions, key, acts, settings.noOverlapShare);
  layCourse(laid, positions, key, acts, strategyOf(at, field.buyerStrategy), strategyOf(at, field.sellerStrategy));
  at.ttl = lifetimes[below(draw(key, field.ttl), lifetimes.length)] as number;
  let ts = start;
  for (let i = 0; i < acts; i++) {
    const u = unit(draw(innerKey(key, 400 + i), 0));
    const isLapsed = positions.outcome === EXPIRED && i === acts - 1;
    // Three pauses fit into an offer's life, so that an answer by way of a mediator comes in time.
    const pause = 350 + u * u * u * Math.min(at.ttl * 300, 60_000);
    if (i > 0) ts += Math.floor(isLapsed ? at.ttl * 1_000 + 1_500 + u * 30_000 : pause);
    laid.ts[i] = ts;
  }
}

function strategyOf(at: Negotiation, which: number): number {
  return below(draw(at.key, which), strategies.length);
}

function writeLasting({ cells }: Register, at: Negotiation): void {
  const { positions } = at;
  const good = goods[positions.good] as (typeof goods)[number];
  cells[slot.rounds] = at.end - at.first;
  cells[slot.sku] = positions.good;
  cells[slot.unit] = units.indexOf(good.unit);
  cells[slot.quantity] = positions.quantity;
  cells[slot.listPrice] = positions.listPrice;
  cells[slot.currency] = 0;
  cells[slot.ttl] = at.ttl;
  cells[slot.buyerLimit] = positions.buyerLimit;
  cells[slot.sellerReserve] = positions.sellerReserve;
  cells[slot.buyerTarget] = positions.buyerTarget;
  cells[slot.sellerTarget] = positions.sellerTarget;
  cells[slot.buyerStrategy] = strategyOf(at, field.buyerStrategy);
  cells[slot.sellerStrategy] = strategyOf(at, field.sellerStrategy);
  cells[slot.version] = 0;
}

const units = [...new Set(goods.map((good) => good.unit))];

function writeAct({ cells, texts }: Register, at: Negotiation, step: number, salt: number): void {
  const { positions, course: laid } = at;
  const what = laid.act[step] as number;
  const named = laid.price[step] as number;
  const bid = laid.bid[step] as number;
  const ask = laid.ask[step] as number;
  const isLast = step === laid.acts - 1;
  const isAgreed = isLast && positions.outcome === AGREED;
  const isPaid = what === act.signMandate || what === act.settle;
  // Unique to the negotiation and to the seed.
  const reference = (salt & 0xfffff) * LOW_SPAN + at.number * 2;
  cells[slot.round] = step + 1;
  cells[slot.ts] = laid.ts[step] as number;
  cells[slot.actor] = laid.actor[step] as number;
  cells[slot.act] = what;
  cells[slot.offerPrice] = named > 0 ? named : NULL;
  cells[slot.standingBid] = bid > 0 ? bid : NULL;
  cells[slot.standingAsk] = ask > 0 ? ask : NULL;
  cells[slot.sla] = laid.sla[step] as number;
  cells[slot.termsChanged] = step > 0 && laid.sla[step] !== laid.sla[step - 1] ? 1 : 0;
  cells[slot.concession] = (laid.concession[step] as number) < 0 ? NULL : (laid.concession[step] as number);
  cells[slot.outcome] = isLast ? positions.outcome : NULL;
  cells[slot.finalPrice] = isAgreed ? positions.finalPrice : NULL;
  cells[slot.surplusSplit] = isAgreed ? splitOf(positions) : NULL;
  cells[slot.mandateId] = isPaid ? reference : NULL;
  cells[slot.x402Ref] = what === act.settle ? reference + 1 : NULL;
  cells[slot.budget] = what === act.settle ? positions.budget - positions.finalPrice : positions.budget;
  texts[slot.mandate] = what === act.signMandate ? mandateOf(at) : null;
}

/** The seller's share of the surplus in ten-thousandths. */
function splitOf({ finalPrice, sellerReserve, buyerLimit }: Positions): number {
  if (buyerLimit === sellerReserve) return 5_000;
  return Math.floor(((finalPrice - sellerReserve) * 10_000) / (buyerLimit - sellerReserve) + 0.5);
}

function mandateOf(at: Negotiation): string {
  const { positions, sellerWallet } = at;
  return `{"constraints":[{"max":${positions.buyerLimit},"min":1,"type":"payment.amount_range"},{"max":${positions.budget},"type":"payment.budget"},{"allowed":["${sellerWallet}"],"type":"payment.allowed_payees"}],"payee":"${sellerWallet}","payment_amount":${positions.finalPrice},"transaction_id":"${at.id}","vct":"mandate.payment.1"}`;
}
