import type { Report } from "../validation.ts";
import { Extent } from "./extent.ts";
import type { Ping } from "./ping.ts";

const FARTHEST_M = 150;

/** What is known of a place. */
interface Place {
  readonly user: string;
  readonly type: string | null;
  readonly positions: Extent;
}

/** Rules on places and whom they belong to. */
export class Places {
  private readonly places = new Map<string, Place>();
  /** A user's only home and only place of work. */
  private readonly homes = new Map<string, string>();
  private readonly works = new Map<string, string>();

  stay(ping: Ping, id: string, report: Report): void {
    const { lat, lon, place_type: type, user_id: user } = ping;
    let place = this.places.get(id);
    if (place === undefined) {
      place = { user, type, positions: new Extent() };
      this.places.set(id, place);
      if (type === "home") this.only(this.homes, "home", user, id, report);
      if (type === "work") this.only(this.works, "work", user, id, report);
    } else if (place.user !== user || place.type !== type) {
      report("place", `${id} is ${place.user}'s ${place.type}, not ${user}'s ${type}`);
    }
    const apart = place.positions.add(lat, lon);
    if (apart >= FARTHEST_M) report("place", `${apart.toFixed(1)} m between positions at ${id}`);
  }

  private only(of: Map<string, string>, type: string, user: string, id: string, report: Report): void {
    const before = of.get(user);
    if (before === undefined) of.set(user, id);
    else if (before !== id) report(type, `${user} has ${before} and ${id} of type ${type}`);
  }
}
