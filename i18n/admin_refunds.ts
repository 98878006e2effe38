import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'

/** The admin's page of one box's refunds. */
export const adminRefundMessages = messages({
  en: () => {
    const money = (cents: number) => formatMoney(cents, 'en')
    return {
      title: 'Refunds',
      ofBox: (day: string) => `Refunds for the box on ${day}`,
      paid: (total: number, left: number) => `${money(total)} paid, ${money(left)} refundable.`,
      notPaid: (total: number) => `${money(total)}, not paid.`,
      nothingLeft: 'Nothing left to refund: not paid, or fully refunded.',
      points: 'Points for this box',
      receipt: 'Price breakdown',
      receiptColumns: ['Item', 'Amount'],
      what: 'What to refund',
      kinds: {
        whole: 'The whole box',
        units: 'Meals or items',
        amount: 'An amount',
      },
      kindNotes: {
        whole: 'Everything left, taxes included.',
        units: 'At the discounted price, plus the tax charged.',
        amount: 'Tax included.',
      },
      units: (name: string, left: number, cents: number) =>
        `${name}: ${left} left, ${money(cents)} before tax`,
      noUnits: 'Enter a quantity for at least one meal or item.',
      amount: 'Amount',
      amountHint: (left: number) => `Up to ${money(left)}.`,
      ofLine: 'Applies to',
      ofAll: 'The whole box',
      to: 'Refund to',
      targets: { payment: 'Original payment', credit: 'Card portion as prepaid credit' },
      targetNotes: {
        payment: 'Credit and gift cards first, card last.',
        credit: 'Used on future boxes. Never expires.',
      },
      reason: 'Reason',
      choose: 'Choose',
      remark: 'Internal note',
      remarkHint: 'Not shown to the household.',
      backTo: {
        given: (cents: number) => `${money(cents)} of credit`,
        bought: (cents: number) => `${money(cents)} of prepaid value`,
        corporate: (cents: number) => `${money(cents)} of employer credit`,
        card: (cents: number) => `${money(cents)} to the card`,
      },
      givenBack: (day: string) => `Refunded. The credit note for the box of ${day} goes to the household.`,
      remarked: (reason: string, remark: string) => `${reason}: ${remark}`,
      history: 'Past refunds',
      none: 'No refunds yet.',
      columns: ['Credit note', 'Date', 'Amount', 'Refunded to', 'Reason', 'By'],
    }
  },
  fr: () => {
    const money = (cents: number) => formatMoney(cents, 'fr')
    return {
      title: 'Remboursements',
      ofBox: (day: string) => `Remboursements de la boîte du ${day}`,
      paid: (total: number, left: number) => `Payé : ${money(total)}; reste : ${money(left)}.`,
      notPaid: (total: number) => `Son prix est de ${money(total)}. Elle n’est pas payée.`,
      nothingLeft:
        'Rien de cette boîte ne peut être remboursé : rien n’a été payé, ou tout a déjà été rendu.',
      points: 'Points de cette boîte',
      receipt: 'Détail du prix',
      receiptColumns: ['Article', 'Montant'],
      what: 'À rembourser',
      kinds: {
        whole: 'Toute la boîte',
        units: 'Des plats ou des articles',
        amount: 'Un montant',
      },
      kindNotes: {
        whole: 'Tout ce qu’il en reste, taxes comprises.',
        units: 'À leur prix après rabais, avec la taxe facturée.',
        amount: 'Taxes comprises.',
      },
      units: (name: string, left: number, cents: number) =>
        `${name} : reste ${left}, ${money(cents)} avant taxes`,
      noUnits: 'Il faut indiquer, pour au moins un plat ou un article, combien sont remboursés.',
      amount: 'Montant',
      amountHint: (left: number) => `En dollars, au plus ${money(left)}.`,
      ofLine: 'Sur',
      ofAll: 'Toute la boîte',
      to: 'Destination',
      targets: { payment: 'Mode de paiement d’origine', credit: 'La part de la carte en valeur prépayée' },
      targetNotes: {
        payment: 'Crédits et cartes-cadeaux d’abord, la carte en dernier.',
        credit: 'Elle paie les prochaines boîtes et n’expire jamais.',
      },
      reason: 'Raison',
      choose: 'Choisir',
      remark: 'Note interne',
      remarkHint: 'Le foyer ne la voit pas.',
      backTo: {
        given: (cents: number) => `${money(cents)} de crédit`,
        bought: (cents: number) => `${money(cents)} de valeur prépayée`,
        corporate: (cents: number) => `${money(cents)} de crédit d’entreprise`,
        card: (cents: number) => `${money(cents)} sur la carte`,
      },
      givenBack: (day: string) => `Remboursé. La note de crédit de la boîte du ${day} part vers le foyer.`,
      remarked: (reason: string, remark: string) => `${reason} : ${remark}`,
      history: 'Remboursements faits',
      none: 'Aucun remboursement pour l’instant.',
      columns: ['Note de crédit', 'Date', 'Montant', 'Destination', 'Raison', 'Par'],
    }
  },
})
