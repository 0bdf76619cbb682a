import { isHundredths } from "../record-rules.ts";
import type { Report } from "../validation.ts";
import type { Item, Props } from "./event-row.ts";
import type { Happening } from "./happening.ts";

const cents = (value: number): number => Math.round(value * 100);

/** Follows a session's cart in the order in which things happened. */
export class CartWalk {
  private readonly orders: Set<string>;
  /** Pieces by article. */
  private readonly cart = new Map<string, number>();
  private readonly prices = new Map<string, number>();
  private viewed: string | undefined;
  private checkout: { readonly seq: number; readonly value: number } | null = null;

  /** `orders` are the numbers of orders of the whole dataset so far. */
  constructor(orders: Set<string>) {
    this.orders = orders;
  }

  event({ row }: Happening, report: Report): void {
    const { event_name: name, props } = row.data;
    if (props.price !== undefined && props.sku !== undefined) this.price(props.sku, props.price, report);
    switch (name) {
      case "view_item":
        this.viewed = props.sku;
        break;
      case "add_to_cart":
        this.add(props, report);
        break;
      case "remove_from_cart":
        this.remove(props, report);
        break;
      case "begin_checkout":
        this.check(row.seq, props, report);
        break;
      case "purchase":
        this.buy(row.seq, props, report);
        break;
    }
  }

  private price(sku: string, price: number, report: Report): void {
    if (!isHundredths(price)) report("price", `${price} has more than two decimals`);
    const known = this.prices.get(sku);
    if (known === undefined) this.prices.set(sku, price);
    else if (known !== price) report("price", `${sku} costs ${known} and ${price} in one session`);
  }

  private add({ sku = "", quantity = 0 }: Props, report: Report): void {
    if (sku !== this.viewed) report("cart", `${sku} is added, ${this.viewed ?? "nothing"} was viewed`);
    this.cart.set(sku, (this.cart.get(sku) ?? 0) + quantity);
  }

  private remove({ sku = "", quantity }: Props, report: Report): void {
    const pieces = this.cart.get(sku);
    if (pieces !== quantity) report("cart", `${quantity} of ${sku} are taken out of ${pieces ?? "none"}`);
    this.cart.delete(sku);
  }

  private check(seq: number, { item_count, value = Number.NaN }: Props, report: Report): void {
    if (this.cart.size === 0) report("checkout", "with an empty cart");
    let pieces = 0;
    let sum = 0;
    for (const [sku, quantity] of this.cart) {
      pieces += quantity;
      sum += quantity * cents(this.prices.get(sku) ?? Number.NaN);
    }
    if (item_count !== pieces) report("checkout", `item_count ${item_count} of ${pieces}`);
    if (!isHundredths(value) || cents(value) !== sum) report("checkout", `value ${value} instead of ${sum / 100}`);
    this.checkout = { seq, value };
  }

  private buy(seq: number, { items = [], order_id = "", value }: Props, report: Report): void {
    if (this.checkout?.seq !== seq - 1) report("purchase", "not right after a checkout");
    else if (this.checkout.value !== value) report("purchase", `value ${value} after ${this.checkout.value}`);
    if (!this.isCart(items, report)) report("purchase", "the items are not the cart");
    if (this.orders.has(order_id)) report("purchase", `${order_id} stands twice`);
    this.orders.add(order_id);
    this.cart.clear();
  }

  private isCart(items: readonly Item[], report: Report): boolean {
    let same = items.length === this.cart.size;
    const seen = new Set<string>();
    for (const { sku, quantity, price } of items) {
      this.price(sku, price, report);
      same &&= this.cart.get(sku) === quantity && !seen.has(sku);
      seen.add(sku);
    }
    return same;
  }
}
