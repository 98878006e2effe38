// SQL of batches and their slices: which steps are due, and which are done.

import type pg from 'pg'
import { batchStatement, columnsOf } from '../request/database/statement.ts'
import type { Batch, Slice } from './batch.ts'
import { notPaused } from './paused.ts'

const weeklyReadDueBatches = batchStatement({
  name: 'weekly_read_due_batches',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text, cutoff_at as "cutoffAt"
     from batch where cutoff_at < $before and charged_at is null and ${notPaused('batch')} order by cutoff_at, brand, kitchen,
       delivery_date`,
  row: columnsOf<Batch & { cutoffAt: Date }>({
    brand: 'text',
    deliveryDate: 'text',
    kitchen: 'text',
    week: 'text',
    cutoffAt: 'instant',
  }),
})

/** Uncharged batches whose cutoff is before an instant, earliest cutoff first. */
export async function readDueBatches(
  pool: pg.Pool,
  before: string,
): Promise<(Batch & { cutoffAt: string })[]> {
  return (await weeklyReadDueBatches.all(pool, { before })).map(row => ({
    ...row,
    cutoffAt: row.cutoffAt.toISOString(),
  }))
}

export type Stamp = 'locked_at' | 'charged_at'

/** The batch ends without its slices `s` that are set aside. */
const notSetAside = `not exists (select 1 from weekly_set_aside a where a.step = 'run' and a.brand = s.brand
       and a.delivery_date = s.delivery_date and a.kitchen = s.kitchen and a.slice = s.slice)`

/** A slice that is not locked has no orders to charge yet: whoever read none would take it for charged once another worker locks it. */
const before: Readonly<Record<Stamp, string>> = { locked_at: '', charged_at: ' and locked_at is not null' }

const readSlicesWithout = (stamp: Stamp) =>
  batchStatement({
    name: `weekly_slices_without_${stamp}`,
    text: `select slice, first_client as "firstClient", before_client as "beforeClient", members from batch_slice
     s
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and ${stamp} is null${before[stamp]}
       and ${notSetAside}
     order by slice`,
    row: columnsOf<Slice & { members: string[] | null }>({
      slice: 'int',
      firstClient: 'uuid',
      beforeClient: 'uuid',
      members: 'uuid[]?',
    }),
  })

const slicesWithout = {
  locked_at: readSlicesWithout('locked_at'),
  charged_at: readSlicesWithout('charged_at'),
}

/** Slices of a batch without a stamp; those of households that are set aside have their own way (try_again.ts). */
export async function readUnfinishedSlices(pool: pg.Pool, batch: Batch, stamp: Stamp): Promise<Slice[]> {
  return slicesWithout[stamp].all(pool, batch)
}

const stampBatchWith = (stamp: Stamp) =>
  batchStatement({
    name: `weekly_stamp_${stamp}`,
    text: `update batch b set ${stamp} = $at
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen and ${stamp} is null and chosen_at is not null
       and not exists (select 1 from batch_slice s where s.brand = b.brand and s.delivery_date = b.delivery_date
         and s.kitchen = b.kitchen and s.${stamp} is null and ${notSetAside})`,
  })

const stampingOf = {
  locked_at: stampBatchWith('locked_at'),
  charged_at: stampBatchWith('charged_at'),
}

/** Marks a batch as done with a step once all its slices are. */
export async function stampBatch(pool: pg.Pool, batch: Batch, stamp: Stamp, at: string): Promise<void> {
  await stampingOf[stamp].run(pool, { ...batch, at })
}

const weeklyReadNextInstant = batchStatement({
  name: 'weekly_read_next_instant',
  text: `select least(
       (select min(cutoff_at) + interval '1 second' from batch
        where charged_at is null and cutoff_at + interval '1 second' > $after),
       (select min(retry_at) from batch where packed_at is null and retry_at > $after),
       (select min(b.cutoff_at - make_interval(hours => h.hours))
        from batch b
          cross join (select distinct unnest(reminder_hours)::int as hours from communication_preference) h
        where h.hours % 24 > 0 and b.charged_at is null
          and b.cutoff_at - make_interval(hours => h.hours) > $after)) as next`,
  row: { next: 'instant?' },
})

/**
 * The next instant after one at which a batch can be locked, cards of one tried again, or a household reminded; null for none. A
 * reminder a day or more before is found as the day begins, one second after it has fallen due.
 */
export async function readNextInstant(pool: pg.Pool, after: string): Promise<string | null> {
  return (await weeklyReadNextInstant.first(pool, { after }))?.next?.toISOString() ?? null
}
