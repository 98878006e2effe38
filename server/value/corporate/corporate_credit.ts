// An employer's credit: shown to its household, set by an admin, renewed by its period, and ended with its plan.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { type CorporatePeriod, nextPeriod, periodStart } from '../../../domain/corporate.ts'
import { creditCorporate } from '../../../domain/ledger.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import { noteAndTell } from '../../codes/code_events.ts'
import type { Services } from '../../integrations/services.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { holdHousehold } from '../../money/ledger/hold_household.ts'
import { promisedValue } from '../../orders/balances.ts'
import { holdOpenBoxes } from '../../orders/hold_open.ts'
import { loadHousehold } from '../../orders/load.ts'
import { repriceMovedDiscounts } from '../../orders/reprice.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import type { Stored } from '../../request/services.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { balancesOf } from '../held_value/value_held.ts'
import {
  markPeriodCredited,
  type PlanRow,
  selectDue,
  selectName,
  selectPlan,
  writeCreditPlan,
  writeDue,
} from './store.ts'

type Plan = NonNullable<OutputOf<'settings_corporate_credit_plan.show'>['plan']>

const planView = (row: PlanRow, corporateCents: number): Plan => ({
  plan: row.plan,
  valueCents: row.valueCents,
  expiration: row.expiresOn,
  period: row.period,
  remainingCents: Math.max(0, corporateCents),
})

/** A client's own plan. @throws Refusal not_found for one without */
export async function ownPlan({ pool }: Pick<Services, 'pool'>, clientId: string): Promise<Plan> {
  const row = await selectPlan.first(pool, { clientId })
  if (!row) throw new Refusal('not_found')
  return planView(row, (await balancesOf(pool, clientId)).corporateCents)
}

/** The credit of a client, for an admin of their brand. @throws Refusal not_found */
export async function planOfClient(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  clientId: string,
): Promise<{ plan: Plan | null; clientName: string }> {
  const clientName = await selectName(pool, brand, clientId)
  if (clientName === undefined) throw new Refusal('not_found')
  const row = await selectPlan.first(pool, { clientId })
  return { plan: row ? planView(row, (await balancesOf(pool, clientId)).corporateCents) : null, clientName }
}

interface PlanToSet {
  brand: BrandId
  clientId: string
  plan: string
  valueCents: number
  /** ISO date. */
  expiration: string
  /** By default that of the present plan. */
  period?: CorporatePeriod | undefined
  /** The admin’s id. */
  actor: string
  now: string
}

/**
 * Sets a client's plan. It begins today, with its whole value; the rest of an earlier plan lapses, except what a box past its cutoff is
 * about to take of it.
 * @throws Refusal not_found, date_unavailable for an end that is over
 */
export async function setPlan(services: Stored, of: PlanToSet): Promise<Plan> {
  const { brand, clientId, plan, valueCents, expiration: expiresOn, now } = of
  const today = brandDate(brand, now)
  if (expiresOn < today) throw new Refusal('date_unavailable', { fields: { expiration: 'date_unavailable' } })
  return withTx(services.pool, async tx => {
    if ((await selectName(tx, brand, clientId)) === undefined) throw new Refusal('not_found')
    await holdHousehold(tx, clientId)
    const before = await selectPlan.first(tx, { clientId })
    const period = of.period ?? before?.period ?? 'once'
    await holdOpenBoxes(tx, clientId, now)
    const household = await loadHousehold(services, clientId, now, tx)
    const promised = household ? promisedValue(household, now).corporateCents : 0
    const row = { plan, valueCents, expiresOn, period, startsOn: today, creditedFor: today }
    await writeCreditPlan(tx, clientId, row, now)
    await writeDue(tx, clientId, nextLook(row, today))
    // Named after its event: two settings of one instant are two transactions.
    const id = randomUUIDv7()
    await bringTo(tx, clientId, promised + valueCents, `set:${id}`, of.actor, now)
    const data = { plan, valueCents, expiresOn, period, actor: of.actor }
    noteInLog(tx, { clientId, before: before ?? null, after: row })
    await noteAndTell(tx, {
      clientId,
      brand,
      id,
      kind: 'corporate_plan_set',
      actor: of.actor,
      data,
      now,
    })
    await repriceMovedDiscounts(tx, services, clientId, now)
    return planView(row, valueCents)
  })
}

/** Sets a household's corporate credit to this many cents. */
async function bringTo(tx: Tx, clientId: string, cents: number, key: string, actor: string, now: string) {
  const change = cents - (await balancesOf(tx, clientId)).corporateCents
  if (change === 0) return
  await addTransactions(tx, [{ clientId, transaction: creditCorporate(key, change) }], actor, now)
}

/**
 * Credits the value of every period that began, and takes the rest of a plan that ended. Safe to run twice at once.
 * @returns the number of households it changed
 */
export async function renewCorporate(services: Stored & Pick<Services, 'log'>, now: string): Promise<number> {
  let changed = 0
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    const renewed = await eachAlone(
      services.log,
      'renew_corporate',
      await selectDue(services.pool, brand, today, now),
      clientId => renewOne(services, clientId, today, now),
      clientId => ({ clientId }),
    )
    changed += renewed.filter(Boolean).length
  }
  return changed
}

/** The first day after today on which a plan changes: its next period begins, or its end is settled. Null after its end. */
function nextLook(row: PlanRow, today: string): string | null {
  if (row.expiresOn < today) return null
  if (row.startsOn !== null && today < row.startsOn) return row.startsOn
  return nextPeriod(row, today) ?? addDays(row.expiresOn, 1)
}

function renewOne(services: Stored, clientId: string, today: string, now: string): Promise<boolean> {
  return withTx(services.pool, async tx => {
    await holdHousehold(tx, clientId)
    const row = await selectPlan.first(tx, { clientId })
    if (!row) return false
    const ended = row.expiresOn < today
    await writeDue(tx, clientId, nextLook(row, today))
    const renews = row.period !== 'once' && row.creditedFor !== null
    const begins = ended ? addDays(row.expiresOn, 1) : renews ? periodStart(row, today) : null
    if (begins === null || !(await markPeriodCredited(tx, clientId, begins))) return false
    await bringTo(tx, clientId, ended ? 0 : row.valueCents, begins, 'program', now)
    await repriceMovedDiscounts(tx, services, clientId, now)
    return true
  })
}
