import { policy } from './authoring.ts'
import { orders } from './terms_orders.ts'
import { rest } from './terms_rest.ts'

/** Revised July 2024 (area 9). */
export const terms = policy('terms', {
  en: {
    title: 'Terms and conditions',
    description: 'What you and {brand} can expect from each other, in plain language.',
    opening: [
      'Revised July 2024. These are the terms between you and {brand}. By signing up or ordering, you agree to them. We wrote them to be read, and nothing in them takes away a right that the consumer law of your province gives you.',
    ],
  },
  fr: {
    title: 'Conditions d’utilisation',
    description: 'Les règles entre <vous|toi> et {brand}, en mots simples.',
    opening: [
      'Révisées en juillet 2024. Voici les conditions entre <vous|toi> et {brand}. S’inscrire ou commander, c’est les accepter. Elles sont faites pour être lues, et rien ici n’enlève un droit que <vous donne|te donne> la loi sur la protection du consommateur de <votre|ta> province.',
    ],
  },
  sections: { ...orders, ...rest },
})
