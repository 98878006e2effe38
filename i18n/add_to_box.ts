// Putting a product into a box from the menu or from its own page.

import { messages } from './catalogue.ts'

export const addToBoxMessages = messages({
  en: voice => ({
    /** Which box it is depends on their menus: the note after the press names its day. */
    add: 'Add to a box',
    added: (count: number, day: string) => `${count} added to your ${day} box`,
    takenOut: (day: string) => `Removed from your ${day} box.`,
    open: 'View box',
    undo: 'Undo',
    another: 'Choose another box',
    choose: voice.pick({ freshprep: 'Which box?', cookit: 'Which box?' }),
    held: (count: number) => (count === 0 ? 'none yet' : `${count} in it`),
    addOne: (day: string) => `Add one to your ${day} box`,
    noBox: 'This isn’t on the menu for any box you can still change.',
    build: 'Build my box',
    noWeeks: 'Not on the menu right now.',
    onMenu: 'On the menu for the',
    week: (day: string) => `week of ${day}`,
    otherMenu: 'See what is',
  }),
  fr: voice => ({
    add: 'Mettre dans une boîte',
    added: (count: number, day: string) => `${count} dans la boîte du ${day}`,
    takenOut: (day: string) => `Retiré de la boîte du ${day}.`,
    open: 'Voir la boîte',
    undo: 'Annuler',
    another: 'Une autre boîte',
    choose: voice.pick({ freshprep: 'Dans quelle boîte?', cookit: 'Dans quelle boîte?' }),
    held: (count: number) => (count === 0 ? 'pas encore dedans' : `${count} dedans`),
    addOne: (day: string) => `En mettre une unité de plus dans la boîte du ${day}`,
    noBox: voice.pick({
      freshprep: 'Aucune de vos boîtes encore modifiables n’a ce produit à son menu.',
      cookit: 'Aucune de tes boîtes encore modifiables n’a ça à son menu.',
    }),
    build: voice.pick({ freshprep: 'Composer ma boîte', cookit: 'Je fais ma boîte' }),
    noWeeks: 'Pas au menu en ce moment.',
    onMenu: 'Au menu de la',
    week: (day: string) => `semaine du ${day}`,
    otherMenu: 'Voir ce qui l’est',
  }),
})
