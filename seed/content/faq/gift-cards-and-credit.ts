import { faqCategory } from './authoring.ts'

export const giftCardsAndCredit = faqCategory('gift-cards-and-credit', {
  position: 7,
  drawing: 'circle',
  en: {
    name: 'Gift cards and credit',
    summary: 'Your balances: what we use first, and what can expire.',
  },
  fr: {
    name: 'Cartes-cadeaux et crédits',
    summary: 'La valeur dans <votre|ton> compte : ce qui paie d’abord, et ce qui peut expirer.',
  },
  entries: {
    'what-pays-first': {
      en: [
        'I have credit, a gift card and a credit card. Which is used first?',
        'In this order: credit from us, purchased gift cards, employer credit, then your card for the rest. That way, what can expire gets used first.',
      ],
      fr: [
        'J’ai un crédit, une carte-cadeau et une carte de crédit. Qui paie?',
        'Dans cet ordre : les crédits <que nous vous avons offerts|qu’on t’a offerts>, les cartes-cadeaux achetées, le crédit d’un employeur, et <votre|ta> carte paie le reste. Ainsi, ce qui peut expirer sert avant ce qui ne le peut pas.',
      ],
    },
    'gift-card-expiry': {
      en: [
        'Does a gift card expire?',
        'A purchased gift card never expires, and we never take its value back, even if an account closes. Bonus credit from us can have an expiry date, so we use it first.',
      ],
      fr: [
        'Une carte-cadeau expire-t-elle?',
        'Une carte-cadeau achetée n’expire jamais, et sa valeur n’est jamais reprise, même quand un compte se ferme. Un boni <que nous offrons|qu’on offre> peut avoir une date; il est utilisé en premier.',
      ],
    },
    'where-credit-shows': {
      en: [
        'Where do I see my credit?',
        'On [your account page](account), under “credit”, with gift cards and credit from us listed separately. We apply it automatically, soonest expiry first. You don’t need to do anything.',
      ],
      fr: [
        'Où voir mes crédits?',
        'Sur la [page de <votre|ton> compte](account), sous « crédit » : ce qui a été acheté et ce qui a été offert, séparément. Ils paient les boîtes tout seuls, la plus proche d’abord; il n’y a rien à faire.',
      ],
    },
    'gift-card-taxes': {
      en: [
        'Is a gift card taxed?',
        'Not when you buy it. Tax applies to what it’s spent on, if that’s taxable.',
      ],
      fr: [
        'Une carte-cadeau est-elle taxée?',
        'Pas à l’achat. La taxe porte sur ce qu’elle paie ensuite, si c’est taxable.',
      ],
    },
    'gift-card-amounts': {
      en: [
        'How much can a gift card be?',
        'From $20 to $9,999. [Buy one](gift) to email or print, now or on a date you choose. Whoever gets it enters the code under [payment](settingsPayment).',
      ],
      fr: [
        'Quelle peut être la valeur d’une carte-cadeau?',
        'De 20 $ à 9\u00a0999 $. <Choisissez-la|Choisis-la> [ici](gift) : elle part par courriel ou s’imprime, tout de suite ou à la date voulue. La personne qui la reçoit entre son code sous [paiement](settingsPayment).',
      ],
    },
    'employer-credit': {
      en: [
        'My employer pays part of my boxes. How does that work?',
        'We apply your employer credit to each box after gift cards and before your card, for deliveries until the plan ends. It shows on your receipt as “Employer credit”. Questions about the plan? Ask your employer.',
      ],
      fr: [
        'Mon employeur paie une partie de mes boîtes. Comment ça marche?',
        'Le crédit du programme de <votre|ton> employeur s’applique à chaque boîte après les cartes-cadeaux et avant <votre|ta> carte, pour les livraisons jusqu’à la fin du programme. Le reçu l’appelle « Crédit d’entreprise ». Les questions sur le programme lui-même vont à l’employeur.',
      ],
    },
  },
})
