// How much memory a web process takes while households open pages and request data as fast as it answers: with its usual heap
// limit, and without one, compared with the target.

import { readFileSync } from 'node:fs'
import type { Ground } from './ground.ts'
import { type SignedIn, signIn } from './households.ts'
import { load } from './load.ts'
import { askOf, questions, requestsPort } from './requests.ts'
import { serve } from './served.ts'

/** The target for a process that only answers requests, MB. */
const boundMb = 400
const connections = 24
const perTurn = 240

/** @param seconds how long each of the two is loaded @throws Error where the limited one took more than the target */
export async function measureMemory(ground: Ground, seconds: number): Promise<void> {
  const people = await signIn(ground, 'cookit', 64)
  const unbounded = await mostMemory(ground, people, seconds, [])
  const bounded = await mostMemory(ground, people, seconds)
  process.stdout.write(
    `${['', '| a web process under load, pages and data in turns | most memory, MB |', '|---|---|'].join('\n')}
| without a bound (${unbounded.requests} requests) | ${unbounded.mb} |
| as it is started (${bounded.requests} requests) | ${bounded.mb} |\n`,
  )
  if (bounded.mb > boundMb)
    throw new Error(`A web process took ${bounded.mb} MB; it is held to ${boundMb} MB.`)
}

async function mostMemory(
  ground: Ground,
  people: readonly SignedIn[],
  seconds: number,
  heap?: readonly string[],
): Promise<{ mb: number; requests: number }> {
  const server = await serve('product', requestsPort, ground.url, { PAGES: 'on' }, heap)
  let requests = 0
  try {
    for (const until = performance.now() + seconds * 1_000; performance.now() < until; requests += perTurn) {
      const first = requests
      await load(
        server,
        ground.postgres,
        perTurn,
        n => askOf(questionAt(first + n), people, first + n),
        connections,
      )
    }
    return { mb: mostOf(server.pid), requests }
  } finally {
    await server.stop()
  }
}

const questionAt = (n: number) => questions[n % questions.length] as (typeof questions)[number]

/** The peak memory of a process, MB. */
export function mostOf(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1_000)
}
