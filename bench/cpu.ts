// Processor time of this program and PostgreSQL together, from the operating system's accounting.

import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the processor time of whole processes in hundredths of a second. */
const millisecondsPerTick = 10

interface Account {
  parent: number
  /** Milliseconds used by the process itself, to the hundredth of a second. */
  own: number
  /** Milliseconds used by its children that have ended. */
  ended: number
}

function accountOf(pid: string | number): Account | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which can contain anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map(
      i => fields[i] as number,
    ) as [number, number, number, number, number]
    const ms = millisecondsPerTick
    return { parent, own: (user + system) * ms, ended: (endedUser + endedSystem) * ms }
  } catch {
    return null
  }
}

/** Milliseconds used by a process itself: its threads' own accounts, which are to the nanosecond; null where it is gone. */
function ownOf(pid: number): number | null {
  let nanoseconds = 0
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0])
    }
  } catch {
    return null
  }
  return nanoseconds / 1_000_000
}

/**
 * Processor milliseconds used so far by these processes and everything they started. @param others those of them that do not count
 */
function cpuOf(roots: readonly number[], others: readonly number[] = []): number {
  const accounts = new Map<number, Account>()
  for (const name of readdirSync('/proc')) {
    const account = /^\d+$/.test(name) ? accountOf(name) : null
    if (account) accounts.set(Number(name), account)
  }
  let total = 0
  for (const [pid, account] of accounts) {
    if (!isUnder(pid, roots, accounts) || isUnder(pid, others, accounts)) continue
    total += (ownOf(pid) ?? account.own) + account.ended
  }
  return total
}

function isUnder(pid: number, roots: readonly number[], accounts: ReadonlyMap<number, Account>): boolean {
  for (let at = pid; at > 1; at = accounts.get(at)?.parent ?? 0) if (roots.includes(at)) return true
  return false
}

export interface Cost {
  /** Seconds of real time. */
  seconds: number
  cpuMs: number
  /** PostgreSQL's part of `cpuMs`. */
  postgresMs: number
}

/**
 * Runs `work` and returns its cost.
 * @param roots the processes that count, with everything they started
 * @param postgres PostgreSQL's own process, one of them
 * @param others processes they started that do not count
 */
export async function costOf(
  roots: readonly number[],
  postgres: number,
  work: () => Promise<unknown>,
  others: readonly number[] = [],
): Promise<Cost> {
  const before = { at: performance.now(), all: cpuOf(roots, others), postgres: cpuOf([postgres]) }
  await work()
  return {
    seconds: (performance.now() - before.at) / 1000,
    cpuMs: cpuOf(roots, others) - before.all,
    postgresMs: cpuOf([postgres]) - before.postgres,
  }
}

/** The sum of several costs. */
export function sumOf(costs: readonly Cost[]): Cost {
  return costs.reduce((a, b) => ({
    seconds: a.seconds + b.seconds,
    cpuMs: a.cpuMs + b.cpuMs,
    postgresMs: a.postgresMs + b.postgresMs,
  }))
}
