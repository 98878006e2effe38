// The last step of a sign-up: takes the card or PayPal, and creates everything of the household, in one transaction.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { addressLabel } from '../../../domain/address/label.ts'
import type { Cutoffs } from '../../../domain/time/cutoff.ts'
import { canStand } from '../../../domain/time/slots.ts'
import { addDays } from '../../../domain/time/zone.ts'
import { cutoffsOf } from '../../catalogue/catalogue.ts'
import { holdDiscount } from '../../codes/discounts/hold_discount.ts'
import { isOwnReferral } from '../../codes/referrals/referral_code.ts'
import { joinByReferral } from '../../codes/referrals/thank_referrer.ts'
import { mergeDraft } from '../../identity/draft/adopt_draft.ts'
import { holdClient, recordEvent, savePhone } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { tell } from '../../messages/outbox.ts'
import { accountOnFile } from '../../money/account_on_file.ts'
import { approvedAccount, type Method } from '../../money/paypal/approved_account.ts'
import { holdsCard, saveCard } from '../../money/save_card.ts'
import { verifyCard } from '../../money/verify_card.ts'
import type { OpenedOrder } from '../../orders/open_orders.ts'
import { planView } from '../../orders/plan_view.ts'
import { type Area, findArea, holdSlots, slotsOfArea } from '../../places/areas/find_area.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { holderOf } from '../../request/card_holder.ts'
import { programTime } from '../../request/clock/program_time.ts'
import { type Db, type Tx, withTx } from '../../request/database/database.ts'
import { householdExists } from '../address/household_exists.ts'
import { isSubscribed, openSubscription } from '../open_subscription.ts'
import { loadSignup, refuseDisabled, type Signup } from './load_signup.ts'
import { type ReadySignup, readySignup } from './payment_data.ts'
import { stepAnswer } from './steps.ts'
import { deleteDraft } from './store.ts'

interface Checkout extends ReadySignup {
  clientId: string
  area: Area
  /** The means of payment. */
  method: Method
  /** The name of the person who signs up, as their referrer sees it. */
  friend: { name: string; email: string }
  /** Kept with the event. */
  referral: { referral: string | null; referralId: string | null }
  /** Program time, ISO instant. */
  now: string
}

/** How a sign-up is paid. */
interface Paying {
  /** The token of the repeated request, where the sign-up is already complete; empty for none. */
  sent(clientId: string): Promise<string>
  /** The means of payment from now on. */
  method(): Promise<Method>
}

/**
 * Takes the card and opens the subscription with its first orders. Sent twice with one card, by a double click or a repeated
 * request, it has one outcome and the same answer.
 * @throws Refusal as contract/signup.ts lists
 */
export function completeCheckout(
  services: Services,
  request: CallRequest,
  { paymentToken, nameOnCard }: { paymentToken: string; nameOnCard: string },
): Promise<OutputOf<'checkout.complete'>> {
  return complete(services, request, {
    sent: async () => (await services.cards.describe(paymentToken, holderOf(request.session)))?.token ?? '',
    method: async () => ({
      provider: services.cards.name,
      card: await verifyCard(services, request.session, paymentToken),
      nameOnCard,
    }),
  })
}

/**
 * The same with an approved PayPal account.
 * @throws Refusal as contract/signup.ts lists
 */
export async function completeWithPayPal(
  services: Services,
  request: CallRequest,
): Promise<OutputOf<'checkout.complete'>> {
  const done = await complete(services, request, {
    sent: async clientId => (await accountOnFile(services.pool, clientId))?.card.token ?? '',
    method: () => approvedAccount(services, request),
  })
  await request.session.forget('paypalSetup')
  return done
}

async function complete(
  services: Services,
  request: CallRequest,
  paying: Paying,
): Promise<OutputOf<'checkout.complete'>> {
  const clientId = signedIn(request)
  const signup = await loadSignup(services, request)
  const done = stepAnswer('welcome', request)
  if (signup.subscribed) {
    const sent = await paying.sent(clientId)
    await withTx(services.pool, tx => refuseUnlessRepeated(tx, clientId, sent))
    return done
  }
  await refuseDisabled(services, request)
  const ready = await readySignup(services, request, signup)
  const area = await requireDelivered(services.pool, request, ready)
  const method = await paying.method()
  await refuseOwnReferral(services, request, signup, ready, method)
  const { referral, referralId } = signup.draft
  const now = programTime(request)
  const { firstName, email } = signup.client ?? { firstName: '', email: '' }
  const checkout = {
    ...ready,
    friend: { name: firstName, email },
    clientId,
    area,
    method,
    now,
    referral: { referral, referralId },
  }
  const taken = await householdExists(services, request.brand, now)
  const cutoffs = await cutoffsOf(services)
  await withTx(services.pool, async tx => {
    await holdClient(tx, clientId)
    if (await isSubscribed(tx, clientId)) await refuseUnlessRepeated(tx, clientId, method.card.token)
    else {
      // Somebody else may have taken the last place since.
      await holdSlots(tx, area.zone)
      await requireDelivered(tx, request, ready)
      await write(tx, request, { ...checkout, cutoffs }, taken)
    }
  })
  return done
}

/** A client with a subscription who sends its first card repeats the request; another card is refused. */
async function refuseUnlessRepeated(tx: Tx, clientId: string, token: string): Promise<void> {
  if (!(await holdsCard(tx, clientId, token))) throw new Refusal('already_signed_up')
}

/** The area and the slot may have changed since they were chosen; then they have to be chosen again. */
async function requireDelivered(db: Db, request: CallRequest, { address, slot }: ReadySignup): Promise<Area> {
  const area = await findArea(db, address.postal)
  const slots = area?.served ? await slotsOfArea(db, area, { now: programTime(request) }) : []
  const offered = slots.some(
    one =>
      canStand(one) &&
      one.weekday === slot.weekday &&
      one.startHour === slot.startHour &&
      one.endHour === slot.endHour,
  )
  if (!area || !offered) throw new Refusal('step_missing', { details: stepAnswer('delivery', request) })
  return area
}

/**
 * Only the card can finally reveal that people referred themselves. The price then differs from the one shown, so it is shown
 * first, and nothing is charged.
 * @throws Refusal referral_own
 */
async function refuseOwnReferral(
  { pool }: Services,
  { brand, session, now }: CallRequest,
  { client }: Signup,
  { discount, address }: ReadySignup,
  { card, nameOnCard }: Method,
): Promise<void> {
  if (client === null || discount?.type !== 'ReferralCode') return
  const { phone, householdKey } = address
  const friend = { email: client.email, phone, householdKey, card: { ...card, name: nameOnCard } }
  if (!(await isOwnReferral(pool, brand, discount.code, friend))) return
  await session.forget('referral')
  await mergeDraft(pool, client.id, { referral: null }, now.toString())
  throw new Refusal('referral_own')
}

/** @param taken the refusal where another household has the address */
async function write(
  tx: Tx,
  request: CallRequest,
  checkout: Checkout & { cutoffs: Cutoffs },
  taken: Refusal,
): Promise<void> {
  const { clientId, now, method, plan, discount, address } = checkout
  await saveCard(tx, { clientId, ...method }, now)
  await savePhone(tx, clientId, address.phone)
  if (discount) await holdDiscount(tx, clientId, discount, now)
  const opened = await openSubscription(tx, checkout, checkout)
  if (!opened.subscribed) throw taken
  if (discount?.type === 'ReferralCode') {
    const { code } = discount
    await joinByReferral(tx, { ...checkout.friend, friendId: clientId, brand: request.brand, code, now })
  }
  // The terms are shown beside the button (app/pages/signup/payment).
  const data = {
    planId: plan.id,
    discountCode: discount?.code ?? null,
    termsAccepted: true,
    ...checkout.referral,
  }
  await recordEvent(tx, { clientId, kind: 'subscribed', data, at: now })
  await deleteDraft(tx, clientId)
  await tellWelcome(tx, request, checkout, opened.orders)
}

async function tellWelcome(
  tx: Tx,
  { brand }: CallRequest,
  { clientId, slot, cutoffLocal, chargeDate, plan, boxes, address, now }: Checkout,
  orders: readonly OpenedOrder[],
): Promise<void> {
  const [first] = orders
  if (!first) throw new Error(`No order was opened for ${clientId}.`)
  const { startHour, endHour } = slot
  const { kind, people, count } = planView(plan)
  const data = {
    orderId: first.id,
    deliveryDate: first.deliveryDate,
    startHour,
    endHour,
    cutoffLocal,
    chargeDate,
    nextChargeDate: addDays(chargeDate, 7),
    plan: { kind, people: people ?? 0, count },
    firstCents: boxes.firstBox.totalCents,
    weekCents: boxes.laterBoxes.totalCents,
    address: addressLabel(address),
  }
  await tell(tx, { clientId, brand, template: 'welcome', data, key: 'welcome', at: now })
}
