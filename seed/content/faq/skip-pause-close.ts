import { faqCategory } from './authoring.ts'

export const skipPauseClose = faqCategory('skip-pause-close', {
  position: 3,
  drawing: 'calendar',
  en: {
    name: 'Skipping, pausing, closing',
    summary: 'Leaving is as easy as arriving: a week, a while, or for good.',
  },
  fr: {
    name: 'Sauter, suspendre, fermer',
    summary: 'Partir est aussi simple qu’arriver : une semaine, un temps, ou pour de bon.',
  },
  entries: {
    'skip-a-week': {
      en: [
        'How do I skip a week?',
        'Press **Skip** beside the box on [your account page](account), until its cutoff {cutoffDays} days before delivery. Nothing is delivered and nothing is charged, and an e-mail confirms it. There is no limit to how many weeks you skip.',
      ],
      fr: [
        'Comment sauter une semaine?',
        '<Appuyez|Appuie> sur **Sauter** à côté de la boîte, sur la [page de <votre|ton> compte](account), jusqu’à son heure limite, {cutoffDays} jours avant la livraison. Rien n’est livré ni facturé, et un courriel le confirme. <Vous pouvez|Tu peux> sauter autant de semaines que <vous voulez|tu veux>.',
      ],
    },
    'undo-skip': {
      en: [
        'Can I take a skip back?',
        'Yes, until the same cutoff: press **Undo skip**. The dishes you had chosen are still in it; if one has sold out meanwhile, we say so.',
      ],
      fr: [
        'Puis-je remettre une boîte sautée?',
        'Oui, jusqu’à la même heure limite : <appuyez|appuie> sur **Remettre cette semaine**. Les plats choisis y sont encore; si l’un d’eux s’est épuisé entre-temps, <nous le disons|on le dit>.',
      ],
    },
    'move-a-box': {
      en: [
        'Can one box come on another day?',
        'Yes. **Change the day**, beside the box on [your account page](account), shows the other days and windows of that week. Only that box moves; the others keep their day.',
      ],
      fr: [
        'Une boîte peut-elle arriver un autre jour?',
        'Oui. **Changer le jour**, à côté de la boîte sur la [page de <votre|ton> compte](account), montre les autres jours et plages de cette semaine-là. Seule cette boîte se déplace; les autres gardent leur jour.',
      ],
    },
    'change-plan': {
      en: [
        'How do I change my plan?',
        'For one week, put more dishes or fewer in that box. To change the plan itself, from two people to four for instance, open **Plan** in your settings: it says what a box will cost and from which box it holds.',
      ],
      fr: [
        'Comment changer de forfait?',
        'Pour une semaine, <mettez|mets> simplement plus ou moins de plats dans la boîte. Pour changer le forfait lui-même, de deux à quatre personnes par exemple, <ouvrez|ouvre> **Forfait** dans les réglages : le prix d’une boîte y est, et à partir de laquelle il vaut.',
      ],
    },
    pause: {
      en: [
        'How do I pause?',
        'Press **Pause** under your boxes on [your account page](account), then your reason: every box that is not being prepared yet is skipped, and nothing is charged. It lasts until you come back, or until a delivery you name; then it ends by itself, and we write to you before it does.',
      ],
      fr: [
        'Comment faire une pause?',
        '<Appuyez|Appuie> sur **Mettre en pause** sous les boîtes, sur la [page de <votre|ton> compte](account), puis sur la raison : toutes les boîtes qui ne sont pas déjà en préparation sont sautées, et rien n’est facturé. La pause dure jusqu’à <votre|ton> retour, ou jusqu’à une livraison de <votre|ton> choix; elle finit alors d’elle-même, et un courriel l’annonce avant.',
      ],
    },
    'close-account': {
      en: [
        'How do I close my account?',
        'Press **Close the account** under your boxes on [your account page](account), then your reason. Billing stops at once. If cooler bags or kits are still at your place, book their pickup right there; the account closes when the last one is back.',
        'Credit that we gave you (bonuses, points, referral credit) ends with the account. Value that somebody paid for, such as a bought gift card, is never taken.',
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
        'Yes. A closed account is opened again by a person: [write to us](contact) from the address you had. Your past orders and receipts are kept, and you can still log in to see them.',
      ],
      fr: [
        'Puis-je revenir après une fermeture?',
        'Oui. C’est une personne qui rouvre un compte fermé : [<écrivez-nous|écris-nous>](contact) à partir de l’adresse de ce compte. Les commandes passées et les reçus sont conservés, et la connexion fonctionne encore pour les consulter.',
      ],
    },
    'box-being-prepared': {
      en: [
        'The cutoff has passed. Can I still stop the box?',
        'No. After the cutoff its ingredients are bought and weighed for you, and the box is charged. You can skip the ones after it.',
      ],
      fr: [
        'L’heure limite est passée. Puis-je encore arrêter la boîte?',
        'Non. Après l’heure limite, ses ingrédients sont achetés et pesés pour <vous|toi>, et la boîte est facturée. Les suivantes peuvent être sautées.',
      ],
    },
  },
})
