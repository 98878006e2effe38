// Stripe in the browser: its script, loaded when a person begins to enter a card, and its Payment Element. The number goes to
// Stripe; what comes back is the id of a SetupIntent, which the server looks up there.

import type { StripeConstructor, StripeError } from '@stripe/stripe-js'
import type { CardFormGround, MountedCardForm } from '../../../../contract/card_form.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'

/** Its names and options are those of Stripe's own types, so the compiler refuses unknown ones. */
export async function mountStripe(ground: CardFormGround): Promise<MountedCardForm> {
  const { place, locale, publishableKey, beginSetup } = ground

  /** Of the version that the server's Stripe client belongs to (client.ts). It stays in the page, so it is fetched once. */
  const source = 'https://js.stripe.com/endive/stripe.js'
  const load = () =>
    new Promise<StripeConstructor>((resolve, reject) => {
      if (window.Stripe) return resolve(window.Stripe)
      const underway = document.querySelector<HTMLScriptElement>(`script[src="${source}"]`)
      const script = underway ?? document.createElement('script')
      const end = () => {
        if (window.Stripe) return resolve(window.Stripe)
        script.remove()
        reject(new Error('Stripe’s script could not be loaded'))
      }
      script.addEventListener('load', end)
      script.addEventListener('error', end)
      if (underway) return
      script.src = source
      document.head.append(script)
    })

  const codes: Readonly<Record<string, ErrorCode>> = {
    expired_card: 'card_expired',
    insufficient_funds: 'card_insufficient_funds',
    card_declined: 'card_declined',
    setup_intent_authentication_failure: 'card_action_failed',
  }
  /** Stripe's form shows missing or mistyped values beside their fields. */
  const refusal = ({ type, code = '', decline_code: bank = '' }: StripeError): { refused: ErrorCode } => ({
    refused:
      type === 'validation_error'
        ? 'card_invalid'
        : (codes[bank] ?? codes[code] ?? (type === 'card_error' ? 'card_declined' : 'unexpected')),
  })

  const make = await load()
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
      if (typed.error) return refusal(typed.error)
      // Each try needs its own SetupIntent: one that has succeeded cannot be used again.
      const clientSecret = await beginSetup()
      if (clientSecret === null) return { refused: 'unexpected' }
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
      if (error) return refusal(error)
      if (setupIntent?.status !== 'succeeded') return { refused: 'card_action_failed' }
      return { token: setupIntent.id }
    },
  }
}
