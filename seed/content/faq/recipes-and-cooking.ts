import { faqCategory } from './authoring.ts'

export const recipesAndCooking = faqCategory('recipes-and-cooking', {
  position: 11,
  drawing: 'pan',
  en: { name: 'Recipes and cooking', summary: 'Time, tools, steps, and how many it feeds.' },
  fr: { name: 'Recettes et cuisine', summary: 'Le temps, les ustensiles, les étapes, et pour combien.' },
  entries: {
    'how-long-to-cook': {
      en: [
        'How long does a recipe take?',
        'About {minutesToCook} minutes for most. The exact time from start to table, and how much of it you are busy, stands on each recipe.',
      ],
      fr: [
        'Combien de temps prend une recette?',
        'Une trentaine de minutes pour la plupart. Le temps exact jusqu’à table, et la part où l’on s’active, est indiqué sur chaque recette.',
      ],
    },
    difficulty: {
      en: [
        'I am no cook. Can I do this?',
        'Each recipe says how hard it is: easy, moderate or complex. The steps say what to look for, not only how long. Start with an easy one.',
      ],
      fr: [
        'Je ne sais pas cuisiner. Est-ce pour moi?',
        'Chaque recette dit son niveau : facile, intermédiaire ou avancé. Les étapes disent quoi regarder, pas seulement combien de temps. <Commencez|Commence> par une facile.',
      ],
    },
    'need-at-home': {
      en: [
        'What do I need at home?',
        'Oil, salt and pepper, a knife, a board, a pan and a pot; now and then butter, sugar or a baking tray. Each recipe lists what comes from your kitchen and what it needs, before you choose it.',
      ],
      fr: [
        'Que faut-il avoir à la maison?',
        'De l’huile, du sel et du poivre, un couteau, une planche, une poêle et un chaudron; à l’occasion du beurre, du sucre ou une plaque. Chaque recette énumère ce qui vient de <votre|ta> cuisine et ce qu’il faut, avant <votre|ton> choix.',
      ],
    },
    'where-recipes-are': {
      en: [
        'Where do I find the recipe?',
        'On the page of the dish: open the box on [your account page](account) or under [past orders](history) and choose it. It is there to stay, and made to be printed.',
      ],
      fr: [
        'Où trouver la recette?',
        'Sur la page du plat : <ouvrez|ouvre> la boîte sur la [page de <votre|ton> compte](account) ou sous [commandes passées](history) et <choisissez-le|choisis-le>. Elle y reste, et elle s’imprime bien.',
      ],
    },
    'for-how-many': {
      en: [
        'How many people does a recipe feed?',
        'Two or four, as your plan says; the amounts on the page are for that many. One more at the table? Take the recipe twice, or add a side from the market.',
      ],
      fr: [
        'Une recette nourrit combien de personnes?',
        'Deux ou quatre, selon <votre|ton> forfait; les quantités de la page sont pour ce nombre. Quelqu’un de plus à table? <Prenez|Prends> la recette deux fois, ou <ajoutez|ajoute> un accompagnement du marché.',
      ],
    },
    'ingredient-changed': {
      en: [
        'Can I leave out or replace an ingredient?',
        'Leave out what you like: the steps say which ingredient goes in when. Only the swaps offered on a recipe’s page are packed differently.',
      ],
      fr: [
        'Puis-je enlever ou remplacer un ingrédient?',
        '<Laissez|Laisse> de côté ce <que vous voulez|que tu veux> : les étapes disent quel ingrédient entre quand. Seuls les remplacements offerts sur la page d’une recette sont emballés autrement.',
      ],
    },
  },
})
