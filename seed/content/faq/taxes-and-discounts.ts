import { faqCategory } from './authoring.ts'

export const taxesAndDiscounts = faqCategory('taxes-and-discounts', {
  position: 6,
  drawing: 'receipt',
  en: { name: 'Taxes and discounts', summary: 'What’s taxed, what isn’t, and how codes work.' },
  fr: {
    name: 'Taxes et rabais',
    summary: 'Ce qui est taxé, ce qui ne l’est pas, et comment un code s’applique.',
  },
  entries: {
    'what-is-taxed': {
      en: [
        'What taxes do I pay?',
        'Most of your box isn’t taxed: ingredients, meal kits and chilled ready-to-eat meals are basic groceries. <GST is due on salads, sandwiches, platters, snacks and carbonated drinks, and in British Columbia PST on sweetened carbonated drinks.|In Quebec, GST and QST are due on salads, sandwiches, platters, snacks and carbonated drinks; in Ontario, HST.>',
        'Tax depends on the province we deliver to. We mark taxable items while you shop, and your receipt lists each tax.',
      ],
      fr: [
        'Quelles taxes faut-il payer?',
        'Presque aucune : les ingrédients, les prêts-à-cuisiner et les plats réfrigérés à réchauffer sont des produits alimentaires de base. <La TPS s’applique aux salades, sandwichs, plateaux, grignotines et boissons gazeuses, et en Colombie-Britannique la TVP aux boissons gazeuses sucrées.|Au Québec, la TPS et la TVQ s’appliquent aux salades, sandwichs, plateaux, grignotines et boissons gazeuses; en Ontario, la TVH.>',
        'C’est la province de livraison qui compte. La page de la boîte indique ce qui est taxable, et chaque taxe figure par son nom dans le détail.',
      ],
    },
    'tax-after-discount': {
      en: [
        'Is tax charged before or after a discount?',
        'After. A discount lowers the price, and you pay tax on the lower price. Gift cards and credit are ways to pay, so they come off after tax.',
      ],
      fr: [
        'La taxe porte-t-elle sur le prix avant ou après le rabais?',
        'Après. Un rabais baisse le prix, et la taxe porte sur le prix réduit. Une carte-cadeau ou un crédit est une façon de payer : il vient après la taxe.',
      ],
    },
    'use-a-code': {
      en: [
        'How do I use a discount code?',
        'Enter it on the last step of [sign-up](signupPlans), under “Discount code”, or open the link you were given and it’s added for you. Already a customer? Enter it under [payment](settingsPayment) or while you edit a box. You’ll see the discount before you pay.',
      ],
      fr: [
        'Comment utiliser un code de rabais?',
        '<Entrez-le|Entre-le> à la dernière étape de l’[inscription](signupPlans), sous « Code de rabais », ou <ouvrez|ouvre> le lien reçu : il apporte son code. Avec un compte, il s’entre sous [paiement](settingsPayment) ou sur la page de la boîte. Le total montre le rabais avant le paiement.',
      ],
    },
    'code-refused': {
      en: [
        'Why isn’t my code working?',
        '“Invalid code” means it’s misspelled, expired, or for our sister brand. “Minimum Spend not met” means the code needs a bigger box than the plan you chose.',
      ],
      fr: [
        'Pourquoi mon code est-il refusé?',
        '« Code non valide » veut dire qu’il contient une faute, qu’il est terminé ou qu’il est celui de notre marque sœur. « Achat minimum non atteint » veut dire qu’il demande une boîte plus grosse que le forfait choisi.',
      ],
    },
    'several-boxes': {
      en: [
        'My code is for several boxes. What if I skip one?',
        'Skipped boxes don’t count. The discount carries over to the next box we deliver, and so on until you’ve used them all.',
      ],
      fr: [
        'Mon code vaut pour plusieurs boîtes. Et si j’en saute une?',
        'Une boîte sautée ne compte pas. Le rabais attend et s’applique à la prochaine boîte livrée, et ainsi de suite jusqu’à la dernière.',
      ],
    },
    'one-code': {
      en: [
        'Can I use two codes at once?',
        'You can use one code at sign-up; a new one replaces it. You can combine credit and gift cards with a code.',
      ],
      fr: [
        'Puis-je utiliser deux codes à la fois?',
        'Une inscription prend un seul code; un autre le remplace. Les crédits et les cartes-cadeaux s’utilisent en même temps qu’un code.',
      ],
    },
    'more-meals': {
      en: [
        'Do ready-to-eat meals cost less if I order more?',
        'Yes. A volume discount starts at eight meals in a box, and grows at ten and fourteen. It’s applied automatically and shows on your receipt as “Volume discount”.',
      ],
      fr: [
        'Les plats prêts à manger coûtent-ils moins cher en quantité?',
        'Oui. À partir de huit plats dans une boîte, un rabais de quantité s’applique; il augmente à dix et à quatorze. Il se calcule tout seul et figure dans le détail sous « Rabais de quantité ».',
      ],
    },
  },
})
