// What is wrong with a recipe's steps: a time without its countdown, languages that say different times or temperatures, a food that no
// step brings to its safe temperature (Health Canada, "Safe internal cooking temperatures").

import type { Locale } from '../brands.ts'
import { type Ingredient, type Ingredients, withAllParts } from './ingredients.ts'
import type { DishRecipe, RecipeAmount } from './recipe.ts'
import type { Bilingual } from './types.ts'

export type StepFault =
  /** A text names a time that has no timer. Steps count from 0. */
  | { kind: 'timer_missing'; step: number; locale: Locale; minutes: number }
  /** The two languages name different times or temperatures. */
  | { kind: 'languages_differ'; step: number }
  /** A timer ends after the dish is served. */
  | { kind: 'timer_late'; step: number; minutes: number }
  /** Nothing says that this food reaches its safe temperature. */
  | { kind: 'temperature_missing'; ingredientId: string; celsius: number; locale: Locale }
  | { kind: 'step_count'; least: number; most: number }
  /** The hands are busy for longer than the whole dish takes. */
  | { kind: 'hands_on'; minutes: number }
  | { kind: 'too_long'; minutes: number }

const longestMinutes = 40

/** All minutes that a text names, ascending. */
const minutesIn = (text: string): number[] =>
  [...text.matchAll(/(\d+) minutes?/g)].map(([, minutes]) => Number(minutes)).sort((a, b) => a - b)

/** All degrees Celsius that a text names, ascending. */
const degreesIn = (text: string): number[] =>
  [...text.matchAll(/(\d+)\s*°\s?C/g)].map(([, degrees]) => Number(degrees)).sort((a, b) => a - b)

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** USDA groups: poultry, sausages, pork, beef, fish and seafood, lamb and veal, game and beef. */
const meats: ReadonlySet<string> = new Set(['05', '07', '10', '13', '15', '17', '23'])

/**
 * The temperature that a raw food has to reach, by the group of its USDA row; null for one that is safe as it is. Ground meat and sausages
 * need more than a whole piece.
 */
export function safeCelsius({ id, ndb, allergens, rowDescribes }: Ingredient): number | null {
  const group = ndb?.slice(0, 2) ?? ''
  if (rowDescribes === 'cooked' || !meats.has(group)) return null
  if (group === '05' || allergens.includes('crustacean') || allergens.includes('mollusc')) return 74
  if (group === '07' || group === '10' || id.startsWith('ground-')) return 71
  return group === '15' ? 70 : 63
}

/** The raw foods among these amounts, parts of mixes included, with what each has to reach. */
function rawFoods(amounts: readonly RecipeAmount[], ingredients: Ingredients) {
  const parts = amounts.flatMap(({ ingredientId }) =>
    ingredients.has(ingredientId)
      ? withAllParts(ingredientId, ingredients).map(part => ({ ingredientId, part }))
      : [],
  )
  const found = new Map<string, number>()
  for (const { ingredientId, part } of parts) {
    const celsius = safeCelsius(part)
    if (celsius !== null) found.set(ingredientId, Math.max(celsius, found.get(ingredientId) ?? 0))
  }
  return [...found].map(([ingredientId, celsius]) => ({ ingredientId, celsius }))
}

/** What is wrong with the steps of a recipe, and with what its swaps say at the stove. */
export function stepFaults(recipe: DishRecipe, ingredients: Ingredients): StepFault[] {
  const { kind, steps, handsOnMinutes } = recipe
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  const least = kind === 'rtc' ? 5 : 4
  return [
    ...(steps.length < least || steps.length > 8 ? [{ kind: 'step_count' as const, least, most: 8 }] : []),
    ...(total > longestMinutes ? [{ kind: 'too_long' as const, minutes: total }] : []),
    ...(handsOnMinutes > total ? [{ kind: 'hands_on' as const, minutes: total }] : []),
    ...timeFaults(recipe, total),
    ...(kind === 'rtc' ? temperatureFaults(recipe, ingredients) : []),
  ]
}

function timeFaults({ steps }: DishRecipe, total: number): StepFault[] {
  let begun = 0
  return steps.flatMap(({ text, minutes, timers }, step): StepFault[] => {
    const start = begun
    begun += minutes
    const unnamed = (locale: Locale) =>
      [...new Set(minutesIn(text[locale]))].flatMap(named =>
        timers.includes(named * 60) ? [] : [{ kind: 'timer_missing' as const, step, locale, minutes: named }],
      )
    const bothWritten = text.en.trim() !== '' && text.fr.trim() !== ''
    const differ =
      bothWritten &&
      !(isSame(minutesIn(text.en), minutesIn(text.fr)) && isSame(degreesIn(text.en), degreesIn(text.fr)))
    return [
      ...unnamed('en'),
      ...unnamed('fr'),
      ...(differ ? [{ kind: 'languages_differ' as const, step }] : []),
      ...timers.flatMap(seconds =>
        start + seconds / 60 > total ? [{ kind: 'timer_late' as const, step, minutes: seconds / 60 }] : [],
      ),
    ]
  })
}

function temperatureFaults(
  { box, cupboard, steps, swaps }: DishRecipe,
  ingredients: Ingredients,
): StepFault[] {
  const missing = (amounts: readonly RecipeAmount[], texts: readonly Bilingual[]) =>
    rawFoods(amounts, ingredients).flatMap(({ ingredientId, celsius }) =>
      (['en', 'fr'] as const).flatMap(locale => {
        const written = texts.filter(text => text[locale].trim() !== '')
        const isSafe = written.some(text => degreesIn(text[locale]).some(degrees => degrees >= celsius))
        return isSafe ? [] : [{ kind: 'temperature_missing' as const, ingredientId, celsius, locale }]
      }),
    )
  return [
    ...missing(
      [...box, ...cupboard],
      steps.map(({ text }) => text),
    ),
    ...swaps.flatMap(swap => missing(swap.with, [swap.cooking])),
  ]
}
