// The built-in processor's own tables: cards on file (never a number) and charges by idempotency key.

import { and, eq, sql } from 'drizzle-orm'
import { builtinCard, builtinCharge } from '../../../../database/schema.ts'
import type { Db } from '../../../platform/database.ts'
import type { Charge, DeclineCode } from '../port.ts'
import type { AcceptedCard } from './card_entry.ts'

export type CardState = 'ready' | 'needs_action' | 'refused'
export type ChargeState = 'captured' | 'declined' | 'needs_action'
export type StoredCard = typeof builtinCard.$inferSelect

export interface StoredCharge {
  key: string
  token: string
  amountCents: number
  state: ChargeState
  declineCode: DeclineCode | null
}

export async function insertCard(db: Db, token: string, card: AcceptedCard, at: string): Promise<CardState> {
  const state: CardState = card.challenged ? 'needs_action' : 'ready'
  await db.insert(builtinCard).values({
    token,
    cardBrand: card.brand,
    last4: card.last4,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    behaviour: card.behaviour,
    state,
    createdAt: at,
  })
  return state
}

export async function findCard(db: Db, token: string): Promise<StoredCard | null> {
  const [card] = await db.select().from(builtinCard).where(eq(builtinCard.token, token))
  return card ?? null
}

/** The holder's answer to a challenge. One that was answered before keeps its first answer. */
export async function answerCard(db: Db, token: string, state: 'ready' | 'refused'): Promise<void> {
  await db
    .update(builtinCard)
    .set({ state })
    .where(and(eq(builtinCard.token, token), eq(builtinCard.state, 'needs_action')))
}

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
  const asked = sql`unnest(
    ${sql.param(charges.map(charge => charge.key))}::text[],
    ${sql.param(charges.map(charge => charge.token))}::text[],
    ${sql.param(charges.map(charge => charge.amountCents))}::int[]
  )`
  await db.execute(sql`
    insert into builtin_charge (idempotency_key, token, amount_cents, state, decline_code, at)
    select key, token, amount_cents,
      case when code is not null then 'declined' when behaviour = 'asks' then 'needs_action' else 'captured' end,
      code, ${at}::timestamptz
    from (
      select distinct on (asked.key) asked.key, asked.token, asked.amount_cents, card.behaviour,
        case
          when card.state is distinct from 'ready' then 'card_unknown'
          when card.expiry_year * 12 + card.expiry_month < ${month} then 'card_expired'
          when card.behaviour = 'declines' then 'card_declined'
        end as code
      from ${asked} as asked(key, token, amount_cents)
      left join builtin_card card on card.token = asked.token
      order by asked.key
    ) judged
    on conflict (idempotency_key) do nothing`)
}

export async function chargesByKey(db: Db, keys: readonly string[]): Promise<StoredCharge[]> {
  const found = await db.execute<{
    key: string
    token: string
    amount_cents: number
    state: ChargeState
    decline_code: DeclineCode | null
  }>(sql`
    select idempotency_key as key, token, amount_cents, state, decline_code
    from builtin_charge where idempotency_key = any(${sql.param([...keys])}::text[])`)
  return found.rows.map(row => ({
    key: row.key,
    token: row.token,
    amountCents: row.amount_cents,
    state: row.state,
    declineCode: row.decline_code,
  }))
}

/** Ends a charge that asks: captured, or declined for a reason. One that ended before stays as it did. */
export async function endCharge(db: Db, key: string, declineCode: DeclineCode | null): Promise<void> {
  await db
    .update(builtinCharge)
    .set({ state: declineCode === null ? 'captured' : 'declined', declineCode })
    .where(and(eq(builtinCharge.idempotencyKey, key), eq(builtinCharge.state, 'needs_action')))
}
