// Stripe in the browser: its script, loaded when a person begins to enter a card, and its Payment Element. The number goes to
// Stripe; what comes back is the id of a SetupIntent, which the server looks up there.

import type { StripeConstructor, StripeError } from '@stripe/stripe-js'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import type { Locale } from '../../domain/brands.ts'
import { browserApi } from '../api.ts'

/**
 * The version of Stripe.js that the server's Stripe client belongs to (docs.stripe.com/sdks/stripejs-versioning). Its names and
 * options are those of Stripe's own types, so the compiler refuses unknown ones.
 */
const script = 'https://js.stripe.com/endive/stripe.js'

export interface MountedStripe {
  /** Puts the entered card on file. @returns its token @throws Refusal with the answer of Stripe or the bank */
  setUp(nameOnCard: string): Promise<string>
  unmount(): void
}

let loading: Promise<StripeConstructor> | null = null

function loadStripe(): Promise<StripeConstructor> {
  loading ??= new Promise<StripeConstructor>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.async = true
    const fail = () => {
      loading = null
      element.remove()
      reject(new Error('Stripe’s script could not be loaded'))
    }
    element.onload = () => {
      const { Stripe: make } = window
      if (make) resolve(make)
      else fail()
    }
    element.onerror = fail
    document.head.append(element)
  })
  return loading
}

/** Shows Stripe's form in an element of the page. */
export async function mountStripe(place: HTMLElement, locale: Locale): Promise<MountedStripe> {
  const [make, { publishableKey }] = await Promise.all([
    loadStripe(),
    browserApi().get('cards.processor', {}),
  ])
  if (publishableKey === null) throw new Error('Stripe does not take cards here')
  const stripe = make(publishableKey, { locale: `${locale}-CA` })
  // docs.stripe.com/js/elements_object/create_without_intent: with the options of the server's SetupIntent.
  const elements = stripe.elements({
    mode: 'setup',
    currency: 'cad',
    setupFutureUsage: 'off_session',
    allowedPaymentMethodTypes: ['card'],
  })
  // docs.stripe.com/js/elements_object/create_payment_element: cards only, because they are charged while their holder is away.
  const element = elements.create('payment', {
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  })
  await new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', () => {
      element.unmount()
      reject(new Error('Stripe’s form did not load'))
    })
    element.mount(place)
  })
  return {
    unmount: () => element.unmount(),
    async setUp(nameOnCard) {
      const typed = await elements.submit()
      if (typed.error) throw refusalOf(typed.error)
      // Each try needs its own SetupIntent: one that has succeeded cannot be used again.
      const { clientSecret } = await browserApi().post('cards.begin_setup', {})
      if (clientSecret === null) throw new Refusal('unexpected')
      const confirmParams = {
        return_url: location.href,
        payment_method_data: { billing_details: { name: nameOnCard } },
      }
      // docs.stripe.com/js/setup_intents/confirm_setup
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        clientSecret,
        confirmParams,
        redirect: 'if_required',
      })
      if (error) throw refusalOf(error)
      if (setupIntent?.status !== 'succeeded') throw new Refusal('card_action_failed')
      return setupIntent.id
    },
  }
}

const codes: Readonly<Record<string, ErrorCode>> = {
  expired_card: 'card_expired',
  insufficient_funds: 'card_insufficient_funds',
  card_declined: 'card_declined',
  setup_intent_authentication_failure: 'card_action_failed',
}

/** Stripe's own form shows missing or mistyped values beside their fields. */
function refusalOf({ type, code = '', decline_code: bank = '' }: StripeError): Refusal {
  if (type === 'validation_error') return new Refusal('card_invalid')
  return new Refusal(codes[bank] ?? codes[code] ?? (type === 'card_error' ? 'card_declined' : 'unexpected'))
}
