export type ServerSettings = Record<string, string>

/** Fit for a small machine that does other things too. Settings on the command line win over the cluster's own. */
const SETTINGS: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '1',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The log must tell of the server's health and never of customers: no statements, no values, no failed queries.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** A server that is thrown away has nothing to lose in a crash. */
const TEMPORARY_SETTINGS: ServerSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

export function toArguments({ isTemporary, extra }: { isTemporary: boolean; extra: ServerSettings }): string[] {
  const settings = { ...SETTINGS, ...(isTemporary ? TEMPORARY_SETTINGS : {}), ...extra }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
