import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureFolders, readReference, referenceTo } from './reference.ts'

const facts = fc.record({
  folder: fc.constantFrom(...pictureFolders),
  name: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,4}$/),
  version: fc.stringMatching(/^[0-9a-f]{12}$/),
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
  blur: fc.base64String(),
})

test('a reference gives back its parts and its address', () => {
  fc.assert(
    fc.property(facts, picture => {
      const address = `/pictures/${picture.folder}/${picture.name}/${picture.version}`
      expect(readReference(referenceTo(picture))).toEqual({ ...picture, address })
    }),
  )
})

test('a browser requests the address alone', () => {
  const reference = referenceTo({
    folder: 'dishes',
    name: 'chana-masala',
    version: '0123456789ab',
    width: 800,
    height: 600,
    blur: 'AAAA',
  })
  const { pathname, search } = new URL(reference, 'https://www.example.com')
  expect(pathname + search).toBe('/pictures/dishes/chana-masala/0123456789ab')
})

test.each([
  '',
  'icon:bread',
  'chana-masala',
  '/pictures/dishes/chana-masala/0123456789ab',
  '/pictures/dishes/../0123456789ab#800x800,',
  '/pictures/elsewhere/chana/0123456789ab#800x800,',
  '/pictures/dishes/chana/0123456789ab#0x800,',
  'https://evil.example/pictures/dishes/chana/0123456789ab#800x800,',
  '/pictures/dishes/chana/0123456789ab#800x800,"onload=',
])('%j is not a reference', text => {
  expect(readReference(text)).toBeNull()
})
