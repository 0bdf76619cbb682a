const alphabet = "0123456789bcdefghjkmnpqrstuvwxyz";

/** The character of three bits of one coordinate and two of the other, interleaved; the first bit is of the first. */
function character(three: number, two: number): string {
  const bit = (value: number, place: number): number => (value >>> place) & 1;
  const bits = [bit(three, 2), bit(two, 1), bit(three, 1), bit(two, 0), bit(three, 0)];
  return alphabet[bits.reduce((sum, each) => sum * 2 + each, 0)] as string;
}

/** Two characters of five bits of longitude and five of latitude, by longitude × 32 + latitude. */
const pairs = Array.from({ length: 1024 }, (_, index) => {
  const [lon, lat] = [index >>> 5, index & 31];
  return character(lon >>> 2, lat >>> 3) + character(lat & 7, lon & 3);
});
/** One character of three bits of longitude and two of latitude. */
const singles = Array.from({ length: 32 }, (_, index) => character(index >>> 2, index & 3));

/** The geohash of seven characters: 18 bits of longitude and 17 of latitude. Coordinates in 1/1,000,000 degree. */
export function geohash7(latitude: number, longitude: number): string {
  const lon = Math.floor(((longitude / 1e6 + 180) * 262_144) / 360);
  const lat = Math.floor(((latitude / 1e6 + 90) * 131_072) / 180);
  const pair = (lonShift: number, latShift: number): string =>
    pairs[(((lon >>> lonShift) & 31) << 5) | ((lat >>> latShift) & 31)] as string;
  return pair(13, 12) + pair(8, 7) + pair(3, 2) + (singles[((lon & 7) << 2) | (lat & 3)] as string);
}
