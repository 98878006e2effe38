// Stripe.js (endive), for tests: what the product asks of it in a browser. Every option is held to the names that Stripe publishes, in
// the types of its package @stripe/stripe-js 10.2.1 and its reference (docs.stripe.com/js/elements_object/create_without_intent,
// .../create_payment_element and .../setup_intents/confirm_setup), and what it does not know throws, as Stripe's own does. What is typed
// ends in `typeCard`, which a test puts in the page.

const known = {
  stripe: ['apiVersion', 'betas', 'developerTools', 'locale', 'stripeAccount'],
  elements: [
    'adaptivePricing',
    'allowedPaymentMethodTypes',
    'amount',
    'appearance',
    'captureMethod',
    'currency',
    'customPaymentMethods',
    'customerSessionClientSecret',
    'excludedPaymentMethodTypes',
    'externalPaymentMethodTypes',
    'fonts',
    'loader',
    'locale',
    'mode',
    'onBehalfOf',
    'paymentMethodConfiguration',
    'paymentMethodOptions',
    'setupFutureUsage',
  ],
  payment: [
    'applePay',
    'business',
    'defaultValues',
    'fields',
    'layout',
    'paymentMethodOrder',
    'readOnly',
    'terms',
    'walletOptions',
    'wallets',
  ],
  wallets: ['applePay', 'googlePay', 'link'],
  confirmSetup: ['elements', 'clientSecret', 'confirmParams', 'redirect'],
  confirmParams: ['return_url', 'payment_method_data', 'mandate_data', 'expand'],
}

function hold(name, options) {
  for (const option of Object.keys(options))
    if (!known[name].includes(option)) throw new Error(`${name}() has no option ${option}`)
}

window.Stripe = (publishableKey, options = {}) => {
  hold('stripe', options)
  if (!/^pk_(test|live)_/.test(publishableKey)) throw new Error(`no publishable key: ${publishableKey}`)
  if (!['auto', 'en', 'en-CA', 'fr', 'fr-CA'].includes(options.locale))
    throw new Error(`no locale ${options.locale}`)
  return {
    elements(group) {
      hold('elements', group)
      if (group.mode !== 'setup' || !/^[a-z]{3}$/.test(group.currency)) throw new Error('no mode or currency')
      const made = { submitted: false }
      return Object.assign(made, {
        create(kind, look = {}) {
          if (kind !== 'payment') throw new Error(`no element ${kind}`)
          hold('payment', look)
          hold('wallets', look.wallets ?? {})
          const heard = {}
          const field = document.createElement('input')
          field.setAttribute('aria-label', 'Stripe card number')
          made.field = field
          return {
            on: (event, listener) => {
              heard[event] = listener
            },
            mount: place => {
              place.append(field)
              setTimeout(() => heard.ready?.({ elementType: 'payment' }))
            },
            unmount: () => field.remove(),
          }
        },
        async submit() {
          if (made.field.value === '')
            return { error: { type: 'validation_error', code: 'incomplete_number' } }
          made.submitted = true
          return {}
        },
      })
    },
    async confirmSetup(asked) {
      hold('confirmSetup', asked)
      hold('confirmParams', asked.confirmParams)
      if (!asked.elements.submitted) throw new Error('elements.submit() comes before confirmSetup()')
      if (!/^https?:/.test(asked.confirmParams.return_url)) throw new Error('no return_url')
      if (asked.elements.field.value === '4000000000000002')
        return { error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' } }
      return { setupIntent: { id: await window.typeCard(asked.clientSecret), status: 'succeeded' } }
    },
  }
}
