// Sends notices for bags and kits that have been out for long (area 9): one letter for each household and day. A week after the
// second notice, those not returned are billed.

import { type BrandId, brandIds } from '../../../domain/brands.ts'
import { lifeOf, noticeDays } from '../../../domain/returnable_life.ts'
import { bagWeeks, retrievalAttempts } from '../../../domain/returnables.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { beginFee } from '../../payments/returnable_fees/charge_fee.ts'
import { isStopping, withTx } from '../../request/database/database.ts'
import { holdClient } from '../household_changes.ts'
import { hasBoxAhead, insertReturnableEvent, type LoanToTend, readBillable, readToTend } from './store.ts'

type Needs = Pick<Services, 'pool' | 'memory' | 'clock'>

/** The days that this process has handled: once a day is enough, because a second run would find nothing. */
const openTended = () => new Set<string>()

/** Sends today's notices of both brands. @returns the number of letters */
export async function tendReturnables(services: Needs): Promise<{ letters: number }> {
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  const done = services.memory.of(openTended)
  let letters = 0
  for (const brand of brandIds) {
    const today = brandDate(brand, now)
    if (done.has(`${brand} ${today}`)) continue
    const ofDay = await tendDay(services, brand, today, now)
    if (ofDay === null) return { letters }
    letters += ofDay
    done.add(`${brand} ${today}`)
  }
  return { letters }
}

/** @returns null where the program is stopping */
export async function tendDay(
  { pool }: Pick<Needs, 'pool'>,
  brand: BrandId,
  today: string,
  now: string,
): Promise<number | null> {
  const loans = await readToTend.all(pool, {
    brand,
    today,
    outUntil: addDays(today, noticeDays - bagWeeks * 7),
    attempts: retrievalAttempts,
  })
  let letters = 0
  for (const [clientId, theirs] of Map.groupBy(loans, loan => loan.clientId)) {
    if (isStopping(pool)) return null
    const lives = theirs.map(loan => ({ loan, life: lifeOf(factsOf(brand, loan), today) }))
    for (const notice of ['due_soon', 'overdue'] as const) {
      const due = lives.filter(({ life }) => life.notice === notice)
      const [first] = due
      if (!first) continue
      const numbers = due.map(({ loan }) => loan.number)
      const items = due.map(({ loan: { kind, number } }) => ({ kind, number }))
      const feeFrom = addDays(today, noticeDays)
      const dueOn = [first.life.dueOn, addDays(today, noticeDays)].toSorted().at(-1) as string
      await withTx(pool, async tx => {
        // Of two processes that run at once, one writes the notice and its letter.
        const event = { clientId, numbers, key: notice, kind: notice, actor: 'clock', data: {}, at: now }
        if ((await insertReturnableEvent(tx, event)) === 0) return
        const letter = { clientId, brand, key: `returnables_${notice}:${today}`, at: now }
        if (notice === 'due_soon') {
          const boxComing = await hasBoxAhead(tx, clientId, today)
          await tell(tx, { ...letter, template: 'returnables_due', data: { items, dueOn, boxComing } })
        } else await tell(tx, { ...letter, template: 'returnables_overdue', data: { items, feeFrom } })
        letters += 1
      })
    }
    await bill(
      pool,
      { clientId, brand, now },
      lives.filter(({ life }) => life.feeDue).map(({ loan }) => loan),
    )
  }
  return letters
}

/**
 * Bills the bags and kits with both notices whose days are over (area 9); a household without a card on file is billed another day.
 */
async function bill(
  pool: Needs['pool'],
  of: { clientId: string; brand: BrandId; now: string },
  loans: readonly LoanToTend[],
): Promise<void> {
  const [first] = loans
  if (!first) return
  await withTx(pool, async tx => {
    await holdClient(tx, of.clientId)
    // Since it was read, a report may have come in, or another process may have billed it.
    const open = await readBillable(
      tx,
      of.clientId,
      loans.map(({ number }) => number),
    )
    const due = loans.filter(({ number }) => open.includes(number))
    if (due.length === 0) return
    const items = due.map(({ kind, number, outSince }) => ({ kind, number, outSince }))
    if (!(await beginFee(tx, of, items))) return
    const numbers = due.map(({ number }) => number)
    const event = {
      clientId: of.clientId,
      numbers,
      key: 'billed',
      kind: 'billed' as const,
      actor: 'clock',
      data: {},
      at: of.now,
    }
    await insertReturnableEvent(tx, event)
  })
}

const factsOf = (brand: BrandId, { outSince, events, pickupAhead }: LoanToTend) => ({
  outSince,
  pickupAhead,
  events: events.map(({ kind, at }) => ({ kind, date: brandDate(brand, new Date(at).toISOString()) })),
})
