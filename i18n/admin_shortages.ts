import { messages } from './catalogue.ts'
import { formatWallClock } from './dates.ts'
import { kitchenName } from './kitchens.ts'

interface Answers {
  waiting: number
  /** Of those waiting, the boxes that silence leaves out. */
  leftOut: number
  accepted: number
  swapped: number
  dropped: number
}

/** The admin's page of what runs short before packing. */
export const adminShortageMessages = messages({
  en: ({ plural }) => ({
    title: 'Shortages',
    lede: 'We tell households the substitute and any allergen changes. They can take it, swap it or leave it out. A substitute that adds an allergen, meat or fish, or ends a diet, only goes to households that say yes: the others get a refund. With no substitute, we refund it right away.',
    said: 'Reported',
    none: 'No shortages for this day.',
    columns: {
      product: 'Item',
      substitute: 'Substitute',
      until: 'Respond by',
      boxes: 'Boxes',
      answers: 'Responses',
    },
    shortages: (count: number) => plural(count, 'shortage', 'shortages'),
    filters: { open: 'Responses missing', unsafe: 'Not safe' },
    of: (product: string, short: string | null, kitchen: string) =>
      `${short ? `${short} in ${product}` : product}, ${kitchenName(kitchen)}`,
    /** The alarm for a dish that was corrected, in the place of a substitute. */
    unsafe: 'Not safe for these households: corrected or taken off the menu. Pack it for the others only.',
    nothing: 'none, refunded',
    until: (local: string) => formatWallClock(local, 'en'),
    answers: (of: Answers) =>
      `${of.accepted} taken, ${of.swapped} swapped, ${of.dropped} left out, ${of.waiting} open${of.leftOut > 0 ? ` (${of.leftOut} left out without a reply)` : ''}`,
    declare: 'Report a shortage',
    noBoxes: 'No paid boxes left to pack for this day.',
    product: 'Meal or item',
    inBoxes: (name: string, kitchen: string, boxes: number) =>
      `${name}, ${kitchenName(kitchen)} (${boxes} ${plural(boxes, 'box', 'boxes')})`,
    short: 'Which part',
    all: 'All of it',
    replacement: 'Substitute',
    noInstead: 'None: refund right away',
    untilField: 'Respond by',
    submit: 'Notify households',
    submitNow: 'Refund',
    refundAsk: (name: string, boxes: number) =>
      `Refund ${name} in up to ${boxes} ${plural(boxes, 'box', 'boxes')}?`,
    refundNote: 'Refunded right away, and each household is notified. This can’t be undone.',
    declared: (boxes: number) => `${boxes} ${plural(boxes, 'box', 'boxes')} affected.`,
  }),
  fr: ({ plural }) => ({
    title: 'Manques',
    lede: 'Les foyers apprennent ce qui vient à la place et quels allergènes changent; ils peuvent l’accepter, choisir autre chose ou s’en passer. Ce qui ajoute un allergène, de la viande ou du poisson, ou met fin à un régime, ne va qu’aux foyers qui disent oui : les autres sont remboursés. Sans remplacement, le prix est remboursé tout de suite.',
    said: 'Manques signalés',
    none: 'Rien ne manque ce jour-là.',
    columns: {
      product: 'Article',
      substitute: 'Remplacement',
      until: 'Jusqu’à',
      boxes: 'Boîtes',
      answers: 'Réponses',
    },
    shortages: (count: number) => plural(count, 'manque', 'manques'),
    filters: { open: 'Sans réponse', unsafe: 'Dangereux' },
    of: (product: string, short: string | null, kitchen: string) =>
      `${short ? `${short} dans ${product}` : product}, ${kitchenName(kitchen)}`,
    unsafe:
      'Dangereux pour ces foyers : plat corrigé ou retiré du menu. À mettre seulement dans les autres boîtes.',
    nothing: 'rien, prix remboursé',
    until: (local: string) => formatWallClock(local, 'fr'),
    answers: (of: Answers) =>
      [
        `${of.accepted} ${plural(of.accepted, 'acceptée', 'acceptées')}`,
        `${of.swapped} ${plural(of.swapped, 'échangée', 'échangées')}`,
        `${of.dropped} ${plural(of.dropped, 'retirée', 'retirées')}`,
        `${of.waiting} sans réponse${of.leftOut > 0 ? `, dont ${of.leftOut} à retirer` : ''}`,
      ].join(', '),
    declare: 'Il manque quelque chose',
    noBoxes: 'Aucune boîte payée de ce jour n’est encore à préparer.',
    product: 'Plat ou article',
    inBoxes: (name: string, kitchen: string, boxes: number) =>
      `${name}, ${kitchenName(kitchen)} (${boxes} ${plural(boxes, 'boîte', 'boîtes')})`,
    short: 'Partie manquante',
    all: 'Le tout',
    replacement: 'Remplacement',
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
