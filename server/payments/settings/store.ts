// SQL of the payment settings: cards on file, and receipts to send again.

import type { PricedOrder } from '../../../domain/pricing/types.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

interface CardShown {
  id: string
  brand: string
  last4: string
  expiryMonth: number | null
  expiryYear: number | null
  nameOnCard: string
  isDefault: boolean
}

const cardsOnFile = statement<CardShown>({
  name: 'settings_cards',
  text: `select id, card_brand as brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear",
      name_on_card as "nameOnCard", is_default as "isDefault"
    from payment_method where client_id = $1 order by is_default desc, created_at desc`,
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
export const selectCards = (db: Db, clientId: string): Promise<CardShown[]> => cardsOnFile.all(db, [clientId])

const cardRemove = statement({
  name: 'settings_card_remove',
  text: `delete from payment_method where client_id = $1 and id = $2 and not is_default
    and not exists (select from payment p where p.client_id = $1 and p.method_id = $2 and p.state in ('created', 'needs_action'))`,
})

/** Takes a card off file; false for the default, and for one that is being asked right now. */
export async function removeCard(tx: Tx, clientId: string, id: string): Promise<boolean> {
  return (await cardRemove.run(tx, [clientId, id])) === 1
}

interface PaidOrder {
  orderId: string
  deliveryDate: string
  startHour: number
  endHour: number
  priced: PricedOrder
  cardBrand: string | null
  last4: string | null
}

const paidOrders = statement<PaidOrder>({
  name: 'settings_paid_orders',
  text: `select o.id as "orderId", o.delivery_date::text as "deliveryDate", o.start_hour as "startHour",
      o.end_hour as "endHour", o.priced, m.card_brand as "cardBrand", m.last4
    from (
      select * from client_order o
      where o.client_id = $1 and o.priced is not null and ($2::uuid is null or o.id = $2)
        and o.state in ('charged', 'packed', 'out_for_delivery', 'delivered', 'failed', 'refunded')
      order by o.week desc limit 12
    ) o
    left join lateral (
      select p.method_id from payment p
      where p.client_id = $1 and p.order_id = o.id and p.state in ('captured', 'refunded')
      order by p.state, p.attempt desc limit 1
    ) p on true
    left join payment_method m on m.client_id = $1 and m.id = p.method_id
    order by o.week desc`,
  row: {
    orderId: 'uuid',
    deliveryDate: 'text',
    startHour: 'int',
    endHour: 'int',
    priced: 'json',
    cardBrand: 'text?',
    last4: 'text?',
  },
})

/** Orders that were paid, newest first: one, or the last twelve. */
export const selectPaidOrders = (db: Db, clientId: string, orderId: string | null): Promise<PaidOrder[]> =>
  paidOrders.all(db, [clientId, orderId])

const pointsHeld = statement<{ points: number }>({
  name: 'settings_points',
  text: `select coalesce(sum(amount_cents), 0)::int as points from ledger_balance where client_id = $1 and account = 'points'`,
  row: { points: 'int' },
})

export const selectPoints = async (db: Db, clientId: string): Promise<number> =>
  (await pointsHeld.one(db, [clientId])).points
