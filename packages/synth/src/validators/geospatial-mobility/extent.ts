import { distance } from "./sphere.ts";

interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Twice the area to the left of the way from a to b to c, in degrees. */
function turn(a: Position, b: Position, c: Position): number {
  return (b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon);
}

/** Half of the convex hull of positions in order. */
function chain(positions: readonly Position[]): Position[] {
  const hull: Position[] = [];
  for (const position of positions) {
    for (;;) {
      const [a, b] = [hull.at(-2), hull.at(-1)];
      if (a === undefined || b === undefined || turn(a, b, position) > 0) break;
      hull.pop();
    }
    hull.push(position);
  }
  hull.pop();
  return hull;
}

/** A set of near positions, of which the corners of the convex hull are kept: the farthest from any is always one of them. */
export class Extent {
  /** Counter-clockwise. */
  private hull: Position[] = [];

  /** Adds a position; the greatest distance to one before, in metres, 0 for one in the midst of them. */
  add(lat: number, lon: number): number {
    const position = { lat, lon };
    if (this.encloses(position)) return 0;
    let farthest = 0;
    for (const corner of this.hull) farthest = Math.max(farthest, distance(corner.lat, corner.lon, lat, lon));
    const sorted = [...this.hull, position].toSorted((a, b) => a.lon - b.lon || a.lat - b.lat);
    this.hull = sorted.length < 3 ? sorted : [...chain(sorted), ...chain(sorted.toReversed())];
    return farthest;
  }

  private encloses(position: Position): boolean {
    const { hull } = this;
    let before = hull.at(-1);
    if (before === undefined) return false;
    for (const corner of hull) {
      if (corner.lat === position.lat && corner.lon === position.lon) return true;
      if (turn(before, corner, position) < 0) return false;
      before = corner;
    }
    return hull.length > 2;
  }
}
