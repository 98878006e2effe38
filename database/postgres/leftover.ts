// Cleans up the cluster's folder after an earlier run that was killed.

import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a leftover server may take to stop before it is killed, in milliseconds. */
const patience = 20_000

/**
 * Stops a PostgreSQL that an earlier run left running on this cluster, and removes its stale lock file. Call it only while holding
 * the cluster's lock: then no living program can be using that server.
 */
export async function clearLeftover(cluster: string): Promise<void> {
  const pid = pidOf(cluster)
  if (pid === undefined) return
  if (isRunning(pid, cluster)) {
    process.kill(pid, 'SIGINT')
    if (!(await waitForEnd(pid, cluster))) {
      process.kill(pid, 'SIGQUIT')
      await waitForEnd(pid, cluster)
    }
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** The server's process id and state as PostgreSQL itself writes them; undefined when it is not running. */
export function statusOf(cluster: string): { pid: number; state: string } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), state: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

function pidOf(cluster: string): number | undefined {
  const pid = statusOf(cluster)?.pid
  return pid && Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/** A process id alone proves nothing after a restart of the machine: under Linux we compare the working directory. */
function isRunning(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function waitForEnd(pid: number, cluster: string): Promise<boolean> {
  const deadline = performance.now() + patience
  while (isRunning(pid, cluster)) {
    if (performance.now() > deadline) return false
    await pause(25)
  }
  return true
}
