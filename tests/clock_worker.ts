// A process that runs the clock's jobs and nothing else, for the test that kills it: `clock_worker.ts <url>
// <timeline.json>`. It reports that it is ready, goes through instants, runs all jobs twice at once at each, writes the
// place of each finished one, and exits with 0 after the last. A job that fails ends it with 1.

import { readFileSync, writeSync } from 'node:fs'
import { pino } from 'pino'
import { openIntegrations } from '../server/integrations/open_integrations.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { openPool } from '../server/request/database/database.ts'
import { openJobs } from '../server/request/jobs.ts'
import { openMemory } from '../server/request/memory.ts'
import { openMetrics } from '../server/request/metrics.ts'
import { lanes } from '../server/schedule/clock_lanes.ts'
import { saveCompiledCode } from './compiled_code.ts'

export interface Instant {
  at: string
  /** The events at that instant, caused by somebody else; they can be repeated. */
  sql?: string
}

saveCompiledCode()
const [url, file] = process.argv.slice(2) as [string, string]
const { instants, from }: { instants: Instant[]; from: number } = JSON.parse(readFileSync(file, 'utf8'))
const config = readConfig(process.env)
const pool = openPool({ url, size: 12, onIdleError: () => {} })
const log = pino({ enabled: false })
const jobs = await openJobs({ url, pool, log, worker: false })
// The same as two processes have them.
const metrics = openMetrics()
const memories = [openMemory(), openMemory()]

// After a process was killed while sending letters: the five minutes are over after which others take them.
await pool.query('update unsent_message set retry_at = null, attempts = 0; delete from outbox_claim')
writeSync(1, 'ready\n')
for (const [place, { at, sql }] of instants.entries()) {
  if (place < from) continue
  const clock = { now: () => Temporal.Instant.from(at) }
  if (sql) await pool.query(sql)
  const look = () =>
    Promise.all(
      memories.flatMap(memory => {
        const on = { config, pool, db: pool, memory, clock, log, jobs, metrics, movableClock: null }
        const services = { ...openIntegrations(on), ...on }
        return lanes.map(async lane => {
          for (const { run } of lane.jobs) await run(services)
        })
      }),
    )
  // A second run finds the work that one lane leaves for another.
  await look()
  await look()
  writeSync(1, `${place}\n`)
}
await jobs.stop(1_000)
await pool.end()
