import { faqCategory } from './authoring.ts'

export const foodAndAllergens = faqCategory('food-and-allergens', {
  position: 10,
  drawing: 'sprout',
  en: {
    name: 'Food and allergens',
    summary: 'What’s in each meal, what to keep out, and how long it keeps.',
  },
  fr: {
    name: 'Aliments et allergènes',
    summary: 'Ce qu’il y a dans un plat, ce qui ne doit jamais y être, et combien de temps il se garde.',
  },
  entries: {
    'find-allergens': {
      en: [
        'Where do I find a meal’s allergens?',
        'On its page, above the ingredients. We list every priority allergen and which ingredient it’s in, with those ingredients in bold. Every meal and item on [the menu](menu?date=open-week) has a page like this.',
      ],
      fr: [
        'Où voir les allergènes d’un plat?',
        'Sur sa page, au-dessus des ingrédients : chaque allergène prioritaire et l’ingrédient qui le contient. Dans la liste des ingrédients, il est en gras. Chaque plat et article du [menu](menu?date=open-week) a une telle page.',
      ],
    },
    'never-in-my-box': {
      en: [
        'Can I exclude an allergen for good?',
        'Yes, and an ingredient or a specific meal too. Add it under “Never in my box” when you choose your plan, or later under [food preferences](settingsTaste), which shows how many meals that leaves each week. We’ll never choose a meal with it for you, and we’ll flag it when you choose yourself.',
      ],
      fr: [
        'Puis-je écarter un allergène pour de bon?',
        'Oui, tout comme un ingrédient ou un seul plat : <cochez-le|coche-le> sous « Jamais dans ma boîte » en choisissant <votre|ton> forfait, ou plus tard sous [goûts et exclusions](settingsTaste), où l’on voit combien de plats restent chaque semaine. Quand <nous choisissons pour vous|on choisit pour toi>, aucun plat qui en contient n’est pris; la page de la boîte le signale sur chaque plat, bien visible quand <vous choisissez vous-même|tu choisis toi-même>.',
      ],
    },
    traces: {
      en: [
        'I have a severe allergy. Is a meal without my allergen safe?',
        'Our kitchens handle every priority allergen. Each meal’s page lists what it may contain through contact, but we can’t guarantee there’s nothing else. Mark an allergen as severe under [food preferences](settingsTaste), and we’ll never choose a meal that may contain traces of it for you. If traces are dangerous for you, please don’t order.',
      ],
      fr: [
        'J’ai une allergie grave. Un plat sans mon allergène est-il sûr?',
        'Tous les allergènes prioritaires passent par nos cuisines. La page de chaque plat dit ce qu’un contact peut y apporter en plus de ce qu’il contient; <nous ne pouvons|on ne peut> pas promettre qu’il n’y a rien d’autre. Un allergène marqué comme grave sous [goûts et exclusions](settingsTaste) écarte aussi du choix automatique ce qui peut en contenir des traces. Si des traces sont dangereuses pour <vous|toi>, mieux vaut ne pas commander.',
      ],
    },
    vegetarian: {
      en: [
        'Is there enough for vegetarians and vegans?',
        'There are {vegetarian} vegetarian recipes on the next menu, plus ready-to-eat meals. Choose “Vegetarian only” or “Vegan only” in your plan, and we’ll stick to it whenever we choose for you.',
      ],
      fr: [
        'Y a-t-il assez de choix végétariens et véganes?',
        'Le prochain menu compte {vegetarian} recettes végétariennes, en plus de plats prêts à manger. <Cochez|Coche> « Végétarien seulement » ou « Végane seulement » dans <votre|ton> forfait, et <nous nous y tenons|on s’y tient> chaque fois <que nous choisissons pour vous|qu’on choisit pour toi>.',
      ],
    },
    'how-long-it-keeps': {
      en: [
        'How long does the food keep?',
        'Eat it within {eatWithinDays} days of delivery. Put it in the fridge right away, and cook fish and ground meat first.',
      ],
      fr: [
        'Combien de temps les aliments se gardent-ils?',
        'Ils sont faits pour être mangés dans les {eatWithinDays} jours suivant la livraison. Tout va au frigo dès l’arrivée; le poisson et la viande hachée passent en premier.',
      ],
    },
    nutrition: {
      en: [
        'Where are the calories and the nutrition facts?',
        'On each meal’s page, in a Nutrition Facts table for one serving. Calories and protein are on the meal’s card too. We calculate them from the recipe’s weights.',
      ],
      fr: [
        'Où sont les calories et les valeurs nutritives?',
        'Sur la page de chaque plat, dans le tableau qu’on connaît des emballages, pour une portion. Les calories et les protéines sont déjà sur la carte. Elles sont calculées d’après les poids de la recette.',
      ],
    },
    'something-wrong': {
      en: [
        'Something’s missing, spoiled or damaged.',
        'We’re sorry. Open the box in [your past orders](history) and tell us what was wrong. Choose credit or a refund: we can usually do it on the spot. You can report a problem for seven days after delivery. After that, [contact us](contact). Don’t eat anything that looks or smells off.',
      ],
      fr: [
        'Il manque quelque chose, ou un aliment est gâté ou abîmé.',
        '<Nous sommes désolés|On est désolés>. <Ouvrez|Ouvre> la boîte dans [<vos|tes> commandes passées](history) et <dites|dis> ce qui n’allait pas : un crédit ou un remboursement, <à vous de choisir|c’est toi qui choisis>, et le plus souvent c’est fait tout de suite. C’est possible jusqu’à sept jours après la livraison; ensuite, [<écrivez-nous|écris-nous>](contact). <Ne mangez pas|Ne mange pas> ce qui a mauvaise mine ou mauvaise odeur.',
      ],
    },
    'computer-pictures': {
      en: [
        'Are the pictures photos of the real meals?',
        'No. They’re computer-generated serving suggestions, based on each recipe’s ingredients. What comes out of your pan is the real thing.',
      ],
      fr: [
        'Les images sont-elles des photos des plats?',
        'Ce sont des suggestions de présentation créées par ordinateur, à partir des ingrédients de chaque recette. Le vrai plat, c’est celui qui sort de <votre|ta> poêle.',
      ],
    },
  },
})
