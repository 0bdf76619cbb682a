import type { Report } from "../validation.ts";
import type { Step } from "./step.ts";

const WEEK_MS = 604_800_000;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY_MS = 345_600_000;

/** What must stay the same over the whole dataset, by article and device. */
export class Shop {
  private readonly categories = new Map<string, string>();
  /** Prices by article, in a map for each week and currency. */
  private readonly prices = new Map<string, Map<string, number>>();
  private readonly devices = new Map<string, { readonly customer: string; readonly type: string }>();
  private current: Map<string, number> = new Map();

  /** Reads the first step of a journey, whose prices are those of the week in which it `started`. */
  journey(
    { currency, device_id, device_type: type, customer_id: customer }: Step,
    started: number,
    report: Report,
  ): void {
    const week = `${currency} ${Math.floor((started - FIRST_MONDAY_MS) / WEEK_MS)}`;
    const prices = this.prices.get(week) ?? new Map<string, number>();
    this.prices.set(week, prices);
    this.current = prices;
    const device = this.devices.get(device_id);
    if (device === undefined) this.devices.set(device_id, { customer, type });
    else if (device.customer !== customer || device.type !== type) {
      report("device", `${device_id}: ${type} of ${customer}, before it ${device.type} of ${device.customer}`);
    }
  }

  step({ sku, category, price }: Step, report: Report): void {
    if (sku === null || category === null || price === null) return;
    const known = this.categories.get(sku);
    if (known === undefined) this.categories.set(sku, category);
    else if (known !== category) report("sku-category", `${sku} was ${known}, is ${category}`);
    const before = this.current.get(sku);
    if (before === undefined) this.current.set(sku, price);
    else if (before !== price) report("stable-price", `${sku} costs ${before} and ${price} in one week`);
  }
}
