// For tests that pause and close subscriptions.

import { expect } from 'vitest'
import { orderOf, type TestHousehold } from './household.ts'
import { recordBalances } from './ledger.ts'
import type { TestServices } from './services.ts'

export const refused = (code: string) => expect.objectContaining({ code })

/** @param now program time, ISO instant */
export function standingOf({ pool }: TestServices, now: string) {
  const of = ({ clientId, brand }: TestHousehold, at = now) => ({ clientId, brand, now: at })

  /** A household's subscription with its boxes' states, events and letters. */
  async function stands({ clientId }: TestHousehold) {
    const { rows } = await pool.query(
      `select s.state, s.resumes_on::text as until, s.stop_reason as reason,
        (select array_agg(state order by week) from client_order where client_id = $1) as boxes,
        (select array_agg(kind order by id) from client_event where client_id = $1) as events,
        (select array_agg(template order by created_at, key) from outbox_message where client_id = $1) as letters
       from subscription s where client_id = $1`,
      [clientId],
    )
    return rows[0]
  }

  /** Gives value, in cents. */
  async function value(who: TestHousehold, account: string, cents: number) {
    await pool.query(
      `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
       values ($1, $2, $2, $3::int, 'bonus', 'test', $4), ($1, $2, 'house', -$3::int, 'bonus', 'test', $4)`,
      [who.clientId, account, cents, now],
    )
    await recordBalances(pool)
  }

  async function balance(who: TestHousehold, account: string) {
    const { rows } = await pool.query(
      'select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = $2',
      [who.clientId, account],
    )
    return rows[0].cents
  }

  /** A bag is out. */
  const lend = (who: TestHousehold) =>
    pool.query(
      `insert into returnable_loan (client_id, number, kind, out_since) values ($1, 'B-1', 'cooler_bag', '2026-11-24')`,
      [who.clientId],
    )

  const setState = (who: TestHousehold, place: number, state: string) =>
    pool.query('update client_order set state = $3 where client_id = $1 and id = $2', [
      who.clientId,
      orderOf(who, place).id,
      state,
    ])

  return { of, stands, value, balance, lend, setState }
}
