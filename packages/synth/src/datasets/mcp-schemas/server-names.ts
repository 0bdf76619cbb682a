/** Invented names out of four parts: 64 × 64 × 32 × 32 = 2^22 of them. */
const starts =
  "al an ar bel bor bri cal cor cre dal del dor el en fal fer fin gal gor gra hal hel ir jor kal kel lan lor lum mar mel mir nal nor or pel per quil ral ren ros sal sel sol tal tel tor ul val vel ver vin wel wil yar zan zel dun fos har kes lin mos tar".split(
    " ",
  );
const ends =
  "ba bek bin bor da dan den do dra fa fen ga gan go ka ken kin la lan len lin lo ma man men min mo mar na nan nel no nor pa pen ra ran ren rin ro sa san sen sin so ta tan ten tin to tor va van vel vin vo wen win ya yen za zen zin zo".split(
    " ",
  );
const things =
  "anchor atlas beacon bridge canopy compass copper cove desk ember field forge garden harbor island key ledger lantern loom meadow mill north orbit path pier prism quarry river signal summit tower wharf".split(
    " ",
  );
const kinds =
  "mcp tools server hub agent gateway connector service api bridge bot suite link portal station works desk kit line base cloud node point port room stack studio team track view yard zone".split(
    " ",
  );

/** The name of a number below 2^22; different numbers have different names. */
export function serverName(number: number): string {
  const start = starts[number & 63] as string;
  const end = ends[(number >>> 6) & 63] as string;
  return `${start}${end}-${things[(number >>> 12) & 31]}-${kinds[(number >>> 17) & 31]}`;
}

export const SERVER_NAME_BITS = 22;
