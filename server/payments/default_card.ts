// The card a household pays with, with all that paying once with it needs.

import type { Queryable } from '../platform/database.ts'

export interface DefaultCard {
  id: string
  provider: string
  token: string
  cardBrand: string
  last4: string
  nameOnCard: string
}

export async function selectDefaultCard(db: Queryable, clientId: string): Promise<DefaultCard | null> {
  const { rows } = await db.query<DefaultCard>({
    name: 'payment_method_default_card',
    text: `select id, provider, token, card_brand as "cardBrand", last4, name_on_card as "nameOnCard"
      from payment_method where client_id = $1 and is_default`,
    values: [clientId],
  })
  return rows[0] ?? null
}
