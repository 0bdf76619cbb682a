/** What two of a kind each have, so that it can hardly be said of the second alone: "sender and beneficiary account". */
export const ofParties: ReadonlySet<string> = new Set(
  "account iban bic id name number email phone country city address type rating wallet bank ip port".split(" "),
);

/** What the ends of a way or of a connection have beside that. */
export const ofEnds: ReadonlySet<string> = new Set(
  [...ofParties].concat(
    "host hostname latitude longitude lat lon lng time date timestamp station stop location place price size volume team score region zone mac asn chain hash".split(
      " ",
    ),
  ),
);
