/** What the store has to say to the operator, one line at a time. A pino logger is one. */
export interface StoreLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
