// SQL of our side of the charges that an outside processor lists: their entries and their refunds.

import type pg from 'pg'
import { receivedPayments } from '../../../domain/machines/payment_groups.ts'
import type { DifferenceKind } from '../../../domain/payments/watched.ts'
import type { ProviderName } from '../../integrations/cards/outside.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, columnsOf } from '../../request/database/statement.ts'

export interface ProcessorCharge {
  /** The ledger's entry for this charge: 0 without one. */
  capturedCents: number
  refundedCents: number
}

const received = sqlList(receivedPayments)

/** A payment's row is written in the transaction that enters it in the ledger. */
const captured = `coalesce((select p.amount_cents from payment p where p.client_id = c.client_id
        and c.key = p.client_id || ':' || p.order_id || ':' || p.attempt and p.state in ${received}),
      (select l.amount_cents from late_edit l where l.client_id = c.client_id
        and c.key = l.client_id || ':' || l.order_id || ':late:' || l.number and l.state in ${received}),
      (select g.amount_cents from gift_purchase g where g.client_id = c.client_id
        and c.key = g.client_id || ':gift:' || g.id || ':' || g.attempt and g.state in ${received}),
      (select a.amount_cents from gift_attempt a where a.client_id = c.client_id
        and c.key = a.client_id || ':gift:' || a.purchase_id || ':' || a.attempt and a.state = 'refunded'),
      (select f.amount_cents from returnable_fee f where f.client_id = c.client_id
        and c.key = f.client_id || ':fee:' || f.id || ':' || f.attempt and f.state in ${received}), 0)::int` as const

const reconcileKnown = batchStatement({
  name: 'reconcile_known',
  text: `select c.key, ${captured} as "capturedCents",
      coalesce((select sum(r.amount_cents) from card_refund r
        where r.client_id = c.client_id and r.charge_key = c.key and r.state = 'done'),
          0)::int as "refundedCents"
    from outside_charge c where (c.client_id, c.key) in (select *
      from unnest($clientIds::uuid[], $keys::text[]))`,
  row: columnsOf<ProcessorCharge & { key: string }>({
    key: 'text',
    capturedCents: 'int',
    refundedCents: 'int',
  }),
})

const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:/

/** Our records of charges, by key; keys that are not ours have none. */
export async function readKnown(
  pool: pg.Pool,
  keys: readonly string[],
): Promise<Map<string, ProcessorCharge>> {
  const ours = keys.filter(key => keyShape.test(key))
  const rows = await reconcileKnown.all(pool, { clientIds: ours.map(key => key.slice(0, 36)), keys: ours })
  return new Map(rows.map(({ key, ...known }) => [key, known]))
}

/** Charges that were entered as captured, requested between two instants. */
export const readMissing = batchStatement({
  name: 'reconcile_missing',
  text: `select key, reference, captured as "capturedCents" from (
      select c.key, c.reference, ${captured} as captured from outside_charge c
      where c.provider = $provider and c.at >= $since and c.at < $until
    ) entered where captured > 0 order by key`,
  row: { key: 'text', reference: 'text?', capturedCents: 'int' },
})

const reconcileKeep = batchStatement({
  name: 'reconcile_keep',
  text: `insert into payment_difference as d (provider, name, kind, reference, there_cents, here_cents, found_at)
    select $provider, name, kind, reference, there, here, $now
    from unnest($names::text[], $kinds::text[], $references::text[], $thereCents::int[],
      $hereCents::int[]) as f (name, kind, reference, there, here)
    on conflict (provider, name, kind) do update set there_cents = excluded.there_cents,
      here_cents = excluded.here_cents, reference = excluded.reference, settled_at = null,
      found_at = case when d.settled_at is null then d.found_at else excluded.found_at end
    where (d.there_cents, d.here_cents, d.settled_at) is distinct
      from (excluded.there_cents, excluded.here_cents, null)
    returning name, kind`,
  row: { name: 'text', kind: 'text' },
})

const reconcileSettle = batchStatement({
  name: 'reconcile_settle',
  text: `update payment_difference set settled_at = $now where provider = $provider and settled_at is null
    and (name, kind) not in (select * from unnest($names::text[], $kinds::text[]))`,
})

interface Found {
  kind: DifferenceKind
  key: string | null
  reference: string | null
  thereCents: number
  hereCents: number
}

const nameOf = ({ key, reference }: Found): string => key ?? reference ?? ''

/** Stores the differences found, and closes those that are gone. @returns those that are new or changed */
export async function recordDifferences<T extends Found>(
  pool: pg.Pool,
  provider: ProviderName,
  found: readonly T[],
  now: string,
): Promise<T[]> {
  const once = [...new Map(found.map(one => [`${nameOf(one)} ${one.kind}`, one])).values()]
  const names = once.map(nameOf)
  const kinds = once.map(({ kind }) => kind)
  const rows = await reconcileKeep.all(pool, {
    provider,
    names,
    kinds,
    references: once.map(({ reference }) => reference),
    thereCents: once.map(({ thereCents }) => thereCents),
    hereCents: once.map(({ hereCents }) => hereCents),
    now,
  })
  await reconcileSettle.run(pool, { provider, names, kinds, now })
  const fresh = new Set(rows.map(({ name, kind }) => `${name} ${kind}`))
  return once.filter(one => fresh.has(`${nameOf(one)} ${one.kind}`))
}
