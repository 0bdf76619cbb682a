import { agents } from "../../entities/agents.ts";
import { walletRange, wallets } from "../../entities/wallets.ts";
import { below, draw, drawAll, innerKey, streamsOf, unit } from "../../random/hash.ts";
import { type Requirement, requirementText, resourceText } from "./messages.ts";
import {
  pickDustSeller,
  pickFacilitator,
  pickSeller,
  pickTier,
  resourceOf,
  type Seller,
  sellersOf,
  washSellerOf,
} from "./sellers.ts";
import { ABANDONED_SCENARIO } from "./step-plan.ts";
import { DUST, GET, ORGANIC, POST, TEST, TESTNET, TOOLS_CALL, UPTO, WASH } from "./vocabulary.ts";

/** Who wants what from whom at which price: what all steps of a trace share. */
export interface Deal {
  readonly draws: Uint32Array;
  agentKey: number;
  agentCode: number;
  payer: string;
  traffic: number;
  facilitator: number;
  isTool: boolean;
  method: number;
  url: string;
  resource: string;
  /** The accepts of the offer, joined by commas. */
  accepts: string;
  /** The requirement that the agent takes, and its text. */
  taken: Requirement;
  takenText: string;
  amount: number;
  /** Atomic units that the agent may spend. */
  budget: number;
}

interface DealTerms {
  readonly agents: number;
  readonly gamedShare: number;
}

const sellerStreams = streamsOf("x402-agent-traces/seller");

const field = {
  traffic: 0,
  agent: 1,
  seller: 2,
  tier: 3,
  other: 4,
  upto: 5,
  budget: 6,
  spent: 7,
  short: 8,
  headroom: 9,
  loyal: 10,
  facilitator: 11,
} as const;
const DEAL_DRAWS = 12;

/** Shares of gamed traffic. */
const WASH_SHARE = 0.58;
const TEST_SHARE = 0.24;
/** Budgets in atomic units. */
const budgets = [50_000, 250_000, 1_000_000, 5_000_000, 25_000_000] as const;
/** Share of unpaid offers that cost more than the agent may spend. */
const OVER_BUDGET = 0.55;
/** Sellers leave so many payments to whatever facilitator is at hand. */
const STRAY_FACILITATOR = 0.7;
/** A scheme upto asks for up to so many times the price. */
const UPTO_FACTOR = 5;
/** One in so many agents works for the owner of a seller. */
const WASHERS = 8;

/** Deals of a seed; the object is reused. */
export function deals(seed: string, terms: DealTerms): (key: number, scenario: number) => Deal {
  const people = agents(seed);
  const purses = wallets(seed);
  const market = sellersOf(sellerStreams(seed));
  const deal: Deal = {
    draws: new Uint32Array(DEAL_DRAWS),
    agentKey: 0,
    agentCode: 0,
    payer: "",
    traffic: 0,
    facilitator: 0,
    isTool: false,
    method: 0,
    url: "",
    resource: "",
    accepts: "",
    taken: { scheme: 0, network: 0, amount: "", payTo: "", maxTimeoutSeconds: 60, facilitator: "" },
    takenText: "",
    amount: 0,
    budget: 0,
  };
  return (key, scenario) => {
    const { draws } = deal;
    drawAll(draws, key);
    deal.traffic = trafficOf(draws[field.traffic] as number, terms.gamedShare);
    const agent = people.agent(agentNumber(draws[field.agent] as number, terms.agents, deal.traffic));
    deal.agentKey = agent.key;
    deal.agentCode = agent.code;
    deal.payer = purses.address(agent.wallet);
    const seller = market.seller(sellerNumber(deal.traffic, agent.key, draws[field.seller] as number));
    const tier = deal.traffic === ORGANIC ? pickTier(draws[field.tier] as number) : 0;
    describe(deal, seller, tier);
    offer(deal, seller, market.price(seller.number, tier), purses.address);
    setBudget(deal, scenario);
    return deal;
  };
}

function trafficOf(u: number, gamedShare: number): number {
  const share = unit(u);
  if (share >= gamedShare) return ORGANIC;
  if (share < gamedShare * WASH_SHARE) return WASH;
  return share < gamedShare * (WASH_SHARE + TEST_SHARE) ? TEST : DUST;
}

/** Few agents do most of the work; density falls with the number as its power −2/3, for washers −1/3. */
function agentNumber(u: number, count: number, traffic: number): number {
  const share = unit(u);
  if (traffic !== WASH) return Math.floor(count * share * share * share);
  const number = Math.floor(count * share * Math.sqrt(share));
  return Math.min(count - 1, number - (number % WASHERS) + WASHERS - 1);
}

function sellerNumber(traffic: number, agentKey: number, u: number): number {
  if (traffic === WASH) return washSellerOf(agentKey);
  return traffic === DUST ? pickDustSeller(u) : pickSeller(u);
}

function describe(deal: Deal, seller: Seller, tier: number): void {
  const resource = resourceOf(seller.number, tier);
  deal.facilitator =
    unit(deal.draws[field.loyal] as number) < STRAY_FACILITATOR
      ? pickFacilitator(deal.draws[field.facilitator] as number)
      : seller.facilitator;
  deal.isTool = seller.isTool;
  deal.method = seller.isTool ? TOOLS_CALL : resource.posts === true ? POST : GET;
  deal.url = seller.isTool
    ? `mcp://tool/${resource.tool}`
    : `https://${deal.traffic === TEST ? "sandbox." : ""}${seller.name}.example/${resource.path}`;
  deal.resource = resourceText(resource, deal.url, seller.name);
}

/** What the seller accepts, and which of it the agent takes. */
function offer(deal: Deal, seller: Seller, price: number, address: (number: number) => string): void {
  const { draws } = deal;
  const network = deal.traffic === TEST ? TESTNET : seller.network;
  const payTo = address(seller.wallet);
  const first: Requirement = {
    scheme: 0,
    network,
    amount: String(price),
    payTo,
    maxTimeoutSeconds: seller.maxTimeoutSeconds,
    facilitator: "",
  };
  deal.taken = first;
  deal.takenText = requirementText(first);
  deal.accepts = deal.takenText;
  deal.amount = price;
  if (seller.otherNetwork >= 0 && deal.traffic !== TEST) {
    const other = { ...first, network: seller.otherNetwork };
    const text = requirementText(other);
    deal.accepts += `,${text}`;
    if (unit(draws[field.other] as number) < 0.3) {
      deal.taken = other;
      deal.takenText = text;
    }
  }
  if (seller.takesUpto) {
    const facilitator = address(walletRange.facilitators + deal.facilitator);
    const upTo = { ...first, scheme: UPTO, amount: String(price * UPTO_FACTOR), facilitator };
    const text = requirementText(upTo);
    deal.accepts += `,${text}`;
    if (unit(draws[field.upto] as number) < 0.45) {
      deal.taken = upTo;
      deal.takenText = text;
      deal.amount = price * UPTO_FACTOR;
    }
  }
}

function setBudget(deal: Deal, scenario: number): void {
  const { draws, amount } = deal;
  if (scenario === ABANDONED_SCENARIO && unit(draws[field.short] as number) < OVER_BUDGET) {
    deal.budget = below(draws[field.headroom] as number, Math.min(amount, 2_000_000));
    return;
  }
  const drawn = budgets[below(draws[field.budget] as number, budgets.length)] as number;
  const enough = Math.max(drawn, amount * 2);
  // Part of it went into earlier purchases.
  deal.budget = enough - Math.floor(unit(draws[field.spent] as number) * (enough - amount) * 0.9);
}

/** Draws of one payment of a trace apart from the deal's own. */
export function paymentKey(key: number, attempt: number): number {
  return innerKey(key, 100 + attempt);
}

export function wideKey(key: number, first: number): number {
  return (draw(key, first) >>> 11) * 4294967296 + draw(key, first + 1);
}
