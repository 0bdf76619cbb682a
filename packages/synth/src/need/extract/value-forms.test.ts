import { test } from "node:test";
import { findingsOn, type Plain } from "../../../test/need-findings.ts";
import { TODAY } from "../../../test/planned-need.ts";

const { each, never } = findingsOn(TODAY);

test("a prefix has all that is written together, and needs no word for it where it ends in a mark", () => {
  each("prefix", [
    ["permit number starting with BP-2025-, type", { prefixes: ["BP-2025-"] }],
    ["source IP starting with 10., destination IP", { prefixes: ["10."] }],
    ["client ip beginning with 192.168. and port", { prefixes: ["192.168."] }],
    ["SKU starting BK-, name", { prefixes: ["BK-"] }],
    ["phone that starts with +49, name", { prefixes: ["+49"] }],
    ["code prefix either AX- or BX-, stock", { prefixes: ["AX-", "BX-"] }],
    ["codes with SH- prefix, lot", { prefixes: ["SH-"] }],
    ["IP starts with 10. Then the port", { prefixes: ["10"] }],
  ]);
  never("prefix", ["rows starting 2025, weight", "window starting January, price", "a starting price of 5"]);
});

test("shares are said as fractions, as every tenth, as a probability and of what is labelled", () => {
  each("rate", [
    ["age, about a third paid late", { rate: 1 / 3, about: true, of: "paid late" }],
    ["plate, one in five contested", { rate: 0.2, about: false, of: "contested" }],
    ["two out of three customers are women", { rate: 2 / 3, about: false, of: "women" }],
    ["every tenth claim is fraudulent", { rate: 0.1, about: false, of: "fraudulent" }],
    ["every 5th parcel lost", { rate: 0.2, about: false, of: "lost" }],
    ["bytes, and 1.5% labelled malicious", { rate: 0.015, about: false, of: "malicious" }],
    ["3% tagged as urgent", { rate: 0.03, about: false, of: "urgent" }],
    ["furnished p=0.35, listed", { rate: 0.35, about: false }],
    ["defect p=.03", { rate: 0.03, about: false }],
    ["letter grade, and 4% absent", { rate: 0.04, about: false, of: "absent" }],
  ]);
  never("rate", ["every third day a reading", "a third party vendor", "a quarter of an hour", "price p 0.5 to 3"]);
});

test("a verb may say that values are left empty", () => {
  each("nulls", [
    ["CSAT 1-5 left empty in 40%", { rate: 0.4 }],
    ["q5 is left blank by 6%", { rate: 0.06 }],
    ["score stays empty in 3% of rows", { rate: 0.03 }],
    ["note bleibt leer bei 10%", { rate: 0.1 }],
  ]);
});

test("distributions have the parameters of their kind, in words or brackets", () => {
  each("distribution", [
    ["size pareto with alpha 1.5 and minimum 10", { name: "pareto", shape: 1.5, minimum: 10 }],
    ["response times gamma(2, 50) in ms", { name: "gamma", shape: 2, scale: 50 }],
    ["time to failure weibull shape 1.5 scale 1000 hours", { name: "weibull", shape: 1.5, scale: 1_000 }],
    ["conversion beta(2, 8), campaign id", { name: "beta", shape: 2, scale: 8 }],
    ["cost lognormal with sigma 1.1 and median 800 EUR", { name: "lognormal", sigma: 1.1, median: 800 }],
    ["latency ~ LogNormal(5, 0.8)", { name: "lognormal", median: 148.4, sigma: 0.8 }],
    ["calls ~ Poisson(4)", { name: "poisson", mean: 4 }],
    ["lead time uniform(2, 10) days", { name: "uniform", minimum: 2, maximum: 10 }],
    ["gap exponential with rate 0.5", { name: "exponential", mean: 2 }],
    ["amount 5 to 5,000 GBP with a lognormal shape, fund", { name: "lognormal" }],
    ["dice uniform 1-6", { name: "uniform" }],
    ["height normal (mean=170, sd=8)", { name: "normal", mean: 170, sd: 8 }],
  ]);
  never("distribution", ["delta, gamma, vega", "beta of the stock", "normal users", "school uniform colour"]);
});

test("steps are sizes, multiples and halves, and no counts", () => {
  each("step", [
    ["score 0 to 10 in steps of 0.5", { step: 0.5 }],
    ["weight 20 to 200 kg in 2.5 kg steps", { step: 2.5, unit: "kg" }],
    ["pressure 1.8 to 3.2 bar step 0.1", { step: 0.1 }],
    ["price in multiples of 5", { step: 5 }],
    ["insured value in increments of 50", { step: 50 }],
    ["length 4 to 10 hours in half-hour steps", { step: 0.5 }],
    ["salary rounded to the nearest 500", { step: 500 }],
    ["Größe 36 bis 46 in Schritten von 0,5", { step: 0.5 }],
    ["size 36 to 46 step 0.5, colour", { step: 0.5 }],
  ]);
  never("step", ["step 3 of the checkout", "steps 2000-15000", "rounded to the nearest cent"]);
});

test("results of matches, pairs of currencies and counts with letters are members and no ranges", () => {
  each("members", [
    ["result 1-0, 0-1 or 1/2-1/2, opening", { values: ["1-0", "0-1", "1/2-1/2"] }],
    ["bars for ETH/USDT and SOL/USDT, volume", { values: ["ETH/USDT", "SOL/USDT"], of: "symbol", areThings: true }],
    ["EUR/USD quotes", { values: ["EUR/USD"], of: "symbol", areThings: true }],
    ["floors 1 to 4, A and B", { values: ["1", "2", "3", "4", "A", "B"] }],
    ["status one of new, paid, shipped with 5% cancelled", { values: ["new", "paid", "shipped"] }],
  ]);
  never("members", [
    "vibration (mm/s), level",
    "price in EUR/kWh",
    "levels 1-5, 2-6",
    "offer in USDC, highest budget, fee",
    "job: rentals | n=500 | out=parquet",
  ]);
  never("range", ["result 1-0, 0-1 or 1/2-1/2"]);
});

test("shares stop where they make a whole, and the word split is no part of a name", () => {
  const half = (one: string, other: string): Plain => ({
    shares: [
      { value: one, share: 0.5 },
      { value: other, share: 0.5 },
    ],
  });
  each("shares", [
    ["sex f 50%/m 50%, smoker 18%", half("f", "m")],
    ["patients randomised 1:1 to drug or placebo", half("drug", "placebo")],
    ["protocol split 50% TCP / 50% UDP", half("TCP", "UDP")],
  ]);
  never("shares", ["score 2:1", "resolution 16:9"]);
});

test("bounds are understood without their first figure, in inches and behind the words that keep values", () => {
  each("range", [
    ["weight .5 to 2.5 kg", { minimum: 0.5, maximum: 2.5, unit: "kg" }],
    ["width 1 in to 4 in", { minimum: 1, maximum: 4, unit: "in" }],
    ["score kept between 0 and 100", { minimum: 0, maximum: 100 }],
    ["cost in CAD 20-900", { minimum: 20, maximum: 900, unit: "CAD" }],
    ["drivers no older than 70", { maximum: 70 }],
    ["pH from 6.5 till 8.5", { minimum: 6.5, maximum: 8.5 }],
  ]);
  never("range", ["20 in total", "goals 3-1"]);
});
