/** Units that people write right after a number: "10GB", "24h", "500mg". Elsewhere letters after digits are one word ("4xx"). */
const suffixes = new Set(
  "ms us ns s sec secs m min mins h hr hrs d day days w wk wks mo y yr yrs b kb mb gb tb pb kib mib gib tib bps kbps mbps gbps hz khz mhz ghz w kw mw gw wh kwh kwp mwp mwh gwh v kv mv a ma ah mah mm cm km kmh kph mph g kg mg ug t lb lbs oz l ml dl cl hl c f k pa hpa kpa mpa bar psi db dba dbm ppm ppb rpm bpm fps px eur usd gbp chf jpy usdc eth btc gwei wei pct nm kn kt ft in yd mi ha m2 m3 km2 sqm sqft j kj mj n nm cal kcal lx lm mol mmol iu ui qps rps tps".split(
    " ",
  ),
);

/** Whether letters that follow a number at once are a unit of their own. */
export function isUnitSuffix(letters: string): boolean {
  return suffixes.has(letters.toLowerCase());
}
