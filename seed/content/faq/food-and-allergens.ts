import { faqCategory } from './authoring.ts'

export const foodAndAllergens = faqCategory('food-and-allergens', {
  position: 10,
  drawing: 'sprout',
  en: {
    name: 'Food and allergens',
    summary: 'What is in a dish, what must never be, and how long it keeps.',
  },
  fr: {
    name: 'Aliments et allergènes',
    summary: 'Ce qu’il y a dans un plat, ce qui ne doit jamais y être, et combien de temps il se garde.',
  },
  entries: {
    'find-allergens': {
      en: [
        'Where do I see the allergens of a dish?',
        'On its page, above the ingredients: every priority allergen, and which ingredient it is in. The ingredients themselves have it in bold. Each dish and item on [the menu](menu?date=this-week) has such a page.',
      ],
      fr: [
        'Où voir les allergènes d’un plat?',
        'Sur sa page, au-dessus des ingrédients : chaque allergène prioritaire et l’ingrédient qui le contient. Dans la liste des ingrédients, il est en gras. Chaque plat et article du [menu](menu?date=this-week) a une telle page.',
      ],
    },
    'never-in-my-box': {
      en: [
        'Can I rule out an allergen for good?',
        'Yes, and an ingredient or a single dish too: tick it under “Never in my box” when you choose your plan, or later under [tastes and exclusions](settingsDietary), which says how many dishes remain in each week. When we choose for you, no dish with it is ever taken; the editor marks it on every card, so you see it when you choose yourself.',
      ],
      fr: [
        'Puis-je écarter un allergène pour de bon?',
        'Oui, tout comme un ingrédient ou un seul plat : <cochez-le|coche-le> sous « Jamais dans ma boîte » en choisissant <votre|ton> forfait, ou plus tard sous [goûts et exclusions](settingsDietary), où l’on voit combien de plats restent chaque semaine. Quand <nous choisissons pour vous|on choisit pour toi>, aucun plat qui en contient n’est pris; l’éditeur le signale sur chaque carte, bien visible quand <vous choisissez vous-même|tu choisis toi-même>.',
      ],
    },
    traces: {
      en: [
        'I have a severe allergy. Is a dish without my allergen safe?',
        'Our kitchens handle every priority allergen. The page of each dish says what contact may bring besides what is in it; we cannot promise that there is nothing more. Mark an allergen as severe under [tastes and exclusions](settingsDietary), and what may contain traces of it is never chosen for you either. If traces are dangerous to you, please do not order.',
      ],
      fr: [
        'J’ai une allergie grave. Un plat sans mon allergène est-il sûr?',
        'Tous les allergènes prioritaires passent par nos cuisines. La page de chaque plat dit ce qu’un contact peut y apporter en plus de ce qu’il contient; <nous ne pouvons|on ne peut> pas promettre qu’il n’y a rien d’autre. Un allergène marqué comme grave sous [goûts et exclusions](settingsDietary) écarte aussi du choix automatique ce qui peut en contenir des traces. Si des traces sont dangereuses pour <vous|toi>, mieux vaut ne pas commander.',
      ],
    },
    vegetarian: {
      en: [
        'Is there enough for vegetarians and vegans?',
        'There are {vegetarian} vegetarian recipes on the next menu, and ready-to-eat meals beside them. Tick “Only vegetarian” or “Only vegan” in your plan and we keep to it whenever we choose for you.',
      ],
      fr: [
        'Y a-t-il assez de choix végétariens et véganes?',
        'Le prochain menu compte {vegetarian} recettes végétariennes, en plus de plats prêts à manger. <Cochez|Coche> « Végétarien seulement » ou « Végane seulement » dans <votre|ton> forfait, et <nous nous y tenons|on s’y tient> chaque fois <que nous choisissons pour vous|qu’on choisit pour toi>.',
      ],
    },
    'how-long-it-keeps': {
      en: [
        'How long does the food keep?',
        'It is meant to be eaten within {eatWithinDays} days of delivery. Put it in the fridge at once; cook fish and ground meat first.',
      ],
      fr: [
        'Combien de temps les aliments se gardent-ils?',
        'Ils sont faits pour être mangés dans les {eatWithinDays} jours suivant la livraison. Tout va au frigo dès l’arrivée; le poisson et la viande hachée passent en premier.',
      ],
    },
    nutrition: {
      en: [
        'Where are the calories and the nutrition facts?',
        'On the page of each dish, as the table you know from packages, for one serving. Calories and protein stand on the card already. They are calculated from the recipe’s weights.',
      ],
      fr: [
        'Où sont les calories et les valeurs nutritives?',
        'Sur la page de chaque plat, dans le tableau qu’on connaît des emballages, pour une portion. Les calories et les protéines sont déjà sur la carte. Elles sont calculées d’après les poids de la recette.',
      ],
    },
    'something-wrong': {
      en: [
        'Something is missing, spoilt or damaged.',
        'We are sorry. Open the box in [your past orders](history) and say what was wrong: you choose credit or your money back, and most of the time it is done at once. That works up to seven days after the delivery; after that, [tell us](contact). Do not eat what looks or smells off.',
      ],
      fr: [
        'Il manque quelque chose, ou un aliment est gâté ou abîmé.',
        '<Nous sommes désolés|On est désolés>. <Ouvrez|Ouvre> la boîte dans [<vos|tes> commandes passées](history) et <dites|dis> ce qui n’allait pas : un crédit ou un remboursement, <à vous de choisir|c’est toi qui choisis>, et le plus souvent c’est fait tout de suite. C’est possible jusqu’à sept jours après la livraison; ensuite, [<écrivez-nous|écris-nous>](contact). <Ne mangez pas|Ne mange pas> ce qui a mauvaise mine ou mauvaise odeur.',
      ],
    },
    'computer-pictures': {
      en: [
        'Are the pictures photographs of the dishes?',
        'They are computer-made serving suggestions, drawn from each recipe’s own ingredients. What comes out of your pan is the real thing.',
      ],
      fr: [
        'Les images sont-elles des photos des plats?',
        'Ce sont des suggestions de présentation créées par ordinateur, à partir des ingrédients de chaque recette. Le vrai plat, c’est celui qui sort de <votre|ta> poêle.',
      ],
    },
  },
})
