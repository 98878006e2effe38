// A process that answers requests and nothing else, for the test that kills it: `request_worker.ts <url> <now>
// <requests.json>`. It answers each, writes its place once the answer is out, runs the clock's jobs on interrupted
// money, and exits with 0 when every answer was a success or said that it was done before. Its environment selects the
// processor.

import { readFileSync, writeSync } from 'node:fs'
import { pino } from 'pino'
import { createHttp } from '../server/http/app.ts'
import { openIntegrations } from '../server/integrations/open_integrations.ts'
import { sideBySide } from '../server/integrations/processors/remembered.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { askAgain } from '../server/money/ask_again.ts'
import { carryOutAllRefunds } from '../server/money/card_refunds/carry_out.ts'
import { openPool } from '../server/request/database/database.ts'
import { openJobs } from '../server/request/jobs.ts'
import { openMemory } from '../server/request/memory.ts'
import { openMetrics } from '../server/request/metrics.ts'
import { settleGiftPurchases } from '../server/value/gift_cards/gift_jobs.ts'
import { saveCompiledCode } from './compiled_code.ts'

/** A request, until it is answered. */
export interface Sent {
  url: string
  headers: Record<string, string>
  payload: object | string
}

saveCompiledCode()
const [url, now, file] = process.argv.slice(2) as [string, string, string]
const requests: Sent[] = JSON.parse(readFileSync(file, 'utf8'))
const config = readConfig(process.env)
const pool = openPool({ url, size: 6, onIdleError: () => {} })
const log = pino({ enabled: false })
const clock = { now: () => Temporal.Instant.from(now) }
const jobs = await openJobs({ url, pool, log, worker: false })
const metrics = openMetrics()
const on = { config, pool, db: pool, memory: openMemory(), clock, log, jobs, metrics, movableClock: null }
const services = { ...openIntegrations(on), ...on }
const app = await createHttp(services, { pages: false })
// A first request opens connections and compiles the code that all share.
await app.inject({ method: 'GET', url: '/api/v1/sessions/session_data', headers: requests[0]?.headers ?? {} })

let failed = 0
await sideBySide([...requests.entries()], 6, async ([place, sent]) => {
  const answer = await app.inject({ method: 'POST', ...sent })
  // A card that a household redeemed without learning so counts as already used.
  const { statusCode, body } = answer
  writeSync(1, `${place}\n`)
  if (statusCode === 200 || (statusCode === 422 && body.includes('code_already_used'))) return
  failed++
  process.stderr.write(`${sent.url}: ${statusCode} ${body}\n`)
})
const later = clock.now().add({ minutes: 10 }).toString()
await settleGiftPurchases(services, later)
await askAgain(services, later)
await carryOutAllRefunds(services)
await app.close()
await jobs.stop(1_000)
await pool.end()
process.exit(failed === 0 ? 0 : 1)
