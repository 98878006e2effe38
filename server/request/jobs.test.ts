import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/database.ts'
import { withTx } from './database/database.ts'
import { asError, job, openJobs } from './jobs.ts'
import { safeError } from './safe_log.ts'

const database = await testDatabase()
const settings = { url: database.url, pool: database.pool, log: pino({ level: 'silent' }) }
const [worker, web] = await Promise.all([
  openJobs({ ...settings, worker: true }),
  openJobs({ ...settings, worker: false }),
])
afterAll(() => Promise.all([worker.stop(5_000), web.stop(5_000)]))

test('work enqueued by a web process runs in the worker', async () => {
  const greet = job<{ name: string }>('greet')
  const greeted: string[] = []
  await worker.work(greet, async ({ name }) => void greeted.push(name))
  await withTx(database.pool, tx => web.enqueue(tx, greet, { name: 'Amélie' }))
  expect(await web.idle(60_000)).toBe(true)
  expect(greeted).toEqual(['Amélie'])
})

test('work of a transaction that is rolled back never runs', async () => {
  const charge = job<{ order: number }>('charge')
  const charged: number[] = []
  await worker.work(charge, async ({ order }) => void charged.push(order))
  const failure = new Error('changed our mind')
  const rolledBack = withTx(database.pool, async tx => {
    await web.enqueue(tx, charge, { order: 1 })
    throw failure
  })
  await expect(rolledBack).rejects.toBe(failure)
  await withTx(database.pool, tx => web.enqueue(tx, charge, { order: 2 }))
  expect(await web.idle(60_000)).toBe(true)
  expect(charged).toEqual([2])
})

test('work with the same key waits once', async () => {
  const sync = job<{ client: string }>('sync', { key: ({ client }) => client })
  await withTx(database.pool, tx =>
    web.enqueueAll(tx, sync, [{ client: 'a' }, { client: 'a' }, { client: 'b' }]),
  )
  await withTx(database.pool, tx => web.enqueue(tx, sync, { client: 'b' }))
  const synced: string[] = []
  await worker.work(sync, async ({ client }) => void synced.push(client))
  expect(await web.idle(60_000)).toBe(true)
  expect(synced.toSorted()).toEqual(['a', 'b'])
})

test('work that fails is retried later', async () => {
  const flaky = job<{ n: number }>('flaky')
  let runs = 0
  await worker.work(flaky, async () => {
    runs++
    throw new Error('not today')
  })
  await withTx(database.pool, tx => web.enqueue(tx, flaky, { n: 1 }))
  expect(await web.idle(60_000)).toBe(true)
  expect(runs).toBe(1)
  const waiting = await database.pool.query(
    `select state, start_after > now() as later from pgboss.job where name = 'flaky'`,
  )
  expect(waiting.rows).toEqual([{ state: 'retry', later: true }])
})

test('stopping waits for running work, which ends before its next transaction where it takes too long', async () => {
  const { url, pool } = await testDatabase()
  const own = await openJobs({ url, pool, log: pino({ level: 'silent' }), worker: true })
  await pool.query('create table done (step int)')
  const long = job<{ from: number }>('long')
  let began = () => {}
  const underWay = new Promise<void>(resolve => {
    began = resolve
  })
  let ended = false
  await own.work(long, async () => {
    try {
      for (let step = 0; step < 1_000; step++) {
        await withTx(pool, tx => tx.query('insert into done values ($1)', [step]))
        began()
        await new Promise(next => setTimeout(next, 20))
      }
    } finally {
      ended = true
    }
  })
  await withTx(pool, tx => own.enqueue(tx, long, { from: 0 }))
  await underWay
  await own.stop(1_000)
  expect(ended).toBe(true)
  const { rows } = await pool.query('select count(*)::int as steps from done')
  expect(rows[0].steps).toBeLessThan(1_000)
  const again = await pool.query(`select state from pgboss.job where name = 'long'`)
  expect(again.rows[0].state).not.toBe('completed')
})

test('the log says why pg-boss could not fetch work, which hands it on as a plain object', () => {
  const lost = new Error('connect ECONNREFUSED')
  expect(asError(lost)).toBe(lost)
  const handedOn = asError({ message: lost.message, stack: 'where it was' })
  expect(safeError(handedOn)).toMatchObject({ message: 'connect ECONNREFUSED', stack: 'where it was' })
})
