const RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Great-circle distance of two positions in degrees, in metres. */
export function distance(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const north = Math.sin(((lat2 - lat1) * RADIANS) / 2);
  const east = Math.sin(((lon2 - lon1) * RADIANS) / 2);
  const chord = north * north + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * east * east;
  return 2 * RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Initial bearing from the first position to the second, in degrees clockwise from north, from 0 up to 360. */
export function bearing(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const east = (lon2 - lon1) * RADIANS;
  const [from, to] = [lat1 * RADIANS, lat2 * RADIANS];
  const y = Math.sin(east) * Math.cos(to);
  const x = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east);
  return (Math.atan2(y, x) / RADIANS + 360) % 360;
}

const alphabet = "0123456789bcdefghjkmnpqrstuvwxyz";
/** Seven characters are 18 bits of longitude and 17 of latitude. */
const LON_CELLS = 2 ** 18;
const LAT_CELLS = 2 ** 17;

/** The standard geohash of seven characters. */
export function geohash7(lat: number, lon: number): string {
  const x = Math.min(LON_CELLS - 1, Math.floor(((lon + 180) / 360) * LON_CELLS));
  const y = Math.min(LAT_CELLS - 1, Math.floor(((lat + 90) / 180) * LAT_CELLS));
  let text = "";
  for (let i = 0; i < 7; i++) {
    let digit = 0;
    for (let bit = 5 * i; bit < 5 * i + 5; bit++) {
      const half = bit >> 1;
      digit = digit * 2 + (bit % 2 === 0 ? (x >> (17 - half)) & 1 : (y >> (16 - half)) & 1);
    }
    text += alphabet.charAt(digit);
  }
  return text;
}
