import { expect, test } from 'vitest'
import { readAgain } from './read_again.ts'

test.each([
  ['that are there', async () => ({ status: 200 }), true],
  ['that ask again who it is', async () => ({ status: 403 }), true],
  ['that cannot be set up', async () => ({ status: 500 }), false],
  ['of a server that is busy', async () => ({ status: 503 }), false],
  ['that the network cut off', () => Promise.reject(new TypeError('fetch failed')), false],
])('a page reloads data %s, and stays as it is where an error would replace it', async (_, page, wanted) => {
  let read = false
  const was = await readAgain(page, async () => {
    read = true
  })
  expect([was, read]).toEqual([wanted, wanted])
})
