// The weekly run of many households, step by step, beside the least that writing their orders could cost: one plain
// INSERT … SELECT of an order and four lines each.

import { isOneOf } from '../domain/machines/is_one_of.ts'
import { unchargedOrders } from '../domain/machines/order_groups.ts'
import { usualCutoff } from '../domain/time/cutoff.ts'
import { menuWeekOf, orderDates } from '../domain/time/weeks.ts'
import { readDueBatches } from '../server/weekly/batch_store.ts'
import { choose } from '../server/weekly/choose.ts'
import { open } from '../server/weekly/open.ts'
import { chargeBatch, lockBatch } from '../server/weekly/run_batch.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { type Cost, costOf, sumOf } from './cpu.ts'
import { noonOf } from './days.ts'
import type { Ground } from './ground.ts'
import { type Row, rowOf } from './table.ts'

const brand = 'cookit'
const start = noonOf(brand, 0)
/** All boxes of the week are past their cutoff, and none is packed. */
export const afterCutoffs = noonOf(brand, 1, 1)

/** @param households their number; none has a selection, because such households are the most work for the run */
export async function measureWeeklyRun(ground: Ground, households: number): Promise<Row[]> {
  const firstWeek = await makeWeek(ground, households)
  const plain = await costOf([process.pid, ground.postgres], ground.postgres, () =>
    plainInsert(ground, households),
  )
  const steps = await measureSteps(ground, households, firstWeek)
  const all = sumOf(Object.values(steps))
  const row = (name: string, cost: Cost) => rowOf(name, 'order', households, cost, plain)
  return [
    row('plain insert of an order and four lines', plain),
    ...Object.entries(steps).map(([name, cost]) => row(`weekly run: ${name}`, cost)),
    row('weekly run in all', all),
  ]
}

/**
 * Households whose soonest orders are open, a third of them with a code, with given value and with points.
 * @returns Monday of their week
 */
export async function makeWeek(ground: Ground, households: number): Promise<string> {
  const { services } = ground
  const clock = services.movableClock
  if (!clock) throw new Error('The clock does not move.')
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
  // The demo's kitchens cook for a few hundred households.
  await services.pool.query('update menu_entry set capacity = capacity * $1', [Math.ceil(households / 100)])
  await settle(ground)
  return firstWeek
}

/**
 * Does a weekly run, step by step. @param week Monday of it @param others our processes that do not count @param at program time
 */
export async function measureSteps(
  { services, postgres }: Pick<Ground, 'services' | 'postgres'>,
  households: number,
  week: string,
  others: readonly number[] = [],
  at: string = afterCutoffs,
): Promise<Record<string, Cost>> {
  await services.movableClock?.set(Temporal.Instant.from(at))
  const batches = (await readDueBatches(services.pool, at)).filter(batch => batch.week === week)
  const each = async (step: (batch: (typeof batches)[number]) => Promise<unknown>) => {
    for (const batch of batches) await step(batch)
  }
  const roots = [process.pid, postgres]
  const measured = {
    open: await costOf(roots, postgres, () => open(services, at)),
    choose: await costOf(roots, postgres, () => each(batch => choose(services, batch, at))),
    'fill, price and lock': await costOf(roots, postgres, () => each(batch => lockBatch(services, batch))),
    charge: await costOf(roots, postgres, () => each(batch => chargeBatch(services, batch)), others),
  }
  const { rows } = await services.pool.query<{ state: string; count: string }>(
    `select state, count(*) from client_order where week = $1 group by state`,
    [week],
  )
  const settled = rows.filter(({ state }) => !isOneOf(state, unchargedOrders))
  const count = settled.reduce((sum, row) => sum + Number(row.count), 0)
  if (count !== households) throw new Error(`${households} orders to run, ${JSON.stringify(rows)}`)
  return measured
}

export async function plainInsert({ services: { pool } }: Ground, households: number): Promise<void> {
  await pool.query('create table plain_order (like client_order including all)')
  await pool.query('create table plain_line (like order_line including all)')
  await pool.query(
    `insert into plain_order select (o).* from (
       select o from client_order o where week = (select min(week) from client_order) limit $1) chosen`,
    [households],
  )
  await pool.query(
    `insert into plain_line (client_id, order_id, product_id, version, kind, quantity)
     select client_id, id, 'dish-number-' || n, 1, 'rtc', 1 from plain_order cross join generate_series(1, 4) n`,
  )
}

/** Leftover work of the loading must not count. */
export async function settle({
  services: { pool },
}: {
  services: Pick<Ground['services'], 'pool'>
}): Promise<void> {
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
}
