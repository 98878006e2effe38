import { messages } from './catalogue.ts'

/** The admin's pages of points. */
export const adminPointsMessages = messages({
  en: ({ plural }) => ({
    task: 'A household',
    taskNote:
      'Its account, its boxes with their receipts, and what happened; its points and corporate credit; closing its account.',
    email: 'E-mail of the household',
    findAll: 'Show the household',
    household: 'This household',
    find: 'Show its points',
    findCredit: 'Show its corporate credit',
    credit: 'Corporate credit of this household',
    title: 'Points',
    ofBox: (day: string) => `Box of ${day}`,
    balance: (available: string, pending: string) => `${available} available, ${pending} pending`,
    earned: (points: string, count: number) =>
      `This box earned ${points} ${plural(count, 'point', 'points')}.`,
    refunds: 'Refunds of this box',
    adjust: 'Correct the points',
    points: 'Points',
    pointsHint: 'With a minus to take away. The balance does not go below zero.',
    reason: 'Reason',
    save: 'Save the correction',
    saved: 'The correction is made.',
    history: 'What happened',
    empty: 'Nothing yet.',
    columns: ['Day', 'What', 'Points', 'By whom', 'Reason'],
    /** The actor, where it was not an admin. */
    by: { client: 'The household', carrier: 'The driver', itself: 'By itself' },
    newer: 'Newer',
    older: 'Older',
  }),
  fr: ({ plural }) => ({
    task: 'Un foyer',
    taskNote:
      'Son compte, ses boîtes avec leurs reçus, et ce qui s’est passé; ses points et son crédit d’entreprise; la fermeture du compte.',
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
    adjust: 'Corriger les points',
    points: 'Points',
    pointsHint: 'Avec un moins pour retirer. Le solde ne descend pas sous zéro.',
    reason: 'Raison',
    save: 'Enregistrer la correction',
    saved: 'La correction est faite.',
    history: 'Ce qui s’est passé',
    empty: 'Rien encore.',
    columns: ['Jour', 'Quoi', 'Points', 'Par qui', 'Raison'],
    by: { client: 'Le foyer', carrier: 'Le livreur', itself: 'Automatique' },
    newer: 'Plus récents',
    older: 'Plus anciens',
  }),
})
