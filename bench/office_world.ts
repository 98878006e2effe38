// A brand of many households as its office sees it: the boxes of several weeks in every state, one week of them run by the program itself;
// payments, letters, claims, codes, gift cards, bags, routes and the log of staff, in the numbers that such a brand has.

import pg from 'pg'
import type { BrandId } from '../domain/brands.ts'
import { usualCutoff } from '../domain/time/cutoff.ts'
import { menuWeekOf, orderDates } from '../domain/time/weeks.ts'
import { brandDate } from '../domain/time/zone.ts'
import { loadContent } from '../server/content/load_content.ts'
import { readDueBatches } from '../server/weekly/batch_store.ts'
import { choose } from '../server/weekly/choose.ts'
import { open } from '../server/weekly/open.ts'
import { packBatch } from '../server/weekly/pack.ts'
import { chargeBatch, lockBatch } from '../server/weekly/run_batch.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { liveThrough } from '../tests/years.ts'
import { noonOf } from './days.ts'
import type { Ground } from './ground.ts'
import { leftovers, people } from './office_rows.ts'
import { settle } from './weekly.ts'

export const officeBrand: BrandId = 'freshprep'
const start = noonOf(officeBrand, 0)
/** A Tuesday: Monday's boxes came, today's are on the road, tomorrow's are packed, and Sunday's can still be changed. */
export const officeNow = noonOf(officeBrand, 2, 1)

/**
 * Makes everything.
 * @param weeks of boxes behind the one that the program runs
 * @returns Monday of the week that is run
 */
export async function makeOffice(ground: Ground, households: number, weeks: number): Promise<string> {
  const { movableClock: clock } = ground.services
  if (!clock) throw new Error('The clock does not move.')
  // A statement about a million households takes longer than the program allows one.
  const pool = new pg.Pool({ connectionString: ground.url, max: 1 })
  await loadContent(ground.services, clock.now().toString())
  const firstWeek = menuWeekOf(orderDates(officeBrand, 1, start, () => usualCutoff)[0] as string)
  await makeHouseholds(pool, {
    ...{ brand: officeBrand, province: 'BC', kitchen: 'vancouver', count: households },
    weekdays: [7, 1, 2, 3],
    ...{ firstWeek, now: start },
    oneIn: { declined: 100, asks: 200, code: 3, given: 3, points: 3, paused: 12 },
  })
  await pool.query(
    'create table numbered as select client_id, (row_number() over (order by client_id))::int as n from client',
  )
  await pool.query('create unique index on numbered (client_id)')
  for (const text of people) await pool.query(text)
  await settle({ services: { pool } })
  await behind(pool, weeks, firstWeek)
  await runWeek(ground, pool, households, firstWeek)
  for (const text of leftovers(brandDate(officeBrand, officeNow))) await pool.query(text)
  await pool.query('drop table numbered')
  await settle({ services: { pool } })
  await pool.end()
  return firstWeek
}

/** Weeks that are over, with batches that are done with; one box in ten was skipped, others failed, were refunded or never paid. */
async function behind(pool: pg.Pool, weeks: number, firstWeek: string): Promise<void> {
  const { rows } = await pool.query<{ client_id: string }>('select client_id from numbered order by n')
  const ids = rows.map(({ client_id }) => client_id)
  await liveThrough(pool, ids, { weeks, before: firstWeek })
  await pool.query(
    `update client_order o set state = s.state, chosen_by = case when n % 3 = 0 then 'client' else 'automatic' end
     from numbered h cross join lateral (select case h.n % 50 when 1 then 'failed' when 2 then 'refunded' when 3 then 'cancelled'
       when 4 then 'not_met' when 5 then 'skipped' when 6 then 'skipped' when 7 then 'skipped' else 'delivered' end as state) s
     where o.client_id = h.client_id`,
  )
  await pool.query(
    `insert into batch (brand, delivery_date, kitchen, week, cutoff_at, opened_at, chosen_at, locked_at, charged_at, packed_at,
       routed_at, reminded)
     select brand, delivery_date, kitchen, week, min(cutoff_at), min(created_at), min(cutoff_at), min(cutoff_at), min(cutoff_at),
       delivery_date, delivery_date, '{}' from client_order group by brand, delivery_date, kitchen, week on conflict do nothing`,
  )
}

/** Opens the boxes, and runs and packs the week until the instant of `officeNow`. */
async function runWeek({ services }: Ground, pool: pg.Pool, households: number, week: string): Promise<void> {
  const { movableClock } = services
  await open(services, start)
  // The demo's kitchens cook for a few hundred households.
  await pool.query('update menu_entry set capacity = capacity * $1', [Math.ceil(households / 100)])
  await pool.query('vacuum analyze')
  await movableClock?.set(Temporal.Instant.from(officeNow))
  await open(services, officeNow)
  const today = brandDate(officeBrand, officeNow)
  for (const batch of await readDueBatches(pool, officeNow)) {
    await choose(services, batch, officeNow)
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
    if (batch.week === week && batch.deliveryDate <= today) await packBatch(services, batch, officeNow)
  }
  await pool.query(
    `update client_order set state = case when delivery_date < $1 then 'delivered' else 'out_for_delivery' end
     where state = 'packed' and delivery_date <= $1`,
    [today],
  )
}
