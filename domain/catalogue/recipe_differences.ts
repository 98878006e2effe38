// Two versions of a recipe, compared field by field.

import type { DishRecipe, RecipeAmount, Swap } from './recipe.ts'
import type { Bilingual, CookingStep } from './types.ts'

/** One difference: which field, of which step, line or swap, and in which language; null on the side that does not have it. */
interface RecipeDifference {
  field: string
  /** The number of a step, from 1, or the id of an ingredient or a swap; null for a field of the dish itself. */
  of: string | null
  locale: 'en' | 'fr' | null
  before: string | null
  after: string | null
}

const plain = [
  ...(['kind', 'category', 'cuisine', 'difficulty', 'handsOnMinutes', 'spice', 'eatWithinDays'] as const),
  ...(['taxClass', 'surchargeCents', 'weeklyCapacity', 'only'] as const),
] as const

type Values = ReadonlyMap<string, Omit<RecipeDifference, 'before' | 'after'> & { value: string }>

/** Everything that differs, in the order of the editor. */
export function recipeDifferences(before: DishRecipe, after: DishRecipe): RecipeDifference[] {
  const [had, has] = [valuesOf(before), valuesOf(after)]
  const keys = [...new Set([...had.keys(), ...has.keys()])]
  return keys.flatMap(key => {
    const [was, is] = [had.get(key), has.get(key)]
    const known = is ?? was
    if (!known || was?.value === is?.value) return []
    const { field, of, locale } = known
    return [{ field, of, locale, before: was?.value ?? null, after: is?.value ?? null }]
  })
}

function valuesOf(recipe: DishRecipe): Values {
  const found = new Map<string, Omit<RecipeDifference, 'before' | 'after'> & { value: string }>()
  const put = (field: string, value: string, of: string | null = null, locale: 'en' | 'fr' | null = null) => {
    if (value !== '') found.set(`${field} ${of} ${locale}`, { field, of, locale, value })
  }
  const putBoth = (field: string, text: Bilingual, of: string | null = null) => {
    for (const locale of ['en', 'fr'] as const) put(field, text[locale], of, locale)
  }
  for (const field of ['name', 'promise', 'summary'] as const) putBoth(field, recipe[field])
  for (const field of plain) put(field, String(recipe[field] ?? ''))
  put('season', recipe.season?.join('–') ?? '')
  put('equipment', recipe.equipment.join(', '))
  put('pairings', recipe.pairings.join(', '))
  put('picture', recipe.picture ? nameOf(recipe.picture.name) : recipe.pictured ? recipe.id : '')
  put('credit', recipe.picture?.credit ?? '')
  for (const line of recipe.box) put('box', amountOf(line), line.ingredientId)
  for (const line of recipe.cupboard) put('cupboard', amountOf(line), line.ingredientId)
  for (const [at, step] of recipe.steps.entries()) putStep(step, String(at + 1), put, putBoth)
  for (const swap of recipe.swaps) putSwap(swap, put, putBoth)
  return found
}

type Put = (field: string, value: string, of?: string | null) => void
type PutBoth = (field: string, text: Bilingual, of?: string | null) => void

function putStep(
  { title, text, minutes, timers }: CookingStep,
  of: string,
  put: Put,
  putBoth: PutBoth,
): void {
  putBoth('stepTitle', title, of)
  putBoth('stepText', text, of)
  put('stepMinutes', String(minutes), of)
  put('stepTimers', timers.map(seconds => String(seconds / 60)).join(', '), of)
}

function putSwap(swap: Swap, put: Put, putBoth: PutBoth): void {
  putBoth('swapName', swap.name, swap.id)
  putBoth('swapCooking', swap.cooking, swap.id)
  put('swapSurcharge', String(swap.surchargeCents), swap.id)
  put('swapWithout', swap.without.join(', '), swap.id)
  put('swapWith', swap.with.map(line => `${line.ingredientId} ${amountOf(line)}`).join(', '), swap.id)
}

const units: Readonly<Record<RecipeAmount['unit'], string>> = {
  gram: 'g',
  piece: '×',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
}

const amountOf = ({ unit, for2, for4 }: RecipeAmount): string => `${for2} / ${for4} ${units[unit]}`

/** An uploaded picture is told by the beginning of its digest. */
const nameOf = (name: string): string => /\/uploads\/([a-z0-9]{8})/.exec(name)?.[1] ?? name
