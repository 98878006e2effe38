// SQL of cards on file.

import type { ProviderName } from '../integrations/cards/outside.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { column, columnsOf, type RowOf, statement } from '../request/database/statement.ts'

const paymentMethodRow = { id: 'uuid', token: 'text', cardBrand: 'text', last4: 'text' } as const

type PaymentMethod = RowOf<typeof paymentMethodRow>

interface NewMethod extends PaymentMethod {
  clientId: string
  provider: string
  expiryMonth: number | null
  expiryYear: number | null
  nameOnCard: string
  createdAt: string
}

const methodColumns = 'id, token, card_brand as "cardBrand", last4'

const paymentMethodDefault = statement({
  name: 'payment_method_default',
  text: `select ${methodColumns} from payment_method where client_id = $clientId and is_default`,
  row: paymentMethodRow,
})

export async function selectDefaultMethod(db: Db, clientId: string): Promise<PaymentMethod | null> {
  return (await paymentMethodDefault.first(db, { clientId })) ?? null
}

const paymentMethodById = statement({
  name: 'payment_method_by_id',
  text: `select ${methodColumns} from payment_method where client_id = $clientId and id = $id`,
  row: paymentMethodRow,
})

export async function selectMethod(db: Db, clientId: string, id: string): Promise<PaymentMethod | null> {
  return (await paymentMethodById.first(db, { clientId, id })) ?? null
}

const paymentMethodByToken = statement({
  name: 'payment_method_by_token',
  text: `select ${methodColumns}, is_default as "isDefault" from payment_method where client_id = $clientId
        and token = $token`,
  row: columnsOf<PaymentMethod & { isDefault: boolean }>({
    id: 'uuid',
    token: 'text',
    cardBrand: 'text',
    last4: 'text',
    isDefault: 'bool',
  }),
})

export async function selectMethodByToken(
  db: Db,
  clientId: string,
  token: string,
): Promise<(PaymentMethod & { isDefault: boolean }) | null> {
  return (await paymentMethodByToken.first(db, { clientId, token })) ?? null
}

const paymentMethodAccount = statement({
  name: 'payment_method_account',
  text: `select provider, token, expiry_month as "expiryMonth", expiry_year as "expiryYear",
        name_on_card as "nameOnCard"
    from payment_method where client_id = $clientId and card_brand = 'paypal'
      order by is_default desc, created_at desc limit 1`,
  row: {
    provider: column<ProviderName>('text'),
    token: 'text',
    expiryMonth: 'int?',
    expiryYear: 'int?',
    nameOnCard: 'text',
  },
})

/** The PayPal account a household has on file, in the form of `saveCard`; null where there is none. */
export async function selectPaypalAccount(db: Db, clientId: string) {
  const found = await paymentMethodAccount.first(db, { clientId })
  if (!found) return null
  const { provider, nameOnCard, ...card } = found
  return { provider, nameOnCard, card: { ...card, brand: 'paypal', last4: '' } }
}

const paymentMethodRenew = statement({
  name: 'payment_method_renew_account',
  text: `update payment_method set token = $token where client_id = $clientId and card_brand = 'paypal'
        and name_on_card = $email
    returning ${methodColumns}, is_default as "isDefault"`,
  row: columnsOf<PaymentMethod & { isDefault: boolean }>({
    id: 'uuid',
    token: 'text',
    cardBrand: 'text',
    last4: 'text',
    isDefault: 'bool',
  }),
})

/** Gives an account on file, by its email, the token of its newest approval; null where it is not on file. */
export async function renewAccount(
  tx: Tx,
  clientId: string,
  { email, token }: { email: string; token: string },
): Promise<(PaymentMethod & { isDefault: boolean }) | null> {
  return (await paymentMethodRenew.first(tx, { clientId, email, token })) ?? null
}

const paymentMethodInsert = statement({
  name: 'payment_method_insert',
  text: `insert into payment_method (client_id, id, provider, token, card_brand, last4, expiry_month, expiry_year,
        name_on_card, is_default, created_at)
      values ($clientId, $id, $provider, $token, $cardBrand, $last4, $expiryMonth, $expiryYear, $nameOnCard,
        false, $createdAt)`,
})

/** Puts a card on file; it is not the default yet. */
export async function insertMethod(tx: Tx, method: NewMethod): Promise<void> {
  await paymentMethodInsert.run(tx, method)
}

const paymentMethodMakeDefault = statement({
  name: 'payment_method_make_default',
  text: 'update payment_method set is_default = (id = $id) where client_id = $clientId and is_default <> (id = $id)',
})

/** Makes one of a client's cards the only default. */
export async function makeDefault(tx: Tx, clientId: string, id: string): Promise<void> {
  await paymentMethodMakeDefault.run(tx, { clientId, id })
}

/** A household's default card, with the facts that a charge needs. */
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
