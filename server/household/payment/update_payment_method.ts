// Puts another card on file, and at once pays for boxes that the last one could not.

import { referenceOf } from '../../../domain/reference.ts'
import { holdClient, recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { failedOrders, payOrder } from '../../money/pay_order.ts'
import { type CardToKeep, saveCard } from '../../money/save_card.ts'
import { verifyCard } from '../../money/verify_card.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { withTx } from '../../request/database/database.ts'
import { readDefaultCard } from './change_payment.ts'

/**
 * The new card becomes the default; then every order that could not be paid is tried with it, soonest delivery first.
 * Repeating it keeps one card and pays every order once.
 * @throws Refusal card_invalid, card_declined, card_expired, card_needs_action
 */
export async function updatePaymentMethod(
  services: Services,
  request: CallRequest,
  input: { paymentToken: string; nameOnCard: string },
): Promise<Tried> {
  const card = await verifyCard(services, request.session, input.paymentToken)
  const { nameOnCard } = input
  return changeMethod(services, request, { provider: services.cards.name, card, nameOnCard })
}

/** The results for orders that could not be paid before. */
export interface Tried {
  paid: string[]
  unpaid: string[]
  /** The reference of the change; null where it was on file already. */
  reference: string | null
}

/** Makes a verified card the default, sends the letter, and tries to pay every unpaid order with it. Safe to repeat. */
export async function changeMethod(
  services: Services,
  request: CallRequest,
  method: Omit<CardToKeep, 'clientId'>,
): Promise<Tried> {
  const clientId = signedIn(request)
  const { card } = method
  const now = programTime(request)
  const { brand } = request
  const reference = await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    const before = await readDefaultCard(tx, clientId)
    const changed = await saveCard(tx, { clientId, ...method }, now)
    if (!changed) return null
    const facts = { brand: card.brand, last4: card.last4 }
    const eventId = await recordEvent(tx, {
      clientId,
      kind: 'card_changed',
      data: { ...facts, before },
      at: now,
    })
    const data = { card: facts, before, reference: referenceOf(eventId) }
    const key = `card_changed:${now}`
    await tell(tx, { clientId, brand, template: 'card_changed', data, key, at: now })
    return data.reference
  })
  const outcome: Tried = { paid: [], unpaid: [], reference }
  for (const orderId of await failedOrders(services, clientId)) {
    outcome[await payOrder(services, { clientId, orderId, now })].push(orderId)
  }
  return outcome
}
