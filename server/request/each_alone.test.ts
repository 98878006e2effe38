import { expect, test } from 'vitest'
import { Stopping } from './database/database.ts'
import { eachAlone } from './each_alone.ts'

const named = (id: number) => ({ id })

test('one that fails is logged, and the others are done', async () => {
  const logged: unknown[] = []
  const log = { error: (facts: unknown) => void logged.push(facts) }
  const double = async (id: number) => {
    if (id === 2) throw new Error('bad')
    return id * 2
  }
  expect(await eachAlone(log as never, 'doubling', [1, 2, 3], double, named)).toEqual([2, 6])
  expect(logged).toMatchObject([{ job: 'doubling', id: 2 }])
})

test.each([
  ['stops', Object.create(Stopping.prototype) as Error],
  ['has no database', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })],
])('it ends where the program %s: that is no member’s fault', async (_, error) => {
  const log = { error: () => undefined }
  const tried: number[] = []
  const run = async (id: number) => {
    tried.push(id)
    throw error
  }
  await expect(eachAlone(log as never, 'x', [1, 2], run, named)).rejects.toBe(error)
  expect(tried).toEqual([1])
})
