// A dish is written, kept, compared and saved, by one person and by two at once.

import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../contract/errors.ts'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import { menusAt, requestOf } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { catalogue } from '../calls/catalogue.ts'
import { meals_admin } from '../calls/meals_admin.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { offeringsFor } from '../catalogue/offerings.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
let one = ''
let other = ''
beforeAll(async () => {
  // Whoever writes works here.
  one = await insertClient(services, { isAdmin: true })
  other = await insertClient(services, { isAdmin: true })
})

type Recipe = NonNullable<OutputOf<'meals_admin.show'>['recipe']>

const show = (who: string, id: string) => meals_admin.show(services, requestOf(who, now), { id })
const writes = (who: string, id: string, base: number, recipe: Recipe) =>
  meals_admin.keep_draft(services, requestOf(who, now), { id, base, recipe })
const save = (who: string, recipe: Recipe, base: number, from: 'now' | 'new' = 'new') =>
  catalogue.correct_meal(services, requestOf(who, now), {
    ...{ base, from, reason: 'Better' },
    recipe: recipe as ParsedOf<'catalogue.correct_meal'>['recipe'],
  })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (failure: unknown) => (failure instanceof Refusal ? failure.code : failure),
  )

const photo = readFileSync('public/dishes/teriyaki-salmon-bowl.avif').toString('base64')

test('a new dish from nothing: what is missing goes away line by line, and it is planned once nothing is', async () => {
  const { id } = await meals_admin.begin(services, requestOf(one, now), {
    name: 'Crème brûlée 李小龙 🎂',
    of: undefined,
  })
  expect(id).toBe('creme-brulee')
  const begun = await show(one, id)
  expect(begun).toMatchObject({ version: 0, recipe: null, draft: { isMine: true, base: 0 }, versions: [] })
  expect(begun.draft?.facts.missing).toEqual(['picture', 'english', 'french', 'cost', 'ingredients'])

  const recipe = begun.draft?.recipe as Recipe
  recipe.box = [
    { ingredientId: 'egg', unit: 'piece', for2: 2, for4: 4 },
    { ingredientId: 'cream', unit: 'gram', for2: 200, for4: 400 },
    { ingredientId: 'egg-of-a-dragon', unit: 'gram', for2: 1, for4: 2 },
  ]
  const faulty = await writes(one, id, 0, recipe)
  expect(faulty.facts.box.map(({ fault }) => fault)).toEqual([null, null, 'unknown'])
  expect(faulty.facts).toMatchObject({ costCents: null, allergens: ['Eggs', 'Milk'] })

  const { name: uploaded } = await meals_admin.put_picture(services, requestOf(one, now), { photo })
  recipe.box.pop()
  recipe.picture = { name: uploaded, credit: 'A. Photographer' }
  const both = { en: 'Text', fr: 'Texte' }
  Object.assign(recipe, { name: both, promise: both, summary: both })
  recipe.steps = [1, 2, 3, 4, 5].map(() => ({ title: both, text: both, minutes: 5, timers: [] }))
  const done = await writes(one, id, 0, recipe)
  expect(done.facts.missing).toEqual([])
  expect(done.facts.costCents).toBeGreaterThan(0)
  expect((await show(one, id)).draft?.recipe).toEqual(recipe)

  const listed = async () => {
    const { dishes } = await meals_admin.list(services, requestOf(other, now), {})
    return dishes.find(dish => dish.id === id)
  }
  expect(await listed()).toMatchObject({ version: 0, missing: [] })
  expect(await save(one, recipe, 0)).toEqual({ version: 1, boxes: 0 })
  expect(await listed()).toMatchObject({ version: 1, writers: [], picture: uploaded })
  expect(await show(one, id)).toMatchObject({
    version: 1,
    draft: null,
    versions: [{ version: 1, reason: 'Better' }],
  })

  const planned = async () =>
    (await offeringsFor(pool, await catalogueOf(services), '2027-06-07')).dishes.some(
      ({ dish }) => dish.id === id,
    )
  expect(await planned()).toBe(true)
  const { picture: _, ...bare } = recipe
  await save(one, bare, 1)
  expect(await planned()).toBe(false)
})

test('two people write at one dish: the second to save is shown what the first did, and keeps what was typed', async () => {
  const id = 'chana-masala'
  const { recipe, version } = await show(one, id)
  const mine = structuredClone(recipe) as Recipe
  const theirs = structuredClone(recipe) as Recipe
  mine.promise = { ...mine.promise, en: 'Mine.' }
  theirs.spice = 3
  theirs.box = [...theirs.box, { ingredientId: 'peanuts', unit: 'gram', for2: 20, for4: 40 }]
  await writes(one, id, version, mine)
  expect((await show(other, id)).others).toHaveLength(1)
  expect(await save(other, theirs, version)).toMatchObject({ version: version + 1 })

  expect(await refusalOf(save(one, mine, version))).toBe('catalogue_changed')
  const { differences } = await meals_admin.compare(services, requestOf(one, now), {
    ...{ id, before: version, after: version + 1 },
  })
  expect(differences.map(({ field, of, after }) => [field, of, after])).toEqual([
    ['spice', null, '3'],
    ['box', 'Roasted peanuts, unsalted', '20 / 40 g'],
  ])
  await meals_admin.bring_up(services, requestOf(one, now), { id })
  const { draft } = await show(one, id)
  expect(draft).toMatchObject({ base: version + 1, recipe: { spice: 3, promise: { en: 'Mine.' } } })
  expect(draft?.recipe.box).toEqual(theirs.box)
  expect(await save(one, draft?.recipe as Recipe, version + 1)).toMatchObject({ version: version + 2 })
})

test('a copy has its own name and no picture; what is discarded is gone, and nobody writes at what does not exist', async () => {
  const asOne = requestOf(one, now)
  const { id } = await meals_admin.begin(services, asOne, { name: 'Chana masala', of: 'chana-masala' })
  expect(id).toBe('chana-masala-2')
  const { draft } = await show(one, id)
  expect(draft?.recipe).toMatchObject({ name: { en: 'Chana masala', fr: '' }, pictured: false })
  expect(draft?.recipe.box.length).toBeGreaterThan(3)
  await meals_admin.discard_draft(services, asOne, { id })
  expect(await refusalOf(show(one, id))).toBe('not_found')
  expect(await refusalOf(writes(one, id, 0, draft?.recipe as Recipe))).toBe('not_found')
  expect(await refusalOf(meals_admin.begin(services, asOne, { name: 'x', of: 'no-such' }))).toBe('not_found')
})

test('a recipe names no picture that there is not', async () => {
  const { recipe, version } = await show(one, 'aloo-gobi')
  const wrong = {
    ...(recipe as Recipe),
    picture: { name: '/pictures/uploads/abc/0123456789ab#1x1,', credit: '' },
  }
  expect(await refusalOf(save(one, wrong, version))).toBe('invalid_input')
  const kit = { ...(recipe as Recipe), picture: { name: 'chana-masala', credit: '' } }
  expect(await save(one, kit, version)).toMatchObject({ version: version + 1 })
})

test('ingredients and pairings are found by either language, without accents', async () => {
  const asOne = requestOf(one, now)
  const find = async (q: string) =>
    (await meals_admin.find_ingredients(services, asOne, { q })).ingredients.map(({ id }) => id)
  expect(await find('oignon vert')).toContain('green-onion')
  expect(await find('green on')).toContain('green-onion')
  expect(await find('   ')).toEqual([])
  const { products } = await meals_admin.find_pairings(services, asOne, { q: 'a' })
  expect(products.length).toBeGreaterThan(0)
})
