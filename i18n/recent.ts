// The last eight weeks: past dishes to order again or to review.

import { messages } from './catalogue.ts'

export const recentMessages = messages({
  en: voice => ({
    title: 'Recent orders',
    heading: voice.pick({ freshprep: 'The last eight weeks', cookit: 'Lately on your table' }),
    lede: voice.pick({
      freshprep: 'Say what you thought of a box, or have its dishes again.',
      cookit: 'Loved it? Get it again. Didn’t? Tell us.',
    }),
    empty: voice.pick({ freshprep: 'Nothing in the last eight weeks.', cookit: 'No boxes lately.' }),
    emptyNote: 'What is delivered from now on stands here.',
    toBoxes: 'See the boxes to come',
    all: 'All past orders',
    again: 'Order again',
    againOf: (day: string) => `Order again, the box of ${day}`,
    added: (count: number, day: string) =>
      `${count} ${voice.plural(count, 'product', 'products')} added to the box of ${day}.`,
    missing: (names: string) => `Not on the menu of an open box, or sold out: ${names}.`,
    undone: 'Undone. The boxes are as they were.',
    none: 'None of it is on the menu of a box that can still change.',
    edit: 'Open the box',
  }),
  fr: voice => ({
    title: 'Commandes récentes',
    heading: voice.pick({ freshprep: 'Les huit dernières semaines', cookit: 'Dernièrement à ta table' }),
    lede: voice.pick({
      freshprep: 'Dites ce que vous avez pensé d’une boîte, ou reprenez ses plats.',
      cookit: 'Tu as adoré? Reprends-en. Moins aimé? Dis-le-nous.',
    }),
    empty: voice.pick({
      freshprep: 'Rien dans les huit dernières semaines.',
      cookit: 'Pas de boîte dernièrement.',
    }),
    emptyNote: 'Ce qui sera livré à partir de maintenant s’affichera ici.',
    toBoxes: voice.pick({ freshprep: 'Voir les boîtes à venir', cookit: 'Voir mes prochaines boîtes' }),
    all: 'Toutes les commandes passées',
    again: 'Reprendre',
    againOf: (day: string) => `Reprendre les plats du ${day}`,
    added: (count: number, day: string) =>
      `${count} ${voice.plural(count, 'produit ajouté', 'produits ajoutés')} à la boîte du ${day}.`,
    missing: (names: string) => `Absents du menu d’une boîte encore modifiable, ou épuisés : ${names}.`,
    undone: 'Annulé. Les boîtes sont comme avant.',
    none: 'Rien de tout cela n’est au menu d’une boîte encore modifiable.',
    edit: 'Ouvrir la boîte',
  }),
})
