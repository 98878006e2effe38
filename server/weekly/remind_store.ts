// SQL of reminders.

import type pg from 'pg'
import type { Preferences } from '../../domain/communications/preferences.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement } from '../request/database/statement.ts'
import { type Batch, keyOf } from './batch.ts'

type OpenBatch = Batch & { cutoffAt: string; reminded: number[] }

const weeklyReadOpenBatches = batchStatement<Batch & { cutoffAt: Date; reminded: number[] }>({
  name: 'weekly_read_open_batches',
  text: `select brand, delivery_date::text as "deliveryDate", kitchen, week::text, cutoff_at as "cutoffAt", reminded
     from batch where cutoff_at > $1 and cutoff_at <= $1::timestamptz + interval '73 hours' and charged_at is null
     order by cutoff_at, brand, kitchen, delivery_date`,
  row: {
    brand: 'text',
    deliveryDate: 'text',
    kitchen: 'text',
    week: 'text',
    cutoffAt: 'instant',
    reminded: 'int[]',
  },
})

/** Batches whose cutoff comes within the longest lead time of a reminder, earliest first. */
export async function readOpenBatches(pool: pg.Pool, now: string): Promise<OpenBatch[]> {
  return (await weeklyReadOpenBatches.all(pool, [now])).map(row => ({
    ...row,
    cutoffAt: row.cutoffAt.toISOString(),
  }))
}

interface ToRemind {
  clientId: string
  orderId: string
  skipped: boolean
  chosen: boolean
}

const readToRemindStatement = batchStatement<ToRemind>({
  name: 'weekly_read_to_remind',
  text: `select o.client_id as "clientId", o.id as "orderId", o.state = 'skipped' as skipped,
      o.chosen_by is not null as chosen
    from client_order o
      join subscription s on s.client_id = o.client_id and s.state = 'active'
      left join communication_preference p on p.client_id = o.client_id
    where o.brand = $1 and o.delivery_date = $2 and o.kitchen = $3
      and coalesce(p.reminder_hours, $5::smallint[]) && $4::smallint[]
      and case o.state
        when 'upcoming' then coalesce(p.email_upcoming, $6)
          and (o.chosen_by is null or coalesce(p.remind_chosen, $7))
        when 'skipped' then coalesce(p.email_skipped, $8)
        else false end`,
  row: { clientId: 'uuid', orderId: 'uuid', skipped: 'bool', chosen: 'bool' },
})

/** Boxes of a batch whose household wants a reminder so many hours before. @param first the default of households that set nothing */
export function readToRemind(
  tx: Tx,
  batch: Batch,
  hours: readonly number[],
  first: Preferences,
): Promise<ToRemind[]> {
  return readToRemindStatement.all(tx, [
    ...keyOf(batch),
    hours,
    first.reminderHours,
    first.emailUpcoming,
    first.remindChosen,
    first.emailSkipped,
  ])
}

const weeklyStampReminded = batchStatement({
  name: 'weekly_stamp_reminded',
  text: `update batch set reminded = reminded || $4::smallint[]
     where brand = $1 and delivery_date = $2 and kitchen = $3`,
})

/** Notes reminders as dealt with. */
export async function stampReminded(tx: Tx, batch: Batch, hours: readonly number[]): Promise<void> {
  await weeklyStampReminded.run(tx, [...keyOf(batch), hours])
}
