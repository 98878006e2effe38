// SQL of expiring cards.

import type { SubscriptionState } from '../../../domain/machines/tables.ts'
import type { Tx } from '../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../request/database/statement.ts'

type EndingCard = RowOf<typeof readEndingCards>

/** Cards that pay for boxes, expire with a month, and have not been handled yet. */
export const readEndingCards = batchStatement({
  name: 'cards_ending',
  text: `select m.client_id as "clientId", m.id, m.card_brand as "cardBrand", m.last4, s.state
      from payment_method m join client c on c.client_id = m.client_id and c.brand = $brand
        left join subscription s on s.client_id = m.client_id
      where m.is_default and m.expiry_year is not null
        and m.expiry_told is distinct from make_date(m.expiry_year, m.expiry_month, 1)
        and m.expiry_year = $year and m.expiry_month = $month
      order by m.client_id limit $most`,
  row: {
    clientId: 'uuid',
    id: 'uuid',
    cardBrand: 'text',
    last4: 'text',
    /** Null where the sign-up was not finished. */
    state: column<SubscriptionState | null>('text?'),
  },
})

const cardEndTold = statement({
  name: 'card_end_told',
  text: `update payment_method set expiry_told = make_date(expiry_year, expiry_month, 1)
      where client_id = $clientId and id = $id and is_default and expiry_year = $year and expiry_month = $month
        and expiry_told is distinct from make_date(expiry_year, expiry_month, 1)
      returning id`,
  row: { id: 'uuid' },
})

/** Records that a card's expiry was handled. @returns false where it had been, or the household has another card now */
export async function stampEnd(
  tx: Tx,
  { clientId, id }: Pick<EndingCard, 'clientId' | 'id'>,
  { year, month }: { year: number; month: number },
): Promise<boolean> {
  return (await cardEndTold.first(tx, { clientId, id, year, month })) !== undefined
}
