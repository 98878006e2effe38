// SQL of employers' credit.

import type { BrandId } from '../../../domain/brands.ts'
import type { CorporatePeriod } from '../../../domain/corporate.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

export interface PlanRow {
  plan: string
  valueCents: number
  expiresOn: string
  period: CorporatePeriod
  startsOn: string | null
  creditedFor: string | null
}

const planRead = statement<PlanRow>({
  name: 'corporate_plan',
  text: `select plan, value_cents as "valueCents", expires_on::text as "expiresOn", period, starts_on::text as "startsOn",
      credited_for::text as "creditedFor"
    from corporate_credit_plan where client_id = $1`,
  row: {
    plan: 'text',
    valueCents: 'int',
    expiresOn: 'text',
    period: 'text',
    startsOn: 'text?',
    creditedFor: 'text?',
  },
})

export const selectPlan = (db: Db, clientId: string): Promise<PlanRow | undefined> =>
  planRead.first(db, [clientId])

const nameRead = statement<{ name: string }>({
  name: 'corporate_client_name',
  text: `select first_name || ' ' || last_name as name from client where client_id = $1 and brand = $2`,
  row: { name: 'text' },
})

/** The name of a client of a brand; undefined where there is none. */
export const selectName = async (db: Db, brand: BrandId, clientId: string): Promise<string | undefined> =>
  (await nameRead.first(db, [clientId, brand]))?.name

const planWrite = statement({
  name: 'corporate_plan_write',
  text: `insert into corporate_credit_plan (client_id, plan, value_cents, expires_on, period, starts_on, credited_for)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (client_id) do update set plan = $2, value_cents = $3, expires_on = $4, period = $5, starts_on = $6,
      credited_for = $7`,
})

export async function writePlan(tx: Tx, clientId: string, row: PlanRow): Promise<void> {
  const { plan, valueCents, expiresOn, period, startsOn, creditedFor } = row
  await planWrite.run(tx, [clientId, plan, valueCents, expiresOn, period, startsOn, creditedFor])
}

const creditedWrite = statement({
  name: 'corporate_credited',
  text: `update corporate_credit_plan set credited_for = $2 where client_id = $1 and credited_for is distinct from $2`,
})

/** Marks a period as credited; false where it is already. */
export const markCredited = async (tx: Tx, clientId: string, day: string): Promise<boolean> =>
  (await creditedWrite.run(tx, [clientId, day])) === 1

const dueWrite = statement({
  name: 'corporate_due_write',
  text: `update corporate_credit_plan set due_on = $2 where client_id = $1`,
})

/** Records when a plan is due next; null for never. */
export async function writeDue(tx: Tx, clientId: string, dueOn: string | null): Promise<void> {
  await dueWrite.run(tx, [clientId, dueOn])
}

const due = batchStatement<{ clientId: string }>({
  name: 'corporate_due',
  text: `select p.client_id as "clientId" from corporate_credit_plan p join client c on c.client_id = p.client_id
    where c.brand = $1 and p.due_on <= $2
      and not exists (select from client_order o where o.client_id = p.client_id
        and o.state in ('locked', 'payment_failed') and (o.priced->'payment'->>'corporateCents')::int > 0)
    order by p.client_id limit 1000`,
  row: { clientId: 'uuid' },
})

/**
 * Households whose plan may have come to another period, or to its end. One with a box that credit is to pay and that is not
 * paid yet waits.
 */
export const selectDue = async (db: Db, brand: BrandId, today: string): Promise<string[]> =>
  (await due.all(db, [brand, today])).map(row => row.clientId)
