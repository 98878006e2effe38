// What the office does for a household that asked for it on the phone: the household's own calls, with who acted and why. One table, so
// that the office changes a household in no other way than the household itself could.

import * as z from 'zod/mini'
import { account } from './account.ts'
import { clients } from './clients.ts'
import { code, id, requiredText, text } from './fields.ts'
import { orders } from './orders.ts'
import { settings_delivery } from './settings_delivery.ts'
import { settings_subscription } from './settings_subscription.ts'
import { subscription } from './subscription.ts'

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
    'conflict' as const,
  ]),
]
