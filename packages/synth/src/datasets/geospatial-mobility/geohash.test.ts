import assert from "node:assert/strict";
import { test } from "node:test";
import { naiveRandom } from "../../quality/controls/naive-random.ts";
import { geohash7 } from "./geohash.ts";

/** By halving intervals, as Niemeyer described it. */
function halved(lat: number, lon: number): string {
  const alphabet = "0123456789bcdefghjkmnpqrstuvwxyz";
  const bounds = { lon: [-180, 180] as [number, number], lat: [-90, 90] as [number, number] };
  let text = "";
  for (let character = 0, bit = 0; character < 7; character++) {
    let value = 0;
    for (let i = 0; i < 5; i++, bit++) {
      const [interval, at] = bit % 2 === 0 ? [bounds.lon, lon] : [bounds.lat, lat];
      const middle = (interval[0] + interval[1]) / 2;
      value = value * 2 + (at >= middle ? 1 : 0);
      interval[at >= middle ? 0 : 1] = middle;
    }
    text += alphabet[value] ?? "";
  }
  return text;
}

test("known places have their known cells", () => {
  assert.equal(geohash7(57_649_110, 10_407_440), "u4pruyd");
  assert.equal(geohash7(48_858_400, 2_294_500), "u09tunq");
});

test("everywhere the cell is that of halving", () => {
  const random = naiveRandom(9);
  for (let i = 0; i < 5_000; i++) {
    const [lat, lon] = [Math.round(random() * 180e6 - 90e6), Math.round(random() * 360e6 - 180e6)];
    assert.equal(geohash7(lat, lon), halved(lat / 1e6, lon / 1e6));
  }
});
