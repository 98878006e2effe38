// A household's claim about its box, or its choice for one that was not delivered. Within the limits it is refunded at
// once, by the same function as an admin's refund; beyond them it waits for an admin.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { claimDays, judgeClaim, needsPhoto } from '../../../domain/refunds/claims.ts'
import type { BoxProblem } from '../../../domain/refunds/reasons.ts'
import { leftOf, type Refund } from '../../../domain/refunds/refund.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { carryOutRefunds } from '../../money/card_refunds/carry_out.ts'
import { holdHousehold } from '../../money/ledger/hold_household.ts'
import { type Tx, withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { decide, orderToRefund, type ProductWish, type RefundRequest, refundIn } from '../make_refund.ts'
import { holdPaidOrder, type PaidOrderRow, readRefunds, writeRefunded } from '../order_store.ts'
import { readClaimLimits } from './limits_store.ts'
import {
  type ClaimRow,
  countClaims,
  decideClaim,
  insertClaim,
  readClaim,
  readClaimBrand,
  readClaims,
} from './store.ts'

interface Claimed {
  clientId: string
  brand: BrandId
  orderId: string
  /** Null for a whole box that was not delivered. */
  productId: string | null
  units: number
  /** Null for a box that was not delivered. */
  reason: BoxProblem | null
  to: 'payment' | 'credit'
  words: string | null
  /** JPEG; null without one. */
  photo: Buffer | null
  /** Identifies the claim, so that a repeated one counts once. */
  requestId: string
  /** Program time, ISO instant. */
  now: string
}

export type ClaimAnswer = Pick<ClaimRow, 'state' | 'claimedCents' | 'refundNumber'>

/**
 * Takes a claim.
 * @throws Refusal not_found for another household's box, or a product it does not have; required without a product or a problem;
 *   claim_too_late; claim_waiting where an equal claim waits; photo_required above a limit; refund_nothing_left
 */
export async function makeClaim(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>,
  claimed: Claimed,
): Promise<ClaimAnswer> {
  const answer = await withTx(services.pool, tx => claimIn(tx, services, claimed))
  await carryOutRefunds(services, claimed.clientId)
  return answer
}

/** The possible claims now: about lines of a delivered box, about all of an undelivered one. */
export function claimableAs(
  { state, deliveryDate }: Pick<PaidOrderRow, 'state' | 'deliveryDate'>,
  today: string,
): 'lines' | 'whole' | null {
  if (state === 'failed') return 'whole'
  return state === 'delivered' && today <= lastDay(deliveryDate) ? 'lines' : null
}

/** Last day for a claim, ISO date. */
export const lastDay = (deliveryDate: string): string => addDays(deliveryDate, claimDays)

/** The same within the caller's transaction; the caller carries the refunds out once it is committed. */
export async function claimIn(tx: Tx, services: Stored, claimed: Claimed): Promise<ClaimAnswer> {
  const { clientId, brand, orderId, requestId, now } = claimed
  await holdHousehold(tx, clientId)
  const before = await readClaim.first(tx, { clientId, id: requestId })
  if (before) return before
  const order = await holdPaidOrder(tx, clientId, orderId)
  if (!order || order.brand !== brand) throw new Refusal('not_found')
  const about = claimableAs(order, brandDate(brand, now))
  if (about === null) throw new Refusal(order.state === 'refunded' ? 'refund_nothing_left' : 'claim_too_late')
  const { wish, reason } = asked(claimed, about)
  const refunds = await readRefunds.all(tx, { clientId, orderId })
  const toRefund = await orderToRefund(services, order, refunds)
  const refund = decide(toRefund, wish)
  const waits = (await readClaims.all(tx, { clientId, orderId })).some(
    one => one.state === 'waiting' && one.productId === claimed.productId,
  )
  if (waits) throw new Refusal('claim_waiting')
  const limits = await readClaimLimits(tx, brand)
  if (reason !== null && needsPhoto(reason, refund.totalCents, limits) && !claimed.photo)
    throw new Refusal('photo_required', { fields: { photo: 'photo_required' } })
  const row: ClaimRow = {
    id: requestId,
    orderId,
    productId: about === 'whole' ? null : claimed.productId,
    // A claim for more than is left counts as all that is left.
    units: about === 'whole' ? 0 : unitsBack(refund, claimed.productId),
    reason: reason ?? 'not_delivered',
    toCredit: claimed.to === 'credit',
    words: claimed.words,
    state: 'paid',
    claimedCents: refund.totalCents,
    refundNumber: null,
  }
  const verdict =
    reason === null
      ? 'at_once'
      : judgeClaim(
          {
            reason,
            cents: refund.totalCents,
            boxCents: order.priced.totalCents,
            boxBackCents: order.priced.totalCents - leftOf(toRefund).totalCents,
            before: await countClaims.one(tx, {
              clientId,
              without: requestId,
              since: daysBefore(now, limits.days),
            }),
          },
          limits,
        )
  return verdict === 'at_once'
    ? giveAtOnce(tx, services, claimed, wish, row)
    : letWait(tx, claimed, order, refund, row)
}

const unitsBack = ({ lines }: Refund, productId: string | null): number =>
  lines.find(line => line.productId === productId)?.units ?? 0

/** ISO instant. */
export const daysBefore = (now: string, days: number): string =>
  Temporal.Instant.from(now)
    .subtract({ hours: days * 24 })
    .toString()

/** @throws Refusal required without a product or a problem */
function asked(
  { productId, units, reason }: Claimed,
  about: 'lines' | 'whole',
): { wish: ProductWish; reason: BoxProblem | null } {
  if (about === 'whole') return { wish: { kind: 'whole' }, reason: null }
  if (!productId) throw new Refusal('required', { fields: { productId: 'required' } })
  if (!reason) throw new Refusal('required', { fields: { reason: 'required' } })
  return { wish: { kind: 'units', units: { [productId]: Math.max(1, units) } }, reason }
}

async function giveAtOnce(
  tx: Tx,
  services: Stored,
  claimed: Claimed,
  wish: ProductWish,
  row: ClaimRow,
): Promise<ClaimAnswer> {
  const actor = { event: 'client', ledger: 'client' }
  const { number, totalCents } = await refundIn(tx, services, refundFor(claimed, wish, row, actor))
  const given = { ...row, claimedCents: totalCents, refundNumber: number }
  await insertClaim(tx, { ...claimed, at: claimed.now }, given)
  return given
}

function refundFor(
  { clientId, brand, now }: Pick<Claimed, 'clientId' | 'brand' | 'now'>,
  wish: ProductWish,
  { id, orderId, reason, toCredit, words }: ClaimRow,
  actor: RefundRequest['actor'],
): RefundRequest {
  const to = toCredit ? 'credit' : 'payment'
  return { clientId, orderId, brand, wish, to, reason, note: words, requestId: id, actor, now }
}

async function letWait(
  tx: Tx,
  claimed: Claimed,
  order: PaidOrderRow,
  refund: Refund,
  row: ClaimRow,
): Promise<ClaimAnswer> {
  const { clientId, brand, orderId, now } = claimed
  const waiting = { ...row, state: 'waiting', claimedCents: refund.totalCents } as const
  await insertClaim(tx, { ...claimed, at: now }, waiting)
  await note(tx, { clientId, orderId, order, kind: 'claimed', actor: 'client', at: now })
  const data = { orderId, deliveryDate: order.deliveryDate }
  const key = `claim_received:${row.id}`
  await tell(tx, { clientId, brand, template: 'claim_received', data, key, at: now })
  return waiting
}

interface Noted {
  clientId: string
  orderId: string
  order: PaidOrderRow
  kind: 'claimed' | 'claim_declined'
  actor: string
  at: string
}

const note = (tx: Tx, { clientId, orderId, order, kind, actor, at }: Noted): Promise<void> =>
  writeRefunded(
    tx,
    { clientId, orderId, state: order.state, version: order.version + 1 },
    { kind, actor, data: {}, at },
  )

interface Decision {
  brand: BrandId
  clientId: string
  id: string
  give: boolean
  /** The letter where nothing is refunded. */
  answer: string
  /** The admin's id, and email. */
  actor: RefundRequest['actor']
  now: string
}

/**
 * Decides a waiting claim; a decided one stays as it is, and the same decision once more changes nothing.
 * @throws Refusal not_found where the brand does not have it; required without an answer; conflict where somebody decided otherwise;
 *   refund_nothing_left
 */
export async function decideOnClaim(
  services: Pick<Services, 'pool' | 'memory' | 'cards' | 'log'>,
  decision: Decision,
): Promise<void> {
  const { brand, clientId, id, give, answer, actor, now } = decision
  if (!give && answer === '') throw new Refusal('required', { fields: { answer: 'required' } })
  await withTx(services.pool, async tx => {
    await holdHousehold(tx, clientId)
    const claim = await readClaim.first(tx, { clientId, id })
    if (!claim || (await readClaimBrand(tx, clientId, id)) !== brand) throw new Refusal('not_found')
    if (claim.state !== 'waiting') {
      if (claim.state !== (give ? 'paid' : 'declined')) throw new Refusal('conflict')
      return
    }
    const by = { by: actor.event, at: now }
    if (give) {
      const wish: ProductWish = claim.productId
        ? { kind: 'units', units: { [claim.productId]: claim.units } }
        : { kind: 'whole' }
      const { number } = await refundIn(tx, services, refundFor(decision, wish, claim, actor))
      await decideClaim(tx, decision, { state: 'paid', refundNumber: number, ...by })
      return
    }
    const order = await holdPaidOrder(tx, clientId, claim.orderId)
    if (!order) throw new Refusal('not_found')
    await decideClaim(tx, decision, { state: 'declined', refundNumber: null, ...by })
    const of = { clientId, orderId: claim.orderId, order, at: now }
    await note(tx, { ...of, kind: 'claim_declined', actor: actor.event })
    const data = { orderId: claim.orderId, deliveryDate: order.deliveryDate, answer }
    const key = `claim_declined:${id}`
    await tell(tx, { clientId, brand, template: 'claim_declined', data, key, at: now })
  })
  await carryOutRefunds(services, clientId)
}
