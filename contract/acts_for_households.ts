// What the office does for a household that asked for it on the phone: the household's own calls, with who acted and why. One table, so
// that the office changes a household in no other way than the household itself could.

import * as z from 'zod/mini'
import { balanceAccounts } from '../domain/ledger.ts'
import { orderStates } from '../domain/machines/order.ts'
import { endedSubscriptions } from '../domain/machines/subscription_groups.ts'
import { account } from './account.ts'
import { pointsToGive } from './admin_points.ts'
import { clients } from './clients.ts'
import { cents, code, id, isoDate, requiredText, text } from './fields.ts'
import { orders } from './orders.ts'
import { refunds, refundWish } from './refunds.ts'
import { settings_delivery } from './settings_delivery.ts'
import { settings_subscription } from './settings_subscription.ts'
import { settings_taste } from './settings_taste.ts'
import { stopReason, subscription } from './subscription.ts'

const nothing = z.object({})

/** Each act with what it is told. */
const householdAct = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('skip'), with: account.skip_order.input }),
    z.object({ act: z.literal('unskip'), with: account.unskip_order.input }),
    z.object({ act: z.literal('move'), with: account.update_delivery.input }),
    z.object({ act: z.literal('quantity'), with: orders.update_quantity.input }),
    z.object({ act: z.literal('pause'), with: subscription.pause.input }),
    z.object({ act: z.literal('resume'), with: nothing }),
    z.object({ act: z.literal('plan'), with: settings_subscription.preview.input }),
    // `version` is that of the settings that were shown: what was changed since is not overwritten.
    z.object({
      act: z.literal('delivery'),
      with: z.extend(settings_delivery.update_delivery.input, { version: text(64) }),
    }),
    z.object({ act: z.literal('taste'), with: settings_taste.update.input }),
    z.object({ act: z.literal('close'), with: z.object({ reason: stopReason }) }),
    // The box that did not come, or is late, comes on another day; a box that did come has no replacement but its money.
    z.object({ act: z.literal('again'), with: z.object({ orderId: id }) }),
    // The card on file is asked once more for an unpaid box.
    z.object({ act: z.literal('retry'), with: z.object({ orderId: id }) }),
    z.object({ act: z.literal('notes'), with: settings_delivery.update_delivery_notes.input }),
    z.object({ act: z.literal('code'), with: clients.apply_code.input }),
    // Another link to choose a password: the household's own letter, to its own address.
    z.object({ act: z.literal('sign_in_link'), with: nothing }),
    z.object({ act: z.literal('letter'), with: z.object({ key: text(300) }) }),
  ],
  { error: code('invalid_input') },
)

export const actFor = {
  clientId: id,
  what: householdAct,
}

/** Why, and whether the household gets its letters about it. Money, declined cards and ways in are always told. */
export const actReason = {
  /** The household reads it in its list of changes. */
  reason: requiredText(300),
  tells: z.boolean({ error: code('required') }),
}

/** Everything that one of them may refuse. */
export const actErrors = [
  ...new Set([
    ...account.skip_order.errors,
    ...account.unskip_order.errors,
    ...account.update_delivery.errors,
    ...orders.update_quantity.errors,
    ...subscription.pause.errors,
    ...account.unpause_account.errors,
    ...settings_subscription.update.errors,
    ...settings_delivery.update_delivery_notes.errors,
    ...clients.apply_code.errors,
    ...settings_delivery.update_delivery.errors,
    ...settings_taste.update.errors,
    ...(['conflict', 'account_closed', 'closing_blocked', 'claim_too_late', 'refund_nothing_left'] as const),
    ...(['card_declined', 'card_expired', 'card_insufficient_funds', 'card_needs_action'] as const),
  ]),
]

/** Value that a household is given for what went wrong; cents. */
export const valueToGive = z
  .int({ error: code('value_amount') })
  .check(z.minimum(100, code('value_amount')), z.maximum(20_000, code('value_amount')))

/** What is given to a household, or taken back from it: each with the call that does it. */
export const giving = {
  clientId: id,
  what: z.discriminatedUnion(
    'act',
    [
      // `refunds.give`
      z.object({
        act: z.literal('refund'),
        with: z.object({
          orderId: id,
          wish: refundWish,
          to: refunds.give.input.shape.to,
          /** What was left of the box when it was looked at. */
          leftCents: z.optional(cents),
        }),
      }),
      // `admin_reward_points.create_point_adjustment`
      z.object({
        act: z.literal('points'),
        with: z.object({ points: pointsToGive, orderId: z.optional(z.nullable(id)) }),
      }),
      // `households_admin.give_value`
      z.object({ act: z.literal('value'), with: z.object({ cents: valueToGive }) }),
    ],
    { error: code('invalid_input') },
  ),
}

/** A box before or after an act. */
const foreseenBox = z.object({
  date: isoDate,
  startHour: z.int(),
  state: z.enum(orderStates),
  totalCents: z.nullable(cents),
  /** What of it the card pays. */
  cardCents: z.nullable(cents),
})

/** What would follow from an act. */
export const foreseen = z.object({
  /** The boxes that would change. */
  boxes: z.array(z.object({ id, from: foreseenBox, to: foreseenBox })),
  /** The balances that would change. */
  value: z.array(z.object({ account: z.enum(balanceAccounts), fromCents: cents, toCents: cents })),
  /** `always`: it is sent whether the household is told or not. */
  letters: z.array(z.object({ channel: z.string(), subject: z.string(), always: z.boolean() })),
  /** Where the letters go. */
  to: z.string(),
  /** What the card would be charged at once; null where nothing. */
  payNowCents: z.nullable(cents),
  /** What would be refunded; `payment` is by account. Null where nothing. */
  refund: z.nullable(
    z.object({
      goodsCents: cents,
      taxCents: cents,
      totalCents: cents,
      payment: z.object({ givenCents: cents, boughtCents: cents, corporateCents: cents, cardCents: cents }),
    }),
  ),
  /** The state in which the account would end; null where it would not. */
  ends: z.nullable(z.enum(endedSubscriptions)),
  /** Weeks ahead that would have fewer dishes left than the plan needs, after a change of taste. */
  short: z.array(z.object({ week: isoDate, needed: z.int(), left: z.int() })),
})
