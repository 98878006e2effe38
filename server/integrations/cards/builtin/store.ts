// The built-in processor's own tables: cards on file, without their numbers, and charges by idempotency key.

import { type Db, sqlState } from '../../../request/database/database.ts'
import { batchStatement, statement } from '../../../request/database/statement.ts'
import type { CardRefund, Charge, DeclineCode } from '../port.ts'
import type { AcceptedCard } from './card_entry.ts'

type CardState = 'ready' | 'needs_action' | 'refused'
type ChargeState = 'captured' | 'declined' | 'needs_action'

export interface StoredCard {
  token: string
  /** Who put it on file; null for cards of before. */
  holder: string | null
  cardBrand: string
  last4: string
  expiryMonth: number | null
  expiryYear: number | null
  behaviour: string
  state: CardState
}

export interface StoredCharge {
  key: string
  token: string
  amountCents: number
  state: ChargeState
  declineCode: DeclineCode | null
}

const builtinCardInsert = statement({
  name: 'builtin_card_insert',
  text: `insert into builtin_card (token, card_brand, last4, expiry_month, expiry_year, behaviour, state, created_at,
      holder)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
})

export async function insertCard(
  db: Db,
  { token, holder }: { token: string; holder: string },
  card: AcceptedCard,
  at: string,
): Promise<CardState> {
  const state: CardState = card.challenged ? 'needs_action' : 'ready'
  const { brand, last4, expiryMonth, expiryYear, behaviour } = card
  await builtinCardInsert.run(db, [
    token,
    brand,
    last4,
    expiryMonth,
    expiryYear,
    behaviour,
    state,
    at,
    holder,
  ])
  return state
}

const builtinCardFind = statement<StoredCard>({
  name: 'builtin_card_find',
  text: `select token, holder, card_brand as "cardBrand", last4, expiry_month as "expiryMonth", expiry_year as "expiryYear",
      behaviour, state
    from builtin_card where token = $1`,
  row: {
    token: 'text',
    holder: 'text?',
    cardBrand: 'text',
    last4: 'text',
    expiryMonth: 'int?',
    expiryYear: 'int?',
    behaviour: 'text',
    state: 'text',
  },
})

export async function findCard(db: Db, token: string): Promise<StoredCard | null> {
  return (await builtinCardFind.first(db, [token])) ?? null
}

const builtinCardAnswer = statement({
  name: 'builtin_card_answer',
  text: `update builtin_card set state = $2 where token = $1 and state = 'needs_action'`,
})

/** The holder's answer to a challenge. One that was answered before keeps its first answer. */
export async function answerCard(db: Db, token: string, state: 'ready' | 'refused'): Promise<void> {
  await builtinCardAnswer.run(db, [token, state])
}

const builtinChargesInsert = batchStatement({
  name: 'builtin_charges_insert',
  text: `
    insert into builtin_charge (idempotency_key, token, amount_cents, state, decline_code, at)
    select key, token, amount_cents,
      case when code is not null then 'declined' when behaviour = 'asks' then 'needs_action' else 'captured' end,
      code, $5::timestamptz
    from (
      select distinct on (asked.key) asked.key, asked.token, asked.amount_cents, card.behaviour,
        case
          when card.state is distinct from 'ready' then 'card_unknown'
          when card.expiry_year * 12 + card.expiry_month < $4 then 'card_expired'
          when card.behaviour = 'declines' then 'card_declined'
        end as code
      from unnest($1::text[], $2::text[], $3::int[]) as asked(key, token, amount_cents)
      left join builtin_card card on card.token = asked.token
      order by asked.key
    ) judged
    on conflict (idempotency_key) do nothing`,
})

/**
 * Charges cards in one statement: each key once, in key order, so that two batches that share keys cannot deadlock.
 * @param month year × 12 + month (1 to 12) that has not ended yet: cards of earlier months have expired
 */
export async function insertCharges(
  db: Db,
  charges: readonly Charge[],
  month: number,
  at: string,
): Promise<void> {
  await builtinChargesInsert.run(db, [
    charges.map(charge => charge.key),
    charges.map(charge => charge.token),
    charges.map(charge => charge.amountCents),
    month,
    at,
  ])
}

const builtinChargesByKey = batchStatement<StoredCharge>({
  name: 'builtin_charges_by_key',
  text: `select idempotency_key as key, token, amount_cents as "amountCents", state, decline_code as "declineCode"
    from builtin_charge where idempotency_key = any($1::text[])`,
  row: { key: 'text', token: 'text', amountCents: 'int', state: 'text', declineCode: 'text?' },
})

export function chargesByKey(db: Db, keys: readonly string[]): Promise<StoredCharge[]> {
  return builtinChargesByKey.all(db, [keys])
}

const builtinChargeEnd = statement({
  name: 'builtin_charge_end',
  text: `update builtin_charge set state = $2, decline_code = $3
    where idempotency_key = $1 and state = 'needs_action'`,
})

/** Ends a charge that asks: captured, or declined for a reason. One that ended before stays as it did. */
export async function endCharge(db: Db, key: string, declineCode: DeclineCode | null): Promise<void> {
  await builtinChargeEnd.run(db, [key, declineCode === null ? 'captured' : 'declined', declineCode])
}

const builtinRefundInsert = statement({
  name: 'builtin_refund_insert',
  text: `
    with given as (
      update builtin_charge set refunded_cents = refunded_cents + $3::int
      where idempotency_key = $2 and state = 'captured' and refunded_cents + $3::int <= amount_cents
        and not exists (select from builtin_refund where idempotency_key = $1)
      returning idempotency_key
    )
    insert into builtin_refund (idempotency_key, charge_key, amount_cents, at)
    select $1, idempotency_key, $3::int, $4::timestamptz from given`,
})

/**
 * Gives back a part of a captured charge, unless less than that is left of it or the key did so before: then nothing
 * changes. Of two at once with one key the second fails as a whole.
 */
export async function insertRefund(db: Db, refund: CardRefund, at: string): Promise<void> {
  try {
    await builtinRefundInsert.run(db, [refund.key, refund.chargeKey, refund.amountCents, at])
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
  }
}

const builtinRefundsAmong = batchStatement<{ key: string }>({
  name: 'builtin_refunds_among',
  text: `select idempotency_key as key from builtin_refund where idempotency_key = any($1::text[])`,
  row: { key: 'text' },
})

/** Which of these refunds were made. */
export async function refundsAmong(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const found = await builtinRefundsAmong.all(db, [keys])
  return new Set(found.map(({ key }) => key))
}
