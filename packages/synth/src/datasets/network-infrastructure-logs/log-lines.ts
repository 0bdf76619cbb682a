import { below, draw, unit } from "../../random/hash.ts";
import { pick, weightedTable } from "../../random/weighted-table.ts";
import { apps } from "./vocabulary.ts";

/** Draws a line's numbers, one after another. */
class Numbers {
  private readonly key: number;
  private used = 10;

  constructor(key: number) {
    this.key = key;
  }

  /** A whole number from low to high. */
  whole(low: number, high: number): number {
    this.used += 1;
    return low + below(draw(this.key, this.used), high - low + 1);
  }

  /** A number with two decimals. */
  fine(low: number, high: number): string {
    this.used += 1;
    const hundredths = Math.floor(100 * (low + (high - low) * unit(draw(this.key, this.used))));
    return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
  }

  /** One of some texts. */
  of(texts: readonly string[]): string {
    return texts[this.whole(0, texts.length - 1)] ?? "";
  }

  inside(): string {
    return `10.${this.whole(10, 40)}.${this.whole(0, 63)}.${this.whole(2, 250)}`;
  }
}

interface Line {
  /** Index of the severity, from debug up. */
  readonly level: number;
  readonly share: number;
  readonly text: (numbers: Numbers) => string;
}

const DEBUG = 0;
const INFO = 1;
const NOTICE = 2;
const WARNING = 3;
const ERROR = 4;
const CRITICAL = 5;
const line = (level: number, share: number, text: Line["text"]): Line => ({ level, share, text });

const disks = ["nvme0n1", "nvme1n1", "sda", "sdb"] as const;
const units = ["logrotate", "certbot-renew", "fstrim", "sysstat-collect", "apt-daily", "backup-index"] as const;
const jobs = ["purge-tmp", "rotate-keys", "sync-zones", "report-usage", "warm-cache"] as const;
const accounts = ["deploy", "ops", "backup", "svc-metrics"] as const;
const pools = ["catalog", "search", "account", "checkout", "media"] as const;

/** What each program writes, by the order of `apps`. */
const lines: readonly (readonly Line[])[] = [
  [
    line(
      INFO,
      30,
      (n) => `${n.of(["eth0", "eth1"])}: link up, ${n.of(["10000", "25000", "100000"])} Mbit/s, full duplex`,
    ),
    line(WARNING, 22, (n) => `TCP: out of memory on ${n.whole(2, 64)} sockets, consider tuning tcp_mem`),
    line(NOTICE, 20, (n) => `${n.of(disks)}: ${n.whole(1, 40)} sectors reallocated since start`),
    line(WARNING, 14, (n) => `nf_conntrack: table at ${n.whole(80, 97)} percent, dropping none yet`),
    line(ERROR, 10, (n) => `${n.of(disks)}: I/O error at sector ${n.whole(100_000, 2_000_000)}, op read`),
    line(
      CRITICAL,
      4,
      (n) =>
        `oom-killer: killed process ${n.whole(900, 60_000)} (${n.of(["worker", "indexer"])}), freed ${n.whole(200, 9_000)} MB`,
    ),
  ],
  [
    line(INFO, 46, (n) => `Started ${n.of(units)}.service`),
    line(INFO, 40, (n) => `${n.of(units)}.service: succeeded, consumed ${n.fine(0.02, 9)}s CPU time`),
    line(WARNING, 8, (n) => `${n.of(units)}.service: start took ${n.fine(20, 90)}s`),
    line(ERROR, 6, (n) => `${n.of(units)}.service: failed with exit code ${n.whole(1, 3)}`),
  ],
  [
    line(
      INFO,
      44,
      (n) => `Accepted publickey for ${n.of(accounts)} from ${n.inside()} port ${n.whole(32_768, 60_999)}`,
    ),
    line(INFO, 34, (n) => `Disconnected from user ${n.of(accounts)} ${n.inside()} port ${n.whole(32_768, 60_999)}`),
    line(NOTICE, 16, (n) => `Connection closed by ${n.inside()} port ${n.whole(32_768, 60_999)} [preauth]`),
    line(
      WARNING,
      6,
      (n) => `Failed publickey for ${n.of(accounts)} from ${n.inside()} port ${n.whole(32_768, 60_999)}`,
    ),
  ],
  [
    line(INFO, 88, (n) => `(root) job ${n.of(jobs)} finished in ${n.fine(0.1, 48)}s`),
    line(WARNING, 9, (n) => `(root) job ${n.of(jobs)} skipped, last run still active after ${n.whole(2, 55)} min`),
    line(ERROR, 3, (n) => `(root) job ${n.of(jobs)} exited with status ${n.whole(1, 4)}`),
  ],
  [
    line(INFO, 34, (n) => `pool ${n.of(pools)}: ${n.whole(6, 48)} backends healthy`),
    line(
      NOTICE,
      24,
      (n) => `pool ${n.of(pools)}: configuration generation ${n.whole(200, 4_000)} applied in ${n.whole(8, 900)} ms`,
    ),
    line(WARNING, 20, (n) => `pool ${n.of(pools)}: backend ${n.inside()} failed ${n.whole(1, 3)} of 3 health checks`),
    line(ERROR, 8, (n) => `pool ${n.of(pools)}: ${n.whole(1, 40)} requests without a backend in the last minute`),
    line(DEBUG, 14, (n) => `tls: session tickets rotated, ${n.whole(2, 4)} keys kept`),
  ],
  [
    line(INFO, 50, (n) => `flushed ${n.whole(80, 6_000)} samples in ${n.whole(3, 420)} ms`),
    line(DEBUG, 26, (n) => `buffer at ${n.whole(1, 60)} percent, ${n.whole(2, 9)} inputs`),
    line(WARNING, 18, (n) => `flush delayed by ${n.fine(1, 30)}s, retry ${n.whole(1, 5)}`),
    line(ERROR, 6, (n) => `dropped ${n.whole(10, 4_000)} samples, buffer full`),
  ],
  [
    line(INFO, 60, (n) => `Selected source ${n.inside()}, offset ${n.fine(0, 3)} ms`),
    line(NOTICE, 28, (n) => `System clock slewed by ${n.fine(0.01, 4)} ms`),
    line(WARNING, 12, (n) => `Source ${n.inside()} unreachable for ${n.whole(2, 40)} min`),
  ],
  [
    line(INFO, 54, (n) => `container ${n.of(pools)}-${n.whole(1, 24)} started, image build ${n.whole(1_200, 9_800)}`),
    line(INFO, 30, (n) => `garbage collected ${n.whole(1, 30)} images, ${n.fine(0.2, 22)} GB reclaimed`),
    line(ERROR, 9, (n) => `container ${n.of(pools)}-${n.whole(1, 24)} exited with code ${n.of(["1", "137", "143"])}`),
    line(CRITICAL, 1, (n) => `snapshotter out of space, ${n.whole(20, 900)} MB left`),
  ],
];
const appShares = weightedTable([8, 22, 18, 12, 20, 10, 5, 5]);
const lineShares = lines.map((list) => weightedTable(list.map((each) => each.share)));

export interface LogLine {
  app: number;
  level: number;
  text: string;
}

/** Fills a log line from its key. */
export function fillLogLine(into: LogLine, key: number): void {
  const app = pick(appShares, draw(key, 0)) % apps.length;
  const chosen = lines[app]?.[pick(lineShares[app] as (typeof lineShares)[number], draw(key, 1))] as Line;
  into.app = app;
  into.level = chosen.level;
  into.text = chosen.text(new Numbers(key));
}
