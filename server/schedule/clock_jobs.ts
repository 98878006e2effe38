// The jobs of the clock, by name: each finds work that has fallen due by the program's clock and does it. All are safe to run at
// any time, twice at once, and again from the start.

import { brandIds } from '../../domain/brands.ts'
import { giftHour } from '../../domain/gifts/gift_cards.ts'
import { addDays, brandDate, instantAt } from '../../domain/time/zone.ts'
import { settleClosedDays } from '../closed_days/settle_closed_days.ts'
import { mendCorrections } from '../corrections/mend_corrections.ts'
import { lateFrom } from '../delivery/drivers/tell_late.ts'
import type { ClockJob } from '../integrations/clock_job.ts'
import type { Services } from '../integrations/services.ts'
import { carryOutAllRefunds } from '../money/card_refunds/carry_out.ts'
import { settleLeftBehind } from '../money/late_edit/settle_late.ts'
import { tendSubscriptions } from '../subscription/clock.ts'
import { settleTerms } from '../terms/settle_terms.ts'
import { readNextInstant, runInTurn } from '../weekly/in_turn.ts'
import { open } from '../weekly/open.ts'
import { pack } from '../weekly/pack.ts'
import { remind } from '../weekly/remind.ts'
import { retryDeclined } from '../weekly/retry.ts'
import { tryAgain } from '../weekly/try_again.ts'
import { settleWindows } from '../windows/settle_windows.ts'

/** The job that runs batches. */
export const weeklyRun = 'weekly_run'

/** In the order of one instant's work. */
export const weeklyJobs: readonly ClockJob[] = [
  { name: 'open_orders', run: services => open(services, nowOf(services)) },
  { name: 'subscriptions', run: services => tendSubscriptions(services, nowOf(services)) },
  { name: 'reminders', run: services => remind(services, nowOf(services)) },
  // Before anything is cut off: no box is charged for a day on which nothing is delivered.
  { name: 'settle_closed_days', run: settleClosedDays },
  { name: 'settle_windows', run: settleWindows },
  { name: 'mend_corrections', run: mendCorrections },
  { name: 'settle_terms', run: settleTerms },
  { name: 'try_again', run: services => tryAgain(services, nowOf(services)) },
  // Batches past their cutoff, retries of cards and packing, in the order of their instants; the later jobs with their own names
  // then find nothing, and exist so that each can run alone.
  { name: weeklyRun, run: runInTurn },
  { name: 'retry_payments', run: services => retryDeclined(services, nowOf(services)) },
  { name: 'settle_late_edits', run: services => settleLeftBehind(services, nowOf(services)) },
  { name: 'pack', run: services => pack(services, nowOf(services)) },
  { name: 'card_refunds', run: carryOutAllRefunds },
]

/**
 * The next instant after one at which a job has work: a day of either brand begins, gift cards are sent, a cutoff has passed, a card is
 * tried again, or the window of a van on the road is over.
 */
export async function nextDue(
  { pool }: Pick<Services, 'pool'>,
  after: Temporal.Instant,
): Promise<Temporal.Instant> {
  const from = after.toString()
  const days = brandIds.map(brand => instantAt(brand, addDays(brandDate(brand, from), 1), '00:00'))
  const mornings = brandIds.map(brand => {
    const today = instantAt(brand, brandDate(brand, from), giftHour)
    return Date.parse(today) > Date.parse(from)
      ? today
      : instantAt(brand, addDays(brandDate(brand, from), 1), giftHour)
  })
  const [work, late] = await Promise.all([readNextInstant(pool, from), lateFrom(pool, from)])
  const instants = [...days, ...mornings, ...late, ...(work === null ? [] : [work])].map(instant =>
    Temporal.Instant.from(instant),
  )
  return instants.reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b))
}

const nowOf = ({ clock }: Pick<Services, 'clock'>): string =>
  clock.now().toString({ fractionalSecondDigits: 3 })
