// Response bodies with kept values: they equal those serialized anew.

import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cacheJson } from '../request/kept_json.ts'
import { jsonBody } from './json_body.ts'

const lists = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.jsonValue()))
const output = fc
  .dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined), lists.map(cacheJson)))
  .map(fields => ({ ...fields }))

test('an answer with kept parts equals one without, plain and compressed', {
  tags: '[API-menu.data]',
}, async () => {
  await fc.assert(
    fc.asyncProperty(output, async value => {
      const plain = await jsonBody(value, false)
      const packed = await jsonBody(value, true)
      const text = packed.encoding === 'gzip' ? gunzipSync(packed.content).toString() : String(packed.content)
      expect(String(plain.content)).toBe(JSON.stringify(value))
      expect(text).toBe(JSON.stringify(value))
    }),
  )
})

test('a value longer than one block of gzip is included whole', {
  tags: '[API-menu.data]',
}, async () => {
  const value = { own: 'é'.repeat(200_000), kept: cacheJson(['a']), more: 'x'.repeat(65_535) }
  const { content, encoding } = await jsonBody(value, true)
  expect(encoding).toBe('gzip')
  expect(gunzipSync(content).toString()).toBe(JSON.stringify(value))
})

test('a kept part is serialized once', { tags: '[API-menu.data]' }, async () => {
  const kept = cacheJson({ times: 0, toJSON: () => ++kept.times })
  await jsonBody({ kept }, true)
  await jsonBody({ kept }, false)
  expect(kept.times).toBe(1)
})
