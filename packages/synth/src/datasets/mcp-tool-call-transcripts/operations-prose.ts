import type { Dice } from "./dice.ts";
import { capital } from "./prose.ts";
import { people, services } from "./vocabulary.ts";

const faults = [
  "connection reset by peer",
  "deadline exceeded after 30000ms",
  "checksum mismatch in segment",
  "pool exhausted, 64 waiting",
  "unexpected end of stream",
  "certificate expires in 6 days",
  "lock held by another worker",
  "response larger than 10 MiB",
  "clock skew of 2.4 s detected",
  "schema drift: column added upstream",
  "retry budget used up",
  "falling back to replica",
  "disk quota reached on /var/spool",
  "token signature invalid",
  "unknown tenant in header",
  "partition reassigned during write",
  "duplicate key violates unique constraint",
  "upstream returned 502 twice",
  "dns lookup timed out",
  "worker killed by oom",
  "circuit open for 20 s",
  "payload rejected by schema",
] as const;

const routines = [
  "cache warmed",
  "listener ready",
  "config reloaded",
  "flushed write buffer",
  "lease renewed",
  "compaction finished",
  "health check ok",
  "rotated access log",
  "accepted new leader",
  "drained connections",
  "snapshot uploaded",
  "job dequeued",
  "index page split",
  "garbage collection paused 40 ms",
  "new subscriber joined",
  "schedule recalculated",
  "batch committed",
  "migrated session to new node",
  "feature flag evaluated",
  "thumbnail written",
  "queue empty",
  "metrics pushed",
] as const;

/** One line of a service's log, in one of several services' formats, at a second of the day. */
function logLine(dice: Dice, second: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = `${two(Math.floor(second / 3600) % 24)}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
  const bad = dice.chance(0.22);
  const event = bad ? dice.pick(faults) : dice.pick(routines);
  switch (dice.below(4)) {
    case 0:
      return `${clock} ${bad ? "ERROR" : "INFO "} [${dice.pick(services)}] ${event} (${dice.between(1, 4200)} ms)`;
    case 1:
      return `${clock} level=${bad ? "error" : "info"} svc=${dice.pick(services)} msg="${event}" trace=${dice.hex(8)}`;
    case 2:
      return `${clock} ${dice.pick(services)}[${dice.between(100, 31999)}]: ${event}`;
    default:
      return `${clock} ${bad ? "✗" : "✓"} ${event} host=10.20.${dice.below(256)}.${dice.below(256)}`;
  }
}

/** The last `count` lines of a log, in time order, the last one shortly before the transcript. */
export function logLines(dice: Dice, count: number): string[] {
  const gaps = Array.from({ length: count }, () => dice.below(25));
  const now = Math.floor(dice.topic.start / 1000) % 86_400;
  let second = (now + 86_400 - gaps.reduce((sum, gap) => sum + gap, 0)) % 86_400;
  return gaps.map((gap) => {
    second = (second + gap) % 86_400;
    return logLine(dice, second);
  });
}

const symptoms = [
  "queue depth keeps growing",
  "p95 latency tripled",
  "logins fail for one tenant in ten",
  "stale prices on the search page",
  "webhooks arrive twice",
  "disk fills by 2 GB an hour",
  "a third of the workers restart",
  "exports stop at row 65,536",
  "certificates rotate but are not reloaded",
  "the cache hit rate fell to 40%",
  "retries flood the mail relay",
  "nightly sums differ by one cent",
  "health checks flap",
  "one replica lags by minutes",
  "memory climbs after each deploy",
] as const;

const measures = [
  "rolled back to the build before",
  "doubled the pool",
  "drained the old node",
  "pinned the client library",
  "raised the timeout to 30 s",
  "switched reads to the replica",
  "paused the importer",
  "purged the edge cache",
  "turned the flag off for half the tenants",
  "added an index",
  "restarted the leader by hand",
  "blocked the noisy caller",
] as const;

/** One sentence as people on call write them. */
export function alertSentence(dice: Dice): string {
  const service = dice.pick(services);
  switch (dice.below(8)) {
    case 0:
      return `${service}: ${dice.pick(symptoms)}.`;
    case 1:
      return `${dice.pick(people).split(" ")[0]} ${dice.pick(measures)}, ${dice.pick(symptoms)} no more.`;
    case 2:
      return `${capital(dice.pick(symptoms))} since ${dice.hex(7)} on ${service}.`;
    case 3:
      return `Logs of ${service} repeat "${dice.pick(faults)}".`;
    case 4:
      return `We ${dice.pick(measures)}; watching ${service} for ${dice.between(10, 90)} minutes.`;
    case 5:
      return `Suspicion: ${dice.pick(faults)} after somebody ${dice.pick(measures)}.`;
    case 6:
      return `No change after we ${dice.pick(measures)}.`;
    default:
      return `${capital(dice.pick(symptoms))}, ${dice.between(2, 78)}% of requests to ${service} affected.`;
  }
}
