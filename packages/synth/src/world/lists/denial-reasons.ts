import { lazily } from "../list.ts";

/** A reason for refusing or reducing a claim: the code's number is a fact, the words are ours. */
export interface DenialReason {
  readonly code: string;
  readonly description: string;
}

/** The most common first. */
export const denialReasons = lazily((): readonly DenialReason[] =>
  "CO-16 Information is missing or wrong|CO-45 Above the agreed fee|CO-97 Part of another service|PR-1 Deductible|PR-2 Coinsurance|PR-3 Copayment|CO-29 Sent too late|CO-50 Not seen as necessary|CO-18 Exact duplicate|CO-197 No approval beforehand|CO-11 Diagnosis does not fit the service|CO-22 Another insurer pays first|CO-27 Cover had ended|CO-26 Before cover began|CO-109 Wrong payer|CO-96 Not a covered charge|CO-4 Modifier missing or wrong|CO-6 Does not fit the age|CO-7 Does not fit the sex|CO-8 Does not fit the provider's field|CO-119 Yearly maximum reached|CO-151 Too many or too often|CO-167 Diagnosis not covered|CO-170 Not payable to this provider|CO-204 Not part of the plan|CO-226 Asked-for papers did not come|CO-227 Patient has not answered|CO-236 Combination not allowed|CO-252 More documents needed|CO-288 No referral|OA-23 Reduced by what others paid|PR-31 Patient not found|CO-24 Covered by another contract|CO-31 Not insured with us|CO-39 Approval was refused|CO-55 Treatment is experimental|CO-58 Wrong place of service|CO-B7 Provider not approved on the day|CO-B15 Needs a qualifying service|CO-A1 Refused, see remark"
    .split("|")
    .map((entry) => {
      const blank = entry.indexOf(" ");
      return { code: entry.slice(0, blank), description: entry.slice(blank + 1) };
    }),
);
