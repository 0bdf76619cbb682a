/**
 * The client's address. X-Forwarded-For is believed only as far as our own proxies wrote it: with n of them, the n-th
 * entry from the right is what the outermost one saw; whatever stands left of it anybody could have sent.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies > 0 && forwardedFor !== undefined) {
    const hops = forwardedFor.split(",").map((hop) => hop.trim());
    const seen = hops[Math.max(0, hops.length - trustedProxies)];
    // Some proxies write the port as well, which would make every connection another client.
    if (seen !== undefined && seen !== "") {
      return seen.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
    }
  }
  return remote ?? "unknown";
}
