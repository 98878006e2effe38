import { messages } from './catalogue.ts'

/** The page of one box that is past its cutoff. */
export const boxMessages = messages({
  en: voice => ({
    title: (day: string) => `Your box of ${day}`,
    open: 'See this box',
    openOf: (day: string) => `See the box of ${day}`,
    back: 'All past orders',
    inside: 'What was in it',
    insideAhead: 'What is in it',
    recipe: (name: string) => `The recipe of ${name}, as it was`,
    contains: 'Contains:',
    mayContain: 'May contain:',
    nothingInside: 'Nothing was chosen.',
    receipt: 'Receipt',
    toPay: 'To pay',
    nothingCharged: 'Nothing was charged.',
    cancelled: 'It was still not paid when packing began, so it was cancelled. Your next boxes stay planned.',
    late: 'Added after the cutoff',
    lateOne: (what: string, when: string) => `${what}, ${when}`,
    paidBy: (card: string) => `Paid by ${card}`,
    byCard: 'Card',
    given: 'Credit',
    bought: 'Prepaid',
    corporate: 'Company credit',
    toReceipt: 'Receipt with tax numbers, refunds and PDF',
    failed: voice.pick({
      freshprep:
        'This box did not arrive, and we are sorry. Choose below whether it comes again or your money goes back, or write or call us:',
      cookit: 'This box never made it. So sorry! Pick below: another try, or your money back. Or reach us:',
    }),
    failedDone: voice.pick({
      freshprep: 'This box did not arrive, and we are sorry. For anything else, write or call us:',
      cookit: 'This box never made it. So sorry! For anything else, reach us:',
    }),
    print: 'Print',
    state: 'What became of it',
  }),
  fr: voice => ({
    title: (day: string) => `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day}`,
    open: 'Voir cette boîte',
    openOf: (day: string) => `Voir la boîte du ${day}`,
    back: 'Toutes les commandes passées',
    inside: 'Ce qu’il y avait dedans',
    insideAhead: 'Ce qu’il y a dedans',
    recipe: (name: string) => `La recette telle quelle : ${name}`,
    contains: 'Contient :',
    mayContain: 'Peut contenir :',
    nothingInside: 'Rien n’a été choisi.',
    receipt: 'Reçu',
    toPay: 'À payer',
    nothingCharged: 'Rien n’a été facturé.',
    cancelled: `Elle n’était toujours pas payée au début de l’emballage; elle a donc été annulée. ${voice.pick({ freshprep: 'Vos', cookit: 'Tes' })} prochaines boîtes restent prévues.`,
    late: 'Ajouté après l’heure limite',
    lateOne: (what: string, when: string) => `${what}, ${when}`,
    paidBy: (card: string) => `Payé avec ${card}`,
    byCard: 'Carte',
    given: 'Crédit',
    bought: 'Prépayé',
    corporate: 'Crédit d’entreprise',
    toReceipt: 'Reçu avec numéros de taxes, remboursements et PDF',
    failed: voice.pick({
      freshprep:
        'Cette boîte n’est pas arrivée, et nous en sommes désolés. Choisissez ci-dessous une nouvelle livraison ou le retour de votre argent, ou joignez-nous :',
      cookit:
        'Cette boîte n’est pas arrivée, et on en est désolés. Choisis ci-dessous une nouvelle livraison ou le retour de ton argent, ou joins-nous :',
    }),
    failedDone: voice.pick({
      freshprep:
        'Cette boîte n’est pas arrivée, et nous en sommes désolés. Pour toute autre question, joignez-nous :',
      cookit: 'Cette boîte n’est pas arrivée, et on en est désolés. Pour toute autre question, joins-nous :',
    }),
    print: 'Imprimer',
    state: 'Ce qu’elle est devenue',
  }),
})
