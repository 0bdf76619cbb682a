import { lazily, listed, worded } from "../list.ts";

/** A currency (ISO 4217) with the number of its decimals and what one is worth in USD, about. */
export interface Currency {
  readonly code: string;
  readonly decimals: number;
  readonly usd: number;
}

/**
 * Currencies in use. The rates are round figures of the years around 2024: they put amounts into the right order of magnitude and
 * are no quotation.
 */
export const currencies = lazily((): readonly Currency[] =>
  "USD 1|EUR 1.09|GBP 1.27|JPY 0.0067 0|CNY 0.14|INR 0.012|BRL 0.19|CAD 0.74|AUD 0.66|CHF 1.13|SEK 0.095|NOK 0.094|DKK 0.146|PLN 0.25|CZK 0.043|HUF 0.0027|RON 0.22|BGN 0.56|ISK 0.0073 0|TRY 0.031|RUB 0.011|UAH 0.025|RSD 0.0093|BAM 0.56|MKD 0.018|ALL 0.011|MDL 0.056|GEL 0.37|AMD 0.0026|AZN 0.59|KZT 0.0021|UZS 0.000079|KGS 0.0115|TJS 0.094|TMT 0.285|BYN 0.31|ILS 0.27|AED 0.272|SAR 0.267|QAR 0.275|KWD 3.25 3|BHD 2.65 3|OMR 2.6 3|JOD 1.41 3|LBP 0.000011|IQD 0.00076 3|IRR 0.000024|YER 0.004|SYP 0.000077|EGP 0.021|MAD 0.1|DZD 0.0074|TND 0.32 3|LYD 0.21 3|SDG 0.0017|NGN 0.00067|GHS 0.067|KES 0.0077|TZS 0.00038|UGX 0.00027 0|RWF 0.00076 0|ETB 0.0085|XOF 0.00166 0|XAF 0.00166 0|ZAR 0.054|BWP 0.074|NAD 0.054|ZMW 0.038|MWK 0.00058|MZN 0.0157|AOA 0.0011|CDF 0.00035|MGA 0.00022|MUR 0.022|SCR 0.072|GMD 0.0145|SLE 0.044|LRD 0.0052|GNF 0.000116 0|CVE 0.0099|DJF 0.0056 0|SOS 0.00175|ERN 0.067|BIF 0.00035 0|SZL 0.054|LSL 0.054|KMF 0.0022 0|MRU 0.025|STN 0.044|SSP 0.0004|MXN 0.055|ARS 0.001|CLP 0.00106 0|COP 0.00025|PEN 0.27|UYU 0.025|PYG 0.00013 0|BOB 0.145|VES 0.026|CRC 0.0019|PAB 1|GTQ 0.128|HNL 0.04|NIO 0.027|SVC 0.114|DOP 0.0167|JMD 0.0064|HTG 0.0076|CUP 0.042|TTD 0.147|BBD 0.5|BSD 1|BZD 0.5|GYD 0.0048|SRD 0.031|XCD 0.37|AWG 0.56|ANG 0.56|BMD 1|KYD 1.2|HKD 0.128|TWD 0.031|KRW 0.00074 0|SGD 0.75|MYR 0.22|IDR 0.000063|PHP 0.0175|THB 0.028|VND 0.00004 0|KHR 0.00025|LAK 0.000046|MMK 0.00048|BND 0.75|MOP 0.124|MNT 0.00029|PKR 0.0036|BDT 0.0085|LKR 0.0033|NPR 0.0075|BTN 0.012|MVR 0.065|AFN 0.014|NZD 0.61|FJD 0.44|PGK 0.26|SBD 0.118|TOP 0.42|VUV 0.0083 0|WST 0.36|XPF 0.0091 0|GIP 1.27|FKP 1.27|SHP 1.27|KPW 0.0011"
    .split("|")
    .map((entry) => {
      const [code = "", usd, decimals = "2"] = entry.split(" ");
      return { code, usd: Number(usd), decimals: Number(decimals) };
    }),
);

const byCode = lazily(() => new Map(currencies().map((one) => [one.code, one])));

/** The currency of a code, if we know it. */
export function currencyOf(code: string): Currency | undefined {
  return byCode().get(code);
}

/** Ways of paying with shares in percent, in general. */
export const paymentMethods = [
  ["credit_card", 38],
  ["debit_card", 22],
  ["digital_wallet", 18],
  ["bank_transfer", 9],
  ["direct_debit", 5],
  ["cash", 5],
  ["invoice", 2],
  ["gift_card", 1],
] as const;
export const cardSchemes = listed("credit|debit|prepaid|corporate|virtual");
export const accountTypes = listed(
  "checking|savings|money market|certificate of deposit|brokerage|retirement|business|joint|student|credit line",
);
export const loanPurposes = listed(
  "debt consolidation|car|home improvement|mortgage|education|medical|small business|wedding|moving|holiday|major purchase|green energy|other",
);
export const transactionTypes = listed(
  "purchase|withdrawal|deposit|transfer|refund|fee|interest|payment|chargeback|adjustment",
);
export const expenseCategories = listed(
  "travel|meals|lodging|office supplies|software|training|marketing|telephone|fuel|parking|equipment|client entertainment|shipping|professional services|subscriptions|utilities",
);
export const insuranceTypes = listed("car|home|health|life|travel|liability|pet|legal|disability|business|cyber|flood");
export const assetClasses = listed(
  "equity|government bond|corporate bond|commodity|real estate|cash|private equity|hedge fund|currency|infrastructure",
);
export const sectors = listed(
  "Information Technology|Health Care|Financials|Consumer Discretionary|Communication Services|Industrials|Consumer Staples|Energy|Utilities|Real Estate|Materials",
);
export const exchanges = worded("XTST XDMO XSIM XEXA XLAB XFIC");
export const riskLevels = ["low", "medium", "high", "critical"] as const;
