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
    title: 'Payments to review',
    lede: 'Resolve these at the processor; this page updates itself. Mismatches drop off once fixed; disputes stay with their outcome.',
    disputes: {
      title: 'Disputes',
      none: 'No disputes.',
      columns: ['Charge', 'Household', 'Received, reason', 'Status', 'Respond by'],
      reason: reasonIn({
        fraudulent: 'Cardholder says it wasn’t them',
        unrecognized: 'Cardholder doesn’t recognize it',
        duplicate: 'Claims duplicate charge',
        product_not_received: 'Claims not delivered',
        product_unacceptable: 'Claims not as described',
        credit_not_processed: 'Claims refund not received',
        subscription_canceled: 'Claims already cancelled',
        general: 'No reason given',
      }),
      box: 'View box',
      visitor: 'Gift card buyer (no account)',
      unknown: 'Unknown charge. Check the processor.',
      standing: {
        answer: 'Needs our response',
        waits: 'With the bank',
        won: 'Won',
        lost: 'Lost',
        closed: 'Closed',
      },
      noAnswer: 'No response needed',
      noDay: 'No deadline given',
    },
    differences: {
      title: 'Mismatches',
      lede: (books: readonly string[]) => `Compared daily: ${books.join(' and ')} against our ledger.`,
      noBooks: 'Nothing to compare: the built-in processor uses this database.',
      none: 'No mismatches.',
      columns: ['Type', 'Payment', 'Processor', 'Ledger', 'Found'],
      kinds: {
        not_ours: 'Unexpected payment',
        not_entered: 'Captured, missing from ledger',
        not_captured: 'In ledger, not captured',
        amount: 'Amount differs',
        refund: 'Refund differs',
        disputed: 'Disputed',
      },
    },
  }),
  fr: () => ({
    title: 'Paiements à vérifier',
    lede: 'Tout se règle chez le fournisseur de paiement, et cette page suit. Un écart disparaît dès qu’il est réglé; une contestation reste, avec son issue.',
    disputes: {
      title: 'Contestations',
      none: 'Aucun paiement n’est contesté.',
      columns: ['Paiement', 'Foyer', 'Date et motif', 'État', 'Répondre d’ici le'],
      reason: reasonIn({
        fraudulent: 'Paiement non autorisé, selon le titulaire',
        unrecognized: 'Le titulaire ne reconnaît pas le paiement',
        duplicate: 'Payé deux fois, selon le titulaire',
        product_not_received: 'Rien n’est arrivé, selon le titulaire',
        product_unacceptable: 'Non conforme, selon le titulaire',
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
      columns: ['Écart', 'Paiement', 'Fournisseur', 'Grand livre', 'Constaté le'],
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
