// SQL of the office's day. Counts read small partial indexes, or the few rows that the worker keeps of each batch.

import type { OrderState } from '../../domain/machines/order.ts'
import type { endedSubscriptions } from '../../domain/machines/subscription_groups.ts'
import type { ExceptionKind } from '../../domain/office/exceptions.ts'
import { notOfOthers } from '../money/reconcile/not_of_others.ts'
import { batchStatement, column } from '../request/database/statement.ts'
import { failureColumns, lastFailure } from './batches/failure.ts'

/** How the boxes of a brand's batches stand, from a day until another, as the worker last counted them. */
export const readBatchFigures = batchStatement({
  name: 'office_batch_figures',
  text: `select delivery_date::text as date, kitchen, state, orders, cents::float8 as cents, unchosen, under,
        counted_at as "countedAt"
      from batch_figure where brand = $brand and delivery_date between $from and $until
      order by delivery_date, kitchen`,
  row: {
    date: 'text',
    kitchen: 'text',
    state: column<OrderState>('text'),
    orders: 'int',
    cents: 'float',
    unchosen: 'int',
    under: 'int',
    countedAt: 'instant',
  },
})

export const readBatches = batchStatement({
  name: 'office_batches',
  text: `select b.delivery_date::text as date, b.kitchen, b.cutoff_at as "cutoffAt", b.locked_at as "lockedAt",
        b.charged_at as "chargedAt", b.packed_at as "packedAt", b.retry_at as "retryAt", p.at is not null as paused,
        f.step, f.why, f.since as "failedSince", f.tries
      from batch b
      left join batch_pause p on p.brand = b.brand and p.delivery_date = b.delivery_date and p.kitchen = b.kitchen
      left join lateral (${lastFailure}) f on true
      where b.brand = $brand and b.delivery_date between $from and $until order by b.delivery_date, b.kitchen`,
  row: {
    date: 'text',
    kitchen: 'text',
    cutoffAt: 'instant',
    lockedAt: 'instant?',
    chargedAt: 'instant?',
    packedAt: 'instant?',
    retryAt: 'instant?',
    paused: 'bool',
    ...failureColumns,
  },
})

/** What waits for somebody, by kind. Each part reads a partial index of what is open, and stops counting at a thousand. */
export const countWaiting = batchStatement({
  name: 'office_waiting',
  text: `select 'claims' as kind, count(*)::int as count, sum(cents)::int as cents, min(at) as since,
        null::timestamptz as until, null::text as date
      from (select claimed_cents as cents, at from box_claim where brand = $brand and state = 'waiting'
        order by at limit 1000) claim
    union all
      select 'shortage', count(*)::int, null, null, min(decide_by), min(delivery_date)::text
      from (select s.decide_by, s.delivery_date from shortage s
        join shortage_box b on b.shortage_id = s.id and b.choice is null
        where s.brand = $brand and s.closed_at is null and s.correction_id is null limit 1000) short
    union all
      select 'unsafe', count(*)::int, null, null, min(decide_by), min(delivery_date)::text
      from (select s.decide_by, s.delivery_date from shortage s
        join shortage_box b on b.shortage_id = s.id and b.choice is null
        where s.brand = $brand and s.closed_at is null and s.correction_id is not null limit 1000) corrected
    union all
      select 'aside', count(*)::int, null, min(since), null, min(delivery_date)::text
      from (select since, delivery_date from weekly_set_aside where brand = $brand limit 1000) aside
    union all
      select 'unserved', coalesce(sum(unserved), 0)::int, null, null, min(cutoff_at), min(delivery_date)::text
      from batch where brand = $brand and charged_at is null and cutoff_at > $now and unserved > 0
    union all
      select 'stock', count(*)::int, null, null, min(open.until), open.week::text
      from (select b.week, max(b.cutoff_at) as until from batch b
        join menu_week w on w.brand = b.brand and w.week = b.week and w.published_at is not null
        where b.brand = $brand and b.charged_at is null and b.cutoff_at > $now group by b.week) open
      join menu_entry e on e.brand = $brand and e.week = open.week and e.kind = 'item'
        and e.capacity > 0 and (e.capacity - e.taken) * $lowPart::int <= e.capacity
      group by open.week
    union all
      select 'letters', count(*)::int, null, min(created_at), null, null
      from (select created_at from unsent_message where brand = $brand and attempts > 0 limit 1000) stuck
    union all
      select 'job', count(*)::int, null, min(coalesce(failing_since, succeeded_at)), null, null
      from job_run where failing_since is not null or succeeded_at < $lateBefore
    union all
      select 'addresses', count(*)::int, null, null, null, null
      from (select 1 from delivery_address a join client c on c.client_id = a.client_id
        where not a.verified and c.brand = $brand
          and not exists (select 1 from subscription s where s.client_id = a.client_id and s.state = 'closed')
        limit 1000) address
    union all
      select 'closing', count(*)::int, sum(cents)::int, min(since), null, null
      from (select v.amount_cents as cents, s.state_since as since from subscription s
        join ledger_balance v on v.client_id = s.client_id and v.account = 'bought' and v.amount_cents > 0
        where s.brand = $brand and s.state = $closing limit 1000) account
    union all
      select 'disputes', count(*)::int, sum(cents)::int, min(at), min(due), null
      from (select d.amount_cents as cents, d.at, d.evidence_due_at as due from card_dispute d
        left join client c on c.client_id = d.client_id
        left join gift_purchase g on g.client_id = d.client_id and g.id = d.client_id
        where d.evidence_due_at is not null and d.state <> all ($closed::text[])
          and coalesce(c.brand, g.brand) = $brand limit 1000) dispute
    union all
      select 'differences', count(*)::int, null, min(found_at), null, null
      from (select found_at from payment_difference d where d.settled_at is null
        and ${notOfOthers} limit 1000) difference
    union all
      select kind, count(*)::int, null, min(at), null, min(delivery_date)::text
      from (select kind, at, delivery_date from delivery_trouble
        where brand = $brand and delivery_date = $today limit 1000) trouble group by kind`,
  row: {
    kind: column<ExceptionKind>('text'),
    count: 'int',
    cents: 'int?',
    since: 'instant?',
    until: 'instant?',
    date: 'text?',
  },
})

/** The state of accounts whose bought value waits to be paid back. */
export const closingState: (typeof endedSubscriptions)[number] = 'closing'

/** Unpaid boxes of batches that are not packed, with the last try; of one household, or of all where none is named. */
export const readUnpaidBoxes = batchStatement({
  name: 'office_unpaid',
  text: `select o.id as "orderId", o.client_id as "clientId", c.first_name as "firstName", c.last_name as "lastName",
        c.email, c.phone, o.delivery_date::text as date, o.kitchen,
        coalesce(p.amount_cents, o.total_cents, 0) as "amountCents", p.state as "tryState",
        p.decline_code as "declineCode", coalesce(p.attempt, 0) as tries, p.at as "triedAt",
        m.card_brand as "cardBrand", m.last4, b.retry_at as "nextTryAt",
        (select max(t.created_at) from outbox_message t where t.client_id = o.client_id
          and t.key like 'payment_declined:' || o.id || ':asked:%') as "askedAt"
      from batch b
      join client_order o on o.brand = b.brand and o.delivery_date = b.delivery_date and o.kitchen = b.kitchen
        and o.state = 'payment_failed'
      join client c on c.client_id = o.client_id
      left join payment_method m on m.client_id = o.client_id and m.is_default
      left join lateral (select * from payment t where t.client_id = o.client_id and t.order_id = o.id
        order by t.attempt desc limit 1) p on true
      where b.brand = $brand and b.delivery_date >= $today and b.charged_at is not null and b.packed_at is null
        and ($clientId::uuid is null or o.client_id = $clientId::uuid)
      order by o.delivery_date, o.kitchen, c.last_name, o.id limit 500`,
  row: {
    orderId: 'uuid',
    clientId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text?',
    date: 'text',
    kitchen: 'text',
    amountCents: 'int',
    tryState: 'text?',
    declineCode: 'text?',
    tries: 'int',
    triedAt: 'instant?',
    cardBrand: 'text?',
    last4: 'text?',
    nextTryAt: 'instant?',
    askedAt: 'instant?',
  },
})

export const readStuckLetters = batchStatement({
  name: 'office_stuck_letters',
  text: `select u.client_id as "clientId", u.key, u.template, m.channel, u.created_at as since, u.attempts as tries,
        c.first_name as "firstName", c.last_name as "lastName", coalesce(m.recipient, c.email) as email
      from unsent_message u
      join outbox_message m on m.client_id = u.client_id and m.key = u.key
      left join client c on c.client_id = u.client_id
      where u.brand = $brand and u.attempts > 0 order by u.created_at, u.client_id, u.key limit 500`,
  row: {
    clientId: 'uuid',
    key: 'text',
    template: 'text',
    channel: 'text',
    since: 'instant',
    tries: 'int',
    firstName: 'text?',
    lastName: 'text?',
    email: 'text?',
  },
})

export const readHouseholdsAside = batchStatement({
  name: 'office_households_aside',
  text: `select a.client_id as "clientId", c.first_name as "firstName", c.last_name as "lastName", c.email, a.step,
        a.delivery_date::text as date, a.kitchen, a.since, a.tried_at as "triedAt", a.why
      from weekly_set_aside a join client c on c.client_id = a.client_id
      where a.brand = $brand order by a.since, a.client_id limit 500`,
  row: {
    clientId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    step: column<'open' | 'run'>('text'),
    date: 'text',
    kitchen: 'text',
    since: 'instant',
    triedAt: 'instant',
    why: 'text',
  },
})

/** A message that could not be sent, made due at once. */
export const makeDue = batchStatement({
  name: 'office_make_due',
  text: `update unsent_message set retry_at = null
      where client_id = $clientId and key = $key and brand = $brand and attempts > 0 returning key`,
  row: { key: 'text' },
})

/** A message of a brand that waits after a failed try. */
export const findStuck = batchStatement({
  name: 'office_find_stuck',
  text: `select u.template, m.channel from unsent_message u
      join outbox_message m on m.client_id = u.client_id and m.key = u.key
      where u.client_id = $clientId and u.key = $key and u.brand = $brand and u.attempts > 0`,
  row: { template: 'text', channel: column<'email' | 'sms'>('text') },
})
