// SQL of boxes that did not come on their day or come late, with the reports to their households and the choices.

import type { BrandId } from '../../../domain/brands.ts'
import type { FailedBecause, Remedy, TroubleKind } from '../../../domain/delivery_failures.ts'
import { countAgain } from '../../orders/count_again.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

const troubleChoose = statement({
  name: 'trouble_choose',
  text: `update delivery_trouble set choice = $choice, chosen_at = $at
      where client_id = $clientId and order_id = $orderId and delivery_date = $deliveryDate and choice is null`,
})

/** Records the household's choice, for every trouble of that day. */
export async function chooseTrouble(
  tx: Tx,
  of: { clientId: string; orderId: string; deliveryDate: string },
  choice: Remedy,
  at: string,
): Promise<void> {
  await troubleChoose.run(tx, { ...of, choice, at })
}

const troubleLate = statement({
  name: 'trouble_late',
  text: `select t.order_id as "orderId" from delivery_trouble t
      join client_order o on o.client_id = $clientId and o.id = t.order_id and o.delivery_date = t.delivery_date
      where t.client_id = $clientId and t.order_id = $orderId and t.kind = 'late'
        and o.state = 'out_for_delivery'
        and not exists (select 1 from route_stop s where s.client_id = $clientId and s.subject_id = t.order_id
          and s.delivery_date = t.delivery_date and s.state = 'arrived')`,
  row: { orderId: 'uuid' },
})

/** Whether a box is on the road, is known to be late, and the driver is not at the door. */
export async function isLate(db: Db, clientId: string, orderId: string): Promise<boolean> {
  return (await troubleLate.first(db, { clientId, orderId })) !== undefined
}

export type AgainRow = RowOf<typeof againRow>

const againRow = {
  brand: column<BrandId>('text'),
  /** The state of the box, and its window. */
  state: 'text',
  deliveryDate: 'text',
  kitchen: 'text',
  startHour: 'int',
  endHour: 'int',
  zone: 'text',
} as const

/** A box, and the zone of its address. */
export const readForAgain = statement({
  name: 'again_read',
  text: `select o.brand, o.state, o.delivery_date::text as "deliveryDate", o.kitchen, o.start_hour as "startHour",
        o.end_hour as "endHour", coalesce(a.zone, s.zone) as zone
      from client_order o join subscription s on s.client_id = $clientId
        left join order_address p on p.client_id = $clientId and p.order_id = o.id
        left join area a on a.fsa = left(p.address ->> 'postal', 3)
      where o.client_id = $clientId and o.id = $orderId`,
  row: againRow,
})

const againWrite = statement({
  name: 'again_write',
  text: `with moved as (
        update client_order set state = 'charged', version = $version, delivery_date = $date,
          start_hour = $startHour, end_hour = $endHour
        where client_id = $clientId and id = $orderId
        returning client_id, id, version, brand, $from::date as delivery_date, kitchen
      ), ${countAgain}
      insert into order_event (client_id, order_id, version, kind, actor, at, data)
      values ($clientId, $orderId, $version, 'brought_again', 'client', $at, $data::jsonb)`,
})

/** Puts a failed box on another day, with its event: it is paid, and has to be packed. */
export async function writeAgain(
  tx: Tx,
  of: { clientId: string; orderId: string; version: number; from: string },
  to: { date: string; startHour: number; endHour: number },
  at: string,
): Promise<void> {
  const data = JSON.stringify({ from: of.from, to: to.date })

  await againWrite.run(tx, { ...of, date: to.date, startHour: to.startHour, endHour: to.endHour, at, data })
}

const againBatch = batchStatement({
  name: 'again_batch',
  text: `insert into batch (brand, delivery_date, kitchen, week, cutoff_at, opened_at, chosen_at, locked_at, charged_at)
      values ($brand, $date, $kitchen, $week, $cutoffAt, $passed, $passed, $passed, $passed)
        on conflict do nothing`,
})

/** Makes the batch of a day on which the kitchen has none. @param passed the time of its cutoff; null if it is to come */
export async function ensureBatch(
  tx: Tx,
  of: { brand: BrandId; date: string; kitchen: string; week: string; cutoffAt: string },
  passed: string | null,
): Promise<void> {
  await againBatch.run(tx, { ...of, passed })
}

const pointsLost = statement({
  name: 'again_points_lost',
  text: `select coalesce(-sum(amount_cents), 0)::int as points from ledger_entry
      where client_id = $clientId and order_id = $orderId and account = 'points_pending'
        and (starts_with(key, 'points_removed:failed:') or starts_with(key, 'points_again:'))`,
  row: { points: 'int' },
})

/** Points that failed attempts of a box took, and that were not returned. */
export async function readPointsLost(tx: Tx, clientId: string, orderId: string): Promise<number> {
  return (await pointsLost.one(tx, { clientId, orderId })).points
}

/** Failures between two days, both included, with the remedies chosen. */
export const countTroubles = batchStatement({
  name: 'trouble_counts',
  text: `select kind, reason, choice, count(*)::int as count from delivery_trouble
      where brand = $brand and delivery_date between $from and $until group by kind, reason, choice
        order by kind, reason, choice`,
  row: {
    kind: column<TroubleKind>('text'),
    reason: column<FailedBecause | null>('text?'),
    choice: column<Remedy | null>('text?'),
    count: 'int',
  },
})
