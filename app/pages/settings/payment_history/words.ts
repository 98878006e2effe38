import { formatMoney } from '../../../../domain/money.ts'
import { cardEnding } from '../../../../i18n/card_words.ts'
import { messages } from '../../../../i18n/catalogue.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'

/** The payment history: payments, how they were paid, and their refunds. */
export const paymentHistoryMessages = messages({
  en: () => {
    const money = (cents: number) => formatMoney(cents, 'en')
    return {
      lede: 'All your payments and refunds, newest first.',
      box: (date: string) => `Box for ${formatFullDay(date, 'en')}`,
      added: (date: string) => `Items added to your box for ${formatFullDay(date, 'en')}`,
      latePayment: (date: string) => `Late payment for your box for ${formatFullDay(date, 'en')}`,
      giftCard: 'Gift card you bought',
      lateGiftPayment: 'Late payment for a gift card',
      returnables: 'Unreturned bags and kits',
      paidOn: (date: string) => `Paid ${formatFullDay(date, 'en')}`,
      given: (cents: number) => `${money(cents)} from credit`,
      bought: (cents: number) => `${money(cents)} from gift cards`,
      corporate: (cents: number) => `${money(cents)} from employer credit`,
      card: (cents: number, name: string, last4: string) =>
        `${money(cents)} ${last4 === '' ? 'by' : 'on'} ${cardEnding(name, last4, 'en')}`,
      cardGone: (cents: number) => `${money(cents)} on a removed card`,
      refunded: (cents: number, date: string) => `${money(cents)} refunded on ${formatFullDay(date, 'en')}`,
      backTo: {
        card: (cents: number) => `${money(cents)} to the card`,
        given: (cents: number) => `${money(cents)} to your credit`,
        bought: (cents: number) => `${money(cents)} to your prepaid balance`,
        corporate: (cents: number) => `${money(cents)} to your employer credit`,
      },
      toBox: 'View box',
      toBoxOf: (what: string) => `View box: ${what}`,
      receipt: 'Receipt',
      receiptOf: (what: string) => `Receipt: ${what}`,
      creditNote: 'Credit note',
      pdf: 'PDF',
      pdfOf: (what: string) => `PDF: ${what}`,
      toBoxes: 'See your boxes',
      empty: 'No payments yet',
      emptyNote: 'We charge each box at its cutoff. You’ll see it here, with its receipt.',
      moreFailed: (why: string) => `We couldn’t load more payments. ${why}`,
      loaded: (count: number) => `Showing ${count} payments.`,
    }
  },
  fr: voice => {
    const money = (cents: number) => formatMoney(cents, 'fr')
    return {
      lede: voice.pick({
        freshprep:
          'Tout ce que vous avez payé, du plus récent au plus ancien, et ce qui vous a été remboursé.',
        cookit: 'Tout ce que tu as payé, du plus récent au plus ancien, et ce qui t’a été remboursé.',
      }),
      box: (date: string) => `Boîte du ${formatFullDay(date, 'fr')}`,
      added: (date: string) => `Articles ajoutés à la boîte du ${formatFullDay(date, 'fr')}`,
      latePayment: (date: string) => `Paiement tardif de la boîte du ${formatFullDay(date, 'fr')}`,
      giftCard: 'Achat d’une carte-cadeau',
      lateGiftPayment: 'Paiement tardif d’une carte-cadeau',
      returnables: 'Sacs et trousses non rendus',
      paidOn: (date: string) => `Payé le ${formatFullDay(date, 'fr')}`,
      given: (cents: number) => `${money(cents)} de crédit offert`,
      bought: (cents: number) => `${money(cents)} de cartes-cadeaux`,
      corporate: (cents: number) => `${money(cents)} de crédit d’entreprise`,
      card: (cents: number, name: string, last4: string) =>
        `${money(cents)} ${last4 === '' ? 'par' : 'sur la carte'} ${cardEnding(name, last4, 'fr')}`,
      cardGone: (cents: number) => `${money(cents)} sur une carte retirée depuis`,
      refunded: (cents: number, date: string) => `${money(cents)} remboursés le ${formatFullDay(date, 'fr')}`,
      backTo: {
        card: (cents: number) => `${money(cents)} sur la carte`,
        given: (cents: number) => `${money(cents)} en crédit offert`,
        bought: (cents: number) => `${money(cents)} en solde prépayé`,
        corporate: (cents: number) => `${money(cents)} en crédit d’entreprise`,
      },
      toBox: 'Boîte',
      toBoxOf: (what: string) => `Voir la boîte : ${what}`,
      receipt: 'Reçu',
      receiptOf: (what: string) => `Reçu : ${what}`,
      creditNote: 'Note de crédit',
      pdf: 'PDF',
      pdfOf: (what: string) => `PDF : ${what}`,
      toBoxes: 'Voir mes boîtes',
      empty: 'Rien n’a encore été payé',
      emptyNote: voice.pick({
        freshprep: 'Une boîte est payée après son heure limite. Vous la trouverez alors ici, avec son reçu.',
        cookit: 'Une boîte est payée après son heure limite. Tu la trouveras alors ici, avec son reçu.',
      }),
      moreFailed: (why: string) => `La suite des paiements n’a pas pu être chargée. ${why}`,
      loaded: (count: number) => `${count} ${voice.plural(count, 'paiement affiché', 'paiements affichés')}.`,
    }
  },
})
