import { messages } from './catalogue.ts'

export const homeMessages = messages({
  en: voice => ({
    title: voice.pick({ freshprep: 'Meal kits, measured', cookit: 'Meal kits for tonight' }),
    description: voice.pick({
      freshprep:
        'Recipes measured for your table, delivered cold across British Columbia and Alberta. Skip any week.',
      cookit:
        'Meal kits, ready-to-eat meals and a market, delivered free across Quebec and Ontario. Skip whenever you like.',
    }),
    signature: voice.pick({
      freshprep:
        'A market crate in the morning: bread, honey, romaine, tomatoes, lemons, peppers and carrots.',
      cookit:
        'Friday’s table from above: paella, pizza, salad, chana masala, spaghetti and salmon on a checked cloth.',
    }),
    hero: voice.pick({
      freshprep: ['The right', 'amount', 'of everything.'],
      cookit: ['What time', 'is supper?'],
    }),
    orMore: (count: number) => `${count}+`,
    lede: (dishes: string, items: string, price: string) =>
      voice.pick({
        freshprep: `${dishes} recipes a week, measured for your table and delivered cold in a cooler bag we pick up again. From ${price} a week. Delivery is free, and you can skip any week.`,
        cookit: `${dishes} meals and ${items} market items every week. You choose, we measure, you cook. Or reheat. We don’t judge.`,
      }),
    postal: 'Your postal code',
    check: 'See this week’s menu',
    served: (place: string) =>
      voice.pick({ freshprep: `We deliver to ${place}.`, cookit: `Yes, we deliver to ${place}!` }),
    sticker: {
      figure: (minutes: number) => voice.pick({ freshprep: `${minutes}`, cookit: `${minutes} min` }),
      words: (dish: string) => voice.pick({ freshprep: 'minutes', cookit: dish }),
      from: 'from',
      serving: 'a serving',
    },
    calories: (calories: number) => `${calories} cal`,
    figures: 'By the numbers',
    vegetarianRange: (least: number, most: number) => `${least} to ${most}`,
    figureDishes: (vegetarian: string) =>
      voice.pick({
        freshprep: `recipes a week, ${vegetarian} of them vegetarian`,
        cookit: `meals a week, with ${vegetarian} vegetarian recipes`,
      }),
    figureWeek: 'a week to start, with free delivery',
    figureServing: 'a serving to start, with free delivery',
    figurePlaces: voice.pick({
      freshprep: 'communities in BC and Alberta',
      cookit: 'cities in Quebec and Ontario',
    }),
    figureDays: '4 days',
    figureDaysNote: 'before delivery to change or skip your box',
    onTheMenu: voice.pick({
      freshprep: ['On the menu', 'this week'],
      cookit: ['What are you', 'in the mood for?'],
    }),
    allDishes: (count: number) => `See all ${count} meals`,
    cravings: {
      names: { comfort: 'Comfort', veggie: 'Veggie', quick: 'In a rush', light: 'Something light' },
      counts: {
        comfort: (count: number) => `${count} ${voice.plural(count, 'recipe', 'recipes')}`,
        veggie: (count: number) => `${count} ${voice.plural(count, 'recipe', 'recipes')}`,
        quick: (count: number) => `${count} in 30 minutes or less`,
        light: (count: number) => `${count} at 600 calories or less`,
      },
    },
    kits: {
      heading: ['There and', 'back again'],
      text: 'Zero Waste: sauces, spices and cut vegetables come in lidded containers, packed in a kit we take back. Rinse it, we’ll pick it up, and it goes out again.',
      link: 'How the kit works',
    },
    how: voice.pick({ freshprep: ['From the market', 'to the pan'], cookit: ['Three things', 'to know'] }),
    steps: [
      voice.pick({ freshprep: 'Pick what you feel like', cookit: 'You choose' }),
      voice.pick({ freshprep: 'We deliver it cold', cookit: 'We deliver, free' }),
      voice.pick({ freshprep: 'Cook for half an hour', cookit: 'You skip when you like' }),
    ],
    stepNotes: [
      voice.pick({
        freshprep:
          'Make your picks up to four days before delivery. If you forget, we’ll choose for you, and never anything on your “never” list.',
        cookit:
          'Recipes, ready-to-eat meals, pantry: fill your box your way. Forgot? We’ll pick from what you like, and skip what you don’t.',
      }),
      voice.pick({
        freshprep:
          'In a reusable cooler bag, in the delivery window you chose. Leave the bag out next week and we’ll use it again.',
        cookit: 'In a cooler bag, in the window you picked. We’ll take the bag back next week.',
      }),
      voice.pick({
        freshprep:
          'Everything is washed, weighed and packed in one kit. You bring oil, salt, pepper and a decent pan.',
        cookit: 'Away this week? One tap and you’re not charged. Changed your mind? One more tap.',
      }),
    ],
    totalTitle: voice.pick({
      freshprep: ['Away next', 'week? Say so.'],
      cookit: ['The total', 'is the total.'],
    }),
    totalNote: voice.pick({
      freshprep:
        'Skip with one tap, up to four days before delivery. The total you see is the total you pay, with every discount and tax listed.',
      cookit: 'Every discount and tax listed, from first click to receipt. Here’s a first box for two.',
    }),
    goods: (count: number) => `${count} recipes for two`,
    code: (code: string) => `Code ${code}`,
    delivery: 'Delivery',
    taxes: 'Tax (none on groceries)',
    first: 'First box',
    start: voice.pick({ freshprep: 'Choose a plan', cookit: 'Pick my plan' }),
  }),
  fr: voice => ({
    title: voice.pick({ freshprep: 'Prêts-à-cuisiner, mesurés', cookit: 'Prêts-à-cuisiner pour ce soir' }),
    description: voice.pick({
      freshprep:
        'Des recettes mesurées pour votre table, livrées au frais en Colombie-Britannique et en Alberta. Sautez une semaine quand vous voulez.',
      cookit:
        'Recettes, plats prêts à manger et marché, livrés gratuitement au Québec et en Ontario. Tu sautes une semaine quand tu veux.',
    }),
    signature: voice.pick({
      freshprep:
        'Une caisse du marché, le matin : pain, miel, romaine, tomates, citrons, poivrons et carottes.',
      cookit:
        'La table du vendredi vue d’en haut : paella, pizza, salade, chana masala, spaghetti et saumon sur une nappe à carreaux.',
    }),
    hero: voice.pick({
      freshprep: ['De tout,', 'juste ce', 'qu’il faut.'],
      cookit: ['On soupe', 'à quelle', 'heure?'],
    }),
    orMore: (count: number) => `plus de ${count}`,
    lede: (dishes: string, items: string, price: string) =>
      voice.pick({
        freshprep: `${dishes} recettes par semaine, mesurées pour votre table et livrées au frais dans un sac que nous revenons chercher. À partir de ${price} par semaine. La livraison est gratuite, et vous pouvez sauter une semaine.`,
        cookit: `${dishes.slice(0, 1).toLocaleUpperCase()}${dishes.slice(1)} plats et ${items} articles du marché chaque semaine. Tu choisis, on mesure, tu cuisines. Ou tu réchauffes, on juge pas.`,
      }),
    postal: voice.pick({ freshprep: 'Votre code postal', cookit: 'Ton code postal' }),
    check: 'Voir le menu',
    served: (place: string) =>
      voice.pick({ freshprep: `Nous livrons à ${place}.`, cookit: `Oui, on livre à ${place}!` }),
    sticker: {
      figure: (minutes: number) => voice.pick({ freshprep: `${minutes}`, cookit: `${minutes} min` }),
      words: (dish: string) => voice.pick({ freshprep: 'minutes', cookit: dish }),
      from: 'à partir de',
      serving: 'la portion',
    },
    calories: (calories: number) => `${calories} cal`,
    figures: 'En chiffres',
    vegetarianRange: (least: number, most: number) => `${least} à ${most}`,
    figureDishes: (vegetarian: string) =>
      voice.pick({
        freshprep: `recettes par semaine, dont ${vegetarian} végétariennes`,
        cookit: `plats par semaine, dont ${vegetarian} recettes végé`,
      }),
    figureWeek: 'par semaine pour commencer, livraison comprise',
    figureServing: 'la portion pour commencer, livraison comprise',
    figurePlaces: voice.pick({
      freshprep: 'communautés en Colombie-Britannique et en Alberta',
      cookit: 'villes au Québec et en Ontario',
    }),
    figureDays: '4 jours',
    figureDaysNote: voice.pick({
      freshprep: 'avant la livraison, vous pouvez encore changer ou sauter',
      cookit: 'avant la livraison, tu peux encore changer ou sauter',
    }),
    onTheMenu: voice.pick({ freshprep: ['Au menu', 'cette semaine'], cookit: ['T’as le goût', 'de quoi?'] }),
    allDishes: (count: number) =>
      voice.pick({ freshprep: `Les ${count} plats`, cookit: `Voir les ${count} plats` }),
    cravings: {
      names: { comfort: 'Du réconfort', veggie: 'Du végé', quick: 'Ça presse', light: 'Du léger' },
      counts: {
        comfort: (count: number) => `${count} ${voice.plural(count, 'recette', 'recettes')}`,
        veggie: (count: number) => `${count} ${voice.plural(count, 'recette', 'recettes')}`,
        quick: (count: number) => `${count} ${voice.plural(count, 'prête', 'prêtes')} en 30 minutes ou moins`,
        light: (count: number) => `${count} à 600 calories ou moins`,
      },
    },
    kits: {
      heading: ['Un aller,', 'un retour'],
      text: voice.pick({
        freshprep:
          'Zéro déchet : sauces, épices et légumes coupés arrivent dans des contenants à couvercle, dans une trousse que nous reprenons. Vous la rincez, nous passons la chercher, et elle repart.',
        cookit:
          'Zéro déchet : sauces, épices et légumes coupés arrivent dans des contenants à couvercle, dans une trousse qu’on reprend. Tu la rinces, on passe la chercher, et elle repart.',
      }),
      link: 'Le trajet d’une trousse',
    },
    how: voice.pick({ freshprep: ['De l’étal', 'à la poêle'], cookit: ['Trois affaires', 'à savoir'] }),
    steps: [
      voice.pick({ freshprep: 'Choisissez selon l’envie', cookit: 'Tu choisis' }),
      voice.pick({ freshprep: 'Nous livrons au frais', cookit: 'On livre, c’est gratuit' }),
      voice.pick({ freshprep: 'Cuisinez une demi-heure', cookit: 'Tu sautes quand tu veux' }),
    ],
    stepNotes: [
      voice.pick({
        freshprep:
          'Choisissez jusqu’à quatre jours avant la livraison. Un oubli? Nous choisissons pour vous, jamais parmi vos exclusions.',
        cookit:
          'Recettes, prêt-à-manger, garde-manger : tu remplis ta boîte comme ça te tente. T’oublies? On choisit selon tes goûts, jamais contre.',
      }),
      voice.pick({
        freshprep:
          'Dans un sac isotherme réutilisable, à l’heure choisie. Laissez-le dehors la semaine suivante : il repart travailler.',
        cookit: 'Dans un sac isotherme, à l’heure que t’as choisie. La semaine d’après, on le reprend.',
      }),
      voice.pick({
        freshprep:
          'Tout est lavé, pesé et réuni. Il ne manque que l’huile, le sel, le poivre et une bonne poêle.',
        cookit: 'Pas là cette semaine? Un bouton, et rien n’est facturé. Tu changes d’idée? Un autre bouton.',
      }),
    ],
    totalTitle: voice.pick({
      freshprep: ['Pas de boîte la semaine', 'prochaine? Dites-le.'],
      cookit: ['Le total,', 'c’est le total.'],
    }),
    totalNote: voice.pick({
      freshprep:
        'Sauter une semaine prend un clic, jusqu’à quatre jours avant la livraison. Le total affiché est le total payé : rabais et taxes y sont, par leur nom.',
      cookit:
        'Rabais et taxes par leur nom, du premier clic jusqu’à la facture. Voici une première boîte pour deux.',
    }),
    goods: (count: number) => `${count} recettes pour deux`,
    code: (code: string) => `Code ${code}`,
    delivery: 'Livraison',
    taxes: 'Taxes, ingrédients détaxés',
    first: 'Première boîte',
    start: voice.pick({ freshprep: 'Choisir un forfait', cookit: 'Choisir mon forfait' }),
  }),
})
