// Putting a product into a box from the menu or from its own page.

import { messages } from './catalogue.ts'

export const addToBoxMessages = messages({
  en: voice => ({
    /** Which box it is depends on their menus: the note after the press names its day. */
    add: 'Add to a box',
    added: (count: number, day: string) => `${count} in the box of ${day}`,
    takenOut: (day: string) => `Taken out of the box of ${day} again.`,
    open: 'See the box',
    undo: 'Undo',
    another: 'Another box',
    choose: voice.pick({ freshprep: 'Which box?', cookit: 'Which box?' }),
    held: (count: number) => (count === 0 ? 'none in it yet' : `${count} in it`),
    addOne: (day: string) => `Add one to the box of ${day}`,
    noBox: 'None of your boxes that can still change has this on its menu.',
    build: 'Build my box',
    notOpen: 'Not on a menu that is open. The weeks it is on:',
    noWeeks: 'Not on a menu right now.',
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
    notOpen: 'Pas sur un menu ouvert. On le trouve ces semaines-ci :',
    noWeeks: 'Pas au menu en ce moment.',
  }),
})
