// Calls to buy gift cards, and an admin's calls to send them again.

import { brandFacts } from '../../brands/index.ts'
import { Refusal } from '../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import type { Locale } from '../../domain/brands.ts'
import { giftBonusCents } from '../../domain/gifts/gift_cards.ts'
import { isOneOf } from '../../domain/machines/is_one_of.ts'
import { giftPayments } from '../../domain/machines/payment_groups.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { termsOf } from '../catalogue/catalogue.ts'
import { hasFlagOn } from '../flags/flags.ts'
import { requireAnswer } from '../identity/reauthentication/require_answer.ts'
import type { Services } from '../integrations/services.ts'
import { receiptOfGift } from '../refunds/papers/gift_receipt.ts'
import { programTime } from '../request/clock/program_time.ts'
import { beginGift } from '../value/gift_cards/begin_at_paypal.ts'
import type { GiftFacts, GiftPurchase } from '../value/gift_cards/buy_gift.ts'
import { buyGift, type GiftBuyer } from '../value/gift_cards/buy_gift.ts'
import { failIntent } from '../value/gift_cards/fail_intent.ts'
import { newIntent } from '../value/gift_cards/intent.ts'
import { newGift } from '../value/gift_cards/new_gift.ts'
import { findGiftCards, resendGiftCard } from '../value/gift_cards/resend_card.ts'
import { sheetOf } from '../value/gift_cards/sheet_of.ts'
import { adminOf, type CallRequest, type Calls } from './handler.ts'

const buyerOf = (request: CallRequest): GiftBuyer => ({
  brand: request.brand,
  locale: request.locale,
  clientId: request.session.clientId,
  sessionId: request.session.id,
  now: programTime(request),
})

type Form = ParsedOf<'gift_cards.create'>
type Gift = Omit<Form, 'savedCard' | 'paymentToken' | 'nameOnCard'>

const factsOf = (form: Gift, locale: Locale): GiftFacts => ({
  amountCents: form.amountCents,
  deliveryMethod: form.deliveryMethod,
  design: form.design,
  senderName: form.senderName,
  senderEmail: form.senderEmail.toLowerCase(),
  recipientName: form.recipientName,
  recipientEmail: form.recipientEmail.toLowerCase(),
  message: form.message,
  locale: form.language ?? locale,
  sendOn: form.sendOn,
})

function cardOf({ savedCard, paymentToken, nameOnCard }: Form) {
  if (savedCard) return 'saved' as const
  const missing = { paymentToken, nameOnCard }
  const fields = Object.entries(missing).filter(([, value]) => value === '')
  if (fields.length > 0) {
    throw new Refusal('card_required', {
      fields: Object.fromEntries(fields.map(([name]) => [name, 'card_required'])),
    })
  }
  return { paymentToken, nameOnCard }
}

async function boughtView(
  services: Services,
  purchase: GiftPurchase,
): Promise<OutputOf<'gift_cards.create'>> {
  const { amountCents, recipientName, recipientEmail, senderEmail, deliveryMethod, sendOn, brand } = purchase
  const paid = purchase.state === 'captured'
  const day = brandDate(brand, purchase.createdAt)
  const { giftBonus } = (await termsOf(services)).of(brand, day)
  return {
    state: paid ? 'paid' : 'needs_action',
    challengeUrl: paid ? null : purchase.actionUrl,
    amountCents,
    recipientName,
    recipientEmail,
    senderEmail,
    deliveryMethod,
    sendOn,
    bonusCents: giftBonusCents(amountCents, giftBonus, day),
  }
}

/** @throws Refusal not_found where the brand's flag is off: it sells none */
async function refuseUnsold(services: Services, request: CallRequest): Promise<void> {
  const { giftFlag } = brandFacts[request.brand]
  if (giftFlag !== null && !(await hasFlagOn(services, request, giftFlag))) throw new Refusal('not_found')
}

export const gift_cards: Calls<'gift_cards'> = {
  new: async (services, request) => {
    await refuseUnsold(services, request)
    return newGift(services, buyerOf(request))
  },
  initialize_intent_api: async (services, request) => {
    await refuseUnsold(services, request)
    return { intent: await newIntent(services, buyerOf(request)), cardForm: services.cards.form }
  },
  create: async (services, request, form) => {
    // Whoever finds a signed-in browser would spend the household's card on themselves.
    if (form.savedCard && request.session.clientId !== null) await requireAnswer(services, request)
    const order = { intent: form.intent, facts: factsOf(form, request.locale), card: cardOf(form) }
    return boughtView(services, await buyGift(services, buyerOf(request), order))
  },
  init_paypal_payment: async (services, request) => {
    await refuseUnsold(services, request)
    const { paypal } = services
    if (!paypal) throw new Refusal('not_found')
    const intent = await newIntent(services, buyerOf(request))
    return { intent, provider: paypal.name, clientId: paypal.clientId, currency: 'CAD' }
  },
  paypal_create_intent: async (services, request, input) => {
    await refuseUnsold(services, request)
    return beginGift(services, request, input)
  },
  paypal_create: async (services, request, form) => {
    await refuseUnsold(services, request)
    const card = { orderId: form.orderId }
    const order = { intent: form.intent, facts: factsOf(form, request.locale), card }
    return boughtView(services, await buyGift(services, buyerOf(request), order))
  },
  fail_intent_payment: async (services, request, { intent }) => {
    const state = await failIntent(services, buyerOf(request), intent)
    return { state: isOneOf(state, giftPayments) ? state : 'captured' }
  },
  receipt: (services, request, { intent }) => receiptOfGift(services, buyerOf(request), intent),
  sheet: (services, request, { intent }) => sheetOf(services, buyerOf(request), intent),
}

export const gift_cards_admin: Calls<'gift_cards_admin'> = {
  find: async (services, { brand }, { email }) => ({
    cards: (await findGiftCards(services, brand, email)).map(card => ({
      cardId: card.id,
      kind: card.kind,
      valueCents: card.valueCents,
      state: card.state,
      taken: card.taken,
      sendOn: card.cardSendOn,
      expiresOn: card.expiresOn,
      senderName: card.senderName,
      senderEmail: card.senderEmail,
      recipientName: card.recipientName,
      recipientEmail: card.recipientEmail,
      timesSent: card.sends,
    })),
  }),
  resend: async (services, request, { cardId, to }) => {
    await resendGiftCard(services, { ...adminOf(request), cardId, to: to ?? null })
    return { success: true }
  },
}
