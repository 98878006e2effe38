import { describe, expect, test, vi } from 'vitest'
import { connectionOf, testDatabase } from '../../../tests/database.ts'
import { freezingWire } from '../../../tests/freezing_wire.ts'
import { isDuplicate, isUnavailable, openPool, sqlState, type Tx, withTx } from './database.ts'

const database = await testDatabase({ size: 16 })
await database.pool.query('create table stock (item text primary key, left_over int not null)')

/** Ends the connection of a transaction, like a server that fails over. */
const lose = async (tx: Tx) => {
  const { rows } = await tx.query<{ pid: number }>(`select pg_backend_pid() as pid`)
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
}

const leftOver = async (item: string): Promise<number> =>
  (await database.pool.query('select left_over from stock where item = $1', [item])).rows[0]?.left_over

describe('withTx', () => {
  test('commits the work and returns its result', async () => {
    const result = await withTx(database.pool, async tx => {
      await tx.query(`insert into stock values ('kept', 3)`)
      return 'done'
    })
    expect(result).toBe('done')
    expect(await leftOver('kept')).toBe(3)
  })

  test('leaves nothing behind when the work throws, and the connection stays usable', async () => {
    const failure = new Error('no')
    const work = withTx(database.pool, async tx => {
      await tx.query(`insert into stock values ('dropped', 1)`)
      throw failure
    })
    await expect(work).rejects.toBe(failure)
    expect(await leftOver('dropped')).toBeUndefined()
    expect(database.pool.waitingCount).toBe(0)
  })

  test('runs the work again on a serialization failure: 16 clients take exactly what they took', async () => {
    await database.pool.query(`insert into stock values ('contested', 64)`)
    const takeOne = () =>
      withTx(
        database.pool,
        async tx => {
          const found = await tx.query<{ left_over: number }>(
            `select left_over from stock where item = 'contested'`,
          )
          const left = found.rows[0]?.left_over ?? 0
          await tx.query(`update stock set left_over = $1 where item = 'contested'`, [left - 1])
        },
        { isolation: 'serializable' },
      )
    for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: 8 }, takeOne))
    expect(await leftOver('contested')).toBe(64 - 4 * 8)
  })

  test('runs the work again after a deadlock', async () => {
    await database.pool.query(`insert into stock values ('one', 0), ('two', 0)`)
    let first: () => void = () => {}
    let second: () => void = () => {}
    const oneHeld = new Promise<void>(resolve => {
      first = resolve
    })
    const twoHeld = new Promise<void>(resolve => {
      second = resolve
    })
    const cross = (mine: string, other: string, held: () => void, otherHeld: Promise<void>) =>
      withTx(database.pool, async tx => {
        await tx.query(`update stock set left_over = left_over + 1 where item = $1`, [mine])
        held()
        await otherHeld
        await tx.query(`update stock set left_over = left_over + 1 where item = $1`, [other])
      })
    await Promise.all([cross('one', 'two', first, twoHeld), cross('two', 'one', second, oneHeld)])
    expect([await leftOver('one'), await leftOver('two')]).toEqual([2, 2])
  })

  test('runs the work again when its connection is lost, and the process lives on', async () => {
    await database.pool.query(`insert into stock values ('interrupted', 0)`)
    let runs = 0
    await withTx(database.pool, async tx => {
      runs++
      await tx.query(`update stock set left_over = left_over + 1 where item = 'interrupted'`)
      if (runs === 1) await lose(tx)
      await tx.query(`select 1`)
    })
    expect(runs).toBe(2)
    expect(await leftOver('interrupted')).toBe(1)
  })

  test('survives the loss of an idle connection', async () => {
    const work = withTx(database.pool, async tx => {
      await lose(tx)
      // The loss arrives while the work does something else.
      await new Promise(later => setTimeout(later, 100))
      return 'other work'
    })
    // The work was done, but could not be committed: nobody is told that it was saved.
    await expect(work).rejects.toThrow()
  })

  test('leaves the decision to its caller when the connection is lost during the commit', async () => {
    let runs = 0
    const work = withTx(database.pool, async tx => {
      runs++
      await tx.query(`select 1`)
      await lose(tx)
    })
    const error = await work.catch((thrown: unknown) => thrown)
    expect(runs).toBe(1)
    expect(isUnavailable(error)).toBe(true)
  })

  test('gives up a statement without an answer, and its connection, and does not run the work again', async () => {
    const wire = await freezingWire(database.url)
    const pool = openPool({ url: wire.url, size: 2, longest: 1_000, onIdleError: () => {} })
    let runs = 0
    const work = withTx(pool, async tx => {
      runs++
      await tx.query('select 1')
      wire.freeze()
      await tx.query('select 1')
    })
    const error = await work.catch((thrown: unknown) => thrown)
    expect([isUnavailable(error), runs, pool.totalCount]).toEqual([true, 1, 0])
    await pool.end()
  })

  test('does not wait a second time for a server that makes no connection', async () => {
    const wire = await freezingWire(database.url)
    wire.freeze()
    const pool = openPool({ url: wire.url, size: 2, patience: 100, onIdleError: () => {} })
    const connections = vi.spyOn(pool, 'connect')
    const error = await withTx(pool, async () => {}).catch((thrown: unknown) => thrown)
    expect([isUnavailable(error), connections.mock.calls.length]).toEqual([true, 1])
    await pool.end()
  })

  test('lets PostgreSQL end a statement that takes too long, and keeps the connection', async () => {
    const pool = openPool({ url: database.url, size: 1, longest: 1_000, onIdleError: () => {} })
    const error = await withTx(pool, tx => tx.query('select pg_sleep(60)')).catch((thrown: unknown) => thrown)
    expect([sqlState(error), pool.totalCount]).toEqual(['57014', 1])
    await pool.end()
  })

  test('reports that no connection became free', async () => {
    const small = await testDatabase({ size: 1, patience: 1_000 })
    const held = await connectionOf(small.pool)
    const error = await small.pool.query('select 1').catch((thrown: unknown) => thrown)
    expect(isUnavailable(error)).toBe(true)
    held.release()
  })

  test('does not run the work again after an error that would recur', async () => {
    let runs = 0
    const work = withTx(database.pool, async tx => {
      runs++
      await tx.query(`insert into stock values ('kept', 1)`)
    })
    const error = await work.catch((thrown: unknown) => thrown)
    expect(runs).toBe(1)
    expect(sqlState(error)).toBe('23505')
    expect(isDuplicate(error, 'stock_pkey')).toBe(true)
    expect(isDuplicate(error, 'another')).toBe(false)
  })
})
