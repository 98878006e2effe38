import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { versionOfPicture } from '../../server/menu/pictures/describe.ts'
import { keyOfPicture, originals, readPictureList } from './pictures.ts'

const list = readPictureList()

test('the list of pictures is as the originals are; `npm run pictures` makes it so', () => {
  const found = originals().map(original => [
    keyOfPicture(original),
    versionOfPicture(readFileSync(original.file)),
  ])
  expect([...list].map(([key, { version }]) => [key, version])).toEqual(found)
})

test('every picture has what holds its place, in at most 40 bytes', () => {
  for (const [key, { blur, width, height }] of list) {
    expect(Buffer.from(blur, 'base64').length, key).toBe(32)
    // A grocery is never alone on a page.
    expect(Math.min(width, height), key).toBeGreaterThanOrEqual(key.startsWith('packs/') ? 400 : 600)
  }
})

test('a dish cut out is a dish on a table too', () => {
  const cutOut = [...list.values()].filter(({ folder }) => folder === 'cutouts')
  expect(cutOut.filter(({ name }) => !list.has(`dishes/${name}`))).toEqual([])
})
