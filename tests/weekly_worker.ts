// A process that does the weekly run and nothing else, for the test that kills it: `weekly_worker.ts <url> <open> <run>` opens
// orders at one instant, runs all due work at another, with what was set aside, and exits with 0 when everything is done.

import { builtinCardProcessor } from '../server/integrations/cards/builtin/processor.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { openPool } from '../server/request/database/database.ts'
import { openMemory } from '../server/request/memory.ts'
import { open } from '../server/weekly/open.ts'
import { tryAgain } from '../server/weekly/try_again.ts'
import { saveCompiledCode } from './compiled_code.ts'
import { onlyCards } from './only_cards.ts'
import { quiet } from './quiet.ts'
import { runDue } from './weekly.ts'

saveCompiledCode()
const [url, opensAt, runsAt] = process.argv.slice(2) as [string, string, string]
const pool = openPool({ url, size: 4, onIdleError: () => {} })
const clock = { now: () => Temporal.Instant.from(runsAt) }
const cards = onlyCards(pool, 'builtin', builtinCardProcessor({ db: pool, clock }))
process.stdout.write('running\n')
await open({ pool, memory: openMemory(), log: quiet }, opensAt)
const config = readConfig({ APP_ENV: 'test', DEMO: 'off' })
const services = { pool, memory: openMemory(), clock, cards, config, log: quiet, sliceSize: 60 }
await tryAgain(services, runsAt)
await runDue(services)
await pool.end()
