// For tests with several processes of the program at one database: web and worker of their own, without pages.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { compiledCode } from './compiled_code.ts'

const file = fileURLToPath(new URL('rolling_program.ts', import.meta.url))

export interface Process {
  child: ChildProcess
  port: number
  errors: string[]
  /** With its exit code. */
  ended: Promise<unknown>
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  await once(taken, 'close')
  return port
}

/** Starts one, and waits until it has started. It is killed at the end of the test. */
export async function startProcess(url: string, role: 'web' | 'worker'): Promise<Process> {
  const port = await freePort()
  const own = { ROLES: role, PORT: String(port), HEALTH_PORT: String(port), DRAIN_SECONDS: '1' }
  const child = spawn(process.execPath, [file], {
    env: { ...compiledCode, APP_ENV: 'test', DEMO: 'off', DATABASE_URL: url, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const errors: string[] = []
  child.stderr?.on('data', data => errors.push(String(data)))
  const ended = once(child, 'exit').then(([code]) => code)
  await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data'),
    ended.then(code => Promise.reject(new Error(`a ${role} ended with ${code}: ${errors.join('')}`))),
  ])
  return { child, port, errors, ended }
}

/** As a load balancer does it: a process that says it is ready, or the first that does. On a busy machine one may say so late. */
export async function readyOf(webs: readonly Process[]): Promise<Process> {
  for (;;) {
    for (const web of webs) {
      const answer = await fetch(`http://localhost:${web.port}/readyz`).catch(() => null)
      if (answer?.status === 200) return web
    }
  }
}

/** Moves the clock of every process that starts or reads it later. */
export async function setClock(pool: pg.Pool, to: Temporal.Instant): Promise<void> {
  await pool.query(
    `insert into program_clock (id, offset_ms) values (1, $1) on conflict (id) do update set offset_ms = excluded.offset_ms`,
    [to.epochMilliseconds - Date.now()],
  )
}
