import { messages } from './catalogue.ts'

/** The admin's pages of points. */
export const adminPointsMessages = messages({
  en: ({ plural }) => ({
    email: 'Household email',
    findAll: 'Show household',
    household: 'This household',
    find: 'Show points',
    findCredit: 'Show employer credit',
    credit: 'Employer credit',
    title: 'Points',
    ofBox: (day: string) => `Box for ${day}`,
    balance: (available: string, pending: string) => `${available} available, ${pending} pending`,
    earned: (points: string, count: number) =>
      `This box earned ${points} ${plural(count, 'point', 'points')}.`,
    refunds: 'Refunds for this box',
    points: 'Points',
    pointsHint: 'Use a minus to remove points. The balance can’t go below zero.',
    saved: 'Points adjusted.',
    history: 'History',
    empty: 'Nothing yet.',
    columns: ['Date', 'Type', 'Points', 'By', 'Reason'],
    /** The actor, where it was not an admin. */
    by: { client: 'The household', carrier: 'The driver', itself: 'System' },
    newer: 'Newer',
    older: 'Older',
  }),
  fr: ({ plural }) => ({
    email: 'Courriel du foyer',
    findAll: 'Voir le foyer',
    household: 'Ce foyer',
    find: 'Voir ses points',
    findCredit: 'Voir son crédit d’entreprise',
    credit: 'Crédit d’entreprise de ce foyer',
    title: 'Points',
    ofBox: (day: string) => `Boîte du ${day}`,
    balance: (available: string, pending: string) => `${available} disponibles, ${pending} en attente`,
    earned: (points: string, count: number) =>
      `Cette boîte a rapporté ${points} ${plural(count, 'point', 'points')}.`,
    refunds: 'Remboursements de cette boîte',
    points: 'Points',
    pointsHint: 'Avec un moins pour retirer. Le solde ne descend pas sous zéro.',
    saved: 'La correction est faite.',
    history: 'Historique',
    empty: 'Rien encore.',
    columns: ['Date', 'Type', 'Points', 'Par', 'Raison'],
    by: { client: 'Le foyer', carrier: 'Le livreur', itself: 'Automatique' },
    newer: 'Plus récents',
    older: 'Plus anciens',
  }),
})
