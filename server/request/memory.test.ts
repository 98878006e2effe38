// The memory of a process: opened once, fresh for a while, and kept while the database is unavailable.

import { expect, test } from 'vitest'
import { openFresh, openMemory } from './memory.ts'

test('a part is opened once in a memory, and anew in another', () => {
  const open = () => ({})
  const memory = openMemory()
  expect(memory.of(open)).toBe(memory.of(open))
  expect(openMemory().of(open)).not.toBe(memory.of(open))
})

test('fresh data is not read again, and a change is seen by the next request', async () => {
  let read = 0
  const fresh = openFresh(async () => ++read, 60_000)
  expect([await fresh.get(), await fresh.get()]).toEqual([1, 1])
  fresh.changed()
  expect(await fresh.get()).toBe(2)
})

test('where reading fails the old data stays; where there was none, or it changed, the failure is thrown', async () => {
  let broken = true
  const fresh = openFresh(async () => {
    if (broken) throw new Error('away')
    return 'known'
  }, 0)
  await expect(fresh.get()).rejects.toThrow('away')
  broken = false
  expect(await fresh.get()).toBe('known')
  broken = true
  expect(await fresh.get()).toBe('known')
  fresh.changed()
  await expect(fresh.get()).rejects.toThrow('away')
})

test('data read before a change is not kept after it', async () => {
  const answers: ((value: string) => void)[] = []
  const fresh = openFresh(() => new Promise<string>(resolve => void answers.push(resolve)), 60_000)
  const before = fresh.get()
  fresh.changed()
  const after = fresh.get()
  answers[1]?.('new')
  expect(await after).toBe('new')
  answers[0]?.('old')
  await before
  expect(await fresh.get()).toBe('new')
})
