/** What happens once: its id stands in one row. */
export const happenings: ReadonlySet<string> = new Set(
  "order transaction payment sale event reading record invoice ticket message log trade request call visit trip ride booking reservation measurement sample row entry case claim return refund shipment delivery receipt post comment review response submission application session run job trace span check log block tx report result inspection incident alert fine".split(
    " ",
  ),
);
