// The weekly run survives kills: killed at any instant and started again, it charges everybody once and loses nothing.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compiledCode } from '../../tests/compiled_code.ts'
import { testDatabase } from '../../tests/database.ts'
import { makeHouseholds } from '../../tests/many_households.ts'
import { quiet } from '../../tests/quiet.ts'
import { randomFrom } from '../../tests/random.ts'
import { brokenGuarantees } from '../../tests/weekly.ts'
import { publishMenus } from '../planning/publish.ts'

// A Friday noon in Montreal; the cutoffs of the next Tuesday and Wednesday are tonight and tomorrow night.
const opensAt = '2026-11-27T17:00:00.000Z'
const runsAt = '2026-11-29T17:00:00.000Z'
const households = 1_500
/** The number of kills before the workers may finish. */
const kills = 16
const seed = 20_261_127

const worker = fileURLToPath(new URL('../../tests/weekly_worker.ts', import.meta.url))
const database = await testDatabase()
await publishMenus({ ...database, log: quiet }, opensAt)
await database.pool.query('update menu_entry set capacity = capacity * 3')
await makeHouseholds(database.pool, {
  brand: 'cookit',
  province: 'QC',
  kitchen: 'montreal',
  count: households,
  weekdays: [2, 3],
  firstWeek: '2026-11-30',
  now: opensAt,
  oneIn: { declined: 17, asks: 23, noCard: 29, code: 7, given: 5, paused: 31 },
})

/** Three households whose boxes cannot be filled, and three whose charge cannot be entered. */
const { rows: bad } = await database.pool.query<{ id: string }>(
  `select client_id as id from subscription where state = 'active' order by client_id offset 700 limit 6`,
)
const spoiled = { order_line: bad.slice(0, 3), ledger_entry: bad.slice(3) }
for (const [table, clients] of Object.entries(spoiled)) {
  const ids = clients.map(({ id }) => id).join()
  await database.pool.query(
    `alter table ${table} add constraint spoiled check (client_id <> all ('{${ids}}'::uuid[])) not valid`,
  )
}

interface Worker {
  child: ChildProcess
  ended: Promise<number | null>
}

async function startWorker(): Promise<Worker> {
  const child = spawn(process.execPath, [worker, database.url, opensAt, runsAt], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...compiledCode },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return { child, ended }
}

/** @returns whether it finished before it was to be killed */
async function killAfter({ child, ended }: Worker, milliseconds: number): Promise<boolean> {
  const finished = await Promise.race([ended.then(() => true), pause(milliseconds, false)])
  if (!finished) child.kill('SIGKILL')
  const code = await ended
  if (code !== null && code !== 0) throw new Error(`A worker failed with ${code}.`)
  return code === 0
}

test('killed at random instants and started again, the run charges everybody exactly once, and the bad once they are mended', async () => {
  const random = randomFrom(seed)
  let killed = 0
  let finished = false
  while (!finished) {
    // Two at a time, killed at instants of their own: the second finds the first one's leftovers and locks.
    // Each one's time begins when it starts: on a busy machine the other may start seconds later.
    const patience = () => (killed < kills ? 15 + random() ** 2 * 250 : 30_000)
    const ends = await Promise.all(
      [patience(), patience()].map(async milliseconds => killAfter(await startWorker(), milliseconds)),
    )
    killed += ends.filter(end => !end).length
    finished = ends.includes(true)
  }
  expect(killed).toBeGreaterThanOrEqual(kills / 2)
  const setAside = async () =>
    (await database.pool.query<{ id: string }>('select client_id as id from weekly_set_aside order by 1'))
      .rows
  const aside = await setAside()
  expect(aside.length).toBeGreaterThan(2)
  expect(bad).toEqual(expect.arrayContaining(aside))
  for (const table of Object.keys(spoiled))
    await database.pool.query(`alter table ${table} drop constraint spoiled`)
  expect(await killAfter(await startWorker(), 30_000)).toBe(true)
  expect(await setAside()).toEqual([])
  expect(await brokenGuarantees(database.pool, runsAt)).toEqual([])
  const { rows } = await database.pool.query(
    `select state, count(*)::int from client_order where cutoff_at < $1 group by 1 order by 1`,
    [runsAt],
  )
  const counted = Object.fromEntries(rows.map(row => [row.state, row.count]))
  expect(Object.keys(counted)).toEqual(expect.arrayContaining(['charged', 'payment_failed', 'skipped']))
  expect(counted.charged).toBeGreaterThan(households * 0.75)
})
