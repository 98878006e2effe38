import { faqCategory } from './authoring.ts'

export const payment = faqCategory('payment', {
  position: 5,
  drawing: 'card',
  en: {
    name: 'Payment',
    summary: 'When the card is charged, what it is charged, and what to do when it is declined.',
  },
  fr: {
    name: 'Paiement',
    summary: 'Quand la boîte est facturée, de combien, et que faire si elle est refusée.',
  },
  entries: {
    'when-charged': {
      en: [
        'When is my card charged?',
        'At the cutoff of each box, {cutoffDays} days before its delivery, and only for boxes you have not skipped. Nothing is charged when you sign up. The date stands on the receipt of the box.',
      ],
      fr: [
        'Quand ma boîte est-elle facturée?',
        'À l’heure limite de chaque boîte, {cutoffDays} jours avant sa livraison, et seulement pour les boîtes qui ne sont pas sautées. Rien n’est facturé à l’inscription. La date figure sur le détail de la boîte.',
      ],
    },
    'total-is-total': {
      en: [
        'Will I be charged what I saw?',
        'Yes, to the cent. Discounts and taxes are in the total from the start, by name; what you saw at your last change is what is charged.',
      ],
      fr: [
        'Le montant facturé est-il celui qui s’affiche?',
        'Oui, au cent près. Rabais et taxes sont dans le total dès le départ, chacun par son nom; ce qui s’affichait au dernier changement est ce qui est facturé.',
      ],
    },
    'which-cards': {
      en: [
        'Which cards do you take?',
        'Visa, Mastercard and American Express, and [PayPal](settingsPayment). Some banks ask you to confirm a payment; you are shown how, and nothing is charged until you have.',
      ],
      fr: [
        'Quelles cartes acceptez-vous?',
        'Visa, Mastercard et American Express, ainsi que [PayPal](settingsPayment). Certaines banques demandent de confirmer un paiement; la marche à suivre s’affiche, et rien n’est facturé avant la confirmation.',
      ],
    },
    'change-card': {
      en: [
        'How do I change my card?',
        'Under [payment](settingsPayment) in your settings: add a card, make it the one that pays, or remove one. A new card that pays for the boxes to come also pays at once for a box the old one could not.',
      ],
      fr: [
        'Comment changer ma carte?',
        'Sous [paiement](settingsPayment), dans les réglages : on y ajoute une carte, on choisit celle qui paie, on en retire une. Une nouvelle carte qui paie les boîtes à venir paie aussi tout de suite celle que l’ancienne n’a pas pu payer.',
      ],
    },
    'card-declined': {
      en: [
        'My card was declined. Does the box still come?',
        'If it is paid before it is packed, yes. We tell you at once and ask the card again {cardRetries}; until the delivery day begins you can [pay with another card](paymentMethod), or with a gift card or points that cover it. A box that is still unpaid then is cancelled, and nothing is charged for it.',
      ],
      fr: [
        'Ma carte a été refusée. La boîte vient-elle quand même?',
        'Oui, si elle est payée avant l’emballage. <Nous vous prévenons|On te prévient> tout de suite et <réessayons|on réessaie> la carte {cardRetries}; jusqu’au début du jour de livraison, il est possible de [payer avec une autre carte](paymentMethod), ou avec une carte-cadeau ou des points qui couvrent le montant. Une boîte encore impayée est alors annulée, et rien n’est facturé.',
      ],
    },
    receipts: {
      en: [
        'Where are my receipts?',
        'Each charge sends one by e-mail, with every discount and tax by name. All of them stay under [payments](settingsPaymentHistory), as a page and as a PDF, with what was refunded beside what it refunds. What was in a box stays under [past orders](history).',
      ],
      fr: [
        'Où sont mes reçus?',
        'Chaque paiement en envoie un par courriel, avec chaque rabais et chaque taxe par son nom. Tous restent sous [paiements](settingsPaymentHistory), en page et en PDF, et les remboursements sont à côté de ce qu’ils remboursent. Le contenu d’une boîte reste sous [commandes passées](history).',
      ],
    },
    refund: {
      en: [
        'Can I have a refund?',
        'Sales are final: food that is packed for you cannot go to somebody else. But when something is wrong with it, or it did not come, [tell us](contact): we make it right with another delivery, credit or a refund. A refund goes back the way you paid, tax included.',
      ],
      fr: [
        'Puis-je avoir un remboursement?',
        'Les ventes sont finales : ce qui est emballé pour <vous|toi> ne peut pas aller à quelqu’un d’autre. Mais si quelque chose n’était pas bon, ou n’est pas arrivé, [<dites-le-nous|dis-le-nous>](contact) : on arrange ça par une nouvelle livraison, un crédit ou un remboursement. Un remboursement repart par le même chemin que le paiement, taxes comprises.',
      ],
    },
    currency: {
      en: [
        'Are the prices in Canadian dollars?',
        'Yes, everywhere, and all charges are in Canadian dollars.',
      ],
      fr: [
        'Les prix sont-ils en dollars canadiens?',
        'Oui, partout, et tous les paiements sont en dollars canadiens.',
      ],
    },
  },
})
