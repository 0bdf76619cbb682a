const lasting =
  /(?:^|_)(?:customer|client|patient|member|user|employee|student|pupil|guest|owner|driver|supplier|vendor|tenant|player|reader|borrower|donor|volunteer|subscriber|passenger|citizen|resident|company|store|shop|hotel|restaurant|clinic|hospital|school|library|club|farm|branch|book|car|vehicle|bike|machine|device|product|account|property|house|flat|building|room|dog|cat|pet|animal|horse)$/;
const deeds =
  /(?:^|_)(?:order|purchase|sale|booking|reservation|loan|rental|visit|appointment|operation|treatment|consultation|invoice|payment|claim|repair|trip|ride|stay|call|complaint|donation|review|rating|delivery|shipment|transaction|lesson|fine|vaccination|prescription)$/;

/** Whoever and whatever stays: of "600 customers and 300 orders" the orders are of customers, however few there are. */
export function isLasting(noun = ""): boolean {
  return lasting.test(noun);
}

/** What those who stay do, or what is done with them: "loan", "operation". */
export function isDone(noun: string): boolean {
  return deeds.test(noun);
}
