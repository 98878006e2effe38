import { messages } from './catalogue.ts'
import { formatWallClock } from './dates.ts'
import { kitchenName } from './kitchens.ts'

/** The admin's page of what runs short before packing. */
export const adminShortageMessages = messages({
  en: ({ plural }) => ({
    task: 'Shortages',
    taskNote: 'An ingredient or item that is short before packing, and what comes instead.',
    title: 'Shortages',
    lede: 'Households are told what comes instead and which allergens differ, and can take it, swap it or leave it out. Where nothing comes instead, its price goes back at once.',
    date: 'Day of delivery',
    show: 'Show the day',
    said: 'Said so far',
    none: 'Nothing was said to be short on this day.',
    columns: ['What', 'Instead', 'Until', 'Boxes', 'Answers'],
    of: (product: string, short: string | null, kitchen: string) =>
      `${short ? `${short} in ${product}` : product}, ${kitchenName(kitchen)}`,
    nothing: 'nothing, price back',
    until: (local: string) => formatWallClock(local, 'en'),
    answers: (of: { waiting: number; accepted: number; swapped: number; dropped: number }) =>
      `${of.accepted} taken, ${of.swapped} swapped, ${of.dropped} left out, ${of.waiting} open`,
    declare: 'Something is short',
    noBoxes: 'No paid box of this day is still to be packed.',
    product: 'Dish or item',
    inBoxes: (name: string, kitchen: string, boxes: number) =>
      `${name}, ${kitchenName(kitchen)} (${boxes} ${plural(boxes, 'box', 'boxes')})`,
    short: 'What of it',
    all: 'All of it',
    replacement: 'What comes instead',
    noInstead: 'Nothing: give the price back at once',
    untilField: 'Households choose until',
    submit: 'Tell the households',
    submitNow: 'Give the price back',
    refundAsk: (name: string, boxes: number) =>
      `Refund ${name} in up to ${boxes} ${plural(boxes, 'box', 'boxes')}?`,
    refundNote: 'The money goes back at once, and each household is told. It cannot be taken back.',
    declared: (boxes: number) => `${boxes} ${plural(boxes, 'box is', 'boxes are')} concerned.`,
  }),
  fr: ({ plural }) => ({
    task: 'Manques',
    taskNote: 'Un ingrédient ou un article qui manque avant la préparation, et ce qui le remplace.',
    title: 'Manques',
    lede: 'Les foyers apprennent ce qui vient à la place et quels allergènes changent; ils peuvent l’accepter, choisir autre chose ou s’en passer. Sans remplacement, le prix est remboursé tout de suite.',
    date: 'Jour de livraison',
    show: 'Voir le jour',
    said: 'Ce qui a été dit',
    none: 'Rien ne manque ce jour-là.',
    columns: ['Quoi', 'À la place', 'Jusqu’à', 'Boîtes', 'Réponses'],
    of: (product: string, short: string | null, kitchen: string) =>
      `${short ? `${short} dans ${product}` : product}, ${kitchenName(kitchen)}`,
    nothing: 'rien, prix remboursé',
    until: (local: string) => formatWallClock(local, 'fr'),
    answers: (of: { waiting: number; accepted: number; swapped: number; dropped: number }) =>
      [
        `${of.accepted} ${plural(of.accepted, 'acceptée', 'acceptées')}`,
        `${of.swapped} ${plural(of.swapped, 'échangée', 'échangées')}`,
        `${of.dropped} ${plural(of.dropped, 'retirée', 'retirées')}`,
        `${of.waiting} sans réponse`,
      ].join(', '),
    declare: 'Il manque quelque chose',
    noBoxes: 'Aucune boîte payée de ce jour n’est encore à préparer.',
    product: 'Plat ou article',
    inBoxes: (name: string, kitchen: string, boxes: number) =>
      `${name}, ${kitchenName(kitchen)} (${boxes} ${plural(boxes, 'boîte', 'boîtes')})`,
    short: 'Quelle partie',
    all: 'Le tout',
    replacement: 'Ce qui vient à la place',
    noInstead: 'Rien : rembourser le prix tout de suite',
    untilField: 'Les foyers choisissent jusqu’à',
    submit: 'Prévenir les foyers',
    submitNow: 'Rembourser le prix',
    refundAsk: (name: string, boxes: number) =>
      `Rembourser ${name} dans ${boxes} ${plural(boxes, 'boîte', 'boîtes')} au plus?`,
    refundNote:
      'L’argent est rendu tout de suite, et chaque foyer en est averti. Il n’y a pas de retour en arrière.',
    declared: (boxes: number) => `${boxes} ${plural(boxes, 'boîte concernée', 'boîtes concernées')}.`,
  }),
})
