// A box without chosen dishes: the dishes that would come, and the choice of none.

import { messages } from './catalogue.ts'

export const mealsChoiceMessages = messages({
  en: voice => ({
    wouldCome: (names: string, price: string) =>
      voice.pick({
        freshprep: `As it stands, we would send ${names}: ${price} before discounts.`,
        cookit: `Right now we’d send ${names}: ${price} before discounts.`,
      }),
    noMeals: 'No meals this week',
    none: voice.pick({
      freshprep: 'No meals this week: only what you add comes, once the minimum is met.',
      cookit: 'No meals this week. Just what you add, as long as the minimum is met.',
    }),
    chooseAgain: 'Have meals this week after all',
  }),
  fr: voice => ({
    wouldCome: (names: string, price: string) =>
      voice.pick({
        freshprep: `Pour l’instant, nous vous enverrions ${names}\u00a0: ${price} avant rabais.`,
        cookit: `Pour l’instant, on t’enverrait ${names}\u00a0: ${price} avant rabais.`,
      }),
    noMeals: 'Pas de plats cette semaine',
    none: voice.pick({
      freshprep:
        'Pas de plats cette semaine\u00a0: vous recevez seulement ce que vous ajoutez, une fois le minimum atteint.',
      cookit:
        'Pas de plats cette semaine\u00a0: tu reçois seulement ce que tu ajoutes, une fois le minimum atteint.',
    }),
    chooseAgain: 'Remettre des plats cette semaine',
  }),
})
