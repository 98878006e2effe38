import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawings } from '../../art/bags/paints.ts'
import { brandFacts } from '../../brands/index.ts'
import { brandIds } from '../../domain/brands.ts'
import { blurAddress } from '../../domain/pictures/blur.ts'
import { versionOfPicture } from '../../server/menu/pictures/describe.ts'
import {
  keyOfPicture,
  originals,
  readPictureList,
  thumbnailFolder,
  thumbnailOf,
} from '../../server/menu/pictures/kit.ts'
import { bagOf, pictureOf } from '../../server/menu/pictures/picture_of.ts'
import { readyToCook, readyToEat } from './recipes.ts'

const list = readPictureList()

test('the list of pictures matches the originals (`npm run pictures`)', () => {
  const found = originals().map(original => [
    keyOfPicture(original),
    versionOfPicture(readFileSync(original.file)),
  ])
  expect([...list].map(([key, { version }]) => [key, version])).toEqual(found)
})

test('every large original has the thumbnail of its present version, and there is no other (`npm run pictures`)', () => {
  const wanted = [...list.values()].flatMap(picture => thumbnailOf(picture) ?? [])
  expect(wanted.length).toBeGreaterThan(100)
  const found = readdirSync(thumbnailFolder, { recursive: true }).map(name =>
    join(thumbnailFolder, String(name)),
  )
  expect(found.filter(file => file.endsWith('.avif')).sort()).toEqual(wanted.sort())
})

test('every picture has a placeholder', () => {
  for (const [key, { blur, width, height }] of list) {
    expect(blurAddress(blur), key).toMatch(/^data:image\/gif;base64,/)
    // A grocery is never alone on a page.
    expect(Math.min(width, height), key).toBeGreaterThanOrEqual(key.startsWith('packs/') ? 400 : 600)
  }
})

test('every dish on a table has a cut-out plate too, and no other dish has one', () => {
  const named = (wanted: string) =>
    [...list.values()].flatMap(({ folder, name }) => (folder === wanted ? [name] : []))
  expect(named('cutouts')).toEqual(named('dishes'))
})

const dishes = [...readyToCook, ...readyToEat]

test('every dish, in its present recipe, has a picture of the contents of its bag or of its ingredients, unlike any other dish’s', () => {
  const versions = dishes.map(({ id, version }) => list.get(`bags/${id}-${version}`)?.version)
  expect(new Set(versions).size).toBe(dishes.length)
  const missing = dishes.filter(({ id, version }) => !list.has(`bags/${id}-${version}`))
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('every ingredient of a dish has its own drawing in that picture', () => {
  const drawn = new Set(drawings.keys())
  const inDishes = new Set(dishes.flatMap(({ box }) => box.map(({ ingredientId }) => ingredientId)))
  expect([...inDishes].filter(id => !drawn.has(id))).toEqual([])
})

test.each(brandIds)('%s has its signature picture', brand => {
  expect(pictureOf(brandFacts[brand].signature, brand)).toMatch(/^\/pictures\/scenes\//)
})

test('a dish with another recipe than the drawn one shows no bag', () => {
  expect(bagOf({ id: 'salmon-poke-bowl', version: 1 })).toMatch(/^\/pictures\/bags\/salmon-poke-bowl-1\//)
  expect(bagOf({ id: 'salmon-poke-bowl', version: 2 })).toBeNull()
})
