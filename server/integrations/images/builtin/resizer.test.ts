import { expect, test } from 'vitest'
import { sharp } from '../../../request/libvips.ts'
import { readSize } from '../parameters.ts'
import type { Original } from '../port.ts'
import { openQueue, QueueFull } from './queue.ts'
import { openResizer } from './resizer.ts'

const roomy = { atOnce: 1, waiting: 9, waitingOfAddress: 9, waitingOfPicture: 9, later: 0, patience: 0 }

/** A plain picture of one colour. */
const plain = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .avif()
    .toBuffer()

function openMemoryCache() {
  const kept = new Map<string, Buffer>()
  return {
    get: async (name: string) => kept.get(name) ?? null,
    has: (name: string) => kept.has(name),
    put: async (name: string, made: Buffer) => void kept.set(name, made),
    size: () => 0,
  }
}

const facts = { folder: 'dishes', name: 'plain', version: 'abc', blur: '', transparent: false } as const

test('a picture well within its thumbnail is made of that, and a larger one of the original', async () => {
  const [large, small] = [await plain(800, '#ff0000'), await plain(400, '#0000ff')]
  const original: Original = {
    ...facts,
    width: 800,
    height: 800,
    read: async () => large,
    thumbnail: { side: 400, read: async () => small },
  }
  const queue = openQueue({ ...roomy, onError: () => {} })
  const resizer = openResizer({ cache: openMemoryCache(), queue, mayMake: () => true })
  const isRed = async (w: string) => {
    const asked = readSize({ w, fm: 'png' })
    if (asked === null) throw new Error('nothing was asked')
    const { bytes } = await resizer.sized(original, asked, {
      accepted: 'image/png',
      from: 'one',
      gone: new AbortController().signal,
    })
    const { dominant } = await sharp(bytes).stats()
    return dominant.r > dominant.b
  }
  expect([await isRed('100'), await isRed('328'), await isRed('381'), await isRed('800')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('an address that had its share of pictures made gets existing ones, and no new one until later', async () => {
  const bytes = await plain(400, '#aa7755')
  const original: Original = { ...facts, width: 400, height: 400, read: async () => bytes, thumbnail: null }
  const queue = openQueue({ ...roomy, onError: () => {} })
  let left = 2
  const resizer = openResizer({
    cache: openMemoryCache(),
    queue,
    mayMake: from => from !== 'greedy' || left-- > 0,
  })
  const ask = (w: string, from = 'greedy') => {
    const asked = readSize({ w, fm: 'webp' })
    if (asked === null) throw new Error('nothing was asked')
    return resizer.sized(original, asked, {
      accepted: 'image/webp',
      from,
      gone: new AbortController().signal,
    })
  }
  await ask('100')
  await ask('200')
  await expect(ask('300')).rejects.toBeInstanceOf(QueueFull)
  expect((await ask('100')).bytes.length).toBeGreaterThan(0)
  expect((await ask('300', 'modest')).format).toBe('webp')
})
