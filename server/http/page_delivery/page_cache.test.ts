// The size of the page cache, and its answer when a new version cannot be rendered.

import { expect, test } from 'vitest'
import { openPageCache } from './page_cache.ts'

const page = (name: string, length = 10, status = 200) => ({ name, length, status })

test('the cache is limited in bytes: the least recently used page goes first', async () => {
  const cache = openPageCache<ReturnType<typeof page>>({ limits: { pages: 100, bytes: 25 } })
  const made: string[] = []
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key)
      return page(key)
    })
  for (const key of ['a\n1', 'b\n1', 'a\n1', 'c\n1', 'a\n1', 'b\n1']) await get(key)
  expect(made).toEqual(['a\n1', 'b\n1', 'c\n1', 'b\n1'])
})

test('a page that cannot be rendered anew keeps its former version, at its own address only', async () => {
  const cache = openPageCache<ReturnType<typeof page>>()
  const failing = async () => page('failed', 10, 503)
  await cache.get('/menu\n1', async () => page('menu'))
  expect(await cache.get('/menu\n2', failing)).toMatchObject({ name: 'menu' })
  expect(await cache.get('/faq\n2', failing)).toMatchObject({ name: 'failed' })
})
