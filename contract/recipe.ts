// A recipe as calls take it: one that is done, and one that is being written.

import * as z from 'zod/mini'
import { brandIds } from '../domain/brands.ts'
import { amountUnits, cuisines, equipmentNames } from '../domain/catalogue/recipe.ts'
import { difficulties, dishCategories, dishKinds } from '../domain/catalogue/types.ts'
import { taxClasses } from '../domain/tax/classes.ts'
import { code, productId, requiredText, text } from './fields.ts'

export const count = (least: number, most: number) =>
  z
    .int({ error: code('invalid_input') })
    .check(z.minimum(least, code('invalid_input')), z.maximum(most, code('invalid_input')))
export const price = count(0, 100_000)
export const amount = z.number({ error: code('invalid_input') }).check(z.minimum(0), z.maximum(100_000))
export const some = <T extends z.ZodMiniType>(of: T, most: number) =>
  z.array(of, { error: code('invalid_input') }).check(z.maxLength(most, code('too_long')))

/** Lower-case words joined by hyphens. */
export const newId = z
  .string({ error: code('required') })
  .check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/, code('invalid_input')), z.maxLength(80, code('too_long')))

/** A text in both languages. */
export const said = (most: number) => z.object({ en: requiredText(most), fr: requiredText(most) })

/** The same while it is being written: each language may be empty. */
const written = (most: number) => z.object({ en: text(most), fr: text(most) })

type Texts = (most: number) => ReturnType<typeof written>

const amounts = some(
  z.object({ ingredientId: productId, unit: z.enum(amountUnits), for2: amount, for4: amount }),
  60,
)

const recipeOf = (texts: Texts) =>
  z.object({
    id: newId,
    version: z._default(count(0, 1_000_000), 0),
    kind: z.enum(dishKinds),
    category: z.enum(dishCategories),
    name: texts(120),
    promise: texts(400),
    summary: texts(200),
    cuisine: z.enum(cuisines),
    difficulty: z.enum(difficulties),
    handsOnMinutes: count(0, 300),
    spice: z.literal([0, 1, 2, 3]),
    equipment: some(z.enum(equipmentNames), 10),
    box: amounts,
    cupboard: amounts,
    steps: some(
      z.object({
        title: texts(120),
        text: texts(1_200),
        minutes: count(0, 600),
        timers: some(count(0, 36_000), 10),
      }),
      20,
    ),
    swaps: some(
      z.object({
        id: newId,
        name: texts(120),
        cooking: texts(600),
        surchargeCents: price,
        without: some(productId, 20),
        with: amounts,
      }),
      6,
    ),
    pairings: some(productId, 10),
    eatWithinDays: count(1, 4),
    taxClass: z.enum(taxClasses),
    pictured: z.boolean(),
    picture: z.optional(
      z.object({
        /** A picture of the kit by name, or the reference that an upload was answered with. */
        name: z
          .string({ error: code('required') })
          .check(z.minLength(1, code('required')), z.maxLength(400, code('too_long'))),
        credit: text(120),
      }),
    ),
    surchargeCents: price,
    weeklyCapacity: count(0, 1_000_000),
    only: z.optional(z.enum(brandIds)),
    season: z.optional(z.tuple([count(1, 12), count(1, 12)])),
  })

/** A recipe as the cooks write it; everything that can be computed is left out. */
export const recipe = recipeOf(said)

/** One that is being written: texts may be missing. */
export const recipeDraft = recipeOf(written)
