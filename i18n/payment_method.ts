// The card on file.

import { cardEnding } from './card_words.ts'
import { messages } from './catalogue.ts'

export const paymentMethodMessages = messages({
  en: voice => ({
    title: 'Your card',
    heading: voice.pick({ freshprep: 'The card we charge.', cookit: 'Your card, your call.' }),
    onFile: (brand: string, last4: string) => `On file: ${cardEnding(brand, last4, 'en')}.`,
    none: 'No card is on file.',
    lede: 'The new card takes the place of the old one for every box to come.',
    waiting: (boxes: string) => `It pays at once for ${boxes}, which the last card could not.`,
    boxOf: (day: string) => `the box of ${day}`,
    and: (first: string, second: string) => `${first} and ${second}`,
    submit: 'Use this card',
    submitAndPay: (amount: string) => `Use this card and pay ${amount}`,
    changed: 'The card is changed.',
    changedNote: 'Nothing was charged today.',
    paid: (boxes: string) => `Paid: ${boxes}.`,
    unpaid: (boxes: string) => `Not paid yet: ${boxes}. Try another card, or confirm it with your bank.`,
    again: 'Try another card',
    back: voice.pick({ freshprep: 'Back to your boxes', cookit: 'Back to your boxes' }),
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Votre carte', cookit: 'Ta carte' }),
    heading: voice.pick({ freshprep: 'La carte qui paie vos boîtes.', cookit: 'Ta carte, ton choix.' }),
    onFile: (brand: string, last4: string) => `Au dossier : ${cardEnding(brand, last4, 'fr')}.`,
    none: 'Aucune carte au dossier.',
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
    back: voice.pick({ freshprep: 'Retour à vos boîtes', cookit: 'Retour à tes boîtes' }),
  }),
})
