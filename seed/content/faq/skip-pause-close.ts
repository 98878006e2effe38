import { faqCategory } from './authoring.ts'

export const skipPauseClose = faqCategory('skip-pause-close', {
  position: 3,
  drawing: 'calendar',
  en: {
    name: 'Skipping, pausing, closing',
    summary: 'Take a week off, take a break, or leave for good. It’s easy.',
  },
  fr: {
    name: 'Sauter, mettre en pause, fermer',
    summary: 'Partir est aussi simple qu’arriver : une semaine, un temps, ou pour de bon.',
  },
  entries: {
    'skip-a-week': {
      en: [
        'How do I skip a week?',
        'Press **Skip** beside the box on [your account page](account), any time before its cutoff, {cutoffDays} days before delivery. You won’t get a delivery or a charge, and we’ll confirm by email. Skip as many weeks as you like.',
      ],
      fr: [
        'Comment sauter une semaine?',
        '<Appuyez|Appuie> sur **Sauter** à côté de la boîte, sur la [page de <votre|ton> compte](account), jusqu’à son heure limite, {cutoffDays} jours avant la livraison. Rien n’est livré ni facturé, et un courriel le confirme. <Vous pouvez|Tu peux> sauter autant de semaines que <vous voulez|tu veux>.',
      ],
    },
    'undo-skip': {
      en: [
        'Can I undo a skip?',
        'Yes, until the same cutoff. Press **Undo skip**. Your meals are still there. If one sold out in the meantime, we’ll tell you.',
      ],
      fr: [
        'Puis-je remettre une boîte sautée?',
        'Oui, jusqu’à la même heure limite : <appuyez|appuie> sur **Remettre cette semaine**. Les plats choisis y sont encore; si l’un d’eux s’est épuisé entre-temps, <nous le disons|on le dit>.',
      ],
    },
    'move-a-box': {
      en: [
        'Can I move one box to another day?',
        'Yes. **Change day**, beside the box on [your account page](account), shows the other days and windows that week. Only that box moves. The rest keep their day.',
      ],
      fr: [
        'Une boîte peut-elle arriver un autre jour?',
        'Oui. **Changer le jour**, à côté de la boîte sur la [page de <votre|ton> compte](account), montre les autres jours et plages de cette semaine-là. Seule cette boîte se déplace; les autres gardent leur jour.',
      ],
    },
    'change-plan': {
      en: [
        'How do I change my plan?',
        'For one week, just add or remove meals in that box. To change your plan, say from two people to four, open **Plan** in your settings. It shows what each box will cost and which box it starts with.',
      ],
      fr: [
        'Comment changer de forfait?',
        'Pour une semaine, <mettez|mets> simplement plus ou moins de plats dans la boîte. Pour changer le forfait lui-même, de deux à quatre personnes par exemple, <ouvrez|ouvre> **Forfait** dans les réglages : le prix d’une boîte y est, et à partir de laquelle il vaut.',
      ],
    },
    pause: {
      en: [
        'How do I pause my boxes?',
        'Press **Pause** under your boxes on [your account page](account), then choose a reason. We’ll skip every box we haven’t started preparing, with no charge. You stay paused until you come back, or until a date you choose: then the pause ends automatically, and we’ll email you first.',
      ],
      fr: [
        'Comment faire une pause?',
        '<Appuyez|Appuie> sur **Mettre en pause** sous les boîtes, sur la [page de <votre|ton> compte](account), puis sur la raison : toutes les boîtes qui ne sont pas déjà en préparation sont sautées, et rien n’est facturé. La pause dure jusqu’à <votre|ton> retour, ou jusqu’à une livraison de <votre|ton> choix; elle finit alors d’elle-même, et un courriel l’annonce avant.',
      ],
    },
    'close-account': {
      en: [
        'How do I close my account?',
        'Press **Close account** under your boxes on [your account page](account), then choose a reason. Billing stops right away. If you still have bags or kits, book a pickup there too. We’ll close your account once we have the last one back.',
        'Credit from us (bonuses, points, referral credit) ends with the account. Anything someone paid for, like a gift card, is never taken away.',
      ],
      fr: [
        'Comment fermer mon compte?',
        '<Appuyez|Appuie> sur **Fermer le compte** sous les boîtes, sur la [page de <votre|ton> compte](account), puis sur la raison. La facturation s’arrête aussitôt. S’il reste des sacs isothermes ou des trousses chez <vous|toi>, la collecte se réserve au même endroit; le compte se ferme au retour du dernier.',
        'Les crédits offerts (bonis, points, parrainage) prennent fin avec le compte. La valeur que quelqu’un a payée, comme une carte-cadeau achetée, n’est jamais reprise.',
      ],
    },
    'come-back': {
      en: [
        'Can I come back after closing?',
        'Yes. Someone on our team can reopen it: [contact us](contact) from the email on your account. Your past orders and receipts are saved, and you can still log in to see them.',
      ],
      fr: [
        'Puis-je revenir après une fermeture?',
        'Oui. C’est une personne qui rouvre un compte fermé : [<écrivez-nous|écris-nous>](contact) à partir de l’adresse de ce compte. Les commandes passées et les reçus sont conservés, et la connexion fonctionne encore pour les consulter.',
      ],
    },
    'box-being-prepared': {
      en: [
        'The cutoff has passed. Can I still stop the box?',
        'No. After the cutoff we buy and measure your ingredients, and charge the box. You can still skip the ones after it.',
      ],
      fr: [
        'L’heure limite est passée. Puis-je encore arrêter la boîte?',
        'Non. Après l’heure limite, ses ingrédients sont achetés et pesés pour <vous|toi>, et la boîte est facturée. Les suivantes peuvent être sautées.',
      ],
    },
  },
})
