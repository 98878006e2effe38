// The weekly run in harder weeks, beside a usual one of the same size: thousands of profiles, scarce dishes, and a week with
// history; then the beginning of packing.

import { profileFromKey, profileKey } from '../domain/choice/profile.ts'
import { addDays } from '../domain/time/zone.ts'
import { batchesToPack, packBatch } from '../server/weekly/pack.ts'
import { type Cost, costOf, sumOf } from './cpu.ts'
import { type Ground, openGround } from './ground.ts'
import { type Row, rowOf } from './table.ts'
import { afterCutoffs, makeWeek, measureSteps, settle } from './weekly.ts'

const week = 7 * 24

/** @param households of each week */
export async function measureWeeks(households: number): Promise<Row[]> {
  const usual = await measured(households, async () => {})
  const profiles = await measured(households, spreadProfiles)
  const scarce = await measured(households, boundCapacity)
  const row = (name: string, cost: Cost) => rowOf(name, 'order', households, cost, usual.run)
  return [
    row('a usual week', usual.run),
    row(`thousands of profiles (${profiles.noted})`, profiles.run),
    row(`capacity that binds (${scarce.noted})`, scarce.run),
    row('the week after, with history', usual.second),
    row('packing begins, one order in a hundred unpaid', usual.packing),
  ]
}

interface Measured {
  run: Cost
  second: Cost
  packing: Cost
  noted: string
}

/** A weekly run, the beginning of its packing, and the run of the next week. @param prepare makes the week a special one */
async function measured(
  households: number,
  prepare: (ground: Ground, households: number) => Promise<unknown>,
): Promise<Measured> {
  const ground = await openGround()
  try {
    const first = await makeWeek(ground, households)
    await prepare(ground, households)
    await settle(ground)
    const run = sumOf(Object.values(await measureSteps(ground, households, first)))
    const noted = await noteOf(ground, first)
    const packing = await packWeek(ground, first)
    await deliver(ground, first)
    const next = addDays(first, 7)
    const at = Temporal.Instant.from(afterCutoffs).add({ hours: week }).toString()
    const second = sumOf(Object.values(await measureSteps(ground, households, next, [], at)))
    return { run, second, packing, noted }
  } finally {
    await ground.close()
  }
}

/** Each household excludes two dishes of the menu; hardly any two households exclude the same ones. */
async function spreadProfiles({ services: { pool } }: Ground): Promise<void> {
  const { rows: dishes } = await pool.query<{ id: string }>(
    `select distinct product_id as id from menu_entry where brand = 'cookit' and kind <> 'item' order by 1`,
  )
  const { rows } = await pool.query<{ client_id: string; profile_key: string }>(
    'select client_id, profile_key from subscription order by client_id',
  )
  const dishAt = (n: number) => `dish:${(dishes[n % dishes.length] as { id: string }).id}`
  const keys = rows.map(({ profile_key }, n) => {
    const profile = profileFromKey(profile_key)
    const never = new Set([...profile.exclusions, dishAt(n), dishAt(Math.floor(n / dishes.length) * 7 + 3)])
    return profileKey({ ...profile, exclusions: [...never].sort() })
  })
  await pool.query(
    `update subscription s set profile_key = k.key from unnest($1::uuid[], $2::text[]) as k (id, key)
     where s.client_id = k.id`,
    [rows.map(row => row.client_id), keys],
  )
}

/** The kitchen makes enough of each dish for a quarter of the households. */
async function boundCapacity({ services: { pool } }: Ground, households: number): Promise<void> {
  await pool.query(`update menu_entry set capacity = greatest(taken, $1::int) where kind <> 'item'`, [
    Math.ceil(households / 4),
  ])
}

async function noteOf({ services: { pool } }: Ground, monday: string): Promise<string> {
  const { rows } = await pool.query<{ profiles: number; full: number; dishes: number }>(
    `select (select count(distinct profile_key)::int from subscription) as profiles, count(*)::int as dishes,
       (count(*) filter (where taken >= capacity))::int as full
     from menu_entry where brand = 'cookit' and week = $1 and kind <> 'item'`,
    [monday],
  )
  const { profiles = 0, full = 0, dishes = 0 } = rows[0] ?? {}
  return `${profiles} profiles, ${full} of ${dishes} dishes sold out`
}

/** Begins the packing of the week's batches, each on its day. */
export async function packWeek({ services, postgres }: Ground, monday: string): Promise<Cost> {
  const { movableClock: clock } = services
  const costs: Cost[] = []
  for (let day = 0; day < 7; day++) {
    const at = Temporal.Instant.from(`${addDays(monday, day)}T12:00:00Z`)
    if (clock && Temporal.Instant.compare(at, clock.now()) > 0) await clock.set(at)
    for (const batch of await batchesToPack(services, services.clock.now().toString())) {
      costs.push(
        await costOf([process.pid, postgres], postgres, () => packBatch(services, batch, at.toString())),
      )
    }
  }
  return sumOf(costs)
}

/** The result of the week: boxes that arrived, and a liked dish for every fifth household. */
async function deliver({ services: { pool } }: Ground, monday: string): Promise<void> {
  await pool.query(`update client_order set state = 'delivered' where week = $1 and state = 'charged'`, [
    monday,
  ])
  await pool.query(
    `insert into review (client_id, order_id, product_id, version, order_again, created_at, updated_at)
     select distinct on (l.client_id) l.client_id, l.order_id, l.product_id, l.version, 'definitely', now(), now()
     from order_line l join client_order o on o.client_id = l.client_id and o.id = l.order_id
     where o.week = $1 and l.kind <> 'item' and ('x' || right(l.client_id::text, 4))::bit(16)::int % 5 = 0`,
    [monday],
  )
  await settle({ services: { pool } })
}
