// The built-in processor's own tables: cards on file, without their numbers, and charges by idempotency key.

import { numbers, words } from '../../../request/database/array_parameters.ts'
import { type Db, sqlState } from '../../../request/database/database.ts'
import { batchStatement, column, type RowOf, statement } from '../../../request/database/statement.ts'
import type { CardRefund, Charge, ChargeOutcome, DeclineCode } from '../../processors/port.ts'
import type { AcceptedCard } from './card_entry.ts'

type CardState = 'ready' | 'needs_action' | 'refused'

export type StoredCard = RowOf<typeof builtinCardFind>

export type StoredCharge = RowOf<typeof chargesByKey>

const builtinCardInsert = statement({
  name: 'builtin_card_insert',
  text: `insert into builtin_card (token, card_brand, last4, expiry_month, expiry_year, behaviour, state, created_at,
      holder)
    values ($token, $brand, $last4, $expiryMonth, $expiryYear, $behaviour, $state, $at, $holder)`,
})

export async function insertBuiltinCard(
  db: Db,
  { token, holder }: { token: string; holder: string },
  card: AcceptedCard,
  at: string,
): Promise<CardState> {
  const state: CardState = card.challenged ? 'needs_action' : 'ready'
  const { brand, last4, expiryMonth, expiryYear, behaviour } = card
  await builtinCardInsert.run(db, {
    token,
    brand,
    last4,
    expiryMonth,
    expiryYear,
    behaviour,
    state,
    at,
    holder,
  })
  return state
}

const builtinCardFind = statement({
  name: 'builtin_card_find',
  text: `select token, holder, card_brand as "cardBrand", last4, expiry_month as "expiryMonth",
        expiry_year as "expiryYear",
      behaviour, state
    from builtin_card where token = $token`,
  row: {
    token: 'text',
    /** Its holder; null for old cards. */
    holder: 'text?',
    cardBrand: 'text',
    last4: 'text',
    expiryMonth: 'int?',
    expiryYear: 'int?',
    behaviour: 'text',
    state: column<CardState>('text'),
  },
})

export async function findCard(db: Db, token: string): Promise<StoredCard | null> {
  return (await builtinCardFind.first(db, { token })) ?? null
}

/** Stores the holder's answer to a challenge. A first answer stays. */
export const answerCard = statement({
  name: 'builtin_card_answer',
  text: `update builtin_card set state = $state where token = $token and state = 'needs_action'`,
})

const builtinChargesInsert = batchStatement({
  name: 'builtin_charges_insert',
  text: `
    insert into builtin_charge (idempotency_key, token, amount_cents, state, decline_code, at)
    select key, token, amount_cents,
      case when code is not null then 'declined' when behaviour = 'asks' then 'needs_action'
        else 'captured' end,
      code, $at::timestamptz
    from (
      select distinct on (asked.key) asked.key, asked.token, asked.amount_cents, card.behaviour,
        case
          when card.state is distinct from 'ready' then 'card_unknown'
          when card.expiry_year * 12 + card.expiry_month < $month then 'card_expired'
          when card.behaviour = 'declines' then 'card_declined'
        end as code
      from unnest($keys::text[], $tokens::text[], $amountCents::int[]) as asked(key, token, amount_cents)
      left join builtin_card card on card.token = asked.token
      order by asked.key
    ) judged
    on conflict (idempotency_key) do nothing`,
})

/**
 * Charges cards in one statement: each key once, in key order, so that two batches that share keys cannot deadlock.
 * @param month year × 12 + month (1 to 12), the earliest valid one: cards of earlier months have expired
 */
export async function insertCharges(
  db: Db,
  charges: readonly Charge[],
  month: number,
  at: string,
): Promise<void> {
  await builtinChargesInsert.run(db, {
    keys: words(charges, charge => charge.key),
    tokens: words(charges, charge => charge.token),
    amountCents: numbers(charges, charge => charge.amountCents),
    month,
    at,
  })
}

export const chargesByKey = batchStatement({
  name: 'builtin_charges_by_key',
  text: `select idempotency_key as key, token, amount_cents as "amountCents", state, decline_code as "declineCode"
    from builtin_charge where idempotency_key = any($keys::text[])`,
  row: {
    key: 'text',
    token: 'text',
    amountCents: 'int',
    state: column<ChargeOutcome['state']>('text'),
    declineCode: column<DeclineCode | null>('text?'),
  },
})

const builtinChargeEnd = statement({
  name: 'builtin_charge_end',
  text: `update builtin_charge set state = $state, decline_code = $declineCode
    where idempotency_key = $key and state = 'needs_action'`,
})

/** Ends a charge that waits for its holder: captured, or declined for a reason. One that has ended stays unchanged. */
export async function endCharge(db: Db, key: string, declineCode: DeclineCode | null): Promise<void> {
  await builtinChargeEnd.run(db, { key, state: declineCode === null ? 'captured' : 'declined', declineCode })
}

const builtinRefundInsert = statement({
  name: 'builtin_refund_insert',
  text: `
    with given as (
      update builtin_charge set refunded_cents = refunded_cents + $amountCents::int
      where idempotency_key = $chargeKey and state = 'captured'
        and refunded_cents + $amountCents::int <= amount_cents
        and not exists (select 1 from builtin_refund where idempotency_key = $key)
      returning idempotency_key
    )
    insert into builtin_refund (idempotency_key, charge_key, amount_cents, at)
    select $key, idempotency_key, $amountCents::int, $at::timestamptz from given`,
})

/**
 * Refunds a part of a captured charge, unless less than that is left of it or the key did so before: then nothing changes. Of two
 * at once with one key the second fails as a whole.
 */
export async function insertBuiltinRefund(db: Db, refund: CardRefund, at: string): Promise<void> {
  try {
    await builtinRefundInsert.run(db, { ...refund, at })
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
  }
}

const builtinRefundsAmong = batchStatement({
  name: 'builtin_refunds_among',
  text: `select idempotency_key as key from builtin_refund where idempotency_key = any($keys::text[])`,
  row: { key: 'text' },
})

/** The refunds among these that were made. */
export async function refundsAmong(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const found = await builtinRefundsAmong.all(db, { keys })
  return new Set(found.map(({ key }) => key))
}
