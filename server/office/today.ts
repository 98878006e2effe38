// What a brand's people have to look at today, and how the batches of a week stand.

import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { lowPart } from '../../domain/catalogue/low_stock.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { orderStates } from '../../domain/machines/order.ts'
import { comingOrders } from '../../domain/machines/order_groups.ts'
import { type ExceptionKind, inOrder } from '../../domain/office/exceptions.ts'
import { jobLateBefore } from '../../domain/office/jobs.ts'
import { addDays, brandDate, instantAt, weekdayOf } from '../../domain/time/zone.ts'
import { closedDisputes } from '../integrations/cards/outside.ts'
import type { Services } from '../integrations/services.ts'
import { countHeldKinds } from '../messages/kinds/hold_kind.ts'
import { readDueSteps } from '../weekly/figures/read_figures.ts'
import { failureOf } from './batches/failure.ts'
import { countBatchesStanding } from './batches/list.ts'
import { closingState, countWaiting, readBatches, readBatchFigures } from './store.ts'

type Today = OutputOf<'office_admin.today'>
type Exception = Today['exceptions'][number]
type Figure = Awaited<ReturnType<typeof readBatchFigures.all>>[number]
type Batch = Awaited<ReturnType<typeof readBatches.all>>[number]

/** Days around today of which the worker keeps figures (server/weekly/figures). */
const daysAround = 7

/** Minutes after which a step that is due counts as not done: a worker begins within seconds. */
const stepLateAfter = 15

const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))

/** @param of.date a day of the week to show; today by default. @param of.now program time, ISO instant */
export async function showToday(
  services: Pick<Services, 'pool'>,
  of: { brand: BrandId; now: string; date: string | undefined },
): Promise<Today> {
  const { pool } = services
  const { brand, now } = of
  const today = brandDate(brand, now)
  const week = mondayOf(of.date ?? today)
  const shown = { brand, from: week, until: addDays(week, 6) }
  const around = { brand, from: addDays(today, -daysAround), until: addDays(today, daysAround) }
  const [figures, near, batches, nearBatches, waiting, steps, standing, held] = await Promise.all([
    readBatchFigures.all(pool, shown),
    readBatchFigures.all(pool, around),
    readBatches.all(pool, shown),
    readBatches.all(pool, around),
    countWaiting.all(pool, {
      ...{ brand, today, now, lowPart, closing: closingState, closed: closedDisputes },
      lateBefore: jobLateBefore(now),
    }),
    readDueSteps(services, now),
    countBatchesStanding(services, brand),
    countHeldKinds(services, brand),
  ])
  const endOf = (date: string) => instantAt(brand, addDays(date, 1), '00:00')
  const late = steps.filter(
    step => step.brand === brand && Date.parse(now) - Date.parse(step.since) > stepLateAfter * 60_000,
  )
  const exceptions = [
    ...exceptionsOfBoxes(brand, today, near, nearBatches),
    ...waiting.map(row => withEnd({ ...row, since: iso(row.since), until: iso(row.until) }, endOf(today))),
    ...standing.map(row =>
      withEnd({ ...row, cents: null, since: iso(row.since), until: null }, endOf(today)),
    ),
    withEnd(
      { kind: 'held', ...held, cents: null, since: iso(held.since), until: null, date: null },
      endOf(today),
    ),
    ...(late.length > 0 ? [stepsLate(late)] : []),
  ]
  return {
    today,
    week,
    countedAt: iso(near[0]?.countedAt ?? figures[0]?.countedAt ?? null),
    endOfDay: endOf(today),
    endOfWeek: endOf(addDays(today, 6)),
    exceptions: inOrder(exceptions.filter(({ count }) => count > 0)),
    batches: batchesOf(figures, batches),
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** What has no instant of its own, and should not wait until tomorrow. */
const byTonight: readonly ExceptionKind[] = [
  'letters',
  'aside',
  'failed',
  'late',
  'claims',
  'disputes',
  'broken',
  'job',
  'paused',
  'held',
]

const withEnd = (exception: Exception, endOfDay: string): Exception => ({
  ...exception,
  until: exception.until ?? (byTonight.includes(exception.kind) ? endOfDay : null),
})

function stepsLate(late: readonly { since: string; deliveryDate: string }[]): Exception {
  const [first] = late.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since))
  const since = first?.since ?? null
  return {
    kind: 'step',
    count: late.length,
    cents: null,
    until: since,
    since,
    date: first?.deliveryDate ?? null,
  }
}

/** The exceptions among boxes: each ends with the step that makes it final. */
function exceptionsOfBoxes(
  brand: BrandId,
  today: string,
  figures: readonly Figure[],
  batches: readonly Batch[],
): Exception[] {
  const batchOf = ({ date, kitchen }: Figure) =>
    batches.find(batch => batch.date === date && batch.kitchen === kitchen)
  const made = (kind: ExceptionKind, rows: readonly Figure[], count: (row: Figure) => number) => {
    const [first] = rows
    const of = (at: (row: Figure) => string | null) =>
      rows.flatMap(row => at(row) ?? []).toSorted()[0] ?? null
    return {
      kind,
      count: rows.reduce((sum, row) => sum + count(row), 0),
      cents: null,
      until: of(row =>
        kind === 'under' ? iso(batchOf(row)?.cutoffAt ?? null) : instantAt(brand, row.date, '00:00'),
      ),
      since: null,
      date: first?.date ?? null,
    }
  }
  const unpaid = figures.filter(
    row => row.state === 'payment_failed' && row.date >= today && !batchOf(row)?.packedAt,
  )
  const under = figures.filter(row => row.state === 'upcoming' && row.under > 0 && row.date >= today)
  const unreported = figures.filter(row => isOneOf(row.state, comingOrders) && row.date < today)
  return [
    { ...made('unpaid', unpaid, row => row.orders), cents: unpaid.reduce((sum, row) => sum + row.cents, 0) },
    made('under', under, row => row.under),
    made('unreported', unreported, row => row.orders),
  ]
}

/** Each batch of the week with its boxes by state, in the order of its states. */
function batchesOf(figures: readonly Figure[], batches: readonly Batch[]): Today['batches'] {
  return batches.map(batch => ({
    kitchen: batch.kitchen,
    date: batch.date,
    counts: orderStates.flatMap(state =>
      figures
        .filter(row => row.date === batch.date && row.kitchen === batch.kitchen && row.state === state)
        .map(({ orders, cents, unchosen, under }) => ({ state, orders, cents, unchosen, under })),
    ),
    cutoffAt: batch.cutoffAt.toISOString(),
    lockedAt: iso(batch.lockedAt),
    chargedAt: iso(batch.chargedAt),
    packedAt: iso(batch.packedAt),
    retryAt: iso(batch.retryAt),
    paused: batch.paused,
    failure: failureOf(batch),
  }))
}
