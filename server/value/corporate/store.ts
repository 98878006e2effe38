// SQL of employers' credit.

import type { BrandId } from '../../../domain/brands.ts'
import type { CorporatePeriod } from '../../../domain/corporate.ts'
import { dueOrders } from '../../../domain/machines/order_groups.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

export type PlanRow = RowOf<typeof selectPlan>

export const selectPlan = statement({
  name: 'corporate_plan',
  text: `select plan, value_cents as "valueCents", expires_on::text as "expiresOn", period,
        starts_on::text as "startsOn",
      credited_for::text as "creditedFor"
    from corporate_credit_plan where client_id = $clientId`,
  row: {
    plan: 'text',
    valueCents: 'int',
    expiresOn: 'text',
    period: column<CorporatePeriod>('text'),
    startsOn: 'text?',
    creditedFor: 'text?',
  },
})

const nameRead = statement({
  name: 'corporate_client_name',
  text: `select first_name || ' ' || last_name as name from client where client_id = $clientId and brand = $brand`,
  row: { name: 'text' },
})

/** The name of a client of a brand; undefined where there is none. */
export const selectName = async (db: Db, brand: BrandId, clientId: string): Promise<string | undefined> =>
  (await nameRead.first(db, { clientId, brand }))?.name

const planWrite = statement({
  name: 'corporate_plan_write',
  text: `insert into corporate_credit_plan as p (client_id, plan, value_cents, expires_on, period, starts_on, credited_for,
      set_at)
    values ($clientId, $plan, $valueCents, $expiresOn, $period, $startsOn, $creditedFor, $now)
    on conflict (client_id) do update set plan = $plan, value_cents = $valueCents, expires_on = $expiresOn,
      period = $period, starts_on = $startsOn, credited_for = $creditedFor, set_at = $now,
      former_expires_on = case when $waits then p.former_expires_on else p.expires_on end`,
})

/** Whether a box waits for its run since before the plan was last written. */
const planWaits = statement({
  name: 'corporate_plan_waits',
  text: `select exists (select 1 from client_order o join corporate_credit_plan p on p.client_id = $clientId
      where o.client_id = $clientId and o.state = 'upcoming' and o.cutoff_at < p.set_at and o.cutoff_at < $now) as waits`,
  row: { waits: 'bool' },
})

/** Writes a plan from now on. A box past its cutoff counts on the end that the plan had then. `now`: program time, ISO instant. */
export async function writeCreditPlan(tx: Tx, clientId: string, row: PlanRow, now: string): Promise<void> {
  const { plan, valueCents, expiresOn, period, startsOn, creditedFor } = row
  const { waits } = await planWaits.one(tx, { clientId, now })
  await planWrite.run(tx, {
    clientId,
    plan,
    valueCents,
    expiresOn,
    period,
    startsOn,
    creditedFor,
    now,
    waits,
  })
}

const creditedWrite = statement({
  name: 'corporate_credited',
  text: `update corporate_credit_plan set credited_for = $day where client_id = $clientId
        and credited_for is distinct from $day`,
})

/** Marks a period as credited; false where it is already. */
export const markPeriodCredited = async (tx: Tx, clientId: string, day: string): Promise<boolean> =>
  (await creditedWrite.run(tx, { clientId, day })) === 1

const dueWrite = statement({
  name: 'corporate_due_write',
  text: `update corporate_credit_plan set due_on = $dueOn where client_id = $clientId`,
})

/** Records when a plan is due next; null for never. */
export async function writeDue(tx: Tx, clientId: string, dueOn: string | null): Promise<void> {
  await dueWrite.run(tx, { clientId, dueOn })
}

const due = batchStatement({
  name: 'corporate_due',
  text: `select p.client_id as "clientId" from corporate_credit_plan p join client c on c.client_id = p.client_id
    where c.brand = $brand and p.due_on <= $today
      and not exists (select 1 from client_order o where o.client_id = p.client_id
        and (o.state in ${sqlList(dueOrders)} and (o.priced->'payment'->>'corporateCents')::int > 0
          or o.state = 'upcoming' and o.cutoff_at < $now))
    order by p.client_id limit 1000`,
  row: { clientId: 'uuid' },
})

/**
 * Households whose plan may have begun another period, or ended. One with an unpaid box past its cutoff that credit pays for, or may,
 * waits.
 */
export const selectDue = async (db: Db, brand: BrandId, today: string, now: string): Promise<string[]> =>
  (await due.all(db, { brand, today, now })).map(row => row.clientId)
