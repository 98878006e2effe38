// Storage: what a household's week leaves in the database, table by table, after whole weeks that the program's own clock ran:
// choice, charge, packing, delivery, letters, points. Then what remains once its letters are archived.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retention } from '../domain/retention.ts'
import { usualCutoff } from '../domain/time/cutoff.ts'
import { menuWeekOf, orderDates } from '../domain/time/weeks.ts'
import { sendMessages } from '../server/messages/send.ts'
import { tendRetention } from '../server/retention/tend_retention.ts'
import { moveClock } from '../server/schedule/move_clock.ts'
import { open } from '../server/weekly/open.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { noonOf } from './days.ts'
import type { Ground } from './ground.ts'

const brand = 'cookit'
const start = noonOf(brand, 0)
/** In weeks from this one. The first week also fills tables and pages that later weeks share. */
const mondays = [2, 3, 4, 5, 6, 7] as const

/** Bytes of rows and of indexes, and the number of rows, by table. */
type Sizes = ReadonlyMap<string, { rows: number; heap: number; indexes: number }>

/** Prints bytes for each household and week. @param households their number */
export async function measureStorage(ground: Ground, households: number): Promise<void> {
  const { services } = ground
  await begin(ground, households)
  let first: Sizes | undefined
  for (const weeks of mondays) {
    await moveClock(services, { set: noonOf(brand, weeks) })
    while ((await sendMessages(services)) > 0);
    first ??= await sizesOf(ground)
  }
  const last = await sizesOf(ground)
  printGrowth('a household and week', first as Sizes, last, households * (mondays.length - 1))
  await archiveAll(ground)
  const archived = new Map([...(await sizesOf(ground))].filter(([name]) => isLetters(name)))
  printGrowth('once its letters are archived', new Map(), archived, households * mondays.length)
}

const isLetters = (table: string) => ['outbox_message', 'sent_message', 'archive_key'].includes(table)

async function begin({ services }: Ground, households: number): Promise<void> {
  const firstWeek = menuWeekOf(orderDates(brand, 1, start, () => usualCutoff)[0] as string)
  await makeHouseholds(services.pool, {
    brand,
    province: 'QC',
    kitchen: 'montreal',
    count: households,
    weekdays: [3, 4, 5],
    firstWeek,
    now: start,
    oneIn: { declined: 100, asks: 200, code: 3, given: 3, points: 3 },
  })
  await open(services, start)
  await services.pool.query('update menu_entry set capacity = capacity * $1', [Math.ceil(households / 100)])
}

async function archiveAll({ services }: Ground): Promise<void> {
  const archiveDir = mkdtempSync(join(tmpdir(), 'mealkit-archive-'))
  const later = services.clock.now().add({ hours: 24 * (retention.letter_facts.days + 1) })
  await tendRetention({
    ...services,
    clock: { ...services.clock, now: () => later },
    config: { ...services.config, archiveDir },
  })
  rmSync(archiveDir, { recursive: true })
  // Space within the file is used again by later letters; here there are none.
  for (const table of ['outbox_message', 'sent_message']) await services.pool.query(`vacuum full ${table}`)
}

async function sizesOf({ services }: Ground): Promise<Sizes> {
  await services.pool.query('vacuum analyze')
  const { rows } = await services.pool.query<{ name: string; rows: number; heap: number; indexes: number }>(
    `select relname as name, reltuples::float as rows, pg_table_size(oid)::float as heap, pg_indexes_size(oid)::float as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, ...sizes }) => [name, sizes]))
}

function printGrowth(title: string, before: Sizes, after: Sizes, by: number): void {
  const grown = [...after].map(([name, { rows, heap, indexes }]) => {
    const was = before.get(name) ?? { rows: 0, heap: 0, indexes: 0 }
    const each = {
      rows: (rows - was.rows) / by,
      heap: (heap - was.heap) / by,
      indexes: (indexes - was.indexes) / by,
    }
    return { name, ...each, bytes: each.heap + each.indexes }
  })
  const line = (name: string, bytes: number, more = '') =>
    process.stdout.write(`${name.padEnd(24)} ${bytes.toFixed(0).padStart(6)} B ${more}\n`)
  process.stdout.write(`\n${title}\n`)
  for (const { name, rows, heap, indexes, bytes } of grown.toSorted((a, b) => b.bytes - a.bytes))
    if (bytes >= 10)
      line(
        name,
        bytes,
        `(${rows.toFixed(2)} rows, ${heap.toFixed(0)} B, and ${indexes.toFixed(0)} B of indexes)`,
      )
  line(
    'in all',
    grown.reduce((sum, { bytes }) => sum + bytes, 0),
  )
}
