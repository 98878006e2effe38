// SQL of boxes that did not come on their day or come late, with what their households were told and chose.

import type { BrandId } from '../../../domain/brands.ts'
import type { FailedBecause, Remedy, TroubleKind } from '../../../domain/delivery_failures.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

interface NewTrouble {
  clientId: string
  orderId: string
  deliveryDate: string
  brand: BrandId
  kind: TroubleKind
  reason: FailedBecause | null
  /** Program time, ISO instant. */
  at: string
}

const troubleInsert = statement({
  name: 'trouble_insert',
  text: `insert into delivery_trouble (client_id, order_id, delivery_date, kind, brand, kitchen, reason, at)
      select $1, $2, $3, $4, $5, o.kitchen, $6, $7 from client_order o where o.client_id = $1 and o.id = $2
      on conflict do nothing`,
})

/** Writes a trouble down; one that is known changes nothing. */
export async function insertTrouble(tx: Tx, trouble: NewTrouble): Promise<void> {
  const { clientId, orderId, deliveryDate, kind, brand, reason, at } = trouble
  await troubleInsert.run(tx, [clientId, orderId, deliveryDate, kind, brand, reason, at])
}

const troubleChoose = statement({
  name: 'trouble_choose',
  text: `update delivery_trouble set choice = $4, chosen_at = $5
      where client_id = $1 and order_id = $2 and delivery_date = $3 and choice is null`,
})

/** Notes what its household chose, on everything that went wrong that day. */
export async function chooseTrouble(
  tx: Tx,
  of: { clientId: string; orderId: string; deliveryDate: string },
  choice: Remedy,
  at: string,
): Promise<void> {
  await troubleChoose.run(tx, [of.clientId, of.orderId, of.deliveryDate, choice, at])
}

const troubleLate = statement<{ orderId: string }>({
  name: 'trouble_late',
  text: `select t.order_id as "orderId" from delivery_trouble t
      join client_order o on o.client_id = $1 and o.id = t.order_id and o.delivery_date = t.delivery_date
      where t.client_id = $1 and t.order_id = $2 and t.kind = 'late' and o.state = 'out_for_delivery'
        and not exists (select from route_stop s where s.client_id = $1 and s.subject_id = t.order_id
          and s.delivery_date = t.delivery_date and s.state = 'arrived')`,
  row: { orderId: 'uuid' },
})

/** Whether a box is on the road, was announced as late, and the driver is not at the door. */
export async function isLate(db: Db, clientId: string, orderId: string): Promise<boolean> {
  return (await troubleLate.first(db, [clientId, orderId])) !== undefined
}

export interface AgainRow {
  brand: BrandId
  /** The state of the box, and its window. */
  state: string
  deliveryDate: string
  kitchen: string
  startHour: number
  endHour: number
  zone: string
}

const againRow = {
  brand: 'text',
  state: 'text',
  deliveryDate: 'text',
  kitchen: 'text',
  startHour: 'int',
  endHour: 'int',
  zone: 'text',
} as const

const againRead = statement<AgainRow>({
  name: 'again_read',
  text: `select o.brand, o.state, o.delivery_date::text as "deliveryDate", o.kitchen, o.start_hour as "startHour",
        o.end_hour as "endHour", coalesce(a.zone, s.zone) as zone
      from client_order o join subscription s on s.client_id = $1
        left join order_address p on p.client_id = $1 and p.order_id = o.id
        left join area a on a.fsa = left(p.address ->> 'postal', 3)
      where o.client_id = $1 and o.id = $2`,
  row: againRow,
})

/** A box, and the zone of the door it goes to. */
export function readForAgain(db: Db, clientId: string, orderId: string): Promise<AgainRow | undefined> {
  return againRead.first(db, [clientId, orderId])
}

const againWrite = statement({
  name: 'again_write',
  text: `with moved as (
        update client_order set state = 'charged', version = $3, delivery_date = $4, start_hour = $5, end_hour = $6
        where client_id = $1 and id = $2
      )
      insert into order_event (client_id, order_id, version, kind, actor, at, data)
      values ($1, $2, $3, 'brought_again', 'client', $7, $8::jsonb)`,
})

/** Puts a failed box on another day, with its event: it is paid, and to be packed. */
export async function writeAgain(
  tx: Tx,
  of: { clientId: string; orderId: string; version: number; from: string },
  to: { date: string; startHour: number; endHour: number },
  at: string,
): Promise<void> {
  const data = JSON.stringify({ from: of.from, to: to.date })
  const values = [of.clientId, of.orderId, of.version, to.date, to.startHour, to.endHour, at, data]
  await againWrite.run(tx, values)
}

const againBatch = batchStatement({
  name: 'again_batch',
  text: `insert into batch (brand, delivery_date, kitchen, week, cutoff_at, opened_at, chosen_at, locked_at, charged_at)
      values ($1, $2, $3, $4, $5, $6, $6, $6, $6) on conflict do nothing`,
})

/** Makes the batch of a day on which the kitchen has none. @param passed when its cutoff had passed; null while it is to come */
export async function ensureBatch(
  tx: Tx,
  of: { brand: BrandId; date: string; kitchen: string; week: string; cutoffAt: string },
  passed: string | null,
): Promise<void> {
  await againBatch.run(tx, [of.brand, of.date, of.kitchen, of.week, of.cutoffAt, passed])
}

const pointsLost = statement<{ points: number }>({
  name: 'again_points_lost',
  text: `select coalesce(-sum(amount_cents), 0)::int as points from ledger_entry
      where client_id = $1 and order_id = $2 and account = 'points_pending'
        and (starts_with(key, 'points_removed:failed:') or starts_with(key, 'points_again:'))`,
  row: { points: 'int' },
})

/** Points that failed attempts of a box took, and that did not come back. */
export async function readPointsLost(tx: Tx, clientId: string, orderId: string): Promise<number> {
  return (await pointsLost.one(tx, [clientId, orderId])).points
}

interface TroubleCount {
  kind: TroubleKind
  reason: FailedBecause | null
  choice: Remedy | null
  count: number
}

const troubleCounts = batchStatement<TroubleCount>({
  name: 'trouble_counts',
  text: `select kind, reason, choice, count(*)::int as count from delivery_trouble
      where brand = $1 and delivery_date between $2 and $3 group by kind, reason, choice order by kind, reason, choice`,
  row: { kind: 'text', reason: 'text?', choice: 'text?', count: 'int' },
})

/** Failures between two days, both included, with the remedies chosen. */
export function countTroubles(
  db: Db,
  brand: BrandId,
  days: { from: string; until: string },
): Promise<TroubleCount[]> {
  return troubleCounts.all(db, [brand, days.from, days.until])
}
