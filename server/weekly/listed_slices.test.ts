// What a distributed database needs of the weekly run, as far as one server shows it: the engine itself is tried by hand (docs/scale.md).

import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  afterCutoff,
  batch,
  batchServices,
  householdOf,
  now,
  orderAfter,
  startAgain,
} from '../../tests/batch.ts'
import { brokenGuarantees } from '../../tests/weekly.ts'
import { eachPiece, listing, WaitsForNodes } from '../nodes/pieces.ts'
import { choose } from './choose.ts'
import { open } from './open.ts'
import { chargeBatch, lockBatch } from './run_batch.ts'
import { tryAgain } from './try_again.ts'

const { services, dishes } = await batchServices()
const { pool } = services

beforeEach(() => startAgain(services))

describe('a slice whose households are listed', () => {
  const crowd = () =>
    Promise.all([
      householdOf(services),
      householdOf(services, { card: 'declines' }),
      householdOf(services, { card: 'none' }),
      householdOf(services, { state: 'paused' }),
      householdOf(services, { exclusions: dishes.map(dish => `dish:${dish.id}`) }),
      householdOf(services, { planId: 'rtc_4-4' }),
      householdOf(services, { planId: 'rte_8', exclusions: ['peanut'] }),
    ])

  const listMembers = () =>
    pool.query(
      `update batch_slice s set members = array(select client_id from client_order o where o.brand = s.brand
         and o.delivery_date = s.delivery_date and o.kitchen = s.kitchen order by client_id)`,
    )

  test('is locked, charged and told like one of neighbours', async () => {
    const who = await crowd()
    await open(services, now)
    services.clock.set(afterCutoff)
    await choose(services, batch, afterCutoff)
    await listMembers()
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
    expect(await Promise.all(who.map(async one => (await orderAfter(services, one)).state))).toEqual([
      'charged',
      'payment_failed',
      'payment_failed',
      'skipped',
      'skipped',
      'charged',
      'charged',
    ])
    expect(await brokenGuarantees(pool, afterCutoff)).toEqual([])
    const { rows } = await pool.query('select count(members)::int as listed from batch_slice')
    expect(rows).toEqual([{ listed: 0 }])
  })

  test('is divided down to the household that fails, which is set aside and served once it can be', async () => {
    const who = await crowd()
    services.clock.set(afterCutoff)
    await choose(services, batch, afterCutoff)
    await listMembers()
    const bad = who[5]
    await pool.query(
      `alter table order_line add constraint spoiled check (client_id <> '${bad?.clientId}') not valid`,
    )
    await lockBatch(services, batch)
    await chargeBatch(services, batch)
    const aside = await pool.query('select client_id from weekly_set_aside')
    expect(aside.rows).toEqual([{ client_id: bad?.clientId }])
    const { rows } = await pool.query('select members from batch_slice where members is not null')
    // Beside it only who pays nothing this week: one whose dishes are all excluded, or a paused one, is not charged.
    const idle = [who[3], who[4]].map(one => one?.clientId)
    expect(rows.flatMap(({ members }) => members).filter(id => !idle.includes(id))).toEqual([bad?.clientId])
    expect(rows).toHaveLength(1)
    await pool.query('alter table order_line drop constraint spoiled')
    await tryAgain(services, afterCutoff)
    expect(await brokenGuarantees(pool, afterCutoff)).toEqual([])
  })
})

describe('the pieces of several nodes', () => {
  const [first, second, third] = ['a', 'b', 'c'].map(id => listing([id]))
  const pieces = [first, second, third] as ReturnType<typeof listing>[]

  /** As the engine says it. */
  const lost = () =>
    Object.assign(
      new pg.DatabaseError(
        'connection to the remote node mealkit@10.0.0.11:5432 failed with the following error: Connection refused',
        0,
        'error',
      ),
      { code: '08006' },
    )

  test('are all done but those of a lost node, which are done once it is back, and no other twice', async () => {
    const done: string[] = []
    let isLost = true
    const run = async ({ firstClient }: ReturnType<typeof listing>) => {
      if (isLost && firstClient === 'b') throw lost()
      done.push(firstClient)
    }
    const doAll = () => eachPiece(services, 'work', { pieces, lost: [] }, run)
    await expect(doAll()).rejects.toThrow(new WaitsForNodes(['10.0.0.11:5432']))
    await expect(doAll()).rejects.toThrow('10.0.0.11:5432')
    expect(done.toSorted()).toEqual(['a', 'c'])
    isLost = false
    await doAll()
    expect(done.toSorted()).toEqual(['a', 'b', 'c'])
    await doAll()
    expect(done).toHaveLength(6)
  })

  test('wait for a node that did not say what it has', async () => {
    const done: string[] = []
    const run = async ({ firstClient }: ReturnType<typeof listing>) => void done.push(firstClient)
    const some = eachPiece(
      services,
      'other work',
      { pieces: pieces.slice(0, 1), lost: ['10.0.0.12:5432'] },
      run,
    )
    await expect(some).rejects.toThrow('10.0.0.12:5432')
    expect(done).toEqual(['a'])
  })

  test('stop for any other failure', async () => {
    const run = () => Promise.reject(new Error('no'))
    await expect(eachPiece(services, 'work', { pieces, lost: [] }, run)).rejects.toThrow('no')
  })
})
