import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openMemory } from '../../request/memory.ts'
import { withShared } from './shared_texts.ts'

const services = { memory: openMemory() }
const long = JSON.stringify(Array.from({ length: 2_000 }, (_, n) => `dish ${n}`))
const shared = [
  { id: 'shared-1', json: long },
  { id: 'shared-2', json: '["</script><!-- & é"]' },
]

/** A page rendered for a person. */
const drawnFor = (name: string) => Buffer.from(`<body><p>${name} &lt;/body></p></body></html>`)

test.each(['gzip, br', undefined])(
  'a page’s shared texts are at the end of its body, and end no script (%s)',
  async accepted => {
    for (const name of ['Zoé', 'Ann']) {
      const { body, encoding } = await withShared(services, drawnFor(name), shared, accepted)
      expect(encoding).toBe(accepted ? 'gzip' : null)
      const text = String(encoding ? gunzipSync(body) : body)
      const escaped = '["\\u003c/script>\\u003c!-- & é"]'
      const [first, second] = [long, escaped].map(
        (json, place) => `<script id="shared-${place + 1}" type="application/json">${json}</script>`,
      )
      expect(text === `<body><p>${name} &lt;/body></p>${first}${second}</body></html>`).toBe(true)
      expect(JSON.parse(escaped)).toEqual(['</script><!-- & é'])
    }
  },
)

test('they are compressed once for everybody', async () => {
  const [first, second] = await Promise.all(
    ['Bo', 'Al'].map(name => withShared(services, drawnFor(name), shared, 'gzip')),
  )
  expect(first?.body.length).toBeLessThan(long.length / 2)
  expect(first?.body.length).toBe(second?.body.length)
})

test('a page without them is compressed in the browser’s best encoding, or left to the sender; an empty one stays empty', async () => {
  const drawn = Buffer.from(`<p>${long}</p>`)
  const { body, encoding } = await withShared(services, drawn, [], 'gzip, br')
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(body).equals(drawn)).toBe(true)
  expect(await withShared(services, drawn, [], 'gzip')).toEqual({ body: drawn, encoding: null })
  const empty = Buffer.alloc(0)
  expect(await withShared(services, empty, [], 'br')).toEqual({ body: empty, encoding: null })
})

test('another text under the same id replaces it', async () => {
  for (const json of ['[1]', '[2]', '[1]']) {
    const { body } = await withShared(services, Buffer.from('</body>'), [{ id: 'a', json }], undefined)
    expect(String(body)).toBe(`<script id="a" type="application/json">${json}</script></body>`)
  }
})
