// Somebody saved a version of a dish while another was writing at it: what they did is taken into what is being written, wherever the
// writer left the former version as it was.

import type { DishRecipe, RecipeAmount } from './recipe.ts'
import type { Bilingual } from './types.ts'

/** Whether two parts of recipes are written alike. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const texts = ['name', 'promise', 'summary'] as const
const lines = ['box', 'cupboard'] as const

/**
 * @param base the version that the writer began from
 * @param mine what they have written
 * @param theirs the version that was saved since
 */
export function mergeRecipes(base: DishRecipe, mine: DishRecipe, theirs: DishRecipe): DishRecipe {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])] as (keyof DishRecipe)[]
  const merged = Object.fromEntries(
    keys.flatMap(key => {
      const value = isSame(mine[key], base[key]) ? theirs[key] : mine[key]
      return value === undefined ? [] : [[key, value]]
    }),
  ) as unknown as DishRecipe
  return {
    ...merged,
    ...Object.fromEntries(texts.map(key => [key, mergeTexts(base[key], mine[key], theirs[key])])),
    ...Object.fromEntries(lines.map(key => [key, mergeLines(base[key], mine[key], theirs[key])])),
    id: mine.id,
    version: theirs.version,
  }
}

const mergeTexts = (base: Bilingual, mine: Bilingual, theirs: Bilingual): Bilingual => ({
  en: mine.en === base.en ? theirs.en : mine.en,
  fr: mine.fr === base.fr ? theirs.fr : mine.fr,
})

/** Line by line: an ingredient that one of them changed, added or took out is as they left it; the writer has the last word. */
function mergeLines(
  base: readonly RecipeAmount[],
  mine: readonly RecipeAmount[],
  theirs: readonly RecipeAmount[],
): RecipeAmount[] {
  const find = (of: readonly RecipeAmount[], id: string) => of.find(({ ingredientId }) => ingredientId === id)
  const ids = [...new Set([...theirs, ...mine].map(({ ingredientId }) => ingredientId))]
  return ids.flatMap(id => {
    const [was, my, their] = [find(base, id), find(mine, id), find(theirs, id)]
    return (isSame(my, was) ? their : my) ?? []
  })
}
