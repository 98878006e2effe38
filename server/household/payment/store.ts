// SQL of the payment settings: cards on file, and receipts to send again.

import { everPaidOrders } from '../../../domain/machines/order_groups.ts'
import {
  openPayments,
  receivedPayments,
  uncollectedPayments,
} from '../../../domain/machines/payment_groups.ts'
import type { PricedOrder } from '../../../domain/pricing/types.ts'
import type { Db } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { column, type RowOf, statement } from '../../request/database/statement.ts'

type CardRow = RowOf<typeof cardsOnFile>

const cardsOnFile = statement({
  name: 'settings_cards',
  text: `select id, card_brand as brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear",
      name_on_card as "nameOnCard", is_default as "isDefault"
    from payment_method where client_id = $clientId order by is_default desc, created_at desc`,
  row: {
    id: 'uuid',
    brand: 'text',
    last4: 'text',
    expiryMonth: 'int?',
    expiryYear: 'int?',
    nameOnCard: 'text',
    isDefault: 'bool',
  },
})

/** Cards on file, the default first. */
export const selectCards = (db: Db, clientId: string): Promise<CardRow[]> => cardsOnFile.all(db, { clientId })

/**
 * Whether payments with a card wait for an answer, of boxes from a day on (ISO date), and whether the household has a fee that a card is
 * still tried for. Only the newest boxes can have such a payment: it is given up when their packing begins.
 */
export const cardUse = statement({
  name: 'settings_card_use',
  text: `select (select coalesce(array_agg(a.method_id), '{}') from (
        select (select p.method_id from payment p where p.client_id = $clientId and p.order_id = o.id
          and p.state in ${sqlList(openPayments)} limit 1)
        from client_order o where o.client_id = $clientId and o.week >= $since
        union select e.method_id from late_edit e where e.client_id = $clientId and e.state = 'created'
      ) a where a.method_id is not null) as charging,
      exists (select 1 from returnable_fee f where f.client_id = $clientId
        and f.state in ${sqlList(uncollectedPayments)}
        and (f.state = 'created' or f.retry_on is not null)) as "feeOpen"`,
  row: { charging: 'uuid[]', feeOpen: 'bool' },
})

/** Takes a card off file. */
export const removeCard = statement({
  name: 'settings_card_remove',
  text: 'delete from payment_method where client_id = $clientId and id = $id',
})

/** Orders that were paid, newest first: one, or the last twelve. */
export const selectPaidOrders = statement({
  name: 'settings_paid_orders',
  text: `select o.id as "orderId", o.delivery_date::text as "deliveryDate", o.start_hour as "startHour",
      o.end_hour as "endHour", o.priced, m.card_brand as "cardBrand", m.last4
    from (
      select * from client_order o
      where o.client_id = $clientId and o.priced is not null and ($orderId::uuid is null or o.id = $orderId)
        and o.state in ${sqlList(everPaidOrders)}
      order by o.week desc limit 12
    ) o
    left join lateral (
      select p.method_id from payment p
      where p.client_id = $clientId and p.order_id = o.id and p.state in ${sqlList(receivedPayments)}
      order by p.state, p.attempt desc limit 1
    ) p on true
    left join payment_method m on m.client_id = $clientId and m.id = p.method_id
    order by o.week desc`,
  row: {
    orderId: 'uuid',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    priced: column<PricedOrder>('json'),
    cardBrand: 'text?',
    last4: 'text?',
  },
})

const pointsHeld = statement({
  name: 'settings_points',
  text: `select coalesce(sum(amount_cents), 0)::int as points from ledger_balance where client_id = $clientId
        and account = 'points'`,
  row: { points: 'int' },
})

export const selectPoints = async (db: Db, clientId: string): Promise<number> =>
  (await pointsHeld.one(db, { clientId })).points
