// Points that expire after twelve idle months, on a real database.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adjustPoints } from '../../../domain/ledger.ts'
import { menusAt, requestOf, subscribe } from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { rewards } from '../../calls/rewards.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { withTx } from '../../request/database/database.ts'
import { expirePoints } from './expire_points.ts'

const now = '2026-01-15T20:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

async function collector(points: number): Promise<string> {
  const { clientId } = await subscribe(services.pool, now)
  await adjust(clientId, 'first', points, now)
  return clientId
}
const adjust = (clientId: string, key: string, points: number, at: string) =>
  withTx(services.pool, tx =>
    addTransactions(tx, [{ clientId, transaction: adjustPoints(key, points) }], 'test', at),
  )
const at = (day: string) => expirePoints(services, `${day}T20:00:00.000Z`)
const available = async (clientId: string) =>
  (await rewards.balance(services, requestOf(clientId, now), {})).available
const noticesTo = async (clientId: string) =>
  (
    await services.pool.query<{ data: unknown }>(
      `select data from outbox_message where client_id = $1 and template = 'points_expire_soon'`,
      [clientId],
    )
  ).rows.map(row => row.data)

test('after twelve idle months: a notice 45 days before, once, and expired the day after the last', {
  tags: '[ST-POINTS-EXPIRE-INACTIVE]',
}, async () => {
  const clientId = await collector(1_234)
  await at('2026-11-30')
  expect(await noticesTo(clientId)).toEqual([])
  await at('2026-12-01')
  await at('2026-12-02')
  expect(await noticesTo(clientId)).toEqual([{ points: 1_234, expiresOn: '2027-01-15' }])
  await at('2027-01-15')
  expect(await available(clientId)).toBe(1_234)
  await at('2027-01-16')
  expect(await available(clientId)).toBe(0)
  const { entries } = await rewards.histories(services, requestOf(clientId, now), {})
  expect(entries[0]).toMatchObject({ reason: 'expired', points: -1_234, on: '2027-01-16' })
})

test('any movement keeps them for another twelve months', {
  tags: '[ST-POINTS-EXPIRE-INACTIVE]',
}, async () => {
  const clientId = await collector(500)
  await at('2027-02-01')
  await adjust(clientId, 'second', 10, '2027-02-10T20:00:00.000Z')
  await at('2027-06-01')
  expect(await available(clientId)).toBe(510)
})

test('after a late notice they last 30 days from then', { tags: '[ST-POINTS-EXPIRE-INACTIVE]' }, async () => {
  const clientId = await collector(500)
  await at('2027-08-01')
  expect(await noticesTo(clientId)).toEqual([{ points: 500, expiresOn: '2027-08-31' }])
  await at('2027-08-31')
  expect(await available(clientId)).toBe(500)
  await at('2027-09-01')
  expect(await available(clientId)).toBe(0)
})

test('where the program ends, households with points get a notice, and the day after all points expire, once, and later ones too', {
  tags: '[ST-POINTS-EXPIRE-PROGRAM-END]',
}, async () => {
  const ended = await testServices({
    now,
    environment: { POINTS_END_ON: '2026-06-30' },
    beginning: menusAt(now),
  })
  const day = (date: string) => expirePoints(ended, `${date}T20:00:00.000Z`)
  const { clientId } = await subscribe(ended.pool, now)
  const enter = (key: string, points: number) =>
    withTx(ended.pool, tx =>
      addTransactions(tx, [{ clientId, transaction: adjustPoints(key, points) }], 'test', now),
    )
  const letters = async () =>
    (
      await ended.pool.query(
        `select data from outbox_message where client_id = $1 and template = 'points_programme_ends'`,
        [clientId],
      )
    ).rows.map(row => row.data)
  const held = async () => (await rewards.balance(ended, requestOf(clientId, now), {})).available
  await enter('first', 700)
  await day('2026-05-15')
  expect(await letters()).toEqual([])
  await day('2026-05-16')
  await day('2026-06-30')
  const announced = { points: 700, endsOn: '2026-06-30', expiresOn: '2026-06-30' }
  expect([await letters(), await held()]).toEqual([[announced], 700])
  await day('2026-07-01')
  expect(await held()).toBe(0)
  await enter('after', 30)
  await day('2026-07-02')
  expect(await held()).toBe(0)
})

test('where the end is set late, or points come late, they last 30 days from the letter', {
  tags: '[ST-POINTS-EXPIRE-PROGRAM-END]',
}, async () => {
  const ended = await testServices({
    now,
    environment: { POINTS_END_ON: '2026-06-30' },
    beginning: menusAt(now),
  })
  const day = (date: string) => expirePoints(ended, `${date}T20:00:00.000Z`)
  const holder = async (key: string) => {
    const { clientId } = await subscribe(ended.pool, now)
    await withTx(ended.pool, tx =>
      addTransactions(tx, [{ clientId, transaction: adjustPoints(key, 400) }], 'test', now),
    )
    return clientId
  }
  const last = async (clientId: string) =>
    (
      await ended.pool.query(
        `select data->>'expiresOn' as day from outbox_message where client_id = $1 and template = 'points_programme_ends'`,
        [clientId],
      )
    ).rows.map(row => row.day)
  const held = async (clientId: string) =>
    (await rewards.balance(ended, requestOf(clientId, now), {})).available
  const early = await holder('early')
  await day('2026-06-20')
  const late = await holder('late')
  await day('2026-06-28')
  expect([await last(early), await last(late)]).toEqual([['2026-07-20'], ['2026-07-28']])
  await day('2026-07-20')
  expect([await held(early), await held(late)]).toEqual([400, 400])
  await day('2026-07-21')
  expect([await held(early), await held(late)]).toEqual([0, 400])
  await day('2026-07-29')
  expect(await held(late)).toBe(0)
  expect(await rewards.gift_card_options(ended, requestOf(late, now), {})).toMatchObject({
    endsOn: '2026-06-30',
    useBy: '2026-07-28',
    ended: false,
  })
  const after = requestOf(late, '2026-07-01T20:00:00.000Z')
  expect(await rewards.gift_card_options(ended, after, {})).toMatchObject({ ended: true })
})

test('once the end is announced all points can be turned into credit, however few; before that only an amount on offer', {
  tags: '[ST-POINTS-EXPIRE-PROGRAM-END]',
}, async () => {
  const ended = await testServices({
    now,
    environment: { POINTS_END_ON: '2026-06-30' },
    beginning: menusAt(now),
  })
  const { clientId } = await subscribe(ended.pool, now)
  await withTx(ended.pool, tx =>
    addTransactions(tx, [{ clientId, transaction: adjustPoints('few', 307) }], 'test', now),
  )
  const on = (date: string) => requestOf(clientId, `${date}T20:00:00.000Z`)
  const offered = async (date: string) =>
    (await rewards.gift_card_options(ended, on(date), {})).options.filter(({ enough }) => enough)
  const redeem = (date: string, points: number) =>
    rewards.redeem_for_gift_card(ended, on(date), { points, requestId: randomUUID() })
  expect(await offered('2026-05-15')).toEqual([])
  await expect(redeem('2026-05-15', 307)).rejects.toMatchObject({ code: 'points_choice' })
  expect(await offered('2026-05-16')).toEqual([{ points: 307, creditCents: 307, enough: true }])
  await expect(redeem('2026-05-16', 300)).rejects.toMatchObject({ code: 'points_choice' })
  expect(await redeem('2026-05-16', 307)).toMatchObject({ balance: { available: 0 }, creditCents: 307 })
  expect(await offered('2026-05-16')).toEqual([])
})
