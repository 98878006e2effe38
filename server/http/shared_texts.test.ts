import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openMemory } from '../request/memory.ts'
import { openSharedTexts, withShared } from './shared_texts.ts'

const services = { memory: openMemory() }
const long = JSON.stringify(Array.from({ length: 2_000 }, (_, n) => `dish ${n}`))

/** A page with its mark, rendered for a person. */
function drawnFor(name: string) {
  const shared = openSharedTexts(`secret-of-${name}`)
  shared.add({ name: '1', json: long })
  shared.add({ name: '2', json: '["</script><!-- & é"]' })
  return { shared, drawn: Buffer.from(`<p>${name}</p><script>[]\n${shared.mark}</script>`) }
}

test.each(['gzip, br', undefined])(
  'a page’s shared text is at its mark, and ends no script (%s)',
  async accepted => {
    for (const name of ['Zoé', 'Ann']) {
      const { drawn, shared } = drawnFor(name)
      const { body, encoding } = await withShared(services, drawn, shared, accepted)
      expect(encoding).toBe(accepted ? 'gzip' : null)
      const text = String(encoding ? gunzipSync(body) : body)
      const escaped = '["\\u003c/script>\\u003c!-- & é"]'
      expect(text === `<p>${name}</p><script>[]\n\n#1 ${long}\n#2 ${escaped}</script>`).toBe(true)
      expect(JSON.parse(escaped)).toEqual(['</script><!-- & é'])
    }
  },
)

test('it is compressed once for everybody, and a page without a mark is sent as it was rendered', async () => {
  const { drawn, shared } = drawnFor('Bo')
  const { body } = await withShared(services, drawn, shared, 'gzip')
  expect(body.length).toBeLessThan(long.length / 2)
  expect(await withShared(services, Buffer.from('<p>'), shared, 'gzip')).toEqual({
    body: Buffer.from('<p>'),
    encoding: null,
  })
  expect(await withShared(services, drawn, null, 'gzip')).toEqual({ body: drawn, encoding: null })
})

test('a page without a shared text is compressed in the browser’s best encoding, without its mark', async () => {
  const nothing = openSharedTexts('word')
  const drawn = Buffer.from(`<p>${long}</p>${nothing.mark}<script>`)
  const { body, encoding } = await withShared(services, drawn, nothing, 'gzip, br')
  expect(encoding).toBe('br')
  expect(String(brotliDecompressSync(body)) === `<p>${long}</p><script>`).toBe(true)
  const zipped = await withShared(services, drawn, nothing, 'gzip')
  expect(String(gunzipSync(zipped.body)) === `<p>${long}</p><script>`).toBe(true)
})

test('the same text under another name appears under that name', async () => {
  for (const name of ['a', 'b', 'a']) {
    const shared = openSharedTexts('word')
    shared.add({ name, json: '[1]' })
    const { body } = await withShared(services, Buffer.from(shared.mark), shared, undefined)
    expect(String(body)).toBe(`\n#${name} [1]`)
  }
})
