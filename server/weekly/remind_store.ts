// SQL of reminders.

import type pg from 'pg'
import type { Preferences } from '../../domain/communications/preferences.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement, columnsOf, type RowOf, sliceStatement } from '../request/database/statement.ts'
import type { ClientRange } from '../request/in_halves.ts'
import { type Batch, rangeOf } from './batch.ts'

type OpenBatch = Batch & { cutoffAt: string; reminded: number[] }

const weeklyReadOpenBatches = batchStatement({
  name: 'weekly_read_open_batches',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text, cutoff_at as "cutoffAt", reminded
     from batch where cutoff_at > $now and cutoff_at <= $now::timestamptz + interval '73 hours'
       and charged_at is null
     order by cutoff_at, brand, kitchen, delivery_date`,
  row: columnsOf<Batch & { cutoffAt: Date; reminded: number[] }>({
    brand: 'text',
    deliveryDate: 'text',
    kitchen: 'text',
    week: 'text',
    cutoffAt: 'instant',
    reminded: 'int[]',
  }),
})

/** Batches whose cutoff comes within the longest lead time of a reminder, earliest first. */
export async function readOpenBatches(pool: pg.Pool, now: string): Promise<OpenBatch[]> {
  return (await weeklyReadOpenBatches.all(pool, { now })).map(row => ({
    ...row,
    cutoffAt: row.cutoffAt.toISOString(),
  }))
}

type ToRemind = RowOf<typeof readToRemindStatement>

const readToRemindStatement = sliceStatement({
  name: 'weekly_read_to_remind',
  text: slice => `select o.client_id as "clientId", o.id as "orderId", o.state = 'skipped' as skipped,
      o.chosen_by is not null as chosen
    from client_order o
      join subscription s on s.client_id = o.client_id${slice.also('s')} and s.state = 'active'
      left join communication_preference p on p.client_id = o.client_id${slice.also('p')}
    where o.brand = $brand and o.delivery_date = $deliveryDate and o.kitchen = $kitchen
      and ${slice.only('o')}
      and coalesce(p.reminder_hours, $reminderHours::smallint[]) && $hours::smallint[]
      and case o.state
        when 'upcoming' then coalesce(p.email_upcoming, $emailUpcoming)
          and (o.chosen_by is null or coalesce(p.remind_chosen, $remindChosen))
        when 'skipped' then coalesce(p.email_skipped, $emailSkipped)
        else false end`,
  row: { clientId: 'uuid', orderId: 'uuid', skipped: 'bool', chosen: 'bool' },
})

/**
 * Boxes of these households in a batch whose household wants a reminder this many hours before. @param first the default of households without a
 * setting
 */
export function readToRemind(
  tx: Tx,
  batch: Batch & ClientRange,
  hours: readonly number[],
  first: Preferences,
): Promise<ToRemind[]> {
  return readToRemindStatement.all(tx, {
    ...first,
    brand: batch.brand,
    deliveryDate: batch.deliveryDate,
    kitchen: batch.kitchen,
    ...rangeOf(batch),
    hours,
  })
}

const weeklyStampReminded = batchStatement({
  name: 'weekly_stamp_reminded',
  text: `update batch set reminded = reminded || $hours::smallint[]
     where brand = $brand and delivery_date = $deliveryDate and kitchen = $kitchen`,
})

/** Marks reminders as handled. */
export async function stampReminded(tx: Tx, batch: Batch, hours: readonly number[]): Promise<void> {
  await weeklyStampReminded.run(tx, { ...batch, hours })
}
