import * as z from 'zod/mini'
import { difficulties, productKinds } from '../domain/catalogue/types.ts'
import { get } from './call.ts'
import { cents, isoDate, productId } from './fields.ts'
import { picture, pricePer100 } from './views.ts'

const allergen = z.object({ id: z.string(), name: z.string(), from: z.array(z.string()) })

export const nutrition = z.object({
  servingGrams: z.number(),
  calories: z.number(),
  fatGrams: z.number(),
  saturatedFatGrams: z.number(),
  carbohydrateGrams: z.number(),
  fibreGrams: z.number(),
  sugarGrams: z.number(),
  proteinGrams: z.number(),
  sodiumMilligrams: z.number(),
  /** Null where the food table has no figure for an ingredient of the dish. */
  cholesterolMilligrams: z.nullable(z.number()),
  potassiumMilligrams: z.nullable(z.number()),
  calciumMilligrams: z.nullable(z.number()),
  ironMilligrams: z.nullable(z.number()),
})

export const ingredient = z.object({
  name: z.string(),
  gramsFor2: z.number(),
  gramsFor4: z.number(),
  measure: z.nullable(z.string()),
  allergens: z.array(z.string()),
  /** Possible traces from our lines. */
  mayContain: z.array(z.string()),
  from: z.enum(['box', 'cupboard']),
})

export const cookingStep = z.object({
  title: z.string(),
  text: z.string(),
  minutes: z.number(),
  timers: z.array(z.number()),
})

export const products = {
  modal_data: get({
    summary: 'Everything a person wants to know of a dish or a market item.',
    who: 'anyone',
    input: z.object({
      id: productId,
      /** The menu week in view, where it is on that menu; otherwise the first week it can still be ordered for. */
      week: z.optional(isoDate),
    }),
    output: z.object({
      id: productId,
      version: z.int(),
      kind: z.enum(productKinds),
      name: z.string(),
      promise: z.string(),
      category: z.string(),
      diets: z.array(z.string()),
      difficulty: z.nullable(z.enum(difficulties)),
      handsOnMinutes: z.nullable(z.int()),
      totalMinutes: z.nullable(z.int()),
      spice: z.int(),
      equipment: z.array(z.string()),
      unit: z.nullable(z.string()),
      /** Price of one unit to this household: a kit for the plan's people, a meal, a piece. */
      unitCents: cents,
      /** For a market item. */
      pricePer100,
      perServingCents: cents,
      servings: z.int(),
      surchargeCents: cents,
      /** Whether tax is due on it anywhere the brand delivers. */
      taxed: z.boolean(),
      allergens: z.array(allergen),
      /** Traces by cross-contact, beyond its own allergens. */
      mayContain: z.array(z.string()),
      nutrition: z.nullable(nutrition),
      ingredients: z.array(ingredient),
      /** The contents of its bag, laid out; null where they were not drawn. */
      bag: z.nullable(z.string()),
      steps: z.array(cookingStep),
      pairings: z.array(z.object({ id: productId, name: z.string(), picture })),
      /** Swaps: their surcharge per serving, their changes to the steps, and the dish's allergens and nutrition with each. */
      customizations: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          cooking: z.string(),
          surchargeCents: cents,
          allergens: z.array(z.string()),
          mayContain: z.array(z.string()),
          diets: z.array(z.string()),
          /** Null in an old version without computed swaps. */
          nutrition: z.nullable(nutrition),
        }),
      ),
      eatWithinDays: z.nullable(z.int()),
      /** The households' reviews; null below five. */
      reviews: z.nullable(
        z.object({
          count: z.int(),
          /** Percentage that would order it again. */
          againPercent: z.int(),
          /** Minutes from start to table, as households report it. */
          minutes: z.nullable(z.int()),
        }),
      ),
      /** Menu weeks it is on, starting with the first it can still be ordered for. */
      weeks: z.array(isoDate),
      picture,
    }),
    errors: ['not_found'],
  }),
  recipal_html: get({
    summary: 'The Nutrition Facts table of a dish, in English and French in one table, as HTML.',
    who: 'anyone',
    input: z.object({ id: productId }),
    output: z.object({
      /** One element; null where there is no table. */
      html: z.nullable(z.string()),
    }),
    errors: ['not_found'],
  }),
} as const
