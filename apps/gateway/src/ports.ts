/** The outside world as the service sees it. Tests and simulations pass their own. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

export interface Ids {
  /** An order id: unguessable, because who knows it may fetch the rows. */
  order(): string;
  /** A seed for a delivery whose buyer named none. */
  seed(): string;
}
