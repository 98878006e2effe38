// SQL of the payment history: a household's payments from its ledger, with their refunds.

import { receivedPayments } from '../../../domain/machines/payment_groups.ts'
import type { Db } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'
import type { ListPlace } from '../../request/list_place.ts'

/** The purpose of a payment: a box, items added after its cutoff, a gift card, or a late capture that was refunded. */
export type PaidFor =
  | 'charge'
  | 'late_edit'
  | 'late_value'
  | 'captured_late'
  | 'gift_sale'
  | 'gift_captured_late'
  | 'returnable_fee'

export type PaidRow = RowOf<typeof paymentHistory>

/** A box that cost nothing has no payment of its own: its refunds are those of the first items that were added to it and paid. */
const firstAddition = `(
                select f.key from ledger_entry f
                where f.client_id = $clientId and f.order_id = m.order_id and f.reason = 'late_edit'
                  and f.account = 'house' and f.amount_cents > 0
                  and not exists (select 1 from ledger_entry c
                    where c.client_id = $clientId and c.key = 'charge:' || m.order_id)
                  and not exists (select 1 from ledger_entry v
                    where v.client_id = $clientId and v.key = 'late_value_returned' || substr(f.key, 11))
                order by f.at, f.key limit 1)` as const

const paymentHistory = statement({
  name: 'settings_payment_history',
  // A key says what its transaction is, and a refund's what it refunds (domain/ledger.ts). A page of payments is looked up first,
  // by the entry each leaves with the house; then their movements, the refunds of their orders, and the cards.
  text: `with paid as (
      select l.key, split_part(l.key, ':', 1) as kind, l.order_id, l.at
      from ledger_entry l
      where l.client_id = $clientId and l.account = 'house' and l.amount_cents > 0
        and l.reason in ('charge', 'late_edit', 'gift_sale', 'returnable_fee')
          and (l.at, l.key) < ($at::timestamptz, $id)
      order by l.at desc, l.key desc limit $limit
    )
    select m.key, m.kind as "paidFor", to_char(m.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      m.order_id as "orderId", o.delivery_date::text as "deliveryDate",
      -moved.card as "cardCents", -moved.given as "givenCents", -moved.bought as "boughtCents",
        -moved.corporate as "corporateCents",
      coalesce(g.card_brand, a.card_brand, c.card_brand) as "cardBrand", coalesce(g.last4, a.last4,
        c.last4) as last4,
      coalesce(b.refunds, '[]'::jsonb) as refunds
    from paid m
    cross join lateral (
      select coalesce(sum(l.amount_cents) filter (where l.account = 'card'), 0)::int as card,
        coalesce(sum(l.amount_cents) filter (where l.account = 'given'), 0)::int as given,
        coalesce(sum(l.amount_cents) filter (where l.account = 'bought'), 0)::int as bought,
        coalesce(sum(l.amount_cents) filter (where l.account = 'corporate'), 0)::int as corporate
      from ledger_entry l where l.client_id = $clientId and l.key = m.key
    ) moved
    left join lateral (
      select jsonb_agg(jsonb_build_object(
          'note', r.note, 'at', to_char(r.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'cardCents', r.card, 'givenCents', r.given, 'boughtCents', r.bought, 'corporateCents', r.corporate)
        order by r.at, r.key) as refunds
      from (
        select l.key, min(l.at) as at,
          case split_part(l.key, ':', 1) when 'refund' then substring(l.key
            from ':([1-9][0-9]{0,3})$')::int end as note,
          coalesce(sum(l.amount_cents) filter (where l.account = 'card'), 0)::int as card,
          coalesce(sum(l.amount_cents) filter (where l.account = 'given'), 0)::int as given,
          coalesce(sum(l.amount_cents) filter (where l.account = 'bought'), 0)::int as bought,
          coalesce(sum(l.amount_cents) filter (where l.account = 'corporate'), 0)::int as corporate
        from (
          select l.key, l.at, l.account, l.amount_cents from ledger_entry l
          where l.client_id = $clientId and l.reason in ('refund', 'late_edit') and l.order_id = m.order_id
            and case split_part(l.key, ':', 1)
              when 'refund' then m.kind = 'charge' or m.key = ${firstAddition}
              when 'given_back' then m.key = 'captured_late' || substr(l.key, 11)
              when 'late_value_returned' then m.key = 'late_value' || substr(l.key, 20)
              else false end
          union all
          select l.key, l.at, l.account, l.amount_cents from ledger_entry l
          where l.client_id = $clientId and m.kind = 'returnable_fee'
            and l.key = 'returnable_fee_back' || substr(m.key, 15)
          union all
          select l.key, l.at, l.account, l.amount_cents from ledger_entry l
          where l.client_id = $clientId and m.kind = 'gift_captured_late'
            and l.key = 'gift_given_back' || substr(m.key, 19)
        ) l
        group by l.key
      ) r
    ) b on true
    left join client_order o on o.client_id = $clientId and o.id = m.order_id
    left join gift_attempt a on m.kind = 'gift_captured_late' and a.client_id = $clientId
      and m.key = 'gift_captured_late:' || a.purchase_id || ':' || a.attempt
    left join gift_purchase g on a.attempt is null and g.client_id = $clientId
      and g.id = case when m.kind in ('gift_sale', 'gift_captured_late') then split_part(m.key, ':',
        2)::uuid end
    left join order_event e on m.kind = 'late_edit' and e.client_id = $clientId and e.order_id = m.order_id
      and m.key = 'late_edit:' || e.order_id || ':' || e.version
    left join late_edit late on late.client_id = $clientId and late.order_id = m.order_id
      and (late.number::text = e.data ->> 'number'
        or m.key = 'captured_late:' || late.order_id || ':late:' || late.number)
    left join lateral (
      select p.method_id from payment p
      where p.client_id = $clientId and p.order_id = m.order_id and p.state in ${sqlList(receivedPayments)}
        and (m.key = 'captured_late:' || p.order_id || ':' || p.attempt
          or m.kind = 'charge' and not exists (
            select 1 from ledger_entry late_one
            where late_one.client_id = $clientId
              and late_one.key = 'captured_late:' || p.order_id || ':' || p.attempt))
      order by p.attempt desc limit 1
    ) tried on true
    left join returnable_fee f on m.kind = 'returnable_fee' and f.client_id = $clientId
      and m.key = 'returnable_fee:' || f.id
    left join payment_method c on c.client_id = $clientId
      and c.id = coalesce(late.method_id, tried.method_id, f.method_id)
    order by m.at desc, m.key desc`,
  row: {
    key: 'text',
    paidFor: column<PaidFor>('text'),
    /** ISO instant, to the microsecond. */
    at: 'text',
    orderId: 'uuid?',
    deliveryDate: 'text?',
    cardCents: 'int',
    givenCents: 'int',
    boughtCents: 'int',
    corporateCents: 'int',
    cardBrand: 'text?',
    last4: 'text?',
    refunds:
      column<
        {
          at: string
          note: number | null
          cardCents: number
          givenCents: number
          boughtCents: number
          corporateCents: number
        }[]
      >('json'),
  },
})

/** A household's payments, newest first, after a place in that order. */
export const selectPaymentHistory = (
  db: Db,
  clientId: string,
  { limit, after }: { limit: number; after: ListPlace },
): Promise<PaidRow[]> => paymentHistory.all(db, { ...after, clientId, limit })
