// SQL of cards on file.

import type { ProviderName } from '../integrations/cards/port.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { statement } from '../request/database/statement.ts'

interface PaymentMethod {
  id: string
  token: string
  cardBrand: string
  last4: string
}

interface NewMethod extends PaymentMethod {
  clientId: string
  provider: string
  expiryMonth: number | null
  expiryYear: number | null
  nameOnCard: string
  createdAt: string
}

const methodColumns = 'id, token, card_brand as "cardBrand", last4'

const paymentMethodDefault = statement<PaymentMethod>({
  name: 'payment_method_default',
  text: `select ${methodColumns} from payment_method where client_id = $1 and is_default`,
  row: { id: 'uuid', token: 'text', cardBrand: 'text', last4: 'text' },
})

export async function selectDefaultMethod(db: Db, clientId: string): Promise<PaymentMethod | null> {
  return (await paymentMethodDefault.first(db, [clientId])) ?? null
}

const paymentMethodById = statement<PaymentMethod>({
  name: 'payment_method_by_id',
  text: `select ${methodColumns} from payment_method where client_id = $1 and id = $2`,
  row: { id: 'uuid', token: 'text', cardBrand: 'text', last4: 'text' },
})

export async function selectMethod(db: Db, clientId: string, id: string): Promise<PaymentMethod | null> {
  return (await paymentMethodById.first(db, [clientId, id])) ?? null
}

const paymentMethodByToken = statement<PaymentMethod & { isDefault: boolean }>({
  name: 'payment_method_by_token',
  text: `select ${methodColumns}, is_default as "isDefault" from payment_method where client_id = $1 and token = $2`,
  row: { id: 'uuid', token: 'text', cardBrand: 'text', last4: 'text', isDefault: 'bool' },
})

export async function selectMethodByToken(
  db: Db,
  clientId: string,
  token: string,
): Promise<(PaymentMethod & { isDefault: boolean }) | null> {
  return (await paymentMethodByToken.first(db, [clientId, token])) ?? null
}

const paymentMethodAccount = statement<{
  provider: ProviderName
  token: string
  expiryMonth: number | null
  expiryYear: number | null
  nameOnCard: string
}>({
  name: 'payment_method_account',
  text: `select provider, token, expiry_month as "expiryMonth", expiry_year as "expiryYear", name_on_card as "nameOnCard"
    from payment_method where client_id = $1 and card_brand = 'paypal' order by is_default desc, created_at desc limit 1`,
  row: { provider: 'text', token: 'text', expiryMonth: 'int?', expiryYear: 'int?', nameOnCard: 'text' },
})

/** The PayPal account a household has on file, as `keepCard` takes it; null where there is none. */
export async function selectAccount(db: Db, clientId: string) {
  const found = await paymentMethodAccount.first(db, [clientId])
  if (!found) return null
  const { provider, nameOnCard, ...card } = found
  return { provider, nameOnCard, card: { ...card, brand: 'paypal', last4: '' } }
}

const paymentMethodRenew = statement<PaymentMethod & { isDefault: boolean }>({
  name: 'payment_method_renew_account',
  text: `update payment_method set token = $3 where client_id = $1 and card_brand = 'paypal' and name_on_card = $2
    returning ${methodColumns}, is_default as "isDefault"`,
  row: { id: 'uuid', token: 'text', cardBrand: 'text', last4: 'text', isDefault: 'bool' },
})

/** Gives an account that is on file, by its e-mail, the token of its newest approval; null where it is not on file. */
export async function renewAccount(
  tx: Tx,
  clientId: string,
  { email, token }: { email: string; token: string },
): Promise<(PaymentMethod & { isDefault: boolean }) | null> {
  return (await paymentMethodRenew.first(tx, [clientId, email, token])) ?? null
}

const paymentMethodInsert = statement({
  name: 'payment_method_insert',
  text: `insert into payment_method (client_id, id, provider, token, card_brand, last4, expiry_month, expiry_year,
        name_on_card, is_default, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false, $10)`,
})

/** Puts a card on file; it is not the default yet. */
export async function insertMethod(tx: Tx, method: NewMethod): Promise<void> {
  await paymentMethodInsert.run(tx, [
    method.clientId,
    method.id,
    method.provider,
    method.token,
    method.cardBrand,
    method.last4,
    method.expiryMonth,
    method.expiryYear,
    method.nameOnCard,
    method.createdAt,
  ])
}

const paymentMethodMakeDefault = statement({
  name: 'payment_method_make_default',
  text: 'update payment_method set is_default = (id = $2) where client_id = $1 and is_default <> (id = $2)',
})

/** Makes one of a client's cards the default, and no other. */
export async function makeDefault(tx: Tx, clientId: string, id: string): Promise<void> {
  await paymentMethodMakeDefault.run(tx, [clientId, id])
}
