// Erasure. A household requests it once its account is closed, learns the day, and can cancel until then; the clock carries it out.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { amountsKeptUntil, erasureAfterDays } from '../../../domain/household_data.ts'
import { underwayOrders } from '../../../domain/machines/order_groups.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import { emailOf } from '../../identity/client_facts.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { eachAlone } from '../../request/each_alone.ts'
import {
  deleteErasure,
  deleteExpiredExports,
  eraseAmounts,
  erasePersonal,
  insertErasure,
  selectDueErasures,
  selectErasure,
  selectExport,
  selectOverErasures,
  selectState,
} from './store.ts'

type Given = Pick<Services, 'pool' | 'config'>

/** The present options, and the present request. */
export async function showData(
  { pool, config }: Given,
  request: CallRequest,
): Promise<OutputOf<'household_data.show'>> {
  const clientId = signedIn(request)
  const { brand } = request
  const now = programTime(request)
  const [copy, erasure, state] = await Promise.all([
    selectExport(pool, clientId, now),
    selectErasure(pool, clientId),
    selectState(pool, clientId),
  ])
  const day = datesFrom(brand, now, config.amountsKeptYears)
  return {
    copy: copy && {
      id: copy.id,
      state: copy.state,
      bytes: copy.bytes,
      until: brandDate(brand, copy.expiresAt),
    },
    closed: state === null || state === 'closed',
    erasure: erasure && { dueOn: erasure.dueOn, amountsUntil: erasure.amountsUntil },
    wouldBe: day,
  }
}

const datesFrom = (brand: BrandId, now: string, years: number) => {
  const dueOn = addDays(brandDate(brand, now), erasureAfterDays)
  return { dueOn, amountsUntil: amountsKeptUntil(dueOn, years) }
}

/** @throws Refusal account_not_closed */
export async function askErasure(services: Given, request: CallRequest): Promise<void> {
  const clientId = signedIn(request)
  const { brand } = request
  const at = programTime(request)
  const dates = datesFrom(brand, at, services.config.amountsKeptYears)
  await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    const state = await selectState(tx, clientId)
    if (state !== null && state !== 'closed') throw new Refusal('account_not_closed')
    if (!(await insertErasure(tx, { clientId, brand, ...dates, at }))) return
    await recordEvent(tx, { clientId, kind: 'erasure_asked', data: { ...dates }, at })
    await tell(tx, {
      clientId,
      brand,
      template: 'erasure_planned',
      data: dates,
      key: `erasure_planned:${at}`,
      at,
    })
  })
}

/** Cancels the request. @throws Refusal not_found */
export async function undoErasure({ pool }: Given, request: CallRequest): Promise<void> {
  const clientId = signedIn(request)
  const { brand } = request
  const at = programTime(request)
  await withTx(pool, async tx => {
    await holdClient(tx, clientId)
    if (!(await deleteErasure(tx, clientId))) throw new Refusal('not_found')
    await recordEvent(tx, { clientId, kind: 'erasure_taken_back', data: {}, at })
    await tell(tx, {
      clientId,
      brand,
      template: 'erasure_taken_back',
      data: {},
      key: `erasure_kept:${at}`,
      at,
    })
  })
}

/**
 * The clock's work on data: expired copies are deleted, households whose day has come are erased, and amounts that were kept for
 * long enough are deleted too. Each household is a transaction of its own; a second run finds nothing.
 */
export async function tendData({
  pool,
  clock,
  log,
}: Pick<Services, 'pool' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  await deleteExpiredExports.run(pool, { now })
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    const each = (clients: readonly string[], run: (clientId: string) => Promise<void>) =>
      eachAlone(log, 'tend_data', clients, run, clientId => ({ clientId }))
    await each(await selectDueErasures(pool, brand, today, underwayOrders), clientId =>
      withTx(pool, async tx => {
        await holdClient(tx, clientId)
        const asked = await selectErasure(tx, clientId)
        const state = await selectState(tx, clientId)
        if (!asked || asked.erasedOn !== null || (state !== null && state !== 'closed')) return
        const email = (await emailOf(tx, clientId)) ?? ''
        await erasePersonal(tx, { clientId, brand, email, on: today })
      }),
    )
    await each(await selectOverErasures(pool, brand, today), clientId =>
      withTx(pool, tx => eraseAmounts(tx, clientId)),
    )
  }
}
