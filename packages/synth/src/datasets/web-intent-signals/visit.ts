/** A session, as its rows need it. */
export interface Visit {
  /** Its first row among the visitor's. */
  firstRow: number;
  startedAt: number;
  topic: number;
  surge: number;
  referrer: number;
  keyword: number;
  utm: number;
  campaign: number;
  repeatVisits: number;
}
