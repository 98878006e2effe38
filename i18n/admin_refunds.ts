import { formatMoney } from '../domain/money.ts'
import { messages } from './catalogue.ts'

/** The admin's page of one box's refunds. */
export const adminRefundMessages = messages({
  en: () => {
    const money = (cents: number) => formatMoney(cents, 'en')
    return {
      title: 'Refunds',
      ofBox: (day: string) => `Refunds of the box of ${day}`,
      paid: (total: number, left: number) => `${money(total)} was paid; ${money(left)} of it is left.`,
      notPaid: (total: number) => `Its price is ${money(total)}. It is not paid.`,
      nothingLeft: 'Nothing of this box can be refunded: it was not paid, or all of it has gone back.',
      points: 'Points of this box',
      receipt: 'How the sum came about',
      receiptColumns: ['What', 'Amount'],
      what: 'What goes back',
      kinds: {
        whole: 'The whole box',
        units: 'Dishes or items',
        amount: 'An amount',
      },
      kindNotes: {
        whole: 'All that is left of it, taxes included.',
        units: 'At what they cost after discounts, with the tax that was charged.',
        amount: 'With its tax in it.',
      },
      units: (name: string, left: number, cents: number) =>
        `${name}: ${left} left, ${money(cents)} before tax`,
      noUnits: 'Say of at least one dish or item how many go back.',
      amount: 'Amount',
      amountHint: (left: number) => `In dollars, ${money(left)} at the most.`,
      ofLine: 'Of',
      ofAll: 'The whole box',
      to: 'Where it goes',
      targets: { payment: 'Back to where it came from', credit: 'The card’s part as prepaid value' },
      targetNotes: {
        payment: 'Credit and gift cards first, the card last.',
        credit: 'It pays the next boxes and never expires.',
      },
      reason: 'Reason',
      choose: 'Choose',
      remark: 'Remark',
      remarkHint: 'The household does not see it.',
      foresee: 'See what goes back',
      foreseen: (total: number, goods: number, tax: number) =>
        `${money(total)} goes back: ${money(goods)} for goods, ${money(tax)} of tax.`,
      backTo: {
        given: (cents: number) => `${money(cents)} of credit`,
        bought: (cents: number) => `${money(cents)} of prepaid value`,
        corporate: (cents: number) => `${money(cents)} of company credit`,
        card: (cents: number) => `${money(cents)} to the card`,
      },
      give: (total: number) => `Refund ${money(total)}`,
      given: (note: string) => `Done. Credit note ${note} is on its way to the household.`,
      remarked: (reason: string, remark: string) => `${reason}: ${remark}`,
      history: 'What went back',
      none: 'Nothing has gone back yet.',
      columns: ['Credit note', 'Day', 'Amount', 'Where to', 'Reason', 'By whom'],
    }
  },
  fr: () => {
    const money = (cents: number) => formatMoney(cents, 'fr')
    return {
      title: 'Remboursements',
      ofBox: (day: string) => `Sommes remboursées, boîte du ${day}`,
      paid: (total: number, left: number) => `${money(total)} ont été payés; il en reste ${money(left)}.`,
      notPaid: (total: number) => `Son prix est de ${money(total)}. Elle n’est pas payée.`,
      nothingLeft:
        'Rien de cette boîte ne peut être remboursé : rien n’a été payé, ou tout a déjà été rendu.',
      points: 'Points de cette boîte',
      receipt: 'D’où vient la somme',
      receiptColumns: ['Quoi', 'Montant'],
      what: 'Ce qui est remboursé',
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
      to: 'Où il va',
      targets: { payment: 'D’où il est venu', credit: 'La part de la carte en valeur prépayée' },
      targetNotes: {
        payment: 'Crédits et cartes-cadeaux d’abord, la carte en dernier.',
        credit: 'Elle paie les prochaines boîtes et n’expire jamais.',
      },
      reason: 'Raison',
      choose: 'Choisir',
      remark: 'Remarque',
      remarkHint: 'Le foyer ne la voit pas.',
      foresee: 'Voir ce qui est remboursé',
      foreseen: (total: number, goods: number, tax: number) =>
        `${money(total)} sont remboursés : ${money(goods)} d’articles, ${money(tax)} de taxes.`,
      backTo: {
        given: (cents: number) => `${money(cents)} de crédit`,
        bought: (cents: number) => `${money(cents)} de valeur prépayée`,
        corporate: (cents: number) => `${money(cents)} de crédit d’entreprise`,
        card: (cents: number) => `${money(cents)} sur la carte`,
      },
      give: (total: number) => `Rembourser ${money(total)}`,
      given: (note: string) => `C’est fait. La note de crédit ${note} part vers le foyer.`,
      remarked: (reason: string, remark: string) => `${reason} : ${remark}`,
      history: 'Ce qui a été remboursé',
      none: 'Rien n’a encore été remboursé.',
      columns: ['Note de crédit', 'Jour', 'Montant', 'Où', 'Raison', 'Par qui'],
    }
  },
})
