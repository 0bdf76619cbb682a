/** What is measured of the running service. The default measures nothing and costs nothing. */
export interface Observer {
  request(operation: string, status: number, ms: number): void;
  /** Micro-USDC that the ledger has and the chain does not; anything but zero is an alarm. */
  ledgerDifference(microUsdc: bigint): void;
  /** How many orders are in a state that is not an end. */
  openOrders(state: string, count: number): void;
  /** Runs the work inside a named span. */
  span<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const silentObserver: Observer = {
  request: () => {},
  ledgerDifference: () => {},
  openOrders: () => {},
  span: (_name, work) => work(),
  close: async () => {},
};
