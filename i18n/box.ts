import { messages } from './catalogue.ts'

/** The page of one box that is past its cutoff. */
export const boxMessages = messages({
  en: voice => ({
    /** Of the browser's tab, where there is little room. */
    title: (day: string) => `Your ${day} box`,
    /** `day` with its weekday and year: a box of the past may be of any. */
    heading: (day: string) => `Your box for ${day}`,
    open: 'View box',
    openOf: (day: string) => `View box: ${day}`,
    back: 'All past orders',
    inside: 'What was inside',
    insideAhead: 'What’s inside',
    recipe: (name: string) => `Recipe for ${name}, as delivered`,
    contains: 'Contains:',
    mayContain: 'May contain:',
    nothingInside: 'No meals were chosen.',
    receipt: 'Receipt',
    toPay: 'Amount due',
    nothingCharged: 'You weren’t charged.',
    cancelled:
      'We cancelled this box because it wasn’t paid before packing. Your upcoming boxes aren’t affected.',
    late: 'Added after the cutoff',
    lateOne: (what: string, when: string) => `${what}, ${when}`,
    paidBy: (card: string) => `Paid by ${card}`,
    byCard: 'Card',
    given: 'Credit',
    bought: 'Prepaid',
    corporate: 'Employer credit',
    toReceipt: 'Full receipt (tax numbers, refunds, PDF)',
    failed: voice.pick({
      freshprep:
        'This box didn’t arrive. We’re sorry. Choose below: a new delivery or your money back. You can also email or call us:',
      cookit:
        'This box never made it. So sorry! Pick one below: another try, or your money back. Or reach us:',
    }),
    failedDone: voice.pick({
      freshprep: 'This box didn’t arrive. We’re sorry. Need anything else? Email or call us:',
      cookit: 'This box never made it. So sorry! Need anything else? Reach us:',
    }),
    print: 'Print',
    state: 'Status',
  }),
  fr: voice => ({
    title: (day: string) => `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day}`,
    heading: (day: string) => `${voice.pick({ freshprep: 'Votre', cookit: 'Ta' })} boîte du ${day}`,
    open: 'Voir cette boîte',
    openOf: (day: string) => `Voir cette boîte : ${day}`,
    back: 'Toutes les commandes passées',
    inside: 'Ce qu’il y avait dedans',
    insideAhead: 'Ce qu’il y a dedans',
    recipe: (name: string) => `La recette telle que livrée : ${name}`,
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
        'Cette boîte n’est pas arrivée, et nous en sommes désolés. Choisissez ci-dessous une nouvelle livraison ou un remboursement, ou joignez-nous :',
      cookit:
        'Cette boîte n’est pas arrivée, et on en est désolés. Choisis ci-dessous une nouvelle livraison ou un remboursement, ou joins-nous :',
    }),
    failedDone: voice.pick({
      freshprep:
        'Cette boîte n’est pas arrivée, et nous en sommes désolés. Pour toute autre question, joignez-nous :',
      cookit: 'Cette boîte n’est pas arrivée, et on en est désolés. Pour toute autre question, joins-nous :',
    }),
    print: 'Imprimer',
    state: 'Où elle en est',
  }),
})
