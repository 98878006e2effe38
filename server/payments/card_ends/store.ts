// SQL of expiring cards.

import type { BrandId } from '../../../domain/brands.ts'
import type { SubscriptionState } from '../../../domain/machines/tables.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { batchStatement, statement } from '../../request/database/statement.ts'

interface EndingCard {
  clientId: string
  id: string
  cardBrand: string
  last4: string
  /** Null where the sign-up was not finished. */
  state: SubscriptionState | null
}

const cardsEnding = batchStatement<EndingCard>({
  name: 'cards_ending',
  text: `select m.client_id as "clientId", m.id, m.card_brand as "cardBrand", m.last4, s.state
      from payment_method m join client c on c.client_id = m.client_id and c.brand = $1
        left join subscription s on s.client_id = m.client_id
      where m.is_default and m.expiry_year is not null
        and m.expiry_told is distinct from make_date(m.expiry_year, m.expiry_month, 1)
        and m.expiry_year = $2 and m.expiry_month = $3
      order by m.client_id limit $4`,
  row: { clientId: 'uuid', id: 'uuid', cardBrand: 'text', last4: 'text', state: 'text?' },
})

/** Cards that pay boxes, run out with a month, and are not dealt with. */
export function readEndingCards(
  db: Db,
  brand: BrandId,
  { year, month }: { year: number; month: number },
  most: number,
): Promise<EndingCard[]> {
  return cardsEnding.all(db, [brand, year, month, most])
}

const cardEndTold = statement<{ id: string }>({
  name: 'card_end_told',
  text: `update payment_method set expiry_told = make_date(expiry_year, expiry_month, 1)
      where client_id = $1 and id = $2 and is_default and expiry_year = $3 and expiry_month = $4
        and expiry_told is distinct from make_date(expiry_year, expiry_month, 1)
      returning id`,
  row: { id: 'uuid' },
})

/** Notes that a card's end is dealt with. @returns false where it was already, or the card is another by now */
export async function stampEnd(
  tx: Tx,
  { clientId, id }: Pick<EndingCard, 'clientId' | 'id'>,
  { year, month }: { year: number; month: number },
): Promise<boolean> {
  return (await cardEndTold.first(tx, [clientId, id, year, month])) !== undefined
}
