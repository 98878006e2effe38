import { messages } from './catalogue.ts'

/** The reasons of banks and PayPal for a dispute, in Stripe's terms; PayPal has other terms for the same ones. */
const sameReason: Readonly<Record<string, string>> = {
  merchandise_or_service_not_received: 'product_not_received',
  merchandise_or_service_not_as_described: 'product_unacceptable',
  unauthorised: 'fraudulent',
  duplicate_transaction: 'duplicate',
  canceled_recurring_billing: 'subscription_canceled',
  other: 'general',
}
/** An unknown reason is shown unchanged. */
const reasonIn = (words: Readonly<Record<string, string>>) => (reason: string) => {
  const said = reason.toLowerCase() || 'general'
  return words[sameReason[said] ?? said] ?? reason.replaceAll('_', ' ').toLowerCase()
}

/** The admin's page of payments: disputes, and differences between a processor's books and the ledger. */
export const adminPaymentMessages = messages({
  en: () => ({
    task: 'Payments to look at',
    taskNote: 'Charges that are disputed, and where a processor’s books and ours differ.',
    title: 'Payments to look at',
    lede: 'Each is answered or put right at the processor, and this page follows. A difference leaves it once it is gone; a dispute stays, with its outcome.',
    disputes: {
      title: 'Disputes',
      none: 'Nobody disputes a charge.',
      columns: ['Charge', 'Household', 'Told of, and why', 'How it stands', 'Answer by'],
      reason: reasonIn({
        fraudulent: 'The holder says it was not them',
        unrecognized: 'The holder does not know the charge',
        duplicate: 'Charged twice, they say',
        product_not_received: 'Nothing came, they say',
        product_unacceptable: 'Not as it should be, they say',
        credit_not_processed: 'A refund did not come, they say',
        subscription_canceled: 'Stopped before, they say',
        general: 'No reason is given',
      }),
      box: 'The box',
      visitor: 'A visitor who bought a gift',
      unknown: 'A charge that we do not know. Look it up at the processor.',
      standing: {
        answer: 'Waits for our answer',
        waits: 'Waits for the bank',
        won: 'Won: the money stays',
        lost: 'Lost: the money went back',
        closed: 'Closed',
      },
      noAnswer: 'No answer is asked for',
      noDay: 'The processor gives no day',
    },
    differences: {
      title: 'Differences',
      lede: (books: readonly string[]) =>
        `The books of ${books.join(' and ')} are held against the ledger every day.`,
      noBooks: 'The built-in processor keeps its books in this database, so there is nothing to compare.',
      none: 'They agree.',
      columns: ['What', 'Payment', 'At the processor', 'In the ledger', 'Found'],
      kinds: {
        not_ours: 'Money came in that we did not ask for',
        not_entered: 'Came in there, not in the ledger',
        not_captured: 'In the ledger, did not come in there',
        amount: 'Another amount',
        refund: 'Another amount went back',
        disputed: 'Disputed',
      },
    },
  }),
  fr: () => ({
    task: 'Paiements à vérifier',
    taskNote: 'Les paiements contestés, et ce qui diffère entre les comptes d’un fournisseur et les nôtres.',
    title: 'Paiements à vérifier',
    lede: 'Tout se règle chez le fournisseur de paiement, et cette page suit. Un écart disparaît dès qu’il est réglé; une contestation reste, avec son issue.',
    disputes: {
      title: 'Contestations',
      none: 'Aucun paiement n’est contesté.',
      columns: ['Paiement', 'Foyer', 'Signalée le, et pourquoi', 'Où elle en est', 'Répondre d’ici le'],
      reason: reasonIn({
        fraudulent: 'Le titulaire dit que ce n’était pas lui',
        unrecognized: 'Le titulaire ne reconnaît pas le paiement',
        duplicate: 'Payé deux fois, selon le titulaire',
        product_not_received: 'Rien n’est arrivé, selon le titulaire',
        product_unacceptable: 'Pas comme il se doit, selon le titulaire',
        credit_not_processed: 'Un remboursement n’est pas venu, selon le titulaire',
        subscription_canceled: 'Arrêté avant, selon le titulaire',
        general: 'Aucune raison donnée',
      }),
      box: 'La boîte',
      visitor: 'Une personne sans compte qui a acheté un cadeau',
      unknown: 'Un paiement inconnu ici, à chercher chez le fournisseur.',
      standing: {
        answer: 'Attend notre réponse',
        waits: 'Attend la banque',
        won: 'Gagnée : l’argent reste',
        lost: 'Perdue : l’argent est reparti',
        closed: 'Fermée',
      },
      noAnswer: 'Aucune réponse demandée',
      noDay: 'Aucune date donnée',
    },
    differences: {
      title: 'Écarts',
      lede: (books: readonly string[]) =>
        `Les comptes de ${books.join(' et ')} sont comparés chaque jour au grand livre.`,
      noBooks:
        'Le fournisseur intégré tient ses comptes dans cette base de données : il n’y a rien à comparer.',
      none: 'Tout concorde.',
      columns: ['Quoi', 'Paiement', 'Chez le fournisseur', 'Au grand livre', 'Trouvé le'],
      kinds: {
        not_ours: 'Reçu sans que nous l’ayons demandé',
        not_entered: 'Reçu là-bas, absent du grand livre',
        not_captured: 'Au grand livre, jamais reçu là-bas',
        amount: 'Un autre montant',
        refund: 'Un autre montant remboursé',
        disputed: 'Contesté',
      },
    },
  }),
})
