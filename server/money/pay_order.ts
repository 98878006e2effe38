// Pays for an order that was unpaid at its cutoff, with the card now on file (rule 30: until packing). An attempt is recorded
// before a card is charged and answered after, so an interrupted one is repeated under its own key, which charges nobody twice.
// Another card is charged only once the last attempt is known to have failed.

import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { paidOrders } from '../../domain/machines/order_groups.ts'
import type { ChargeOutcome, UnknownOutcome } from '../integrations/processors/port.ts'
import type { Services } from '../integrations/services.ts'
import { withTx } from '../request/database/database.ts'
import { type ChargeKey, chargeKey } from './charge_key.ts'
import { holdHousehold } from './ledger/hold_household.ts'
import { selectDefaultMethod, selectMethod } from './method_store.ts'
import { canBePaid, payByValue, recordOutcome } from './record_outcome.ts'
import { saveSplit, splitNow } from './split_now.ts'
import {
  type Attempt,
  holdOrderToPay,
  insertAttempt,
  selectFailedOrders,
  selectLastAttempt,
} from './store.ts'

interface PaymentRequest {
  clientId: string
  orderId: string
  /** Program time, ISO instant. */
  now: string
  /**
   * ISO instant from which a try counts as this one: when several workers retry at one time, there is one try. Without it a person
   * waits for the answer, and a fresh try is made.
   */
  since?: string
  /** Only if value pays for all of it: no card is charged. */
  byValue?: boolean
}

/** `unpaid`: the card was declined or requires a confirmation, or there is none; the order's payment says which. */
type Paid = 'paid' | 'unpaid'

type Step = { done: Paid } | { ask: Omit<Attempt, 'at'> & { token: string }; giveUp: boolean }

/** An attempt is resolved, then one fresh attempt made: more rounds mean that another request is paying too. */
const rounds = 4

/** Tries to pay for one order. Safe to repeat and to run twice at once: the order is paid once. */
export async function payOrder(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>,
  of: PaymentRequest,
): Promise<Paid> {
  for (let round = 0; round < rounds; round++) {
    const step = await nextStep(services, of, round === 0)
    if ('done' in step) return step.done
    const { attempt } = step.ask
    const key: ChargeKey = { clientId: of.clientId, orderId: of.orderId, attempt }
    const outcome = await ask(services, chargeKey(key), step)
    // Unknown outcome: the attempt stays, and the processor is asked again under its key.
    if (outcome.state === 'unknown') return 'unpaid'
    await recordOutcome(services, key, outcome, of.now)
  }
  return 'unpaid'
}

/**
 * Pays for boxes that value covers by now: a gift card was redeemed, or points became credit. A box it covers in part waits for its
 * card, which is charged the rest. Safe to repeat.
 */
export async function payFailedByValue(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log' | 'config'>,
  clientId: string,
  now: string,
): Promise<void> {
  for (const orderId of await failedOrders(services, clientId)) {
    await payOrder(services, { clientId, orderId, now, byValue: true })
  }
}

/** Every unpaid order of a client. */
export function failedOrders({ pool }: Pick<Services, 'pool'>, clientId: string): Promise<string[]> {
  return selectFailedOrders(pool, clientId)
}

/** @param mayStart whether a fresh attempt may follow a failed one: once for each call, or a card would be charged in circles */
function nextStep(
  services: Pick<Services, 'pool' | 'memory' | 'config'>,
  of: PaymentRequest,
  mayStart: boolean,
): Promise<Step> {
  const { clientId, orderId, now, since, byValue = false } = of
  return withTx(services.pool, async (tx): Promise<Step> => {
    await holdHousehold(tx, clientId)
    const held = await holdOrderToPay(tx, clientId, orderId)
    if (!held || !canBePaid(held, now)) return { done: isOneOf(held?.state, paidOrders) ? 'paid' : 'unpaid' }
    const split = await splitNow(tx, services, of, held)
    if (byValue && split.cardCents > 0) return { done: 'unpaid' }
    const last = await selectLastAttempt(tx, clientId, orderId)
    const card = await selectDefaultMethod(tx, clientId)
    const asked = last && (await selectMethod(tx, clientId, last.methodId))
    if (last && asked && last.state === 'created')
      return { ask: { ...last, token: asked.token }, giveUp: false }
    if (last && asked && last.state === 'needs_action') {
      const stands = card?.id === last.methodId && split.cardCents === last.amountCents
      if (stands && !mayStart) return { done: 'unpaid' }
      return { ask: { ...last, token: asked.token }, giveUp: !stands }
    }
    if (split.cardCents === 0) {
      await payByValue(tx, of, await saveSplit(tx, of, held, split), now)
      return { done: 'paid' }
    }
    const claimed = last && since !== undefined && Temporal.Instant.compare(last.at.toISOString(), since) >= 0
    const tried = claimed || (!mayStart && last?.methodId === card?.id)
    if (!card || tried) return { done: 'unpaid' }
    const { split: kept } = await saveSplit(tx, of, held, split)
    const amountCents = kept.cardCents
    const fresh: Omit<Attempt, 'at'> = {
      attempt: (last?.attempt ?? 0) + 1,
      state: 'created',
      amountCents,
      methodId: card.id,
    }
    await insertAttempt(tx, clientId, orderId, fresh, now)
    return { ask: { ...fresh, token: card.token }, giveUp: false }
  })
}

async function ask(
  { cards }: Pick<Services, 'cards'>,
  key: string,
  { ask: { token, amountCents }, giveUp }: Extract<Step, { ask: unknown }>,
): Promise<ChargeOutcome | UnknownOutcome> {
  if (giveUp) {
    const left = await cards.giveUp(key)
    if (left) return left
  }
  const outcome = (await cards.charge([{ key, token, amountCents }])).get(key)
  if (!outcome) throw new Error(`The processor did not answer for ${key}.`)
  return outcome
}
