import type { DocumentOf } from '../../../contract/content.ts'

export const freshprep: DocumentOf<'page'> = {
  picture: 'butter-chicken-naan',
  locales: {
    en: {
      title: 'Ready-to-eat meals',
      description:
        'Meals cooked in our kitchen and hot in two minutes: keto-friendly, veggie, meat and fish, high protein. From {fromMeal} a meal, delivery included.',
      blocks: [
        {
          type: 'hero',
          heading: ['Already', 'cooked.'],
          lede: 'Some evenings don’t have half an hour to spare. We make these meals in our kitchen and deliver them cold; they’re hot in {minutesToHeat} minutes. From {fromMeal} a meal.',
          dish: 'butter-chicken-naan',
          beside: 'tofu-curry',
          sticker: { figure: '{minutesToHeat}', words: 'minutes' },
          action: { words: 'Choose a meal plan', to: 'signupPlans?plan=rte' },
        },
        {
          type: 'figures',
          label: 'In figures',
          figures: [
            { figure: '{meals}', label: 'meals on this week’s menu' },
            { figure: '{minutesToHeat} min', label: 'in the microwave' },
            { figure: '{fromMeal}', label: 'a meal, in the largest plan' },
            { figure: '{eatWithinDays} days', label: 'in the fridge after delivery' },
          ],
        },
        { type: 'live', part: 'meals', heading: ['This week', 'in the fridge'] },
        {
          type: 'steps',
          layout: 'row',
          ground: 'sunk',
          heading: ['Lunch, in', 'three lines'],
          steps: [
            {
              title: 'Open',
              prose: [
                'Lift a corner of the lid. Anything meant to stay cold, like yogurt or herbs, comes in its own cup.',
              ],
              drawing: 'tubs',
            },
            {
              title: 'Heat',
              prose: [
                'Two minutes on high, a little longer under 1,100 watts. It’s ready when it’s steaming hot all the way through, at 74°C.',
              ],
              drawing: 'microwave',
            },
            {
              title: 'Eat',
              prose: [
                'From a plate, if someone’s watching. Rinse the container, and that’s the dishes done.',
              ],
              drawing: 'plate',
            },
          ],
        },
        {
          type: 'live',
          part: 'mealPrices',
          heading: ['The price', 'of a meal'],
          lede: 'Every meal in a plan costs the same, and bigger plans cost less per meal: they share the trip.',
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['What our', 'words mean'],
          lede: 'The recipe has to earn the label.',
          entries: [
            {
              term: 'Keto-friendly',
              prose: [
                'At most 20 g of net carbohydrate in a meal, and at least as much fat as carbohydrate.',
              ],
            },
            { term: 'High protein', prose: ['30 g of protein or more in a meal.'] },
            {
              term: 'Veggie',
              prose: ['No meat, fish, or broth made from either. Vegan meals are also marked vegan.'],
            },
            {
              term: 'Meat and fish',
              prose: [
                'Everything else: stews, curries, roasts, the kind of food that’s better the next day anyway.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Six meals,', 'or fourteen.'],
          text: 'You can also add a meal or two to a box of recipes, for the evenings that go sideways.',
          action: { words: 'Choose a meal plan', to: 'signupPlans?plan=rte' },
          second: { words: 'I’d rather cook', to: 'howItWorks' },
          drawing: 'microwave',
        },
      ],
    },
    fr: {
      title: 'Plats prêts à manger',
      description:
        'Des plats cuisinés chez nous et chauds en deux minutes : céto, végé, viande et poisson, riches en protéines. Dès {fromMeal} le plat, livraison comprise.',
      blocks: [
        {
          type: 'hero',
          heading: ['C’est déjà', 'cuisiné.'],
          lede: 'Certains soirs, la demi-heure n’y est pas. Ces plats sont préparés dans notre cuisine, livrés au frais et chauds en {minutesToHeat} minutes. À partir de {fromMeal} le plat.',
          dish: 'butter-chicken-naan',
          beside: 'tofu-curry',
          sticker: { figure: '{minutesToHeat}', words: 'minutes' },
          action: { words: 'Choisir un forfait', to: 'signupPlans?plan=rte' },
        },
        {
          type: 'figures',
          label: 'En chiffres',
          figures: [
            { figure: '{meals}', label: 'plats au menu de la semaine' },
            { figure: '{minutesToHeat} min', label: 'au micro-ondes' },
            { figure: '{fromMeal}', label: 'le plat, dans le plus grand forfait' },
            { figure: '{eatWithinDays} jours', label: 'au réfrigérateur après la livraison' },
          ],
        },
        { type: 'live', part: 'meals', heading: ['Cette semaine', 'au frais'] },
        {
          type: 'steps',
          layout: 'row',
          ground: 'sunk',
          heading: ['Le dîner,', 'en trois lignes'],
          steps: [
            {
              title: 'Ouvrez',
              prose: [
                'Soulevez un coin du couvercle. Ce qui doit rester froid, un yogourt ou une herbe, a son propre godet.',
              ],
              drawing: 'tubs',
            },
            {
              title: 'Réchauffez',
              prose: [
                'Deux minutes à puissance maximale, un peu plus sous 1100 watts. C’est prêt quand tout est fumant, à 74 °C.',
              ],
              drawing: 'microwave',
            },
            {
              title: 'Mangez',
              prose: ['Dans une assiette, si quelqu’un regarde. Rincez le plat : la vaisselle est faite.'],
              drawing: 'plate',
            },
          ],
        },
        {
          type: 'live',
          part: 'mealPrices',
          heading: ['Le prix', 'd’un plat'],
          lede: 'Un seul prix pour tous les plats d’un forfait, et un prix plus bas quand ils sont plus nombreux : ils partagent le voyage.',
        },
        {
          type: 'definitions',
          ground: 'sunk',
          heading: ['Ce que disent', 'nos mots'],
          lede: 'C’est la recette qui mérite la mention, pas nous qui l’accordons.',
          entries: [
            {
              term: 'Céto',
              prose: [
                'Au plus 20 g de glucides nets par plat, et au moins autant de lipides que de glucides.',
              ],
            },
            { term: 'Riche en protéines', prose: ['30 g de protéines ou plus par plat.'] },
            {
              term: 'Végé',
              prose: [
                'Ni viande ni poisson, ni bouillon de l’un ou de l’autre. Les plats véganes le disent en plus.',
              ],
            },
            {
              term: 'Viande et poisson',
              prose: [
                'Tout le reste : mijotés, caris, rôtis, cette cuisine qui est meilleure le lendemain de toute façon.',
              ],
            },
          ],
        },
        {
          type: 'action',
          ground: 'deep',
          heading: ['Six plats,', 'ou quatorze.'],
          text: 'On peut aussi en glisser un ou deux dans une boîte de recettes, pour le soir où rien ne va.',
          action: { words: 'Choisir un forfait', to: 'signupPlans?plan=rte' },
          second: { words: 'Je préfère cuisiner', to: 'howItWorks' },
          drawing: 'microwave',
        },
      ],
    },
  },
}
