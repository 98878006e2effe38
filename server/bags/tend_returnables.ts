// Sends notices for bags and kits that have been out for long (area 9): one letter for each household and day. A week after the
// second notice, those not returned are billed.

import { type BrandId, brandIds } from '../../domain/brands.ts'
import { lifeOf, noticeDays } from '../../domain/returnable_life.ts'
import { bagWeeks, retrievalAttempts } from '../../domain/returnables.ts'
import { addDays, brandDate } from '../../domain/time/zone.ts'
import { holdClient } from '../identity/household_changes.ts'
import type { Services } from '../integrations/services.ts'
import { tell } from '../messages/outbox.ts'
import { withTx } from '../request/database/database.ts'
import { eachAlone } from '../request/each_alone.ts'
import { beginFee } from './fees/charge_fee.ts'
import { hasBoxAhead, insertReturnableEvent, type LoanToTend, readBillable, readToTend } from './store.ts'

type Needs = Pick<Services, 'pool' | 'memory' | 'clock' | 'log'>

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
    letters += await tendDay(services, brand, today, now)
    done.add(`${brand} ${today}`)
  }
  return { letters }
}

/** A household that fails is left for the next day. @returns the number of letters */
export async function tendDay(
  services: Pick<Needs, 'pool' | 'log'>,
  brand: BrandId,
  today: string,
  now: string,
): Promise<number> {
  const loans = await readToTend.all(services.pool, {
    brand,
    today,
    outUntil: addDays(today, noticeDays - bagWeeks * 7),
    attempts: retrievalAttempts,
  })
  const letters = await eachAlone(
    services.log,
    'tend_returnables',
    [...Map.groupBy(loans, loan => loan.clientId)],
    ([clientId, theirs]) => tendHousehold(services, { clientId, brand, today, now }, theirs),
    ([clientId]) => ({ clientId }),
  )
  return letters.reduce((sum, each) => sum + each, 0)
}

interface HouseholdOfDay {
  clientId: string
  brand: BrandId
  /** ISO date. */
  today: string
  /** Program time, ISO instant. */
  now: string
}

/** Sends a household's notices of the day, and bills what is due. @returns the number of letters */
async function tendHousehold(
  { pool }: Pick<Needs, 'pool'>,
  of: HouseholdOfDay,
  loans: readonly LoanToTend[],
): Promise<number> {
  const { brand, today } = of
  const lives = loans.map(loan => ({ loan, life: lifeOf(factsOf(brand, loan), today) }))
  let letters = 0
  for (const notice of ['due_soon', 'overdue'] as const) {
    const due = lives.filter(({ life }) => life.notice === notice)
    if (due.length > 0) letters += Number(await tellNotice(pool, of, notice, due))
  }
  await bill(
    pool,
    of,
    lives.filter(({ life }) => life.feeDue).map(({ loan }) => loan),
  )
  return letters
}

/** @returns false where another process that ran at once wrote the notice and its letter */
async function tellNotice(
  pool: Needs['pool'],
  { clientId, brand, today, now }: HouseholdOfDay,
  notice: 'due_soon' | 'overdue',
  due: readonly { loan: LoanToTend; life: { dueOn: string } }[],
): Promise<boolean> {
  const numbers = due.map(({ loan }) => loan.number)
  const items = due.map(({ loan: { kind, number } }) => ({ kind, number }))
  const feeFrom = addDays(today, noticeDays)
  return withTx(pool, async tx => {
    const event = { clientId, numbers, key: notice, kind: notice, actor: 'clock', data: {}, at: now }
    if ((await insertReturnableEvent(tx, event)) === 0) return false
    const letter = { clientId, brand, key: `returnables_${notice}:${today}`, at: now }
    if (notice === 'due_soon') {
      const dueOn = [due[0]?.life.dueOn ?? '', feeFrom].toSorted().at(-1) as string
      const boxComing = await hasBoxAhead(tx, clientId, today)
      await tell(tx, { ...letter, template: 'returnables_due', data: { items, dueOn, boxComing } })
    } else await tell(tx, { ...letter, template: 'returnables_overdue', data: { items, feeFrom } })
    return true
  })
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
