// A server in a process of its own, so that its cost is separate from the cost of calling it.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { heapFor } from '../scripts/heap.mjs'

export interface Served {
  pid: number
  origin: string
  /** Statements it has sent to PostgreSQL so far. */
  statements(): Promise<number>
  stop(): Promise<void>
}

/** Stand-ins that production uses only where they are named. */
export const builtIn = { CARDS: 'builtin', MAIL: 'builtin', SMS: 'builtin', PLAIN_HTTP: 'on' }

/**
 * Starts a program of bench/servers and waits until it listens.
 * @param heap options of Node for the product; by default those of a process that only answers requests
 */
export async function serve(
  program: 'product' | 'bare' | 'cards',
  port: number,
  databaseUrl: string,
  more: Record<string, string> = {},
  heap: readonly string[] = heapFor('web'),
): Promise<Served> {
  const path = fileURLToPath(new URL(`./servers/${program}.ts`, import.meta.url))
  const env = {
    ...process.env,
    ...more,
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    ...builtIn,
    HOSTS: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  }
  const execArgv = [...process.execArgv, ...(program === 'product' ? heap : [])]
  const child = fork(path, { env, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`${program} ended before it listened`)),
  )
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return {
    pid: child.pid as number,
    origin: `http://127.0.0.1:${port}`,
    statements: () => askStatements(child),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function askStatements(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('statements')
  const [count] = await answer
  return count as number
}
