import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings } from '../../art/bags/paints.ts'
import { brandFacts } from '../../brands/index.ts'
import { brandIds } from '../../domain/brands.ts'
import { blurAddress } from '../../domain/pictures/blur.ts'
import { versionOfPicture } from '../../server/menu/pictures/describe.ts'
import { bagOf, pictureOf } from '../../server/menu/pictures/picture_of.ts'
import { keyOfPicture, originals, readPictureList } from './pictures.ts'
import { readyToCook, readyToEat } from './recipes.ts'

const list = readPictureList()

test('the list of pictures is as the originals are; `npm run pictures` makes it so', () => {
  const found = originals().map(original => [
    keyOfPicture(original),
    versionOfPicture(readFileSync(original.file)),
  ])
  expect([...list].map(([key, { version }]) => [key, version])).toEqual(found)
})

test('every picture has what holds its place', () => {
  for (const [key, { blur, width, height }] of list) {
    expect(blurAddress(blur), key).toMatch(/^data:image\/gif;base64,/)
    // A grocery is never alone on a page.
    expect(Math.min(width, height), key).toBeGreaterThanOrEqual(key.startsWith('packs/') ? 400 : 600)
  }
})

test('every dish on a table is cut out as a plate too, and no other is', () => {
  const named = (wanted: string) =>
    [...list.values()].flatMap(({ folder, name }) => (folder === wanted ? [name] : []))
  expect(named('cutouts')).toEqual(named('dishes'))
})

const dishes = [...readyToCook, ...readyToEat]

test('of every dish, as it is cooked now, there is a picture of what comes in its bag or went into it, like no other dish’s', () => {
  const versions = dishes.map(({ id, version }) => list.get(`bags/${id}-${version}`)?.version)
  expect(new Set(versions).size).toBe(dishes.length)
  const missing = dishes.filter(({ id, version }) => !list.has(`bags/${id}-${version}`))
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('everything that goes into a dish has a drawing of its own in that picture', () => {
  const drawn = new Set(drawings.keys())
  const inDishes = new Set(dishes.flatMap(({ box }) => box.map(({ ingredientId }) => ingredientId)))
  expect([...inDishes].filter(id => !drawn.has(id))).toEqual([])
})

test.each(brandIds)('%s has its signature picture', brand => {
  expect(pictureOf(brandFacts[brand].signature, brand)).toMatch(/^\/pictures\/scenes\//)
})

test('a dish cooked otherwise than it was drawn shows no bag', () => {
  expect(bagOf({ id: 'salmon-poke-bowl', version: 1 })).toMatch(/^\/pictures\/bags\/salmon-poke-bowl-1\//)
  expect(bagOf({ id: 'salmon-poke-bowl', version: 2 })).toBeNull()
})
