// SQL of a household's value, and of the part that expires.

import type { ValueMove } from '../../../domain/gifts/held_value.ts'
import type { DatedMove } from '../../../domain/gifts/held_value_page.ts'
import { dueOrders } from '../../../domain/machines/order_groups.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { sqlList } from '../../request/database/sql_list.ts'
import { batchStatement, columnsOf, statement } from '../../request/database/statement.ts'

export type ValueAccount = 'given' | 'bought'

/** Every change of a household's value, oldest first. */
export const selectMoves = statement({
  name: 'held_value_moves',
  text: `select e.account, e.key, e.reason, e.amount_cents as "amountCents", e.order_id as "orderId",
        to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        h.expires_on::text as "expiresOn", h.from_name as "fromName"
      from ledger_entry e left join held_value h on h.client_id = $clientId and h.key = e.key
      where e.client_id = $clientId and e.account in ('given', 'bought')
      order by e.at, e.amount_cents desc, e.key`,
  row: columnsOf<ValueMove & { account: ValueAccount }>({
    account: 'text',
    key: 'text',
    reason: 'text',
    amountCents: 'int',
    orderId: 'uuid?',
    at: 'text',
    expiresOn: 'text?',
    fromName: 'text?',
  }),
})

/**
 * One statement for each account, which its text names. With the account as an argument, the text would have to repeat the index's
 * condition beside it; the planner then expects a quarter of the entries and may prefer to read them all by the table's key.
 */
const latestOf = (account: ValueAccount) =>
  statement({
    name: `held_value_latest_${account}`,
    text: `select e.key, e.reason, e.amount_cents as "amountCents", e.order_id as "orderId",
        to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        h.expires_on::text as "expiresOn", h.from_name as "fromName",
        case when e.amount_cents > 0 and e.reason in ('refund', 'late_edit') then (
          select to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
          from client_order o where o.client_id = $clientId and o.id = e.order_id) end as "orderMadeAt",
        coalesce((select b.amount_cents from ledger_balance b where b.client_id = $clientId
          and b.account = '${account}'), 0) as "balanceCents"
      from ledger_entry e left join held_value h on h.client_id = $clientId and h.key = e.key
      where e.client_id = $clientId and e.account = '${account}' and e.at < $before
      order by e.at desc, e.amount_cents, e.key desc limit $reach`,
    row: columnsOf<DatedMove & { balanceCents: number }>({
      key: 'text',
      reason: 'text',
      amountCents: 'int',
      orderId: 'uuid?',
      at: 'text',
      expiresOn: 'text?',
      fromName: 'text?',
      orderMadeAt: 'text?',
      balanceCents: 'int',
    }),
  })

const heldValueLatest = { given: latestOf('given'), bought: latestOf('bought') }

/**
 * The latest changes of an account of value, newest first, with its present balance.
 * @param before ISO instant they come before; null for the very latest
 * @param reach how many at most
 */
export async function selectLatestMoves(
  db: Db,
  clientId: string,
  account: ValueAccount,
  { before, reach }: { before: string | null; reach: number },
): Promise<{ moves: DatedMove[]; balanceCents: number }> {
  const moves = await heldValueLatest[account].all(db, { clientId, before: before ?? 'infinity', reach })
  return { moves, balanceCents: moves[0]?.balanceCents ?? 0 }
}

/**
 * Expired credits that were not handled yet. `today` by brand. A box that is past its cutoff and still unpaid keeps the given value it
 * was priced with, or will be: such a household waits.
 */
export const selectExpired = batchStatement({
  name: 'held_value_expired',
  text: `select h.client_id as "clientId", h.key from held_value h join client c on c.client_id = h.client_id
      where c.brand = $brand and h.expires_on < $today and h.expired_at is null
        and not exists (select 1 from client_order o where o.client_id = h.client_id
          and (o.state in ${sqlList(dueOrders)} and (o.priced->'payment'->>'givenCents')::int > 0
            or o.state = 'upcoming' and o.cutoff_at < $now))
      order by h.client_id, h.key limit 500`,
  row: { clientId: 'uuid', key: 'text' },
})

const heldValueExpire = statement({
  name: 'held_value_expire',
  text: `update held_value set expired_at = $at where client_id = $clientId and key = $key and expired_at is null`,
})

/** Marks a credit as expired; false where it is already. */
export async function markExpired(tx: Tx, clientId: string, key: string, at: string): Promise<boolean> {
  return (await heldValueExpire.run(tx, { clientId, key, at })) === 1
}

const heldValueBalances = statement({
  name: 'held_value_balances',
  text: `select coalesce(sum(amount_cents) filter (where account = 'given'), 0)::int as "givenCents",
        coalesce(sum(amount_cents) filter (where account = 'bought'), 0)::int as "boughtCents",
        coalesce(sum(amount_cents) filter (where account = 'corporate'), 0)::int as "corporateCents"
      from ledger_balance where client_id = $clientId and account in ('given', 'bought', 'corporate')`,
  row: { givenCents: 'int', boughtCents: 'int', corporateCents: 'int' },
})

/** Balances of a household's value, cents. */
export async function selectValue(
  db: Db,
  clientId: string,
): Promise<{ givenCents: number; boughtCents: number; corporateCents: number }> {
  return (
    (await heldValueBalances.first(db, { clientId })) ?? { givenCents: 0, boughtCents: 0, corporateCents: 0 }
  )
}

/** The facts about a credit that the ledger does not have: its last day, and its origin. */
interface ValueFacts {
  clientId: string
  /** Key of the transaction that credited it. */
  key: string
  /** Last day on which it counts, ISO date; null where it never expires. */
  expiresOn: string | null
  fromName: string | null
}

const heldValueRefunded = statement({
  name: 'held_value_refunded',
  text: `insert into held_value (client_id, key, expires_on)
      select $clientId, $key, $expiresOn where exists (
        select 1 from held_value h where h.client_id = $clientId and h.expires_on <= $today)
      on conflict do nothing`,
})

/**
 * Records the last day of refunded value, where the card that paid may have expired: what returns to a card that still counts keeps
 * that card's day.
 */
export async function recordRefunded(
  tx: Tx,
  of: { clientId: string; key: string; expiresOn: string; today: string },
): Promise<void> {
  await heldValueRefunded.run(tx, of)
}

const heldValueInsert = statement({
  name: 'held_value_insert',
  text: `insert into held_value (client_id, key, expires_on, from_name) values ($clientId, $key, $expiresOn, $fromName)
      on conflict do nothing`,
})

/** Records it beside the credit, in the same transaction. Repeating it changes nothing. */
export async function recordValue(tx: Tx, { clientId, key, expiresOn, fromName }: ValueFacts): Promise<void> {
  await heldValueInsert.run(tx, { clientId, key, expiresOn, fromName })
}
