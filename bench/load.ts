import { connect } from "node:net";

export interface Load {
  readonly requestsPerSecond: number;
  readonly failed: number;
}

/**
 * Closed-loop HTTP/1.1 load over kept-alive connections to a server on this machine, for a bounded time. As thin as it
 * can be, since it shares the processors with what it measures. Every answer must carry a Content-Length.
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  pathFor: (n: number) => string,
): Promise<Load> {
  const { hostname, port } = new URL(url);
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  let done = 0;
  let failed = 0;
  const started = performance.now();

  async function client(): Promise<void> {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    let left = 0;
    let head = "";
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        if (performance.now() >= end) {
          socket.end();
          resolve();
          return;
        }
        sent += 1;
        socket.write(`GET ${pathFor(sent)} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
      };
      socket.on("connect", next);
      socket.on("error", reject);
      socket.on("data", (chunk: Buffer) => {
        if (left > 0) left -= chunk.length;
        else {
          head += chunk.toString("latin1");
          const at = head.indexOf("\r\n\r\n");
          if (at < 0) return;
          if (!head.startsWith("HTTP/1.1 200")) failed += 1;
          left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - at - 4);
          head = "";
        }
        if (left > 0) return;
        done += 1;
        next();
      });
    });
  }

  await Promise.all(Array.from({ length: connections }, client));
  return { requestsPerSecond: done / ((performance.now() - started) / 1000), failed };
}
