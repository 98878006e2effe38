// PostgreSQL's own process: starts it on a free port, waits for it, stops it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, runAs } from './account.ts'
import type { Binaries } from './binaries.ts'
import { layoutOf, nameFor } from './cluster.ts'
import { statusOf } from './leftover.ts'
import { settingsFor } from './settings.ts'
import { stopAfterUs } from './watch.ts'

/** Recovery after a crash replays at most `max_wal_size`; a start that takes longer than this has failed. Milliseconds. */
const startLimit = 120_000
const stopLimit = 30_000

/** Everything needed to run one cluster. */
export interface Cluster {
  /** The launcher's folder, see `layoutOf`. */
  dir: string
  account: Account | undefined
  binaries: Binaries
  durable: boolean
  /** Settings of this start alone. */
  settings?: Readonly<Record<string, string>> | undefined
  /** Milliseconds that the start may take, where more log than usual is to be replayed. */
  startLimit?: number | undefined
}

interface Server {
  pid: number
  port: number
  /** Settles when the process has ended, with its exit code or signal. */
  ended: Promise<string>
  /** Fast shutdown: ends open sessions, writes everything out, waits for the end. Safe to call twice. */
  stop(): Promise<void>
}

/**
 * Starts the server and waits until it accepts connections. Another program may take the free port before PostgreSQL does; that
 * failure is retried on another port.
 */
export async function startServer(cluster: Cluster): Promise<Server> {
  const { log, previousLog, cluster: data } = layoutOf(cluster.dir)
  if (existsSync(log)) renameSync(log, previousLog)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const child = launch(cluster, port)
    if (await isReady(child, data, cluster.startLimit ?? startLimit)) return serverOf(child, port, cluster)
    const end = readFileSync(log, 'utf8').split('\n').slice(-20).join('\n')
    if (attempt === 3 || !end.includes('could not bind')) throw new Error(`PostgreSQL did not start.\n${end}`)
  }
}

function launch({ dir, account, binaries, durable, settings }: Cluster, port: number): ChildProcess {
  const { cluster, log } = layoutOf(dir)
  const output = openSync(log, 'a', 0o600)
  const child = spawn(
    binaries.postgres,
    ['-D', nameFor(cluster, account), ...settingsFor(port, durable, settings)],
    {
      ...runAs(account),
      cwd: cluster,
      // An interrupt typed at the terminal is for the program, which still needs its database to finish.
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  return child
}

async function isReady(child: ChildProcess, cluster: string, limit: number): Promise<boolean> {
  let failed = false
  child.once('error', () => {
    failed = true
  })
  const deadline = performance.now() + limit
  while (!failed && child.exitCode === null && child.signalCode === null) {
    const status = statusOf(cluster)
    if (status?.pid === child.pid && status?.state === 'ready') return true
    if (performance.now() > deadline) child.kill('SIGQUIT')
    await pause(20)
  }
  return false
}

function serverOf(child: ChildProcess, port: number, { dir, account, binaries }: Cluster): Server {
  const pid = child.pid ?? 0
  const endWatch = stopAfterUs(pid, account)
  const ended = new Promise<string>(resolve =>
    child.once('exit', (code, signal) => resolve(String(signal ?? code))),
  )
  const stop = async () => {
    if (process.platform === 'win32')
      execFileSync(binaries.pgCtl, ['stop', '-D', layoutOf(dir).cluster, '-m', 'fast'])
    else child.kill('SIGINT')
    const impatience = setTimeout(() => child.kill('SIGQUIT'), stopLimit)
    await ended
    clearTimeout(impatience)
    endWatch()
  }
  let stopping: Promise<void> | undefined
  return { pid, port, ended, stop: () => (stopping ??= stop()) }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
