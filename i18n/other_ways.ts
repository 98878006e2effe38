import { messages } from './catalogue.ts'

/** Means of payment instead of a card. */
export const otherWayMessages = messages({
  en: () => ({ title: 'Or pay another way.', paypal: 'Pay with PayPal', gift: 'Use a gift card' }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Ou payez autrement.', cookit: 'Ou paie autrement.' }),
    paypal: 'Payer avec PayPal',
    gift: voice.pick({ freshprep: 'Utiliser une carte-cadeau', cookit: 'Prendre une carte-cadeau' }),
  }),
})
