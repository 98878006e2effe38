// The page of tastes and exclusions in the settings.

import { messages } from '../../../../i18n/catalogue.ts'

/** Whether every week has the same text: then it is shown once. */
const sameInAll = (counts: readonly number[], all: readonly number[]) =>
  new Set(counts).size === 1 && new Set(all).size === 1

export const settingsTasteMessages = messages({
  en: voice => ({
    lede: voice.pick({
      freshprep: 'We use these when we choose for you. When you choose, anything goes.',
      cookit: 'For the boxes you leave to us. What you pick is up to you.',
    }),
    likes: 'What we choose first',
    categories: 'Types of meals',
    cuisines: 'Cuisines you like best',
    cuisinesNote: 'We’ll start with these and still mix it up.',
    ingredients: 'Ingredients we never choose',
    ingredientsNote:
      'We’ll leave out any meal that contains one, even in a sauce. For market items, check the label.',
    findIngredient: 'Find an ingredient',
    ingredientHint: 'Coriander, mushrooms, pork…',
    dishes: 'Meals you never want again',
    findDish: 'Find a meal',
    dishHint: 'From upcoming menus. Rating a meal “Never” adds it here too.',
    remove: (name: string) => `Remove ${name}`,
    inDishes: (count: number) => voice.plural(count, 'in 1 upcoming meal', `in ${count} upcoming meals`),
    likeThat: (day: string, count: number, all: number) =>
      `Week of ${day}: ${count} of ${voice.plural(all, '1 meal', `${all} meals`)}`,
    leaves: (counts: readonly number[], all: readonly number[]) =>
      sameInAll(counts, all)
        ? `Leaves ${counts[0]} of ${all[0]} meals in each upcoming week.`
        : `Leaves, by upcoming week: ${counts.map((count, place) => `${count} of ${all[place] ?? 0}`).join(', ')} meals.`,
    diet: 'Diet',
    vegetarian: 'Vegetarian',
    vegan: 'Vegan',
    never: 'Never',
    exclusions: 'Allergens we never choose',
    severe: 'Severe',
    severeNote:
      'We’ll also avoid meals that may contain traces. We can’t guarantee an allergen-free kitchen, so always read the label.',
    nothing: 'Nothing',
    note: 'Takes effect right away for every box you haven’t chosen.',
    left: 'What’s still on the menu for you',
    week: (day: string, left: number, needed: number) =>
      `Week of ${day}: ${voice.plural(left, '1 meal', `${left} meals`)} available, your plan needs ${needed}`,
    warning: {
      rtc: 'Dietary settings may limit the recipes available. If a week has fewer than your plan needs and you haven’t chosen yourself, we’ll skip that box and let you know.',
      rte: 'Dietary settings may limit the recipes available. If a week has fewer meals than your plan needs and you haven’t chosen yourself, we’ll send some more than once. If there are none, we’ll skip that box and let you know.',
    },
  }),
  fr: voice => ({
    lede: voice.pick({
      freshprep:
        'Pour chaque boîte que vous ne choisissez pas vous-même. Ce que vous choisissez à la main reste votre choix.',
      cookit: 'Pour les boîtes que tu nous laisses. Ce que tu choisis toi-même, c’est ton affaire.',
    }),
    categories: 'Sortes de plats',
    cuisines: voice.pick({ freshprep: 'Vos cuisines préférées', cookit: 'Tes cuisines préférées' }),
    cuisinesNote: voice.pick({
      freshprep: 'Nous commençons par elles, et gardons de la variété.',
      cookit: 'On commence par elles, et on garde de la variété.',
    }),
    ingredients: 'Ingrédients jamais choisis',
    ingredientsNote:
      'Tout plat qui en contient, seul ou dans une sauce, est écarté. Pour les articles du marché, l’étiquette dit ce qu’il y a dedans.',
    findIngredient: 'Chercher un ingrédient',
    ingredientHint: 'Coriandre, champignons, porc…',
    dishes: 'Plats : plus jamais',
    findDish: 'Chercher un plat',
    dishHint: 'Parmi les menus à venir. Un plat évalué « Jamais » se retrouve ici aussi.',
    remove: (name: string) => `Retirer : ${name}`,
    inDishes: (count: number) => voice.plural(count, 'dans 1 plat à venir', `dans ${count} plats à venir`),
    likeThat: (day: string, count: number, all: number) =>
      `Semaine du ${day} : ${count} sur ${voice.plural(all, `${all} plat`, `${all} plats`)}`,
    leaves: (counts: readonly number[], all: readonly number[]) =>
      sameInAll(counts, all)
        ? `Il reste ${counts[0]} ${voice.plural(counts[0] ?? 0, 'plat', 'plats')} sur ${all[0]} chaque semaine à venir.`
        : `Il reste, dans les semaines à venir : ${counts.map((count, place) => `${count} ${voice.plural(count, 'plat', 'plats')} sur ${all[place] ?? 0}`).join(', ')}.`,
    likes: voice.pick({ freshprep: 'Ce que nous choisissons d’abord', cookit: 'Ce qu’on choisit d’abord' }),
    diet: 'Régime',
    vegetarian: 'Végétarien',
    vegan: 'Végane',
    never: 'Jamais',
    exclusions: 'Allergènes jamais choisis',
    severe: 'Graves',
    severeNote:
      'Les plats qui peuvent en contenir des traces sont écartés aussi. Une cuisine n’est pas un laboratoire : il faut quand même lire l’étiquette.',
    nothing: 'Rien',
    note: 'Prend effet tout de suite, pour chaque boîte pas encore choisie.',
    left: 'Ce qui reste à choisir',
    week: (day: string, left: number, needed: number) =>
      `Semaine du ${day} : ${voice.plural(left, `${left} plat`, `${left} plats`)}; ${voice.pick({ freshprep: 'votre', cookit: 'ton' })} forfait en demande ${needed}`,
    warning: {
      rtc: voice.pick({
        freshprep:
          'Ces réglages peuvent limiter les recettes offertes. Quand une semaine laisse moins de plats que votre forfait n’en demande, une boîte que vous n’avez pas choisie vous-même est sautée, et nous vous le disons.',
        cookit:
          'Ces réglages peuvent limiter les recettes offertes. Quand une semaine laisse moins de plats que ton forfait n’en demande, une boîte que tu n’as pas choisie toi-même est sautée, et on te le dit.',
      }),
      rte: voice.pick({
        freshprep:
          'Ces réglages peuvent limiter les recettes offertes. Quand une semaine laisse moins de plats que votre forfait n’en demande, certains reviennent plus d’une fois dans une boîte que vous n’avez pas choisie vous-même. Quand il n’en reste aucun, la boîte est sautée, et nous vous le disons.',
        cookit:
          'Ces réglages peuvent limiter les recettes offertes. Quand une semaine laisse moins de plats que ton forfait n’en demande, certains reviennent plus d’une fois dans une boîte que tu n’as pas choisie toi-même. Quand il n’en reste aucun, la boîte est sautée, et on te le dit.',
      }),
    },
  }),
})
