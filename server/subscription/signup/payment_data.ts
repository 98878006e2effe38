// The checkout before payment: the plan, the days and the price.

import type { OutputOf } from '../../../contract/index.ts'
import type { Plan } from '../../../domain/plans.ts'
import { chargedAfter, cutoffOf } from '../../../domain/time/cutoff.ts'
import { addDays } from '../../../domain/time/zone.ts'
import { termsOf } from '../../catalogue/catalogue.ts'
import type { DiscountRow } from '../../codes/discounts/find_discount.ts'
import type { DraftAddress, DraftPlan, DraftSlot } from '../../identity/draft/draft.ts'
import type { Services } from '../../integrations/services.ts'
import { localTime } from '../../menu/local_time.ts'
import { planView } from '../../orders/plan_view.ts'
import type { CallRequest } from '../../request/call_request.ts'
import type { Stored } from '../../request/services.ts'
import { valueHeldBy } from '../../value/held_value/value_held.ts'
import { type Boxes, firstDelivery, heldCodeOf, priceBoxes } from './first_box.ts'
import { discountOfSignup, loadSignup, ownReferral, refuseSubscribed, type Signup } from './load_signup.ts'
import { requireStep } from './steps.ts'

/** A sign-up that lacks only the card. */
export interface ReadySignup {
  plan: Plan
  tastes: DraftPlan
  address: DraftAddress
  slot: DraftSlot
  discount: DiscountRow | undefined
  firstDeliveryDate: string
  /** The last moment to change or skip the first box, brand wall clock. */
  cutoffLocal: string
  /** ISO date on which the first box is charged, after its cutoff. */
  chargeDate: string
  boxes: Boxes
}

/** @throws Refusal step_missing, already_signed_up */
export async function paymentData(
  services: Services,
  request: CallRequest,
): Promise<OutputOf<'signup.payment_data'>> {
  const signup = await loadSignup(services, request)
  refuseSubscribed(signup)
  const ready = await readySignup(services, request, signup)
  const { plan, slot, discount, firstDeliveryDate, cutoffLocal, chargeDate, boxes } = ready
  const name = request.locale === 'fr' ? discount?.nameFr : discount?.nameEn
  return {
    plan: planView(plan),
    firstDeliveryDate,
    window: { startHour: slot.startHour, endHour: slot.endHour },
    cutoffLocal,
    chargeDate,
    nextChargeDate: addDays(chargeDate, 7),
    ...boxes,
    discountName: boxes.firstBox.discountCents > 0 ? (name ?? null) : null,
    heldCode: heldCodeOf(discount),
    referralRefused: await ownReferral(services, request, signup.draft, signup.client?.email ?? null),
    cardForm: services.cards.form,
    paypal: services.paypal !== null,
  }
}

/** @throws Refusal step_missing with the step to do first */
export async function readySignup(
  services: Stored,
  request: CallRequest,
  signup: Signup,
): Promise<ReadySignup> {
  requireStep(signup.step, 'payment', request)
  const { brand, now } = request
  const { draft } = signup
  const { plan: tastes, address, slot } = draft
  if (!tastes || !address || !slot)
    throw new TypeError(`A sign-up at ${signup.step} lacks what that step needs.`)
  const discount = await discountOfSignup(services, request, signup)
  const delivery = await firstDelivery(services, brand, draft, now)
  const terms = await termsOf(services)
  const { plan, boxes } = priceBoxes(
    terms,
    { brand, planId: tastes.id, ...delivery },
    discount,
    signup.client ? await valueHeldBy(services.pool, signup.client.id) : undefined,
  )
  const cutoffAt = cutoffOf(brand, delivery.deliveryDate, terms.cutoffs)
  return {
    plan,
    tastes,
    address,
    slot,
    discount,
    firstDeliveryDate: delivery.deliveryDate,
    cutoffLocal: localTime(brand, cutoffAt),
    chargeDate: chargedAfter(brand, cutoffAt),
    boxes,
  }
}
