import type { Report } from "../validation.ts";
import { isEarlierVersion } from "../version-order.ts";
import type { EventRow } from "./event-row.ts";

interface Device {
  readonly source: string;
  readonly device: string;
  readonly os: string;
  readonly country: string;
  version: string;
}

/** What must stay the same over the whole dataset, by device, customer and article. */
export class Identities {
  private readonly devices = new Map<string, Device>();
  private readonly countries = new Map<string, string>();
  private readonly categories = new Map<string, string>();

  row({ source, userid, anonymousid, data: { context, props } }: EventRow, report: Report): void {
    const { country, app_version: version, os } = context;
    const device = this.devices.get(anonymousid);
    if (device === undefined) {
      this.devices.set(anonymousid, { source, device: context.device, os, country, version });
    } else {
      const same =
        device.source === source && device.device === context.device && device.os === os && device.country === country;
      if (!same) report("device-constant", `${anonymousid} is not what it was`);
      if (device.version !== version) {
        if (isEarlierVersion(version, device.version)) report("app-version", `${version} after ${device.version}`);
        device.version = version;
      }
    }
    if (userid !== null) this.same("user-country", this.countries, userid, country, report);
    if (props.sku !== undefined && props.category !== undefined) {
      this.same("sku-category", this.categories, props.sku, props.category, report);
    }
  }

  private same(invariant: string, known: Map<string, string>, of: string, value: string, report: Report): void {
    const before = known.get(of);
    if (before === undefined) known.set(of, value);
    else if (before !== value) report(invariant, `${of} was ${before}, is ${value}`);
  }
}
