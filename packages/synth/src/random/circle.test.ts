import assert from "node:assert/strict";
import { test } from "node:test";
import { atan2Degrees, cosDegrees, sinDegrees } from "./circle.ts";

const radians = Math.PI / 180;

test("sine and cosine agree with the engine's own, all around and far out", () => {
  for (let degrees = -1000; degrees <= 1000; degrees += 0.37) {
    assert.ok(Math.abs(sinDegrees(degrees) - Math.sin(degrees * radians)) < 1e-13, `sin ${degrees}`);
    assert.ok(Math.abs(cosDegrees(degrees) - Math.cos(degrees * radians)) < 1e-13, `cos ${degrees}`);
  }
});

test("the angle of a point is right in all quarters and on the axes", () => {
  for (let degrees = -179.9; degrees < 180; degrees += 0.7) {
    const angle = atan2Degrees(3 * Math.sin(degrees * radians), 3 * Math.cos(degrees * radians));
    assert.ok(Math.abs(angle - degrees) < 1e-11, `${degrees}: ${angle}`);
  }
  assert.deepEqual(
    [atan2Degrees(0, 1), atan2Degrees(1, 0), atan2Degrees(0, -1), atan2Degrees(-1, 0), atan2Degrees(0, 0)],
    [0, 90, 180, -90, 0],
  );
});
