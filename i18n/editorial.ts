// The texts around data on editorial pages: dishes, prices, days and places. Their own words are content
// (seed/content).

import { messages } from './catalogue.ts'
import { provinceNames } from './provinces.ts'

export const editorialMessages = messages({
  en: voice => ({
    servings: {
      forPeople: (people: number) => (people === 2 ? 'For two' : 'For four'),
      recipes: (recipes: number) => `${recipes} recipes a week`,
      own: voice.pick({ freshprep: 'Your box', cookit: 'That’s yours' }),
      perServing: 'a serving',
    },
    measured: {
      label: 'Measured on this week’s menu',
      recipes: 'recipes this week, each portioned for two and for four',
      ingredients: 'ingredients per recipe on average, each weighed or counted',
      vegetarian: 'of this week’s recipes have no meat or fish',
      vegan: 'of those are fully plant-based',
    },
    weighed: {
      forTwo: voice.pick({ freshprep: 'In the box, for two', cookit: 'In the bag, for two' }),
      see: (dish: string) => `See the recipe: ${dish}`,
    },
    meals: {
      aMeal: (price: string) => `${price} a meal`,
      count: (count: number) => `${count} ${voice.plural(count, 'meal', 'meals')}`,
      jump: 'Types of meals',
      none: voice.pick({
        freshprep: 'This week’s meals aren’t out yet.',
        cookit: 'This week’s meals are still in the oven.',
      }),
      menu: 'See the full menu',
    },
    mealPrices: {
      meals: (meals: number) => `${meals} meals a week`,
      aMeal: 'a meal',
      aWeek: (price: string) => `${price} a week, delivery included`,
    },
    days: {
      caption: 'Delivery days, order deadlines and windows',
      day: 'Delivery',
      until: 'Order or change by',
      windows: 'Windows',
      untilAt: (day: string, time: string) => `${day}, ${time}`,
    },
    places: {
      map: (count: number) =>
        `A map of the ${count} ${voice.pick({ freshprep: 'communities', cookit: 'cities' })} we deliver to`,
      provinces: provinceNames.en,
      count: (count: number) =>
        voice.pick({
          freshprep: `${count} ${voice.plural(count, 'community', 'communities')}`,
          cookit: `${count} ${voice.plural(count, 'city', 'cities')}`,
        }),
    },
  }),
  fr: voice => ({
    servings: {
      forPeople: (people: number) => (people === 2 ? 'Pour deux' : 'Pour quatre'),
      recipes: (recipes: number) => `${recipes} recettes par semaine`,
      own: voice.pick({ freshprep: 'Votre boîte', cookit: 'La tienne' }),
      perServing: 'la portion',
    },
    measured: {
      label: 'Mesuré sur le menu de la semaine',
      recipes: 'recettes cette semaine, toutes leurs quantités établies pour deux et pour quatre',
      ingredients: 'ingrédients par recette en moyenne, chacun pesé ou compté',
      vegetarian: 'des recettes de la semaine sans viande ni poisson',
      vegan: 'parmi elles, entièrement véganes',
    },
    weighed: {
      forTwo: voice.pick({ freshprep: 'Dans la boîte, pour deux', cookit: 'Dans le sachet, pour deux' }),
      see: (dish: string) => `Voir la recette : ${dish}`,
    },
    meals: {
      aMeal: (price: string) => `${price} le plat`,
      count: (count: number) => `${count} ${voice.plural(count, 'plat', 'plats')}`,
      jump: 'Sortes de plats',
      none: voice.pick({
        freshprep: 'Les plats de la semaine ne sont pas encore annoncés.',
        cookit: 'Les plats de la semaine sont encore au four.',
      }),
      menu: 'Voir tout le menu',
    },
    mealPrices: {
      meals: (meals: number) => `${meals} plats par semaine`,
      aMeal: 'le plat',
      aWeek: (price: string) => `${price} par semaine, livraison comprise`,
    },
    days: {
      caption: 'Jours de livraison, avec le dernier moment pour commander et les plages horaires',
      day: 'Livraison',
      until: voice.pick({ freshprep: 'Commandez ou modifiez avant', cookit: 'Commande ou modifie avant' }),
      windows: 'Plages',
      untilAt: (day: string, time: string) => `${day}, ${time}`,
    },
    places: {
      map: (count: number) =>
        voice.pick({
          freshprep: `Une carte des ${count} communautés où nous livrons`,
          cookit: `Une carte des ${count} villes où on livre`,
        }),
      provinces: provinceNames.fr,
      count: (count: number) =>
        voice.pick({
          freshprep: `${count} ${voice.plural(count, 'communauté', 'communautés')}`,
          cookit: `${count} ${voice.plural(count, 'ville', 'villes')}`,
        }),
    },
  }),
})
