// A household's default card, with the facts that a charge needs.

import type { Db } from '../request/database/database.ts'
import { type RowOf, statement } from '../request/database/statement.ts'

type DefaultCard = RowOf<typeof paymentMethodDefaultCard>

const paymentMethodDefaultCard = statement({
  name: 'payment_method_default_card',
  text: `select id, provider, token, card_brand as "cardBrand", last4, name_on_card as "nameOnCard"
      from payment_method where client_id = $clientId and is_default`,
  row: { id: 'uuid', provider: 'text', token: 'text', cardBrand: 'text', last4: 'text', nameOnCard: 'text' },
})

export async function selectDefaultCard(db: Db, clientId: string): Promise<DefaultCard | null> {
  return (await paymentMethodDefaultCard.first(db, { clientId })) ?? null
}
