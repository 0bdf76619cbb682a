/**
 * Phrases that stand for several fields at once, by phrase key. The members are phrases of their own, looked up in the frame
 * first.
 */
const table: readonly (readonly [string, readonly string[]])[] = [
  [
    "coordinate|gps coordinate|location coordinate|geo coordinate|geographic coordinate|lat long|lat lon|lat lng|latitude longitude|latitude and longitude|geolocation|gps location|gps position|gps|lat and lon|lat and long|koordinaten|coordenada|coordonnee|lat lon coordinate|gps point|map coordinate",
    ["latitude", "longitude"],
  ],
  [
    "pitch coordinate|field coordinate|court coordinate|x y|x y coordinate|xy|xy coordinate|x and y|x and y coordinate|shot location",
    ["x", "y"],
  ],
  ["reference range|ref range|normal range|reference interval|referenzbereich", ["reference low", "reference high"]],
  ["vital|vital sign", ["heart rate", "systolic bp", "diastolic bp", "respiratory rate", "spo2", "temperature"]],
  ["blood pressure|bp|blutdruck|presion arterial|tension arterielle|pressao arterial", ["systolic bp", "diastolic bp"]],
  ["vcf|vcf column|vcf field|standard vcf column|usual vcf column", ["chrom", "pos", "ref", "alt", "qual", "filter"]],
  ["greek|option greek", ["delta", "gamma", "theta", "vega"]],
  ["macronutrient|macro nutrient", ["protein", "carbs", "fat"]],
  ["ohlc", ["open", "high", "low", "close"]],
  ["ohlcv|ohlc and volume|ohlc volume", ["open", "high", "low", "close", "volume"]],
  ["utm|utm parameter|utm tag", ["utm source", "utm medium", "utm campaign"]],
  ["demographic|demographic detail|basic demographic", ["age", "gender", "country"]],
  ["contact detail|contact info|contact information|contact data", ["email", "phone"]],
  [
    "token usage|input output token|input and output token|prompt and completion token",
    ["input tokens", "output tokens"],
  ],
  ["start and end|start end|start and stop|begin and end", ["start time", "end time"]],
  ["start and end date|start end date|start date and end date", ["start date", "end date"]],
  ["start and end time|start end time|start and stop time|begin and end time", ["start time", "end time"]],
  ["first and last name|first last name|given and family name", ["first name", "last name"]],
  [
    "check in and out|check in out|checkin and checkout|check in and check out|check in and check out date|check in and out date",
    ["check in", "check out"],
  ],
  [
    "check in and check out time|check in and out time|checkin and checkout time|check in time and check out time",
    ["check in time", "check out time"],
  ],
  ["clock in and out|clock in out", ["clock in", "clock out"]],
  [
    "pickup and dropoff location|pickup and drop off location|pick up and drop off location",
    ["pickup location", "dropoff location"],
  ],
  ["origin and destination|origin destination|source and destination", ["origin", "destination"]],
  ["home and away team", ["home team", "away team"]],
  ["home and away score|final score|home and away goal", ["home score", "away score"]],
  [
    "source and destination ip|src dst ip|source and dest ip|src and dst ip|src and dst address|src dst address",
    ["source ip", "destination ip"],
  ],
  ["source and destination port|src dst port|src and dst port", ["source port", "destination port"]],
];

/** "OHLC bars", "GPS data": what only says that they are figures. */
const containers = / (?:bar|candle|candlestick|price|value|data|reading|column|field|figure|kerze|vela|bougie)$/;

let index: ReadonlyMap<string, readonly string[]> | undefined;

/** The phrases that a phrase stands for, or undefined where it is one field. */
export function membersOfGroup(key: string): readonly string[] | undefined {
  index ??= new Map(table.flatMap(([names, members]) => names.split("|").map((name) => [name, members] as const)));
  return index.get(key) ?? index.get(key.replace(containers, ""));
}
