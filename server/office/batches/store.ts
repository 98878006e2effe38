// SQL of the batches as the office sees and stops them.

import { batchStatement, column } from '../../request/database/statement.ts'
import { failureColumns, lastFailure } from './failure.ts'

/** Batches that are paused or failed, or are not packed and have their cutoff before an instant; the earliest first. */
export const readBatchesStanding = batchStatement({
  name: 'batches_standing',
  text: `select b.delivery_date::text as date, b.kitchen, b.cutoff_at as "cutoffAt", b.charged_at as "chargedAt",
        b.packed_at as "packedAt", b.retry_at as "retryAt", p.reason, p.at as "pausedAt",
        s.name as "pausedBy",
        f.step, f.why, f.since as "failedSince", f.tries
      from batch b
      left join batch_pause p on p.brand = b.brand and p.delivery_date = b.delivery_date and p.kitchen = b.kitchen
      left join staff_account a on a.client_id = p.actor
      left join staff s on s.id = coalesce(a.staff_id, p.actor)
      left join lateral (${lastFailure}) f on true
      where b.brand = $brand and b.delivery_date >= $from
        and (p.at is not null or f.why is not null or b.packed_at is null and b.cutoff_at < $before)
      order by b.delivery_date, b.kitchen limit 200`,
  row: {
    date: 'text',
    kitchen: 'text',
    cutoffAt: 'instant',
    chargedAt: 'instant?',
    packedAt: 'instant?',
    retryAt: 'instant?',
    reason: 'text?',
    pausedAt: 'instant?',
    pausedBy: 'text?',
    ...failureColumns,
  },
})

/** Pauses a batch that is not packed; nothing where it is paused already. */
export const insertPause = batchStatement({
  name: 'batch_pause_insert',
  text: `insert into batch_pause (brand, delivery_date, kitchen, reason, actor, at)
      select brand, delivery_date, kitchen, $reason, $actor, $now from batch
      where brand = $brand and delivery_date = $date and kitchen = $kitchen and packed_at is null
      on conflict do nothing`,
})

/** Whether a batch has a step that failed. */
export const readsFailed = batchStatement({
  name: 'batch_has_failed',
  text: `select step from batch_failure where brand = $brand and delivery_date = $date and kitchen = $kitchen limit 1`,
  row: { step: 'text' },
})

export const deletePause = batchStatement({
  name: 'batch_pause_delete',
  text: `delete from batch_pause where brand = $brand and delivery_date = $date and kitchen = $kitchen
      returning reason, at`,
  row: { reason: 'text', at: 'instant' },
})

export const readsPacked = batchStatement({
  name: 'batch_is_packed',
  text: `select packed_at is not null as packed from batch
      where brand = $brand and delivery_date = $date and kitchen = $kitchen`,
  row: { packed: 'bool' },
})

/** How many boxes of a batch are unpaid. */
export const countUnpaidOf = batchStatement({
  name: 'batch_unpaid_boxes',
  text: `select count(*)::int as unpaid from client_order
      where brand = $brand and delivery_date = $date and kitchen = $kitchen and state = 'payment_failed'`,
  row: { unpaid: 'int' },
})

/** Makes the declined cards of a charged batch due, where it is not packed. */
export const makeRetryDue = batchStatement({
  name: 'batch_retry_now',
  text: `update batch set retry_at = $now where brand = $brand and delivery_date = $date and kitchen = $kitchen
      and charged_at is not null and packed_at is null`,
})

/** How many batches are paused, and how many failed, with the first of them. */
export const countStanding = batchStatement({
  name: 'batches_standing_count',
  text: `select 'paused' as kind, count(*)::int as count, min(at) as since, min(delivery_date)::text as date
      from batch_pause where brand = $brand
    union all
      select 'broken', count(*)::int, min(since), min(delivery_date)::text
      from batch_failure where brand = $brand`,
  row: { kind: column<'paused' | 'broken'>('text'), count: 'int', since: 'instant?', date: 'text?' },
})
