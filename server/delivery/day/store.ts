// SQL of a day's deliveries, as an admin sees it.

import type { BrandId } from '../../../domain/brands.ts'
import type { OrderState, PickupState } from '../../../domain/machines/tables.ts'
import type { ReturnableKind } from '../../../domain/returnables.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement } from '../../request/database/statement.ts'

/** The boxes of a day that one kitchen makes. */
export interface DayBatch {
  brand: BrandId
  date: string
  kitchen: string
}

const keyOf = ({ brand, date, kitchen }: DayBatch) => [brand, date, kitchen]

interface CountRow {
  kitchen: string
  state: OrderState
  count: number
}

const dayCounts = batchStatement<CountRow>({
  name: 'day_counts',
  text: `select kitchen, state, count(*)::int as count from client_order
      where brand = $1 and delivery_date = $2 group by kitchen, state order by kitchen`,
  row: { kitchen: 'text', state: 'text', count: 'int' },
})

export function readCounts(db: Db, brand: BrandId, date: string): Promise<CountRow[]> {
  return dayCounts.all(db, [brand, date])
}

interface DayOrderRow {
  id: string
  firstName: string
  lastName: string
  email: string
  startHour: number
  endHour: number
  state: OrderState
  /** Of all that were looked for. */
  count: number
}

const dayOrders = batchStatement<DayOrderRow>({
  name: 'day_orders',
  text: `select o.id, c.first_name as "firstName", c.last_name as "lastName", c.email, o.start_hour as "startHour",
        o.end_hour as "endHour", o.state, (count(*) over ())::int as count
      from client_order o join client c on c.client_id = o.client_id
      where o.brand = $1 and o.delivery_date = $2 and o.kitchen = $3
        and position(lower($4) in lower(c.first_name || ' ' || c.last_name || ' ' || c.email)) > 0
      order by c.last_name, c.first_name, o.id limit $5`,
  row: {
    id: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    startHour: 'int',
    endHour: 'int',
    state: 'text',
    count: 'int',
  },
})

/** Orders of households whose name or e-mail contains the words. */
export function readOrders(db: Db, batch: DayBatch, find: string, limit: number): Promise<DayOrderRow[]> {
  return dayOrders.all(db, [...keyOf(batch), find, limit])
}

const dayOrdersIn = batchStatement<{ id: string; count: number }>({
  name: 'day_orders_in',
  text: `select id, (count(*) over ())::int as count from client_order
      where brand = $1 and delivery_date = $2 and kitchen = $3 and state = $4
      order by client_id limit $5`,
  row: { id: 'uuid', count: 'int' },
})

/** The first orders of a batch in each state, with the total number in that state. */
export function readOrdersIn(
  db: Db,
  batch: DayBatch,
  state: OrderState,
  limit: number,
): Promise<{ id: string; count: number }[]> {
  return dayOrdersIn.all(db, [...keyOf(batch), state, limit])
}

interface DayPickupRow {
  clientId: string
  id: string
  firstName: string
  lastName: string
  email: string
  startHour: number
  endHour: number
  state: PickupState
  out: { number: string; kind: ReturnableKind }[]
}

const dayPickups = batchStatement<DayPickupRow>({
  name: 'day_pickups',
  text: `select p.client_id as "clientId", p.id, c.first_name as "firstName", c.last_name as "lastName", c.email,
        p.start_hour as "startHour", p.end_hour as "endHour", p.state,
        (select coalesce(json_agg(json_build_object('number', r.number, 'kind', r.kind) order by r.out_since, r.number),
            '[]'::json)
          from returnable_loan r where r.client_id = p.client_id and r.returned_at is null) as out
      from pickup p join client c on c.client_id = p.client_id
      where p.brand = $1 and p.pickup_date = $2 and p.state <> 'cancelled'
      order by p.start_hour, c.last_name, c.first_name, p.id`,
  row: {
    clientId: 'uuid',
    id: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    startHour: 'int',
    endHour: 'int',
    state: 'text',
    out: 'json',
  },
})

/** The day's pickups that were not cancelled, with what each household has. */
export function readPickups(db: Db, brand: BrandId, date: string): Promise<DayPickupRow[]> {
  return dayPickups.all(db, [brand, date])
}

const dayDelivered = batchStatement<{ count: number }>({
  name: 'day_delivered',
  text: `select count(*)::int as count from client_order
      where brand = $1 and delivery_date between $2 and $3 and state = 'delivered'`,
  row: { count: 'int' },
})

/** Boxes delivered from a day until another, both included. */
export async function countDelivered(
  db: Db,
  brand: BrandId,
  days: { from: string; until: string },
): Promise<number> {
  return (await dayDelivered.one(db, [brand, days.from, days.until])).count
}
