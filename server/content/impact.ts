// pages.impact: the page, and the figures measured on the menus that people can order from.

import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { forWindow } from '../../domain/catalogue/shop_window.ts'
import type { Dish } from '../../domain/catalogue/types.ts'
import { firstOpenWeek } from '../menu/first_open_week.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import type { DishContent } from '../menu/week_menu.ts'
import { countCommunities } from '../places/areas/find_area.ts'
import type { Stored } from '../request/services.ts'
import { type ContentQuestion, showPage } from './show_page.ts'

type Impact = OutputOf<'pages.impact'>
type Measured = Impact['measured']

/** @throws not_found */
export async function showImpact(services: Stored, question: ContentQuestion): Promise<Impact> {
  const { brand, locale, now } = question
  const [page, open, communities] = await Promise.all([
    showPage(services, question, 'impact'),
    firstOpenWeek(services, brand, now.toString({ fractionalSecondDigits: 3 })),
    countCommunities(services.pool, brand),
  ])
  const recipes = [...(open?.menu.products.values() ?? [])].flatMap(product =>
    product.kind === 'rtc' ? [product] : [],
  )
  const dishes = recipes.map(({ dish }) => dish)
  return {
    ...page,
    measured: { ...ofRecipes(dishes), communities, weighed: weighedOf(recipes, brand, locale) },
  }
}

function ofRecipes(recipes: readonly Dish[]): Omit<Measured, 'communities' | 'weighed'> {
  const inDiet = (diet: Dish['diets'][number]) => recipes.filter(dish => dish.diets.includes(diet)).length
  const ingredients = recipes.reduce((sum, dish) => sum + boxOf(dish).length, 0)
  return {
    recipes: recipes.length,
    vegetarian: inDiet('vegetarian'),
    vegan: inDiet('vegan'),
    ingredientsPerRecipe: recipes.length === 0 ? null : Math.round(ingredients / recipes.length),
  }
}

const boxOf = (dish: Dish) => dish.ingredients.filter(ingredient => ingredient.from === 'box')

/** The week's most appealing recipe with a picture, with all its weights for two. */
function weighedOf(
  recipes: readonly Pick<DishContent, 'dish' | 'appeal'>[],
  brand: BrandId,
  locale: Locale,
): Measured['weighed'] {
  const [best] = forWindow(recipes.filter(({ dish }) => dish.picture !== null))
  const dish = best?.dish
  if (!dish) return null
  return {
    id: dish.id,
    name: dish.name[locale],
    picture: pictureOf(dish.picture, brand),
    ingredients: boxOf(dish).map(({ name, gramsFor2, measure }) => ({
      name: name[locale],
      grams: gramsFor2,
      measure: measure?.[locale] ?? null,
    })),
  }
}
