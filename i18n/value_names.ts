import { messages } from './catalogue.ts'
import { ofName } from './of_name.ts'

/** The names of value, by the reason it was given. */
export const valueNameMessages = messages({
  en: () => ({
    giftFrom: (name: string) => `Gift card from ${name}`,
    reasons: {
      gift_card: 'Gift card',
      bonus: 'Gift card bonus',
      merit: 'Stamp card credit',
      referral: 'Referral credit',
      loyalty: 'Credit from points',
      points_spent: 'Credit from points',
      remedy: 'Courtesy credit',
      refund: 'Refunded credit',
    },
    other: 'Credit',
  }),
  fr: () => ({
    giftFrom: (name: string) => `Carte-cadeau ${ofName(name)}`,
    reasons: {
      gift_card: 'Carte-cadeau',
      bonus: 'Boni pour un cadeau',
      merit: 'Crédit de fidélité',
      referral: 'Crédit de parrainage',
      loyalty: 'Crédit contre des points',
      points_spent: 'Crédit contre des points',
      remedy: 'Crédit de dédommagement',
      refund: 'Crédit rendu',
    },
    other: 'Crédit',
  }),
})
