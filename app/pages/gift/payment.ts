// Pays for a gift, with a card or at PayPal. A payment (`intent`) can buy one gift only.

import type { RefObject } from 'react'
import { Refusal } from '../../../contract/errors.ts'
import { browserApi } from '../../api.ts'
import type { CardEntry } from '../../card/card_entry.tsx'
import { type GiftAtPayPal, saveGift } from './at_paypal.ts'
import type { Gift } from './gift.ts'
import type { BoughtGift } from './page.tsx'

type GiftPaidByCard = Gift & { savedCard: boolean; paymentToken: string; nameOnCard: string }

export function giftPayment(
  entry: CardEntry,
  intent: RefObject<string>,
  onBought: (bought: BoughtGift) => void,
) {
  async function done(answer: BoughtGift['answer']) {
    const paidWith = intent.current
    intent.current = await freshIntent()
    onBought({ intent: paidWith, answer })
  }

  /** An intent that is no longer valid, as after signing in elsewhere, is replaced. */
  async function startAgain(failure: unknown): Promise<never> {
    if (failure instanceof Refusal && failure.code === 'gift_intent_invalid')
      intent.current = await freshIntent()
    throw failure
  }

  const payAtPayPal = (gift: Gift, orderId: string) =>
    browserApi()
      .post('gift_cards.paypal_create', {
        ...gift,
        amountCents: gift.amountCents ?? 0,
        intent: intent.current,
        orderId,
      })
      .catch(startAgain)

  return {
    /**
     * Checks the gift, and the fields of the card, before the card is put on file, so that all faults show at once. The server checks
     * the gift: without a card it buys nothing.
     * @throws Refusal with every field at fault
     */
    async check(gift: Gift, missing: Refusal | null) {
      const noCard = { savedCard: false, paymentToken: '', nameOnCard: '' }
      const body = { ...gift, ...noCard, amountCents: gift.amountCents ?? 0, intent: intent.current }
      const failure: unknown = await browserApi()
        .post('gift_cards.create', body)
        .then(
          () => null,
          refused => refused,
        )
      if (!(failure instanceof Refusal)) throw failure
      const { paymentToken: _token, nameOnCard: _name, ...faults } = failure.fields ?? {}
      if (failure.fields && Object.keys(faults).length === 0) {
        if (missing) throw missing
        return
      }
      throw new Refusal(failure.code, {
        message: failure.message,
        ...(failure.fields && { fields: { ...faults, ...missing?.fields } }),
        sentences: { ...failure.sentences, ...missing?.sentences },
      })
    },
    /** The bank may ask once more while the card is charged; then the same request is sent again, and is not charged twice. */
    async byCard(all: GiftPaidByCard) {
      const body = { ...all, amountCents: all.amountCents ?? 0, intent: intent.current }
      const create = () => browserApi().post('gift_cards.create', body)
      const answer = await create().catch(startAgain)
      if (answer.state === 'paid') return done(answer)
      try {
        await entry.confirm(answer.challengeUrl ?? '')
      } catch (failure) {
        await browserApi().post('gift_cards.fail_intent_payment', { intent: intent.current })
        throw failure
      }
      const confirmed = await create()
      if (confirmed.state !== 'paid') throw entry.refused('card_action_failed')
      return done(confirmed)
    },
    /** The form is checked before its buyer leaves for PayPal, so that its faults show here. */
    async goToPayPal(gift: Gift) {
      const begun = await browserApi()
        .post('gift_cards.paypal_create_intent', {
          amountCents: gift.amountCents ?? 0,
          intent: intent.current,
        })
        .catch(startAgain)
      const { orderId, approveUrl } = begun
      try {
        await done(await payAtPayPal(gift, orderId))
      } catch (failure) {
        if (!(failure instanceof Refusal && failure.code === 'paypal_not_approved')) throw failure
        saveGift({ gift, intent: intent.current, orderId })
        location.assign(approveUrl)
      }
    },
    /** The buyer is back and has approved the payment. */
    async afterPayPal({ gift, orderId }: Pick<GiftAtPayPal, 'gift' | 'orderId'>) {
      await done(await payAtPayPal(gift, orderId))
    },
  }
}

async function freshIntent(): Promise<string> {
  return (await browserApi().get('gift_cards.initialize_intent_api', {})).intent
}
