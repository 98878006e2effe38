import { expect, test } from 'vitest'
import { recipeOf } from './example_pantry.ts'
import { mergeRecipes } from './merge_recipes.ts'

const line = (ingredientId: string, for2: number) => ({
  ingredientId,
  unit: 'gram' as const,
  for2,
  for4: for2 * 2,
})
const words = (en: string, fr: string) => ({ en, fr })
const base = recipeOf([line('rice', 100), line('salmon', 300)], { name: words('Rice', 'Riz') })

test('what the other saved is taken where the writer changed nothing, and nothing that was typed is lost', () => {
  const mine = {
    ...base,
    name: words('My rice', 'Riz'),
    box: [line('rice', 150), line('salmon', 300), line('lime', 10)],
  }
  const theirs = {
    ...base,
    version: 2,
    name: words('Their rice', 'Leur riz'),
    spice: 2 as const,
    box: [line('rice', 120), line('peanuts', 20)],
  }
  const merged = mergeRecipes(base, mine, theirs)
  expect(merged).toMatchObject({ version: 2, spice: 2, name: words('My rice', 'Leur riz') })
  expect(merged.box).toEqual([line('rice', 150), line('peanuts', 20), line('lime', 10)])
})

test('a writer who changed nothing has what the other saved', () => {
  const theirs = { ...base, version: 2, only: 'cookit' as const, box: [line('salmon', 200)] }
  expect(mergeRecipes(base, base, theirs)).toEqual(theirs)
})
