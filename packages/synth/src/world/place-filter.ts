/**
 * Where something may be: any of the countries, the regions and the cities. Plain data, so that it can be part of an order.
 * A filter that names nothing means anywhere.
 */
export interface PlaceFilter {
  /** How the place was understood, in words: "Scandinavia". */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[];
  /** Country and region: "US/California". */
  readonly regions?: readonly string[];
  /** Country, region and city: "US/Oregon/Portland". */
  readonly cities?: readonly string[];
}
