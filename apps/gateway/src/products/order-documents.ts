/** The address of an order's full quality report. */
export function reportPath(orderId: string): string {
  return `/api/datasets/quality?order=${orderId}`;
}

/** Where the JSON Schema of one record of an order stands, whose dataset was made to order. */
export function orderSchemaPath(orderId: string): string {
  return `/api/datasets/schema?order=${orderId}`;
}

/** Where it stands how an order was understood, and the design that its rows are made from with the seed. */
export function orderPlanPath(orderId: string): string {
  return `/api/datasets/plan?order=${orderId}`;
}

/** The path of an order's document without the order, as its operation is declared. */
export function pathOf(address: (orderId: string) => string): `/${string}` {
  return address("").replace(/\?.*$/, "") as `/${string}`;
}
