import { messages } from '../../../i18n/catalogue.ts'

interface Named {
  name: string
  quantity: number
}

const counted = (missing: readonly Named[]) =>
  missing.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')

/** What is done for a household: what follows, why, and whether it is told. */
export const actingMessages = messages({
  en: () => ({
    act: {
      cancel: 'Cancel',
      reason: 'Reason',
      reasonHint: 'The household reads it among its changes: “away, asked by phone”.',
      tells: 'Write to the household',
      tellsHint: 'Payments, declined cards and ways in are always told.',
      missing: (missing: readonly Named[]) => `Sold out by now: ${counted(missing)}.`,
      foresee: 'Show what follows',
    },
    follows: {
      waits: 'Working out what follows…',
      payNow: (amount: string) => `${amount} charged to the card right away`,
      moves: (from: string, to: string) => `${from} moves to ${to}`,
      becomes: (day: string, state: string) => `${day}: ${state}`,
      notCharged: (amount: string) => `${amount} not charged`,
      costs: (day: string, from: string | null, to: string) =>
        from === null ? `${day} costs ${to}` : `${day} costs ${to} in place of ${from}`,
      value: (account: string, from: string, to: string) => `${account}: ${to} in place of ${from}`,
      accounts: {
        given: 'Credit given',
        bought: 'Prepaid value',
        points: 'Points',
        points_pending: 'Points to come',
        corporate: 'Employer credit',
      },
      letter: (subject: string, to: string) => `“${subject}” to ${to}`,
      phone: 'their phone',
      refund: (total: string, goods: string, tax: string) =>
        `${total} refunded: ${goods} of goods, ${tax} of tax`,
      ends: {
        closed: 'The account closes right away, and credit and points expire',
        closing: 'The account closes once what is out is settled',
      },
      short: (day: string, left: number, needed: number) =>
        `Week of ${day}: ${left} meals left to choose from, the plan needs ${needed}`,
      nothing: 'No box, balance or price changes',
      quiet: 'No letter that only confirms it',
      log: 'Written down under your name, with the reason',
    },
    refund: {
      words: 'Refund…',
      of: (day: string) => `Refund the box of ${day}`,
      title: (day: string) => `Pay back what the box of ${day} cost`,
      submit: 'Refund',
    },
    points: {
      words: 'Points…',
      title: (name: string) => `Give ${name} points, or take some`,
    },
    value: {
      words: 'Give credit…',
      title: (name: string) => `Give ${name} credit`,
      field: 'Amount',
      hint: 'From $1 to $200. It pays before the card, and ends only with the account.',
      done: (amount: string) => `${amount} of credit given.`,
    },
  }),
  fr: () => ({
    act: {
      cancel: 'Annuler',
      reason: 'Raison',
      reasonHint: 'Le foyer la lit parmi ses changements : « en voyage, demandé par téléphone ».',
      tells: 'Écrire au foyer',
      tellsHint: 'Les paiements, les cartes refusées et les accès sont toujours annoncés.',
      missing: (missing: readonly Named[]) => `Épuisé entre-temps : ${counted(missing)}.`,
      foresee: 'Voir ce qui s’ensuit',
    },
    follows: {
      waits: 'Calcul de ce qui s’ensuit…',
      payNow: (amount: string) => `${amount} facturés tout de suite à la carte`,
      moves: (from: string, to: string) => `${from} : livraison le ${to}`,
      becomes: (day: string, state: string) => `${day} : ${state}`,
      notCharged: (amount: string) => `Pas facturé : ${amount}`,
      costs: (day: string, from: string | null, to: string) =>
        from === null ? `${day} coûte ${to}` : `${day} coûte ${to} au lieu de ${from}`,
      value: (account: string, from: string, to: string) => `${account} : ${to} au lieu de ${from}`,
      accounts: {
        given: 'Crédit offert',
        bought: 'Valeur prépayée',
        points: 'Points',
        points_pending: 'Points à venir',
        corporate: 'Crédit d’entreprise',
      },
      letter: (subject: string, to: string) => `« ${subject} » à ${to}`,
      phone: 'leur téléphone',
      refund: (total: string, goods: string, tax: string) =>
        `${total} remboursés : ${goods} d’articles, ${tax} de taxes`,
      ends: {
        closed: 'Le compte ferme tout de suite; crédits et points expirent',
        closing: 'Le compte ferme dès que ce qui reste dehors est réglé',
      },
      short: (day: string, left: number, needed: number) =>
        `Semaine du ${day} : ${left} plats au choix, le forfait en demande ${needed}`,
      nothing: 'Ni boîte, ni solde, ni prix ne change',
      quiet: 'Aucun message de simple confirmation',
      log: 'Inscrit à votre nom, avec la raison',
    },
    refund: {
      words: 'Rembourser…',
      of: (day: string) => `Rembourser la boîte du ${day}`,
      title: (day: string) => `Rembourser ce que la boîte du ${day} a coûté`,
      submit: 'Rembourser',
    },
    points: {
      words: 'Points…',
      title: (name: string) => `Donner ou retirer des points à ${name}`,
    },
    value: {
      words: 'Offrir un crédit…',
      title: (name: string) => `Offrir un crédit à ${name}`,
      field: 'Montant',
      hint: 'De 1 $ à 200 $. Il paie avant la carte et ne prend fin qu’avec le compte.',
      done: (amount: string) => `Crédit offert : ${amount}.`,
    },
  }),
})
