import { expect, test } from 'vitest'
import { sharp } from '../../../request/libvips.ts'
import { readSize } from '../parameters.ts'
import type { Original } from '../port.ts'
import { openQueue, QueueFull } from './queue.ts'
import { openResizer } from './resizer.ts'

test('an address that had its share of pictures made gets existing ones, and no new one until later', async () => {
  const ground = { width: 400, height: 400, channels: 3, background: '#aa7755' } as const
  const bytes = await sharp({ create: ground }).avif().toBuffer()
  const original: Original = {
    folder: 'dishes',
    name: 'plain',
    version: 'abc',
    width: 400,
    height: 400,
    blur: '',
    transparent: false,
    read: async () => bytes,
  }
  const kept = new Map<string, Buffer>()
  const cache = {
    get: async (name: string) => kept.get(name) ?? null,
    has: (name: string) => kept.has(name),
    put: async (name: string, made: Buffer) => void kept.set(name, made),
    size: () => 0,
  }
  const limits = { atOnce: 1, waiting: 9, waitingOfAddress: 9, waitingOfPicture: 9, later: 0, patience: 0 }
  const queue = openQueue({ ...limits, onError: () => {} })
  let left = 2
  const resizer = openResizer({ cache, queue, mayMake: from => from !== 'greedy' || left-- > 0 })
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
