// A box without chosen dishes: the dishes that would come, and the choice of none.

import { messages } from '../../../i18n/catalogue.ts'

export const mealsChoiceMessages = messages({
  en: voice => ({
    wouldCome: (names: string, price: string) =>
      voice.pick({
        freshprep: `Right now, we’d send ${names}: ${price} before discounts.`,
        cookit: `Right now we’d send ${names}: ${price} before discounts.`,
      }),
    wouldSkip: voice.pick({
      freshprep:
        'Not enough meals on this menu fit your plan and exclusions, so we can’t choose for you. Unless you choose, we’ll skip this box.',
      cookit:
        'There aren’t enough meals that fit your plan and exclusions, so we can’t pick for you. Unless you pick some, we’ll skip this box.',
    }),
    noMeals: 'No meals this week',
    none: voice.pick({
      freshprep: 'No meals this week. We’ll only send what you add, as long as you reach the minimum.',
      cookit: 'No meals this week. Just what you add, as long as you hit the minimum.',
    }),
    chooseAgain: 'Add meals again',
  }),
  fr: voice => ({
    wouldCome: (names: string, price: string) =>
      voice.pick({
        freshprep: `Pour l’instant, nous vous enverrions ${names}\u00a0: ${price} avant rabais.`,
        cookit: `Pour l’instant, on t’enverrait ${names}\u00a0: ${price} avant rabais.`,
      }),
    wouldSkip: voice.pick({
      freshprep:
        'Pour l’instant, il reste trop peu de plats de votre forfait qui respectent vos exclusions\u00a0: nous ne pouvons pas choisir pour vous. Si vous ne choisissez rien, cette boîte sera sautée.',
      cookit:
        'Pour l’instant, il reste trop peu de plats de ton forfait qui respectent tes exclusions\u00a0: on ne peut pas choisir pour toi. Si tu ne choisis rien, on sautera cette boîte.',
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
