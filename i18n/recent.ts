// The last eight weeks: past dishes to order again or to review.

import { messages } from './catalogue.ts'

export const recentMessages = messages({
  en: voice => ({
    title: 'Recent orders',
    heading: voice.pick({ freshprep: 'Your last eight weeks', cookit: 'Lately on your table' }),
    lede: voice.pick({
      freshprep: 'Review a past box, or order its meals again.',
      cookit: 'Loved it? Get it again. Didn’t? Tell us.',
    }),
    empty: voice.pick({ freshprep: 'No boxes in the last eight weeks.', cookit: 'No boxes lately.' }),
    emptyNote: 'Your deliveries will show up here.',
    toBoxes: 'See upcoming boxes',
    all: 'All past orders',
    again: 'Order again',
    againOf: (day: string) => `Order again from your ${day} box`,
    added: (count: number, day: string) =>
      `${count} ${voice.plural(count, 'product', 'products')} added to your ${day} box.`,
    missing: (names: string) => `Sold out or not on an upcoming menu: ${names}.`,
    undone: 'Undone. Your boxes are back to how they were.',
    none: 'None of these are on the menu for a box you can still change.',
    edit: 'Open box',
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
