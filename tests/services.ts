// For tests that need the whole server: real services on a database of their own.

import { type Logger, pino } from 'pino'
import { openIntegrations } from '../server/integrations/open_integrations.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import type { Services } from '../server/integrations/services.ts'
import { openClock } from '../server/request/clock/clock.ts'
import { openJobs } from '../server/request/jobs.ts'
import { openMetrics } from '../server/request/metrics.ts'
import { safeError } from '../server/request/safe_log.ts'
import {
  atEnd,
  type Beginning,
  type TestClock,
  type TestDatabase,
  testClock,
  testDatabase,
} from './database.ts'

export interface TestServices extends Services {
  /** Stands still at the instant given; `set` and `advance` move it. */
  readonly clock: TestClock
  readonly database: TestDatabase
}

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>>

/** Stand-ins that production uses only where they are named. */
export const builtInServices = { CARDS: 'builtin', MAIL: 'builtin', SMS: 'builtin', PLAIN_HTTP: 'on' }

/**
 * Services as in the program, on a migrated database of their own, with a clock that stands still. Jobs are stored; they run once a test
 * registers their work with `services.jobs.work`. The movable clock is the program's own, on real time. Everything is stopped at
 * the end, and the database dropped.
 * @param options.now the instant the clock shows, for example `2026-11-20T20:00:00Z`
 * @param options.environment variables that differ from a test program's
 * @param options.patience milliseconds that a request waits for a connection (`testDatabase`)
 * @param options.database in place of one of its own
 * @param options.beginning what the database has; nothing where it is missing
 * @param options.logged gets the lines of the log, from `info` on
 */
export async function testServices(options: {
  now: string
  environment?: Record<string, string>
  patience?: number
  beginning?: Beginning
  database?: TestDatabase
  logged?: LogLine[]
}): Promise<TestServices> {
  const config = readConfig({
    APP_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: options.logged ? 'info' : 'silent',
    ...builtInServices,
    ...options.environment,
  })
  const { beginning, patience } = options
  const database = options.database ?? (await testDatabase({ beginning, patience }))
  const log = openLog(config.logLevel, options.logged)
  const { url, pool, memory } = database
  const jobs = await openJobs({ url, pool, log, worker: true })
  const onError = (error: unknown) => log.warn({ err: error })
  const movableClock = config.production ? null : await openClock(pool, { movable: true, onError })
  // No other process moves it, and a test that counts its statements would count the regular reading too.
  movableClock?.close()
  atEnd(() => jobs.stop(5_000))
  const clock = testClock(options.now)
  return {
    ...openIntegrations({ config, db: pool, memory, clock, log }),
    config,
    pool,
    memory,
    clock,
    movableClock,
    jobs,
    metrics: openMetrics(),
    log,
    database,
  }
}

function openLog(level: string, logged: LogLine[] | undefined): Logger {
  if (!logged) return pino({ level })
  const write = (line: string) => void logged.push(JSON.parse(line) as LogLine)
  return pino({ level, serializers: { err: safeError } }, { write })
}
