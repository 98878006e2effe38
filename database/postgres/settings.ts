// PostgreSQL's settings, given on the command line at every start, so that a change here also reaches older clusters.

import { randomBytes } from 'node:crypto'

/** The role and the database the program uses in its own cluster. */
export const roleName = 'mealkit'
export const databaseName = 'mealkit'

/** A password for the role: 192 random bits, safe inside a URL. */
export const newPassword = (): string => randomBytes(24).toString('base64url')

/** Loopback only: the packaged server has an old OpenSSL, which must not be reachable from outside. */
const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  max_connections: '80',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '1',
  // What a backup needs of the log.
  wal_level: 'replica',
  max_wal_senders: '0',
  // A weekly run of a hundred thousand households should contain no checkpoint: after each one PostgreSQL logs whole pages again.
  max_wal_size: '3GB',
  checkpoint_timeout: '15min',
}

/** Committed data survives a power cut. */
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }

/** For tests: a cluster that may be lost. */
const disposable = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  shared_buffers: '128MB',
}

/** The arguments of `postgres`, after `-D`. */
export function settingsFor(
  port: number,
  isDurable: boolean,
  more: Readonly<Record<string, string>> = {},
): string[] {
  const settings = { ...always, ...(isDurable ? durable : disposable), ...more, port: String(port) }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
