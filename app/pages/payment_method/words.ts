// The card on file.

import { cardEnding } from '../../../i18n/card_words.ts'
import { messages } from '../../../i18n/catalogue.ts'

export const paymentMethodMessages = messages({
  en: voice => ({
    title: 'Your card',
    heading: voice.pick({ freshprep: 'The card we charge.', cookit: 'Your card, your call.' }),
    onFile: (brand: string, last4: string) => `On file: ${cardEnding(brand, last4, 'en')}.`,
    none: 'You don’t have a card on file.',
    lede: 'Your new card will replace the old one for all upcoming boxes.',
    waiting: (boxes: string) =>
      `We’ll also use it right away for ${boxes}, which your last card couldn’t pay.`,
    boxOf: (day: string) => `your box for ${day}`,
    and: (first: string, second: string) => `${first} and ${second}`,
    submit: 'Use this card',
    submitAndPay: (amount: string) => `Use this card and pay ${amount}`,
    changed: 'Your card is updated.',
    changedNote: 'Nothing was charged today.',
    paid: (boxes: string) => `Paid: ${boxes}.`,
    unpaid: (boxes: string) =>
      `Not paid yet: ${boxes}. Try another card, or confirm the payment with your bank.`,
    again: 'Try another card',
    back: voice.pick({ freshprep: 'Back to your boxes', cookit: 'Back to your boxes' }),
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Votre carte', cookit: 'Ta carte' }),
    heading: voice.pick({ freshprep: 'La carte qui paie vos boîtes.', cookit: 'Ta carte, ton choix.' }),
    onFile: (brand: string, last4: string) => `Carte enregistrée : ${cardEnding(brand, last4, 'fr')}.`,
    none: 'Aucune carte enregistrée.',
    lede: 'La nouvelle carte remplace l’ancienne pour toutes les boîtes à venir.',
    waiting: (boxes: string) => `Elle paie tout de suite ${boxes}, que la dernière carte n’a pas pu payer.`,
    boxOf: (day: string) => `la boîte du ${day}`,
    and: (first: string, second: string) => `${first} et ${second}`,
    submit: voice.pick({ freshprep: 'Utiliser cette carte', cookit: 'Prendre cette carte' }),
    submitAndPay: (amount: string) =>
      voice.pick({
        freshprep: `Utiliser cette carte et payer ${amount}`,
        cookit: `Prendre cette carte et payer ${amount}`,
      }),
    changed: 'La carte est changée.',
    changedNote: 'Rien n’a été facturé aujourd’hui.',
    paid: (boxes: string) => `Payé : ${boxes}.`,
    unpaid: (boxes: string) =>
      voice.pick({
        freshprep: `Pas encore payé : ${boxes}. Essayez une autre carte, ou confirmez auprès de votre banque.`,
        cookit: `Pas encore payé : ${boxes}. Essaie une autre carte, ou confirme auprès de ta banque.`,
      }),
    again: 'Essayer une autre carte',
    back: 'Retour à mes boîtes',
  }),
})
