// As of which instant everything that a box depends on is read (rule 31). A box is priced and filled by a run that comes a second after
// its cutoff, or hours later; what its household changes in between is for the next box.
//
// | what | as of | how |
// |---|---|---|
// | plan, province, kitchen, day and window | the cutoff | on the order's row: a change writes only boxes whose cutoff is to come |
// | profile: preferences, exclusions, diet | the cutoff | on the row too (save_profile.ts); exclusions and diet may become stricter until the run |
// | reviews | the cutoff | by their time (weekly/choose_store.ts) |
// | address with its phone and instructions | the cutoff | the household's, pinned to a box past its cutoff before it changes (`pinBilled`) |
// | codes | the cutoff | by the time from which and until which they are held: `heldAtCutoff` |
// | given and bought value, employer's credit | the cutoff | by the time of the ledger's entries: `sinceCutoff`, `corporateUntilAt`; what is taken away later leaves what was promised (`promisedValue`) |
// | price of a box that was chosen | its last edit | stored with the order |
// | dishes, stock, taxes | the run, the day of delivery | the kitchen's and the law's, not the household's |
// | card, rate of points | the run | the card on file; deliveries only ever raise the rate |
//
// A change that began before the cutoff and ends when the run is there is taken whole or not at all: it locks the open boxes first
// (`holdOpenBoxes`).

import type { Also } from '../request/database/statement.ts'

/**
 * Whether a box had the held code `h` at its cutoff: not one that was taken afterwards, and still one that was taken off afterwards.
 * @param box alias of the order, for example `o`
 */
export const heldAtCutoff = <const B extends string>(box: B) =>
  `(h.created_at <= ${box}.cutoff_at and (h.ended_at is null or h.ended_at > ${box}.cutoff_at))` as const

/**
 * Whether an order `u` that was priced used the held code `h`. A box below the code's minimum spend did not: its price does not name
 * the code.
 */
export const usedCode = `(h.minimum_spend_cents = 0
  or u.priced -> 'discounts' @> jsonb_build_array(jsonb_build_object('code', h.code)))`

/**
 * What a household's value gained since a cutoff, by account; null where it did not move.
 * @param client the household, for example `$clientId`
 * @param cutoff the instant, for example `o.cutoff_at`
 */
export const sinceCutoff = <const C extends string, const A extends string, const M extends string = ''>(
  client: C,
  cutoff: A,
  also: Also<M> = () => '' as M,
) =>
  `(select json_object_agg(m.account, m.cents) from (
      select e.account, sum(e.amount_cents) as cents from ledger_entry e
      where e.client_id = ${client}${also('e')} and e.account in ('given', 'bought', 'corporate') and e.at > ${cutoff}
      group by e.account) m)` as const

/**
 * The last delivery day that an employer's plan `p` paid for at a cutoff.
 * @param cutoff the instant, for example `$cutoffAt`
 */
export const corporateUntilAt = <const A extends string>(cutoff: A) =>
  `case when p.set_at > ${cutoff} then p.former_expires_on else p.expires_on end` as const

/**
 * The history of a household's given value, oldest first, where a part of it expires: what is left of that part depends on all of it.
 * Null where none does.
 * @param client the household, for example `$clientId`
 */
export const givenMoves = <const C extends string, const M extends string = ''>(
  client: C,
  also: Also<M> = () => '' as M,
) =>
  `case when exists (select 1 from held_value part
    where part.client_id = ${client}${also('part')} and part.expires_on is not null and part.expired_at is null) then (
  select json_agg(json_build_object('key', e.key, 'reason', e.reason, 'amountCents', e.amount_cents,
      'orderId', e.order_id, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'expiresOn', part.expires_on, 'fromName', null)
    order by e.at, e.amount_cents desc, e.key)
  from ledger_entry e left join held_value part on part.client_id = ${client}${also('part')} and part.key = e.key
  where e.client_id = ${client}${also('e')} and e.account = 'given') end` as const
