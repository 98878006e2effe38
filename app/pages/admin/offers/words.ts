import { messages } from '../../../../i18n/catalogue.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'

export const offerMessages = messages({
  en: () => ({
    title: 'Amounts of offers',
    lede: 'What households are given. A change has a date, and a history.',
    list: 'Offers',
    columns: { offer: 'Offer', about: 'For', now: 'Now', next: 'Next' },
    kinds: {
      referral: 'Referral',
      merit: 'Merit',
      gift_bonus: 'Gift card bonus',
      points: 'Points',
    },
    about: {
      referral: 'Whoever brought a friend, and the friend',
      merit: 'Households with many deliveries in time',
      gift_bonus: 'Whoever buys a card within the window',
      points: 'Every household, for what it paid',
    },
    noNext: 'no change',
    next: (value: string, day: string) => `${value} from ${formatFullDay(day, 'en')}`,
    open: 'Open',
    openOf: (name: string) => `Open ${name}`,
    pick: 'Open an offer to see its history and change it.',
    none: 'No offer has a value yet.',
    toCome: 'Change to come',
  }),
  fr: () => ({
    title: 'Montants des offres',
    lede: 'Ce que reçoivent les foyers. Chaque changement a une date et un historique.',
    list: 'Offres',
    columns: { offer: 'Offre', about: 'Pour', now: 'Maintenant', next: 'Ensuite' },
    kinds: {
      referral: 'Parrainage',
      merit: 'Mérite',
      gift_bonus: 'Boni des cartes-cadeaux',
      points: 'Points',
    },
    about: {
      referral: 'Le foyer qui invite, et la personne invitée',
      merit: 'Les foyers aux nombreuses livraisons à l’heure',
      gift_bonus: 'L’achat d’une carte pendant la période',
      points: 'Tous les foyers, selon le montant payé',
    },
    noNext: 'aucun changement',
    next: (value: string, day: string) => `${value} dès le ${formatFullDay(day, 'fr')}`,
    open: 'Ouvrir',
    openOf: (name: string) => `Ouvrir : ${name}`,
    pick: 'Ouvrir une offre pour voir son historique et la modifier.',
    none: 'Aucune offre n’a encore de valeur.',
    toCome: 'Changement à venir',
  }),
})
