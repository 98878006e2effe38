import { faqCategory } from './authoring.ts'

export const recipesAndCooking = faqCategory('recipes-and-cooking', {
  position: 11,
  drawing: 'pan',
  en: { name: 'Recipes and cooking', summary: 'Time, tools, steps and servings.' },
  fr: { name: 'Recettes et cuisine', summary: 'Le temps, les ustensiles, les étapes, et pour combien.' },
  entries: {
    'how-long-to-cook': {
      en: [
        'How long does a recipe take?',
        'About {minutesToCook} minutes for most. Each recipe shows its total time and how much of it is hands-on.',
      ],
      fr: [
        'Combien de temps prend une recette?',
        'Une trentaine de minutes pour la plupart. Le temps total et le temps aux fourneaux sont indiqués sur chaque recette.',
      ],
    },
    difficulty: {
      en: [
        'I’m not much of a cook. Can I do this?',
        'Yes. Each recipe is marked easy, moderate or complex, and the steps tell you what to look for, not just how long. Start with an easy one.',
      ],
      fr: [
        'Je ne sais pas cuisiner. Est-ce pour moi?',
        'Chaque recette dit son niveau : facile, intermédiaire ou avancé. Les étapes disent quoi regarder, pas seulement combien de temps. <Commencez|Commence> par une facile.',
      ],
    },
    'need-at-home': {
      en: [
        'What do I need at home?',
        'Oil, salt and pepper, a knife, a board, a pan and a pot. Sometimes butter, sugar or a baking sheet. Each recipe lists what you’ll need before you choose it.',
      ],
      fr: [
        'Que faut-il avoir à la maison?',
        'De l’huile, du sel et du poivre, un couteau, une planche, une poêle et un chaudron; à l’occasion du beurre, du sucre ou une plaque. Chaque recette énumère ce qui vient de <votre|ta> cuisine et ce qu’il faut, avant <votre|ton> choix.',
      ],
    },
    'where-recipes-are': {
      en: [
        'Where do I find the recipe?',
        'On the meal’s page. Open the box on [your account page](account) or under [past orders](history) and choose the meal. It stays there, and you can print it.',
      ],
      fr: [
        'Où trouver la recette?',
        'Sur la page du plat : <ouvrez|ouvre> la boîte sur la [page de <votre|ton> compte](account) ou sous [commandes passées](history) et <choisissez-le|choisis-le>. Elle y reste, et elle s’imprime bien.',
      ],
    },
    'for-how-many': {
      en: [
        'How many people does a recipe feed?',
        'Two or four, depending on your plan. The amounts on the page match. One more at the table? Add the recipe twice, or add a side from the market.',
      ],
      fr: [
        'Une recette nourrit combien de personnes?',
        'Deux ou quatre, selon <votre|ton> forfait; les quantités de la page sont pour ce nombre. Quelqu’un de plus à table? <Prenez|Prends> la recette deux fois, ou <ajoutez|ajoute> un accompagnement du marché.',
      ],
    },
    'ingredient-changed': {
      en: [
        'Can I leave out or replace an ingredient?',
        'You can leave out anything you like: the steps show when each ingredient goes in. We can only pack the swaps offered on the recipe’s page.',
      ],
      fr: [
        'Puis-je enlever ou remplacer un ingrédient?',
        '<Laissez|Laisse> de côté ce <que vous voulez|que tu veux> : les étapes disent quel ingrédient entre quand. Seuls les remplacements offerts sur la page d’une recette sont emballés autrement.',
      ],
    },
  },
})
