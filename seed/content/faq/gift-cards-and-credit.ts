import { faqCategory } from './authoring.ts'

export const giftCardsAndCredit = faqCategory('gift-cards-and-credit', {
  position: 7,
  drawing: 'circle',
  en: {
    name: 'Gift cards and credit',
    summary: 'Value on your account: what pays first, and what can expire.',
  },
  fr: {
    name: 'Cartes-cadeaux et crédits',
    summary: 'La valeur dans <votre|ton> compte : ce qui paie d’abord, et ce qui peut expirer.',
  },
  entries: {
    'what-pays-first': {
      en: [
        'I have credit, a gift card and a credit card. What pays?',
        'In this order: credit we gave you, then bought gift cards, then credit from an employer, and your card pays what is left. The order is set so that what can expire is used before what cannot.',
      ],
      fr: [
        'J’ai un crédit, une carte-cadeau et une carte de crédit. Qui paie?',
        'Dans cet ordre : les crédits <que nous vous avons offerts|qu’on t’a offerts>, les cartes-cadeaux achetées, le crédit d’un employeur, et <votre|ta> carte paie le reste. Ainsi, ce qui peut expirer sert avant ce qui ne le peut pas.',
      ],
    },
    'gift-card-expiry': {
      en: [
        'Does a gift card expire?',
        'A gift card that somebody bought never expires, and its value is never taken back, not even when an account closes. Bonus credit that we give can have a date; it is spent first.',
      ],
      fr: [
        'Une carte-cadeau expire-t-elle?',
        'Une carte-cadeau achetée n’expire jamais, et sa valeur n’est jamais reprise, même quand un compte se ferme. Un boni <que nous offrons|qu’on offre> peut avoir une date; il est dépensé en premier.',
      ],
    },
    'where-credit-shows': {
      en: [
        'Where do I see my credit?',
        'On [your account page](account), under “credit”: what was bought and what was given, apart. It pays for your boxes by itself, the soonest first; there is nothing to press.',
      ],
      fr: [
        'Où voir mes crédits?',
        'Sur la [page de <votre|ton> compte](account), sous « crédit » : ce qui a été acheté et ce qui a été offert, séparément. Ils paient les boîtes tout seuls, la plus proche d’abord; il n’y a rien à faire.',
      ],
    },
    'gift-card-taxes': {
      en: [
        'Is a gift card taxed?',
        'Not when it is bought. Tax is due on what it later pays for, where that is taxable.',
      ],
      fr: [
        'Une carte-cadeau est-elle taxée?',
        'Pas à l’achat. La taxe porte sur ce qu’elle paie ensuite, si c’est taxable.',
      ],
    },
    'gift-card-amounts': {
      en: [
        'What can a gift card be worth?',
        'From $20 to $9,999. [Choose one](gift): it goes by e-mail or is yours to print, now or on a date you name. Whoever gets it types its code under [payment](settingsPayment).',
      ],
      fr: [
        'Quelle peut être la valeur d’une carte-cadeau?',
        'De 20 $ à 9\u00a0999 $. <Choisissez-la|Choisis-la> [ici](gift) : elle part par courriel ou s’imprime, tout de suite ou à la date voulue. La personne qui la reçoit entre son code sous [paiement](settingsPayment).',
      ],
    },
    'employer-credit': {
      en: [
        'My employer pays part of my boxes. How does that work?',
        'The credit of your employer’s plan comes off each box after gift cards and before your card, for deliveries until the plan ends. The receipt names it “Company credit”. Questions about the plan itself go to your employer.',
      ],
      fr: [
        'Mon employeur paie une partie de mes boîtes. Comment ça marche?',
        'Le crédit du programme de <votre|ton> employeur s’applique à chaque boîte après les cartes-cadeaux et avant <votre|ta> carte, pour les livraisons jusqu’à la fin du programme. Le reçu l’appelle « Crédit d’entreprise ». Les questions sur le programme lui-même vont à l’employeur.',
      ],
    },
  },
})
