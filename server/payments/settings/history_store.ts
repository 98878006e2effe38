// SQL of the payment history: what a household paid, out of its ledger, with what came back of it.

import type { Db } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

/** What was paid for: a box, items added after its cutoff, a gift card, or a capture that came too late and went back. */
export type PaidFor = 'charge' | 'late_edit' | 'late_value' | 'captured_late' | 'gift_sale'

export interface PaidRow {
  key: string
  paidFor: PaidFor
  /** ISO instant. */
  at: string
  orderId: string | null
  deliveryDate: string | null
  cardCents: number
  givenCents: number
  boughtCents: number
  corporateCents: number
  cardBrand: string | null
  last4: string | null
  refunds: {
    at: string
    note: number | null
    cardCents: number
    givenCents: number
    boughtCents: number
    corporateCents: number
  }[]
}

const paymentHistory = statement<PaidRow>({
  name: 'settings_payment_history',
  // A key says what its transaction is, and a refund's what it gives back (domain/ledger.ts).
  text: `with moved as (
      select l.key, split_part(l.key, ':', 1) as kind, l.order_id, min(l.at) as at,
        coalesce(sum(l.amount_cents) filter (where l.account = 'card'), 0)::int as card,
        coalesce(sum(l.amount_cents) filter (where l.account = 'given'), 0)::int as given,
        coalesce(sum(l.amount_cents) filter (where l.account = 'bought'), 0)::int as bought,
        coalesce(sum(l.amount_cents) filter (where l.account = 'corporate'), 0)::int as corporate
      from ledger_entry l
      where l.client_id = $1 and l.account in ('card', 'given', 'bought', 'corporate')
        and l.reason in ('charge', 'late_edit', 'refund', 'gift_sale')
      group by l.key, l.order_id
    ), back as (
      select case kind when 'refund' then 'charge:' || order_id
          when 'given_back' then 'captured_late' || substr(key, 11)
          else 'late_value' || substr(key, 20) end as of_key,
        jsonb_agg(jsonb_build_object(
          'note', case when kind = 'refund' then substring(key from ':([1-9][0-9]{0,3})$')::int end, 'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'cardCents', card, 'givenCents', given, 'boughtCents', bought, 'corporateCents', corporate) order by at) as refunds
      from moved where kind in ('refund', 'given_back', 'late_value_returned') group by 1
    )
    select m.key, m.kind as "paidFor", to_char(m.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      m.order_id as "orderId", o.delivery_date::text as "deliveryDate",
      -m.card as "cardCents", -m.given as "givenCents", -m.bought as "boughtCents", -m.corporate as "corporateCents",
      coalesce(g.card_brand, c.card_brand) as "cardBrand", coalesce(g.last4, c.last4) as last4,
      coalesce(b.refunds, '[]'::jsonb) as refunds
    from moved m
    left join back b on b.of_key = m.key
    left join client_order o on o.client_id = $1 and o.id = m.order_id
    left join gift_purchase g on g.client_id = $1 and m.key = 'gift_sale:' || g.id
    left join order_event e on m.kind = 'late_edit' and e.client_id = $1 and e.order_id = m.order_id
      and m.key = 'late_edit:' || e.order_id || ':' || e.version
    left join late_edit late on late.client_id = $1 and late.order_id = m.order_id
      and (late.number::text = e.data ->> 'number' or m.key = 'captured_late:' || late.order_id || ':late:' || late.number)
    left join lateral (
      select p.method_id from payment p
      where p.client_id = $1 and p.order_id = m.order_id and p.state in ('captured', 'refunded')
        and (m.key = 'captured_late:' || p.order_id || ':' || p.attempt
          or m.kind = 'charge' and not exists (
            select from moved late_one where late_one.key = 'captured_late:' || p.order_id || ':' || p.attempt))
      order by p.attempt desc limit 1
    ) paid on true
    left join payment_method c on c.client_id = $1 and c.id = coalesce(late.method_id, paid.method_id)
    where m.kind in ('charge', 'late_edit', 'late_value', 'captured_late', 'gift_sale')
    order by m.at desc, m.key limit $2 offset $3`,
  row: {
    key: 'text',
    paidFor: 'text',
    at: 'text',
    orderId: 'uuid?',
    deliveryDate: 'text?',
    cardCents: 'int',
    givenCents: 'int',
    boughtCents: 'int',
    corporateCents: 'int',
    cardBrand: 'text?',
    last4: 'text?',
    refunds: 'json',
  },
})

/** What a household paid, newest first. */
export const selectPaymentHistory = (
  db: Db,
  clientId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaidRow[]> => paymentHistory.all(db, [clientId, limit, offset])
