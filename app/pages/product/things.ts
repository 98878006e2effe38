// A product in schema.org's terms: the offer and, for a kit, the recipe.

import type { NutritionInformation, Offer, Product as ProductThing, Recipe, RestrictedDiet } from 'schema-dts'
import type { BrandFacts } from '../../../brands/index.ts'
import type { PageFacts } from '../../../contract/page_request.ts'
import type { Locale } from '../../../domain/brands.ts'
import { organizationThing } from '../../layout/organization.ts'
import { amountOf, type Product } from '../../recipe/product.ts'

interface Place {
  /** Scheme, host and port of the site. */
  origin: string
  /** Canonical address of the product's page. */
  url: string
  locale: Locale
  facts: BrandFacts & PageFacts
  provinces: readonly string[]
  /** "2 servings", in words. */
  servings: string
  /** Absolute address of its picture, where there is one. */
  image?: string | undefined
}

/** Diets that schema.org has a name for. */
const diets: Readonly<Record<string, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
}

/** An offer is listed only where somebody can order it today, at the price on the page. */
export function productThings(product: Product, place: Place): Exclude<ProductThing | Recipe, string>[] {
  const sold: Exclude<ProductThing, string> = {
    '@type': 'Product',
    '@id': `${place.url}#product`,
    name: product.name,
    description: product.promise,
    ...imageOf(place),
    sku: product.id,
    brand: { '@type': 'Brand', name: place.facts.name },
    ...(product.weeks.length > 0 && { offers: offerOf(product, place) }),
  }
  return product.kind === 'rtc' && product.steps.length > 0 ? [sold, recipeOf(product, place)] : [sold]
}

const imageOf = ({ image }: Place) => image !== undefined && { image }

const dollars = (cents: number) => (cents / 100).toFixed(2)

function offerOf(product: Product, { url, origin, facts, provinces }: Place): Offer {
  return {
    '@type': 'Offer',
    url,
    price: dollars(product.unitCents),
    priceCurrency: 'CAD',
    availability: 'https://schema.org/InStock',
    seller: organizationThing(facts, origin, provinces),
  }
}

function recipeOf(product: Product, place: Place): Exclude<Recipe, string> {
  const { url, origin, locale, facts, provinces, servings } = place
  return {
    '@type': 'Recipe',
    '@id': `${url}#recipe`,
    name: product.name,
    description: product.promise,
    ...imageOf(place),
    author: organizationThing(facts, origin, provinces),
    inLanguage: `${locale}-CA`,
    ...(product.totalMinutes !== null && { totalTime: duration(product.totalMinutes) }),
    recipeYield: servings,
    recipeIngredient: product.ingredients.map(each => `${amountOf(each, product)} ${each.name}`),
    recipeInstructions: product.steps.map(({ title, text }) => ({ '@type': 'HowToStep', name: title, text })),
    suitableForDiet: product.diets.flatMap(diet => diets[diet] ?? []),
    ...(product.nutrition && { nutrition: nutritionOf(product.nutrition) }),
  }
}

/** ISO 8601: 25 minutes are `PT25M`. */
const duration = (minutes: number) => `PT${minutes}M`

function nutritionOf(nutrition: NonNullable<Product['nutrition']>): NutritionInformation {
  const grams = (weight: number) => `${Math.round(weight)} g`
  return {
    '@type': 'NutritionInformation',
    servingSize: grams(nutrition.servingGrams),
    calories: `${Math.round(nutrition.calories)} kcal`,
    fatContent: grams(nutrition.fatGrams),
    saturatedFatContent: grams(nutrition.saturatedFatGrams),
    carbohydrateContent: grams(nutrition.carbohydrateGrams),
    fiberContent: grams(nutrition.fibreGrams),
    sugarContent: grams(nutrition.sugarGrams),
    proteinContent: grams(nutrition.proteinGrams),
    sodiumContent: `${Math.round(nutrition.sodiumMilligrams)} mg`,
  }
}
