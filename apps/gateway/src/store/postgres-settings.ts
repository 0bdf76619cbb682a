/** Settings of the private server: small, durable, and closed to the network. */
const standing: Readonly<Record<string, string>> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "60",
  shared_buffers: "64MB",
  effective_cache_size: "512MB",
  maintenance_work_mem: "32MB",
  // A crash replays at most this much before the gateway can answer again.
  max_wal_size: "512MB",
  min_wal_size: "32MB",
  checkpoint_timeout: "15min",
  huge_pages: "off",
  // Three fewer processes, and the data is in memory anyway.
  io_method: "sync",
  jit: "off",
  max_parallel_workers_per_gather: "0",
  // The quota and signer rows are updated all the time: clean up behind them early.
  autovacuum_naptime: "10s",
  timezone: "UTC",
  log_timezone: "UTC",
  // A refused statement is the gateway's business, which logs it with its reason.
  log_min_messages: "log",
  log_checkpoints: "off",
  log_line_prefix: "",
};

/** The server's command line, after its program name. `changes` win over the standing settings. */
export function serverArguments(clusterFolder: string, changes: Readonly<Record<string, string>>): string[] {
  const settings = { ...standing, ...changes };
  return ["-D", clusterFolder, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/**
 * The access rules: only the Unix socket, and there only whom the kernel reports to be one of `names`. So there is no
 * password to keep, and another program under the server's own account (`nobody` has many) is not let in.
 */
export function accessRules(databaseUser: string, names: readonly string[]): { access: string; identities: string } {
  return {
    access: "local all all peer map=gateway\n",
    identities: names.map((name) => `gateway "${name}" ${databaseUser}\n`).join(""),
  };
}
