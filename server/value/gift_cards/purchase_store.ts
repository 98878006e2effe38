// SQL of gift purchases.

import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { DeliveryMethod, GiftDesign } from '../../../domain/gifts/gift_cards.ts'
import { liablePayments, unsuccessfulPayments } from '../../../domain/machines/payment_groups.ts'
import type { PaymentState } from '../../../domain/machines/tables.ts'
import { statesBefore } from '../../../domain/machines/transition.ts'
import type { ChargeOutcome } from '../../integrations/processors/port.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, column, columnsOf, type RowOf, statement } from '../../request/database/statement.ts'
import type { GiftChargeKey } from './gift_key.ts'

/** The card's data in the form of a purchase. */
export const giftRow = {
  amountCents: 'int',
  deliveryMethod: column<DeliveryMethod>('text'),
  design: column<GiftDesign>('text'),
  senderName: 'text',
  senderEmail: 'text',
  recipientName: 'text',
  recipientEmail: 'text',
  message: 'text',
  /** Language of the card. */
  locale: column<Locale>('text'),
  /** ISO date; null for at once. */
  sendOn: 'text?',
} as const

export type GiftFacts = RowOf<typeof giftRow>

/** The same for a purchase `p`, as selected columns. */
export const giftColumns = `p.amount_cents as "amountCents", p.delivery_method as "deliveryMethod", p.design,
  p.sender_name as "senderName", p.sender_email as "senderEmail", p.recipient_name as "recipientName",
  p.recipient_email as "recipientEmail", p.message, p.locale, p.send_on::text as "sendOn"`

const payerRow = {
  cardToken: 'text',
  cardBrand: 'text',
  last4: 'text',
  nameOnCard: 'text',
  provider: 'text',
} as const

/** The paying card. */
export type GiftPayer = RowOf<typeof payerRow>

const purchaseRow = {
  ...giftRow,
  ...payerRow,
  clientId: 'uuid',
  id: 'uuid',
  brand: column<BrandId>('text'),
  state: column<PaymentState>('text'),
  attempt: 'int',
  senderLocale: column<Locale>('text'),
  declineCode: 'text?',
  actionUrl: 'text?',
  createdAt: 'text',
} as const

export type GiftPurchase = RowOf<typeof purchaseRow>

const columns = `${giftColumns}, p.card_token as "cardToken", p.card_brand as "cardBrand", p.last4,
  p.name_on_card as "nameOnCard", p.provider, p.client_id as "clientId", p.id, p.brand, p.state, p.attempt,
  p.sender_locale as "senderLocale", p.decline_code as "declineCode", p.action_url as "actionUrl",
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

export type Of = { holderId: string; id: string }
const giftPurchaseHold = statement({
  name: 'gift_purchase_hold',
  text: `select ${columns} from gift_purchase p where client_id = $holderId and id = $id for update`,
  row: purchaseRow,
})

/** A purchase, locked until the transaction ends; null where nothing was bought under this id yet. */
export async function holdPurchase(tx: Tx, { holderId, id }: Of): Promise<GiftPurchase | null> {
  return (await giftPurchaseHold.first(tx, { holderId, id })) ?? null
}

const giftPurchaseRead = statement({
  name: 'gift_purchase_read',
  text: `select ${columns} from gift_purchase p where client_id = $holderId and id = $id`,
  row: purchaseRow,
})

export async function selectPurchase(db: Db, { holderId, id }: Of): Promise<GiftPurchase | null> {
  return (await giftPurchaseRead.first(db, { holderId, id })) ?? null
}

/** What a purchase is written with, and its values in the same order. */
const written = `brand, amount_cents, delivery_method, design, sender_name, sender_email, recipient_name,
  recipient_email, message, locale, sender_locale, send_on, card_token, card_brand, last4, name_on_card, provider`
const writtenValues = `$brand, $amountCents, $deliveryMethod, $design, $senderName, $senderEmail, $recipientName,
  $recipientEmail, $message, $locale, $senderLocale, $sendOn, $cardToken, $cardBrand, $last4, $nameOnCard, $provider`

type Begun = GiftFacts & GiftPayer & { brand: BrandId; senderLocale: Locale }

const giftPurchaseInsert = statement({
  name: 'gift_purchase_insert',
  text: `insert into gift_purchase (client_id, id, state, attempt, created_at, asked_at, ${written})
      values ($holderId, $id, 'created', 1, $at, $at, ${writtenValues})
      on conflict do nothing`,
})

/** Records a purchase before it is paid; false where another request did so first. */
export async function insertPurchase(tx: Tx, of: Of, gift: Begun, at: string): Promise<boolean> {
  return (await giftPurchaseInsert.run(tx, { ...gift, ...of, at })) === 1
}

const giftBuyerHold = statement({
  name: 'gift_buyer_hold',
  text: 'select client_id as "clientId" from client where client_id = $holderId for update',
  row: { clientId: 'uuid' },
})

const giftSpent = statement({
  name: 'gift_spent',
  text: `select coalesce(sum(amount_cents), 0)::int as cents from gift_purchase
      where client_id = $holderId and id <> $id and state in ${sqlList(liablePayments)} and asked_at > $since`,
  row: { cents: 'int' },
})

/** What a household spent on other gifts since, or is about to: locked until the transaction ends, so that two at once count both. */
export async function holdSpent(tx: Tx, { holderId, id }: Of, since: string): Promise<number> {
  await giftBuyerHold.first(tx, { holderId })
  return (await giftSpent.one(tx, { holderId, id, since })).cents
}

const giftPurchaseEnd = statement({
  name: 'gift_purchase_end',
  text: `insert into gift_purchase (client_id, id, state, attempt, created_at, asked_at, brand, locale, sender_locale, amount_cents,
        delivery_method, design, sender_name, sender_email, recipient_name, recipient_email, message, card_token, card_brand,
        last4, name_on_card, provider)
      values ($holderId, $id, 'declined', 0, $now, $now, $brand, $locale, $locale, 0, '', '', '', '', '', '', '', '', '', '', '', '')
      on conflict do nothing`,
})

/**
 * Ends an intent for which no card was asked: a purchase without an attempt takes its place, so that of it and a purchase at the same
 * moment one comes first. One that has been begun stays as it is.
 * @param at.now program time, ISO instant
 */
export async function endUnasked(
  db: Db,
  of: Of,
  at: { brand: BrandId; locale: Locale; now: string },
): Promise<void> {
  await giftPurchaseEnd.run(db, { ...of, ...at })
}

/** Forgets intents that ended without an attempt before an instant. */
export const forgetUnasked = batchStatement({
  name: 'gift_purchase_forget',
  text: `delete from gift_purchase where state = 'declined' and asked_at < $before and attempt = 0`,
})

const giftPurchaseAgain = statement({
  name: 'gift_purchase_again',
  text: `with over as (
        insert into gift_attempt (client_id, purchase_id, attempt, state, amount_cents, card_brand, last4)
        select client_id, id, attempt, state, amount_cents, card_brand, last4 from gift_purchase
        where client_id = $holderId and id = $id and state in ${sqlList(unsuccessfulPayments)}
      )
      update gift_purchase set state = 'created', attempt = attempt + 1, asked_at = $at, decline_code = null,
        action_url = null, provider_reference = null, (${written}) = (${writtenValues})
      where client_id = $holderId and id = $id and state in ${sqlList(unsuccessfulPayments)}`,
})

/**
 * Makes another attempt at a locked purchase that was declined, with the present values of its form; the earlier attempt is kept.
 */
export async function beginAnotherAttempt(tx: Tx, of: Of, gift: Begun, at: string): Promise<void> {
  await giftPurchaseAgain.run(tx, { ...gift, ...of, at })
}

export interface GiftAnswer {
  state: ChargeOutcome['state']
  reference: string
  declineCode: string | null
  actionUrl: string | null
}

/** An earlier try. */
type EarlierAttempt = Pick<GiftPurchase, 'amountCents' | 'cardBrand' | 'last4'>
const giftAttemptRead = statement({
  name: 'gift_attempt_read',
  text: `select amount_cents as "amountCents", card_brand as "cardBrand", last4 from gift_attempt
      where client_id = $holderId and purchase_id = $purchaseId and attempt = $attempt`,
  row: columnsOf<EarlierAttempt>({ amountCents: 'int', cardBrand: 'text', last4: 'text' }),
})

/** An earlier try of a locked purchase; null where it is not an earlier one. */
export async function selectEarlier(
  tx: Tx,
  { holderId, purchaseId, attempt }: GiftChargeKey,
): Promise<EarlierAttempt | null> {
  return (await giftAttemptRead.first(tx, { holderId, purchaseId, attempt })) ?? null
}

const giftAttemptBack = statement({
  name: 'gift_attempt_back',
  text: `update gift_attempt set state = 'refunded'
      where client_id = $holderId and purchase_id = $purchaseId and attempt = $attempt and state = 'declined'`,
})

const giftPurchaseBack = statement({
  name: 'gift_purchase_back',
  text: `update gift_purchase set state = 'refunded', provider_reference = $reference
      where client_id = $holderId and id = $purchaseId and attempt = $attempt and state = 'declined'`,
})

/** Records that a late capture of an earlier try is refunded; false where that was recorded before. */
export async function writeGivenBack(tx: Tx, of: GiftChargeKey, reference: string): Promise<boolean> {
  return (await giftAttemptBack.run(tx, of)) + (await giftPurchaseBack.run(tx, { ...of, reference })) === 1
}

const giftPurchaseAnswer = statement({
  name: 'gift_purchase_answer',
  text: `with p as (
        update gift_purchase set state = $state, provider_reference = $reference, decline_code = $declineCode,
          action_url = $actionUrl,
          paid_at = case when $state = 'captured' then $at::timestamptz end
        where client_id = $holderId and id = $purchaseId and attempt = $attempt and state = any($statesBefore)
          returning *
      )
      select ${columns} from p`,
  row: purchaseRow,
})

/** Records the card's answer; null where that attempt was answered before. */
export async function answerPurchase(
  tx: Tx,
  { holderId, purchaseId, attempt }: GiftChargeKey,
  answer: GiftAnswer,
  at: string,
): Promise<GiftPurchase | null> {
  return (
    (await giftPurchaseAnswer.first(tx, {
      ...answer,
      holderId,
      purchaseId,
      attempt,
      at,
      statesBefore: statesBefore('payment', answer.state),
    })) ?? null
  )
}

/** Purchases in a state whose card was charged before an instant. */
export const selectLeft = batchStatement({
  name: 'gift_purchase_left',
  text: `select ${columns} from gift_purchase p where state = $state and asked_at < $before order by asked_at limit 200`,
  row: purchaseRow,
})

const giftBuyer = statement({
  name: 'gift_buyer',
  text: `select first_name || ' ' || last_name as name, email from client where client_id = $clientId`,
  row: { name: 'text', email: 'text' },
})

/** The client's name as a gift's sender. */
export async function selectBuyer(db: Db, clientId: string): Promise<{ name: string; email: string } | null> {
  return (await giftBuyer.first(db, { clientId })) ?? null
}

export const giftBoughtEvent = statement({
  name: 'gift_bought_event',
  text: `insert into client_event (client_id, id, kind, actor, data, at, device)
      values ($clientId, $id, 'gift_bought', 'client', $data::jsonb, $at, $device)`,
})
