import pg from 'pg'
import { expect, test } from 'vitest'
import { Stopping } from './database/database.ts'
import { inHalves, mayBeAMembersFault, NobodysFault } from './in_halves.ts'

const sql = (code: string) => Object.assign(new pg.DatabaseError('failed', 0, 'error'), { code })

test('only the bad members are left out, and the others are done once', async () => {
  const done: number[] = []
  const aside: number[] = []
  const bad = [3, 11]
  const run = async (part: number[]) => {
    if (part.some(each => bad.includes(each))) throw new Error('bad')
    done.push(...part)
  }
  await inHalves(
    Array.from({ length: 16 }, (_, i) => i),
    run,
    async part => {
      if (part.length > 1) return [part.slice(0, part.length / 2), part.slice(part.length / 2)]
      aside.push(...part)
      return []
    },
  )
  expect(aside).toEqual(bad)
  expect(done).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15])
})

test.each([
  ['our own rules', new RangeError('No profile key'), true],
  ['a constraint', sql('23514'), true],
  ['a value that cannot be read', sql('22P02'), true],
  ['a function that raises', sql('P0001'), true],
  ['a conflict', sql('40001'), false],
  ['a deadlock', sql('40P01'), false],
  ['a lock that is not given', sql('55P03'), false],
  ['a statement that takes too long', sql('57014'), false],
  ['a missing table', sql('42P01'), false],
  ['a full disk', sql('53100'), false],
  ['a server that stops', sql('57P01'), false],
  ['a lost connection', new Error('Connection terminated unexpectedly'), false],
  ['the program’s end', Object.create(Stopping.prototype) as Error, false],
  ['what is known to be nobody’s fault', new NobodysFault('no stock'), false],
])('%s can be the fault of a member, or not', async (_, error, can) => {
  expect(mayBeAMembersFault(error)).toBe(can)
  const divided: unknown[] = []
  const divide = async (part: unknown) => {
    divided.push(part)
    return []
  }
  const done = inHalves(1, () => Promise.reject(error), divide)
  await (can ? done : expect(done).rejects.toBe(error))
  expect(divided).toEqual(can ? [1] : [])
})
