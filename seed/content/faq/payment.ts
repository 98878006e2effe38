import { faqCategory } from './authoring.ts'

export const payment = faqCategory('payment', {
  position: 5,
  drawing: 'card',
  en: {
    name: 'Payment',
    summary: 'When we charge your card, how much, and what to do if it’s declined.',
  },
  fr: {
    name: 'Paiement',
    summary: 'Quand la boîte est facturée, de combien, et que faire si la carte est refusée.',
  },
  entries: {
    'when-charged': {
      en: [
        'When is my card charged?',
        'At each box’s cutoff, {cutoffDays} days before delivery, and only for boxes you haven’t skipped. We don’t charge you when you sign up. You’ll see the date on the box’s receipt.',
      ],
      fr: [
        'Quand ma boîte est-elle facturée?',
        'À l’heure limite de chaque boîte, {cutoffDays} jours avant sa livraison, et seulement pour les boîtes qui ne sont pas sautées. Rien n’est facturé à l’inscription. La date figure sur le détail de la boîte.',
      ],
    },
    'total-is-total': {
      en: [
        'Will I be charged what I saw?',
        'Yes, to the cent. Your total lists every discount and tax from the start, and the total after your last change is what we charge.',
      ],
      fr: [
        'Le montant facturé est-il celui qui s’affiche?',
        'Oui, au cent près. Rabais et taxes sont dans le total dès le départ, chacun par son nom; ce qui s’affichait au dernier changement est ce qui est facturé.',
      ],
    },
    'which-cards': {
      en: [
        'Which cards do you take?',
        'Visa, Mastercard, American Express and [PayPal](settingsPayment). Some banks ask you to confirm a payment. We’ll show you how, and won’t charge you until you do.',
      ],
      fr: [
        'Quelles cartes acceptez-vous?',
        'Visa, Mastercard et American Express, ainsi que [PayPal](settingsPayment). Certaines banques demandent de confirmer un paiement; la marche à suivre s’affiche, et rien n’est facturé avant la confirmation.',
      ],
    },
    'change-card': {
      en: [
        'How do I change my card?',
        'In your [payment settings](settingsPayment): add a card, choose the one that pays, or remove one. A new default card also pays right away for any box the old one couldn’t.',
      ],
      fr: [
        'Comment changer ma carte?',
        'Sous [paiement](settingsPayment), dans les réglages : on y ajoute une carte, on choisit celle qui paie, on en retire une. Une nouvelle carte qui paie les boîtes à venir paie aussi tout de suite celle que l’ancienne n’a pas pu payer.',
      ],
    },
    'card-declined': {
      en: [
        'My card was declined. Does the box still come?',
        'Yes, if you pay before we pack it. We’ll tell you right away and retry the card {cardRetries}. Until delivery day starts, you can [pay with another card](paymentMethod), or with enough gift cards or points. If it’s still unpaid then, we’ll cancel the box and won’t charge you.',
      ],
      fr: [
        'Ma carte a été refusée. La boîte vient-elle quand même?',
        'Oui, si elle est payée avant l’emballage. <Nous vous prévenons|On te prévient> tout de suite et <réessayons|on réessaie> la carte {cardRetries}; jusqu’au début du jour de livraison, il est possible de [payer avec une autre carte](paymentMethod), ou avec une carte-cadeau ou des points qui couvrent le montant. Une boîte encore impayée est alors annulée, et rien n’est facturé.',
      ],
    },
    receipts: {
      en: [
        'Where are my receipts?',
        'We email one for each charge, with every discount and tax listed. They’re all under [payment history](settingsPaymentHistory) as a page and a PDF, along with any refunds. What was in each box is under [past orders](history).',
      ],
      fr: [
        'Où sont mes reçus?',
        'Chaque paiement en envoie un par courriel, avec chaque rabais et chaque taxe par son nom. Tous restent sous [paiements](settingsPaymentHistory), en page et en PDF, et les remboursements sont à côté de ce qu’ils remboursent. Le contenu d’une boîte reste sous [commandes passées](history).',
      ],
    },
    refund: {
      en: [
        'Can I get a refund?',
        'All sales are final, because food packed for you can’t go to someone else. But if something’s wrong with it, or it didn’t come, [tell us](contact). We’ll make it right with another delivery, credit or a refund. Refunds go back the way you paid, tax included.',
      ],
      fr: [
        'Puis-je avoir un remboursement?',
        'Les ventes sont finales : ce qui est emballé pour <vous|toi> ne peut pas aller à quelqu’un d’autre. Mais si quelque chose n’était pas bon, ou n’est pas arrivé, [<dites-le-nous|dis-le-nous>](contact) : <nous y remédions|on arrange ça> : nouvelle livraison, crédit ou remboursement. Un remboursement va sur le mode de paiement d’origine, taxes comprises.',
      ],
    },
    currency: {
      en: ['Are the prices in Canadian dollars?', 'Yes. All prices and charges are in Canadian dollars.'],
      fr: [
        'Les prix sont-ils en dollars canadiens?',
        'Oui, partout, et tous les paiements sont en dollars canadiens.',
      ],
    },
  },
})
