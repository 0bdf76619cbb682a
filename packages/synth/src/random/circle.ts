/**
 * Circular functions in degrees out of + − × ÷ and sqrt alone, which IEEE 754 rounds correctly: the same bits in every engine,
 * and quick enough for the row path. To about 1e-15.
 */

const PER_DEGREE = Math.PI / 180;

/** sin of |x| ≤ π / 4. */
function smallSine(x: number): number {
  const s = x * x;
  return (
    x *
    (1 +
      (s / -6) *
        (1 + (s / -20) * (1 + (s / -42) * (1 + (s / -72) * (1 + (s / -110) * (1 + (s / -156) * (1 - s / 210)))))))
  );
}

/** cos of |x| ≤ π / 4. */
function smallCosine(x: number): number {
  const s = x * x;
  return (
    1 +
    (s / -2) * (1 + (s / -12) * (1 + (s / -30) * (1 + (s / -56) * (1 + (s / -90) * (1 + (s / -132) * (1 - s / 182))))))
  );
}

export function sinDegrees(degrees: number): number {
  const quarter = Math.round(degrees / 90);
  const x = (degrees - quarter * 90) * PER_DEGREE;
  const even = (quarter & 1) === 0 ? smallSine(x) : smallCosine(x);
  return (quarter & 2) === 0 ? even : -even;
}

export function cosDegrees(degrees: number): number {
  return sinDegrees(degrees + 90);
}

/** The angle of the point (x, y) from the x axis, anticlockwise, in −180 … 180 degrees; 0 at the origin. */
export function atan2Degrees(y: number, x: number): number {
  const [width, height] = [Math.abs(x), Math.abs(y)];
  const larger = Math.max(width, height);
  if (larger === 0) return 0;
  const angle = smallArctangent(Math.min(width, height) / larger) / PER_DEGREE;
  const first = height > width ? 90 - angle : angle;
  const upper = x < 0 ? 180 - first : first;
  return y < 0 ? -upper : upper;
}

/** arctan of 0 ≤ t ≤ 1: the angle is halved twice, then its series. */
function smallArctangent(t: number): number {
  const half = t / (1 + Math.sqrt(1 + t * t));
  const quarter = half / (1 + Math.sqrt(1 + half * half));
  const s = quarter * quarter;
  let sum = 0;
  for (let n = 23; n >= 1; n -= 2) sum = 1 / n - s * sum;
  return 4 * quarter * sum;
}
