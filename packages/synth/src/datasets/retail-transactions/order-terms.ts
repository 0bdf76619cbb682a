import { type Customer, pickStore } from "../../entities/customers.ts";
import { deviceNumber, ownDevice } from "../../entities/devices.ts";
import { below, draw, innerKey, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import {
  ACCOUNT_TAKEOVER,
  BUST_OUT,
  CANCELLED,
  CARD,
  CARD_TESTING,
  CHARGED_BACK,
  COMPLETED,
  DECLINED,
  DELIVERED,
  PAY_LATER,
  STORE,
} from "./vocabulary.ts";

/** What an order's hash decides besides its lines. Draw numbers are part of the format: a new use takes a new number. */
export const orderField = {
  moment: 0,
  takeover: 1,
  channel: 2,
  guest: 3,
  customer: 4,
  country: 5,
  store: 6,
  payment: 7,
  lastFour: 8,
  device: 9,
  address: 10,
  status: 11,
  mission: 12,
  habit: 13,
} as const;
export const ORDER_DRAWS = 14;

const customerField = { store: 10, payment: 11, firstCard: 12, secondCard: 13, address: 14 } as const;

const storePayments = weightedTable([58, 18, 20, 0, 0, 4]);
const onlinePayments = weightedTable([53, 0, 24, 12, 9, 2]);

/** 198.18.0.0/15 and 203.0.113.0/24: set aside for benchmarks and documents. */
const HOME_NETWORK = 0xc6120000;
const TAKEOVER_NETWORK = 0xcb007100;

/** Shops are open from 08:00 to 20:59 UTC, on Sundays with fewer customers. */
export function pickChannel(hour: number, isSunday: boolean, u: number): number {
  const open = hour >= 8 && hour <= 20;
  const inStore = open ? (isSunday ? 0.22 : 0.47) : 0;
  const share = unit(u);
  if (share < inStore) return STORE;
  return share < inStore + (1 - inStore) * 0.6 ? 1 : 2;
}

export function isGuest(channel: number, u: number): boolean {
  return unit(u) < ([0.38, 0.19, 0.03][channel] as number);
}

export function storeOf(customer: Customer | undefined, country: number, u: number): number {
  return pickStore(country, customer === undefined ? u : draw(customer.key, customerField.store), u);
}

/** People pay as they are used to, seven times out of ten. */
export function paymentOf(
  channel: number,
  scenario: number,
  customer: Customer | undefined,
  u: number,
  habit: number,
): number {
  if (scenario === CARD_TESTING) return CARD;
  if (scenario === ACCOUNT_TAKEOVER) return unit(u) < 0.8 ? CARD : 2;
  if (scenario === BUST_OUT) return unit(u) < 0.5 ? CARD : PAY_LATER;
  const table = channel === STORE ? storePayments : onlinePayments;
  const usual = customer !== undefined && unit(habit) < 0.7;
  return pick(table, usual ? draw(customer.key, customerField.payment) : u);
}

export function lastFourOf(customer: Customer | undefined, u: number): number {
  if (customer === undefined) return below(u, 10_000);
  return below(draw(customer.key, unit(u) < 0.85 ? customerField.firstCard : customerField.secondCard), 10_000);
}

/** A device number within 48 bits: a customer's own phone or, at times, another one; guests and thieves bring theirs. */
export function deviceOf(customer: Customer | undefined, scenario: number, key: number, u: number): number {
  if (customer === undefined || scenario === ACCOUNT_TAKEOVER) return deviceNumber(innerKey(key, orderField.device));
  return ownDevice(customer.key, unit(u) < 0.8 ? 1 : 2);
}

export function addressOf(customer: Customer | undefined, scenario: number, u: number): number {
  if (scenario === ACCOUNT_TAKEOVER) return TAKEOVER_NETWORK + (u >>> 24);
  const atHome = customer !== undefined && unit(u) < 0.75;
  return HOME_NETWORK + ((atHome ? draw(customer.key, customerField.address) : Math.imul(u, 0x9e3779b1)) >>> 15);
}

/** The final state of an order, before its lines' returns. */
export function statusOf(channel: number, scenario: number, u: number): number {
  const share = unit(u);
  if (scenario === CARD_TESTING) return share < 0.55 ? DECLINED : CHARGED_BACK;
  if (scenario === ACCOUNT_TAKEOVER) return share < 0.6 ? CHARGED_BACK : share < 0.85 ? CANCELLED : DELIVERED;
  if (scenario === BUST_OUT) return share < 0.8 ? CHARGED_BACK : DELIVERED;
  if (channel === STORE) return COMPLETED;
  return share < 0.026 ? CANCELLED : share < 0.031 ? DECLINED : DELIVERED;
}
