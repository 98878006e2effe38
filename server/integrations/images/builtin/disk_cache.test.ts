import { mkdtempSync, readdirSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskCache } from './disk_cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mealkit-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (count: number) => Buffer.alloc(count, 7)
const onDisk = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

test('a stored file can be read again, also by the next process', async () => {
  const cache = await openDiskCache(folder, 1_000)
  await cache.put('a.webp', bytes(10))
  expect(await cache.get('a.webp')).toEqual(bytes(10))
  expect(await cache.get('b.webp')).toBeNull()
  const next = await openDiskCache(folder, 1_000)
  expect(await next.get('a.webp')).toEqual(bytes(10))
  expect(next.size()).toBe(10)
})

test('the cache never exceeds its limit, and drops the least recently used file', async () => {
  const cache = await openDiskCache(folder, 100)
  for (const name of ['a', 'b', 'c']) await cache.put(name, bytes(30))
  await cache.get('a')
  await cache.put('d', bytes(30))
  expect([cache.has('a'), cache.has('b'), cache.has('c'), cache.has('d')]).toEqual([true, false, true, true])
  expect(onDisk()).toBe(cache.size())
  await cache.put('too-large', bytes(101))
  expect(cache.has('too-large')).toBe(false)
  expect(cache.size()).toBe(90)
})

test('the order of use survives the process, and a smaller limit applies at once', async () => {
  for (const [name, usedAt] of Object.entries({ old: 20, older: 10, new: 30 })) {
    writeFileSync(join(folder, name), bytes(40))
    utimesSync(join(folder, name), usedAt, usedAt)
  }
  const cache = await openDiskCache(folder, 80)
  expect(readdirSync(folder).sort()).toEqual(['new', 'old'])
  expect(cache.size()).toBe(80)
})

test('a missing file is made again, and a half-written one is removed', async () => {
  writeFileSync(join(folder, 'a.0123.part'), bytes(5))
  const cache = await openDiskCache(folder, 100)
  expect(readdirSync(folder)).toEqual([])
  await cache.put('a', bytes(10))
  unlinkSync(join(folder, 'a'))
  expect(await cache.get('a')).toBeNull()
  expect(cache.size()).toBe(0)
})

test('a folder that cannot be written to costs time and nothing else', async () => {
  const cache = await openDiskCache(folder, 100)
  rmSync(folder, { recursive: true })
  await cache.put('a', bytes(10))
  expect(await cache.get('a')).toBeNull()
})
